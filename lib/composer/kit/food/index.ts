import type { KitPart } from '../part';
import { bakery } from './bakery';
import { breadKind } from './breads';
import { cakeKind } from './cake-kinds';
import { cheeseKind } from './cheeses';
import { cutFood } from './cut-foods';
import { dish } from './dishes';
import { farFruit } from './far-fruit';
import { filled } from './filled';
import { fruit } from './fruit';
import { grilled } from './grill';
import { kitchenGarden } from './kitchen-garden';
import { larder } from './larder';
import { loadedBowl } from './loaded-bowls';
import { meal } from './meals';
import { nut } from './nuts';
import { pantry } from './pantry';
import { topping } from './scattered';
import { dishAbroad, mainAbroad } from './plates-abroad';
import { served } from './served';
import { sweet } from './sweets';
import { treat } from './treats';
import { vegetable } from './vegetables';
import { worldTable } from './world-table';

export const foodParts: readonly KitPart[] = [
  fruit,
  vegetable,
  bakery,
  meal,
  sweet,
  grilled,
  pantry,
  served,
  dish,
  treat,
  larder,
  loadedBowl,
  topping,
  farFruit,
  kitchenGarden,
  nut,
  breadKind,
  cakeKind,
  worldTable,
  dishAbroad,
  mainAbroad,
  cheeseKind,
  cutFood,
  filled,
];
