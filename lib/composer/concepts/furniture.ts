import type { ConceptEntry } from './concept';

export const furniture: readonly ConceptEntry[] = [];
