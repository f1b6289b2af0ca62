import undrawnCompounds from './compounds.json';
import table from './lexicon.json';

export type ConceptKind =
  | 'animal'
  | 'person'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'building'
  | 'plant'
  | 'food'
  | 'furniture'
  | 'object'
  | 'clothing'
  | 'celestial'
  | 'symbol';
/** Where a thing belongs when the prompt does not say. */
export type Habitat = 'ground' | 'water' | 'underwater' | 'air' | 'sky' | 'table';

export interface Concept {
  id: string;
  /** `set:icon`. */
  asset: string;
  kind: ConceptKind;
  /** Height in metres of what the icon shows. */
  heightM: number;
  habitat: Habitat;
}

type Row = [
  asset: string,
  kind: ConceptKind,
  heightM: number,
  habitat: Habitat,
  words: string,
  otherLanguages: string,
];

const rows = new Map(Object.entries(table as unknown as Record<string, Row>));

function wordTable(column: 4 | 5): Map<string, string> {
  const words = new Map<string, string>();
  for (const [concept, row] of rows) {
    for (const word of row[column].split('|')) if (word) words.set(word, concept);
  }
  return words;
}
const english = wordTable(4);
const otherLanguages = wordTable(5);

/** The concept of a key; throws for a key that is not in the table, which is a bug of the caller. */
export function conceptOf(id: string): Concept {
  const row = rows.get(id);
  if (!row) throw new Error(`The lexicon has no concept ${id}`);
  const [asset, kind, heightM, habitat] = row;
  return { id, asset, kind, heightM, habitat };
}

export function hasConcept(id: string): boolean {
  return rows.has(id);
}

/**
 * The concept a phrase means, given as written and with its last word singular: both in lower case,
 * words joined by one space. English goes before other languages, so that `pies` are no Polish dog.
 */
export function findConcept(exact: string, singular = exact): string | undefined {
  return (
    english.get(exact) ??
    english.get(singular) ??
    otherLanguages.get(exact) ??
    otherLanguages.get(singular)
  );
}

/** Whether a phrase is one of English: in other languages the word that names a thing comes first. */
export function isEnglishWord(phrase: string): boolean {
  return english.has(phrase);
}

const undrawn = new Set(undrawnCompounds);

/** Whether a phrase names a thing that is no kind of its last word, and that nobody drew. */
export function isUndrawnCompound(exact: string, singular = exact): boolean {
  return undrawn.has(exact) || undrawn.has(singular);
}
