import { songbird } from './base';
import type { Bird } from './bird';
import { LAND_BIRDS } from './land-birds';
import { MORE_BIRDS } from './more-birds';
import { WATER_BIRDS } from './water-birds';

const BIRDS: Readonly<Record<string, Bird>> = { ...LAND_BIRDS, ...WATER_BIRDS, ...MORE_BIRDS };

/** An unknown name is an ordinary songbird. */
export function birdOf(name: string): Bird {
  return BIRDS[name] ?? songbird;
}
