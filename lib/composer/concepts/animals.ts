import { birds } from './animals/birds';
import { breeds, farOff } from './animals/breeds';
import { hoofed } from './animals/hoofed';
import { insects } from './animals/insects';
import { legends } from './animals/legends';
import { furtherKinds } from './animals/further-kinds';
import { moreKinds } from './animals/more-kinds';
import { pets } from './animals/pets';
import { scaly } from './animals/scaly';
import { sea } from './animals/sea';
import { wild } from './animals/wild';
import type { ConceptEntry } from './concept';

export const animals: readonly ConceptEntry[] = [
  ...pets,
  ...breeds,
  ...farOff,
  ...hoofed,
  ...wild,
  ...birds,
  ...scaly,
  ...sea,
  ...insects,
  ...moreKinds,
  ...furtherKinds,
  ...legends,
];
