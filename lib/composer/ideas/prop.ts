import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';

/** Colours that props are drawn in. */
export interface PropTones {
  ink: Hex;
  /** Quiet shapes on the ground of the picture, and a step darker. */
  soft: Hex;
  mid: Hex;
  paper: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
}

export interface PropPlace {
  x: number;
  y: number;
  height: number;
  rest: readonly number[];
}

/** A shape that no thing of the kit is, in units of the picture. */
export type Prop = (place: PropPlace, tones: PropTones) => string;

/** A shape that is drawn in hundredths of its height, its foot at 0, 0, at its place and of its size. */
export const sized = ({ x, y, height }: Omit<PropPlace, 'rest'>, svg: string): string =>
  placed(svg, { at: [x, y], scaleX: height / 100 });
