import type { Addition } from './addition';
import { arches, awning, balcony, columns, stairs, washing } from './fronts';
import { bellTower, clockTower, dome, spire } from './towers';

export type { Added, Addition, Host, Told } from './addition';

/** What can be built onto any building whose drawing has it not. */
export const ADDITIONS = {
  dome,
  'clock-tower': clockTower,
  'bell-tower': bellTower,
  spire,
  stairs,
  columns,
  arches,
  awning,
  balcony,
  washing,
} satisfies Readonly<Record<string, Addition>>;

export type AdditionId = keyof typeof ADDITIONS;
