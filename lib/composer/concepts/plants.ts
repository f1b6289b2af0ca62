import type { ConceptEntry } from './concept';
import { bedPlants } from './plants/bed-plants';
import { bouquets } from './plants/bouquets';
import { cottageFlowers } from './plants/cottage-flowers';
import { cutSprigs } from './plants/cut-sprigs';
import { flowers } from './plants/flowers';
import { greens } from './plants/greens';
import { plantsByKind } from './plants/kinds';
import { trees } from './plants/trees';

export const plants: readonly ConceptEntry[] = [
  ...flowers,
  ...cottageFlowers,
  ...bouquets,
  ...greens,
  ...trees,
  ...plantsByKind,
  ...bedPlants,
  ...cutSprigs,
];
