import type { KitPart } from '../part';
import { bottle, can } from './bottle';
import { bowl, plate } from './bowl';
import { carried } from './carried';
import { cup, paperCup } from './cup';
import { drinkingGlass } from './glass';
import { jar } from './jar';
import { pan } from './pan';

export const containersParts: readonly KitPart[] = [
  cup,
  paperCup,
  drinkingGlass,
  bottle,
  can,
  jar,
  bowl,
  plate,
  pan,
  carried,
];
