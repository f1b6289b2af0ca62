import type { ConceptEntry } from './concept';

export const vehicles: readonly ConceptEntry[] = [];
