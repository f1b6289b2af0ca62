import type { KitPart } from '../part';
import { landThings } from './land';
import { skyThings } from './sky';

export const natureParts: readonly KitPart[] = [skyThings, landThings];
