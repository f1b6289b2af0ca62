import type { KitPart } from '../part';
import { bakery } from './bakery';
import { fruit } from './fruit';
import { grilled } from './grill';
import { meal } from './meals';
import { pantry } from './pantry';
import { served } from './served';
import { sweet } from './sweets';
import { vegetable } from './vegetables';

export const foodParts: readonly KitPart[] = [
  fruit,
  vegetable,
  bakery,
  meal,
  sweet,
  grilled,
  pantry,
  served,
];
