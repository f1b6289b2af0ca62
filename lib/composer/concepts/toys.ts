import type { ConceptEntry } from './concept';
import { festive, resting } from './toys/festive';
import { playing } from './toys/playing';

export const toys: readonly ConceptEntry[] = [...playing, ...festive, ...resting];
