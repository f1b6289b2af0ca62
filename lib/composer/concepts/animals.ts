import type { ConceptEntry } from './concept';

export const animals: readonly ConceptEntry[] = [];
