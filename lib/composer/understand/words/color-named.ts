import type { Hex } from '@/lib/color/hex';
import { COLORS } from './colors.data';
import { wordRows } from './table';

/** The longest words first: dark red before dark. */
const NAMED: readonly (readonly [word: string, color: Hex])[] = wordRows(COLORS)
  .flatMap(({ id, words }) =>
    words.en.map((word): [string, Hex] => [word, (id.split(' ')[1] ?? '#000000') as Hex]),
  )
  .sort(([one], [other]) => other.length - one.length);

/** The colour that the words for one thing begin with: `red scarf`. */
export function colorNamed(phrase: string): Hex | undefined {
  const text = phrase.toLowerCase();
  return NAMED.find(([word]) => text.startsWith(`${word} `))?.[1];
}
