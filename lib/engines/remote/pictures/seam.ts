import type { Pixels, Plane } from '@/lib/engines/engine';
import { boxBlur } from '@/lib/imaging/kernels/blur';
import { toByte, type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { membrane } from '@/lib/imaging/kernels/membrane';

/** Differences are averaged over this radius: texture is not a shift of colour. */
const RADIUS_PX = 4;
/** A mean difference above this, in levels, means another picture and not a shift of colour. */
const MAX_SHIFT = 24;

/**
 * Takes away the shift of colour that encoding and decoding by a diffusion model leaves, which shows
 * as a seam once only the masked part is kept: the difference to the source along the mask's border
 * is continued smoothly over the masked area and added there (after Pérez, Gangnet and Blake,
 * "Poisson image editing", 2003). Where the backend painted the surroundings anew, nothing is done.
 * All three have the same size; pixels outside the mask are not changed.
 */
export function matchSeam(source: Pixels, result: Pixels, mask: Plane): Pixels {
  const kept = mask.data.map((value) => (value === 0 ? 1 : 0));
  if (!kept.includes(1)) return result;
  const nearby = sharesOf(mask, kept);
  const shifts = [0, 1, 2].map((channel) => shiftOf(source, result, channel, kept, nearby));
  if (shifts.some((shift) => meanAtBorder(shift, kept, nearby) > MAX_SHIFT)) return result;
  const data = Uint8Array.from(result.data);
  shifts.forEach((shift, channel) => {
    const smooth = membrane(shift, mask.data).data;
    for (let at = 0; at < kept.length; at += 1) {
      if (kept[at] === 0) data[at * 4 + channel] = toByte(data[at * 4 + channel]! + smooth[at]!);
    }
  });
  return { ...result, data };
}

/** For each pixel the share of kept ones around it. */
function sharesOf({ widthPx, heightPx }: Plane, kept: Uint8Array): FloatPlane {
  return boxBlur({ widthPx, heightPx, data: Float32Array.from(kept) }, RADIUS_PX);
}

function shiftOf(
  source: Pixels,
  result: Pixels,
  channel: number,
  kept: Uint8Array,
  nearby: FloatPlane,
): FloatPlane {
  const data = new Float32Array(kept.length);
  for (let at = 0; at < data.length; at += 1) {
    if (kept[at] === 1) data[at] = source.data[at * 4 + channel]! - result.data[at * 4 + channel]!;
  }
  const sums = boxBlur({ ...nearby, data }, RADIUS_PX).data;
  return { ...nearby, data: sums.map((sum, at) => sum / Math.max(1e-3, nearby.data[at]!)) };
}

/** Mean size of a shift over the kept pixels beside the mask. */
function meanAtBorder(shift: FloatPlane, kept: Uint8Array, nearby: FloatPlane): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 0 || nearby.data[at]! > 0.999) continue;
    sum += Math.abs(shift.data[at]!);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
