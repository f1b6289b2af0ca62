import { boxBlur } from './blur';

export interface LineOptions {
  /** Width of the lines in pixels. */
  widthPx: number;
  /** How much the edge counts against the tone: large values give clean lines on white. */
  sharpness: number;
  /** Tones darker than this go to ink by themselves, 0 to 1. */
  threshold: number;
  /** Steepness of the step from paper to ink. */
  contrast: number;
}

/**
 * Drawn lines from a picture: extended difference of Gaussians (Winnemöller, Kyprianidis and Olsen,
 * "XDoG", 2012). Answers 1 for paper to 0 for full ink.
 */
export function drawnLines(
  luma: Float32Array,
  widthPx: number,
  heightPx: number,
  { widthPx: lineWidthPx, sharpness, threshold, contrast }: LineOptions,
): Float32Array {
  const fine = boxBlur(luma, widthPx, heightPx, Math.max(1, lineWidthPx * 0.5), 2);
  const coarse = boxBlur(luma, widthPx, heightPx, Math.max(2, lineWidthPx), 2);
  const ink = new Float32Array(luma.length);
  for (let p = 0; p < ink.length; p += 1) {
    const value = fine[p]! + sharpness * (fine[p]! - coarse[p]!);
    ink[p] = value >= threshold ? 1 : Math.max(0, 1 + Math.tanh(contrast * (value - threshold)));
  }
  return ink;
}
