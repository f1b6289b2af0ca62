import { clusterColors, nearest, samplesOf } from '../color/clusters';
import { labToRgb, rgbToLab, type Lab } from '../color/oklab';
import { boxBlur } from '../raster/blur';
import { kuwahara } from '../raster/kuwahara';
import { clamp, smoothstep } from '../raster/math';
import { toPixels, type Planes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { RasterScene } from '../raster/scene';
import { drawnSeams } from '../raster/seams';

export interface ComicOptions {
  /** Width of the outline around the subject in pixels at 1024. */
  linePx: number;
  ink: readonly [number, number, number];
  /** Steps of light on a form: 0 flat, 2 light and shadow, 3 with a highlight. */
  cels: 0 | 2 | 3;
  /** Flat inks the picture is reduced to; 0 keeps its own colours. */
  colors: number;
  /** How much stronger the colours get, 0 to 1. */
  intensity: number;
  /** Printed dots in the background, distance in pixels at 1024; 0 for none. */
  dotsPx: number;
  /** Lines around scenery against lines around the subject, 0 to 1. */
  sceneryLines: number;
}

/** Light on the swollen forms, in hard steps: below 1 in the shade, above 1 in the highlight. */
function celLight(scene: RasterScene, steps: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const { height, raised } = reliefOf(scene.regions(), {
    what: 'everything',
    roundness: 0.05,
    body: 0.9,
  });
  const smooth = boxBlur(height, widthPx, heightPx, 5 * scale, 2);
  const turn = (clamp(scene.light.directionDegrees, -60, 60) * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const light = new Float32Array(smooth.length).fill(1);
  for (let p = widthPx; p < light.length - widthPx; p += 1) {
    if (raised[p] === 0) continue;
    const dx = smooth[p + 1]! - smooth[p - 1]!;
    const dy = smooth[p + widthPx]! - smooth[p - widthPx]!;
    const facing = -(dx * lx + dy * ly);
    const shade = smoothstep(-0.42, -0.36, facing);
    const shine = steps > 2 ? smoothstep(0.9, 0.98, facing) : 0;
    light[p] = 0.74 + 0.26 * shade + 0.3 * shine;
  }
  return light;
}

/** The picture in a few flat, strong inks. */
function flatInks(planes: Planes, scene: RasterScene, { colors, intensity }: ComicOptions): Planes {
  const smooth = kuwahara(planes, 6 * scene.scale);
  const { data } = toPixels(smooth);
  const palette = clusterColors(samplesOf(data), colors).map(({ lab }): Lab => [
    clamp(0.52 + (lab[0] - 0.5) * (1 + 0.3 * intensity), 0, 1),
    lab[1] * (1 + intensity),
    lab[2] * (1 + intensity),
  ]);
  const sources = clusterColors(samplesOf(data), colors).map(({ lab }) => lab);
  const inks = palette.map((lab) => labToRgb(...lab).map((v) => v / 255));
  const known = new Map<number, number>();
  const result = {
    ...planes,
    red: new Float32Array(planes.red.length),
    green: new Float32Array(planes.red.length),
    blue: new Float32Array(planes.red.length),
  };
  for (let p = 0, i = 0; p < result.red.length; p += 1, i += 4) {
    const key = ((data[i]! >> 2) << 12) | ((data[i + 1]! >> 2) << 6) | (data[i + 2]! >> 2);
    let chosen = known.get(key);
    if (chosen === undefined) {
      chosen = nearest(rgbToLab(data[i]!, data[i + 1]!, data[i + 2]!), sources);
      known.set(key, chosen);
    }
    const ink = inks[chosen]!;
    result.red[p] = ink[0]!;
    result.green[p] = ink[1]!;
    result.blue[p] = ink[2]!;
  }
  return result;
}

/** White or ink dots on everything that is not the subject, larger towards the lower edge. */
function backgroundDots(scene: RasterScene, dotsPx: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const { layer, roles } = scene.regions();
  const isSubject = [false, ...roles.map((role) => role === 'subject' || role === 'lettering')];
  const cell = dotsPx * scale;
  const dots = new Float32Array(layer.length);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      if (isSubject[layer[p]!]) continue;
      const u = (x + y) / cell;
      const v = (x - y) / cell;
      const distance = Math.hypot(u - Math.round(u), v - Math.round(v));
      const radius = 0.18 + 0.22 * (y / heightPx);
      dots[p] = smoothstep(radius + 0.06, radius - 0.06, distance);
    }
  }
  return dots;
}

/** Comic art: flat inks, hard steps of light, dots, and outlines of even width over all of it. */
export function comic(source: Planes, scene: RasterScene, options: ComicOptions): Planes {
  const { scale, boldness } = scene;
  const base = options.colors > 0 ? flatInks(source, scene, options) : source;
  const light = options.cels > 0 ? celLight(scene, options.cels) : undefined;
  const dots = options.dotsPx > 0 ? backgroundDots(scene, options.dotsPx) : undefined;
  const line = drawnSeams(source, scene, {
    widthPx: options.linePx * scale * boldness,
    subject: 1,
    scenery: options.sceneryLines,
  });
  const channel = (plane: Float32Array, ink: number) => {
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1) {
      const lit = light ? plane[p]! * light[p]! : plane[p]!;
      const dotted = dots ? lit + (lit > 0.6 ? -0.16 : 0.2) * dots[p]! : lit;
      result[p] = dotted + (ink - dotted) * line[p]!;
    }
    return result;
  };
  return {
    ...base,
    red: channel(base.red, options.ink[0]),
    green: channel(base.green, options.ink[1]),
    blue: channel(base.blue, options.ink[2]),
  };
}
