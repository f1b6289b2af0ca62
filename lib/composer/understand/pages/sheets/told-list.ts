import type { Brief, BriefElement } from '../../../brief';
import { thingOf } from '../page-things';

/** What sheets have in common: the list that a prompt tells, and its things as elements. English only. */

export type Read = (text: string) => Brief;

const AFTER_COLON = /(?<!\btitle|\btext|\bheadline):\s+(?<tail>[^:]{5,300})$/iu;
const AFTER_WORD = /(?:\b(?:with|showing|featuring|including|using|of)\s+)(?<tail>[^:]{5,300})$/iu;
const BETWEEN = /\s*[,;]\s*(?:and\s+|then\s+)?|\s+(?:and|&)\s+/iu;
const ARTICLE = /^(?:an?|the|some|one)\s+/iu;

/** What stands behind the last colon, else behind the first `with`. */
export function tailOf(prompt: string): string | undefined {
  const text = prompt.trim().replace(/[.!]+$/, '');
  return AFTER_COLON.exec(text)?.groups?.tail ?? AFTER_WORD.exec(text)?.groups?.tail;
}

/** The parts of a list at its commas and each `and`. */
export const partsOf = (list: string): string[] =>
  list
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);

export const bare = (text: string): string => text.replace(ARTICLE, '');

/** Words of a list as elements of a page, in their order: `i1`, `i2`, … */
export const thingsOf = (texts: readonly string[], read: Read): BriefElement[] =>
  texts.map((text, index) => thingOf(`i${String(index + 1)}`, text, text, read));

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTED = new RegExp(`^(an?|${NUMBERS.join('|')}|\\d{1,2})\\s+(.+)$`, 'iu');

/** `three crabs`: how many of what. */
export function countedIn(part: string): { count: number; what: string } | undefined {
  const [, number, what] = COUNTED.exec(part) ?? [];
  if (number === undefined || what === undefined) return undefined;
  const word = number.toLowerCase();
  const count = /^an?$/.test(word)
    ? 1
    : NUMBERS.includes(word)
      ? NUMBERS.indexOf(word) + 1
      : Number(word);
  return { count, what };
}
