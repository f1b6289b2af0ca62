import { LANGUAGES, type Language } from '../../concepts/concept';
import { wordsByLanguage } from '../../concepts/word-cells';

/** One line of a word table: what it means, and its words in each language. */
export interface WordRow {
  id: string;
  words: Record<Language, readonly string[]>;
}

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
      return { id, words: wordsByLanguage(cells) };
    });
}
