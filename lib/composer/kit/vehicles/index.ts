import type { KitPart } from '../part';
import { aircraft } from './aircraft';
import { boats } from './boats';
import { carrier } from './carriers';
import { cars } from './cars';
import { cycles } from './cycles';
import { hauler } from './haulers';
import { heavy } from './heavy';
import { rarity } from './rarities';
import { skyships } from './skyships';
import { transport } from './transports';
import { workingVehicle } from './working';
import { farVehicle } from './far-kinds';

export const vehiclesParts: readonly KitPart[] = [
  cars,
  cycles,
  heavy,
  boats,
  aircraft,
  workingVehicle,
  carrier,
  transport,
  skyships,
  hauler,
  rarity,
  farVehicle,
];
