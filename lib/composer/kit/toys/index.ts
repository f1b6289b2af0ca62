import type { KitPart } from '../part';

export const toysParts: readonly KitPart[] = [];
