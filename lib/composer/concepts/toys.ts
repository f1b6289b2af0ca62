import type { ConceptEntry } from './concept';

export const toys: readonly ConceptEntry[] = [];
