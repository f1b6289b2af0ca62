import type { ConceptEntry } from './concept';
import { playing } from './toys/playing';

export const toys: readonly ConceptEntry[] = [...playing];
