import type { Pixels } from '@/lib/engines/engine';
import { mix, rgbToHex, type Hex } from '@/lib/color/hex';
import { boxBlur } from '../raster/blur';
import { edgeFlow } from '../raster/flow';
import { lumaOf, toPlanes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { Segment } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import {
  boxArea,
  groundShape,
  inkHex,
  isVeil,
  mapPaint,
  newShape,
  onlyLayer,
  overBorders,
} from './edit';
import { rhythm } from './rhythm';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

/** Tone of a small rendering, with heights for lines that bend over forms. */
interface Tone {
  widthPx: number;
  heightPx: number;
  darkness: Float32Array;
  height: Float32Array;
  image: Pixels;
}

/** How steep heights are at a pixel, across and down. Past a border a tile goes on at its other side, and a picture as it is there. */
function slopeAt(
  heights: Float32Array,
  { widthPx, heightPx, isTile }: { widthPx: number; heightPx: number; isTile: boolean },
  p: number,
): [number, number] {
  const [x, y] = [p % widthPx, Math.floor(p / widthPx)];
  const within = (value: number, length: number) =>
    isTile ? (value + length) % length : Math.max(0, Math.min(length - 1, value));
  const heightAt = (column: number, row: number) =>
    heights[within(row, heightPx) * widthPx + within(column, widthPx)] ?? 0;
  return [heightAt(x + 1, y) - heightAt(x - 1, y), heightAt(x, y + 1) - heightAt(x, y - 1)];
}

function readTone(shapes: Shapes, scene: VectorScene, sidePx: number): Tone {
  const image = scene.preview(shapes, sidePx);
  const { widthPx, heightPx } = image;
  const regions = scene.regions(shapes, sidePx);
  const { height } = reliefOf(regions, { what: 'everything', roundness: 0.06, body: 0.7 });
  const smooth = boxBlur(height, widthPx, heightPx, 2, 2);
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const luma = lumaOf(toPlanes(image));
  const darkness = luma.map((value, p) => {
    const [dx, dy] = slopeAt(smooth, { widthPx, heightPx, isTile: scene.isTile }, p);
    return Math.max(0, Math.min(1, 1.02 - value * 1.05 + (dx * lx + dy * ly) * 0.16));
  });
  return { widthPx, heightPx, darkness, height: smooth, image };
}

function at(tone: Tone, scene: VectorScene, x: number, y: number): number {
  const column = Math.max(
    0,
    Math.min(tone.widthPx - 1, Math.floor((x / scene.widthPx) * tone.widthPx)),
  );
  const row = Math.max(
    0,
    Math.min(tone.heightPx - 1, Math.floor((y / scene.heightPx) * tone.heightPx)),
  );
  return row * tone.widthPx + column;
}

export interface EngraveOptions {
  /** Lines across the shorter side. */
  lines: number;
  paper: Ink;
  ink: Ink;
  /** Puts the flat shapes below the lines, tinted towards the paper, 0 to 1. */
  tint: number;
  /** Also crosses the lines where it is dark. */
  crossed: boolean;
}

const SAMPLES_PER_LINE = 230;

/** One swelling line as a closed outline wherever it has ink; `offset` bends it over the forms. */
function swellingLine(
  tone: Tone,
  scene: VectorScene,
  start: readonly [number, number],
  direction: readonly [number, number],
  lengthPx: number,
  spacing: number,
  from: number,
): Segment[] {
  const [dx, dy] = direction;
  const [nx, ny] = [-dy, dx];
  const path: Segment[] = [];
  let upper: [number, number][] = [];
  let lower: [number, number][] = [];
  const flush = () => {
    if (upper.length > 1) {
      const outline = [...upper, ...lower.reverse()];
      path.push(...outline.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']);
    }
    upper = [];
    lower = [];
  };
  // Lines go on past the border by a sample, so that none ends before it.
  const step = Math.max(2, lengthPx / SAMPLES_PER_LINE);
  for (let i = 0; i <= SAMPLES_PER_LINE; i += 1) {
    const along = (i / SAMPLES_PER_LINE) * lengthPx;
    const [bx, by] = [start[0] + dx * along, start[1] + dy * along];
    const p = at(tone, scene, bx, by);
    const inside =
      bx >= -step && by >= -step && bx <= scene.widthPx + step && by <= scene.heightPx + step;
    const dark = Math.max(0, (tone.darkness[p]! - from) / (1 - from));
    const half = dark ** 0.9 * spacing * 0.42;
    if (!inside || half < spacing * 0.035) {
      flush();
      continue;
    }
    const bend = -Math.min(tone.height[p]! * (scene.widthPx / tone.widthPx) * 0.3, spacing * 1.6);
    const [cx, cy] = [bx + nx * bend, by + ny * bend];
    upper.push([cx - nx * half, cy - ny * half]);
    lower.push([cx + nx * half, cy + ny * half]);
  }
  flush();
  return path;
}

function lineSet(
  tone: Tone,
  scene: VectorScene,
  angleDegrees: number,
  wantedSpacing: number,
  from: number,
): Segment[] {
  const { normal, spacing } = rhythm(scene, angleDegrees, wantedSpacing);
  const [nx, ny] = normal;
  const direction = [ny, -nx] as const;
  const reach = Math.hypot(scene.widthPx, scene.heightPx);
  const [cx, cy] = [scene.widthPx / 2, scene.heightPx / 2];
  const count = Math.ceil(reach / spacing);
  return Array.from({ length: count }, (_, i) => {
    const offset = (i - count / 2) * spacing;
    const start = [
      cx + nx * offset - (direction[0] * reach) / 2,
      cy + ny * offset - (direction[1] * reach) / 2,
    ] as const;
    return swellingLine(tone, scene, start, direction, reach, spacing, from);
  }).flat();
}

/**
 * The shapes as outlines on paper or on their own tint: nearer ones hide the lines of those behind.
 * Engraved lines come on top of them.
 */
function contours(shapes: Shapes, scene: VectorScene, options: EngraveOptions): Shape[] {
  const least = 900 * scene.scale ** 2;
  const paper = inkHex(options.paper);
  return shapes.list
    .filter((shape) => shape.fill && !isVeil(shape))
    .map((shape) => {
      const subject = shape.role === 'subject';
      const lined = subject || (shape.role !== 'backdrop' && boxArea(shape.path) > least);
      const widthPx = (subject ? 2 : 1.2) * scene.scale;
      return {
        ...shape,
        layer: 0,
        fill: mapPaint(shape.fill!, (color) => mix(paper, color, options.tint)),
        group: undefined,
        opacity: 1,
        stroke: lined
          ? {
              paint: inkHex(options.ink),
              widthPx,
              opacity: 0.9,
              cap: 'round',
              join: 'round',
              dashes: [],
            }
          : undefined,
      };
    });
}

/** Engraving as shapes: lines whose width is the tone, bent over the forms. */
export function engrave(shapes: Shapes, scene: VectorScene, options: EngraveOptions): Shapes {
  const tone = readTone(shapes, scene, 420);
  const spacing = Math.min(scene.widthPx, scene.heightPx) / options.lines;
  const fill = inkHex(options.ink);
  const sets = [newShape(lineSet(tone, scene, 6, spacing, 0.05), { fill })];
  if (options.crossed) {
    sets.push(newShape(lineSet(tone, scene, 62, spacing * 1.1, 0.55), { fill }));
    sets.push(newShape(lineSet(tone, scene, -50, spacing * 1.2, 0.78), { fill }));
  }
  const ground = groundShape(shapes, inkHex(options.paper));
  return onlyLayer(shapes, 'engraving', [ground, ...contours(shapes, scene, options), ...sets]);
}

export interface StippleOptions {
  /** Dots, at most. */
  dots: number;
  dotPx: number;
  ink: Ink | 'own';
}

/** Dots by tone over the shapes as they are: dense in the shade, none in the light. */
export function stippleDots(shapes: Shapes, scene: VectorScene, options: StippleOptions): Shapes {
  const tone = readTone(shapes, scene, 256);
  const random = scene.random('stipple');
  const size = options.dotPx * scene.scale;
  const paths = new Map<Hex, Segment[]>();
  for (let i = 0; i < options.dots; i += 1) {
    const [x, y] = [random() * scene.widthPx, random() * scene.heightPx];
    const p = at(tone, scene, x, y);
    if (random() > tone.darkness[p]! ** 1.3 * 1.15) continue;
    const color = options.ink === 'own' ? darkened(tone.image, p) : inkHex(options.ink);
    const path = paths.get(color) ?? [];
    if (path.length === 0) paths.set(color, path);
    const half = size * (0.35 + 0.4 * random());
    // A diamond of four points reads as a grain at this size and is short to write.
    path.push(
      ['M', x - half, y],
      ['L', x, y - half],
      ['L', x + half, y],
      ['L', x, y + half],
      ['Z'],
    );
  }
  const layer = shapes.layerIds.length;
  const dots = [...paths].map(([fill, path]) => ({
    ...newShape(path, { fill, fillOpacity: 0.8 }),
    layer,
  }));
  return { ...shapes, layerIds: [...shapes.layerIds, 'grain'], list: [...shapes.list, ...dots] };
}

/** A few deep shades of the colour under a dot, so that dots of one shade share a path. */
function darkened(image: Pixels, p: number): Hex {
  const step = (value: number) => Math.round((value * 0.62) / 24) * 24;
  return rgbToHex([
    step(image.data[p * 4]!),
    step(image.data[p * 4 + 1]!),
    step(image.data[p * 4 + 2]!),
  ]);
}

export interface StrokesOptions {
  /** Brushes, widest first: width in pixels at 1024 and how many strokes. */
  brushes: readonly { widthPx: number; count: number }[];
  elongation: number;
  /** Wander of colour and of direction, 0 to 1. */
  jitter: number;
  intensity: number;
  /** `tapered` paint strokes, or thin `chalk` lines. */
  kind: 'paint' | 'chalk';
  ground: Ink;
}

/** The picture repainted with strokes as shapes, the widest brush first. */
export function brushStrokes(shapes: Shapes, scene: VectorScene, options: StrokesOptions): Shapes {
  const tone = readTone(shapes, scene, 320);
  const luma = lumaOf(toPlanes(tone.image));
  const flow = edgeFlow(
    boxBlur(luma, tone.widthPx, tone.heightPx, 1, 2),
    tone.widthPx,
    tone.heightPx,
    3,
    0.3,
  );
  const random = scene.random('strokes');
  const list = options.brushes.flatMap(({ widthPx, count }, pass) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random() * scene.widthPx, random() * scene.heightPx];
      const p = at(tone, scene, x, y);
      // Fine brushes go where there is something fine to paint.
      if (pass > 0 && flow.coherence[p]! < 0.12 && random() > 0.2) return undefined;
      return strokeShape(tone, flow, scene, options, { x, y, p, widthPx }, random);
    }).filter((shape) => shape !== undefined),
  );
  const strokes = scene.isTile ? list.flatMap((stroke) => overBorders(stroke, scene)) : list;
  return onlyLayer(shapes, 'strokes', [groundShape(shapes, inkHex(options.ground)), ...strokes]);
}

function strokeShape(
  tone: Tone,
  flow: ReturnType<typeof edgeFlow>,
  scene: VectorScene,
  options: StrokesOptions,
  spot: { x: number; y: number; p: number; widthPx: number },
  random: () => number,
): Shape {
  const { x, y, p } = spot;
  const angle =
    Math.atan2(flow.y[p]!, flow.x[p]!) + (random() - 0.5) * options.jitter * 1.6 * scene.boldness;
  const half = spot.widthPx * scene.scale * (0.4 + 0.2 * random());
  const length = half * options.elongation * (0.6 + 0.6 * random());
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const bend = (random() - 0.5) * length * 0.35;
  const fill = strokeColor(tone.image, p, options, random);
  const [ax, ay, bx, by] = [x - dx * length, y - dy * length, x + dx * length, y + dy * length];
  const [mx, my] = [x - dy * bend, y + dx * bend];
  if (options.kind === 'chalk') {
    const path: Segment[] = [
      ['M', ax, ay],
      ['C', mx, my, mx, my, bx, by],
    ];
    return newShape(path, {
      fill: undefined,
      stroke: {
        paint: fill,
        widthPx: half * 1.3,
        opacity: 0.85,
        cap: 'round',
        join: 'round',
        dashes: [],
      },
    });
  }
  const [nx, ny] = [-dy * half, dx * half];
  const path: Segment[] = [
    ['M', ax, ay],
    [
      'C',
      mx + nx * 1.4 - dx * length * 0.5,
      my + ny * 1.4 - dy * length * 0.5,
      mx + nx * 1.4 + dx * length * 0.5,
      my + ny * 1.4 + dy * length * 0.5,
      bx,
      by,
    ],
    [
      'C',
      mx - nx * 1.4 + dx * length * 0.5,
      my - ny * 1.4 + dy * length * 0.5,
      mx - nx * 1.4 - dx * length * 0.5,
      my - ny * 1.4 - dy * length * 0.5,
      ax,
      ay,
    ],
    ['Z'],
  ];
  return newShape(path, { fill });
}

function strokeColor(image: Pixels, p: number, options: StrokesOptions, random: () => number): Hex {
  const [r, g, b] = [image.data[p * 4]!, image.data[p * 4 + 1]!, image.data[p * 4 + 2]!];
  const grey = (r + g + b) / 3;
  const light = (random() - 0.5) * 50 * options.jitter;
  const warm = (random() - 0.5) * 46 * options.jitter;
  const gain = 1 + options.intensity;
  const tone = (value: number, shift: number) =>
    Math.max(0, Math.min(255, grey + (value - grey) * gain + light + shift));
  return rgbToHex([tone(r, warm), tone(g, 0), tone(b, -warm)]);
}
