/**
 * OKLab on pixels (Björn Ottosson, "A perceptual color space for image processing", 2020). The
 * hex-string arithmetic of the painters is in `paint/color`; this is the same space for arrays.
 */

export type Rgb = readonly [number, number, number];
/** Lightness 0 to 1, then green–red and blue–yellow, each about -0.4 to 0.4. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Linear light of each 8-bit sRGB value. */
export const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const ENCODE_STEPS = 4096;
/** 8-bit sRGB (as a float, not rounded) of linear light in steps: fine enough for 8-bit results. */
const ENCODED = Float32Array.from({ length: ENCODE_STEPS + 1 }, (_, step) => {
  const c = step / ENCODE_STEPS;
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
});

/** sRGB byte of linear light, clamped. Exact near black, where the table would band. */
export function encodeLinear(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  if (value < 0.02) {
    return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  }
  const position = value * ENCODE_STEPS;
  const step = position | 0;
  const low = ENCODED[step]!;
  return low + (ENCODED[step + 1]! - low) * (position - step);
}

export function rgbToLab(red: number, green: number, blue: number): [number, number, number] {
  const r = LINEAR_OF_BYTE[red & 255]!;
  const g = LINEAR_OF_BYTE[green & 255]!;
  const b = LINEAR_OF_BYTE[blue & 255]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** sRGB, 0 to 255, not rounded, clamped to the gamut channel by channel. */
export function labToRgb(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encodeLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encodeLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function squaredDistance(p: Lab, q: Lab): number {
  const [dl, da, db] = [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  return dl * dl + da * da + db * db;
}
