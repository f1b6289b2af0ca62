import type { Random } from '@/lib/random/random';
import { groundAt, OUTSIDE, type Terrain } from './world';

export interface Camera {
  x: number;
  y: number;
  z: number;
  /** Turn of the view, radians from +z towards +x. */
  yaw: number;
}

const CANDIDATES = 480;
const RAYS = 13;
/** Of the viewer above dry ground, cells. */
const EYE_HEIGHT = { ridges: 13, swells: 9, dunes: 5 } as const;
const RAY_STEP = 0.062;

interface Outlook {
  /** Mean, spread and highest of the skyline's slope. */
  mean: number;
  spread: number;
  highest: number;
  /** Highest slope at the edges of the view, and how far the summit is off the middle, 0 to 1. */
  edges: number;
  offCentre: number;
  /** Distance to the nearest land that stands in the way, and mean distance of the skyline. */
  nearest: number;
  farthest: number;
  /** Steps of open water in front. */
  water: number;
}

/** What the skyline looks like from a place, by a fan of rays. */
function lookFrom(world: Terrain, { x, y, z, yaw }: Camera): Outlook {
  const slopes: number[] = [];
  let [nearest, farthest, water] = [1e9, 0, 0];
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = yaw + (ray - (RAYS - 1) / 2) * RAY_STEP;
    const [dx, dz] = [Math.sin(angle), Math.cos(angle)];
    let [steepest, at] = [-1, 0];
    for (let reach = 6; reach < world.size * 0.75; reach *= 1.05) {
      const height = groundAt(world, x + dx * reach, z + dz * reach);
      if (height === OUTSIDE) break;
      if (height < world.waterLevel) {
        if (reach < world.size * 0.1) water += 1;
      } else if (height > y && reach < nearest) nearest = reach;
      const slope = (Math.max(height, world.waterLevel) - y) / reach;
      if (slope > steepest) [steepest, at] = [slope, reach];
    }
    slopes.push(steepest);
    farthest += at / RAYS;
  }
  const mean = slopes.reduce((sum, slope) => sum + slope, 0) / RAYS;
  const spread = Math.sqrt(slopes.reduce((sum, slope) => sum + (slope - mean) ** 2, 0) / RAYS);
  const highest = Math.max(...slopes);
  const edges = Math.max(slopes[0]!, slopes.at(-1)!);
  const middle = (RAYS - 1) / 2;
  const offCentre = Math.abs(slopes.indexOf(highest) - middle) / middle;
  return { mean, spread, highest, edges, offCentre, nearest, farthest, water };
}

/** Slope of the summit that fills the upper part of the frame well. */
const IDEAL_SUMMIT = { ridges: 0.29, swells: 0.1, dunes: 0.13 } as const;

/** How good a picture a place gives: a skyline neither flat nor a wall, room in front, distance. */
function score(world: Terrain, outlook: Outlook): number {
  const unit = world.size / 768;
  const ideal = IDEAL_SUMMIT[world.land.form];
  return (
    -Math.abs(outlook.highest - ideal) * 7 -
    Math.max(0, outlook.edges - ideal * 0.85) * 9 -
    outlook.offCentre * 0.9 +
    Math.min(outlook.spread, 0.1) * 8 +
    (Math.min(outlook.nearest, 90 * unit) / (90 * unit)) * 2.6 +
    (Math.min(outlook.farthest, 260 * unit) / (260 * unit)) * 1.4 +
    (Math.min(outlook.water, 140) / 140) * 0.8
  );
}

/**
 * The best of a few hundred places to stand: half of all seeds would put a fixed camera inside a
 * mountain.
 */
export function chooseCamera(world: Terrain, random: Random): Camera {
  const { size, waterLevel } = world;
  const hasWater = waterLevel > 0;
  const eye = (size / 768) * (world.land.form === 'ridges' ? 1 : 0.8);
  let best: Camera = {
    x: size / 2,
    y: Math.max(groundAt(world, size / 2, size * 0.1), waterLevel) + 14 * eye,
    z: size * 0.1,
    yaw: 0,
  };
  let bestScore = -Infinity;
  for (let i = 0; i < CANDIDATES; i += 1) {
    const x = size * (0.1 + 0.8 * random());
    const z = size * (0.1 + 0.8 * random());
    const yaw = random() * 2 * Math.PI;
    const height = groundAt(world, x, z);
    const afloat = height < waterLevel - 0.3;
    if (hasWater && !afloat) continue;
    const camera = {
      x,
      y: Math.max(height, waterLevel) + (afloat ? 4 : EYE_HEIGHT[world.land.form]) * eye,
      z,
      yaw,
    };
    const value = score(world, lookFrom(world, camera));
    if (value > bestScore) [best, bestScore] = [camera, value];
  }
  return best;
}
