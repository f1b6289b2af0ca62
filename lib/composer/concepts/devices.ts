import type { ConceptEntry } from './concept';
import { homeKinds } from './devices/home-kinds';
import { appliances } from './devices/appliances';
import { gadgets } from './devices/gadgets';

export const devices: readonly ConceptEntry[] = [...gadgets, ...appliances, ...homeKinds];
