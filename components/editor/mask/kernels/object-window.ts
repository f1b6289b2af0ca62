import type { RgbaPixels } from './similar';

/** A part of a picture as objects are looked for in it: coarser than the picture, in colours as the eye tells them apart. */

export interface Point {
  x: number;
  y: number;
}

/** Room that a window leaves around clicks that lie apart, in parts of their distance. */
const ROOM = 0.6;

export interface Window {
  left: number;
  top: number;
  /** Pixels of the picture for a pixel here. */
  step: number;
  widthPx: number;
  heightPx: number;
  /** Which sides cut through the picture, and are not its own border. */
  cuts: { left: boolean; top: boolean; right: boolean; bottom: boolean };
}

/** A window around clicks whose longer side is a part of the picture's, kept within it. */
export function windowAround(
  { widthPx, heightPx }: Pick<RgbaPixels, 'widthPx' | 'heightPx'>,
  clicks: readonly Point[],
  part: number,
  mostPx: number,
): Window {
  const [xs, ys] = [clicks.map(({ x }) => x), clicks.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const spanPx = Math.max(right - left, bottom - top);
  const sidePx = part * Math.max(widthPx, heightPx) + spanPx * (1 + ROOM);
  const along = (middle: number, lengthPx: number) => {
    const from = Math.max(0, Math.floor(middle - sidePx / 2));
    return { from, to: Math.min(lengthPx, Math.ceil(middle + sidePx / 2)) };
  };
  const [across, down] = [along((left + right) / 2, widthPx), along((top + bottom) / 2, heightPx)];
  const longest = Math.max(across.to - across.from, down.to - down.from);
  const step = Math.max(1, longest / mostPx);
  return {
    left: across.from,
    top: down.from,
    step,
    widthPx: Math.max(1, Math.round((across.to - across.from) / step)),
    heightPx: Math.max(1, Math.round((down.to - down.from) / step)),
    cuts: {
      left: across.from > 0,
      top: down.from > 0,
      right: across.to < widthPx,
      bottom: down.to < heightPx,
    },
  };
}

/** The colours of a window, each the mean of up to 3 × 3 samples, in opponent channels from 0 to 1. */
export function colorsOf({ widthPx, heightPx, data }: RgbaPixels, window: Window): Float32Array {
  const colors = new Float32Array(window.widthPx * window.heightPx * 3);
  const offsets = window.step > 1.5 ? [1 / 6, 1 / 2, 5 / 6] : [1 / 2];
  const place = (cell: number, offset: number, from: number, lengthPx: number) =>
    Math.min(lengthPx - 1, Math.floor(from + (cell + offset) * window.step));
  for (let y = 0, at = 0; y < window.heightPx; y++) {
    for (let x = 0; x < window.widthPx; x++, at += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (const down of offsets) {
        const row = place(y, down, window.top, heightPx) * widthPx;
        for (const across of offsets) {
          const from = (row + place(x, across, window.left, widthPx)) * 4;
          red += data[from]!;
          green += data[from + 1]!;
          blue += data[from + 2]!;
        }
      }
      const scale = 1 / (255 * offsets.length ** 2);
      // Light, red against green, and yellow against blue: nearer to how colours differ to the eye than RGB.
      colors[at] = (0.3 * red + 0.59 * green + 0.11 * blue) * scale;
      colors[at + 1] = 0.5 + (red - green) * scale * 0.7;
      colors[at + 2] = 0.5 + ((red + green) / 2 - blue) * scale * 0.7;
    }
  }
  return colors;
}
