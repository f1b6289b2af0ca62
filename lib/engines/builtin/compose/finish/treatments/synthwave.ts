import { boxBlur } from '../raster/blur';
import { clamp } from '../raster/math';
import { lumaOf, type Planes } from '../raster/planes';
import { ranked } from '../raster/rank';
import type { RasterScene } from '../raster/scene';
import { shifted } from '../raster/shadow';
import { drawnSeams } from '../raster/seams';

type Rgb = readonly [number, number, number];

export interface SynthwaveOptions {
  /** Colours from the darkest tone to the lightest. */
  ramp: readonly Rgb[];
  /** How much the ramp takes the place of the picture's own colours, 0 to 1. */
  toning: number;
  /** Strength of the scan lines, 0 to 1. */
  scanlines: number;
  /** How far red and blue part, in pixels at 1024. */
  fringePx: number;
}

function rampAt(ramp: readonly Rgb[], tone: number, c: 0 | 1 | 2): number {
  const position = clamp(tone, 0, 1) * (ramp.length - 1);
  const i = Math.min(ramp.length - 2, Math.floor(position));
  const t = position - i;
  return ramp[i]![c] + (ramp[i + 1]![c] - ramp[i]![c]) * t;
}

/** The screen of an old monitor at night: toned from violet to peach, glowing rims, scan lines. */
export function synthwave(planes: Planes, scene: RasterScene, options: SynthwaveOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const luma = lumaOf(planes);
  // Night has few lights: tones are spread by rank and weighted towards the dark.
  const rank = ranked(luma);
  const rim = drawnSeams(planes, scene, { widthPx: 2.5 * scale, subject: 1, scenery: 0.35 });
  const glow = boxBlur(rim, widthPx, heightPx, 9 * scale, 2);
  const period = Math.max(3, Math.round(4 * scale));
  const fringe = Math.round(options.fringePx * scale * scene.boldness);
  const channel = (plane: Float32Array, c: 0 | 1 | 2, offset: number, light: number) => {
    const toned = plane.map((value, p) => {
      const tone = (0.45 * luma[p]! + 0.55 * rank[p]!) ** 1.35;
      const base = value + (rampAt(options.ramp, tone, c) - value) * options.toning;
      return base + light * (rim[p]! * 0.55 + glow[p]! * 0.8) * (1 - base * 0.5);
    });
    const moved = offset === 0 ? toned : shifted(toned, widthPx, heightPx, offset, 0);
    const bright = boxBlur(
      moved.map((value) => Math.max(0, value - 0.6)),
      widthPx,
      heightPx,
      16 * scale,
      2,
    );
    return moved.map((value, p) => {
      const row = Math.floor(p / widthPx) % period;
      const line = 1 - options.scanlines * 0.22 * (row * 2 < period ? 1 : 0);
      return (value + bright[p]! * 0.7) * line;
    });
  };
  return {
    ...planes,
    red: channel(planes.red, 0, -fringe, 0.95),
    green: channel(planes.green, 1, 0, 0.35),
    blue: channel(planes.blue, 2, fringe, 0.9),
  };
}
