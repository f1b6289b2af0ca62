import type { KitPart } from '../part';
import { bakery } from './bakery';
import { fruit } from './fruit';
import { meal } from './meals';
import { sweet } from './sweets';
import { vegetable } from './vegetables';

export const foodParts: readonly KitPart[] = [fruit, vegetable, bakery, meal, sweet];
