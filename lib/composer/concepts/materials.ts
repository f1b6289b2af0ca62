import type { Hex } from '@/lib/color/hex';

/** What something looks like that is made of it, by the attribute, the concept or the place that the word names. */
export const MATERIAL_COLORS: Readonly<Record<string, Hex>> = {
  wooden: '#b9763f',
  forest: '#b9763f',
  stone: '#9c9aa5',
  rock: '#9c9aa5',
  metal: '#9aa5b1',
  paper: '#f3ecdc',
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
};
