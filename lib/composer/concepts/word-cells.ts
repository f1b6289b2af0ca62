import { type Language, LANGUAGES } from './concept';

/** The words of a cell, parted by commas. */
export function cellWords(cell = ''): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Words by language from cells in the order of `LANGUAGES`; a language without a cell has none. */
export function wordsByLanguage(cells: readonly string[]): Record<Language, string[]> {
  return Object.fromEntries(
    LANGUAGES.map((language, index) => [language, cellWords(cells[index])]),
  ) as Record<Language, string[]>;
}
