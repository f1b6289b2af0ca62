import type { ConceptEntry } from './concept';

export const devices: readonly ConceptEntry[] = [];
