import type { Point } from '@/lib/svg/point';
import { points } from '../fine';
import { type HairShape, symmetrical } from './hair-style';

/** A cap seen from the front: hair above a hairline between the temples, down to `ends` beside the face. */
export function frontCap(hairline: readonly Point[], lift = 1.2, ends = 0.05): HairShape {
  return {
    points: [
      [-0.8, ends],
      [-0.88, -0.45],
      [-0.56, -lift + 0.12],
      [0, -lift],
      [0.56, -lift + 0.12],
      [0.88, -0.45],
      [0.8, ends],
      [0.7, -0.12],
      ...hairline,
      [-0.7, -0.12],
    ],
  };
}

export const SWEPT: readonly Point[] = points('0.6 -0.48, 0.2 -0.6, -0.3 -0.5, -0.62 -0.4');
export const PARTED: readonly Point[] = points('0.56 -0.32, 0.3 -0.62, -0.1 -0.66, -0.58 -0.28');
export const STRAIGHT: readonly Point[] = points('0.6 -0.2, 0.3 -0.26, -0.3 -0.26, -0.6 -0.2');

/** Locks down both sides of a face seen from the front. */
export function frontLocks(length: number, width = 1.05): HairShape {
  return {
    points: [
      [-0.5, length],
      [-width + 0.06, length - 0.05],
      [-width, 0.1],
      [-0.92, -0.7],
      [0, -1.22],
      [0.92, -0.7],
      [width, 0.1],
      [width - 0.06, length - 0.05],
      [0.5, length],
      [0.66, 0.3],
      [0.5, -0.34],
      [0.12, -0.66],
      [-0.28, -0.5],
      [-0.62, -0.1],
      [-0.66, 0.4],
    ],
  };
}

export function frontBack(length: number, width = 1.05): HairShape {
  return {
    points: symmetrical([
      [0.3, -1.1],
      [0.92, -0.6],
      [width, 0.3],
      [width - 0.06, length],
      [0.4, length + 0.12],
    ]),
    shade: 0.22,
  };
}

/** The whole head from behind, down to `nape`. */
export function behindCap(nape: number, width = 0.86): HairShape {
  return {
    points: symmetrical([
      [0.25, -1.2],
      [0.74, -0.88],
      [width, -0.2],
      [width - 0.04, nape * 0.55],
      [width * 0.55, nape],
    ]),
  };
}

export const SHORT: HairShape = {
  points: points(
    '-0.3 0.12, -0.22 -0.3, 0.1 -0.5, 0.5 -0.52, 0.78 -0.42, 0.84 -0.85, 0.3 -1.24, -0.5 -1.12, -0.95 -0.5, -0.82 0.2, -0.55 0.48, -0.36 0.42',
  ),
};
export const SLICKED: HairShape = {
  points: points(
    '-0.36 0.3, -0.24 -0.2, 0.12 -0.5, 0.55 -0.64, 0.8 -0.3, 0.85 -0.8, 0.3 -1.2, -0.45 -1.15, -0.98 -0.55, -0.86 0.15, -0.6 0.5',
  ),
};
export const FRINGE: HairShape = {
  points: points(
    '-0.36 0.35, -0.26 -0.1, 0.1 -0.28, 0.78 -0.3, 0.84 -0.7, 0.4 -1.2, -0.4 -1.18, -0.98 -0.6, -0.9 0.2, -0.6 0.48',
  ),
};
export const CURLS: HairShape[] = [
  [-0.75, -0.6, 0.5],
  [-0.3, -0.98, 0.5],
  [0.25, -1.02, 0.46],
  [0.66, -0.75, 0.32],
  [-0.78, 0, 0.42],
  [-0.5, 0.32, 0.27],
  [0.05, -0.72, 0.36],
  [-0.4, -0.4, 0.4],
].map(([x = 0, y = 0, r = 0]) => ({ curl: [x, y, r] as const }));
export const curlsOf = (
  rows: readonly (readonly [number, number, number])[],
  shade = 0,
): HairShape[] =>
  rows.flatMap(([x, y, r]) =>
    x === 0
      ? [{ curl: [0, y, r] as const, shade }]
      : [
          { curl: [x, y, r] as const, shade },
          { curl: [-x, y, r] as const, shade },
        ],
  );
export const FRONT_CURLS = curlsOf([
  [0.82, -0.1, 0.34],
  [0.8, -0.55, 0.42],
  [0.45, -0.92, 0.44],
  [0, -1.02, 0.44],
  [0.3, -0.72, 0.26],
]);
export const plait = (x: number, top: number, count: number, drift: number): HairShape[] =>
  Array.from({ length: count }, (_, index) => ({
    curl: [x + drift * index, top + 0.3 * index, 0.2 - 0.012 * index] as const,
    shade: index % 2 ? 0.14 : 0,
  }));
export const SIDE_PLAIT: HairShape[] = [
  ...plait(-0.52, 0.6, 5, -0.03),
  { curl: [-0.66, 2.02, 0.1], band: true },
  { curl: [-0.68, 2.2, 0.12] },
];

export function curlRow(rows: readonly (readonly [number, number, number])[]): HairShape[] {
  return rows.map((curl) => ({ curl }));
}
