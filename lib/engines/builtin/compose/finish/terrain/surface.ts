import { clamp, smoothstep } from '../raster/math';
import { groundAt, type World } from './world';

/** Light towards the eye from a point of land, linear RGB, written into `out` at `at`. */
export function shadeGround(
  world: World,
  x: number,
  z: number,
  height: number,
  forest: number,
  distance: number,
  out: Float32Array,
  at: number,
): void {
  const { noise, detail, land, light, sun } = world;
  const reach = distance < 160 ? 0.6 : 1.2;
  const slope = (ax: number, az: number, bx: number, bz: number) =>
    (groundAt(world, ax, az) - groundAt(world, bx, bz)) / (2 * reach);
  let nx = slope(x - reach, z, x + reach, z);
  let nz = slope(x, z - reach, x, z + reach);
  if (!(Math.abs(nx) < 50) || !(Math.abs(nz) < 50)) [nx, nz] = [0, 0];
  // Bumps finer than the map: rock by two octaves, sand by its ripples, woods by their crowns.
  const rough = land.form === 'dunes' ? 0.1 : land.form === 'swells' ? 0.45 : 1;
  const fade = distance < 500 ? 1 : 0.6;
  nx +=
    ((noise.at(x * 1.7, z * 1.7) - 0.5) * 0.75 + (noise.at(x * 4.3, z * 4.3) - 0.5) * 0.55) *
    rough *
    fade;
  nz +=
    ((noise.at(x * 1.7 + 40, z * 1.7) - 0.5) * 0.75 +
      (noise.at(x * 4.3 + 9, z * 4.3) - 0.5) * 0.55) *
    rough *
    fade;
  // Close to the eye the ground needs grain of its own, or it smears.
  const close = Math.max(0, 1 - distance / 70) * (land.form === 'dunes' ? 0.35 : 1);
  if (close > 0) {
    nx += ((noise.at(x * 13, z * 13) - 0.5) * 0.8 + (noise.at(x * 37, z * 37) - 0.5) * 0.8) * close;
    nz +=
      ((noise.at(x * 13 + 5, z * 13) - 0.5) * 0.8 + (noise.at(x * 37 + 5, z * 37) - 0.5) * 0.8) *
      close;
  }
  if (land.form === 'dunes') {
    nz += sandRipples(noise, x, z, distance);
  }
  if (forest > 0) {
    nx -= (detail.at(x * 2.7 + 0.4, z * 2.7) - detail.at(x * 2.7 - 0.4, z * 2.7)) * 2.6 * forest;
    nz -= (detail.at(x * 2.7, z * 2.7 + 0.4) - detail.at(x * 2.7, z * 2.7 - 0.4)) * 2.6 * forest;
  }
  const length = 1 / Math.sqrt(nx * nx + nz * nz + 1);
  const [ux, uy, uz] = [nx * length, length, nz * length];
  coverColor(world, x, z, height, uy, forest, out, at);
  const direct = Math.max(0, ux * sun[0] + uy * sun[1] + uz * sun[2]) * litAt(world, x, z);
  // Sand throws so much light about that its hollows are hardly darker.
  const depth = land.form === 'dunes' ? 0.02 : 0.075;
  const hollow = clamp(1 + (height - smoothAt(world, x, z)) * depth, 0.4, 1.15);
  const sky = (0.5 + 0.5 * uy) * hollow;
  const bounce = Math.max(0, -ux * sun[0] - uz * sun[2]) * 0.16 * hollow;
  for (let c = 0; c < 3; c += 1) {
    out[at + c] =
      out[at + c]! *
      (direct * light.sun[c]! + sky * light.ambient[c]! * 1.15 + bounce * light.sun[c]! * 0.4);
  }
}

/** Ripples of sand lie across the wind; they are too fine to be seen far away. */
function sandRipples(noise: World['noise'], x: number, z: number, distance: number): number {
  const fade = Math.max(0, 1 - distance / 130);
  if (fade === 0) return 0;
  const phase = z * 4.4 + 5 * noise.at(x * 0.16, z * 0.16) + 1.6 * noise.at(x * 0.7 + 9, z * 0.7);
  return Math.sin(phase) * (0.1 + 0.16 * noise.at(x * 0.1 + 30, z * 0.1)) * fade;
}

function litAt({ lit, size }: World, x: number, z: number): number {
  const half = size >> 1;
  const sx = clamp(x / 2, 0, half - 2);
  const sz = clamp(z / 2, 0, half - 2);
  const column = sx | 0;
  const row = sz | 0;
  const [fx, fz] = [sx - column, sz - row];
  const i = row * half + column;
  return (
    (lit[i]! * (1 - fx) + lit[i + 1]! * fx) * (1 - fz) +
    (lit[i + half]! * (1 - fx) + lit[i + half + 1]! * fx) * fz
  );
}

function smoothAt({ smooth, size }: World, x: number, z: number): number {
  return smooth[clamp(z | 0, 0, size - 1) * size + clamp(x | 0, 0, size - 1)]!;
}

/** What covers the ground: rock with strata, grass on gentle slopes, woods, snow, a shore. */
function coverColor(
  world: World,
  x: number,
  z: number,
  height: number,
  upright: number,
  forest: number,
  out: Float32Array,
  at: number,
): void {
  const { noise, land, waterLevel, snowLine } = world;
  const shore = Math.max(waterLevel, 0);
  const top = snowLine < 1e5 ? snowLine : shore + land.reliefCells;
  const altitude = (height - shore) / Math.max(1, top - shore);
  const broad = noise.at(x * 0.21 + height * 0.13, z * 0.21 - height * 0.11);
  const fine = noise.at(x * 0.7 + height * 0.6, z * 0.7 + height * 0.5);
  const strata =
    0.8 +
    0.4 *
      (0.6 * noise.at((x + z) * 0.05 + 3, height * 0.42 + broad * 1.4) +
        0.4 * noise.at(x * 0.4 + 9, height * 0.9));
  // Sand is one colour all over; rock lies in layers.
  const sandy = land.form === 'dunes';
  const tone = sandy ? 0.96 + 0.08 * fine : (0.82 + 0.36 * broad - 0.14 * fine) * strata;
  const grassy =
    smoothstep(0.62, 0.86, upright + 0.12 * (broad - 0.5)) *
    smoothstep(1.05, 0.5, altitude + 0.3 * (fine - 0.5));
  const woods = forest * 0.94;
  const leaf = 0.7 + 0.9 * fine * fine + 0.3 * broad;
  const snowy =
    snowLine > 1e5
      ? 0
      : smoothstep(
          0.8,
          1.08,
          altitude + 0.35 * (noise.at(x * 0.06, z * 0.06) - 0.5) + 0.12 * (fine - 0.5),
        ) *
        smoothstep(0.42, 0.66, upright + 0.1 * (broad - 0.5)) *
        (1 - forest * 0.75);
  const beach = waterLevel > 0 ? smoothstep(0.035, 0, altitude) : 0;
  for (let c = 0; c < 3; c += 1) {
    let value = land.rock[c as 0 | 1 | 2] * tone;
    value += (land.grass[c as 0 | 1 | 2] * (sandy ? tone : 0.85 + 0.5 * broad) - value) * grassy;
    value += (land.tree[c as 0 | 1 | 2] * leaf - value) * woods;
    value += (SNOW[c]! - value) * snowy;
    value += (land.soil[c as 0 | 1 | 2] - value) * beach;
    out[at + c] = value;
  }
}

const SNOW = [0.7, 0.74, 0.8];

/** Nobody stands inside a wood: trees begin at this distance, cells. */
const FOREST_FROM = 34;

/** How much wood stands at a place, 0 to 1: in patches, not on the shore, not too high. */
export function forestAt(
  { detail, land, waterLevel, snowLine }: World,
  x: number,
  z: number,
  height: number,
  distance: number,
): number {
  if (land.forest === 0 || distance < FOREST_FROM) return 0;
  const shore = Math.max(waterLevel, 0);
  const limit =
    snowLine < 1e5 ? Math.max(snowLine, shore + land.reliefCells * 0.4) : shore + land.reliefCells;
  const altitude = (height - shore) / Math.max(1, limit - shore);
  const patch = detail.at(x * 0.035, z * 0.035) * 0.6 + detail.at(x * 0.11, z * 0.11) * 0.4;
  return (
    land.forest *
    smoothstep(FOREST_FROM, FOREST_FROM * 2.2, distance) *
    smoothstep(0.4, 0.55, patch + 0.18 - altitude * 0.62) *
    smoothstep(0.02, 0.07, altitude)
  );
}

/** Height of the crowns above the ground, cells. */
export function canopyAt(
  { detail, size }: World,
  x: number,
  z: number,
  forest: number,
  distance: number,
): number {
  if (forest <= 0 || distance > 420) return 0;
  const near = distance < 260 ? 1 : (420 - distance) / 160;
  return (
    forest *
    (detail.at(x * 1.35, z * 1.35) * 2.3 + detail.at(x * 2.9, z * 2.9)) *
    near *
    (size / 768)
  );
}
