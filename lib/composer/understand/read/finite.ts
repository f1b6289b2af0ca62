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

export function withFinites(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const { senses, lower, mark } = item;
    const isPlural = senses.inflected === true || item.unknown;
    if (mark || !/^[a-z]{3,}s$/.test(lower) || !isPlural) return item;
    if (senses.verb && senses.concept === undefined) return item;
    if (!isSomebody(items, at - 1, lexicon)) return item;
    const next = items[at + 1];
    const ends = next === undefined || next.mark !== undefined;
    const follows = next?.senses.relation !== undefined || FOLLOWS.test(next?.senses.small ?? '');
    // `a girl dresses` as goods: only where more is told of is a verb left alone.
    const isClause =
      ends && items.some(({ mark: stop, senses: { small } }) => stop ?? small === 'relative');
    if (!follows && !isClause) return item;
    const verb = verbOf(lower, next?.lower.split(' ')[0], lexicon);
    if (verb) return { ...item, senses: { verb }, unknown: false };
    return item.unknown && follows
      ? { ...item, senses: { empty: NO_FRAME }, unknown: false }
      : item;
  });
}
