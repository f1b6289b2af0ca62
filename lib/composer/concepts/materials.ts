import type { Hex } from '@/lib/color/hex';

/** What something looks like that is made of it, by the attribute, the concept or the place that the word names. */
export const MATERIAL_COLORS: Readonly<Record<string, Hex>> = {
  wooden: '#b9763f',
  forest: '#b9763f',
  stone: '#9c9aa5',
  rock: '#9c9aa5',
  metal: '#9aa5b1',
  paper: '#f3ecdc',
  foil: '#c3cad3',
  leather: '#8a5636',
  glass: '#cfe6ee',
  marble: '#ece8e6',
  concrete: '#a9a9ab',
  ceramic: '#ece4d8',
  gold: '#e8b93a',
  silver: '#c3cad3',
  ice: '#cfe9f5',
  'ice-cubes': '#cfe9f5',
  snow: '#f1f6fb',
  beach: '#e6c88f',
  desert: '#e6c88f',
  sand: '#e6c88f',
  chocolate: '#5f3826',
  'chocolate-bar': '#5f3826',
  gingerbread: '#b5713a',
  straw: '#e3c36d',
  wicker: '#d3a35c',
  clay: '#b8694a',
  slate: '#4a4e5c',
  granite: '#7c7f8c',
  terrazzo: '#e9e0d6',
  travertine: '#dccbb2',
  silk: '#e6d9da',
  linen: '#e6dccb',
  water: '#7fc3d8',
  grass: '#7cb25a',
  moss: '#6f9a45',
  petals: '#f3b6c2',
  leaves: '#c9823f',
  pebbles: '#a9a7ae',
};

/** What goods look like that are said to be of something, where no colour is told; the first that fits. */
const OF_GOODS: readonly (readonly [RegExp, Hex])[] = [
  [/\b(?:rose gold)\b/i, '#dfa38f'],
  [/\b(?:gold|golden|brass)\b/i, '#e8b93a'],
  [/\b(?:silver|stainless|steel|aluminium|aluminum|chrome|metal|metallic|metal)\b/i, '#b3bdcc'],
  [/\bcopper\b/i, '#c9764a'],
  [/\b(?:leather|suede)\b/i, '#9a5a33'],
  [/\bdenim\b/i, '#4a6a9c'],
  [/\b(?:bamboo|rattan|wicker|straw|jute|raffia)\b/i, '#d5aa66'],
  [/\b(?:wooden|wood|oak|walnut)\b/i, '#b9763f'],
  [/\b(?:ceramic|porcelain|stoneware)\b/i, '#efe5d6'],
  [/\b(?:terracotta|clay)\b/i, '#c0694a'],
  [/\b(?:kraft|cardboard)\b/i, '#c99f6b'],
  [/\b(?:canvas|linen|cotton)\b/i, '#eadfc8'],
  [/\b(?:amber)\b/i, '#b5651f'],
  [/\b(?:matte black)\b/i, '#2c2d35'],
];

export function colorOfGoods(phrase: string, attributes: readonly string[]): Hex | undefined {
  const told = `${phrase} ${attributes.join(' ')}`;
  return OF_GOODS.find(([words]) => words.test(told))?.[1];
}
