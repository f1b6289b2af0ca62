import type { Hex } from '@/lib/color/hex';

/** What the fronts of a town or a time are made of. All lengths are centimetres. */
export interface FacadeStyle {
  walls: readonly [Hex, ...Hex[]];
  /** Frames, ledges, columns. */
  trim: Hex;
  /** Doors, shutters, shops. */
  paints: readonly [Hex, ...Hex[]];
  roof: Hex;
  widthCm: readonly [least: number, most: number];
  storeys: readonly [least: number, most: number];
  storeyCm: number;
  bayCm: number;
  surface: 'plaster' | 'brick' | 'ashlar' | 'concrete' | 'beams' | 'boards';
  window: WindowStyle;
  crown: readonly [Crown, ...Crown[]];
  ground: 'door' | 'stoop' | 'shop' | 'arcade' | 'water' | 'canopy' | 'pilotis' | 'fanlight';
  /** A middle part that stands out: a tower of fins, a gable on columns, a bay. */
  middle?: 'fins' | 'portico' | 'bay' | 'core';
}

export interface WindowStyle {
  head: 'flat' | 'round' | 'pointed' | 'horseshoe' | 'band';
  widthCm: number;
  heightCm: number;
  /** What is over it. */
  hood?: 'ledge' | 'gable' | 'eyebrow';
  shutters?: boolean;
  flowers?: boolean;
  /** Railings before the windows of all storeys but the ground, before some, or a balcony along the second and the last. */
  balcony?: 'iron' | 'stone' | 'slab' | 'gallery';
}

export type Crown =
  | 'step'
  | 'neck'
  | 'bell'
  | 'gable'
  | 'mansard'
  | 'cornice'
  | 'parapet'
  | 'ziggurat'
  | 'slab'
  | 'eaves'
  | 'merlons'
  | 'pediment'
  | 'dome';

/** One house: its own measures and colours within its style. */
export interface Front {
  style: FacadeStyle;
  half: number;
  storeys: number;
  /** Height of the walls. */
  top: number;
  wall: Hex;
  paint: Hex;
  crown: Crown;
  lit: boolean;
  /** Numbers of its own, 0 to 1, that stay the same for the same house. */
  chance(): number;
}

/** Windows by day, and lit: places keep the lit ones bright at night. */
export const PANES = { day: '#6f93b5', shine: '#9fc0d8', lit: '#ffd98a' } as const;
