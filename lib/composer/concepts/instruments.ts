import type { ConceptEntry } from './concept';
import { music } from './instruments/music';

export const instruments: readonly ConceptEntry[] = [...music];
