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
  cut: 'cut',
  put: 'put',
  unwrapped: 'handle',
  wrapped: 'pack',
};
/** At most so many words stand between what is done and by whom. */
const MOST_BETWEEN = 7;

interface Span {
  start: number;
  end: number;
}

const isOpening = ({ senses: { small, count, attribute, color, tone, group } }: Item) =>
  /^(?:determiner|possessive)$/.test(small ?? '') ||
  [count, attribute, color, tone, group].some((one) => one !== undefined);

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

/** `a bouquet of peonies and tulips`: all of it. */
function wholeTo(items: readonly Item[], end: number): Span {
  const own = placedTo(items, end);
  const { small } = items[own.start - 1]?.senses ?? {};
  const isJoined = small === 'of' || small === 'and';
  const thing = items[own.start - 2];
  const isThing = thing && !thing.mark && !thing.senses.small && !thing.senses.verb;
  return isJoined && isThing ? { start: wholeTo(items, own.start - 2).start, end } : own;
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
function participleOf(
  { lower, senses: { verb, concept } }: Item,
  lexicon: Lexicon,
): string | undefined {
  const listed = PARTICIPLES[lower];
  if (listed !== undefined) return listed;
  if (concept !== undefined) return undefined;
  if (verb?.form === 'past') return verb.id;
  // What the tables know by its other form alone: `unwrapped`.
  const isRegular = verb === undefined && /^[a-z]{3,14}ed$/.test(lower);
  return isRegular ? lexicon.lookUp(lower.replace(/ed$/, 'ing'), 'en')?.verb?.id : undefined;
}

/** Whoever does what is being done, and nobody tells by whom. */
const SOMEBODY: Item = {
  text: 'somebody',
  lower: 'person',
  senses: { concept: 'person' },
  unknown: false,
  owner: false,
  name: false,
};

/** `a letter being slipped into a mailbox`: somebody is there who does it. */
const isDoneBySomebody = (items: readonly Item[], done: number): boolean =>
  items[done - 1]?.lower === 'being';

function toldActively(items: readonly Item[], done: number, lexicon: Lexicon): Item[] | undefined {
  const item = items[done] as Item;
  const verb = participleOf(item, lexicon);
  if (verb === undefined || NOT_DONE.test(verb)) return undefined;
  const isBeing = items[done - 1]?.senses.small === 'auxiliary';
  const patient = isDoneBySomebody(items, done)
    ? wholeTo(items, done - 2)
    : isBeing
      ? placedTo(items, done - 2)
      : phraseTo(items, done - 1);
  if (items[patient.end]?.senses.concept === undefined) return undefined;
  if (!opensClause(items, patient.start)) return undefined;
  const by = byAfter(items, done);
  const doer = by < 0 ? undefined : doerFrom(items, by + 1, lexicon);
  const isOpen = !doer && by < 0 && isDoneBySomebody(items, done);
  if (!doer && !isOpen) return undefined;
  // `a wall being painted blue`: a blue wall.
  const tint = isOpen && items[done + 1]?.senses.color ? items.slice(done + 1, done + 2) : [];
  return [
    ...items.slice(0, patient.start),
    ...(doer ? items.slice(doer.start, doer.end + 1) : [SOMEBODY]),
    { ...item, unknown: false, senses: { verb: { id: verb, form: 'gerund' } } },
    ...items.slice(patient.start, patient.end),
    ...tint,
    ...items.slice(patient.end, patient.end + 1),
    ...(doer ? items.slice(done + 1, by) : []),
    ...items.slice(doer ? doer.end + 1 : done + 1 + tint.length),
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
