import type { Random } from '@/lib/random/random';
import { smoothstep } from '../raster/math';
import { ValueNoise } from '../raster/noise';
import type { Land } from './climate';

/** Heights of a square land, 0 to about 1, row-major. */
export interface Heightmap {
  /** Cells per side. */
  size: number;
  heights: Float32Array;
}

const FEATURES_ACROSS = 5.2;

/** Ridged multifractal noise (Musgrave, in "Texturing and modeling", 2003): sharp crests, flat valleys. */
function ridge(noise: ValueNoise, x: number, y: number): number {
  let [sum, reach, amplitude, frequency, carry] = [0, 0, 1, 1, 1];
  for (let octave = 0; octave < 9; octave += 1) {
    let crest =
      1 - Math.abs(2 * noise.at(x * frequency + octave * 13.7, y * frequency + octave * 5.1) - 1);
    crest *= crest;
    sum += crest * amplitude * carry;
    reach += amplitude;
    carry = Math.min(1, crest * 1.35);
    amplitude *= 0.5;
    frequency *= 2.03;
  }
  return sum / reach;
}

/** Share of a dune's length that lies to windward: a long climb, a sharp crest, a short slip face. */
const WINDWARD = 0.7;

/** Crescent ridges combed by one wind: steep on the lee side, down to the angle of repose. */
function dune(noise: ValueNoise, x: number, y: number): number {
  const bend = noise.fbm(x * 0.5 + 7, y * 0.5, 3) * 1.3;
  const waves = y * 1.35 + bend + 0.35 * noise.fbm(x * 1.3, y * 0.6 + 20, 2);
  const t = waves - Math.floor(waves);
  const climb = t / WINDWARD;
  const slope =
    t < WINDWARD ? climb * climb * (1.7 - 0.7 * climb) : ((1 - t) / (1 - WINDWARD)) ** 1.2;
  // Crests rise and sink along their length, as crescents do.
  const size = 0.18 + 0.82 * smoothstep(0.15, 0.85, noise.at(x * 1.15 + 40, y * 0.7 + 3));
  return slope * size * 0.72 + 0.2 * noise.at(x * 0.3, y * 0.3 + 11);
}

/** The land before water has worn it. */
export function rawHeights(size: number, form: Land['form'], random: Random): Heightmap {
  const [noise, bender] = [new ValueNoise(random), new ValueNoise(random)];
  const heights = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const u = (column / size) * FEATURES_ACROSS;
      const v = (row / size) * FEATURES_ACROSS;
      const x = u + 1.1 * (bender.at(u * 1.3 + 3, v * 1.3) - 0.5);
      const y = v + 1.1 * (bender.at(u * 1.3, v * 1.3 + 9) - 0.5);
      const mass = bender.at(u * 0.45 + 20, v * 0.45 + 4);
      heights[row * size + column] =
        form === 'ridges'
          ? ridge(noise, x, y) ** 1.05 * (0.16 + 1.15 * mass * mass)
          : form === 'swells'
            ? 0.5 + 0.32 * noise.fbm(x * 0.8, y * 0.8, 6, 0.46) + 0.3 * (mass - 0.5)
            : dune(noise, u, v);
    }
  }
  return { size, heights };
}

const STEPS_PER_DROP = 34;

/**
 * Droplet erosion (Hans Theobald Beyer, "Implementation of a method for hydraulic erosion", 2015):
 * drops run downhill, carry soil while they are fast, and leave it where they slow down. Changes the
 * map in place.
 */
export function erode({ size, heights }: Heightmap, drops: number, random: Random): void {
  const last = size - 2;
  for (let drop = 0; drop < drops; drop += 1) {
    let x = 1 + random() * (last - 2);
    let y = 1 + random() * (last - 2);
    let [dx, dy, speed, water, load] = [0, 0, 1, 1, 0];
    for (let step = 0; step < STEPS_PER_DROP; step += 1) {
      const column = x | 0;
      const row = y | 0;
      const [fx, fy] = [x - column, y - row];
      const i = row * size + column;
      const a = heights[i]!;
      const b = heights[i + 1]!;
      const c = heights[i + size]!;
      const d = heights[i + size + 1]!;
      dx = dx * 0.06 - ((b - a) * (1 - fy) + (d - c) * fy) * 0.94;
      dy = dy * 0.06 - ((c - a) * (1 - fx) + (d - b) * fx) * 0.94;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length < 1e-9) break;
      dx /= length;
      dy /= length;
      x += dx;
      y += dy;
      if (x < 1 || y < 1 || x >= last || y >= last) break;
      const before = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
      const rise = sample(heights, size, x, y) - before;
      const capacity = Math.max(-rise, 0.0004) * speed * water * 5.5;
      let change: number;
      if (load > capacity || rise > 0) {
        change = rise > 0 ? Math.min(rise, load) : (load - capacity) * 0.3;
        load -= change;
      } else {
        change = -Math.min((capacity - load) * 0.28, -rise);
        load -= change;
        change *= 0.8;
      }
      heights[i] = a + change * (1 - fx) * (1 - fy);
      heights[i + 1] = b + change * fx * (1 - fy);
      heights[i + size] = c + change * (1 - fx) * fy;
      heights[i + size + 1] = d + change * fx * fy;
      speed = Math.sqrt(Math.max(0, speed * speed - rise * 4));
      water *= 0.985;
    }
  }
}

/** Height between the cells of a map; the caller keeps inside it. */
export function sample(heights: Float32Array, size: number, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  const fx = x - column;
  const fy = y - row;
  const i = row * size + column;
  const a = heights[i]!;
  const b = heights[i + 1]!;
  const c = heights[i + size]!;
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + heights[i + size + 1]!) * fx * fy;
}

/** The height below which a share of the land lies. */
export function heightOfShare({ heights }: Heightmap, share: number): number {
  const some = heights.filter((_, i) => i % 37 === 0).sort();
  return some[Math.min(some.length - 1, Math.floor(some.length * share))]!;
}
