import { type ConceptEntry, LANGUAGES } from './concept';

type Words = ConceptEntry['words'];
type Row = Omit<ConceptEntry, 'words' | 'kind'> & { words: string; kind?: ConceptEntry['kind'] };

/**
 * Words of a concept as they stand in the tables: languages in the order of `LANGUAGES` between
 * semicolons, synonyms between bars, the commonest first. An empty place leaves a language out.
 */
function wordsOf(text: string): Words {
  const texts = text.split(';').map((part) => part.trim());
  const known = LANGUAGES.map((language, index) => [language, texts[index] ?? ''] as const);
  return Object.fromEntries(
    known.filter(([, list]) => list !== '').map(([language, list]) => [language, list.split('|')]),
  );
}

/** A table of concepts that share what is said first. */
export function conceptsOf(
  shared: Pick<ConceptEntry, 'kind' | 'habitat' | 'places'>,
  rows: readonly Row[],
): ConceptEntry[] {
  return rows.map((row) => ({ ...shared, ...row, words: wordsOf(row.words) }));
}
