import type { ConceptEntry } from './concept';

export const places: readonly ConceptEntry[] = [];
