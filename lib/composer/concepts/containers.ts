import type { ConceptEntry } from './concept';
import { carrying } from './containers/carrying';
import { drinkware } from './containers/drinkware';
import { tableware } from './containers/tableware';

export const containers: readonly ConceptEntry[] = [...carrying, ...drinkware, ...tableware];
