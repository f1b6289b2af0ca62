import type { Draft, Phrase } from './draft';

/**
 * What several words of another language name together, where English has one word for it: `hölzerner
 * Löffel`, `tren de juguete`, `gâteau au chocolat`. Qualities and kinds have English names, so the tables
 * of English are asked.
 */
export function namedTogether(
  draft: Draft,
  concept: string,
  qualities: readonly string[],
): string | undefined {
  if (draft.language === 'en') return undefined;
  const { lexicon } = draft;
  const kind = lexicon.factsOf(concept)?.kind;
  for (const quality of qualities) {
    const name = `${quality} ${concept}`.replaceAll('-', ' ');
    const one = lexicon.lookUp(name, 'en')?.concept;
    if (one && one !== concept && !/^(?:animal|person)$/.test(kind ?? '')) return one;
  }
  return undefined;
}

/** Names the head of a phrase by what its words mean together. */
export function nameTogether(phrase: Phrase, draft: Draft): void {
  const { head } = phrase;
  const concept = head?.senses.concept;
  if (!head || !concept || phrase.unknownHead) return;
  const kinds = phrase.modifiers.flatMap(({ senses }) => senses.concept ?? []);
  const one = namedTogether(draft, concept, [...phrase.attributes, ...kinds]);
  if (one) phrase.head = { ...head, senses: { ...head.senses, concept: one } };
}
