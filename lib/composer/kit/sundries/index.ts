import type { KitPart } from '../part';
import { attireThing } from './attire';
import { gameThing } from './games';
import { householdGood } from './household';
import { outdoorGood } from './outdoors';
import { pantryGood } from './pantry';
import { plainShape } from './plain-shapes';

export const sundriesParts: readonly KitPart[] = [
  gameThing,
  householdGood,
  attireThing,
  pantryGood,
  outdoorGood,
  plainShape,
];
