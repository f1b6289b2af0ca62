import type { ConceptEntry } from './concept';
import { baking } from './food/baking';
import { fruits } from './food/fruits';
import { vegetables } from './food/vegetables';

export const food: readonly ConceptEntry[] = [...baking, ...fruits, ...vegetables];
