import type { KitPart } from '../part';
import { appliance } from './appliances';
import { handDevice } from './desktop';
import { machine } from './machines';
import { screenDevice } from './screens';

export const devicesParts: readonly KitPart[] = [screenDevice, machine, appliance, handDevice];
