import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { garment } from './garments';
import { bowTie } from './neckwear';

export const clothingParts: readonly KitPart[] = [
  garment,
  defineFamily('neckwear', { 'bow-tie': bowTie }),
];
