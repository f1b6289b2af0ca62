import type { Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import { darker } from '../../../palette/tones';
import { dot, mass, strand } from '../fine';

/** Hair in the unit of half a head, the middle of the head at the origin, looking to the right. */
export interface HairShape {
  /** A smooth mass through these points, … */
  points?: readonly Point[];
  /** … a curl, … */
  curl?: readonly [x: number, y: number, radius: number];
  /** … or a line in it. */
  line?: readonly Point[];
  width?: number;
  /** Locks end in points. */
  sharp?: boolean;
  /** How much darker than the rest. */
  shade?: number;
  /** Drawn in the colour of its band or cloth. */
  band?: boolean;
}

/** What is behind the head and what is over it. */
export interface HairView {
  back: readonly HairShape[];
  over: readonly HairShape[];
}

export interface HairStyle {
  /** Three-quarter; the profile is bent from it. */
  side: HairView;
  front: HairView;
  /** Seen from behind, over the whole head. */
  behind: readonly HairShape[];
  coversEars?: boolean;
  /** What is left of it under a hat. */
  underHat?: string;
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** A symmetrical outline from its right half, top to bottom. */
export function symmetrical(right: readonly Point[]): Point[] {
  return [...right, ...mirrored(right).reverse()];
}

/** Bends what was drawn for three quarters to the profile: the ear lies further forward, the brow further back. */
export function toProfile([x, y]: Point): Point {
  if (x >= 0.3) return [0.43 + (x - 0.3) * 0.62, y];
  const forth = Math.min(1, Math.max(0, (x + 0.9) / 0.5));
  return [x + 0.13 * forth, y];
}

function bent(shape: HairShape, map: (point: Point) => Point): HairShape {
  const moved: { -readonly [Key in keyof HairShape]: HairShape[Key] } = { ...shape };
  if (shape.points) moved.points = shape.points.map(map);
  if (shape.line) moved.line = shape.line.map(map);
  if (shape.curl) moved.curl = [...map([shape.curl[0], shape.curl[1]]), shape.curl[2]];
  return moved;
}

export function profileOf(view: HairView): HairView {
  return {
    back: view.back.map((shape) => bent(shape, toProfile)),
    over: view.over.map((shape) => bent(shape, toProfile)),
  };
}

/** Of half a head: how far hair is blown back for how far it hangs, and at most, and how much is lifted. */
const WIND = { from: -0.75, back: 0.62, most: 1.9, lift: 0.5 } as const;
/** What frames the brow stays. */
const BROW = 0.25;

/** Hair in the wind streams back from the face; what is on the skull stays there. */
function inWind([x, y]: Point): Point {
  if (x > BROW && y < 0.2) return [x, y];
  const hangs = Math.max(0, y - WIND.from);
  const back = Math.min(WIND.most, WIND.back * hangs ** 1.35);
  return [x - back, y - back * WIND.lift * Math.min(1, hangs)];
}

/** Of half a head, the least radius of a bun: that is tied, and stays. */
const BUN = 0.16;
const isTied = ({ curl }: HairShape) => curl !== undefined && curl[2] > BUN;

export const blown = (shapes: readonly HairShape[]): HairShape[] =>
  shapes.map((shape) => (isTied(shape) ? shape : bent(shape, inWind)));

export function drawHair(shapes: readonly HairShape[], color: Hex, band: Hex): string {
  return shapes
    .map(({ points, curl, line, width = 0.07, sharp, shade = 0, band: banded }) => {
      const fill = banded ? band : shade > 0 ? darker(color, shade) : color;
      if (points) return mass(points, fill, sharp ? 0.13 : undefined);
      if (curl) return dot(curl[0], curl[1], curl[2], fill);
      return line ? strand(line, fill, width) : '';
    })
    .join('');
}
