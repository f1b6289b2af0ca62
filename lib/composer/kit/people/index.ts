import type { ActorPart } from '../actor';
import { bones } from './bones';
import { person } from './person';
import { robot } from './robot';

export const peopleActors: readonly ActorPart[] = [person, robot, bones];
