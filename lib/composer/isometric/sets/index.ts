import { HOUSE } from '../../palette/house';
import * as hospitality from './hospitality';
import * as land from './land';
import * as office from './office';
import type { Dyes, FurnitureSet } from './set';
import * as things from './things';
import * as works from './works';

const SETS = { ...hospitality, ...land, ...office, ...things, ...works } as const satisfies Record<
  string,
  FurnitureSet
>;

export type SetId = keyof typeof SETS;

export function setOf(id: string): FurnitureSet | undefined {
  return id in SETS ? SETS[id as SetId] : undefined;
}

/** Cloth and paint that go together. */
export const DYES: readonly [Dyes, ...Dyes[]] = [
  { main: HOUSE.teal, second: HOUSE.coral, third: HOUSE.mustard, wood: HOUSE.woodLight },
  { main: HOUSE.blue, second: HOUSE.mustard, third: HOUSE.coral, wood: '#e6bd85' },
  { main: HOUSE.green, second: HOUSE.mustard, third: HOUSE.pink, wood: HOUSE.woodLight },
  { main: HOUSE.purple, second: HOUSE.coral, third: '#6ec6c0', wood: '#e6bd85' },
  { main: HOUSE.coral, second: HOUSE.teal, third: HOUSE.mustard, wood: HOUSE.woodLight },
];
