import type { KitPart } from '../part';

export const buildingsParts: readonly KitPart[] = [];
