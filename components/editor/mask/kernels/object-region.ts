import type { Window } from './object-window';

type Size = Pick<Window, 'widthPx' | 'heightPx'>;

/** Marks what is connected by sides with the pixels of a stack, as far as `takes` says. */
export function flood(
  stack: number[],
  takes: (at: number) => boolean,
  { widthPx, heightPx }: Size,
) {
  const region = new Float32Array(widthPx * heightPx);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (region[at] === 1 || !takes(at)) continue;
    region[at] = 1;
    const x = at % widthPx;
    if (x > 0) stack.push(at - 1);
    if (x < widthPx - 1) stack.push(at + 1);
    if (at >= widthPx) stack.push(at - widthPx);
    if (at + widthPx < region.length) stack.push(at + widthPx);
  }
  return region;
}

/** A region with its holes: all that can't be reached from the border without crossing it. */
export function filled(region: Float32Array, window: Size): Float32Array {
  const { widthPx, heightPx } = window;
  const border: number[] = [];
  for (let x = 0; x < widthPx; x++) border.push(x, (heightPx - 1) * widthPx + x);
  for (let y = 0; y < heightPx; y++) border.push(y * widthPx, y * widthPx + widthPx - 1);
  const outside = flood(border, (at) => region[at] === 0, window);
  return outside.map((value) => 1 - value);
}

/** A region as it was found in a window. */
export interface WindowedRegion {
  window: Window;
  region: Float32Array;
}

const areaOf = ({ window, region }: WindowedRegion) =>
  region.reduce((sum, value) => sum + value, 0) * window.step ** 2;

/** What two regions have in common, as a part of what either has; their windows may differ. */
export function overlapOf(one: WindowedRegion, other: WindowedRegion): number {
  const { window } = one;
  let shared = 0;
  one.region.forEach((value, at) => {
    if (value !== 1) return;
    const x = window.left + ((at % window.widthPx) + 0.5) * window.step - other.window.left;
    const y = window.top + (Math.floor(at / window.widthPx) + 0.5) * window.step - other.window.top;
    const [column, row] = [Math.floor(x / other.window.step), Math.floor(y / other.window.step)];
    if (column < 0 || row < 0 || column >= other.window.widthPx) return;
    if (other.region[row * other.window.widthPx + column] === 1) shared++;
  });
  const both = shared * window.step ** 2;
  return both / Math.max(1, areaOf(one) + areaOf(other) - both);
}
