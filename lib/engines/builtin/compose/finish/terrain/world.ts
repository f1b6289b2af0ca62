import { createRandom } from '@/lib/random/random';
import { boxBlur } from '../raster/blur';
import { ValueNoise } from '../raster/noise';
import { HOURS, LANDS, type Biome, type Hour, type Land, type Sunlight } from './climate';
import { erode, heightOfShare, rawHeights, sample } from './heightmap';

/** A land without light. Lengths are in cells of the map. */
export interface Terrain {
  size: number;
  /** Ground heights in cells. */
  ground: Float32Array;
  /** Height of the water, below the ground everywhere where there is none. */
  waterLevel: number;
  snowLine: number;
  land: Land;
  /** Ground smoothed, for hollows and crests. */
  smooth: Float32Array;
  noise: ValueNoise;
  detail: ValueNoise;
}

/** A land under a sun, ready to be looked at. */
export interface World extends Terrain {
  light: Sunlight;
  /** Direction to the sun: x, up, z. */
  sun: readonly [number, number, number];
  /** Light that reaches the ground, 0 to 1, on a map of half the size. */
  lit: Float32Array;
}

const MAP_CELLS = 768;

/** Direction to the sun for a viewer who looks along `yaw`. */
function sunDirection(
  { elevationDegrees, azimuthDegrees }: Sunlight,
  yaw: number,
): [number, number, number] {
  const [e, a] = [(elevationDegrees * Math.PI) / 180, yaw + (azimuthDegrees * Math.PI) / 180];
  return [Math.cos(e) * Math.sin(a), Math.sin(e), Math.cos(e) * Math.cos(a)];
}

/** Marches from every second cell towards the sun; near misses give soft edges to the shadows. */
function shadowMap(
  ground: Float32Array,
  size: number,
  sun: readonly [number, number, number],
): Float32Array {
  const half = size >> 1;
  const lit = new Float32Array(half * half);
  const flat = Math.hypot(sun[0], sun[2]);
  const [dx, dz, rise] = [sun[0] / flat, sun[2] / flat, sun[1] / flat];
  for (let row = 0; row < half; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const [x, z] = [column * 2, row * 2];
      const from = ground[z * size + x]! + 0.3;
      let light = 1;
      for (let step = 1; step < 80; step += 1) {
        const reach = step * (1.2 + step * 0.05);
        const sx = (x + dx * reach) | 0;
        const sz = (z + dz * reach) | 0;
        if (sx < 0 || sz < 0 || sx >= size || sz >= size) break;
        const clearance = from + rise * reach - ground[sz * size + sx]!;
        if (clearance < 0) {
          light = 0;
          break;
        }
        light = Math.min(light, clearance / (reach * 0.035 + 0.6));
      }
      lit[row * half + column] = light;
    }
  }
  return lit;
}

export interface LandOptions {
  biome: Biome;
  /** Whether a lake or a sea fills the lowest land. */
  water: boolean;
  seed: number;
  /** 0 quick to 2 most detail. */
  detail: 0 | 1 | 2;
}

export function createTerrain({ biome, water, seed, detail }: LandOptions): Terrain {
  const land = LANDS[biome];
  const size = detail === 0 ? MAP_CELLS / 2 : MAP_CELLS;
  const map = rawHeights(size, land.form, createRandom(seed, 'terrain-raw'));
  const drops = Math.round((land.droplets / 1000) * size * size * (detail === 2 ? 1.3 : 1));
  erode(map, drops, createRandom(seed, 'terrain-drops'));
  const relief = (land.reliefCells * size) / MAP_CELLS;
  const waterLevel = water ? heightOfShare(map, Math.max(0.2, land.waterShare)) * relief : -1e3;
  const snowLine = land.snowShare > 1 ? 1e6 : heightOfShare(map, land.snowShare) * relief;
  const raw = map.heights.map((height) => height * relief);
  // Crests of sand are sharper than the cells of the map, which would show as steps.
  const ground = land.form === 'dunes' ? boxBlur(raw, size, size, 1, 2) : raw;
  return {
    size,
    ground,
    waterLevel,
    snowLine,
    land,
    smooth: boxBlur(ground, size, size, 9, 2),
    noise: new ValueNoise(createRandom(seed, 'terrain-noise')),
    detail: new ValueNoise(createRandom(seed, 'terrain-detail')),
  };
}

/** Lights a land for a viewer: the sun keeps its angle to the view, whichever way that goes. */
export function lightTerrain(terrain: Terrain, hour: Hour, yaw: number): World {
  const light = HOURS[hour];
  const sun = sunDirection(light, yaw);
  return { ...terrain, light, sun, lit: shadowMap(terrain.ground, terrain.size, sun) };
}

/** Ground height at a place, or -1e4 outside the map. */
export function groundAt({ ground, size }: Terrain, x: number, z: number): number {
  if (x < 0 || z < 0 || x >= size - 1 || z >= size - 1) return OUTSIDE;
  return sample(ground, size, x, z);
}

export const OUTSIDE = -1e4;
