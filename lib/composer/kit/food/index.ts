import type { KitPart } from '../part';

export const foodParts: readonly KitPart[] = [];
