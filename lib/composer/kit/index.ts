import type { ActorPart } from './actor';
import { animalActors, animalParts } from './animals';
import { buildingsParts } from './buildings';
import { clothingParts } from './clothing';
import { containersParts } from './containers';
import { devicesParts } from './devices';
import { foodParts } from './food';
import { furnitureParts } from './furniture';
import { goodsParts } from './goods';
import { instrumentsParts } from './instruments';
import { natureParts } from './nature';
import type { KitPart } from './part';
import { peopleActors } from './people';
import { plantsParts } from './plants';
import { sundriesParts } from './sundries';
import { symbolsParts } from './symbols';
import { toolsParts } from './tools';
import { toysParts } from './toys';
import { vehiclesParts } from './vehicles';

/** The kit: everything that can be drawn, by folder. */
export const PARTS_BY_CATEGORY: Readonly<Record<string, readonly KitPart[]>> = {
  food: foodParts,
  plants: plantsParts,
  containers: containersParts,
  furniture: furnitureParts,
  devices: devicesParts,
  tools: toolsParts,
  instruments: instrumentsParts,
  toys: toysParts,
  clothing: clothingParts,
  symbols: symbolsParts,
  buildings: buildingsParts,
  vehicles: vehiclesParts,
  nature: natureParts,
  sundries: sundriesParts,
  goods: goodsParts,
  animals: animalParts,
};

const parts = new Map(
  Object.values(PARTS_BY_CATEGORY).flatMap((list) => list.map((part) => [part.id, part] as const)),
);

export const ACTORS: readonly ActorPart[] = [...peopleActors, ...animalActors];
const actors = new Map(ACTORS.map((actor) => [actor.id, actor]));

export function partOf(id: string): KitPart | undefined {
  return parts.get(id);
}

export function actorOf(id: string): ActorPart | undefined {
  return actors.get(id);
}
