import type { ActorPart } from '../actor';
import { person } from './person';
import { robot } from './robot';

export const peopleActors: readonly ActorPart[] = [person, robot];
