import { boxBlur } from '../raster/blur';
import { edgeFlow, smearAlong } from '../raster/flow';
import { drawnLines } from '../raster/lines';
import { kuwahara } from '../raster/kuwahara';
import { clamp, smoothstep } from '../raster/math';
import { noiseField, whiteNoise } from '../raster/noise';
import { lumaOf, type Planes } from '../raster/planes';
import { ranked } from '../raster/rank';
import type { RasterScene } from '../raster/scene';

export interface LinocutOptions {
  paper: readonly [number, number, number];
  ink: readonly [number, number, number];
  /** A second block printed under the first in the picture's own flat colours, 0 none to 1. */
  color: number;
  /** Width of the gouge in pixels at 1024. */
  gougePx: number;
}

/** Streaks of the gouge along the forms, spread evenly over 0 to 1. */
function gougeMarks(luma: Float32Array, scene: RasterScene, gougePx: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const flow = edgeFlow(
    boxBlur(luma, widthPx, heightPx, 3 * scale, 2),
    widthPx,
    heightPx,
    9 * scale,
    0.15,
  );
  const noise = boxBlur(
    whiteNoise(widthPx * heightPx, scene.random('gouge')),
    widthPx,
    heightPx,
    gougePx * 0.5 * scale,
    2,
  );
  const streaks = smearAlong(noise, widthPx, heightPx, flow, 22 * scale);
  return ranked(streaks);
}

/** Contours that the cutter leaves standing on light ground, and cuts out of dark ground. */
function contours(evened: Float32Array, luma: Float32Array, scene: RasterScene) {
  const { widthPx, heightPx, scale } = scene;
  const draw = (plane: Float32Array) =>
    drawnLines(plane, widthPx, heightPx, {
      widthPx: 2.6 * scale,
      sharpness: 22,
      threshold: 0.3,
      contrast: 8,
    });
  const [dark, light] = [draw(luma), draw(luma.map((value) => 1 - value))];
  return {
    black: dark.map((value, p) => (1 - value) * smoothstep(0.3, 0.55, evened[p]!)),
    white: light.map((value, p) => (1 - value) * smoothstep(0.6, 0.35, evened[p]!)),
  };
}

/**
 * Linocut: two tones, cut with a gouge whose marks follow the forms, printed with ink that does not
 * cover quite evenly. Middle tones are cut in streaks as wide as the tone is light.
 */
export function linocut(source: Planes, scene: RasterScene, options: LinocutOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const planes = kuwahara(source, 7 * scale);
  const luma = lumaOf(planes);
  const wide = boxBlur(luma, widthPx, heightPx, 60 * scale, 2);
  const evened = ranked(luma);
  const marks = gougeMarks(luma, scene, options.gougePx);
  const contour = contours(evened, luma, scene);
  const mottle = noiseField(widthPx, heightPx, scene.random('mottle'), {
    scalePx: 5 * scale,
    octaves: 3,
    roughness: 0.7,
  });
  const patches = noiseField(widthPx, heightPx, scene.random('roller'), {
    scalePx: 150 * scale,
    octaves: 3,
  });
  const ink = new Float32Array(luma.length);
  for (let p = 0; p < ink.length; p += 1) {
    // Half the block is ink, and what stands out from its surroundings counts more than its tone.
    const tone = clamp(0.55 * evened[p]! + 0.45 * luma[p]! + (luma[p]! - wide[p]!) * 0.7, 0, 1);
    const light = smoothstep(0.3, 0.72, tone);
    const cut = smoothstep(-0.05, 0.05, light * 1.1 - 0.05 - marks[p]!);
    const starved = smoothstep(0.62, 0.9, mottle[p]! + patches[p]! * 0.35);
    const block = clamp(1 - cut + contour.black[p]! - contour.white[p]!, 0, 1);
    ink[p] = block * (1 - 0.85 * starved);
  }
  return print(planes, luma, ink, options);
}

function print(
  planes: Planes,
  luma: Float32Array,
  ink: Float32Array,
  options: LinocutOptions,
): Planes {
  const { paper, color } = options;
  const channel = (plane: Float32Array, c: 0 | 1 | 2) =>
    plane.map((value, p) => {
      const grey = luma[p]!;
      const flat = clamp(grey + (value - grey) * 1.35, 0, 1) * 0.82 + 0.16;
      const under = paper[c] + (flat - paper[c]) * color;
      return under + (options.ink[c] - under) * ink[p]!;
    });
  return {
    ...planes,
    red: channel(planes.red, 0),
    green: channel(planes.green, 1),
    blue: channel(planes.blue, 2),
  };
}
