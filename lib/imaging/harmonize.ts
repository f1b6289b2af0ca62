import { type Pixels } from '@/lib/engines/engine';
import { labToRgb, rgbToLab } from '@/lib/engines/builtin/compose/finish/color/oklab';
import { mapColors } from './kernels/color-cube';

/** How a picture, or a weighted part of it, is lit and coloured, in OKLab. */
export interface ColorStatistics {
  /** Mean lightness 0 to 1, and its standard deviation. */
  lightness: number;
  contrast: number;
  /** Mean of the two colour axes: the cast of the light. */
  a: number;
  b: number;
  /** Mean chroma. */
  chroma: number;
}

/** About as many pixels are read: statistics of more come out the same. */
const SAMPLES = 60_000;

/**
 * Statistics of what is visible; undefined where nothing is.
 * @param weight one byte a pixel, besides alpha: which part counts
 */
export function colorStatistics(
  { data }: Pixels,
  weight?: Uint8Array,
): ColorStatistics | undefined {
  const count = data.length / 4;
  // An odd stride walks through all columns of a picture, whatever its width.
  const stride = Math.max(1, Math.floor(count / SAMPLES)) | 1;
  let [total, sumL, sumLL, sumA, sumB, sumChroma] = [0, 0, 0, 0, 0, 0];
  for (let pixel = 0; pixel < count; pixel += stride) {
    const at = pixel * 4;
    const share = data[at + 3]! * (weight?.[pixel] ?? 255);
    if (share === 0) continue;
    const [lightness, a, b] = rgbToLab(data[at]!, data[at + 1]!, data[at + 2]!);
    total += share;
    sumL += lightness * share;
    sumLL += lightness * lightness * share;
    sumA += a * share;
    sumB += b * share;
    sumChroma += Math.hypot(a, b) * share;
  }
  if (total === 0) return undefined;
  const lightness = sumL / total;
  return {
    lightness,
    contrast: Math.sqrt(Math.max(0, sumLL / total - lightness ** 2)),
    a: sumA / total,
    b: sumB / total,
    chroma: sumChroma / total,
  };
}

/** Farthest that the cast moves colours: a red coat in a blue scene stays red. */
const MOST_CAST = 0.03;
const CAST_SHARE = 0.35;
/** Exponents of the ratios: how far lightness, contrast and chroma go along at full strength. */
const LIGHTNESS_SHARE = 0.55;
const CONTRAST_SHARE = 0.35;
const CHROMA_SHARE = 0.35;

/**
 * Brings a picture towards the light of another: partial transfer of mean and deviation (E. Reinhard
 * et al., "Color transfer between images", 2001) in OKLab, limited so that own colours remain.
 * @param strength 0 leaves it, 1 goes as far as looks like the same thing in another light
 */
export function harmonize(
  pixels: Pixels,
  from: ColorStatistics,
  towards: ColorStatistics,
  strength: number,
): Pixels {
  const ratio = (to: number, own: number, low: number, high: number, share: number) =>
    Math.min(high, Math.max(low, (to + 0.01) / (own + 0.01))) ** (share * strength);
  const brightness = ratio(towards.lightness, from.lightness, 0.3, 1.3, LIGHTNESS_SHARE);
  const contrast = ratio(towards.contrast, from.contrast, 0.6, 1.3, CONTRAST_SHARE);
  const chroma = ratio(towards.chroma, from.chroma, 0.4, 1.3, CHROMA_SHARE);
  const cast = limited(towards.a - from.a, towards.b - from.b, strength);
  const middle = Math.min(0.98, from.lightness * brightness);
  // A power keeps black and white where they are: nothing burns out when the light grows.
  const power = Math.log(middle) / Math.log(Math.min(0.98, Math.max(0.02, from.lightness)));
  return mapColors(pixels, (red, green, blue) => {
    const [lightness, a, b] = rgbToLab(Math.round(red), Math.round(green), Math.round(blue));
    const lit = Math.min(1, Math.max(0, lightness)) ** power;
    // Contrast changes around the middle and leaves the ends.
    const bend = 4 * lit * (1 - lit) * (contrast - 1);
    return labToRgb(lit + (lit - middle) * bend, a * chroma + cast.a, b * chroma + cast.b);
  });
}

function limited(a: number, b: number, strength: number): { a: number; b: number } {
  const length = Math.hypot(a, b) * CAST_SHARE;
  const scale = length > MOST_CAST ? MOST_CAST / length : 1;
  return { a: a * CAST_SHARE * scale * strength, b: b * CAST_SHARE * scale * strength };
}
