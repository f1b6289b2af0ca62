import { NUMBERS, UNITS } from '../../words/outline.data';

const words = new Map(
  NUMBERS.flatMap((row, index) => row.map((word) => [word, index + 1] as const)),
);
const NUMBER = `\\d{1,2}|${[...words.keys()].join('|')}`;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER})[ -](?:\\p{L}+ ){0,2}?(?:${UNITS})(?!\\p{L})`,
  'iu',
);

/** How many things a prompt says that it lists: `four steps`, `en tres pasos`. */
export function announcedCount(text: string): number | undefined {
  const word = COUNTED.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const count = words.get(word) ?? Number(word);
  return count >= 2 && count <= 12 ? count : undefined;
}
