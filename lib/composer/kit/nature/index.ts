import type { KitPart } from '../part';

export const natureParts: readonly KitPart[] = [];
