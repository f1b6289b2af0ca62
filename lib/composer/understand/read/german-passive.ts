import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * `ein Mädchen wird von einem Roboter umarmt`, `eine Maus, von einer Katze gejagt`: told the other way round, the robot hugs the
 * girl. Read before verbs and participles are put in order.
 */

const BECOMES = /^(?:wird|werden|wurde|wurden)$/;
const BY = /^(?:von|vom)$/;
/** Not done by anybody who stands there. */
const NOT_DONE = /^(?:stand|sit|lie|lean|sleep|walk|run|float|reflect|surround|hang|tie|curl)$/;
/** At most so many words are between what is done and by whom, and said of whoever does it. */
const MOST_BETWEEN = 9;

const isMark = (item: Item | undefined) => item === undefined || item.mark !== undefined;
/** `umarmt`, `verfolgt`: participles that are written as `er umarmt`. */
const ALIKE = /^(?:be|ver|er|ent|zer|um|unter|über|ge)\p{L}+(?:t|en)$/u;
const isParticiple = (item: Item | undefined): item is Item => {
  const { id, form } = item?.senses.verb ?? {};
  if (!item || id === undefined || NOT_DONE.test(id) || !/^\p{Ll}/u.test(item.text)) return false;
  return form === 'past' || ALIKE.test(item.lower);
};

const AN: Item = {
  text: 'das',
  lower: 'das',
  senses: { small: 'determiner' },
  unknown: false,
  owner: false,
  name: false,
};

/** The end of whoever does it: the first noun after an index, where somebody lives or moves. */
function doerEnd(items: readonly Item[], from: number, lexicon: Lexicon): number {
  const noun = items.findIndex(
    ({ senses, text }, at) =>
      at >= from && at < from + 4 && senses.concept !== undefined && /^\p{Lu}/u.test(text),
  );
  const concept = items[noun]?.senses.concept ?? '';
  const { kind, habitat } = lexicon.factsOf(concept) ?? {};
  const isDoer = concept === 'hand' || isLivingKind(kind) || habitat === 'hand';
  const isWhole = items.slice(from, noun).every(({ senses }) => senses.relation === undefined);
  return isDoer && isWhole ? noun + 1 : -1;
}

/** Where a participle with its doer before it stands, or nothing. */
function spanAt(items: readonly Item[], by: number, lexicon: Lexicon) {
  const end = BY.test(items[by]?.lower ?? '') ? doerEnd(items, by + 1, lexicon) : -1;
  if (end < 0) return undefined;
  let done = end;
  while (done < end + MOST_BETWEEN && !isMark(items[done]) && !isParticiple(items[done])) done += 1;
  const verb = items[done];
  // `das von seiner Mutter getragen wird`
  const last = BECOMES.test(items[done + 1]?.lower ?? '') ? done + 1 : done;
  if (!isParticiple(verb) || (!isMark(items[last + 1]) && items[last + 1]?.senses.small !== 'and'))
    return undefined;
  const doing: Item = {
    ...verb,
    senses: { verb: { id: verb.senses.verb?.id ?? '', form: 'finite' } },
  };
  const doer = [...(items[by]?.lower === 'vom' ? [AN] : []), ...items.slice(by + 1, end)];
  return { end, done, last, doing, doer };
}

/** The words of a German sentence, what is done by somebody as what they do. */
export function activeInGerman(items: readonly Item[], lexicon: Lexicon): Item[] {
  for (let by = 1; by < items.length; by += 1) {
    const found = spanAt(items, by, lexicon);
    if (!found) continue;
    const { end, done, last, doing, doer } = found;
    const comma =
      /^(?:der|die|das)$/.test(items[by - 1]?.lower ?? '') && last > done ? by - 2 : by - 1;
    const becomes = items.findLastIndex(
      ({ lower, mark }, at) => at < by && (BECOMES.test(lower) || mark === '.'),
    );
    const isWhole = BECOMES.test(items[becomes]?.lower ?? '');
    const opens =
      items.findLastIndex(
        ({ mark }, at) => at < (isWhole ? becomes : comma) && mark !== undefined,
      ) + 1;
    const stop = isWhole ? becomes : items[comma]?.mark === ',' ? comma : -1;
    if (stop <= opens || items[opens]?.senses.relation) continue;
    const where = [...(isWhole ? items.slice(becomes + 1, by) : []), ...items.slice(end, done)];
    const told = [...doer, doing, ...items.slice(opens, stop), ...where];
    const rest = activeInGerman(items.slice(last + 1), lexicon);
    return [...items.slice(0, opens), ...told, ...rest];
  }
  return [...items];
}
