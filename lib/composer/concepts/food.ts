import type { ConceptEntry } from './concept';
import { dishesAbroad } from './food/abroad';
import { baking } from './food/baking';
import { breads, cakeKinds } from './food/breads';
import { cutFoods } from './food/cut-foods';
import { dishes, larder, treats } from './food/dishes';
import { farFruit, fruitKinds } from './food/far-fruit';
import { filledVessels } from './food/filled';
import { fruits } from './food/fruits';
import { kitchenGarden } from './food/kitchen-garden';
import { meals } from './food/meals';
import { nuts } from './food/nuts';
import { serving } from './food/serving';
import { sweets } from './food/sweets';
import { toppings } from './food/toppings';
import { vegetables } from './food/vegetables';
import { worldTable } from './food/world-table';

export const food: readonly ConceptEntry[] = [
  ...baking,
  ...fruits,
  ...farFruit,
  ...fruitKinds,
  ...kitchenGarden,
  ...nuts,
  ...breads,
  ...cakeKinds,
  ...worldTable,
  ...meals,
  ...sweets,
  ...vegetables,
  ...serving,
  ...dishes,
  ...treats,
  ...larder,
  ...toppings,
  ...dishesAbroad,
  ...cutFoods,
  ...filledVessels,
];
