import { mapPlanes, type Planes } from './planes';

/** Moves every pixel of one plane by an offset field, read bilinearly, borders repeated. */
export function warpPlane(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  dx: Float32Array,
  dy: Float32Array,
  amountPx: number,
): Float32Array {
  const result = new Float32Array(plane.length);
  const [maxX, maxY] = [widthPx - 1.001, heightPx - 1.001];
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const sx = Math.min(maxX, Math.max(0, x + dx[p]! * amountPx));
      const sy = Math.min(maxY, Math.max(0, y + dy[p]! * amountPx));
      const left = sx | 0;
      const top = sy | 0;
      const tx = sx - left;
      const q = top * widthPx + left;
      const a = plane[q]! + (plane[q + 1]! - plane[q]!) * tx;
      const b = plane[q + widthPx]! + (plane[q + widthPx + 1]! - plane[q + widthPx]!) * tx;
      result[p] = a + (b - a) * (sy - top);
    }
  }
  return result;
}

export function warp(planes: Planes, dx: Float32Array, dy: Float32Array, amountPx: number): Planes {
  return mapPlanes(planes, (plane) =>
    warpPlane(plane, planes.widthPx, planes.heightPx, dx, dy, amountPx),
  );
}
