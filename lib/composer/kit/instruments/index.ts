import type { KitPart } from '../part';

export const instrumentsParts: readonly KitPart[] = [];
