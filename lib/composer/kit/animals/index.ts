import type { ActorPart } from '../actor';
import { quadruped } from './quadruped/actor';

export const animalActors: readonly ActorPart[] = [quadruped];
