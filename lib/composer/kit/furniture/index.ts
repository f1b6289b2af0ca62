import type { KitPart } from '../part';
import { decor } from './decor';
import { seat } from './seats';
import { storage } from './storage';
import { tableFurniture } from './tables';

export const furnitureParts: readonly KitPart[] = [seat, tableFurniture, storage, decor];
