import { type Pixels, type Plane } from '@/lib/engines/engine';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, shrinkPixels } from '@/lib/imaging/kernels/resize';
import { type PatchFill } from './patch-fill';

/** Sharpens the fade between neighbouring sources: 1 blurs texture, more shows seams. */
const FADE_POWER = 3;
/** Colours follow the blended fill over this many of its pixels, unless told otherwise. */
const COLOR_PX = 1.5;

/**
 * Repeats at full size what was copied at a smaller one: every pixel of the hole from the source that
 * its coarse pixel found, so that texture and grain are the picture's own, and in the blended
 * colours of the coarse fill, so that no seam shows.
 * @param pixels the full picture, opaque outside the hole
 * @param hole 255 where a fill is wanted; covered by the coarse hole
 * @param colorPx what is finer than this, in pixels of the fill, is the source's
 */
export function liftFill(pixels: Pixels, hole: Plane, fill: PatchFill, colorPx = COLOR_PX): Pixels {
  const copied = copySources(pixels, hole, fill);
  const small = shrinkPixels(copied, fill);
  const data = copied.data;
  for (let channel = 0; channel < 3; channel++) {
    const shift = enlargePlane(gaussianBlur(shiftOf(small, fill, channel), colorPx), pixels).data;
    for (let at = 0; at < hole.data.length; at++)
      if (hole.data[at] !== 0)
        data[at * 4 + channel] = toByte(data[at * 4 + channel]! + shift[at]!);
  }
  return copied;
}

/** What the copy lacks of the blended fill. */
function shiftOf(small: Pixels, fill: PatchFill, channel: number): FloatPlane {
  const { widthPx, heightPx } = fill;
  const data = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < data.length; at++)
    if (fill.source[at]! >= 0)
      data[at] = fill.pixels.data[at * 4 + channel]! - small.data[at * 4 + channel]!;
  return { widthPx, heightPx, data };
}

function copySources(pixels: Pixels, hole: Plane, fill: PatchFill): Pixels {
  const { widthPx, heightPx } = pixels;
  const columns = samplesOf(widthPx, fill.widthPx);
  const rows = samplesOf(heightPx, fill.heightPx);
  const steps = stepsOf(fill, pixels);
  const data = Uint8Array.from(pixels.data);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      if (hole.data[at] === 0) continue;
      const [first, second] = [rows.first[y]! * fill.widthPx, rows.second[y]! * fill.widthPx];
      const [left, right] = [columns.first[x]!, columns.second[x]!];
      const [down, across] = [rows.share[y]!, columns.share[x]!];
      let [red, green, blue, total] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const isBelow = corner > 1;
        const isRight = corner % 2 === 1;
        const step = steps[(isBelow ? second : first) + (isRight ? right : left)]!;
        // Where the coarse pixel only borders on the hole it was not copied from anywhere.
        if (step === 0 || hole.data[at + step] !== 0) continue;
        const share = (isBelow ? down : 1 - down) * (isRight ? across : 1 - across);
        const weight = share ** FADE_POWER;
        const from = (at + step) * 4;
        red += weight * pixels.data[from]!;
        green += weight * pixels.data[from + 1]!;
        blue += weight * pixels.data[from + 2]!;
        total += weight;
      }
      if (total > 0) {
        data[at * 4] = red / total + 0.5;
        data[at * 4 + 1] = green / total + 0.5;
        data[at * 4 + 2] = blue / total + 0.5;
      }
      data[at * 4 + 3] = 255;
    }
  return { widthPx, heightPx, data };
}

/** For each coarse pixel the way to its source in the full picture, as a step of the index. */
function stepsOf(fill: PatchFill, { widthPx, heightPx }: Pixels): Int32Array {
  const [across, down] = [widthPx / fill.widthPx, heightPx / fill.heightPx];
  return fill.source.map((from, at) => {
    if (from < 0) return 0;
    const columns = (from % fill.widthPx) - (at % fill.widthPx);
    const rows = Math.floor(from / fill.widthPx) - Math.floor(at / fill.widthPx);
    return Math.round(rows * down) * widthPx + Math.round(columns * across);
  });
}

/** For each full position the two nearest coarse ones and the linear share of the second. */
function samplesOf(fullPx: number, coarsePx: number) {
  const first = new Int32Array(fullPx);
  const second = new Int32Array(fullPx);
  const share = new Float32Array(fullPx);
  for (let at = 0; at < fullPx; at++) {
    const place = Math.min(coarsePx - 1, Math.max(0, ((at + 0.5) * coarsePx) / fullPx - 0.5));
    first[at] = Math.floor(place);
    second[at] = Math.min(coarsePx - 1, first[at]! + 1);
    share[at] = place - first[at]!;
  }
  return { first, second, share };
}
