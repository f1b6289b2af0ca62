import { boxBlur } from '../raster/blur';
import { clamp, smoothstep } from '../raster/math';
import { whiteNoise } from '../raster/noise';
import { lumaOf, mapPlanes, multiplied, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';

type Rgb = readonly [number, number, number];

/** A darkroom: everything is 0 or left out for no change. */
export interface GradeOptions {
  /** Stops of light. */
  exposure?: number;
  /** -1 to 1: an S-curve. */
  contrast?: number;
  /** -1 grey to 1 vivid. */
  saturation?: number;
  /** -1 cold to 1 warm. */
  warmth?: number;
  /** Raised blacks as of faded prints, 0 to 1. */
  fade?: number;
  /** Tints mixed into shadows and highlights. */
  shadows?: Rgb;
  highlights?: Rgb;
  /** Strength of those tints, 0 to 1. */
  toning?: number;
  /** Local contrast, 0 to 1. */
  clarity?: number;
  /** Glow of bright parts, 0 to 1. */
  bloom?: number;
  /** Darkened corners, 0 to 1. */
  vignette?: number;
  /** Film grain, 0 to 1. */
  grain?: number;
}

/** Local contrast by an unsharp mask with a wide reach, held back where it would make halos. */
function withClarity(planes: Planes, scene: RasterScene, amount: number): Planes {
  const luma = lumaOf(planes);
  const wide = boxBlur(luma, planes.widthPx, planes.heightPx, 24 * scene.scale, 2);
  return mapPlanes(planes, (plane) => {
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1)
      result[p] = plane[p]! + clamp((luma[p]! - wide[p]!) * amount * 0.9, -0.16, 0.16);
    return result;
  });
}

function withBloom(planes: Planes, scene: RasterScene, amount: number): Planes {
  const brightness = lumaOf(planes);
  for (let p = 0; p < brightness.length; p += 1)
    brightness[p] = smoothstep(0.55, 0.95, brightness[p]!);
  return mapPlanes(planes, (plane) => {
    const bright = multiplied(plane, brightness);
    const glow = boxBlur(bright, planes.widthPx, planes.heightPx, 20 * scene.scale, 2);
    // Screen: light adds up without burning out.
    for (let p = 0; p < glow.length; p += 1)
      glow[p] = 1 - (1 - plane[p]!) * (1 - glow[p]! * amount * 0.6);
    return glow;
  });
}

/** Exposure, fade and S-curve of one channel as a table over 0 to 1.25 in 1,280 steps. */
function toneTable({ exposure = 0, contrast = 0, fade = 0 }: GradeOptions): Float32Array {
  const gain = 2 ** (exposure / 2.2);
  return Float32Array.from({ length: TABLE_STEPS + 1 }, (_, i) => {
    const v = clamp((i / 1024) * gain, 0, 1.25);
    const soft = v > 0.85 ? 0.85 + (v - 0.85) / (1 + (v - 0.85) * 2.5) : v;
    const curve = soft + (smoothstep(0, 1, soft) - soft) * contrast;
    return curve * (1 - 0.16 * fade) + 0.1 * fade;
  });
}

const TABLE_STEPS = 1280;

/** Grades a picture as a photographer or colourist would. */
export function grade(source: Planes, scene: RasterScene, options: GradeOptions): Planes {
  const { widthPx, heightPx } = source;
  let planes = options.clarity ? withClarity(source, scene, options.clarity) : source;
  if (options.bloom) planes = withBloom(planes, scene, options.bloom);
  const table = toneTable(options);
  const { saturation = 0, warmth = 0, toning = 0, vignette = 0, grain = 0 } = options;
  const [shadows, highlights] = [options.shadows ?? [0, 0, 0], options.highlights ?? [1, 1, 1]];
  const noise = grain > 0 ? filmGrain(scene, planes.red.length) : undefined;
  const luma = lumaOf(planes);
  const gains = [1 + 0.11 * warmth, 1 + 0.01 * warmth, 1 - 0.13 * warmth] as const;
  const vivid = 1 + saturation;
  const channel = (plane: Float32Array, c: 0 | 1 | 2) => {
    const result = new Float32Array(plane.length);
    for (let y = 0, p = 0; y < heightPx; y += 1) {
      const dy = y / heightPx - 0.5;
      for (let x = 0; x < widthPx; x += 1, p += 1) {
        const grey = luma[p]!;
        let value = (grey + (plane[p]! - grey) * vivid) * gains[c];
        value = table[clamp(value * 1024, 0, TABLE_STEPS) | 0]!;
        if (toning > 0) {
          const tint = shadows[c] + (highlights[c] - shadows[c]) * grey;
          value += (tint - value) * toning;
        }
        if (vignette > 0) {
          const dx = x / widthPx - 0.5;
          value *= 1 - vignette * smoothstep(0.16, 0.62, dx * dx + dy * dy);
        }
        if (noise) value += noise[p]! * grain * (0.09 - 0.05 * Math.abs(grey - 0.45));
        result[p] = value;
      }
    }
    return result;
  };
  return {
    ...planes,
    red: channel(planes.red, 0),
    green: channel(planes.green, 1),
    blue: channel(planes.blue, 2),
  };
}

/** Clumped silver grain rather than single pixels. */
function filmGrain(scene: RasterScene, count: number): Float32Array {
  const fine = whiteNoise(count, scene.random('film'));
  const clumps = boxBlur(fine, scene.widthPx, scene.heightPx, Math.max(1, scene.scale), 1);
  for (let p = 0; p < clumps.length; p += 1) clumps[p] = clumps[p]! * 1.7 + fine[p]! * 0.3;
  return clumps;
}
