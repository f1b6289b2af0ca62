/**
 * Blurs in constant time per pixel: box filters applied several times come near a Gaussian
 * (central limit). All of them repeat the border pixel outside the picture.
 */

function blurRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const last = start + count - 1;
  let sum = from[start]! * (r + 1);
  for (let i = 1; i <= r; i += 1) sum += from[Math.min(last, start + i)]!;
  for (let x = 0; x < count; x += 1) {
    to[start + x] = sum * share;
    sum += from[Math.min(last, start + x + r + 1)]! - from[Math.max(start, start + x - r)]!;
  }
}

/** Columns are summed row by row, all at once: it keeps to the cache where single columns would not. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    let sum = from[x]! * (r + 1);
    for (let i = 1; i <= r; i += 1) sum += from[Math.min(height - 1, i) * width + x]!;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const entering = Math.min(height - 1, y + r + 1) * width;
    const leaving = Math.max(0, y - r) * width;
    for (let x = 0; x < width; x += 1) {
      to[row + x] = sums[x]! * share;
      sums[x] = sums[x]! + from[entering + x]! - from[leaving + x]!;
    }
  }
}

/** Box blur of a plane; `radiusPx` is rounded, below 0.5 the plane is copied. */
export function boxBlur(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
  passes = 2,
): Float32Array {
  const radius = Math.round(radiusPx);
  if (radius < 1) return plane.slice();
  const across = new Float32Array(plane.length);
  const result = new Float32Array(plane.length);
  let source = plane;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let y = 0; y < heightPx; y += 1) blurRow(source, across, y * widthPx, widthPx, radius);
    blurColumns(across, result, widthPx, heightPx, radius);
    source = result;
  }
  return result;
}
