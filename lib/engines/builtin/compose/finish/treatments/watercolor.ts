import { boxBlur } from '../raster/blur';
import { kuwahara } from '../raster/kuwahara';
import { smoothstep } from '../raster/math';
import { noiseField } from '../raster/noise';
import { lumaOf, type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';
import { warp } from '../raster/warp';

export interface WatercolorOptions {
  /** How far the brush strays from the drawing, 0 to 2. */
  looseness: number;
  /** How much the density of the pigment flows, 0 to 2. */
  wetness: number;
  /** Whether the paper shows around a torn edge of paint. */
  border: boolean;
}

const MARGIN_PX = 36;
const PAPER = { red: 0.996, green: 0.99, blue: 0.97 };

interface Wash {
  flow: Float32Array;
  bloom: Float32Array;
  grain: Float32Array;
  paper: Float32Array;
}

function washFields(scene: RasterScene): Wash {
  const { widthPx, heightPx, scale } = scene;
  const field = (label: string, scalePx: number, octaves: number, roughness: number) =>
    noiseField(widthPx, heightPx, scene.random(`watercolor-${label}`), {
      scalePx: scalePx * scale,
      octaves,
      roughness,
    });
  return {
    flow: field('flow', 260, 5, 0.55),
    bloom: field('bloom', 110, 4, 0.5),
    grain: field('grain', 3.4, 2, 0.6),
    paper: field('paper', 9, 3, 0.7),
  };
}

/** 1 where paint may lie, 0 on the bare margin, with a fringe between; and the rim of pigment. */
function tornEdge(
  x: number,
  y: number,
  scene: RasterScene,
  wander: number,
): { cover: number; rim: number } {
  const { widthPx, heightPx, scale } = scene;
  const distance = Math.min(x, y, widthPx - 1 - x, heightPx - 1 - y) / scale + wander;
  const cover = smoothstep(MARGIN_PX - 3, MARGIN_PX + 4, distance);
  return { cover, rim: cover * (1 - smoothstep(MARGIN_PX + 2, MARGIN_PX + 15, distance)) };
}

/** Pigment gathers on the dark side of edges (Bousseau et al., "Watercolor rendering", 2006). */
function edgePigment(luma: Float32Array, scene: RasterScene): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const near = boxBlur(luma, widthPx, heightPx, 2.2 * scale, 2);
  const far = boxBlur(luma, widthPx, heightPx, 13 * scale, 2);
  return luma.map(
    (value, p) => Math.max(0, near[p]! - value) * 3 + Math.max(0, far[p]! - near[p]!) * 1.1,
  );
}

/**
 * Watercolour: the drawing wanders, flattens into washes, darkens where pigment gathers, flows,
 * blooms and settles in the tooth of the paper. Colour is density on white paper: light absorbed
 * once more where the pigment is denser (Beer and Lambert).
 */
export function watercolor(source: Planes, scene: RasterScene, options: WatercolorOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const wash = washFields(scene);
  const wander = (label: string) =>
    noiseField(widthPx, heightPx, scene.random(label), { scalePx: 46 * scale, octaves: 4 });
  const strayPx = 5.5 * scale * options.looseness * scene.boldness;
  const painted = kuwahara(
    warp(source, wander('watercolor-x'), wander('watercolor-y'), strayPx),
    6 * scale,
  );
  const luma = lumaOf(painted);
  const edges = edgePigment(luma, scene);
  const wet = options.wetness * Math.sqrt(scene.boldness);
  const density = new Float32Array(luma.length);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const bloom = Math.abs(wash.bloom[p]!);
      const backrun = bloom < 0.04 ? 0.09 * (1 - bloom / 0.04) : 0;
      let d =
        0.8 +
        wet * (0.42 * wash.flow[p]! + backrun) +
        1.5 * edges[p]! +
        0.16 * wash.grain[p]! * (1 - luma[p]!) +
        0.07 * wash.paper[p]!;
      if (options.border) {
        const edge = tornEdge(
          x,
          y,
          scene,
          14 * wash.bloom[p]! + 18 * wash.flow[p]! + 4 * wash.paper[p]!,
        );
        d *= edge.cover * (1 + 0.25 * edge.rim);
      }
      density[p] = Math.max(0, d);
    }
  }
  const lay = (plane: Float32Array, paper: number) =>
    plane.map((value, p) => {
      const pigment = Math.min(0.985, Math.max(0.025, value * 0.95 + 0.04));
      return pigment ** density[p]! * paper * (1 + 0.014 * wash.paper[p]!);
    });
  return {
    ...painted,
    red: lay(painted.red, PAPER.red),
    green: lay(painted.green, PAPER.green),
    blue: lay(painted.blue, PAPER.blue),
  };
}
