import type { Hex } from '@/lib/color/hex';

/** What runs out of something, where that is not water. */
export const RUNNING: Readonly<Partial<Record<string, Hex>>> = {
  teapot: '#c98a4b',
  'coffee-pot': '#6b4027',
  'milk-bottle': '#fdf6ea',
  'wine-bottle': '#a8324e',
  'champagne-bottle': '#f2d58a',
  'beer-bottle': '#e8b04a',
  'olive-oil': '#d8b73a',
  honey: '#e9a52f',
  'paint-can': '#f2664f',
};
