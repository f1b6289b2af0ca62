import type { ConceptEntry } from './concept';
import { carrying } from './containers/carrying';
import { drinkware } from './containers/drinkware';
import { mixedDrinks } from './containers/mixed-drinks';
import { tableware } from './containers/tableware';

export const containers: readonly ConceptEntry[] = [
  ...carrying,
  ...drinkware,
  ...mixedDrinks,
  ...tableware,
];
