import { boxBlur } from '../raster/blur';
import { edgeFlow } from '../raster/flow';
import { clamp, smoothstep } from '../raster/math';
import { lumaOf, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface MosaicOptions {
  tilePx: number;
  /** Width of the joints in pixels at 1024. */
  joint: number;
  grout: readonly [number, number, number];
  /** `stone` tiles lie along the forms; `glass` has large cells with dark leading. */
  kind: 'stone' | 'glass';
}

interface Tile {
  x: number;
  y: number;
  cos: number;
  sin: number;
  /** Layer under its centre: tiles keep to their side of an outline. */
  layer: number;
  light: number;
  warmth: number;
  tiltX: number;
  tiltY: number;
}

interface TileGrid {
  tiles: Tile[];
  columns: number;
  rows: number;
  tilePx: number;
}

/** One tile per cell of a jittered grid, turned along the forms. */
function layTiles(planes: Planes, scene: RasterScene, options: MosaicOptions): TileGrid {
  const { widthPx, heightPx, scale } = scene;
  const tilePx = options.tilePx * scale;
  const soft = boxBlur(lumaOf(planes), widthPx, heightPx, 3 * scale, 2);
  const flow = edgeFlow(soft, widthPx, heightPx, tilePx * 0.8, 0.1);
  const { layer } = scene.regions();
  const columns = Math.ceil(widthPx / tilePx) + 1;
  const rows = Math.ceil(heightPx / tilePx) + 1;
  const random = scene.random('tiles');
  const glass = options.kind === 'glass';
  const tiles = Array.from({ length: columns * rows }, (_, i): Tile => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const jitter = () => (random() - 0.5) * (glass ? 0.9 : 0.32);
    const x = (column + 0.25 + (row & 1) * 0.5 + jitter()) * tilePx;
    const y = (row + 0.5 + jitter()) * tilePx;
    const p = clamp(y | 0, 0, heightPx - 1) * widthPx + clamp(x | 0, 0, widthPx - 1);
    return {
      x,
      y,
      cos: flow.x[p]!,
      sin: flow.y[p]!,
      layer: layer[p]!,
      light: 1 + (random() - 0.5) * (glass ? 0.34 : 0.2),
      warmth: (random() - 0.5) * 0.05,
      tiltX: random() - 0.5,
      tiltY: random() - 0.5,
    };
  });
  return { tiles, columns, rows, tilePx };
}

/** Distance from a tile's centre: square along its own axes for stone, round for glass. */
function distanceTo(tile: Tile, x: number, y: number, square: boolean): number {
  const dx = x - tile.x;
  const dy = y - tile.y;
  if (!square) return Math.sqrt(dx * dx + dy * dy);
  const u = Math.abs(dx * tile.cos + dy * tile.sin);
  const v = Math.abs(dy * tile.cos - dx * tile.sin);
  return Math.max(u, v) + 0.12 * Math.min(u, v);
}

interface Assignment {
  tile: Int32Array;
  /** Distance to the nearest joint between two tiles, pixels. */
  inner: Float32Array;
}

/** The nearest tile of every pixel; tiles of another layer count as farther away. */
function assign(grid: TileGrid, scene: RasterScene, square: boolean): Assignment {
  const { widthPx, heightPx } = scene;
  const { tiles, columns, rows, tilePx } = grid;
  const { layer } = scene.regions();
  const tile = new Int32Array(widthPx * heightPx);
  const inner = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / tilePx);
    const [top, bottom] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const column = Math.floor(x / tilePx);
      const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      let [first, second] = [Infinity, Infinity];
      for (let r = top; r <= bottom; r += 1) {
        for (let c = left; c <= right; c += 1) {
          const i = r * columns + c;
          const candidate = tiles[i]!;
          const apart = candidate.layer === layer[p] ? 0 : tilePx * 1.5;
          const distance = distanceTo(candidate, x, y, square) + apart;
          if (distance < first) {
            second = first;
            first = distance;
            tile[p] = i;
          } else if (distance < second) second = distance;
        }
      }
      inner[p] = (second - first) / 2;
    }
  }
  return { tile, inner };
}

/** Mean colour of each piece: a tile, cut where it lies over two shapes. */
function pieceColors(planes: Planes, pieces: Int32Array, count: number): Float32Array {
  const sums = new Float32Array(count * 4);
  for (let p = 0; p < pieces.length; p += 1) {
    const at = pieces[p]! * 4;
    sums[at] = sums[at]! + planes.red[p]!;
    sums[at + 1] = sums[at + 1]! + planes.green[p]!;
    sums[at + 2] = sums[at + 2]! + planes.blue[p]!;
    sums[at + 3] = sums[at + 3]! + 1;
  }
  for (let at = 0; at < sums.length; at += 4) {
    const n = Math.max(1, sums[at + 3]!);
    for (let c = 0; c < 3; c += 1) sums[at + c] = sums[at + c]! / n;
  }
  return sums;
}

/** Numbers the pairs of tile and shape. */
function piecesOf(tile: Int32Array, shape: Int32Array): { pieces: Int32Array; count: number } {
  const numbers = new Map<number, number>();
  const pieces = new Int32Array(tile.length);
  for (let p = 0; p < tile.length; p += 1) {
    const key = tile[p]! * 65536 + (shape[p]! & 65535);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    pieces[p] = number;
  }
  return { pieces, count: numbers.size };
}

/** 1 on the outlines of shapes, which the leading of stained glass follows. */
function outlines(
  shape: Int32Array,
  widthPx: number,
  heightPx: number,
  reachPx: number,
): Float32Array {
  const seam = new Float32Array(shape.length);
  for (let p = 0; p < shape.length - widthPx; p += 1) {
    if (shape[p] !== shape[p + 1] || shape[p] !== shape[p + widthPx]) seam[p] = 1;
  }
  return boxBlur(seam, widthPx, heightPx, reachPx, 2).map((value) =>
    Math.min(1, value * reachPx * 2.4),
  );
}

/**
 * A mosaic: every pixel belongs to its nearest tile, in a measure that is square along the form
 * (Hausner, "Simulating decorative mosaics", 2001); joints run where two tiles are equally near.
 */
export function mosaic(planes: Planes, scene: RasterScene, options: MosaicOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const grid = layTiles(planes, scene, options);
  const { tile, inner } = assign(grid, scene, options.kind === 'stone');
  const { shape } = scene.regions();
  const { pieces, count } = piecesOf(tile, shape);
  const colors = pieceColors(planes, pieces, count);
  const jointPx = options.joint * scale;
  const lead =
    options.kind === 'glass'
      ? outlines(shape, widthPx, heightPx, Math.max(1, jointPx * 0.35))
      : undefined;
  const make = (c: 0 | 1 | 2, warm: number) => {
    const plane = new Float32Array(inner.length);
    for (let y = 0, p = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1, p += 1) {
        const own = grid.tiles[tile[p]!]!;
        const joint = 1 - smoothstep(jointPx * 0.4, jointPx * 0.4 + 1.2 * scale, inner[p]!);
        const gap = lead ? Math.max(joint, lead[p]!) : joint;
        const bevel = 1 - smoothstep(jointPx, jointPx + 2.6 * scale, inner[p]!);
        const nx = (x - own.x) / grid.tilePx;
        const ny = (y - own.y) / grid.tilePx;
        const light =
          own.light + 0.22 * (own.tiltX * nx + own.tiltY * ny) - bevel * 0.44 * (nx + ny);
        const color = colors[pieces[p]! * 4 + c]! * light + own.warmth * warm;
        plane[p] = color + (options.grout[c] - color) * gap;
      }
    }
    return plane;
  };
  return { ...planes, red: make(0, 1), green: make(1, 0), blue: make(2, -1) };
}
