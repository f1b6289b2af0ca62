import { clamp } from '../raster/math';
import type { Planes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { RasterScene } from '../raster/scene';

export interface VoxelOptions {
  /** Cubes across the shorter side. */
  cells: number;
  /** Steps of height a figure can stand out. */
  steps: number;
}

interface Cell {
  red: number;
  green: number;
  blue: number;
  level: number;
}

/** Mean colour and height of every cell; nearer layers start higher. */
function readCells(planes: Planes, scene: RasterScene, cellPx: number, steps: number) {
  const { widthPx, heightPx } = scene;
  const regions = scene.regions();
  const { height } = reliefOf(regions, { what: 'everything', roundness: 0.05, body: 0.8 });
  const top = height.reduce((most, value) => Math.max(most, value), 1);
  const base = [
    0,
    ...regions.depths.map((depth, i) => (regions.roles[i] === 'backdrop' ? 0 : 1 + depth * 2)),
  ];
  const columns = Math.ceil(widthPx / cellPx);
  const rows = Math.ceil(heightPx / cellPx);
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(widthPx - 1, Math.floor((column + 0.5) * cellPx));
      const y = Math.min(heightPx - 1, Math.floor((row + 0.5) * cellPx));
      const p = y * widthPx + x;
      const level = base[regions.layer[p]!]! + (height[p]! / top) * steps;
      cells.push({ ...meanColor(planes, p, cellPx), level: Math.round(level) });
    }
  }
  return { cells, columns, rows };
}

/** Colour of a cell from five points near its centre, so that a line does not take a whole cube. */
function meanColor(planes: Planes, centre: number, cellPx: number) {
  const reach = Math.max(1, Math.round(cellPx / 5));
  const points = [0, -reach, reach, -reach * planes.widthPx, reach * planes.widthPx]
    .map((step) => centre + step)
    .filter((p) => p >= 0 && p < planes.red.length);
  const mean = (plane: Float32Array) =>
    points.reduce((sum, p) => sum + plane[p]!, 0) / points.length;
  return { red: mean(planes.red), green: mean(planes.green), blue: mean(planes.blue) };
}

/** Fills a parallelogram side by side with a shade of a colour. */
function paintBlock(
  result: Planes,
  left: number,
  top: number,
  size: number,
  cell: Cell,
  shade: number,
): void {
  const right = Math.min(result.widthPx, left + size);
  for (let y = Math.max(0, top); y < Math.min(result.heightPx, top + size); y += 1) {
    const start = y * result.widthPx + Math.max(0, left);
    const end = y * result.widthPx + Math.max(0, right);
    result.red.fill(clamp(cell.red * shade, 0, 1), start, end);
    result.green.fill(clamp(cell.green * shade, 0, 1), start, end);
    result.blue.fill(clamp(cell.blue * (shade > 1 ? shade : shade * 1.03), 0, 1), start, end);
  }
}

/**
 * Voxels seen from the front and slightly below the light: each cell is a column of cubes, drawn from
 * the lowest to the highest level, its sides showing to the lower right, a bright edge at the top.
 */
export function voxel(planes: Planes, scene: RasterScene, options: VoxelOptions): Planes {
  const cellPx = Math.max(6, Math.round(Math.min(scene.widthPx, scene.heightPx) / options.cells));
  const { cells, columns } = readCells(planes, scene, cellPx, options.steps);
  const result = {
    ...planes,
    red: planes.red.slice(),
    green: planes.green.slice(),
    blue: planes.blue.slice(),
  };
  const depthPx = Math.max(2, Math.round(cellPx * 0.3));
  const edgePx = Math.max(1, Math.round(cellPx * 0.12));
  const highest = cells.reduce((most, cell) => Math.max(most, cell.level), 0);
  for (let level = 0; level <= highest; level += 1) {
    cells.forEach((cell, i) => {
      if (cell.level < level) return;
      const left = (i % columns) * cellPx - Math.round(level * depthPx * 0.5);
      const top = Math.floor(i / columns) * cellPx - Math.round(level * depthPx * 0.6);
      for (let step = depthPx; step > 0 && level > 0; step -= 1) {
        paintBlock(
          result,
          left + Math.round(step * 0.5),
          top + Math.round(step * 0.6),
          cellPx,
          cell,
          0.6,
        );
      }
      if (cell.level !== level) return;
      const tint = 1 + 0.05 * Math.sin(i * 12.9898);
      paintBlock(result, left, top, cellPx, cell, 0.8 * tint);
      paintBlock(result, left, top, cellPx - edgePx, cell, 1.2 * tint);
      paintBlock(result, left + edgePx, top + edgePx, cellPx - 2 * edgePx, cell, tint);
    });
  }
  return result;
}
