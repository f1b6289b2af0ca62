import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { square } from './design/frame';
import type { Spot } from './pattern-layouts';
import { type Motif, opacityOf } from './pattern-motifs';
import { discOf, DistanceField, type Footprint, turned } from './pattern-packing';

/** The grid on which the motifs of a pattern are kept apart. */

/** Cells across the picture. */
const COLUMNS = 120;
/** Alpha from which on a cell is covered. */
const COVERED_ALPHA = 90;
/** The corners, which are one point of the pattern, show its ground. */
const CORNER_CELLS = 2;
/** Cells between two motifs of a lattice. */
const LEAST_GAP_CELLS = 1.5;

/** Keeps the corners free. */
export const keepCorner = (field: DistanceField): void => {
  field.take(discOf(CORNER_CELLS));
};

export function gridOf({ width, height }: Pick<Design, 'width' | 'height'>) {
  const cellPx = width / COLUMNS;
  const rows = Math.max(1, Math.round(height / cellPx));
  return { cellPx, field: new DistanceField({ columns: COLUMNS, rows }) };
}

/** The cells that a motif covers at a size, about its middle. */
export function footprintOf({ svg, radius }: Motif, cellPx: number, scale: number): Footprint {
  const side = Math.max(3, 2 * Math.ceil((radius * scale) / cellPx) + 1);
  const opacity = opacityOf(svg, square([0, 0], 2 * radius), side);
  const middle = (side - 1) / 2;
  const cells: Point[] = [];
  opacity.forEach((alpha, index) => {
    if (alpha >= COVERED_ALPHA)
      cells.push([(index % side) - middle, Math.floor(index / side) - middle]);
  });
  return cells;
}

/** Where motifs of a lattice may still be. */
export class Ground {
  private readonly grid: ReturnType<typeof gridOf>;
  private readonly footprints = new Map<Motif, Footprint>();

  constructor(design: Pick<Design, 'width' | 'height'>) {
    this.grid = gridOf(design);
  }

  keepCorner(): void {
    keepCorner(this.grid.field);
  }

  /** Takes the place of a motif, whatever was there. */
  mark(motif: Motif, spot: Omit<Spot, 'motif'>): void {
    this.grid.field.take(this.cellsOf(motif, spot));
  }

  /** Takes the place of a motif if it touches none before it, and tells whether it did. */
  take(motif: Motif, spot: Omit<Spot, 'motif'>): boolean {
    const { field } = this.grid;
    const cells = this.cellsOf(motif, spot);
    if (cells.some((cell) => field.at(cell) < LEAST_GAP_CELLS)) return false;
    field.take(cells);
    return true;
  }

  private cellsOf(motif: Motif, { at, angleDegrees, scale }: Omit<Spot, 'motif'>): Point[] {
    const { cellPx } = this.grid;
    const footprint = this.footprints.get(motif) ?? footprintOf(motif, cellPx, scale);
    this.footprints.set(motif, footprint);
    const [x, y] = [Math.round(at[0] / cellPx), Math.round(at[1] / cellPx)];
    return turned(footprint, angleDegrees, false).map(([dx, dy]): Point => [x + dx, y + dy]);
  }
}
