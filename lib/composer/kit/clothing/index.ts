import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { garment } from './garments';
import { headwear } from './headwear';
import { bowTie } from './neckwear';
import { wearable } from './wearables';

export const clothingParts: readonly KitPart[] = [
  garment,
  headwear,
  wearable,
  defineFamily('neckwear', { 'bow-tie': bowTie }),
];
