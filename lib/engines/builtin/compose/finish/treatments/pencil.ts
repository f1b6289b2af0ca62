import { boxBlur } from '../raster/blur';
import { edgeFlow, smearAlong } from '../raster/flow';
import { hatch, linePhase } from '../raster/hatch';
import { drawnLines } from '../raster/lines';
import { clamp, smoothstep } from '../raster/math';
import { noiseField, whiteNoise } from '../raster/noise';
import { paperTooth } from '../raster/paper';
import { lumaOf, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';
import { warpPlane } from '../raster/warp';

export interface PencilOptions {
  /** `shaded` smears graphite in soft strokes; `crossed` sets pen lines over each other. */
  hand: 'shaded' | 'crossed';
  /** Width of the outline in pixels at 1024. */
  linePx: number;
  /** 0 graphite to 1 coloured pencils. */
  color: number;
  /** Darkness of the shading, 0 outlines only to 1. */
  shading: number;
  paper: readonly [number, number, number];
  lead: readonly [number, number, number];
}

/** Soft strokes in the direction of the hand, turning a little with the forms. */
function shadedInk(luma: Float32Array, scene: RasterScene, tooth: Float32Array): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const flow = edgeFlow(
    boxBlur(luma, widthPx, heightPx, 4 * scale, 2),
    widthPx,
    heightPx,
    12 * scale,
    -0.8,
  );
  // Where no edge calls, the hand keeps its own direction.
  for (let p = 0; p < luma.length; p += 1) {
    const own = flow.coherence[p]! > 0.5 ? 0.65 : 0;
    const [hx, hy] = [Math.cos(-0.85), Math.sin(-0.85)];
    const sign = flow.x[p]! * hx + flow.y[p]! * hy < 0 ? -1 : 1;
    const x = hx + (flow.x[p]! * sign - hx) * own;
    const y = hy + (flow.y[p]! * sign - hy) * own;
    const length = Math.sqrt(x * x + y * y) || 1;
    flow.x[p] = x / length;
    flow.y[p] = y / length;
  }
  const grain = boxBlur(
    whiteNoise(luma.length, scene.random('graphite')),
    widthPx,
    heightPx,
    0.7 * scale,
    1,
  );
  const strokes = smearAlong(grain, widthPx, heightPx, flow, 15 * scale);
  return luma.map((value, p) => {
    const dark = clamp(1.03 - value * 1.03, 0, 1) ** 1.15;
    const stroke = 0.5 + strokes[p]! * 2.6;
    return clamp(dark * (0.45 + 0.75 * stroke) - 0.16 * (tooth[p]! + 0.4) * (1 - dark * 0.6), 0, 1);
  });
}

/** Pen lines in four directions, each set where it is dark enough. */
function crossedInk(luma: Float32Array, scene: RasterScene): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const darkness = boxBlur(luma, widthPx, heightPx, 1.2 * scale, 1).map((v) =>
    clamp(1.04 - v * 1.04, 0, 1),
  );
  const wobble = noiseField(widthPx, heightPx, scene.random('pen'), {
    scalePx: 60 * scale,
    octaves: 3,
  });
  const spacingPx = 5.6 * scale;
  const ink = new Float32Array(luma.length);
  const sets: [angle: number, from: number, to: number][] = [
    [-45, 0.12, 0.6],
    [45, 0.34, 0.8],
    [-12, 0.56, 0.95],
    [78, 0.72, 1.05],
  ];
  for (const [angle, from, to] of sets) {
    const bend = wobble.map((value) => value * 0.55);
    hatch(ink, linePhase(widthPx, heightPx, angle, spacingPx, bend), darkness, {
      spacingPx,
      fullest: 0.5,
      from,
      to,
    });
  }
  const pressure = noiseField(widthPx, heightPx, scene.random('pressure'), {
    scalePx: 26 * scale,
    octaves: 2,
  });
  return ink.map((value, p) => value * clamp(0.95 + pressure[p]! * 0.22, 0, 1));
}

/** Outlines drawn twice with a slightly wandering hand. */
function outlines(luma: Float32Array, scene: RasterScene, linePx: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const clean = drawnLines(luma, widthPx, heightPx, {
    widthPx: linePx * scale,
    sharpness: 18,
    threshold: 0.5,
    contrast: 4,
  });
  const wander = (label: string) =>
    noiseField(widthPx, heightPx, scene.random(label), { scalePx: 55 * scale, octaves: 3 });
  const stray = (a: string, b: string, amountPx: number) =>
    warpPlane(clean, widthPx, heightPx, wander(a), wander(b), amountPx * scale * scene.boldness);
  const first = stray('hand-1', 'hand-2', 2.4);
  const second = stray('hand-3', 'hand-4', 4.5);
  return first.map((value, p) => 1 - Math.min(value, 0.35 + 0.65 * second[p]!));
}

/** A drawing with pencils or a pen on paper: outlines, shading by tone, and the tooth of the paper. */
export function pencil(planes: Planes, scene: RasterScene, options: PencilOptions): Planes {
  const luma = lumaOf(planes);
  const tooth = paperTooth(scene);
  const shade = options.hand === 'shaded' ? shadedInk(luma, scene, tooth) : crossedInk(luma, scene);
  const line = outlines(luma, scene, options.linePx);
  const { color, paper, lead } = options;
  const strength = options.shading * (0.75 + 0.25 * scene.boldness);
  const cover = shade.map((value, p) => {
    const rough =
      options.hand === 'shaded' ? smoothstep(-1.2, 0.5, -tooth[p]! + line[p]! * 1.5) : 1;
    return clamp(value * strength + line[p]! * (0.6 + 0.4 * rough) * 0.92, 0, 1);
  });
  const channel = (plane: Float32Array, c: 0 | 1 | 2) =>
    plane.map((value, p) => {
      const grey = luma[p]!;
      const pigment = clamp((grey + (value - grey) * 1.45) * 0.86, 0, 1) * (1 - 0.6 * line[p]!);
      const mark = lead[c] + (pigment - lead[c]) * color;
      // Coloured pencils also lie thinly over light areas, where graphite would leave paper.
      const veil = color * 0.9 * clamp(0.84 - 0.26 * tooth[p]!, 0, 1);
      const share = Math.max(cover[p]!, veil);
      return clamp(paper[c] + 0.012 * tooth[p]! + (mark - paper[c]) * share, 0, 1);
    });
  return {
    ...planes,
    red: channel(planes.red, 0),
    green: channel(planes.green, 1),
    blue: channel(planes.blue, 2),
  };
}
