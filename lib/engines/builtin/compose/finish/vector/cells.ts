import type { Pixels } from '@/lib/engines/engine';
import { rgbToHex, shade as shaded, type Hex } from '@/lib/color/hex';
import { clusterColors, nearest, samplesOf } from '../color/clusters';
import { labToRgb, rgbToLab } from '../color/oklab';
import type { Path, Segment } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import { circle, groundShape, inkHex, newShape, onlyLayer } from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface CellsOptions {
  kind: 'squares' | 'tiles' | 'triangles' | 'dots';
  /** Cells across the shorter side. */
  count: number;
  /** Colours the cells are reduced to; 0 keeps each cell's own. */
  colors: number;
  ground: Ink;
}

interface Cell {
  column: number;
  row: number;
  color: Hex;
  /** 0 for light ground to 1 for dark. */
  darkness: number;
}

interface Grid {
  columns: number;
  rows: number;
  cellPx: number;
  cells: Cell[];
}

/** The colour under a cell's centre, read from the shape that is seen there most. */
function readGrid(shapes: Shapes, scene: VectorScene, options: CellsOptions): Grid {
  const cellPx = Math.min(scene.widthPx, scene.heightPx) / options.count;
  const columns = Math.ceil(scene.widthPx / cellPx - 1e-6);
  const rows = Math.ceil(scene.heightPx / cellPx - 1e-6);
  const perCell = 3;
  const side = Math.max(columns, rows) * perCell;
  const image = scene.preview(shapes, side);
  const palette =
    options.colors > 0
      ? clusterColors(samplesOf(image.data), options.colors).map((c) => c.lab)
      : [];
  const cells = Array.from({ length: columns * rows }, (_, i): Cell => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const rgb = cellColor(image, column, row, columns, rows);
    const lab = rgbToLab(...rgb);
    const chosen = palette.length > 0 ? palette[nearest(lab, palette)]! : lab;
    return {
      column,
      row,
      color: rgbToHex(labToRgb(...chosen)),
      darkness: 1 - chosen[0],
    };
  });
  return { columns, rows, cellPx, cells };
}

function centre(
  size: { widthPx: number; heightPx: number },
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const x = Math.min(size.widthPx - 1, Math.floor(((column + 0.5) / columns) * size.widthPx));
  const y = Math.min(size.heightPx - 1, Math.floor(((row + 0.5) / rows) * size.heightPx));
  return y * size.widthPx + x;
}

function cellColor(
  image: Pixels,
  column: number,
  row: number,
  columns: number,
  rows: number,
): [number, number, number] {
  const i = centre(image, column, row, columns, rows) * 4;
  return [image.data[i]!, image.data[i + 1]!, image.data[i + 2]!];
}

/** Cells of one colour in a row as one rectangle; all rectangles of a colour as one shape. */
function squares({ cells, columns, rows, cellPx }: Grid): Shape[] {
  const paths = new Map<Hex, Segment[]>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns;) {
      const { color } = cells[row * columns + column]!;
      let end = column + 1;
      while (end < columns && cells[row * columns + end]!.color === color) end += 1;
      const path = paths.get(color) ?? [];
      if (path.length === 0) paths.set(color, path);
      // A hair of overlap keeps the ground from showing between neighbours.
      path.push(...box(column * cellPx, row * cellPx, (end - column) * cellPx + 0.4, cellPx + 0.4));
      column = end;
    }
  }
  return [...paths].map(([fill, path]) => newShape(path, { fill }));
}

function box(x: number, y: number, width: number, height: number): Segment[] {
  return [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}

/** Tesserae: four-sided stones between jittered corners, each a little smaller than its place. */
function tiles(grid: Grid, scene: VectorScene): Shape[] {
  const corner = jitteredCorners(grid, scene, 0.3);
  const random = scene.random('tile-tint');
  return grid.cells.map(({ column, row, color }) => {
    const points = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ];
    const [cx, cy] = mean(points);
    const inset = points.map(([x, y]) => [cx + (x - cx) * 0.93, cy + (y - cy) * 0.93] as const);
    return newShape(polygon(inset), { fill: shaded(color, (random() - 0.5) * 0.09) });
  });
}

/** Low-poly facets: two triangles per cell, lit by their own tilt. */
function triangles(grid: Grid, scene: VectorScene): Shape[] {
  const corner = jitteredCorners(grid, scene, 0.62);
  const random = scene.random('facet-tint');
  return grid.cells.flatMap(({ column, row, color }) => {
    const [a, b, c, d] = [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ];
    const pairs =
      (column + row) % 2 === 0
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ];
    return pairs.map((points) => {
      const fill = shaded(color, (random() - 0.5) * 0.1);
      return newShape(polygon(points), {
        fill,
        stroke: { paint: fill, widthPx: 0.7, opacity: 1, cap: 'round', join: 'round', dashes: [] },
      });
    });
  });
}

function jitteredCorners(grid: Grid, scene: VectorScene, amount: number) {
  const random = scene.random('corners');
  const wide = grid.columns + 1;
  const offsets = Array.from(
    { length: wide * (grid.rows + 1) },
    () => [random() - 0.5, random() - 0.5] as const,
  );
  return (column: number, row: number): readonly [number, number] => {
    const [dx, dy] = offsets[row * wide + column] ?? [0, 0];
    const inside = (i: number, last: number) =>
      i === 0 || i === last ? 0 : amount * Math.min(1.4, scene.boldness);
    return [
      (column + dx * inside(column, grid.columns)) * grid.cellPx,
      (row + dy * inside(row, grid.rows)) * grid.cellPx,
    ];
  };
}

function mean(points: readonly (readonly [number, number])[]): [number, number] {
  const n = points.length;
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
}

function polygon(points: readonly (readonly [number, number])[]): Path {
  return [...points.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']];
}

/** Printed dots, larger where it is darker. */
function dots({ cells, cellPx }: Grid): Shape[] {
  return cells.flatMap(({ column, row, color, darkness }) => {
    const x = (column + 0.5 + (row & 1) * 0.5 - 0.25) * cellPx;
    const radius = cellPx * (0.2 + 0.46 * Math.sqrt(darkness));
    return [newShape(circle(x, (row + 0.5) * cellPx, radius), { fill: color })];
  });
}

/** The picture as cells: pixels, stones, facets or dots. */
export function cells(shapes: Shapes, scene: VectorScene, options: CellsOptions): Shapes {
  const grid = readGrid(shapes, scene, options);
  const ground = groundShape(shapes, inkHex(options.ground));
  const drawn = {
    squares: () => squares(grid),
    tiles: () => tiles(grid, scene),
    triangles: () => triangles(grid, scene),
    dots: () => dots(grid),
  }[options.kind]();
  return onlyLayer(shapes, 'cells', [ground, ...drawn]);
}
