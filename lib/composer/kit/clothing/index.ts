import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { garment } from './garments';
import { hatsAndShoes } from './hats-and-shoes';
import { headwear } from './headwear';
import { bowTie } from './neckwear';
import { dressOfLands } from './of-lands';
import { tailored } from './tailored';
import { wearable } from './wearables';

export const clothingParts: readonly KitPart[] = [
  garment,
  headwear,
  wearable,
  tailored,
  dressOfLands,
  hatsAndShoes,
  defineFamily('neckwear', { 'bow-tie': bowTie }),
];
