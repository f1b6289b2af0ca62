import type { ConceptEntry } from './concept';
import { gadgets } from './devices/gadgets';

export const devices: readonly ConceptEntry[] = [...gadgets];
