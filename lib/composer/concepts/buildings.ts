import type { ConceptEntry } from './concept';

export const buildings: readonly ConceptEntry[] = [];
