import { type Pixels } from '@/lib/engines/engine';
import { nearest } from '../compose/finish/color/clusters';
import { type Lab, rgbToLab } from '../compose/finish/color/oklab';

/** Bits per channel by which colours are looked up. */
const CUBE_SIDE = 32;
/** Half the widest edge: how far flat colour is looked for on both sides of a blended pixel. */
const REACH_PX = 6;
/** Distance, in levels, from the straight line between two colours up to which a pixel blends them. */
const BLEND_TOLERANCE = 24;
/** Below this alpha a pixel belongs to no shape. */
const LEAST_ALPHA = 128;

/** Label of pixels that belong to no shape. */
export const NO_LABEL = 255;

type Rgb = readonly [number, number, number];

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** For each pixel the nearest colour of the palette (at most 255 of them); none where transparent. */
export function labelByColor({ data }: Pixels, palette: readonly Lab[]): Uint8Array {
  const cube = new Int16Array(CUBE_SIDE ** 3).fill(-1);
  const labels = new Uint8Array(data.length / 4).fill(NO_LABEL);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const at = pixel * 4;
    if (data[at + 3]! < LEAST_ALPHA || palette.length === 0) continue;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (cube[key]! < 0) cube[key] = nearest(rgbToLab(red, green, blue), palette);
    labels[pixel] = cube[key]!;
  }
  return labels;
}

/**
 * Labels for pictures of flat shapes. Between two shapes lie blends of their colours; a third colour
 * of the palette that happens to look like the blend would rim one of them. A pixel between flat
 * areas of two colours therefore gets one of these two when its colour lies between theirs. Edges
 * are smoothed in sRGB by whatever drew them, so that is where blends lie on a line.
 * @param flat non-zero inside areas of one colour
 */
export function settleBlends(
  pixels: Pixels,
  palette: readonly Rgb[],
  labels: Uint8Array,
  flat: Uint8Array,
): Uint8Array {
  const settled = Uint8Array.from(labels);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (flat[pixel] !== 0 || labels[pixel] === NO_LABEL) continue;
    for (const [stepX, stepY] of DIRECTIONS) {
      const first = look(pixels, labels, flat, pixel, stepX, stepY);
      const second = look(pixels, labels, flat, pixel, -stepX, -stepY);
      if (first === NO_LABEL || second === NO_LABEL || first === second) continue;
      const share = blendShare(pixels.data, pixel * 4, palette[first]!, palette[second]!);
      if (share === undefined) continue;
      settled[pixel] = share < 0.5 ? first : second;
      break;
    }
  }
  return settled;
}

/** Label of the first flat pixel in a direction, within reach. */
function look(
  { widthPx, heightPx }: Pixels,
  labels: Uint8Array,
  flat: Uint8Array,
  pixel: number,
  stepX: number,
  stepY: number,
): number {
  let x = pixel % widthPx;
  let y = (pixel - x) / widthPx;
  for (let step = 0; step < REACH_PX; step++) {
    x += stepX;
    y += stepY;
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return NO_LABEL;
    const at = y * widthPx + x;
    if (flat[at] !== 0) return labels[at]!;
  }
  return NO_LABEL;
}

/** Share of the second colour in a blend of two; undefined when the colour is no blend of them. */
function blendShare(data: Uint8Array, at: number, first: Rgb, second: Rgb): number | undefined {
  let along = 0;
  let length = 0;
  for (let channel = 0; channel < 3; channel++) {
    const span = second[channel]! - first[channel]!;
    along += (data[at + channel]! - first[channel]!) * span;
    length += span * span;
  }
  const share = along / length;
  if (!(share >= 0 && share <= 1)) return undefined;
  let aside = 0;
  for (let channel = 0; channel < 3; channel++) {
    const blended = first[channel]! + share * (second[channel]! - first[channel]!);
    aside += (data[at + channel]! - blended) ** 2;
  }
  return aside <= BLEND_TOLERANCE ** 2 ? share : undefined;
}
