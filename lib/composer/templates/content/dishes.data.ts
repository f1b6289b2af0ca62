import type { Hex } from '@/lib/color/hex';

/** Round food as it is seen from above. */
export interface Dish {
  /** In the words and ids of what a chart is made of. */
  words: RegExp;
  rim: Hex;
  fill: Hex;
  spot: Hex;
  pattern: 'spots' | 'lattice' | 'segments' | 'seeds';
}

export const DISHES: readonly Dish[] = [
  { words: /pizza/, rim: '#d08a3e', fill: '#f9c550', spot: '#cf4238', pattern: 'spots' },
  {
    words: /blueberr|blackberr/,
    rim: '#d79a54',
    fill: '#eab873',
    spot: '#4b4f9e',
    pattern: 'lattice',
  },
  { words: /pumpkin/, rim: '#c98746', fill: '#e0853a', spot: '#f7ead2', pattern: 'spots' },
  { words: /apple/, rim: '#d79a54', fill: '#eab873', spot: '#c98a3a', pattern: 'lattice' },
  {
    words: /watermelon|melon/,
    rim: '#4f9a4c',
    fill: '#ef5f66',
    spot: '#3a2a33',
    pattern: 'seeds',
  },
  { words: /orange/, rim: '#f29a2e', fill: '#fff0d2', spot: '#f7a83c', pattern: 'segments' },
  { words: /lemon|lime/, rim: '#e8c33a', fill: '#fff8d8', spot: '#f4da62', pattern: 'segments' },
  { words: /grapefruit/, rim: '#f0a24e', fill: '#ffe9df', spot: '#ef7f73', pattern: 'segments' },
  { words: /donut|doughnut/, rim: '#d79a54', fill: '#f39cb8', spot: '#ffffff', pattern: 'seeds' },
  { words: /cookie|biscuit/, rim: '#c98d4d', fill: '#dfa866', spot: '#5d3a26', pattern: 'spots' },
  { words: /cheese/, rim: '#e0a637', fill: '#f9d264', spot: '#e5b23f', pattern: 'spots' },
  { words: /cake/, rim: '#e9c39a', fill: '#fbe3ea', spot: '#e4586f', pattern: 'spots' },
  {
    words: /pie|tart|quiche/,
    rim: '#d79a54',
    fill: '#eab873',
    spot: '#b8283a',
    pattern: 'lattice',
  },
];
