import type { ConceptEntry } from './concept';

export const instruments: readonly ConceptEntry[] = [];
