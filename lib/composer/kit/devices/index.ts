import type { KitPart } from '../part';
import { appliance } from './appliances';
import { handDevice } from './desktop';
import { machine } from './machines';
import { screenDevice } from './screens';
import { homeKind } from './home-kinds';

export const devicesParts: readonly KitPart[] = [
  screenDevice,
  machine,
  appliance,
  handDevice,
  homeKind,
];
