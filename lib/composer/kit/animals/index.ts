import type { ActorPart } from '../actor';
import { bird } from './bird/actor';
import { creatureActor } from './creature/actor';
import { BATS } from './creature/bat';
import { FANTASY } from './creature/fantasy';
import { FISH } from './creature/fish';
import { INSECTS } from './creature/insects';
import { LEGENDARY } from './creature/legends';
import { SEA_LIFE } from './creature/sea-life';
import { SEA_MAMMALS } from './creature/sea-mammals';
import type { KitPart } from '../part';
import { fromAbove } from './from-above';
import { quadruped } from './quadruped/actor';

export const animalActors: readonly ActorPart[] = [
  quadruped,
  bird,
  creatureActor('fish', FISH),
  creatureActor('sea-mammal', SEA_MAMMALS),
  creatureActor('sea-life', SEA_LIFE),
  creatureActor('insect', INSECTS),
  creatureActor('bat', BATS),
  creatureActor('fantasy', { ...FANTASY, ...LEGENDARY }),
];

export const animalParts: readonly KitPart[] = [fromAbove];
