import type { KitPart } from '../part';
import { machine } from './machines';
import { screenDevice } from './screens';

export const devicesParts: readonly KitPart[] = [screenDevice, machine];
