import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** A word that names something or somewhere, whatever else it means. */
export const isNamed = ({ senses, unknown, mark }: Item): boolean =>
  !mark &&
  !senses.small &&
  !senses.relation &&
  (unknown || (senses.concept ?? senses.place ?? senses.metaphor) !== undefined);
const isThing = (item: Item) => isNamed(item) && !isDoing(item.senses);
/** A form that is also that of a noun, `cammina`, does something where it stands. */
const isDoing = ({ small, relation, verb, concept, place, inflected }: Item['senses']) =>
  small === 'auxiliary' ||
  (verb !== undefined &&
    relation === undefined &&
    small === undefined &&
    ((concept ?? place) === undefined ||
      (inflected === true && /^(?:finite|base)$/.test(verb.form))));

/**
 * `Auf einem Hügel steht ein Schloss`, `на столе стоит ваза`, `en la mesa hay un florero`: where something
 * is stands first, and who does it last. Here it is told as in `ein Schloss steht auf einem Hügel`.
 */
export function subjectFirst(given: readonly Item[], lexicon: Lexicon): Item[] {
  const items = clausesApart(given);
  const told: Item[] = [];
  let from = 0;
  for (let at = 0; at <= items.length; at += 1) {
    if (at < items.length && items[at]?.mark === undefined) continue;
    const opens = from === 0 || items[from - 1]?.mark === '.' || items[from - 1]?.mark === ',';
    const segment = items.slice(from, at);
    const come = from > 0 && opens ? coming(segment, lexicon) : undefined;
    told.push(...(come ?? (opens ? turned(segment, from > 0) : segment)));
    told.push(...items.slice(at, at + 1));
    from = at + 1;
  }
  return told;
}

const COMMA: Item = {
  text: ',',
  lower: ',',
  senses: {},
  unknown: false,
  owner: false,
  name: false,
  mark: ',',
};

/** `und hinter ihr treibt ein Boot`, `e accanto a lui dorme un cane`: another clause, and none of a list. */
function clausesApart(items: readonly Item[]): Item[] {
  return items.flatMap((item, at) => {
    const isAnd = item.senses.small === 'and' || item.lower === 'а';
    const [next, after] = items.slice(at + 1, at + 3);
    const isByIt = next?.senses.relation && after?.senses.small === 'pronoun';
    if (!isAnd || (!isThere(next) && !isByIt)) return [item];
    const end = items.findIndex(({ mark }, index) => index > at && mark !== undefined);
    const clause = items.slice(at + 2, end < 0 ? undefined : end);
    if (!clause.some(({ senses }) => isDoing(senses))) return [item];
    return items[at - 1]?.mark === undefined ? [COMMA] : [];
  });
}

/** `daneben hockt ein Kind`, `рядом сидит кот`: where something is, by a word alone. */
const isThere = (item: Item | undefined) =>
  /^(?:beside|under|on|in|behind|before)-it$/.test(item?.senses.small ?? '');

/** `позади на камне стоит цапля`: after such a word the rest is told as if it opened the clause. */
function turned(segment: readonly Item[], goesOn: boolean): Item[] {
  const isAdverb = isThere(segment[0]);
  if (!segment[0]?.senses.relation && !isAdverb) return [...segment];
  if (isAdverb && goesOn) {
    const lead = segment[1]?.senses.small === 'pronoun' ? 2 : 1;
    if (segment[lead]?.senses.relation)
      return [...segment.slice(0, lead), ...turned(segment.slice(lead), goesOn)];
  }
  const verb = segment.findIndex(({ senses }) => isDoing(senses));
  if (verb < 0) return goesOn || isRussian(segment) ? verbless(segment, goesOn) : [...segment];
  const where = segment.slice(0, verb);
  // `над ними висит фонарь`
  const isPronoun = where.length === 2 && where[1]?.senses.small === 'pronoun';
  // `auf einer Bank im Park`: each with a preposition of its own.
  // `auf dem Dach des Hauses`: one place.
  const isOf = (at: number) => where[at - 1]?.lower === 'des';
  const things = where.filter((item, at) => isThing(item) && !isOf(at)).length;
  const isEach = things === where.filter(({ senses }) => senses.relation).length;
  const isOne = isPronoun || things === 1 || (things === 2 && isEach);
  const isWhere = isAdverb ? verb === 1 : verb >= 2 && isOne;
  if (!isWhere) return isRussian(segment) ? subjectBetween(segment, verb) : [...segment];
  const rest = segment.slice(verb + 1);
  const opens = rest[0];
  if (!opens || opens.senses.relation || opens.senses.small === 'and') return [...segment];
  let end = rest.findIndex(isThing) + 1;
  if (end === 0) return [...segment];
  while (rest[end]?.senses.small === 'and') {
    const next = rest.slice(end).findIndex(isThing);
    if (next < 0) break;
    end += next + 1;
  }
  const doing = segment[verb] as Item;
  const isBeing = doing.senses.small === 'auxiliary';
  const does = isBeing ? [] : [doing];
  // `está sentada una niña`: what is done stands between.
  const done = rest[0];
  if (isBeing && done?.senses.verb && !isThing(done) && end > 1) {
    does.push({ ...done, senses: { verb: done.senses.verb } });
    rest.shift();
    end -= 1;
  }
  return isAdverb
    ? [...rest.slice(0, end), ...where, ...does, ...rest.slice(end)]
    : [...rest.slice(0, end), ...does, ...rest.slice(end), ...where];
}

/** `под деревом мальчик читает`: between where it is and what is done there stands who does it. */
function subjectBetween(segment: readonly Item[], verb: number): Item[] {
  const first = segment.findIndex(isThing);
  const who = segment.slice(first + 1, verb);
  const isBare = !who.some(({ senses }) => senses.relation !== undefined || senses.small === 'and');
  const [subject, ...more] = who.filter(isThing);
  if (first < 0 || !isBare || !subject || more.length > 0 || isGenitive(subject))
    return [...segment];
  return [...who, ...segment.slice(verb), ...segment.slice(0, first + 1)];
}

/** Done to nothing by whoever comes after it. */
const COMES =
  /^(?:fly|walk|run|travel|float|swim|stand|sit|sleep|lie|wait|fall|stroll|jump|climb|drive|flow|shout|bark|dance|laugh|smile|cry|wave|crawl|sneak-verb|tiptoe|hide|shine|burn|drip|smoke|grow|bloom|rise|gallop|roll|hop|slide)$/;

/** `, мимо проходит тролль`, `, pasa un tren`: a clause that opens with what is done, and then says by whom. */
function coming(segment: readonly Item[], lexicon: Lexicon): Item[] | undefined {
  const verb = segment.findIndex(({ senses }) => senses.verb !== undefined);
  const doing = segment[verb];
  const isOpening = segment
    .slice(0, Math.max(0, verb))
    .every(({ senses }) => senses.empty !== undefined);
  if (!doing || !isOpening || !COMES.test(doing.senses.verb?.id ?? '')) return undefined;
  if (doing.senses.verb?.form !== 'finite' || doing.senses.concept) return undefined;
  const rest = segment.slice(verb + 1);
  const end = rest.findIndex(isThing) + 1;
  const noun = rest[end - 1];
  const kind = lexicon.factsOf(noun?.senses.concept ?? '')?.kind;
  const isMoving = isLivingKind(kind) || kind === 'vehicle' || doing.senses.verb.id === 'flow';
  const isBare = rest.slice(0, end).every(({ senses }) => senses.relation === undefined);
  if (!noun || !isMoving || !isBare || noun.senses.small) return undefined;
  return [...segment.slice(0, verb), ...rest.slice(0, end), doing, ...rest.slice(end)];
}

const isRussian = ([first]: readonly Item[]) => /^[а-яё]/.test(first?.lower ?? '');

/** `на крыше дома`, `на берегу реки`: whose it is, where `в вазе цветы` says what is there. */
function isGenitive({ senses, lower }: Item): boolean {
  const base = senses.base ?? lower;
  if (!isRussian([{ lower } as Item]) || !senses.inflected || base === lower) return false;
  return !(/[ыи]$/.test(lower) && !/[аяьй]$/.test(base));
}

const STANDING = /^(?:on|in|under|above|beside|behind|in-front-of|between|around)$/;

/** `, на столе пробирки`, `, auf dem Tisch eine Vase`: where something is, and then what. */
function verbless(segment: readonly Item[], goesOn: boolean): Item[] {
  const opens = segment[0]?.senses.relation;
  const first = segment.findIndex(isThing);
  const rest = segment.slice(first + 1);
  const next = rest[0];
  const isWhere = opens && !opens.reversed && STANDING.test(opens.kind) && first > 0;
  if (!isWhere || !next || !rest.some(isThing)) return [...segment];
  const { small, relation, color, attribute, count } = next.senses;
  const opensThing =
    small === 'determiner' ||
    (!small && !relation && (isThing(next) || (color ?? attribute ?? count) !== undefined));
  const isOwned = rest.length === 1 && /^(?:дома|окна|комнаты|кухни|леса|города)$/.test(next.lower);
  return opensThing && !isOwned && (goesOn || !isGenitive(next))
    ? [...rest, ...segment.slice(0, first + 1)]
    : [...segment];
}
