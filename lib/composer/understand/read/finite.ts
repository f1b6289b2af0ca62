import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import type { Item } from './item';

/**
 * `a postman rings`, `a boy slides down`: after somebody, a word that ends in -s and has a gerund among the verbs is what
 * they do, though things are called so as well. `a nurse's shoes` and `baby toys` have no such gerund or no article.
 */

const OPENS_NOUN = /^(?:a|an|the|his|her|its|their|one|another)$/;
/** Something is done that no table of verbs has. */
export const NO_FRAME = 'what is done';
/** Words that follow what is done, and never a noun in the plural alone. */
const FOLLOWS = /^(?:determiner|possessive|pronoun)$/;
/** Words that go with what is done: `wakes up`, `dozes off`. */
const PARTICLES = /^(?:up|down|off|out|away|over|around|about|back|together|again|into|onto)$/;
/** What hands do that no table has a verb for. */
const HANDLED: Senses = { verb: { id: 'handle', form: 'finite' } };

const gerundsOf = (word: string): string[] => {
  const stem = word.replace(/ies$/, 'y').replace(/([sxz]|ch|sh)es$/, '$1');
  const base = stem === word ? word.slice(0, -1) : stem;
  const last = base.at(-1) ?? '';
  return [
    `${base}ing`,
    `${base.replace(/e$/, '')}ing`,
    /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? `${base}${last}ing` : '',
  ].filter(Boolean);
};

/** What the gerund of a word in -s says that is done, alone or with the word after it. */
function verbOf(word: string, next: string | undefined, lexicon: Lexicon): Senses['verb'] {
  for (const gerund of gerundsOf(word))
    for (const phrase of next ? [`${gerund} ${next}`, gerund] : [gerund]) {
      const { verb } = lexicon.lookUp(phrase, 'en') ?? {};
      if (verb) return { id: verb.id, form: 'finite' };
    }
  return undefined;
}

/** One somebody with an article: `the postman`, `a small boy`. */
function isSomebody(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  const { concept, inflected } = items[at]?.senses ?? {};
  if (concept === undefined || inflected || items[at]?.owner) return false;
  if (!isLivingKind(lexicon.factsOf(concept)?.kind)) return false;
  return items.slice(Math.max(0, at - 3), at).some(({ lower }) => OPENS_NOUN.test(lower));
}

/** `a girl sticks out her tongue`: no noun has a particle and an article behind it. */
const isParted = (items: readonly Item[], at: number): boolean =>
  PARTICLES.test(items[at + 1]?.lower ?? '') && FOLLOWS.test(items[at + 2]?.senses.small ?? '');

/** `a snowman skis`: whatever it is, one thing with its article, and what it does behind it. */
const isOneThing = (items: readonly Item[], at: number): boolean =>
  at === 2 &&
  /^an?$/.test(items[0]?.lower ?? '') &&
  items[1]?.senses.concept !== undefined &&
  items[1].senses.inflected !== true &&
  !items[1].owner;

/** Whether one thing is said to do what is called like a thing or a place: to wave, to ski. */
function isToldToDo(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  const { verb, concept, place } = item?.senses ?? {};
  const isBoth = verb?.form === 'finite' && (concept ?? place) !== undefined;
  const isLast = next === undefined || next.mark !== undefined;
  return isBoth && isOneThing(items, at) && (isLast || next.senses.relation !== undefined);
}

/** `sits on a rock and combs her hair`: no noun has an article right behind it, and something was done before. */
function isAlsoDone(items: readonly Item[], at: number): boolean {
  const isJoined = /^(?:and|then)$/.test(items[at - 1]?.lower ?? '');
  if (!isJoined || !/^[a-z]{3,}s$/.test(items[at]?.lower ?? '')) return false;
  const isDoneBefore = items.slice(0, at).some(({ senses }) => senses.verb?.form === 'finite');
  return isDoneBefore && FOLLOWS.test(items[at + 1]?.senses.small ?? '');
}

/** Whether a word in -s after somebody is what they do, by the word behind it. */
function isDone(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const { small, relation } = next?.senses ?? {};
  if (relation !== undefined || FOLLOWS.test(small ?? '')) return true;
  if (isParted(items, at)) return true;
  // A word that names nothing is done to whatever comes after it: `a boy pumps water`.
  // `a man sweats while …`
  if (items[at]?.unknown && small === 'relative') return true;
  if (items[at]?.unknown && next && !next.mark)
    return PARTICLES.test(next.lower) || (next.senses.concept ?? next.senses.verb) !== undefined;
  // `a girl dresses` as goods: only where more is told of, or where one does it, is a verb left alone.
  const ends = next === undefined || next.mark !== undefined;
  const isOne = /^an?$/.test(items[at - 2]?.lower ?? '') && at === 2;
  return (
    ends && (isOne || items.some(({ mark: stop, senses }) => stop ?? senses.small === 'relative'))
  );
}

/** `two knights joust`: several of a kind, and behind them a word that no table has. */
function isDoneBySeveral(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  const [item, doer, next] = [items[at], items[at - 1], items[at + 1]];
  if (!item?.unknown || item.name || item.mark || !/^[a-z]{3,}$/.test(item.lower)) return false;
  if (/(?:s|ed|ing)$/.test(item.lower) || doer?.senses.inflected !== true) return false;
  if (!isLivingKind(lexicon.factsOf(doer.senses.concept ?? '')?.kind)) return false;
  const { small, relation } = next?.senses ?? {};
  return (
    next === undefined ||
    next.mark !== undefined ||
    relation !== undefined ||
    FOLLOWS.test(small ?? '')
  );
}

/** What nobody takes in the hands. */
const UNHELD = /^(?:building|vehicle|person|animal|body-part|place|celestial|furniture)$/;

/** What is done to a thing that is named after it is done with the hands. */
function unlisted(items: readonly Item[], at: number, lexicon: Lexicon): Senses {
  if (!FOLLOWS.test(items[at + 1]?.senses.small ?? '')) return { empty: NO_FRAME };
  const thing = items.slice(at + 2, at + 5).find(({ senses }) => senses.concept)?.senses.concept;
  const kind = lexicon.factsOf(thing ?? '')?.kind;
  return kind === undefined || UNHELD.test(kind) ? { empty: NO_FRAME } : HANDLED;
}

export function withFinites(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const { senses, lower, mark } = item;
    const next = items[at + 1];
    if (isDoneBySeveral(items, at, lexicon))
      return { ...item, senses: unlisted(items, at, lexicon), unknown: false };
    // `a teapot waves`: the sea is no part of it.
    if (isToldToDo(items, at)) return { ...item, senses: { verb: senses.verb } };
    const also = isAlsoDone(items, at)
      ? verbOf(lower, next?.lower.split(' ')[0], lexicon)
      : undefined;
    if (also) return { ...item, senses: { verb: also }, unknown: false };
    const isPlural = senses.inflected === true || item.unknown;
    if (mark || !/^[a-z]{3,}s$/.test(lower) || !isPlural) return item;
    if (senses.verb && senses.concept === undefined) return item;
    const isAlive = isSomebody(items, at - 1, lexicon);
    if (!(isAlive || isOneThing(items, at)) || !isDone(items, at)) return item;
    const verb = verbOf(lower, next?.lower.split(' ')[0], lexicon);
    if (verb) return { ...item, senses: { verb }, unknown: false };
    if (!isAlive) return item;
    // `a detective handcuffs a thief`: no noun has an article right behind it.
    const isHandled = FOLLOWS.test(next?.senses.small ?? '') || isParted(items, at);
    if (!item.unknown && !isHandled) return item;
    return { ...item, senses: unlisted(items, at, lexicon), unknown: false };
  });
}
