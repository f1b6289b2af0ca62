import type { KitPart } from '../part';
import { garment } from './garments';

export const clothingParts: readonly KitPart[] = [garment];
