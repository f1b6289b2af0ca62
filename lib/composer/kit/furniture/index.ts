import type { KitPart } from '../part';
import { decor } from './decor';
import { fitting } from './fittings';
import { seat } from './seats';
import { storage } from './storage';
import { tableFurniture } from './tables';

export const furnitureParts: readonly KitPart[] = [seat, tableFurniture, storage, decor, fitting];
