import type { KitPart } from '../part';

export const furnitureParts: readonly KitPart[] = [];
