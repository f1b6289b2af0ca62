import type { Hex } from '@/lib/color/hex';
import type { FaceSpec } from '../heads/front';
import type { HeadColors, ProfileSpec } from '../heads/profile';

export const WING_KINDS = ['feathers', 'skin', 'butterfly'] as const;
export type WingKind = (typeof WING_KINDS)[number];

export const TAIL_KINDS = [
  'none',
  'brush',
  'feather',
  'whip',
  'stub',
  'hair',
  'tuft',
  'curl',
  'cat',
  'squirrel',
  'ringed',
  'flat',
  'rope',
  'fluff',
  'otter',
  'dragon',
  'crocodile',
  'grasping',
  'thin',
  'plume',
  'spiral',
] as const;
export type TailKind = (typeof TAIL_KINDS)[number];

export const MARKINGS = [
  'none',
  'spots',
  'rosettes',
  'stripes',
  'patches',
  'tiles',
  'fleece',
  'spines',
  'saddle',
  'band',
  'shell',
  'shaggy',
  'pompoms',
] as const;
export type Marking = (typeof MARKINGS)[number];

/** Measures in hundredths of the height at the withers; the side view stands on the ground, facing right. */
export interface Build {
  /** Length of the body, depth of the chest, depth at the waist, how far the croup lies below the withers. */
  length: number;
  depth: number;
  waist: number;
  croup: number;
  neck: readonly [length: number, angleDegrees: number, widthBelow: number, widthAbove: number];
  /** Size of the head, whose own skull has 100, and how far it looks down, degrees. */
  head: number;
  headAngle: number;
  /** Widths at shoulder (hip), elbow (knee) and foot. */
  fore: readonly [number, number, number];
  hind: readonly [number, number, number];
}

export interface MammalColors extends HeadColors {
  belly?: Hex;
  /** The front of the neck. */
  bib?: Hex;
  sock?: Hex;
  /** Hair of mane and tail, or of a tail's tip. */
  mane?: Hex;
  tailTip?: Hex;
  hoof?: Hex;
  marking?: Hex;
}

export interface UprightBuild {
  /** Head's share of the whole height, without ears. */
  headShare: number;
  /** Half widths at shoulder and belly, hundredths of the whole height. */
  shoulder: number;
  belly: number;
  leg: number;
  limb: number;
}

export interface Mammal {
  withersCm: number;
  /** Height on its hind legs. */
  uprightCm: number;
  build: Build;
  colors: MammalColors;
  markings?: Marking;
  tail: TailKind;
  profile: ProfileSpec;
  face: FaceSpec;
  upright: UprightBuild;
  mane?: 'horse' | 'bristle' | 'crest' | 'lion' | 'ridge' | 'plates';
  /** How long shaggy hair hangs: 1 to the knees, 3 to the ground. */
  hair?: number;
  /** How far the neck hangs through between chest and head, hundredths of the withers height. */
  sag?: number;
  hump?: 1 | 2;
  /** Nothing grows out of its shoulders: somebody's trunk does. */
  headless?: boolean;
  wings?: WingKind;
  /** Known by its profile: it is seen from the side upright and as a head alone too. */
  sidelong?: boolean;
  /** Stands on its hind legs when nothing is said. */
  isBiped?: boolean;
  /** How far the tail hangs, degrees, and its size. */
  tailHang?: number;
  tailSize?: number;
  /** Heads on necks of their own, and tails in a fan, where tales tell of more than one. */
  heads?: 2 | 3;
  tails?: number;
  /** Sleeps rolled up. */
  curls?: boolean;
}
