import type { KitPart } from '../part';

export const plantsParts: readonly KitPart[] = [];
