import { boxBlur } from '../raster/blur';
import { kuwahara } from '../raster/kuwahara';
import { clamp, smoothstep } from '../raster/math';
import { noiseField } from '../raster/noise';
import { paperTooth } from '../raster/paper';
import { mapPlanes, type Planes } from '../raster/planes';
import { roleMask } from '../raster/regions';
import type { RasterScene } from '../raster/scene';
import { drawnSeams } from '../raster/seams';
import { warp, warpPlane } from '../raster/warp';

type Rgb = readonly [number, number, number];

export interface LooseSketchOptions {
  /** Width of the drawn line in pixels at 1024. */
  linePx: number;
  ink: Rgb;
  paper: Rgb;
  /** How far the colour misses the line, in pixels at 1024. */
  missPx: number;
  /** Roundness of the blobs of colour in pixels at 1024; 0 keeps the shapes. */
  blobPx: number;
  /** How much of the picture away from the subject stays bare paper, 0 to 1. */
  open: number;
  /** How many times the hand goes over a line. */
  strokes: 1 | 2 | 3;
  /** Strength of the colour, 0 to 1. */
  wash: number;
}

/** Shapes of colour that have forgotten their corners. */
function blobs(source: Planes, scene: RasterScene, options: LooseSketchOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const field = (label: string) =>
    noiseField(widthPx, heightPx, scene.random(label), { scalePx: 150 * scale, octaves: 2 });
  const miss = options.missPx * scale * scene.boldness;
  const moved = warp(source, field('blob-x'), field('blob-y'), miss * 1.6);
  if (options.blobPx === 0) return kuwahara(moved, 6 * scale);
  const soft = mapPlanes(moved, (plane) =>
    boxBlur(plane, widthPx, heightPx, options.blobPx * scale * 0.5, 2),
  );
  return kuwahara(kuwahara(soft, options.blobPx * scale), options.blobPx * scale * 0.8);
}

/** Lines of a hand that goes over them more than once, never quite on the same spot. */
function lines(
  source: Planes,
  scene: RasterScene,
  { linePx, strokes }: LooseSketchOptions,
): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const clean = drawnSeams(source, scene, { widthPx: linePx * scale, subject: 1, scenery: 0.75 });
  const ink = new Float32Array(clean.length);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const field = (label: string, scalePx: number) =>
      noiseField(widthPx, heightPx, scene.random(`${label}-${stroke}`), {
        scalePx: scalePx * scale,
        octaves: 3,
      });
    const strayed = warpPlane(
      clean,
      widthPx,
      heightPx,
      field('line-x', 70),
      field('line-y', 70),
      (2 + stroke * 2.2) * scale * scene.boldness,
    );
    const pressure = field('line-p', 40);
    const lift = stroke * 0.3;
    for (let p = 0; p < ink.length; p += 1) {
      const value = strayed[p]! * smoothstep(-0.75 + lift, -0.2 + lift, pressure[p]!);
      if (value > ink[p]!) ink[p] = value;
    }
  }
  return ink;
}

/** Where colour is laid at all: near the subject, fading out to bare paper with a ragged edge. */
function coverage(scene: RasterScene, open: number): Float32Array | undefined {
  if (open === 0) return undefined;
  const { widthPx, heightPx, scale } = scene;
  const subject = roleMask(scene.regions(), ['subject']);
  const reach = boxBlur(subject, widthPx, heightPx, 130 * scale, 2);
  const ragged = noiseField(widthPx, heightPx, scene.random('open'), {
    scalePx: 150 * scale,
    octaves: 4,
  });
  const level = 0.34 * open;
  return reach.map((value, p) => {
    const x = (p % widthPx) / widthPx - 0.5;
    const y = Math.floor(p / widthPx) / heightPx - 0.5;
    const middle = 0.34 * (1 - 2.6 * (x * x + y * y));
    const near = value * 1.1 + middle + ragged[p]! * 0.16;
    return clamp(Math.max(subject[p]!, smoothstep(level - 0.07, level + 0.09, near)), 0, 1);
  });
}

/** A loose drawing: lines and colour go their own ways, and both leave paper free. */
export function looseSketch(
  source: Planes,
  scene: RasterScene,
  options: LooseSketchOptions,
): Planes {
  const color = blobs(source, scene, options);
  const ink = lines(source, scene, options);
  const cover = coverage(scene, options.open);
  const tooth = paperTooth(scene, 2);
  const channel = (plane: Float32Array, c: 0 | 1 | 2) => {
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1) {
      const share = options.wash * (cover ? cover[p]! : 1);
      const paper = options.paper[c] * (1 + 0.01 * tooth[p]!);
      const washed = paper * (1 - share) + share * paper * Math.min(1, plane[p]! * 0.96 + 0.05);
      result[p] = washed + (options.ink[c] - washed) * ink[p]! * 0.94;
    }
    return result;
  };
  return {
    ...color,
    red: channel(color.red, 0),
    green: channel(color.green, 1),
    blue: channel(color.blue, 2),
  };
}
