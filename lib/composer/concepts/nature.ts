import type { ConceptEntry } from './concept';
import { onGround } from './nature/on-ground';
import { inSky } from './nature/in-sky';

export const nature: readonly ConceptEntry[] = [...inSky, ...onGround];
