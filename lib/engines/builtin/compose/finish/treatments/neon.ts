import { boxBlur } from '../raster/blur';
import { drawnLines } from '../raster/lines';
import { clamp } from '../raster/math';
import { lumaOf, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

export interface NeonOptions {
  linePx: number;
  /** How much of the picture's surfaces still shows between the tubes, 0 to 1. */
  surfaces: number;
  /** Ground of the night. */
  night: readonly [number, number, number];
}

/** Lines where two shapes meet, and where the tone changes inside one, 0 to 1. */
function tubes(planes: Planes, scene: RasterScene, linePx: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const { shape, layer, roles } = scene.regions();
  const seam = new Float32Array(shape.length);
  for (let y = 0; y < heightPx - 1; y += 1) {
    for (let x = 0; x < widthPx - 1; x += 1) {
      const p = y * widthPx + x;
      if (shape[p] !== shape[p + 1] || shape[p] !== shape[p + widthPx]) {
        const subject = [p, p + 1, p + widthPx].some((q) => roles[layer[q]! - 1] === 'subject');
        seam[p] = subject ? 1 : 0.55;
      }
    }
  }
  const width = linePx * scale;
  const soft = boxBlur(seam, widthPx, heightPx, Math.max(1, width * 0.5), 2);
  const lines = drawnLines(lumaOf(planes), widthPx, heightPx, {
    widthPx: width,
    sharpness: 14,
    threshold: 0.3,
    contrast: 5,
  });
  return soft.map((value, p) => clamp(value * width * 1.1 + (1 - lines[p]!) * 0.25, 0, 1));
}

/** Colour of a tube: the surface's own hue at full strength, never dark. */
function electric(planes: Planes, widthPx: number, heightPx: number, radiusPx: number): Planes {
  const blur = (plane: Float32Array) => boxBlur(plane, widthPx, heightPx, radiusPx, 1);
  const [red, green, blue] = [blur(planes.red), blur(planes.green), blur(planes.blue)];
  for (let p = 0; p < red.length; p += 1) {
    const low = Math.min(red[p]!, green[p]!, blue[p]!);
    const high = Math.max(red[p]!, green[p]!, blue[p]!);
    const spread = high - low;
    if (spread < 0.04) {
      // Greys become the cold white of an unfiltered tube.
      [red[p], green[p], blue[p]] = [0.45, 0.85, 1];
      continue;
    }
    const lift = (value: number) => 0.08 + 0.92 * ((value - low) / spread);
    [red[p], green[p], blue[p]] = [lift(red[p]!), lift(green[p]!), lift(blue[p]!)];
  }
  return { ...planes, red, green, blue };
}

/** Neon tubes along the drawing, glowing into the night; surfaces only faintly lit by them. */
export function neon(planes: Planes, scene: RasterScene, options: NeonOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const line = tubes(planes, scene, options.linePx);
  const color = electric(planes, widthPx, heightPx, 4 * scale);
  const glow = 0.9 * scene.boldness;
  const channel = (tube: Float32Array, own: Float32Array, night: number) => {
    const light = line.map((value, p) => value * tube[p]!);
    const near = boxBlur(light, widthPx, heightPx, 5 * scale, 2);
    const far = boxBlur(light, widthPx, heightPx, 26 * scale, 2);
    return light.map((value, p) => {
      const ground = night + own[p]! * options.surfaces * (0.35 + 2.2 * far[p]!);
      const core = line[p]! ** 3 * 0.65;
      const sum = ground + value * 0.9 + core + glow * (near[p]! * 0.85 + far[p]! * 1.1);
      return 1 - Math.exp(-sum * 1.25);
    });
  };
  const [nr, ng, nb] = options.night;
  return {
    ...planes,
    red: channel(color.red, planes.red, nr),
    green: channel(color.green, planes.green, ng),
    blue: channel(color.blue, planes.blue, nb),
  };
}
