import type { ConceptEntry } from './concept';

export const containers: readonly ConceptEntry[] = [];
