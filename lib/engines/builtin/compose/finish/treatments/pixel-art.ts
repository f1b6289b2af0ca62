import { clusterColors, mergeClusters, nearest, samplesOf } from '../color/clusters';
import { labToRgb, rgbToLab, type Lab } from '../color/oklab';
import { toPixels, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface PixelArtOptions {
  /** Cells across the shorter side. */
  cells: number;
  colors: number;
  /** Strength of the ordered dither between neighbouring colours, 0 to 1. */
  dither: number;
  /** Dark outline around the subject. */
  outline: boolean;
}

/** 4 by 4 ordered dither (Bayer 1973), centred on 0. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (v) => (v + 0.5) / 16 - 0.5,
);

interface Grid {
  columns: number;
  rows: number;
  cellPx: number;
  lab: [number, number, number][];
  subject: Uint8Array;
}

/** Each cell takes the colour that most of it has, not a mean, so that edges stay hard. */
function readGrid(planes: Planes, scene: RasterScene, cells: number): Grid {
  const { widthPx, heightPx } = planes;
  const cellPx = Math.max(2, Math.round(Math.min(widthPx, heightPx) / cells));
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const { data } = toPixels(planes);
  const regions = scene.regions();
  const lab: [number, number, number][] = [];
  const subject = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { rgb, isSubject } = mainColor(
        data,
        regions,
        column * cellPx,
        row * cellPx,
        cellPx,
        widthPx,
        heightPx,
      );
      subject[row * columns + column] = isSubject ? 1 : 0;
      lab.push(rgbToLab(...rgb));
    }
  }
  return { columns, rows, cellPx, lab, subject };
}

function mainColor(
  data: Uint8Array,
  regions: ReturnType<RasterScene['regions']>,
  left: number,
  top: number,
  size: number,
  widthPx: number,
  heightPx: number,
): { rgb: [number, number, number]; isSubject: boolean } {
  const sums = new Map<number, [count: number, r: number, g: number, b: number]>();
  let [total, subject] = [0, 0];
  for (let y = top; y < Math.min(heightPx, top + size); y += 1) {
    for (let x = left; x < Math.min(widthPx, left + size); x += 1) {
      const p = y * widthPx + x;
      const label = regions.shape[p]!;
      let sum = sums.get(label);
      if (!sum) sums.set(label, (sum = [0, 0, 0, 0]));
      sum[0] += 1;
      sum[1] += data[p * 4]!;
      sum[2] += data[p * 4 + 1]!;
      sum[3] += data[p * 4 + 2]!;
      total += 1;
      if (regions.roles[regions.layer[p]! - 1] === 'subject') subject += 1;
    }
  }
  const [count, r, g, b] = [...sums.values()].reduce((best, s) => (s[0] > best[0] ? s : best));
  return {
    rgb: [Math.round(r / count), Math.round(g / count), Math.round(b / count)],
    isSubject: subject * 2 > total,
  };
}

/** A cell on the rim of the subject: it has a neighbour outside. */
function isRim({ columns, rows, subject }: Grid, column: number, row: number): boolean {
  const at = (c: number, r: number) =>
    c < 0 || r < 0 || c >= columns || r >= rows ? 1 : subject[r * columns + c]!;
  if (!at(column, row)) return false;
  return (
    !at(column - 1, row) || !at(column + 1, row) || !at(column, row - 1) || !at(column, row + 1)
  );
}

function paletteOf(grid: Grid, scene: RasterScene, colors: number): Lab[] {
  if (scene.inks.length >= 4) return scene.inks.map((rgb) => rgbToLab(...rgb));
  const bytes = new Uint8Array(grid.lab.length * 4);
  grid.lab.forEach((lab, i) => bytes.set([...labToRgb(...lab).map(Math.round), 255], i * 4));
  return mergeClusters(clusterColors(samplesOf(bytes), colors), 0.02).map(({ lab }) =>
    boosted(lab),
  );
}

/** Pixel art has few colours, so they are a little stronger. */
function boosted([l, a, b]: Lab): Lab {
  return [Math.max(0, Math.min(1, 0.5 + (l - 0.5) * 1.06)), a * 1.14, b * 1.14];
}

/** Pixel art on a true grid: one palette, one colour a cell, ordered dither, a dark rim. */
export function pixelArt(planes: Planes, scene: RasterScene, options: PixelArtOptions): Planes {
  const grid = readGrid(planes, scene, options.cells);
  const palette = paletteOf(grid, scene, options.colors);
  const { columns, cellPx } = grid;
  const result = {
    ...planes,
    red: planes.red.slice(),
    green: planes.green.slice(),
    blue: planes.blue.slice(),
  };
  grid.lab.forEach((lab, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const rim = options.outline && isRim(grid, column, row);
    const shift = options.dither * 0.06 * BAYER[(row & 3) * 4 + (column & 3)]!;
    const chosen = palette[nearest([lab[0] + shift, lab[1], lab[2]], palette)]!;
    const rgb = rim
      ? labToRgb(chosen[0] * 0.42, chosen[1] * 0.7, chosen[2] * 0.7)
      : labToRgb(...chosen);
    fillCell(result, column * cellPx, row * cellPx, cellPx, rgb);
  });
  return result;
}

function fillCell(
  planes: Planes,
  left: number,
  top: number,
  size: number,
  [r, g, b]: readonly [number, number, number],
): void {
  for (let y = top; y < Math.min(planes.heightPx, top + size); y += 1) {
    const start = y * planes.widthPx + left;
    const end = Math.min(start + size, (y + 1) * planes.widthPx);
    planes.red.fill(r / 255, start, end);
    planes.green.fill(g / 255, start, end);
    planes.blue.fill(b / 255, start, end);
  }
}
