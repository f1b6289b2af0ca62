import type { Pixels } from '@/lib/engines/engine';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { createRandom } from '@/lib/random/random';
import { chooseCamera } from './camera';
import type { Biome, Hour } from './climate';
import { develop } from './develop';
import { paintSky, paintWater } from './sky';
import { marchLand } from './view';
import { createTerrain, lightTerrain } from './world';

export interface TerrainOptions {
  widthPx: number;
  heightPx: number;
  seed: number;
  biome: Biome;
  hour: Hour;
  /** A lake in the lowest land, which mirrors the rest. */
  water: boolean;
  /** 0 quick to 2 most detail. */
  detail?: 0 | 1 | 2;
}

/** A photograph of a land that never was. */
export interface TerrainPhoto {
  pixels: Pixels;
  /** Row of the horizon: things that stand on the ground have their feet below it. */
  horizonPx: number;
}

/** Rendered larger than asked and shrunk: ridges and crowns have fine edges. */
const SUPERSAMPLING = [0.85, 1.12, 1.3] as const;
const LARGEST_WORK_PX = 1500 * 1500;

/**
 * Renders a landscape: eroded heights, a camera chosen from hundreds of places, sunlight with
 * shadows, haze, clouds, mirrored water, and the response of film. The same options give the same
 * bytes.
 */
export async function photographTerrain(options: TerrainOptions): Promise<TerrainPhoto> {
  const { widthPx, heightPx, seed } = options;
  const detail = options.detail ?? 1;
  const terrain = createTerrain({ ...options, detail });
  const camera = chooseCamera(terrain, createRandom(seed, 'terrain-camera'));
  const world = lightTerrain(terrain, options.hour, camera.yaw);
  const most = Math.sqrt(LARGEST_WORK_PX / (widthPx * heightPx));
  const factor = Math.min(SUPERSAMPLING[detail], most);
  const view = marchLand(
    world,
    camera,
    Math.round(widthPx * factor),
    Math.round(heightPx * factor),
  );
  paintSky(world, camera, view);
  paintWater(world, camera, view);
  const large = develop(view, world.light, createRandom(seed, 'terrain-grain'));
  return {
    pixels: await resizePixels(large, { widthPx, heightPx }),
    horizonPx: (view.horizonPx / view.heightPx) * heightPx,
  };
}
