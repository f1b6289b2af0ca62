import type { Hex } from '@/lib/color/hex';
import type { HouseColor } from '../../../palette/house';
import type { Age, Gender } from '../body';
import type { BehindName } from '../clothes/behind';
import type { Skirt } from '../clothes/skirt';
import type { WornName } from '../clothes/worn';
import type { ShoeKind } from '../foot';
import type { Beard, Glasses } from '../head/features';
import type { HairName } from '../head/hair';
import type { HatName } from '../head/hats';
import type { LegClothes } from '../leg';
import type { Neckline } from '../trunk';

/**
 * A colour of an outfit: its own, or one of three that who asks may choose (`main` the largest piece),
 * which are the picture's accents where the outfit has none of its own.
 */
export type Tone = HouseColor | 'main' | 'second' | 'third' | 'skin' | Hex;
export const SLEEVES = ['none', 'short', 'rolled', 'long', 'wide'] as const;
export type Sleeves = (typeof SLEEVES)[number];
export const ARMOR_NAMES = ['plate', 'lamellar', 'tassets', 'space-pack'] as const;
export type ArmorName = (typeof ARMOR_NAMES)[number];

export interface Outfit {
  /** What men wear of it. */
  onMen?: 'trunks' | 'gymnast-man' | 'skater-man';
  /** The three colours, where the outfit has its own. */
  main?: Tone;
  second?: Tone;
  third?: Tone;
  top: Tone;
  sleeves?: Sleeves;
  sleeve?: Tone;
  cuff?: Tone;
  /** Colour of gloves. */
  gloves?: Tone;
  neckline?: Neckline;
  /** Trousers, or what legs are clothed in. */
  bottom: Tone;
  legs?: LegClothes;
  shin?: Tone;
  skirt?: Skirt & { tone: Tone };
  /** In place of a skirt. */
  lower?: 'tutu' | 'fish-tail' | 'horse';
  shoes?: ShoeKind;
  shoe?: Tone;
  worn?: readonly (readonly [WornName | ArmorName, Tone])[];
  behind?: readonly (readonly [BehindName, Tone])[];
  hat?: readonly [HatName, Tone, Tone?];
  /** What belongs to the role rather than to the person; parameters go before it. */
  hair?: HairName;
  hairColor?: Hex;
  beard?: Beard;
  moustache?: boolean;
  glasses?: Glasses;
  skin?: Hex;
  pointedEars?: boolean;
  gender?: Gender;
  age?: Age;
  build?: number;
  belly?: number;
}
