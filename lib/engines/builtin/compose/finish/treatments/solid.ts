import { boxBlur } from '../raster/blur';
import { encodeLinear, LINEAR_OF_BYTE } from '../color/oklab';
import { clamp } from '../raster/math';
import { noiseField } from '../raster/noise';
import type { Planes } from '../raster/planes';
import { reliefOf, type ReliefOptions } from '../raster/relief';
import type { RasterScene } from '../raster/scene';

export interface SolidOptions extends ReliefOptions {
  /** Strength of the sharp highlight, 0 matt to 1 glossy. */
  gloss: number;
  /** Fingerprints and dents of the material, 0 to 1. */
  dents: number;
  /** Light around the rim, 0 to 1. */
  rim: number;
  /** How much of the light is laid on: 1 for a real solid, less for a drawing with some volume. */
  strength: number;
  /** How dark creases and the ground under things get, 0 to 1. */
  occlusion: number;
}

type Vector = readonly [number, number, number];

/** Towards the light: from the scene's direction, a little in front of the picture. */
function lightVector(directionDegrees: number): Vector {
  const turn = (clamp(directionDegrees, -70, 70) * Math.PI) / 180;
  const [x, y, z] = [Math.sin(turn), -Math.cos(turn) * 0.85, 0.85];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function surface(scene: RasterScene, options: SolidOptions) {
  const { widthPx, heightPx, scale } = scene;
  const { height, raised } = reliefOf(scene.regions(), options);
  const fine = boxBlur(height, widthPx, heightPx, 1.4 * scale, 2);
  const broad = boxBlur(height, widthPx, heightPx, 9 * scale, 2);
  const wide = boxBlur(height, widthPx, heightPx, 26 * scale, 2);
  const bumps =
    options.dents > 0
      ? noiseField(widthPx, heightPx, scene.random('dents'), {
          scalePx: 15 * scale,
          octaves: 4,
          roughness: 0.62,
        })
      : undefined;
  return { fine, broad, wide, raised, bumps };
}

const linearOf = (value: number) => LINEAR_OF_BYTE[clamp(Math.round(value * 255), 0, 255)]!;

/** One channel of a surface under light; a soft shoulder keeps bright colours from burning out. */
function lit(base: number, sun: number, ambient: number, crease: number, glow: number): number {
  const value = linearOf(base) * (sun * 0.98 + ambient) * crease + glow;
  return encodeLinear(value > 0.8 ? 0.8 + (value - 0.8) / (1 + (value - 0.8) * 2.2) : value) / 255;
}

/** A sharp highlight in a broad one: powers of 70 and 14, by squares, which is ten times as fast as raising. */
function highlightOf(shine: number): number {
  const two = shine * shine;
  const four = two * two;
  const eight = four * four;
  const thirtyTwo = eight * eight * eight * eight;
  return 0.55 * thirtyTwo * thirtyTwo * four * two + 0.1 * eight * four * two;
}

/**
 * Gives flat shapes volume and lights them: a cushion per shape, wrapped diffuse light in the colour
 * of the scene's light, ambient light from above, occlusion in creases, a highlight (Blinn 1977) and
 * a rim (Schlick 1994). The result is clay, vinyl or a soft photograph by its options.
 */
export function solid(planes: Planes, scene: RasterScene, options: SolidOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const { fine, broad, wide, raised, bumps } = surface(scene, options);
  const light = lightVector(scene.light.directionDegrees);
  const halfLength = Math.hypot(light[0], light[1], light[2] + 1);
  const half: Vector = [light[0] / halfLength, light[1] / halfLength, (light[2] + 1) / halfLength];
  const sun = scene.light.color.map((c) => 0.35 + 0.65 * (c / 255)) as [number, number, number];
  const result = {
    ...planes,
    red: planes.red.slice(),
    green: planes.green.slice(),
    blue: planes.blue.slice(),
  };
  const dent = options.dents * 1.6 * scale;
  const shadowScale = options.occlusion / (34 * scale);
  for (let y = 1; y < heightPx - 1; y += 1) {
    for (let x = 1; x < widthPx - 1; x += 1) {
      const p = y * widthPx + x;
      const crease = clamp(1 + (fine[p]! - wide[p]!) * shadowScale, 0.5, 1.12);
      if (raised[p]! === 0) {
        // The ground only takes the soft shadow of what stands near it.
        const shade = 1 - Math.max(0, 1 - crease) * 0.5 * options.strength;
        result.red[p] = planes.red[p]! * shade;
        result.green[p] = planes.green[p]! * shade;
        result.blue[p] = planes.blue[p]! * shade;
        continue;
      }
      let dx = (fine[p + 1]! - fine[p - 1]!) * 0.24 + (broad[p + 1]! - broad[p - 1]!) * 0.3;
      let dy =
        (fine[p + widthPx]! - fine[p - widthPx]!) * 0.24 +
        (broad[p + widthPx]! - broad[p - widthPx]!) * 0.3;
      if (bumps) {
        dx += (bumps[p + 1]! - bumps[p - 1]!) * dent;
        dy += (bumps[p + widthPx]! - bumps[p - widthPx]!) * dent;
      }
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const [nx, ny, nz] = [-dx / length, -dy / length, 1 / length];
      const facing = nx * light[0] + ny * light[1] + nz * light[2];
      const diffuse = Math.max(0, (facing + 0.4) / 1.4);
      const shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
      const highlight = options.gloss > 0 ? options.gloss * highlightOf(shine) : 0;
      const rim =
        options.rim > 0
          ? options.rim * (1 - nz) ** 2.2 * Math.max(0, 0.5 - ny * 0.3 + nx * 0.3) * 0.5
          : 0;
      const ambient = 0.3 - 0.12 * ny;
      const glow = highlight + rim;
      const bright = [diffuse * sun[0], diffuse * sun[1], diffuse * sun[2]] as const;
      const [r, g, b] = [planes.red[p]!, planes.green[p]!, planes.blue[p]!];
      const k = options.strength;
      result.red[p] = r + (lit(r, bright[0], ambient * 0.72, crease, glow * sun[0]) - r) * k;
      result.green[p] = g + (lit(g, bright[1], ambient * 0.9, crease, glow * sun[1]) - g) * k;
      result.blue[p] = b + (lit(b, bright[2], ambient * 1.08, crease, glow * sun[2]) - b) * k;
    }
  }
  return result;
}
