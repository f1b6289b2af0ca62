import type { Pixels } from '@/lib/engines/engine';
import { rgbToLab } from '../compose/finish/color/oklab';
import { boxBlur } from '../compose/finish/raster/blur';

export interface TextureMeasures {
  edgeDensity: number;
  flatness: number;
  grain: number;
  lineWeight: number;
}

const EDGE_STEP = 0.06;
const FLAT_RANGE = 0.012;
/** Ground counts as even for measuring grain when its blurred lightness moves less than this. */
const EVEN_STEP = 0.02;
const LINE_DARKER = 0.15;
const LINE_LIGHTEST = 0.45;
/** A line has the same ground on both sides; an edge has not. */
const SAME_SIDES = 0.06;
/** Line widths looked for, as shares of the picture's width. */
const LINE_REACHES = [0.006, 0.012, 0.024];
const LEAST_LINE_SHARE = 0.012;

/** Lightness of each pixel, 0 to 1. */
export function lightnessOf(image: Pixels): Float32Array {
  const plane = new Float32Array(image.widthPx * image.heightPx);
  for (let p = 0, i = 0; p < plane.length; p += 1, i += 4) {
    plane[p] = rgbToLab(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)[0];
  }
  return plane;
}

/** Length of the lightness gradient (central differences), border pixels 0. */
function gradient(plane: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(plane.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const p = y * width + x;
      result[p] = Math.hypot(
        (plane[p + 1]! - plane[p - 1]!) / 2,
        (plane[p + width]! - plane[p - width]!) / 2,
      );
    }
  }
  return result;
}

function share(plane: Float32Array, test: (value: number) => boolean): number {
  let count = 0;
  for (const value of plane) if (test(value)) count += 1;
  return count / plane.length;
}

/** Range of lightness in each 3 by 3 neighbourhood. */
function localRange(plane: Float32Array, width: number, height: number): Float32Array {
  const range = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [low, high] = [Infinity, -Infinity];
      for (let dy = -1; dy <= 1; dy += 1) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let dx = -1; dx <= 1; dx += 1) {
          const value = plane[row + Math.min(width - 1, Math.max(0, x + dx))]!;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      range[y * width + x] = high - low;
    }
  }
  return range;
}

/** The share of neighbourhoods that are even. */
export function flatnessOf(plane: Float32Array, width: number, height: number): number {
  return share(localRange(plane, width, height), (range) => range < FLAT_RANGE);
}

/**
 * Deviation of what a small blur takes away, where the ground is even at a larger scale. Told by the
 * median, as 1.4826 times the median absolute value (Gauss): stray edges then do not count.
 */
export function grainOf(plane: Float32Array, width: number, height: number): number {
  const fine = boxBlur(plane, width, height, 1, 2);
  const slope = gradient(boxBlur(plane, width, height, 5, 2), width, height);
  const residues = plane.map((value, p) => Math.abs(value - fine[p]!));
  const even = residues.filter((_, p) => slope[p]! <= EVEN_STEP).sort();
  return even.length === 0 ? 0 : 1.4826 * even[even.length >> 1]!;
}

/** Marks pixels that are darker than the like ground at `reach` pixels on both sides. */
function markLines(
  dark: Uint8Array,
  plane: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const isLine = (p: number, step: number) => {
    if (plane[p]! > LINE_LIGHTEST) return false;
    const [before, after] = [plane[p - reach * step]!, plane[p + reach * step]!];
    return (
      Math.min(before, after) - plane[p]! > LINE_DARKER && Math.abs(before - after) < SAME_SIDES
    );
  };
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const p = y * width + x;
      if (isLine(p, 1) || isLine(p, width)) dark[p] = 1;
    }
  }
}

/**
 * Mean width of dark lines as a share of the picture's width: pixels darker than the ground on both
 * sides make up the lines, and a long thin shape is twice its area over its perimeter wide.
 */
function lineWeightOf(plane: Float32Array, width: number, height: number): number {
  const dark = new Uint8Array(plane.length);
  for (const share of LINE_REACHES)
    markLines(dark, plane, width, height, Math.max(2, Math.round(width * share)));
  let [area, perimeter] = [0, 0];
  for (let p = width; p < plane.length - width; p += 1) {
    if (!dark[p]) continue;
    area += 1;
    perimeter += 4 - dark[p - 1]! - dark[p + 1]! - dark[p - width]! - dark[p + width]!;
  }
  if (area < LEAST_LINE_SHARE * plane.length) return 0;
  return (2 * area) / perimeter / width;
}

export function measureTexture(image: Pixels): TextureMeasures {
  const { widthPx, heightPx } = image;
  const plane = lightnessOf(image);
  return {
    edgeDensity: share(gradient(plane, widthPx, heightPx), (step) => step > EDGE_STEP),
    flatness: flatnessOf(plane, widthPx, heightPx),
    grain: grainOf(plane, widthPx, heightPx),
    lineWeight: lineWeightOf(plane, widthPx, heightPx),
  };
}
