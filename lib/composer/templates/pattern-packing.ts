import { type Point, times } from '@/lib/svg/point';
import type { Random } from '@/lib/random/random';

/**
 * Motifs tossed over a ground that meets itself at every border, as closely as their outlines allow: a motif is
 * the cells of a grid that it covers, and each next one takes the free place that is nearest to the others. Greedy
 * packing by a distance field; places are tried at random.
 */

/** What a motif covers, in cells of the grid, about its middle; without turns. */
export type Footprint = readonly Point[];

export interface Torus {
  columns: number;
  rows: number;
}

export interface Placement {
  /** In cells. */
  at: Point;
  /** Which of the footprints. */
  motif: number;
  angleDegrees: number;
  isFlipped: boolean;
}

/** Cells from which on it is no matter how far away the next motif is. */
const FAR_CELLS = 14;
const AROUND: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
/** All cells that are nearer than that to one, with their distance. */
const NEAR = times((2 * FAR_CELLS + 1) ** 2, (index): [number, number, number] => {
  const dx = (index % (2 * FAR_CELLS + 1)) - FAR_CELLS;
  const dy = Math.floor(index / (2 * FAR_CELLS + 1)) - FAR_CELLS;
  return [dx, dy, Math.hypot(dx, dy)];
}).filter(([, , distance]) => distance < FAR_CELLS);
const TRIES = 260;
/** Of these the nearest is taken. */
const MOST_FITTING = 14;
/** What counts against a place beside a motif of the same kind, in cells of distance. */
const ALIKE = 9;

/** Where the cells of a footprint are after a turn, a part of them for speed. */
export function turned(cells: Footprint, angleDegrees: number, isFlipped: boolean): Point[] {
  const angle = (angleDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return cells.map(([x, y]) => {
    const flipped = isFlipped ? -x : x;
    return [Math.round(flipped * cos - y * sin), Math.round(flipped * sin + y * cos)];
  });
}

/** How far each cell is from what is placed, up to `FAR_CELLS`. */
export class DistanceField {
  private readonly cells: Float32Array;

  constructor(readonly torus: Torus) {
    this.cells = new Float32Array(torus.columns * torus.rows).fill(FAR_CELLS);
  }

  at([x, y]: Point): number {
    return this.cells[this.indexOf(x, y)] ?? 0;
  }

  /** Marks cells as taken: what is about them is as far away as their border is. */
  take(cells: readonly Point[]): void {
    const taken = new Set(cells.map(([x, y]) => this.indexOf(x, y)));
    const isWithin = ([x, y]: Point) =>
      AROUND.every(([dx, dy]) => taken.has(this.indexOf(x + dx, y + dy)));
    for (const index of taken) this.cells[index] = 0;
    for (const cell of cells) {
      if (isWithin(cell)) continue;
      for (const [dx, dy, distance] of NEAR) {
        const index = this.indexOf(cell[0] + dx, cell[1] + dy);
        if (distance < (this.cells[index] ?? 0)) this.cells[index] = distance;
      }
    }
  }

  private indexOf(x: number, y: number): number {
    const { columns, rows } = this.torus;
    return (((y % rows) + rows) % rows) * columns + (((x % columns) + columns) % columns);
  }
}

interface Packing {
  field: DistanceField;
  random: Random;
  /** Cells between two motifs. */
  gapCells: number;
  /** How far a motif may lean. */
  mostDegrees: number;
  /** Which of the footprints may be drawn as in a mirror. */
  isFlippable: readonly boolean[];
}

/** How far a footprint at a place is from the others: least and on average; nothing where it has no room. */
function clearance(
  { field, gapCells }: Packing,
  cells: readonly Point[],
  [x, y]: Point,
): number | undefined {
  let sum = 0;
  for (const [dx, dy] of cells) {
    const distance = field.at([x + dx, y + dy]);
    if (distance < gapCells) return undefined;
    sum += distance;
  }
  return sum / Math.max(1, cells.length);
}

/** The distance of two cells on a torus. */
function apart({ columns, rows }: Torus, a: Point, b: Point): number {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return Math.hypot(Math.min(dx, columns - dx), Math.min(dy, rows - dy));
}

/** The best of some free places for a motif; nothing where none was found. */
function placeFor(
  packing: Packing,
  footprint: Footprint,
  motif: number,
  alike: readonly Point[],
): (Placement & { cells: Point[] }) | undefined {
  const { random, mostDegrees, isFlippable } = packing;
  const { columns, rows } = packing.field.torus;
  const reach = Math.max(1, ...footprint.map(([x, y]) => Math.hypot(x, y)));
  let best: (Placement & { cells: Point[]; cost: number }) | undefined;
  let fitting = 0;
  for (let tried = 0; tried < TRIES && fitting < MOST_FITTING; tried += 1) {
    const at: Point = [Math.floor(random() * columns), Math.floor(random() * rows)];
    const angleDegrees = (random() * 2 - 1) * mostDegrees;
    const isFlipped = isFlippable[motif] === true && random() < 0.5;
    const cells = turned(footprint, angleDegrees, isFlipped);
    const distance = clearance(packing, cells, at);
    if (distance === undefined) continue;
    fitting += 1;
    const nearest = Math.min(
      Infinity,
      ...alike.map((other) => apart({ columns, rows }, at, other)),
    );
    const cost = distance + (nearest < reach * 3 ? ALIKE * (1 - nearest / (reach * 3)) : 0);
    if (!best || cost < best.cost) best = { at, motif, angleDegrees, isFlipped, cells, cost };
  }
  return best;
}

/** How many places in a row may be refused before a pattern is full. */
const MOST_MISSES = 3;

/**
 * Places motifs by turns until no more have room.
 * @param order footprints in the order in which they are placed, over and over
 * @param most how many at most
 */
export function packed(
  packing: Packing,
  order: readonly Footprint[],
  most: number,
): readonly Placement[] {
  const placed: Placement[] = [];
  const places = order.map((): Point[] => []);
  let misses = 0;
  for (let turn = 0; placed.length < most && misses < MOST_MISSES * order.length; turn += 1) {
    const motif = turn % Math.max(1, order.length);
    const found = placeFor(packing, order[motif] ?? [], motif, places[motif] ?? []);
    if (!found) {
      misses += 1;
      continue;
    }
    const { cells, at, angleDegrees, isFlipped } = found;
    packing.field.take(cells.map(([x, y]): Point => [x + at[0], y + at[1]]));
    places[motif]?.push(at);
    placed.push({ at, motif, angleDegrees, isFlipped });
  }
  return placed;
}

/** A disc of cells, for dots. */
export function discOf(radiusCells: number): Footprint {
  const side = 2 * radiusCells + 1;
  return times(side * side, (index): Point => [
    (index % side) - radiusCells,
    Math.floor(index / side) - radiusCells,
  ]).filter(([x, y]) => Math.hypot(x, y) <= radiusCells + 0.3);
}
