import { longHair } from './hair-long';
import { namedHair } from './hair-more';
import { shortHair } from './hair-short';
import { wildHair } from './hair-wild';

export const HAIR_STYLES = { ...shortHair, ...longHair, ...wildHair, ...namedHair } as const;
export type HairName = keyof typeof HAIR_STYLES;
export const HAIR_NAMES = Object.keys(HAIR_STYLES) as HairName[];
