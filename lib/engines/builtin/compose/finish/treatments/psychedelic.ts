import { labToRgb } from '../color/oklab';
import { boxBlur } from '../raster/blur';
import { clamp } from '../raster/math';
import { noiseField } from '../raster/noise';
import { lumaOf, type Planes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { RasterScene } from '../raster/scene';
import { drawnSeams } from '../raster/seams';
import { warp, warpPlane } from '../raster/warp';

export interface PsychedelicOptions {
  /** How far shapes melt, in pixels at 1024. */
  meltPx: number;
  /** Coloured rings from edge to edge of a form. */
  rings: number;
}

const HUE_STEPS = 1024;

/** A wheel of loud colours in even steps of hue, lightness waving along with it. */
function wheel(lightness: number): Float32Array {
  const table = new Float32Array(HUE_STEPS * 3);
  for (let i = 0; i < HUE_STEPS; i += 1) {
    const hue = (i / HUE_STEPS) * 2 * Math.PI;
    const wave = 0.07 * Math.cos(hue * 2);
    table.set(
      labToRgb(lightness + wave, 0.2 * Math.cos(hue), 0.2 * Math.sin(hue)).map((v) => v / 255),
      i * 3,
    );
  }
  return table;
}

/** Poster of the sixties: melting contours, rings of loud colour that follow the forms. */
export function psychedelic(
  source: Planes,
  scene: RasterScene,
  options: PsychedelicOptions,
): Planes {
  const { widthPx, heightPx, scale } = scene;
  const field = (label: string, scalePx: number) =>
    noiseField(widthPx, heightPx, scene.random(label), { scalePx: scalePx * scale, octaves: 2 });
  const [dx, dy] = [field('melt-x', 230), field('melt-y', 230)];
  const meltPx = options.meltPx * scale * scene.boldness;
  const planes = warp(source, dx, dy, meltPx);
  const line = warpPlane(
    drawnSeams(source, scene, { widthPx: 4 * scale, subject: 1, scenery: 0.8 }),
    widthPx,
    heightPx,
    dx,
    dy,
    meltPx,
  );
  const { height } = reliefOf(scene.regions(), { what: 'everything', roundness: 0.12, body: 0.7 });
  const form = warpPlane(
    boxBlur(height, widthPx, heightPx, 5 * scale, 2),
    widthPx,
    heightPx,
    dx,
    dy,
    meltPx,
  );
  const luma = boxBlur(lumaOf(planes), widthPx, heightPx, 1, 1);
  const swirl = field('swirl', 420);
  const tables = [0.34, 0.5, 0.66, 0.82].map(wheel);
  const result = {
    ...planes,
    red: new Float32Array(luma.length),
    green: new Float32Array(luma.length),
    blue: new Float32Array(luma.length),
  };
  const perRing = options.rings / (60 * scale);
  for (let p = 0; p < luma.length; p += 1) {
    const ring = form[p]! * perRing + swirl[p]! * 1.3;
    // Rings have hard borders; the tone of the picture picks how light their wheel is.
    const turn =
      Math.floor(ring * 5) / 5 + luma[p]! * 0.6 + (planes.red[p]! - planes.blue[p]!) * 0.35;
    const step = Math.floor((turn - Math.floor(turn)) * HUE_STEPS) % HUE_STEPS;
    const table = tables[clamp(Math.floor(luma[p]! * 4), 0, 3)]!;
    const keep = 1 - line[p]!;
    result.red[p] = table[step * 3]! * keep + 0.07 * line[p]!;
    result.green[p] = table[step * 3 + 1]! * keep + 0.02 * line[p]!;
    result.blue[p] = table[step * 3 + 2]! * keep + 0.12 * line[p]!;
  }
  return result;
}
