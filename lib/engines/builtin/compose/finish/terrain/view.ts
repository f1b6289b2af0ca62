import type { Camera } from './camera';
import { canopyAt, forestAt, shadeGround } from './surface';
import { groundAt, OUTSIDE, type World } from './world';

/** What the camera sees, in linear light. */
export interface View {
  widthPx: number;
  heightPx: number;
  /** RGB per pixel. */
  light: Float32Array;
  /** Distance in cells; `SKY` where nothing is hit. */
  distance: Float32Array;
  /** 1 where water is seen. */
  water: Uint8Array;
  horizonPx: number;
  focalPx: number;
}

export const SKY = 1e6;
const FIELD_OF_VIEW = 0.72;
const HORIZON_SHARE = 0.56;

/** Ray of a pixel in the frame of the camera: x right, y up, z ahead; unit length. */
export function rayOf(view: View, x: number, y: number): readonly [number, number, number] {
  const dx = (x - view.widthPx / 2) / view.focalPx;
  const dy = (view.horizonPx - y) / view.focalPx;
  const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
  return [dx * length, dy * length, length];
}

/** The sun in the frame of the camera. */
export function sunInView({ sun }: World, { yaw }: Camera): readonly [number, number, number] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  return [sun[0] * cos - sun[2] * sin, sun[1], sun[0] * sin + sun[2] * cos];
}

/**
 * Marches every column of pixels over the land, front to back, and fills what rises above what was
 * seen before: each point of land is shaded once, and nothing hidden is.
 */
export function marchLand(world: World, camera: Camera, widthPx: number, heightPx: number): View {
  const view: View = {
    widthPx,
    heightPx,
    light: new Float32Array(widthPx * heightPx * 3),
    distance: new Float32Array(widthPx * heightPx).fill(SKY),
    water: new Uint8Array(widthPx * heightPx),
    horizonPx: heightPx * HORIZON_SHARE,
    focalPx: Math.max(widthPx, heightPx) / 2 / Math.tan(FIELD_OF_VIEW / 2),
  };
  for (let column = 0; column < widthPx; column += 1) marchColumn(world, camera, view, column);
  haze(world, camera, view);
  return view;
}

function marchColumn(world: World, camera: Camera, view: View, column: number): void {
  const { widthPx, heightPx, light, distance, water, horizonPx, focalPx } = view;
  const side = (column - widthPx / 2) / focalPx;
  const stretch = Math.sqrt(1 + side * side);
  const dx = side * Math.cos(camera.yaw) + Math.sin(camera.yaw);
  const dz = -side * Math.sin(camera.yaw) + Math.cos(camera.yaw);
  const end = world.size * 1.25;
  let top = heightPx;
  for (let t = 2.5; t < end && top > 0; t += Math.max(0.14, t * 0.0026)) {
    const x = camera.x + dx * t;
    const z = camera.z + dz * t;
    const ground = groundAt(world, x, z);
    if (ground === OUTSIDE) break;
    const wet = ground < world.waterLevel;
    const height = wet ? world.waterLevel : ground;
    const forest = wet ? 0 : forestAt(world, x, z, height, t);
    const crown = height + canopyAt(world, x, z, forest, t);
    const row = Math.floor(horizonPx - ((crown - camera.y) / t) * focalPx);
    if (row >= top) continue;
    const first = (Math.max(0, row) * widthPx + column) * 3;
    if (!wet) shadeGround(world, x, z, height, forest, t, light, first);
    for (let y = Math.max(0, row); y < top; y += 1) {
      const p = y * widthPx + column;
      if (p * 3 !== first && !wet) {
        light[p * 3] = light[first]!;
        light[p * 3 + 1] = light[first + 1]!;
        light[p * 3 + 2] = light[first + 2]!;
      }
      distance[p] = t * stretch;
      water[p] = wet ? 1 : 0;
    }
    top = Math.max(0, row);
  }
}

/** Air between the land and the eye: it scatters more where one looks towards the sun. */
function haze(world: World, camera: Camera, view: View): void {
  const sun = sunInView(world, camera);
  const { haze: cold, hazeSunward: warm } = world.light;
  const density = (world.land.haze * 1.25) / world.size;
  for (let y = 0, p = 0; y < view.heightPx; y += 1) {
    for (let x = 0; x < view.widthPx; x += 1, p += 1) {
      if (view.distance[p]! >= SKY || view.water[p]) continue;
      const [rx, ry, rz] = rayOf(view, x, y);
      const towards = Math.max(0, rx * sun[0] + ry * sun[1] + rz * sun[2]) ** 5;
      const share = hazeShare(view.distance[p]!, density);
      for (let c = 0; c < 3; c += 1) {
        const air =
          (cold[c as 0 | 1 | 2] + (warm[c as 0 | 1 | 2] - cold[c as 0 | 1 | 2]) * towards) * 0.9;
        view.light[p * 3 + c] = view.light[p * 3 + c]! + (air - view.light[p * 3 + c]!) * share;
      }
    }
  }
}

export function hazeShare(distance: number, density: number): number {
  return 1 - Math.exp(-((distance * density) ** 1.25) * 1.7);
}
