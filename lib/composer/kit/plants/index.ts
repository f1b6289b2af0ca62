import type { KitPart } from '../part';
import { bedPlant } from './bed-plants';
import { gatheredFlowers } from './bouquets';
import { cottageFlower } from './cottage-flowers';
import { cutSprig } from './cut-sprigs';
import { flower } from './flowers';
import { gardenFlower } from './garden-flowers';
import { green } from './greens';
import { blossomKind, plantKind } from './plant-kinds';
import { treeKind } from './tree-kinds';
import { tree } from './trees';

export const plantsParts: readonly KitPart[] = [
  tree,
  flower,
  green,
  gardenFlower,
  gatheredFlowers,
  cottageFlower,
  treeKind,
  plantKind,
  blossomKind,
  bedPlant,
  cutSprig,
];
