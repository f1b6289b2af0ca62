import type { KitPart } from '../part';
import { bakery } from './bakery';
import { fruit } from './fruit';
import { vegetable } from './vegetables';

export const foodParts: readonly KitPart[] = [fruit, vegetable, bakery];
