import { type Pixels } from '@/lib/engines/engine';
import { createNoise } from './kernels/noise';
import { boxBlur, gaussianBlur } from './kernels/blur';
import { type FloatPlane, toByte } from './kernels/float-plane';
import { lumaOf } from './quality';

/** Steps of luma per pixel, after smoothing, up to which the ground is even enough to show grain. */
const EVEN_STEP = 4;
/** The smoothed luma keeps this share of white noise out of what is measured (3 × 3 mean, twice). */
const MEASURED_SHARE = 0.9;
/** Residues are counted in bins of this many levels, so that no long list is sorted. */
const RESIDUE_BIN = 0.05;
const RESIDUE_BINS = 1024;
/** Contrast of a typical edge in levels: how steep it comes out says how soft the picture is. */
const TYPICAL_EDGE = 110;

/**
 * Deviation of the luma, in levels, that fine grain has on even ground; by the median, so that stray
 * edges don't count.
 * @param weight one byte a pixel: only where it is 255 is looked at
 */
export function measureGrain(pixels: Pixels, weight?: Uint8Array): number {
  const luma = lumaOf(pixels);
  const fine = boxBlur(boxBlur(luma, 1), 1);
  const broad = boxBlur(boxBlur(luma, 4), 4).data;
  const { widthPx, heightPx } = pixels;
  const counts = new Uint32Array(RESIDUE_BINS);
  let total = 0;
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      if (weight !== undefined && weight[at] !== 255) continue;
      const step = Math.hypot(
        (broad[at + 1]! - broad[at - 1]!) / 2,
        (broad[at + widthPx]! - broad[at - widthPx]!) / 2,
      );
      if (step > EVEN_STEP) continue;
      const residue = Math.abs(luma.data[at]! - fine.data[at]!);
      const bin = Math.min(RESIDUE_BINS - 1, (residue / RESIDUE_BIN) | 0);
      counts[bin] = counts[bin]! + 1;
      total++;
    }
  // The median of absolute values times this is the deviation of normal noise (Gauss).
  return total === 0 ? 0 : (1.4826 * medianOf(counts, total)) / MEASURED_SHARE;
}

function medianOf(counts: Uint32Array, total: number): number {
  let below = 0;
  let bin = 0;
  while (below + counts[bin]! < total / 2) below += counts[bin++]!;
  // Inside the bin values are taken to be spread evenly.
  return (bin + (total / 2 - below) / counts[bin]!) * RESIDUE_BIN;
}

/**
 * Deviation in pixels of the blur that a picture's sharpest edges have: about 0.5 for a sharp one.
 * @param weight one byte a pixel: only where it is 255 is looked at
 */
export function measureSoftness(pixels: Pixels, weight?: Uint8Array): number {
  const { widthPx, heightPx, data } = lumaOf(pixels);
  const counts = new Uint32Array(512);
  let total = 0;
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      if (weight !== undefined && weight[at] !== 255) continue;
      const step =
        Math.hypot(data[at + 1]! - data[at - 1]!, data[at + widthPx]! - data[at - widthPx]!) / 2;
      const bin = Math.min(511, step | 0);
      counts[bin] = counts[bin]! + 1;
      total++;
    }
  if (total === 0) return 0.5;
  let steepest = 511;
  for (let above = 0; steepest > 1 && above + counts[steepest]! < total * 0.002; steepest--)
    above += counts[steepest]!;
  // A step of contrast c blurred by a Gaussian of deviation s is c / (s √(2π)) steep.
  return Math.min(3, Math.max(0.5, TYPICAL_EDGE / (steepest * Math.sqrt(2 * Math.PI))));
}

/** The picture with grain of a deviation in levels, equal in all channels as film's is; alpha stays. */
export function addGrain(pixels: Pixels, deviation: number): Pixels {
  if (deviation < 0.25) return pixels;
  const { widthPx, heightPx } = pixels;
  const noise = createNoise(widthPx * heightPx);
  const data = Uint8Array.from(pixels.data);
  for (let at = 0; at < data.length; at += 4)
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = toByte(data[channel]! + noise[at >> 2]! * deviation);
  return { widthPx, heightPx, data };
}

/** Gaussian blur of a picture, colours weighted by alpha, which is blurred with them. */
export function blurPixels(pixels: Pixels, sigmaPx: number): Pixels {
  const { widthPx, heightPx, data } = pixels;
  const count = widthPx * heightPx;
  const blurred = (value: (pixel: number) => number): Float32Array => {
    const plane: FloatPlane = { widthPx, heightPx, data: new Float32Array(count) };
    for (let pixel = 0; pixel < count; pixel++) plane.data[pixel] = value(pixel);
    return gaussianBlur(plane, sigmaPx).data;
  };
  const alpha = blurred((pixel) => data[pixel * 4 + 3]! / 255);
  const result = Uint8Array.from(data);
  for (let channel = 0; channel < 3; channel++) {
    const sum = blurred((pixel) => (data[pixel * 4 + channel]! * data[pixel * 4 + 3]!) / 255);
    for (let pixel = 0; pixel < count; pixel++)
      if (alpha[pixel]! > 1 / 512)
        result[pixel * 4 + channel] = toByte(sum[pixel]! / alpha[pixel]!);
  }
  for (let pixel = 0; pixel < count; pixel++) result[pixel * 4 + 3] = toByte(alpha[pixel]! * 255);
  return { widthPx, heightPx, data: result };
}
