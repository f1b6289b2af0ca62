import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../palette/house';

/** What vessels are filled with. */
export const LIQUIDS = {
  water: '#bfe3f0',
  coffee: '#5a3123',
  latte: '#a8683c',
  cocoa: '#6d3f2b',
  tea: '#c9742f',
  matcha: '#93b04f',
  milk: HOUSE.milk,
  juice: '#f7a63a',
  lemonade: '#f6e27a',
  'red-wine': '#8c2742',
  'white-wine': '#f2dc8c',
  rose: '#f2a097',
  beer: '#eea92f',
  cola: '#4a2530',
  honey: '#f3a421',
  jam: '#c22f47',
  oil: '#d9b83a',
  perfume: '#f0a17c',
  soap: '#8fc7b0',
  potion: '#7a58c9',
  slime: '#7cc04f',
  pickles: '#a9bf5a',
  whisky: '#c97a2b',
  tomato: '#cf4432',
  campari: '#d8412c',
  pink: '#ec7fa6',
  stout: '#33201f',
  cream: '#fbf0d8',
  lime: '#c9dc7e',
  sunrise: '#f28a3c',
  broth: '#e3a64a',
  stew: '#9a4f2a',
  curry: '#dd9a2a',
} as const satisfies Record<string, Hex>;

export type Liquid = keyof typeof LIQUIDS;
export const LIQUID_NAMES = Object.keys(LIQUIDS) as [Liquid, ...Liquid[]];
