import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, shrinkPlane } from '@/lib/imaging/kernels/resize';
import { type Colors } from './tiles';

/**
 * What there is to see in a tile: nothing, so that any filter enlarges it; what half as many pixels
 * show as well; or details down to single pixels.
 */
export type TileDetail = 'even' | 'soft' | 'fine';

/** Neighbours in an even tile differ by this at most, of 1: a gradient, or one colour. */
const EVEN_STEP = 2 / 255;
/** Deviation, of 1, between a soft block and itself from half as many pixels. */
const SOFT_DEVIATION = 3 / 255;
/** The sharpest block of a tile decides: a single sharp thing in a soft tile counts. */
const BLOCK_PX = 16;

export function detailOf(tile: Colors): TileDetail {
  if (isEven(tile)) return 'even';
  return sharpestBlock(tile) < SOFT_DEVIATION ? 'soft' : 'fine';
}

function isEven({ widthPx, heightPx, data }: Colors): boolean {
  const count = widthPx * heightPx;
  for (let at = 0; at < data.length; at++) {
    const pixel = at % count;
    const hasRight = pixel % widthPx < widthPx - 1;
    if (hasRight && Math.abs(data[at]! - data[at + 1]!) > EVEN_STEP) return false;
    if (pixel + widthPx < count && Math.abs(data[at]! - data[at + widthPx]!) > EVEN_STEP)
      return false;
  }
  return true;
}

/** Greatest deviation of any block from what half as many pixels show of it. */
function sharpestBlock(tile: Colors): number {
  const luma = lumaOf(tile);
  const half = { widthPx: tile.widthPx >> 1, heightPx: tile.heightPx >> 1 };
  const again = enlargePlane(shrinkPlane(luma, half), luma);
  const columns = Math.ceil(tile.widthPx / BLOCK_PX);
  const sums = new Float64Array(columns * Math.ceil(tile.heightPx / BLOCK_PX));
  for (let at = 0; at < luma.data.length; at++) {
    const x = at % tile.widthPx;
    const y = (at - x) / tile.widthPx;
    const block = Math.floor(y / BLOCK_PX) * columns + Math.floor(x / BLOCK_PX);
    sums[block] = sums[block]! + (luma.data[at]! - again.data[at]!) ** 2;
  }
  return Math.sqrt(sums.reduce((most, sum) => Math.max(most, sum), 0) / BLOCK_PX ** 2);
}

/** BT.601 luma of colours as stored. */
function lumaOf({ widthPx, heightPx, data }: Colors): FloatPlane {
  const count = widthPx * heightPx;
  const luma = new Float32Array(count);
  for (let at = 0; at < count; at++)
    luma[at] = 0.299 * data[at]! + 0.587 * data[count + at]! + 0.114 * data[2 * count + at]!;
  return { widthPx, heightPx, data: luma };
}
