import type { KitPart } from '../part';

export const containersParts: readonly KitPart[] = [];
