import type { Hex } from '@/lib/color/hex';

export const BEAKS = [
  'cone',
  'hook',
  'duck',
  'spear',
  'toucan',
  'puffin',
  'pelican',
  'flamingo',
  'needle',
] as const;
export type BeakKind = (typeof BEAKS)[number];
export type TailFeathers =
  'wedge' | 'long' | 'fork' | 'sickle' | 'fan' | 'train' | 'plume' | 'stub' | 'flame';

/** A bird in hundredths of its body's length, facing right. */
export interface Bird {
  /** Length of the body without neck and tail. */
  bodyCm: number;
  /** Height of the front view. */
  frontCm: number;
  /** How upright the body is, degrees, and its depth. */
  posture: number;
  depth: number;
  /** From the breast to the head: points relative to the breast, ending at the head; widths. */
  neck: { line: string; widths: readonly number[] };
  head: number;
  beak: BeakKind;
  beakLength: number;
  leg: number;
  legWidth: number;
  tail: TailFeathers;
  crest?: 'comb' | 'crown' | 'tuft' | 'cap' | 'flame';
  /** The view in which it stands when nothing is said. */
  rest?: 'front';
  front: 'owl' | 'penguin' | 'round';
  colors: {
    coat: Hex;
    belly?: Hex;
    wing?: Hex;
    /** Tips of the wing feathers. */
    tip?: Hex;
    head?: Hex;
    cheek?: Hex;
    tail?: Hex;
    beak: Hex;
    beakTip?: Hex;
    leg: Hex;
    ring?: Hex;
    collar?: Hex;
    crest?: Hex;
  };
}
