import type { ConceptEntry } from './concept';

export const plants: readonly ConceptEntry[] = [];
