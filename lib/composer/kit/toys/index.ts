import type { KitPart } from '../part';
import { toy } from './toys';

export const toysParts: readonly KitPart[] = [toy];
