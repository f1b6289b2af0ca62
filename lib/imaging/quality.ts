import { type Pixels } from '@/lib/engines/engine';
import { gaussianBlur } from './kernels/blur';
import { type FloatPlane } from './kernels/float-plane';

/** Measures of how near two pictures of the same size are. Used by tests and benchmarks. */

/** Mean absolute difference per colour channel, 0 to 255. */
export function meanAbsoluteError(first: Pixels, second: Pixels): number {
  let sum = 0;
  for (let at = 0; at < first.data.length; at++)
    if (at % 4 !== 3) sum += Math.abs(first.data[at]! - second.data[at]!);
  return sum / (first.widthPx * first.heightPx * 3);
}

/** Peak signal-to-noise ratio of the colour channels in decibels; infinite for equal pictures. */
export function peakSignalToNoise(first: Pixels, second: Pixels): number {
  let sum = 0;
  for (let at = 0; at < first.data.length; at++)
    if (at % 4 !== 3) sum += (first.data[at]! - second.data[at]!) ** 2;
  return 10 * Math.log10((255 ** 2 * first.widthPx * first.heightPx * 3) / sum);
}

/**
 * Structural similarity of the luma, −1 to 1 (Z. Wang et al., "Image quality assessment: from error
 * visibility to structural similarity", 2004), with a Gaussian window of 1.5 px.
 */
export function structuralSimilarity(first: Pixels, second: Pixels): number {
  const x = lumaOf(first);
  const y = lumaOf(second);
  const [meanX, meanY] = [blur(x), blur(y)];
  const [meanXX, meanYY, meanXY] = [
    blur(multiply(x, x)),
    blur(multiply(y, y)),
    blur(multiply(x, y)),
  ];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let sum = 0;
  for (let at = 0; at < x.data.length; at++) {
    const [mx, my] = [meanX.data[at]!, meanY.data[at]!];
    const covariance = meanXY.data[at]! - mx * my;
    const variances = meanXX.data[at]! - mx * mx + meanYY.data[at]! - my * my;
    sum +=
      ((2 * mx * my + c1) * (2 * covariance + c2)) / ((mx * mx + my * my + c1) * (variances + c2));
  }
  return sum / x.data.length;
}

/** Mean gradient of the luma per pixel: higher is sharper (or noisier). */
export function sharpness(pixels: Pixels): number {
  const { widthPx, heightPx, data } = lumaOf(pixels);
  let sum = 0;
  for (let y = 0; y + 1 < heightPx; y++)
    for (let x = 0; x + 1 < widthPx; x++) {
      const at = y * widthPx + x;
      sum += Math.hypot(data[at + 1]! - data[at]!, data[at + widthPx]! - data[at]!);
    }
  return sum / ((widthPx - 1) * (heightPx - 1));
}

/** Luma 0 to 255 of ITU-R BT.601, colours as stored. */
export function lumaOf({ widthPx, heightPx, data }: Pixels): FloatPlane {
  const luma = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < luma.length; at++)
    luma[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!;
  return { widthPx, heightPx, data: luma };
}

const blur = (plane: FloatPlane) => gaussianBlur(plane, 1.5);

function multiply(first: FloatPlane, second: FloatPlane): FloatPlane {
  return { ...first, data: first.data.map((value, at) => value * second.data[at]!) };
}
