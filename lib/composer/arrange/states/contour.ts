import { coordinates } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';

/** A field of numbers 0 to 1 in a grid. */
export interface Field {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

/** From here on a cell is inside. */
const INSIDE = 0.5;
/** In cells, how far a point may be from the line that its neighbours make, to be left out. */
const TOLERANCE = 0.22;

/**
 * For each of the 16 ways in which the corners of a square are in or out (1 upper left, 2 upper right, 4 lower right,
 * 8 lower left), the edges that the outline crosses, with the inside on the right: 0 top, 1 right, 2 bottom, 3 left.
 */
const CROSSINGS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** How far along an edge the outline crosses it. */
const share = (a: number, b: number) => (INSIDE - a) / (b - a || 1);

function crossing({ at }: Field, x: number, y: number, edge: number): Point {
  const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
  if (edge === 0) return [x + share(a, b), y];
  if (edge === 1) return [x + 1, y + share(b, c)];
  if (edge === 2) return [x + share(d, c), y + 1];
  return [x, y + share(a, d)];
}

/** One name for an edge that two squares share. */
function edgeKey({ width }: Field, x: number, y: number, edge: number): number {
  const [ex, ey, isUpright] = [x + (edge === 1 ? 1 : 0), y + (edge === 2 ? 1 : 0), edge % 2];
  return (ey * (width + 1) + ex) * 2 + isUpright;
}

/** The pieces of all outlines, by the edge where each begins. */
function piecesOf(field: Field): Map<number, { to: number; at: Point }> {
  const pieces = new Map<number, { to: number; at: Point }>();
  for (let y = 0; y < field.height - 1; y += 1)
    for (let x = 0; x < field.width - 1; x += 1) {
      const corners = [
        field.at(x, y),
        field.at(x + 1, y),
        field.at(x + 1, y + 1),
        field.at(x, y + 1),
      ];
      const kind = corners.reduce((sum, one, index) => sum + (one >= INSIDE ? 1 << index : 0), 0);
      for (const [from, to] of CROSSINGS[kind] ?? [])
        pieces.set(edgeKey(field, x, y, from), {
          to: edgeKey(field, x, y, to),
          at: crossing(field, x, y, from),
        });
    }
  return pieces;
}

function isNeeded([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): boolean {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length > TOLERANCE;
}

/** Without the points that lie on the line between the last one kept and the one after. */
function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  let skipped = 0;
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const after = points[(index + 1) % points.length] ?? point;
    if (before && skipped < 4 && !isNeeded(point, before, after)) skipped += 1;
    else {
      kept.push(point);
      skipped = 0;
    }
  });
  return kept;
}

/** Outlines of what is inside (holes the other way round), smaller ones than `least` points left out. */
export function contoursOf(field: Field, least = 6): Point[][] {
  const pieces = piecesOf(field);
  const loops: Point[][] = [];
  while (pieces.size > 0) {
    const loop: Point[] = [];
    let key = pieces.keys().next().value;
    while (key !== undefined) {
      const piece = pieces.get(key);
      if (!piece) break;
      pieces.delete(key);
      loop.push(piece.at);
      key = piece.to;
    }
    if (loop.length >= least) loops.push(thinned(loop));
  }
  return loops;
}

export const pathOf = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(coordinates).join('L')}Z`).join('');
