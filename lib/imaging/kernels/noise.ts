/** Any fixed number: the same picture is repaired the same way each time. */
const SEED = 0x9e3779b9;

/** Noise of deviation 1 and mean 0, roughly normal, the same every time. */
export function createNoise(count: number): Float32Array {
  const noise = new Float32Array(count);
  let state = SEED;
  const uniform = () => {
    // Mulberry32 (T. Ettinger), a small generator of good quality.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // Three uniform numbers of variance 1/12 each have a sum of variance 1/4.
  for (let at = 0; at < count; at++) noise[at] = 2 * (uniform() + uniform() + uniform() - 1.5);
  return noise;
}
