import type { Pixels } from '@/lib/engines/engine';
import { applyTo, type Matrix } from '@/lib/svg/matrix';
import type { Region } from './region';

/** The map back; the matrix of a layer always has one, for no scale is 0. */
function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** How near to whole pixels a map must be to be one of whole pixels: a tenth of a level at most. */
const EXACT = 1e-4;

/** Whether a map only moves by whole pixels: then nothing is to be computed. */
function isWholeMove([a, b, c, d, e, f]: Matrix): boolean {
  const deviations = [a - 1, b, c, d - 1, e - Math.round(e), f - Math.round(f)];
  return deviations.every((deviation) => Math.abs(deviation) < EXACT);
}

interface Box {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** The part of a frame that a picture covers under a map; empty where it lies outside. */
function coveredBox(
  size: { widthPx: number; heightPx: number },
  matrix: Matrix,
  frame: { widthPx: number; heightPx: number },
): Box {
  const corners = [
    applyTo(matrix, 0, 0),
    applyTo(matrix, size.widthPx, 0),
    applyTo(matrix, 0, size.heightPx),
    applyTo(matrix, size.widthPx, size.heightPx),
  ];
  const within = (value: number, end: number) => Math.max(0, Math.min(end, value));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  // A little less than the corners: rounding errors must not add a row of nothing.
  const leftPx = within(Math.floor(Math.min(...xs) + EXACT), frame.widthPx);
  const topPx = within(Math.floor(Math.min(...ys) + EXACT), frame.heightPx);
  const right = within(Math.ceil(Math.max(...xs) - EXACT), frame.widthPx);
  const bottom = within(Math.ceil(Math.max(...ys) - EXACT), frame.heightPx);
  return {
    leftPx,
    topPx,
    widthPx: Math.max(0, right - leftPx),
    heightPx: Math.max(0, bottom - topPx),
  };
}

function copyWhole(source: Pixels, box: Box, [, , , , e, f]: Matrix): Region {
  const data = new Uint8Array(box.widthPx * box.heightPx * 4);
  const fromX = box.leftPx - Math.round(e);
  for (let y = 0; y < box.heightPx; y += 1) {
    const row = (y + box.topPx - Math.round(f)) * source.widthPx + fromX;
    data.set(source.data.subarray(row * 4, (row + box.widthPx) * 4), y * box.widthPx * 4);
  }
  return { ...box, data };
}

/** How much of a frame's pixel a side of a picture lets it cover, by the distance to that side in its pixels. */
const coverage = (distancePx: number) => Math.max(0, Math.min(1, distancePx + 0.5));

/**
 * Where a picture comes to lie in a frame: what of it is seen there, between pixels weighted by nearness
 * (bilinear, alpha multiplied in), its sides smooth. Maps that shrink to less than half need a picture
 * that was shrunk before, for each pixel looks at four.
 */
export function placePixels(
  source: Pixels,
  matrix: Matrix,
  frame: { widthPx: number; heightPx: number },
): Region {
  const box = coveredBox(source, matrix, frame);
  if (isWholeMove(matrix)) return copyWhole(source, box, matrix);
  const back = inverseOf(matrix);
  const data = new Uint8Array(box.widthPx * box.heightPx * 4);
  const { widthPx, heightPx } = source;
  const scaleX = Math.hypot(matrix[0], matrix[1]);
  const scaleY = Math.hypot(matrix[2], matrix[3]);
  for (let y = 0; y < box.heightPx; y += 1) {
    for (let x = 0; x < box.widthPx; x += 1) {
      const [u, v] = applyTo(back, x + box.leftPx + 0.5, y + box.topPx + 0.5);
      const share =
        coverage(Math.min(u, widthPx - u) * scaleX) * coverage(Math.min(v, heightPx - v) * scaleY);
      const at = (y * box.widthPx + x) * 4;
      if (share > 0) samplePixel(source, { u: u - 0.5, v: v - 0.5, share }, data, at);
    }
  }
  return { ...box, data };
}

interface Sample {
  /** In pixels of the source, whose middles are whole numbers. */
  u: number;
  v: number;
  /** How much of the pixel is covered, 0 to 1. */
  share: number;
}

function samplePixel(
  { data, widthPx, heightPx }: Pixels,
  { u, v, share }: Sample,
  target: Uint8Array,
  at: number,
): void {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [x, y] = [left + (corner & 1), top + (corner >> 1)];
    const nearX = Math.max(0, Math.min(widthPx - 1, x));
    const nearY = Math.max(0, Math.min(heightPx - 1, y));
    const from = (nearY * widthPx + nearX) * 4;
    const weight = (1 - Math.abs(u - x)) * (1 - Math.abs(v - y)) * data[from + 3]!;
    red += weight * data[from]!;
    green += weight * data[from + 1]!;
    blue += weight * data[from + 2]!;
    alpha += weight;
  }
  if (alpha <= 0) return;
  target[at] = Math.round(red / alpha);
  target[at + 1] = Math.round(green / alpha);
  target[at + 2] = Math.round(blue / alpha);
  target[at + 3] = Math.min(255, Math.round(alpha * share));
}
