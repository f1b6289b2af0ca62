import type { ConceptEntry } from './concept';
import { foundKinds } from './nature/found-kinds';
import { onGround } from './nature/on-ground';
import { airs } from './nature/airs';
import { inSky } from './nature/in-sky';
import { lessons } from './nature/lessons';
import { magicThings } from './nature/magic';
import { slabs } from './nature/slabs';

export const nature: readonly ConceptEntry[] = [
  ...inSky,
  ...onGround,
  ...airs,
  ...slabs,
  ...magicThings,
  ...lessons,
  ...foundKinds,
];
