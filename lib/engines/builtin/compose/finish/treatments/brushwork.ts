import { boxBlur } from '../raster/blur';
import { edgeFlow, type Flow } from '../raster/flow';
import { clamp } from '../raster/math';
import { noiseField } from '../raster/noise';
import { lumaOf, mapPlanes, type Planes } from '../raster/planes';
import { roleMask } from '../raster/regions';
import type { RasterScene } from '../raster/scene';
import { createCanvas, createHairs, layStroke, type Bristles, type Canvas } from './brush';

export interface BrushworkOptions extends Bristles {
  /** Stroke widths in pixels at 1024, largest first: each finer brush only mends what is missing. */
  brushesPx: readonly number[];
  /** Length of a stroke in widths. */
  elongation: number;
  opacity: number;
  /** Colour error (0 to 1) that a finer brush lets stand: small values paint every detail. */
  tolerance: number;
  /** Wander of hue, of lightness and of direction between strokes, 0 to 1. */
  colorJitter: number;
  angleJitter: number;
  /** Strength of the light on the relief of the paint, 0 to 1. */
  impasto: number;
  /** Direction of strokes on even ground in degrees; by default it flows. */
  handDegrees?: number;
  /** How much stronger colours get than in the picture, 0 to 1. */
  intensity?: number;
  /** Colour of the ground that shows between strokes; the picture itself by default. */
  ground?: readonly [number, number, number];
}

/** A stroke ends where the colour under it differs by more than this from its own. */
const CROSSES_EDGE = 0.11;

interface Pass {
  reference: Planes;
  flow: Flow;
  wander: Float32Array;
  subject: Float32Array;
}

/** The subject is painted with more care than its surroundings. */
const ON_SUBJECT = 0.55;

/**
 * Paints a picture anew with strokes, from the widest brush to the finest, each where the canvas
 * still differs from the picture (Aaron Hertzmann, "Painterly rendering with curved brush strokes of
 * multiple sizes", 1998). Strokes follow the edges and stop where they would cross one.
 */
export function brushwork(source: Planes, scene: RasterScene, options: BrushworkOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const canvas = createCanvas(
    options.ground ? flatGround(source, options.ground) : blurred(source, 6 * scale),
  );
  const luma = lumaOf(source);
  const flow = edgeFlow(
    boxBlur(luma, widthPx, heightPx, 2 * scale, 2),
    widthPx,
    heightPx,
    5 * scale,
    ((options.handDegrees ?? 20) * Math.PI) / 180,
  );
  const wander = noiseField(widthPx, heightPx, scene.random('brush-wander'), {
    scalePx: 170 * scale,
    octaves: 3,
  });
  const subject = roleMask(scene.regions(), ['subject']);
  options.brushesPx.forEach((brushPx, index) => {
    const reference = blurred(source, brushPx * scale * 0.22);
    paintPass(canvas, { reference, flow, wander, subject }, scene, options, brushPx * scale, index);
  });
  return options.impasto > 0 ? lightRelief(canvas, scene, options.impasto) : canvas;
}

function flatGround(source: Planes, [red, green, blue]: readonly [number, number, number]): Planes {
  const fill = (value: number) => new Float32Array(source.red.length).fill(value);
  return { ...source, red: fill(red), green: fill(green), blue: fill(blue) };
}

function blurred(source: Planes, radiusPx: number): Planes {
  return mapPlanes(source, (plane) => boxBlur(plane, source.widthPx, source.heightPx, radiusPx, 2));
}

function difference(a: Planes, b: Planes, p: number): number {
  return (
    Math.abs(a.red[p]! - b.red[p]!) +
    Math.abs(a.green[p]! - b.green[p]!) +
    Math.abs(a.blue[p]! - b.blue[p]!)
  );
}

/** How far one can go from a pixel along a direction before the colour changes. */
function freeLength(pass: Pass, p: number, dx: number, dy: number, limitPx: number): number {
  const { reference } = pass;
  const { widthPx, heightPx } = reference;
  const x = p % widthPx;
  const y = (p - x) / widthPx;
  const step = Math.max(1.5, limitPx / 7);
  let length = 0;
  while (length < limitPx) {
    const next = length + step;
    const nx = Math.round(x + dx * next);
    const ny = Math.round(y + dy * next);
    if (nx < 0 || ny < 0 || nx >= widthPx || ny >= heightPx) return limitPx;
    const q = ny * widthPx + nx;
    const change =
      Math.abs(reference.red[q]! - reference.red[p]!) +
      Math.abs(reference.green[q]! - reference.green[p]!) +
      Math.abs(reference.blue[q]! - reference.blue[p]!);
    if (change > CROSSES_EDGE * 3) return length;
    length = next;
  }
  return limitPx;
}

function paintPass(
  canvas: Canvas,
  pass: Pass,
  scene: RasterScene,
  options: BrushworkOptions,
  brushPx: number,
  index: number,
): void {
  const random = scene.random(`brush-${index}`);
  const hairs = createHairs(scene.random(`hairs-${index}`));
  const { widthPx, heightPx } = canvas;
  const spacing = Math.max(1.5, brushPx * (index === 0 ? 0.7 : 0.58));
  const columns = Math.ceil(widthPx / spacing);
  const rows = Math.ceil(heightPx / spacing);
  // Cells in a scattered order, so that no row of strokes lies over the one above it.
  const stride = coprimeStride(columns * rows);
  for (let i = 0, cell = 0; i < columns * rows; i += 1, cell = (cell + stride) % (columns * rows)) {
    const x = Math.floor(clamp(((cell % columns) + random()) * spacing, 0, widthPx - 1));
    const y = Math.floor(clamp((Math.floor(cell / columns) + random()) * spacing, 0, heightPx - 1));
    const p = y * widthPx + x;
    const bearable = options.tolerance * (pass.subject[p]! > 0 ? ON_SUBJECT : 1) * 3;
    if (index > 0 && difference(canvas, pass.reference, p) < bearable) continue;
    strokeAt(canvas, pass, options, { x, y, p, brushPx, coarse: index === 0 }, random, hairs);
  }
}

function coprimeStride(count: number): number {
  const divides = (a: number, b: number): boolean => (b === 0 ? a !== 1 : divides(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.381966));
  while (divides(count, stride)) stride += 1;
  return stride;
}

function strokeAt(
  canvas: Canvas,
  pass: Pass,
  options: BrushworkOptions,
  at: { x: number; y: number; p: number; brushPx: number; coarse: boolean },
  random: () => number,
  hairs: ReturnType<typeof createHairs>,
): void {
  const { p, brushPx } = at;
  const { flow, reference } = pass;
  const hand = ((options.handDegrees ?? 0) * Math.PI) / 180;
  const drift = options.handDegrees === undefined ? pass.wander[p]! * 2.4 : 0;
  const edge = Math.atan2(flow.y[p]!, flow.x[p]!);
  const clear = flow.coherence[p]! > 0.25 && !at.coarse;
  const angle =
    (clear ? edge : options.handDegrees === undefined ? edge + drift : hand) +
    (random() - 0.5) * 2 * options.angleJitter;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const limit = brushPx * options.elongation * (0.35 + 0.3 * random());
  const ahead = at.coarse ? limit : freeLength(pass, p, dx, dy, limit);
  const behind = at.coarse ? limit : freeLength(pass, p, -dx, -dy, limit);
  const shift = (ahead - behind) / 2;
  const jitter = options.colorJitter;
  const light = (random() - 0.5) * 0.22 * jitter;
  const warm = (random() - 0.5) * 0.2 * jitter;
  const gain = 1 + (options.intensity ?? 0);
  const grey = (reference.red[p]! + reference.green[p]! + reference.blue[p]!) / 3;
  const tone = (value: number) => clamp(grey + (value - grey) * gain + light, 0, 1);
  layStroke(
    canvas,
    {
      x: at.x + dx * shift,
      y: at.y + dy * shift,
      angle,
      halfLengthPx: Math.max(brushPx * 0.55, (ahead + behind) / 2),
      halfWidthPx: brushPx * (0.42 + 0.16 * random()),
      red: tone(reference.red[p]!) + warm,
      green: tone(reference.green[p]!) + warm * 0.1,
      blue: tone(reference.blue[p]!) - warm,
      opacity: options.opacity,
      bend: (random() - 0.5) * 0.7,
    },
    options,
    hairs,
  );
}

/** Light from the upper left on the relief of the paint. */
function lightRelief(canvas: Canvas, scene: RasterScene, strength: number): Planes {
  const { widthPx, heightPx, thickness } = canvas;
  const smooth = boxBlur(thickness, widthPx, heightPx, 0.6 * scene.scale, 1);
  const lit = (plane: Float32Array) => {
    const result = new Float32Array(plane.length);
    for (let y = 0, p = 0; y < heightPx; y += 1) {
      const down = y < heightPx - 1 ? widthPx : 0;
      for (let x = 0; x < widthPx; x += 1, p += 1) {
        const right = x < widthPx - 1 ? 1 : 0;
        const slope = smooth[p]! - (smooth[p + right]! + smooth[p + down]!) / 2;
        const light = clamp(-slope * 1.9 * strength, -0.16, 0.2);
        result[p] = plane[p]! * (1 + light) + Math.max(0, light) * 0.12;
      }
    }
    return result;
  };
  return mapPlanes(canvas, lit);
}
