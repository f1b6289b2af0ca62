import type { KitPart } from '../part';
import { homes } from './homes';
import { house } from './house';
import { landmarks } from './landmarks';
import { outdoors } from './outdoors';
import { publicBuildings } from './public';

export const buildingsParts: readonly KitPart[] = [
  house,
  homes,
  publicBuildings,
  landmarks,
  outdoors,
];
