import type { ConceptEntry } from './concept';
import { festive } from './toys/festive';
import { playing } from './toys/playing';

export const toys: readonly ConceptEntry[] = [...playing, ...festive];
