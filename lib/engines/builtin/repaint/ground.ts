import { type Pixels } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { lumaOf } from '@/lib/imaging/quality';
import { fitInside } from '@/lib/imaging/size';

const JUDGED_SIDE_PX = 160;
/** Steps of luma from pixel to pixel, at that size, that still belong to one open expanse. */
const OPEN_STEP = 7;
/** Share of the columns under a box that must be open up to the picture's top for it to be sky. */
const OPEN_SHARE = 0.6;
/** So far down, as a share of the height, even a smooth expanse is ground: a studio's floor. */
const FLOOR_FROM = 0.78;

/**
 * Whether the lower end of a box rests on something. It does not where an open expanse (sky, bare
 * wall) reaches from it up to the picture's upper border without an edge.
 * @param image the picture with its hole filled
 */
export function restsOnGround(image: Pixels, box: Box): boolean {
  const bottom = box.topPx + box.heightPx;
  if (bottom > image.heightPx * FLOOR_FROM) return true;
  const small = shrinkPixels(image, fitInside(image, JUDGED_SIDE_PX));
  const scale = small.widthPx / image.widthPx;
  const { widthPx, data } = gaussianBlur(lumaOf(small), 1);
  const row = Math.min(small.heightPx - 1, Math.round(bottom * scale));
  const [from, to] = [box.leftPx * scale, (box.leftPx + box.widthPx) * scale];
  let [open, count] = [0, 0];
  for (let x = Math.floor(from); x < Math.min(widthPx, to); x++) {
    count++;
    if (isOpenUpwards(data, widthPx, x, row)) open++;
  }
  return open < count * OPEN_SHARE;
}

function isOpenUpwards(luma: Float32Array, widthPx: number, x: number, row: number): boolean {
  for (let y = row; y > 0; y--)
    if (Math.abs(luma[y * widthPx + x]! - luma[(y - 1) * widthPx + x]!) > OPEN_STEP) return false;
  return true;
}
