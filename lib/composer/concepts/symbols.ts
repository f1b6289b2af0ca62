import type { ConceptEntry } from './concept';

export const symbols: readonly ConceptEntry[] = [];
