import type { Rgb } from '@/lib/color/hex';
import { COLOR_WORDS } from '../lexicon/words/qualities.data';

/** Breeds that are drawn as their kind, in the coat that they are known by. */
const COATS: Record<string, string> = {
  'golden retriever': 'golden',
  'labrador retriever': 'cream',
  husky: 'grey',
  'german shepherd': 'brown',
  dachshund: 'brown',
  'irish setter': 'copper',
  'siamese cat': 'cream',
  'persian cat': 'white',
  'british shorthair': 'grey',
  'russian blue': 'grey',
  'white rabbit': 'white',
  palomino: 'golden',
  lipizzaner: 'white',
};

/** The colour that was asked for, else the coat of the breed. */
export function coatOf(phrase: string, asked: Rgb | undefined): { color?: Rgb } {
  const color = asked ?? COLOR_WORDS[COATS[phrase] ?? ''];
  return color ? { color } : {};
}
