import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/**
 * `a piano carried up the stairs by three movers`: told the other way round, three movers carry a piano up the stairs.
 * English only; read before anything is bound, so that where it is done is said of who does it.
 */

/** Not done by anybody who stands there. */
const NOT_DONE = /^(?:stand|sit|lie|lean|sleep|walk|run|float|reflect|surround|hang|tie|curl)$/;
const OPENS_CLAUSE = /^(?:and|relative|of)$/;
/** Participles that are no form of a line of the verbs, or are forms of several. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  held: 'hold',
  drawn: 'pull',
  ridden: 'ride',
  driven: 'drive',
  eaten: 'eat',
  written: 'write',
  thrown: 'throw',
  stolen: 'take',
  taken: 'take',
  caught: 'take',
  brought: 'hold',
  given: 'give',
  woven: 'weave',
  sewn: 'sew',
  led: 'lead',
  fed: 'feed',
  built: 'build',
  taught: 'teach',
  swept: 'sweep',
  shaken: 'shake',
  rowed: 'sail',
};
/** At most so many words stand between what is done and by whom. */
const MOST_BETWEEN = 7;

interface Span {
  start: number;
  end: number;
}

const isOpening = ({ senses: { small, count, attribute, color, tone } }: Item) =>
  /^(?:determiner|possessive)$/.test(small ?? '') ||
  [count, attribute, color, tone].some((one) => one !== undefined);

/** The words of a noun with what is said of it before it, as they end at an index. */
function phraseTo(items: readonly Item[], end: number): Span {
  let start = end;
  while (start > 0) {
    const before = items[start - 1] as Item;
    if (before.mark || (!isOpening(before) && !before.unknown)) break;
    start -= 1;
  }
  return { start, end };
}

/** `a dog in a tub`: with where it is. */
function placedTo(items: readonly Item[], end: number): Span {
  const own = phraseTo(items, end);
  const isPlaced = /^(?:in|on|at|under)$/.test(items[own.start - 1]?.senses.relation?.kind ?? '');
  const isThing = items[own.start - 2]?.senses.concept !== undefined;
  return isPlaced && isThing ? { start: phraseTo(items, own.start - 2).start, end } : own;
}

/** Who does it: a living noun after `by`, with what is said of it. */
function doerFrom(items: readonly Item[], from: number, lexicon: Lexicon): Span | undefined {
  for (let at = from; at < Math.min(items.length, from + 4); at += 1) {
    const item = items[at] as Item;
    const { concept } = item.senses;
    const kind = lexicon.factsOf(concept ?? '')?.kind ?? '';
    const isDoer = concept === 'hand' || isLivingKind(kind);
    if (isDoer && items[at + 1]?.senses.concept === undefined) return { start: from, end: at };
    if (item.mark || (!isOpening(item) && !isDoer && !item.unknown)) return undefined;
  }
  return undefined;
}

/** Where `by` comes after what is done, in the same clause. */
function byAfter(items: readonly Item[], done: number): number {
  for (let at = done + 1; at <= done + MOST_BETWEEN && at < items.length; at += 1) {
    const { mark, lower, senses } = items[at] as Item;
    if (mark || senses.small === 'relative' || (senses.verb && !senses.concept)) return -1;
    if (lower === 'by') return at;
  }
  return -1;
}

/** Whether a clause begins there: nothing before it is what the noun belongs to. */
function opensClause(items: readonly Item[], start: number): boolean {
  const before = items[start - 1];
  if (!before || before.mark) return true;
  if (!OPENS_CLAUSE.test(before.senses.small ?? '')) return before.senses.empty !== undefined;
  return before.senses.small !== 'of' || items[start - 2]?.senses.concept === undefined;
}

/** The verb that is done, where a word is its participle. */
function participleOf({ lower, senses: { verb, concept } }: Item): string | undefined {
  const listed = PARTICIPLES[lower];
  if (listed !== undefined) return listed;
  return verb?.form === 'past' && concept === undefined ? verb.id : undefined;
}

function toldActively(items: readonly Item[], done: number, lexicon: Lexicon): Item[] | undefined {
  const item = items[done] as Item;
  const verb = participleOf(item);
  if (verb === undefined || NOT_DONE.test(verb)) return undefined;
  const isBeing = items[done - 1]?.senses.small === 'auxiliary';
  const patient = isBeing ? placedTo(items, done - 2) : phraseTo(items, done - 1);
  if (items[patient.end]?.senses.concept === undefined) return undefined;
  if (!opensClause(items, patient.start)) return undefined;
  const by = byAfter(items, done);
  const doer = by < 0 ? undefined : doerFrom(items, by + 1, lexicon);
  if (!doer) return undefined;
  return [
    ...items.slice(0, patient.start),
    ...items.slice(doer.start, doer.end + 1),
    { ...item, unknown: false, senses: { verb: { id: verb, form: 'gerund' } } },
    ...items.slice(patient.start, patient.end + 1),
    ...items.slice(done + 1, by),
    ...items.slice(doer.end + 1),
  ];
}

/** The words of an English prompt, what is done by somebody as what they do. */
export function actively(items: readonly Item[], lexicon: Lexicon): Item[] {
  for (let done = 0; done < items.length; done += 1) {
    const told = toldActively(items, done, lexicon);
    if (told) return told;
  }
  return [...items];
}
