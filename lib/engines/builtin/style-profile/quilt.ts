import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { SAMPLE_SIDE_PX } from './texture';

const BLOCK_PX = 40;
const OVERLAP_PX = 12;
const CANDIDATES = 36;
const STRIDE_PX = BLOCK_PX - OVERLAP_PX;

/** Of a block in the canvas or in the sample, in pixels. */
interface Corner {
  left: number;
  top: number;
}

/**
 * Grows a texture sample to any size by image quilting (Efros and Freeman 2001): blocks of the sample
 * are laid side by side, each the best match to its neighbours of a few dozen tries, and blended over
 * their overlap. Strokes, screens and paper keep their structure.
 */
export function quilt(
  sample: Float32Array,
  widthPx: number,
  heightPx: number,
  random: () => number,
): Float32Array {
  const canvas = { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
  const most = SAMPLE_SIDE_PX - BLOCK_PX;
  for (let top = 0; top < heightPx; top += STRIDE_PX) {
    for (let left = 0; left < widthPx; left += STRIDE_PX) {
      const place = { left, top };
      let best = { left: 0, top: 0 };
      let bestError = Infinity;
      for (let i = 0; i < CANDIDATES && bestError > 0; i += 1) {
        const from = {
          left: Math.floor(random() * (most + 1)),
          top: Math.floor(random() * (most + 1)),
        };
        const error = mismatch(canvas, place, sample, from);
        if (error < bestError) [best, bestError] = [from, error];
      }
      layBlock(canvas, place, sample, best);
    }
  }
  return canvas.data;
}

/** Squared difference over the part of a block that is covered already, every second pixel. */
function mismatch(
  { widthPx, heightPx, data }: FloatPlane,
  { left, top }: Corner,
  sample: Float32Array,
  from: Corner,
): number {
  let error = 0;
  for (let y = 0; y < BLOCK_PX && top + y < heightPx; y += 2) {
    const covered = top > 0 && y < OVERLAP_PX ? BLOCK_PX : left > 0 ? OVERLAP_PX : 0;
    for (let x = 0; x < covered && left + x < widthPx; x += 2) {
      const d =
        data[(top + y) * widthPx + left + x]! -
        sample[(from.top + y) * SAMPLE_SIDE_PX + from.left + x]!;
      error += d * d;
    }
  }
  return error;
}

function layBlock(
  { widthPx, heightPx, data }: FloatPlane,
  { left, top }: Corner,
  sample: Float32Array,
  from: Corner,
): void {
  for (let y = 0; y < BLOCK_PX && top + y < heightPx; y += 1) {
    const down = top === 0 ? 1 : Math.min(1, (y + 0.5) / OVERLAP_PX);
    for (let x = 0; x < BLOCK_PX && left + x < widthPx; x += 1) {
      const across = left === 0 ? 1 : Math.min(1, (x + 0.5) / OVERLAP_PX);
      const share = down * across;
      const p = (top + y) * widthPx + left + x;
      const value = sample[(from.top + y) * SAMPLE_SIDE_PX + from.left + x]!;
      data[p] = data[p]! + (value - data[p]!) * share;
    }
  }
}
