import type { ConceptEntry } from './concept';
import { appliances } from './devices/appliances';
import { gadgets } from './devices/gadgets';

export const devices: readonly ConceptEntry[] = [...gadgets, ...appliances];
