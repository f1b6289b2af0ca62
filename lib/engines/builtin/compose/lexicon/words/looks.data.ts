import type { Rgb } from '@/lib/color/hex';
import { COLOR_WORDS } from './qualities.data';

/** Colours that mean something else on hair than on things. */
const HAIR_COLORS: Record<string, Rgb> = {
  red: [176, 74, 40],
  ginger: [196, 98, 48],
  auburn: [128, 58, 34],
  orange: [206, 104, 44],
  blonde: [214, 172, 92],
  blond: [214, 172, 92],
  golden: [214, 172, 92],
  fair: [214, 172, 92],
  brunette: [92, 60, 42],
  brown: [92, 60, 42],
  dark: [58, 42, 36],
  black: [43, 35, 33],
  grey: [168, 170, 174],
  gray: [168, 170, 174],
  silver: [196, 200, 206],
  white: [232, 232, 230],
};

/** Words that tell somebody's hair without naming it: `a blonde girl`. */
export const HAIR_ADJECTIVES = new Set(['blonde', 'blond', 'brunette', 'ginger', 'redheaded']);

/** The colour of hair that a word tells, if it tells one. */
export function hairColorOf(word: string): Rgb | undefined {
  const name = word === 'redheaded' ? 'red' : word;
  if (Object.hasOwn(HAIR_COLORS, name)) return HAIR_COLORS[name];
  return Object.hasOwn(COLOR_WORDS, name) ? COLOR_WORDS[name] : undefined;
}

/** People whom artwork shows with one hair: the plain figure with that hair can be dressed as asked. */
export const PLAIN_PEOPLE: Record<string, { concept: string; hair: string }> = {
  'woman-red-hair': { concept: 'woman', hair: 'red' },
  'man-red-hair': { concept: 'man', hair: 'red' },
  'woman-blond-hair': { concept: 'woman', hair: 'blonde' },
  'man-blond-hair': { concept: 'man', hair: 'blonde' },
  'woman-white-hair': { concept: 'woman', hair: 'white' },
  'man-white-hair': { concept: 'man', hair: 'white' },
};

export interface Clothes {
  shirt: Rgb;
  /** Trousers and shoes, `#rrggbb`. */
  trousers: string;
  shoes: string;
}

/** What people wear of whom nothing is told. */
export const DEFAULT_CLOTHES: readonly [Clothes, ...Clothes[]] = [
  { shirt: [228, 87, 76], trousers: '#35527a', shoes: '#3a2f2a' },
  { shirt: [79, 157, 166], trousers: '#4a4f5c', shoes: '#5d3a22' },
  { shirt: [242, 184, 75], trousers: '#2f5f8f', shoes: '#f4f1ea' },
  { shirt: [106, 160, 106], trousers: '#6d5a48', shoes: '#3a2f2a' },
  { shirt: [138, 111, 192], trousers: '#3d4454', shoes: '#e8e4dc' },
  { shirt: [240, 138, 154], trousers: '#54709a', shoes: '#7a4a3a' },
];

/** How a garment is cut: what it covers of the trousers below it. */
export type GarmentCut = 'shirt' | 'skirt' | 'coat' | 'suit';

/** Clothes that are drawn on a body and not by themselves: somebody must be there to wear them. */
export const GARMENT_WORDS: Record<string, GarmentCut> = {
  sweater: 'shirt',
  hoodie: 'shirt',
  sweatshirt: 'shirt',
  pullover: 'shirt',
  jumper: 'shirt',
  cardigan: 'shirt',
  blouse: 'shirt',
  polo: 'shirt',
  turtleneck: 'shirt',
  skirt: 'skirt',
  robe: 'coat',
  cloak: 'coat',
  suit: 'suit',
  tuxedo: 'suit',
};

/** Clothes that the body of a figure wears: concepts, and the words above. */
export const GARMENTS: Record<string, GarmentCut> = {
  ...GARMENT_WORDS,
  't-shirt': 'shirt',
  'safety-vest': 'shirt',
  'womans-clothes': 'shirt',
  dress: 'skirt',
  kimono: 'skirt',
  sari: 'skirt',
  coat: 'coat',
  'lab-coat': 'coat',
};
