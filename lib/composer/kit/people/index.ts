import type { ActorPart } from '../actor';
import { person } from './person';

export const peopleActors: readonly ActorPart[] = [person];
