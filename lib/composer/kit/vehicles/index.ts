import type { KitPart } from '../part';

export const vehiclesParts: readonly KitPart[] = [];
