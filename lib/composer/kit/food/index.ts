import type { KitPart } from '../part';
import { fruit } from './fruit';

export const foodParts: readonly KitPart[] = [fruit];
