import { times } from '@/lib/svg/point';

/**
 * Several of one kind as they stand about by themselves: of different sizes, in two depths, the smaller before the
 * larger, and never in line. Pure: numbers in, places out. Lengths are widths of the largest, from the middle of all.
 */
export interface Copy {
  x: number;
  /** 0 as far as the first, 1 a step nearer. */
  nearer: number;
  scale: number;
  /** Turned about where it stands or lies, clockwise. */
  tiltDegrees: number;
}

const FIRST: Copy = { x: 0, nearer: 0, scale: 1, tiltDegrees: 0 };
const PAIR: readonly Copy[] = [
  { ...FIRST, x: -0.36 },
  { x: 0.42, nearer: 0.8, scale: 0.82, tiltDegrees: 6 },
];
const TRIANGLE: readonly Copy[] = [
  { ...FIRST, x: -0.08, tiltDegrees: -2 },
  { x: 0.56, nearer: 0.5, scale: 0.84, tiltDegrees: 7 },
  { x: -0.48, nearer: 1, scale: 0.7, tiltDegrees: -8 },
];

/** Of more, sizes and turns by turns, and how far apart they are in their row. */
const SIZES = [0.9, 1, 0.84, 0.94] as const;
const FRONT_SIZES = [0.72, 0.8, 0.68] as const;
const TILTS = [-5, 4, 7, -8, 2] as const;
const STEP = { back: 0.68, front: 0.74 } as const;
/** Not all of a row are as far away. */
const UNEVEN = [0, 0.22, 0.1, 0.3] as const;

const of = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/** Two rows, the nearer one in the gaps of the other. */
function inRows(count: number): Copy[] {
  const back = Math.ceil(count / 2);
  const front = count - back;
  const aside = back === front ? STEP.back / 2 : 0;
  return [
    ...times(back, (index) => ({
      x: (index - (back - 1) / 2) * STEP.back - aside / 2,
      nearer: of(UNEVEN, index),
      scale: of(SIZES, index),
      tiltDegrees: of(TILTS, index),
    })),
    ...times(front, (index) => ({
      x: (index - (front - 1) / 2) * STEP.front + aside / 2,
      nearer: 1 + of(UNEVEN, index + 1) * 0.5,
      scale: of(FRONT_SIZES, index),
      tiltDegrees: of(TILTS, index + 2),
    })),
  ];
}

/** What is so much higher than wide stands farther apart, of its width, up to so much. */
const SLENDER = { from: 1.6, most: 1.7 } as const;

/** Made in pairs: alike, one a little before the other. */
const TWINS: readonly Copy[] = [
  { ...FIRST, x: -0.3 },
  { ...FIRST, x: 0.3, nearer: 0.8 },
];

export const pairsOf = (count: number): readonly Copy[] =>
  count === 2 ? TWINS : groupOfAlike(count).map((copy) => ({ ...copy, scale: 1, tiltDegrees: 0 }));

/** Copies of something of so much height by width. */
export function groupOfAlike(count: number, slenderness = 1): readonly Copy[] {
  if (count <= 1) return [FIRST];
  const copies = count === 2 ? PAIR : count === 3 ? TRIANGLE : inRows(count);
  const apart = Math.min(SLENDER.most, Math.max(1, slenderness / SLENDER.from));
  return copies.map((copy) => ({ ...copy, x: copy.x * apart }));
}

/** Where a handful lies: shares of the spread from its middle, and turns. */
const HANDFUL: readonly Copy[] = [
  { x: 0, nearer: 0.55, scale: 1, tiltDegrees: -14 },
  { x: 0.74, nearer: 0.2, scale: 0.92, tiltDegrees: 28 },
  { x: -0.72, nearer: 0.3, scale: 0.94, tiltDegrees: -34 },
  { x: 0.5, nearer: 1, scale: 0.86, tiltDegrees: 62 },
  { x: -0.42, nearer: 1.05, scale: 0.9, tiltDegrees: 16 },
  { x: 1.42, nearer: 0.62, scale: 0.84, tiltDegrees: -48 },
  { x: -1.5, nearer: 0.8, scale: 0.86, tiltDegrees: 40 },
  { x: 2.2, nearer: 1.1, scale: 0.8, tiltDegrees: 12 },
  { x: -2.3, nearer: 0.4, scale: 0.82, tiltDegrees: -22 },
];

/** Small things strewn on the ground: close about their middle, a few that rolled away. */
export const handfulOf = (count: number): readonly Copy[] => HANDFUL.slice(0, count);
export const MOST_STREWN = HANDFUL.length;

/** From the left to the right of something, how far aside stalks fan out from behind it. */
const FANS: Readonly<Record<number, readonly number[]>> = {
  1: [32],
  2: [-28, 32],
  3: [-34, 24, 44],
  4: [-42, -20, 22, 43],
  5: [-44, -24, -4, 20, 40],
};
export const MOST_FANNED = 5;
/** Of what is before them, half the width in which they come up; the steeper ones are longer. */
const FAN = { half: 0.28, longest: 1, shorter: 0.0032 } as const;

/** Stalks and leaves from behind something, in widths of that. */
export function fanOf(count: number): readonly Copy[] {
  const angles = FANS[Math.min(MOST_FANNED, Math.max(1, count))] ?? [];
  return angles.map((tiltDegrees, index) => ({
    x: (tiltDegrees / 50) * FAN.half,
    nearer: index * 0.01,
    scale: FAN.longest - Math.abs(tiltDegrees) * FAN.shorter,
    tiltDegrees,
  }));
}

/** From end to end, in widths of the largest. */
export function endsOf(copies: readonly Copy[]): [left: number, right: number] {
  return [
    Math.min(...copies.map(({ x, scale }) => x - scale / 2)),
    Math.max(...copies.map(({ x, scale }) => x + scale / 2)),
  ];
}
