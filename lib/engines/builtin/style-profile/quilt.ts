import { SAMPLE_SIDE_PX } from './texture';

const BLOCK_PX = 40;
const OVERLAP_PX = 12;
const CANDIDATES = 36;
const STRIDE_PX = BLOCK_PX - OVERLAP_PX;

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
  const result = new Float32Array(widthPx * heightPx);
  const most = SAMPLE_SIDE_PX - BLOCK_PX;
  for (let top = 0; top < heightPx; top += STRIDE_PX) {
    for (let left = 0; left < widthPx; left += STRIDE_PX) {
      let [bestX, bestY, bestError] = [0, 0, Infinity];
      for (let i = 0; i < CANDIDATES; i += 1) {
        const x = Math.floor(random() * (most + 1));
        const y = Math.floor(random() * (most + 1));
        const error = mismatch(result, widthPx, heightPx, left, top, sample, x, y);
        if (error < bestError) [bestX, bestY, bestError] = [x, y, error];
        if (error === 0) break;
      }
      layBlock(result, widthPx, heightPx, left, top, sample, bestX, bestY);
    }
  }
  return result;
}

/** Squared difference over the part of a block that is covered already, every second pixel. */
function mismatch(
  result: Float32Array,
  widthPx: number,
  heightPx: number,
  left: number,
  top: number,
  sample: Float32Array,
  sx: number,
  sy: number,
): number {
  let error = 0;
  for (let y = 0; y < BLOCK_PX && top + y < heightPx; y += 2) {
    const covered = top > 0 && y < OVERLAP_PX ? BLOCK_PX : left > 0 ? OVERLAP_PX : 0;
    for (let x = 0; x < covered && left + x < widthPx; x += 2) {
      const d =
        result[(top + y) * widthPx + left + x]! - sample[(sy + y) * SAMPLE_SIDE_PX + sx + x]!;
      error += d * d;
    }
  }
  return error;
}

function layBlock(
  result: Float32Array,
  widthPx: number,
  heightPx: number,
  left: number,
  top: number,
  sample: Float32Array,
  sx: number,
  sy: number,
): void {
  for (let y = 0; y < BLOCK_PX && top + y < heightPx; y += 1) {
    const down = top === 0 ? 1 : Math.min(1, (y + 0.5) / OVERLAP_PX);
    for (let x = 0; x < BLOCK_PX && left + x < widthPx; x += 1) {
      const across = left === 0 ? 1 : Math.min(1, (x + 0.5) / OVERLAP_PX);
      const share = down * across;
      const p = (top + y) * widthPx + left + x;
      const value = sample[(sy + y) * SAMPLE_SIDE_PX + sx + x]!;
      result[p] = result[p]! + (value - result[p]!) * share;
    }
  }
}
