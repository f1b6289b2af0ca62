import type { KitPart } from '../part';

export const clothingParts: readonly KitPart[] = [];
