import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import { verbFrameOf } from '../words/verb';
import type { Item } from './item';
import { isNamed, isQuality } from './russian-case';

/**
 * `девочку обнимает робот`, `собаку моет мальчик`: to whom something is done stands first, and the endings say so. Told here as
 * `робот обнимает девочку`.
 */

const isDone = ({ senses }: Item) =>
  senses.verb !== undefined &&
  /^(?:finite|base)$/.test(senses.verb.form) &&
  (senses.concept ?? senses.place ?? senses.attribute) === undefined &&
  verbFrameOf(senses.verb.id)?.to !== undefined;

const lastWord = ({ lower }: Item) => lower.split(' ').at(-1) ?? '';
const baseOf = (item: Item) => (item.senses.base ?? item.lower).split(' ').at(-1) ?? '';

/** Forms that are no subject: `девочку`, `старика`; a plural is written alike in both cases. */
function isObjectOnly(item: Item, isLiving: boolean): boolean {
  const [word, base] = [lastWord(item), baseOf(item)];
  if (word === base) return false;
  if (/[ую]$/.test(word)) return /[ая]$/.test(base);
  return isLiving && /[ая]$/.test(word) && !/[ая]$/.test(base);
}

const isSubject = (item: Item) => lastWord(item) === baseOf(item);

/** A noun with what is said of it, from an index on; its end, or the index itself. */
function phraseEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (items[at] && isQuality(items[at] as Item)) at += 1;
  return items[at] && isNamed(items[at] as Item) ? at + 1 : from;
}

/** The words of a Russian sentence with whoever does something before it. */
export function doersFirst(items: readonly Item[], lexicon: Lexicon): Item[] {
  const told = [...items];
  const isLiving = (item: Item) => isLivingKind(lexicon.factsOf(item.senses.concept ?? '')?.kind);
  for (let verb = 1; verb < told.length - 1; verb += 1) {
    if (!isDone(told[verb] as Item)) continue;
    const mark = told.findLastIndex((one, at) => at < verb && one.mark !== undefined);
    const opens = mark + 1;
    const [end, until] = [phraseEnd(told, opens), phraseEnd(told, verb + 1)];
    const [object, doer] = [told[verb - 1] as Item, told[until - 1] as Item];
    if (end !== verb || until === verb + 1) continue;
    if (!isObjectOnly(object, isLiving(object)) || !isSubject(doer) || !isLiving(doer)) continue;
    told.splice(
      opens,
      until - opens,
      ...told.slice(verb + 1, until),
      told[verb] as Item,
      ...told.slice(opens, end),
    );
  }
  return told;
}
