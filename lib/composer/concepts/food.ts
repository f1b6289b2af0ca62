import type { ConceptEntry } from './concept';
import { fruits } from './food/fruits';

export const food: readonly ConceptEntry[] = [...fruits];
