import type { ConceptEntry } from './concept';

export const food: readonly ConceptEntry[] = [];
