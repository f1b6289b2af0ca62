import { songbird } from './base';
import type { Bird } from './bird';
import { FIELD_BIRDS } from './field-birds';
import { LAND_BIRDS } from './land-birds';
import { MORE_BIRDS } from './more-birds';
import { WATER_BIRDS } from './water-birds';

const BIRDS: Readonly<Record<string, Bird>> = {
  ...LAND_BIRDS,
  ...WATER_BIRDS,
  ...MORE_BIRDS,
  ...FIELD_BIRDS,
};

/** An unknown name is an ordinary songbird. */
export function birdOf(name: string): Bird {
  return BIRDS[name] ?? songbird;
}
