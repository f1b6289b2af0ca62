import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';

/** Where the motifs of a pattern are, and the gaps between them. */

export interface Spot {
  at: Point;
  motif: number;
  angleDegrees: number;
  scale: number;
}

/** Ways to lay out a pattern, the most cloth-like one twice; neighbours look unlike each other. */
export const ARRANGEMENTS = ['tossed', 'drop', 'medallions', 'bands', 'tossed', 'upright'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Rows in which every second one is moved by half a step: brick, or with columns half-drop. */
export function lattice(
  design: Design,
  columns: number,
  isDrop: boolean,
  turns: boolean,
  random: () => number,
) {
  const [w, h] = [design.width, design.height];
  const stepX = w / columns;
  // An even number of rows, so that the last one meets the first across the border.
  const rows = Math.max(2, Math.round(h / stepX / 2) * 2);
  const stepY = h / rows;
  const spots: Spot[] = [];
  const gaps: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shiftX = !isDrop && row % 2 === 1 ? 0.5 : 0;
      const shiftY = isDrop && column % 2 === 1 ? 0.5 : 0;
      const at: Point = [(column + 0.25 + shiftX) * stepX, (row + 0.25 + shiftY) * stepY];
      spots.push({
        at,
        motif: row + column,
        angleDegrees: turns ? ((row + column) % 2 === 0 ? -24 : 20) + (random() - 0.5) * 12 : 0,
        scale: 1,
      });
      gaps.push([at[0] + stepX / 2, at[1] + (isDrop ? 0 : 0)], [at[0], at[1] + stepY / 2]);
    }
  }
  return { spots, gaps, cell: Math.min(stepX, stepY), rows };
}
