import { clamp, smoothstep } from '../raster/math';
import { noiseField, ValueNoise } from '../raster/noise';
import type { Planes } from '../raster/planes';
import { wideShapes } from '../raster/regions';
import type { RasterScene } from '../raster/scene';

export interface PhotoGroundOptions {
  /** Strength of the texture of floors, meadows and water, 0 to 1. */
  ground: number;
  /** Amount of cloud in the sky, 0 to 1. */
  clouds: number;
}

/** Height in the picture where a shape of ground begins: its texture gets finer towards there. */
function tops(
  shape: Int32Array,
  grounds: ReadonlySet<number>,
  widthPx: number,
): Map<number, number> {
  const result = new Map<number, number>();
  for (let p = 0; p < shape.length; p += 1) {
    const number = shape[p]!;
    if (grounds.has(number) && !result.has(number)) result.set(number, Math.floor(p / widthPx));
  }
  return result;
}

/** Grain of the ground in perspective: rows near the far edge are small, near ones large. */
function groundTexture(scene: RasterScene, grounds: ReadonlySet<number>): Float32Array {
  const { widthPx, heightPx } = scene;
  const { shape } = scene.regions();
  const noise = new ValueNoise(scene.random('ground'));
  const horizons = tops(shape, grounds, widthPx);
  const texture = new Float32Array(shape.length);
  // Neighbours are mostly of one shape: it is looked up where it changes.
  let [number, top]: [number, number | undefined] = [0, undefined];
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      if (shape[p] !== number) {
        number = shape[p]!;
        top = horizons.get(number);
      }
      if (top === undefined) continue;
      const depth = heightPx / (y - top + heightPx * 0.06);
      const u = ((x - widthPx / 2) / heightPx) * depth * 3.2;
      const v = depth * 9;
      texture[p] = noise.fbm(u * 5, v * 3.4, 4, 0.62);
    }
  }
  return texture;
}

/** Twice as high as the picture: rows are read faster and faster towards the horizon. */
const cloudsOver = ({ widthPx, heightPx, scale, random }: RasterScene): Float32Array =>
  noiseField(widthPx, heightPx * 2, random('clouds'), {
    scalePx: 330 * scale,
    octaves: 6,
    roughness: 0.52,
  });

/** Texture for what a painter would leave even: ground in perspective, drifting clouds in the sky. */
export function photoGround(
  planes: Planes,
  scene: RasterScene,
  options: PhotoGroundOptions,
): Planes {
  const { widthPx, heightPx } = scene;
  const regions = scene.regions();
  const outdoors = scene.outdoors ?? true;
  // Floors and tables are even; what grows and lies outdoors is not.
  const ground = options.ground * (outdoors ? 0.8 : 0.2);
  const drifting = outdoors ? options.clouds : 0;
  const texture = groundTexture(scene, wideShapes(regions));
  const isSky = [true, ...regions.roles.map((role) => role === 'backdrop')];
  const cloud = drifting > 0 ? cloudsOver(scene) : undefined;
  const light = scene.light.color.map((c) => 0.25 + (0.75 * c) / 255) as [number, number, number];
  const [red, green, blue] = [planes.red.slice(), planes.green.slice(), planes.blue.slice()];
  const white = 0.45 + 0.5 * scene.light.brightness;
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    // Clouds flatten towards the horizon.
    const row = Math.min(heightPx * 2 - 1, Math.floor(y * (1 + (0.9 * y) / heightPx)));
    const height = smoothstep(0.62, 0.12, y / heightPx);
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      if (isSky[regions.layer[p]!]) {
        if (!cloud) continue;
        const density =
          smoothstep(0.02, 0.55, cloud[row * widthPx + x]! + 0.12) * drifting * height;
        if (density <= 0) continue;
        red[p] = red[p]! + (white * light[0] - red[p]!) * density * 0.8;
        green[p] = green[p]! + (white * light[1] - green[p]!) * density * 0.8;
        blue[p] = blue[p]! + (white * light[2] - blue[p]!) * density * 0.8;
      } else if (texture[p] !== 0) {
        const factor = clamp(1 + texture[p]! * 0.34 * ground, 0.5, 1.5);
        red[p] = red[p]! * factor;
        green[p] = green[p]! * factor;
        blue[p] = blue[p]! * (1 + (factor - 1) * 0.8);
      }
    }
  }
  return { ...planes, red, green, blue };
}
