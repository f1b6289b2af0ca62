import { clamp, smoothstep } from '../raster/math';
import type { Camera } from './camera';
import { hazeShare, rayOf, SKY, sunInView, type View } from './view';
import type { World } from './world';

/** Fills the sky of a view: gradient, glow and disc of the sun, clouds lit from its side, stars. */
export function paintSky(world: World, camera: Camera, view: View): void {
  const sun = sunInView(world, camera);
  const night = world.light.exposure > 1;
  for (let y = 0, p = 0; y < view.heightPx; y += 1) {
    for (let x = 0; x < view.widthPx; x += 1, p += 1) {
      if (view.distance[p]! < SKY) continue;
      const ray = rayOf(view, x, y);
      skyLight(world, sun, ray, view.light, p * 3);
      if (night) addStar(view, x, y, p);
    }
  }
}

const STAR_SHARE = 0.0011;

function addStar(view: View, x: number, y: number, p: number): void {
  // A hash of the place: the same sky for the same picture, no two stars in a row.
  const seed = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  const dice = seed - Math.floor(seed);
  if (dice > STAR_SHARE) return;
  const bright =
    (0.25 + 0.75 * (dice / STAR_SHARE)) * smoothstep(view.horizonPx, view.horizonPx * 0.3, y);
  for (let c = 0; c < 3; c += 1) view.light[p * 3 + c] = view.light[p * 3 + c]! + bright * 0.55;
}

function skyLight(
  world: World,
  sun: readonly [number, number, number],
  [rx, ry, rz]: readonly [number, number, number],
  out: Float32Array,
  at: number,
): void {
  const { light } = world;
  const up = Math.max(0, ry);
  const towards = Math.max(0, rx * sun[0] + up * sun[1] + rz * sun[2]);
  const low = (1 - clamp(up, 0, 1)) ** 3.2;
  const glow = towards ** 6 * 0.09 + towards ** 40 * 0.14 + towards ** 900 * 1.8;
  for (let c = 0; c < 3; c += 1) {
    const k = c as 0 | 1 | 2;
    out[at + c] =
      light.zenith[k] + (light.horizon[k] - light.zenith[k]) * low + light.sun[k] * glow;
  }
  clouds(world, sun, rx, up, rz, towards, out, at);
  farRidges(world, rx, ry, rz, towards, out, at);
}

/** Two pale chains beyond the edge of the map, so that the land does not end like a table. */
function farRidges(
  { noise, light, land }: World,
  rx: number,
  ry: number,
  rz: number,
  towards: number,
  out: Float32Array,
  at: number,
): void {
  const angle = Math.atan2(rx, rz) * 5;
  const size = FAR_HEIGHT[land.form];
  for (let chain = 0; chain < 2; chain += 1) {
    const crest =
      size *
      (1 - chain * 0.35) *
      (0.62 + 0.55 * noise.fbm(angle * (1 + chain * 0.7) + chain * 31, 7.3, 6, 0.52));
    if (ry > crest) continue;
    const depth = 0.72 - chain * 0.2;
    for (let c = 0; c < 3; c += 1) {
      const k = c as 0 | 1 | 2;
      const air = (light.haze[k] + (light.hazeSunward[k] - light.haze[k]) * towards ** 5) * 0.9;
      const rock = light.ambient[k] * 0.42;
      out[at + c] = rock + (air - rock) * depth;
    }
  }
}

/** Slope of the far chains. */
const FAR_HEIGHT = { ridges: 0.075, swells: 0.035, dunes: 0.022 } as const;

/** Thin layers of cloud on a plane above the land; one more look towards the sun lights them. */
function clouds(
  world: World,
  sun: readonly [number, number, number],
  rx: number,
  up: number,
  rz: number,
  towards: number,
  out: Float32Array,
  at: number,
): void {
  if (up < 0.012) return;
  const { noise, light } = world;
  const [u, v] = [(rx / (up + 0.06)) * 1.1, (rz / (up + 0.06)) * 1.1];
  const body = noise.fbm(u * 0.9 + 50, v * 0.9, 6) * 0.5 + 0.5;
  const cover =
    smoothstep(0.5, 0.86, body + 0.05 * noise.fbm(u * 4, v * 4, 3)) * smoothstep(0.012, 0.16, up);
  if (cover <= 0) return;
  const sunward =
    noise.fbm((u + sun[0] * 0.22) * 0.9 + 50, (v + sun[2] * 0.22) * 0.9, 4) * 0.5 + 0.5;
  const lit = clamp(0.5 + (body - sunward) * 2.6, 0, 1);
  for (let c = 0; c < 3; c += 1) {
    const k = c as 0 | 1 | 2;
    const color =
      light.horizon[k] * 0.58 + light.sun[k] * 0.26 * (0.25 + 0.75 * lit) * (0.55 + 0.45 * towards);
    out[at + c] = out[at + c]! + (color - out[at + c]!) * cover * 0.82;
  }
}

/**
 * Water: the picture above mirrored at the shore of each column and broken by ripples, clearer at a
 * flat angle (Fresnel), with a path of glitter below the sun.
 */
export function paintWater(world: World, camera: Camera, view: View): void {
  const { widthPx, heightPx, water, distance, horizonPx, focalPx } = view;
  const above = view.light.slice();
  const sun = sunInView(world, camera);
  const { light, noise } = world;
  const density = (world.land.haze * 1.1) / world.size;
  for (let x = 0; x < widthPx; x += 1) {
    let shore = -1;
    for (let y = 0; y < heightPx; y += 1) {
      const p = y * widthPx + x;
      if (!water[p]) {
        shore = y;
        continue;
      }
      const d = distance[p]!;
      const side = (x - widthPx / 2) / focalPx;
      const wx = camera.x + (side * Math.cos(camera.yaw) + Math.sin(camera.yaw)) * d;
      const wz = camera.z + (-side * Math.sin(camera.yaw) + Math.cos(camera.yaw)) * d;
      const ripple =
        (noise.at(wx * 1.1, wz * 0.55) - 0.5) * 2 + (noise.at(wx * 3.1, wz * 1.6) - 0.5);
      const reach = Math.min(heightPx * 0.025, (heightPx * 0.25) / Math.sqrt(d + 8));
      const my = clamp(Math.round(2 * horizonPx - y + ripple * reach * 0.6), 0, Math.max(0, shore));
      const mx = clamp(x + Math.round(ripple * reach * 0.25), 0, widthPx - 1);
      let q = my * widthPx + mx;
      if (water[q]) q = Math.max(0, shore) * widthPx + x;
      const steep = clamp(((y - horizonPx) / heightPx) * 1.7, 0, 1);
      const mirror = 0.92 - 0.5 * steep;
      const path = sun[2] > 0 ? Math.max(0, 1 - Math.abs(side - sun[0] / sun[2]) * 3.2) : 0;
      const glitter = path > 0 && ripple > 0.55 ? path * path * (ripple - 0.55) * 0.4 : 0;
      const air = hazeShare(d, density) * 0.7;
      for (let c = 0; c < 3; c += 1) {
        const k = c as 0 | 1 | 2;
        const seen = water[q] ? light.horizon[k] : above[q * 3 + c]!;
        const value =
          seen * mirror * WATER_TINT[k] +
          WATER_DEPTH[k] * (1 - mirror) * (0.3 + light.ambient[1]) +
          light.sun[k] * glitter;
        view.light[p * 3 + c] = value + (light.haze[k] - value) * air;
      }
    }
  }
}

const WATER_TINT = [0.92, 0.96, 1] as const;
const WATER_DEPTH = [0.02, 0.07, 0.09] as const;
