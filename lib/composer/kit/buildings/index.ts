import type { KitPart } from '../part';
import { homes } from './homes';
import { landmarks } from './landmarks';
import { outdoors } from './outdoors';
import { publicBuildings } from './public';

export const buildingsParts: readonly KitPart[] = [homes, publicBuildings, landmarks, outdoors];
