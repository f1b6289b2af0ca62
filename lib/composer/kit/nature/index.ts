import type { KitPart } from '../part';
import { airs } from './airs';
import { fires } from './fires';
import { groundThings } from './ground';
import { celestial } from './sky';
import { magic } from './magic';
import { slabs } from './slabs';
import { stones } from './stones';
import { trace } from './traces';
import { waters } from './waters';
import { snowAndSand } from './winter';
import { foundKind } from './found-kinds';

export const natureParts: readonly KitPart[] = [
  celestial,
  slabs,
  stones,
  waters,
  fires,
  snowAndSand,
  groundThings,
  airs,
  magic,
  trace,
  foundKind,
];
