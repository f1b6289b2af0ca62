import { type Pixels } from '@/lib/engines/engine';
import { reflect } from '@/lib/imaging/kernels/crop';
import { toByte } from '@/lib/imaging/kernels/float-plane';

/** Red, green and blue one after another, each `widthPx × heightPx`, 0 to 1. */
export interface Colors {
  widthPx: number;
  heightPx: number;
  data: Float32Array;
}

export interface TileOptions {
  factor: number;
  /** Most pixels of a tile's side without its margins. */
  coreSidePx: number;
  /** Surroundings on each side that the network sees and neighbouring tiles share: a multiple of 4. */
  marginPx: number;
  /** Enlarges one tile, margins included, by `factor`. */
  enlarge: (tile: Colors) => Promise<Colors>;
  /** Called before each tile with the share done; throws when the work is to stop. */
  onTile: (share: number) => void;
}

/** What the network sees beyond the picture's borders, mirrored: enough to hide where it ends. */
const BORDER_MARGIN_PX = 4;

/** The part of a row or column that a tile is for, and what it sees beyond both ends. */
interface Span {
  startPx: number;
  lengthPx: number;
  beforePx: number;
  afterPx: number;
}

/**
 * Enlarges a picture tile by tile. Tiles overlap by twice the margin; their outer halves are cut off,
 * where the network misses surroundings, and the inner halves blend into each other, so that no seam
 * shows. Beyond the picture's borders tiles see it mirrored. The result is opaque.
 */
export async function enlargeByTiles(image: Pixels, options: TileOptions): Promise<Pixels> {
  const { factor, coreSidePx } = options;
  const columns = divide(image.widthPx, coreSidePx, options.marginPx);
  const rows = divide(image.heightPx, coreSidePx, options.marginPx);
  const result: Pixels = {
    widthPx: image.widthPx * factor,
    heightPx: image.heightPx * factor,
    data: new Uint8Array(image.widthPx * image.heightPx * factor ** 2 * 4).fill(255),
  };
  for (const [row, vertical] of rows.entries())
    for (const [column, horizontal] of columns.entries()) {
      options.onTile((row * columns.length + column) / (rows.length * columns.length));
      const tile = cutTile(image, horizontal, vertical);
      pasteTile(result, await options.enlarge(tile), horizontal, vertical, options);
    }
  return result;
}

/** Networks fold pixels in pairs, and soft tiles are halved before. */
const FOLD_PX = 4;

/** A length in nearly equal parts whose sizes, margins included, can be folded. */
function divide(lengthPx: number, mostPx: number, marginPx: number): Span[] {
  const count = Math.ceil(lengthPx / mostPx);
  return Array.from({ length: count }, (_, part) => {
    const startPx = foldable((part * lengthPx) / count);
    const endPx = part + 1 === count ? lengthPx : foldable(((part + 1) * lengthPx) / count);
    const beforePx = part === 0 ? BORDER_MARGIN_PX : marginPx;
    // The last part is filled up with mirrored pixels.
    const spare = (FOLD_PX - ((endPx - startPx) % FOLD_PX)) % FOLD_PX;
    const afterPx = part + 1 === count ? BORDER_MARGIN_PX + spare : marginPx;
    return { startPx, lengthPx: endPx - startPx, beforePx, afterPx };
  });
}

function foldable(position: number): number {
  return FOLD_PX * Math.round(position / FOLD_PX);
}

function cutTile(image: Pixels, across: Span, down: Span): Colors {
  const widthPx = across.beforePx + across.lengthPx + across.afterPx;
  const heightPx = down.beforePx + down.lengthPx + down.afterPx;
  const count = widthPx * heightPx;
  const data = new Float32Array(count * 3);
  for (let y = 0; y < heightPx; y++) {
    const row = reflect(down.startPx + y - down.beforePx, image.heightPx) * image.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const from = (row + reflect(across.startPx + x - across.beforePx, image.widthPx)) * 4;
      const to = y * widthPx + x;
      data[to] = image.data[from]! / 255;
      data[count + to] = image.data[from + 1]! / 255;
      data[2 * count + to] = image.data[from + 2]! / 255;
    }
  }
  return { widthPx, heightPx, data };
}

function pasteTile(
  result: Pixels,
  tile: Colors,
  across: Span,
  down: Span,
  { factor, marginPx }: TileOptions,
): void {
  const blendPx = Math.floor((marginPx * factor) / 2);
  const columns = pasteRange(across, factor, blendPx, result.widthPx);
  const rows = pasteRange(down, factor, blendPx, result.heightPx);
  const count = tile.widthPx * tile.heightPx;
  for (let y = rows.start; y < rows.end; y++) {
    const rowShare = rampAt(y - rows.start, rows.start, blendPx);
    for (let x = columns.start; x < columns.end; x++) {
      const share = rowShare * rampAt(x - columns.start, columns.start, blendPx);
      const fromRow = (y - (down.startPx - down.beforePx) * factor) * tile.widthPx;
      const from = fromRow + x - (across.startPx - across.beforePx) * factor;
      const to = (y * result.widthPx + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = tile.data[channel * count + from]! * 255;
        const before = result.data[to + channel]!;
        result.data[to + channel] = toByte(before + (value - before) * share);
      }
    }
  }
}

/** The tile's core and, towards its neighbours, half its margin. */
function pasteRange(
  { startPx, lengthPx }: Span,
  factor: number,
  blendPx: number,
  limitPx: number,
): { start: number; end: number } {
  return {
    start: Math.max(0, startPx * factor - blendPx),
    end: Math.min(limitPx, (startPx + lengthPx) * factor + blendPx),
  };
}

/** Weight of the newer tile where it lies over the one before it, rising over the overlap. */
function rampAt(inside: number, start: number, blendPx: number): number {
  return start === 0 ? 1 : Math.min(1, (inside + 0.5) / (2 * blendPx));
}
