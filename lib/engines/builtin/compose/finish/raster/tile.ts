import type { Pixels } from '@/lib/engines/engine';
import { smoothstep } from './math';
import type { Regions } from './regions';

/**
 * A tile that meets itself after passes that know nothing of it: the picture is drawn with a part of itself around
 * it, the passes run over all of that, and what lies beyond one border is faded into the picture at the other.
 */

/** Of the shorter side, how much of the picture is repeated around it. */
const MARGIN_SHARE = 0.14;

interface Sized {
  widthPx: number;
  heightPx: number;
}

export const marginOf = ({ widthPx, heightPx }: Sized): number =>
  Math.round(Math.min(widthPx, heightPx) * MARGIN_SHARE);

const around = (value: number, whole: number): number => ((value % whole) + whole) % whole;

/** For each pixel of a widened picture, which one of the picture it repeats. */
function sourcesOf({ widthPx, heightPx }: Sized, marginPx: number): Int32Array {
  const [wide, high] = [widthPx + 2 * marginPx, heightPx + 2 * marginPx];
  const sources = new Int32Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    const row = around(y - marginPx, heightPx) * widthPx;
    for (let x = 0; x < wide; x += 1) sources[y * wide + x] = row + around(x - marginPx, widthPx);
  }
  return sources;
}

/** A picture with parts of itself around it; the picture itself without a margin, here and below. */
export function widenedPixels(pixels: Pixels, marginPx: number): Pixels {
  if (marginPx === 0) return pixels;
  const from = new Uint32Array(pixels.data.slice().buffer);
  const sources = sourcesOf(pixels, marginPx);
  const to = Uint32Array.from(sources, (source) => from[source] ?? 0);
  return { ...widenedSize(pixels, marginPx), data: new Uint8Array(to.buffer) };
}

export function widenedRegions(regions: Regions, marginPx: number): Regions {
  if (marginPx === 0) return regions;
  const sources = sourcesOf(regions, marginPx);
  return {
    ...regions,
    ...widenedSize(regions, marginPx),
    shape: Int32Array.from(sources, (source) => regions.shape[source] ?? 0),
    layer: Uint16Array.from(sources, (source) => regions.layer[source] ?? 0),
  };
}

const widenedSize = ({ widthPx, heightPx }: Sized, marginPx: number): Sized => ({
  widthPx: widthPx + 2 * marginPx,
  heightPx: heightPx + 2 * marginPx,
});

/** Fades the columns beyond the right border into those at the left one, in place. */
function fadeColumns(data: Uint8Array, wide: number, high: number, width: number, margin: number) {
  for (let x = 0; x < margin; x += 1) {
    const share = smoothstep(0, 1, (x + 0.5) / margin);
    for (let y = 0; y < high; y += 1) {
      const [near, far] = [(y * wide + margin + x) * 4, (y * wide + margin + width + x) * 4];
      for (let channel = 0; channel < 4; channel += 1)
        data[near + channel] = Math.round(
          (data[near + channel] ?? 0) * share + (data[far + channel] ?? 0) * (1 - share),
        );
    }
  }
}

function fadeRows(data: Uint8Array, wide: number, height: number, margin: number): void {
  for (let y = 0; y < margin; y += 1) {
    const share = smoothstep(0, 1, (y + 0.5) / margin);
    const [near, far] = [(margin + y) * wide * 4, (margin + height + y) * wide * 4];
    for (let at = 0; at < wide * 4; at += 1)
      data[near + at] = Math.round(
        (data[near + at] ?? 0) * share + (data[far + at] ?? 0) * (1 - share),
      );
  }
}

/** The picture within a widened one, which meets itself at every border. */
export function closedTile(wide: Pixels, marginPx: number): Pixels {
  if (marginPx === 0) return wide;
  const [width, height] = [wide.widthPx - 2 * marginPx, wide.heightPx - 2 * marginPx];
  const data = Uint8Array.from(wide.data);
  fadeColumns(data, wide.widthPx, wide.heightPx, width, marginPx);
  fadeRows(data, wide.widthPx, height, marginPx);
  const tile = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const start = ((y + marginPx) * wide.widthPx + marginPx) * 4;
    tile.set(data.subarray(start, start + width * 4), y * width * 4);
  }
  return { widthPx: width, heightPx: height, data: tile };
}
