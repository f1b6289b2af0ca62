import type { ActorPart } from '../actor';

export const peopleActors: readonly ActorPart[] = [];
