import type { KitPart } from '../part';

export const toolsParts: readonly KitPart[] = [];
