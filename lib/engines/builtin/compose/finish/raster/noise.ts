import type { Random } from '@/lib/random/random';
import { enlarge } from './enlarge';

const LATTICE = 256;

/** Smooth value noise on a lattice of 256 by 256 random values that repeats, 0 to 1. */
export class ValueNoise {
  private readonly values = new Float32Array(LATTICE * LATTICE);

  constructor(random: Random) {
    for (let i = 0; i < this.values.length; i += 1) this.values[i] = random();
  }

  /** One octave; `x` and `y` count lattice cells. */
  at(x: number, y: number): number {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const tx = x - xi;
    const ty = y - yi;
    const u = tx * tx * (3 - 2 * tx);
    const v = ty * ty * (3 - 2 * ty);
    const left = xi & (LATTICE - 1);
    const right = (xi + 1) & (LATTICE - 1);
    const top = (yi & (LATTICE - 1)) * LATTICE;
    const bottom = ((yi + 1) & (LATTICE - 1)) * LATTICE;
    const { values } = this;
    const a = values[top + left]!;
    const b = values[top + right]!;
    const c = values[bottom + left]!;
    const d = values[bottom + right]!;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  }

  /** Sum of octaves, each twice as fine and `roughness` as strong, about -1 to 1. */
  fbm(x: number, y: number, octaves: number, roughness = 0.5): number {
    let sum = 0;
    let reach = 0;
    let amplitude = 1;
    let frequency = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum +=
        amplitude * (this.at(x * frequency + octave * 37.2, y * frequency - octave * 19.7) - 0.5);
      reach += amplitude;
      amplitude *= roughness;
      frequency *= 2;
    }
    return (2.6 * sum) / reach;
  }
}

export interface FieldOptions {
  /** Size of the largest features in pixels. */
  scalePx: number;
  octaves: number;
  /** Strength of each finer octave against the one before, 0 to 1; 0.5 by default. */
  roughness?: number;
}

/**
 * Fractal noise over a picture, about -1 to 1. It is computed on a grid a third as fine as its finest
 * octave and read bilinearly, which the eye can't tell from the full computation.
 */
export function noiseField(
  widthPx: number,
  heightPx: number,
  random: Random,
  { scalePx, octaves, roughness = 0.5 }: FieldOptions,
): Float32Array {
  const noise = new ValueNoise(random);
  const step = Math.max(1, scalePx / 2 ** (octaves - 1) / 3);
  const columns = Math.ceil(widthPx / step) + 2;
  const rows = Math.ceil(heightPx / step) + 2;
  const grid = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      grid[y * columns + x] = noise.fbm(
        (x * step) / scalePx,
        (y * step) / scalePx,
        octaves,
        roughness,
      );
    }
  }
  return enlarge(grid, columns, step, widthPx, heightPx);
}

/** Independent noise per pixel, -1 to 1. */
export function whiteNoise(count: number, random: Random): Float32Array {
  const field = new Float32Array(count);
  // A 32-bit xorshift (George Marsaglia, 2003) inline: a closure call per pixel would cost more.
  let state = Math.floor(random() * 4294967295) | 1;
  for (let i = 0; i < count; i += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    field[i] = state / 2147483648;
  }
  return field;
}
