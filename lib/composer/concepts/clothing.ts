import type { ConceptEntry } from './concept';

export const clothing: readonly ConceptEntry[] = [];
