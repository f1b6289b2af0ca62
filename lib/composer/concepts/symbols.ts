import type { ConceptEntry } from './concept';
import { marking } from './symbols/marking';

export const symbols: readonly ConceptEntry[] = [...marking];
