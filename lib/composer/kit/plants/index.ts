import type { KitPart } from '../part';
import { gatheredFlowers } from './bouquets';
import { cottageFlower } from './cottage-flowers';
import { flower } from './flowers';
import { gardenFlower } from './garden-flowers';
import { green } from './greens';
import { tree } from './trees';

export const plantsParts: readonly KitPart[] = [
  tree,
  flower,
  green,
  gardenFlower,
  gatheredFlowers,
  cottageFlower,
];
