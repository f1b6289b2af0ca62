import type { Hex } from '@/lib/color/hex';
import type { Fixture } from './fixture';

/** What makes a kind of room: its walls, its floor, and what belongs in it, the most telling first. */
export interface RoomSpec {
  /** Daylight colours of the wall; the seed takes one. */
  walls: readonly [Hex, ...Hex[]];
  wallStyle: 'plain' | 'tiles' | 'brick' | 'panelling' | 'stone' | 'glass' | 'planks' | 'stripes';
  floor: 'boards' | 'tiles' | 'carpet' | 'stone' | 'concrete' | 'checks';
  floorColor: Hex;
  /** Hang on the wall. */
  hung: readonly Fixture[];
  /** Stand along it. */
  standing: readonly Fixture[];
  /** Stands before the wall at the main place: a counter, a desk. It is asked for by the room itself. */
  center?: Fixture;
  lamps?: boolean;
  ceilingCm?: number;
  rug?: boolean;
  /** Under a roof: both sides slope, with a window in one of them. */
  isSloped?: boolean;
  /** No daylight comes in. */
  isWindowless?: boolean;
}

/** What rooms of a kind share, and how each of them says what is its own. */
export const roomsLike =
  (shared: Pick<RoomSpec, 'wallStyle' | 'floor' | 'floorColor'> & Partial<RoomSpec>) =>
  (
    walls: RoomSpec['walls'],
    hung: RoomSpec['hung'],
    standing: RoomSpec['standing'],
    own: Partial<RoomSpec> = {},
  ): RoomSpec => ({ ...shared, walls, hung, standing, ...own });
