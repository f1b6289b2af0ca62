import type { KitPart } from '../part';

export const symbolsParts: readonly KitPart[] = [];
