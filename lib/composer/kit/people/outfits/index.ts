import { everydayOutfits } from './everyday';
import { feastOutfits } from './feasts';
import { folkOutfits } from './folk';
import { historyOutfits } from './history';
import { knownByOutfits } from './known-by';
import type { Outfit } from './outfit';
import { serviceOutfits } from './services';
import { sportOutfits } from './sports';
import { taleOutfits } from './tales';
import { tradeOutfits } from './trades';

/** Every outfit by its name. */
export const OUTFITS = {
  ...everydayOutfits,
  ...sportOutfits,
  ...feastOutfits,
  ...tradeOutfits,
  ...serviceOutfits,
  ...taleOutfits,
  ...folkOutfits,
  ...historyOutfits,
  ...knownByOutfits,
} as const;
export type OutfitName = keyof typeof OUTFITS;
export const OUTFIT_NAMES = Object.keys(OUTFITS) as [OutfitName, ...OutfitName[]];

export function outfitOf(name: OutfitName): Outfit {
  return OUTFITS[name];
}
