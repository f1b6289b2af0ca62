import { boxBlur } from '../raster/blur';
import { smoothstep } from '../raster/math';
import type { Planes } from '../raster/planes';
import { roleMask } from '../raster/regions';
import type { RasterScene } from '../raster/scene';

type Rgb = readonly [number, number, number];

export interface StudioSetOptions {
  /** Colour of the studio's wall, and of the pool of light on it behind the subject. */
  wall: Rgb;
  glow: Rgb;
  /** How far the setting disappears behind it, 0 to 1. */
  strength: number;
}

/** Puts a lit studio wall between the setting and the subjects. Pictures without one stay whole. */
export function studioSet(planes: Planes, scene: RasterScene, options: StudioSetOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const mask = roleMask(scene.regions(), ['subject', 'lettering']);
  if (!mask.includes(1)) return planes;
  const subject = boxBlur(mask, widthPx, heightPx, 1, 1);
  const near = boxBlur(mask, widthPx, heightPx, 60 * scale, 2);
  const channel = (plane: Float32Array, c: 0 | 1 | 2) =>
    plane.map((value, p) => {
      const x = (p % widthPx) / widthPx - 0.5;
      const y = Math.floor(p / widthPx) / heightPx - 0.5;
      const pool = smoothstep(0.7, 0.05, Math.hypot(x, y * 0.9));
      const wall = options.wall[c] + (options.glow[c] - options.wall[c]) * pool;
      // What lies close below the subject is its shadow, which the wall does not hide.
      const kept = smoothstep(0.05, 0.5, near[p]!) * smoothstep(0, 0.2, y) * 0.4;
      const behind = value + (wall - value) * options.strength * (1 - kept);
      return behind + (value - behind) * subject[p]!;
    });
  return {
    ...planes,
    red: channel(planes.red, 0),
    green: channel(planes.green, 1),
    blue: channel(planes.blue, 2),
  };
}
