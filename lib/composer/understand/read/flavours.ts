import type { Language } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** What says what food tastes of: `gâteau au chocolat`, `torta al limone`; what several of are told lies on it. */
const MADE_WITH = /^(?:au|à la|à l'|à|al|alla|allo|all'|ao)$/;
const OF: Partial<Record<Language, string>> = { fr: 'de', it: 'di', es: 'de', pt: 'de' };

/** Words of a prompt in which food made with something is told as food of it: no cake stands at a bar of chocolate. */
export function withFlavours(items: readonly Item[], language: Language, lexicon: Lexicon): Item[] {
  const of = OF[language];
  if (of === undefined) return [...items];
  const kindAt = (at: number) => lexicon.factsOf(items[at]?.senses.concept ?? '')?.kind ?? '';
  const isArticle = (at: number) => items[at]?.senses.small === 'determiner';
  const flavoured = items.flatMap((item, at) => {
    if (!MADE_WITH.test(item.lower) || kindAt(at - 1) !== 'food') return [];
    return /^(?:food|plant)$/.test(kindAt(isArticle(at + 1) ? at + 2 : at + 1)) ? [at] : [];
  });
  return items.flatMap((item, at) => {
    if (flavoured.includes(at)) return [{ ...item, lower: of, senses: { small: 'of' as const } }];
    return flavoured.includes(at - 1) && isArticle(at) ? [] : [item];
  });
}
