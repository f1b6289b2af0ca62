import type { ActorPart } from '../actor';

export const animalActors: readonly ActorPart[] = [];
