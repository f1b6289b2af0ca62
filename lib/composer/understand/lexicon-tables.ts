import type { Language } from '../concepts/concept';
import type { Senses } from './senses';

type Words = Partial<Record<Language, readonly string[]>>;

/** Words of one meaning, and how a word of a language is entered. */
export interface Row {
  words: Words;
  put: (language: Language, word: string) => void;
}

/** The words of a language with what they can mean. */
export interface Tables {
  exact: Map<string, Senses>;
  /** With the word that was listed first, which is the singular. */
  stems: Map<string, { base: string; senses: Senses }>;
  longest: number;
  /** Words of the longest phrase by the stem of its first word. */
  starts: Map<string, number>;
}

export const newTables = (): Tables => ({
  exact: new Map(),
  stems: new Map(),
  longest: 1,
  starts: new Map(),
});

/** Shorter words of a language that is not told would be taken for those of another. */
const MIN_FOREIGN = 4;
/** Languages written in Latin letters whose words the old table mixes. */
const FOREIGN = ['de', 'fr', 'es', 'it', 'pt'] as const;

/** Words of languages that nobody tells, as words of each language that has their letters. */
export function byLetters(words: readonly string[]): Words {
  const readable = words.filter(
    (word) =>
      word.length >= MIN_FOREIGN && /^[\p{Script=Cyrillic}\p{Script=Latin}' -]+$/u.test(word),
  );
  const russian = readable.filter((word) => /\p{Script=Cyrillic}/u.test(word));
  const others = readable.filter((word) => !russian.includes(word));
  return { ru: russian, ...Object.fromEntries(FOREIGN.map((language) => [language, others])) };
}

/** Whether a word is the singular rather than another of its stem: the shorter, and `иконка` before `иконки`. */
export const isNearer = (word: string, known: string): boolean =>
  word.length < known.length ||
  (word.length === known.length && /[ыи]$/.test(known) && /[ая]$/.test(word));
