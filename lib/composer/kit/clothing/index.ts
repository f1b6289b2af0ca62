import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { garment } from './garments';
import { headwear } from './headwear';
import { bowTie } from './neckwear';

export const clothingParts: readonly KitPart[] = [
  garment,
  headwear,
  defineFamily('neckwear', { 'bow-tie': bowTie }),
];
