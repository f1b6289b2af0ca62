import type { ConceptEntry } from './concept';
import { drinkware } from './containers/drinkware';
import { tableware } from './containers/tableware';

export const containers: readonly ConceptEntry[] = [...drinkware, ...tableware];
