import type { ActorPart } from '../actor';
import { bird } from './bird/actor';
import { quadruped } from './quadruped/actor';

export const animalActors: readonly ActorPart[] = [quadruped, bird];
