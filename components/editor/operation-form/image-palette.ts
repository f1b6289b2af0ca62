import type { WeightedColor } from '../store/forms';

/** Bits kept of each channel while colours are counted: 32 steps a channel. */
const KEPT_BITS = 5;
const DROPPED_BITS = 8 - KEPT_BITS;
/** Pixels that one can see through say nothing about the picture's colours. */
const LEAST_ALPHA = 128;
/** Colours nearer to one another than this, in units of a channel, count as one. */
const LEAST_DISTANCE = 48;

interface Bin {
  count: number;
  sum: [number, number, number];
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function binsOf(data: Uint8ClampedArray): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < LEAST_ALPHA) continue;
    const key =
      ((red >> DROPPED_BITS) << (2 * KEPT_BITS)) |
      ((green >> DROPPED_BITS) << KEPT_BITS) |
      (blue >> DROPPED_BITS);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bins.set(key, bin);
  }
  return [...bins.values()].sort((one, other) => other.count - one.count);
}

/** Joins what looks alike to the most frequent of its kind, so that no colour is there twice. */
function groupsOf(bins: readonly Bin[]): { rgb: number[]; count: number }[] {
  const groups: { rgb: number[]; count: number }[] = [];
  for (const { count, sum } of bins) {
    const rgb = sum.map((value) => value / count);
    const near = groups.find(
      (group) =>
        Math.hypot(...group.rgb.map((value, channel) => value - (rgb[channel] ?? 0))) <
        LEAST_DISTANCE,
    );
    if (near) near.count += count;
    else groups.push({ rgb, count });
  }
  return groups.sort((one, other) => other.count - one.count);
}

const PARTS = 100;

/**
 * The colours that a picture mostly has, the most frequent first, with their shares in hundredths that
 * sum to 1.
 * @param data - RGBA, 8 bits a channel
 * @param most - how many colours are wanted
 */
export function paletteOf(data: Uint8ClampedArray, most: number): WeightedColor[] {
  const groups = groupsOf(binsOf(data)).slice(0, most);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const parts = groups.map(({ count }) => Math.max(1, Math.floor((count / total) * PARTS)));
  const rest = PARTS - parts.reduce((sum, part) => sum + part, 0);
  return groups.map(({ rgb }, at) => ({
    hex: hexOf(rgb),
    // What rounding leaves over goes to the most frequent.
    weight: ((parts[at] ?? 0) + (at === 0 ? rest : 0)) / PARTS,
  }));
}

/** Enough pixels to know a picture's colours by. */
const SAMPLED_SIDE_PX = 96;

/** The palette of a picture's file, read at a size at which that takes no time. */
export async function paletteOfPicture(src: string, most: number): Promise<WeightedColor[]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = new OffscreenCanvas(SAMPLED_SIDE_PX, SAMPLED_SIDE_PX);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(image, 0, 0, SAMPLED_SIDE_PX, SAMPLED_SIDE_PX);
  return paletteOf(context.getImageData(0, 0, SAMPLED_SIDE_PX, SAMPLED_SIDE_PX).data, most);
}
