import { LANGUAGES, type Language } from '../../concepts/concept';

/** One line of a word table: what it means, and its words in each language. */
export interface WordRow {
  id: string;
  words: Record<Language, readonly string[]>;
}

const cellWords = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Reads a word table: a line is `id | en | de | fr | es | it | pt | ru | ja`, words of a language
 * separated by commas, the commonest first. A line with more cells than languages is a mistake.
 */
export function wordRows(text: string): WordRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [id = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (cells.length > LANGUAGES.length) throw new Error(`Too many languages: ${line}`);
      const words = Object.fromEntries(
        LANGUAGES.map((language, index) => [language, cellWords(cells[index])]),
      ) as Record<Language, string[]>;
      return { id, words };
    });
}
