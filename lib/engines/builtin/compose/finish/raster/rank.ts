/** Replaces values by their rank, 0 to 1, so that a threshold cuts an exact share of the area. */
export function ranked(field: Float32Array): Float32Array {
  const steps = 2048;
  let [low, high] = [Infinity, -Infinity];
  for (const value of field) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const scale = (steps - 1) / Math.max(1e-9, high - low);
  const counts = new Float64Array(steps);
  for (const value of field) counts[((value - low) * scale) | 0]! += 1;
  let below = 0;
  const shares = counts.map((count) => (below += count) / field.length);
  return field.map((value) => shares[((value - low) * scale) | 0]!);
}
