/** Reads a coarse grid bilinearly at every pixel; `step` is the pixels per grid cell. */
export function enlarge(
  grid: Float32Array,
  columns: number,
  step: number,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const field = new Float32Array(widthPx * heightPx);
  const lefts = new Int32Array(widthPx);
  const shares = new Float32Array(widthPx);
  for (let x = 0; x < widthPx; x += 1) {
    lefts[x] = Math.floor(x / step);
    shares[x] = x / step - lefts[x]!;
  }
  for (let y = 0; y < heightPx; y += 1) {
    const top = Math.floor(y / step);
    const ty = y / step - top;
    const row = top * columns;
    for (let x = 0; x < widthPx; x += 1) {
      const i = row + lefts[x]!;
      const tx = shares[x]!;
      const a = grid[i]! + (grid[i + 1]! - grid[i]!) * tx;
      const j = i + columns;
      const b = grid[j]! + (grid[j + 1]! - grid[j]!) * tx;
      field[y * widthPx + x] = a + (b - a) * ty;
    }
  }
  return field;
}
