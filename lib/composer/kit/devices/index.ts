import type { KitPart } from '../part';

export const devicesParts: readonly KitPart[] = [];
