import { birds } from './animals/birds';
import { hoofed } from './animals/hoofed';
import { insects } from './animals/insects';
import { pets } from './animals/pets';
import { scaly } from './animals/scaly';
import { sea } from './animals/sea';
import { wild } from './animals/wild';
import type { ConceptEntry } from './concept';

export const animals: readonly ConceptEntry[] = [
  ...pets,
  ...hoofed,
  ...wild,
  ...birds,
  ...scaly,
  ...sea,
  ...insects,
];
