import { boxBlur } from './blur';

/** Reads a plane at an offset in whole pixels, border repeated. */
export function shifted(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  dx: number,
  dy: number,
): Float32Array {
  const result = new Float32Array(plane.length);
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.min(heightPx - 1, Math.max(0, y - dy)) * widthPx;
    for (let x = 0; x < widthPx; x += 1) {
      result[y * widthPx + x] = plane[row + Math.min(widthPx - 1, Math.max(0, x - dx))]!;
    }
  }
  return result;
}

/** The shadow a mask throws to one side: 0 none to 1 full, nothing on the mask itself. */
export function thrownShadow(
  mask: Float32Array,
  widthPx: number,
  heightPx: number,
  dx: number,
  dy: number,
  softnessPx: number,
): Float32Array {
  const moved = shifted(mask, widthPx, heightPx, Math.round(dx), Math.round(dy));
  const soft = boxBlur(moved, widthPx, heightPx, softnessPx, 2);
  return soft.map((value, p) => value * (1 - mask[p]!));
}
