import type { ConceptEntry } from './concept';

export const people: readonly ConceptEntry[] = [];
