import type { ConceptEntry } from './concept';

export const tools: readonly ConceptEntry[] = [];
