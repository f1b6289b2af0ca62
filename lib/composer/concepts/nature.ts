import type { ConceptEntry } from './concept';

export const nature: readonly ConceptEntry[] = [];
