import { type Pixels, type Plane } from '@/lib/engines/engine';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane, shrinkPixels } from '@/lib/imaging/kernels/resize';
import { type PatchFill } from './patch-fill';

/** Sharpens the fade between neighbouring sources: 1 blurs texture, more shows seams. */
const FADE_POWER = 3;
/** Colours follow the blended fill over this many of its pixels. */
const COLOR_PX = 1.5;

/**
 * Repeats at full size what was copied at a smaller one: every pixel of the hole from the source that
 * its coarse pixel found, so that texture and grain are the picture's own, and in the blended
 * colours of the coarse fill, so that no seam shows.
 * @param pixels the full picture, opaque outside the hole
 * @param hole 255 where a fill is wanted; covered by the coarse hole
 */
export function liftFill(pixels: Pixels, hole: Plane, fill: PatchFill): Pixels {
  const copied = copySources(pixels, hole, fill);
  const small = shrinkPixels(copied, fill);
  const data = copied.data;
  for (let channel = 0; channel < 3; channel++) {
    const shift = enlargePlane(gaussianBlur(shiftOf(small, fill, channel), COLOR_PX), pixels).data;
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
  const sums = new Float64Array(3);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      if (hole.data[at] === 0) continue;
      let total = 0;
      sums.fill(0);
      for (const row of rows[y]!)
        for (const column of columns[x]!) {
          const cell = row.at * fill.widthPx + column.at;
          const step = steps[cell]!;
          const from = at + step;
          // Where the coarse pixel only borders on the hole it was not copied from anywhere.
          if (step === 0 || hole.data[from] !== 0) continue;
          const weight = (row.share * column.share) ** FADE_POWER;
          for (let channel = 0; channel < 3; channel++)
            sums[channel] = sums[channel]! + weight * pixels.data[from * 4 + channel]!;
          total += weight;
        }
      if (total > 0)
        for (let channel = 0; channel < 3; channel++)
          data[at * 4 + channel] = toByte(sums[channel]! / total);
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

interface Sample {
  at: number;
  share: number;
}

/** For each full position the two nearest coarse ones and their linear shares. */
function samplesOf(fullPx: number, coarsePx: number): [Sample, Sample][] {
  return Array.from({ length: fullPx }, (_, index) => {
    const place = Math.min(coarsePx - 1, Math.max(0, ((index + 0.5) * coarsePx) / fullPx - 0.5));
    const first = Math.min(coarsePx - 1, Math.floor(place));
    const second = Math.min(coarsePx - 1, first + 1);
    return [
      { at: first, share: 1 - (place - first) },
      { at: second, share: place - first },
    ];
  });
}
