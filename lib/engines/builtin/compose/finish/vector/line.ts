import { toLch, fromLch, mix, type Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import { flatten as polylines, type Path, type Segment } from '@/lib/svg/segments';
import type { Paint, Shape, Shapes } from '../shapes/shape';
import { boxArea, boxSize, groundShape, inkHex, isVeil, mainColor } from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface OutlineOptions {
  /** Width of lines around the subject in pixels at 1024. */
  linePx: number;
  /** Lines of scenery against those of the subject, 0 to 1; 0 leaves scenery without lines. */
  scenery: number;
  /** `ink` one colour, `own` a deep shade of each fill, `gradient` two hues across the picture. */
  color: 'ink' | 'own' | 'gradient';
  ink: Ink;
  /** What fills the shapes: their own colour, the paper (hiding what is behind), a tint or nothing. */
  fill: 'keep' | 'paper' | 'tint' | 'none';
  paper: Ink;
  /** How much of its colour a tinted shape keeps, 0 to 1; half by default. */
  tint?: number;
  /** Dashes in line widths; none for a full line. */
  dashes?: readonly number[];
  /** Shapes below this many square pixels at 1024 are left out. */
  smallestPx?: number;
  /** Sideways wander of the hand in pixels at 1024. */
  wobblePx?: number;
}

function gradientOf(scene: VectorScene): Paint {
  return {
    kind: 'linear',
    geometry: { x1: 0, y1: 0, x2: scene.widthPx, y2: scene.heightPx },
    matrix: [1, 0, 0, 1, 0, 0],
    spread: 'pad',
    stops: [
      { offset: 0, color: '#ff5f8f', opacity: 1 },
      { offset: 0.5, color: '#8a5cff', opacity: 1 },
      { offset: 1, color: '#18b6d9', opacity: 1 },
    ],
  };
}

function ownInk(color: Hex): Hex {
  const lch = toLch(color);
  return fromLch({
    lightness: Math.min(0.58, lch.lightness * 0.72),
    chroma: Math.max(0.03, lch.chroma * 1.15),
    hueDegrees: lch.hueDegrees,
  });
}

/** The waves that noise is made of: turns a pixel in radians, their share, and how far each turns with the seed. */
const WAVES = [
  { turn: 0.021, share: 1, phase: 1 },
  { turn: 0.047, share: 0.6, phase: 2.3 },
  { turn: 0.11, share: 0.35, phase: 4.1 },
] as const;

/** A wave over the plane: radians a pixel along both axes, where it begins, and its share. */
interface Wave {
  x: number;
  y: number;
  from: number;
  share: number;
}

/** The waves in one direction, for all points of a path. */
function wavesAlong(
  along: { x: number; y: number; seed: number },
  seed: number,
  tile: { widthPx: number; heightPx: number } | undefined,
): Wave[] {
  return WAVES.map(({ turn, share, phase }) => ({
    x: fitted(turn * along.x, tile?.widthPx),
    y: fitted(turn * along.y, tile?.heightPx),
    from: turn * along.seed + seed * phase,
    share,
  }));
}

/** The nearest turn of which a whole number fits into a side. */
function fitted(turn: number, sidePx: number | undefined): number {
  if (sidePx === undefined) return turn;
  const whole = (2 * Math.PI) / sidePx;
  return Math.round(turn / whole) * whole;
}

const heightAt = (waves: readonly Wave[], x: number, y: number): number =>
  waves.reduce((sum, wave) => sum + wave.share * Math.sin(x * wave.x + y * wave.y + wave.from), 0);

/**
 * Moves the points of a path by smooth noise along its length, as a hand does. Within a `tile` the noise repeats
 * from border to border: its waves take the nearest lengths that fit into it.
 */
export function wobbled(
  path: Path,
  amountPx: number,
  seedX: number,
  tile?: { widthPx: number; heightPx: number },
): Path {
  const across = wavesAlong({ x: 0.6, y: 1, seed: seedX }, seedX, tile);
  const down = wavesAlong({ x: 1, y: -0.5, seed: seedX * 3 }, seedX + 2, tile);
  const move = (x: number, y: number): [number, number] => [
    x + heightAt(across, x, y) * amountPx * 0.5,
    y + heightAt(down, x, y) * amountPx * 0.5,
  ];
  return path.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] === 'C') {
      return [
        'C',
        ...move(segment[1], segment[2]),
        ...move(segment[3], segment[4]),
        ...move(segment[5], segment[6]),
      ];
    }
    return [segment[0], ...move(segment[1], segment[2])];
  });
}

/** Draws shapes as lines. With a paper fill, nearer shapes hide the lines of those behind them. */
export function outline(shapes: Shapes, scene: VectorScene, options: OutlineOptions): Shapes {
  const random = scene.random('outline');
  const width = options.linePx * scene.scale * (0.6 + 0.4 * scene.boldness);
  const paper = inkHex(options.paper);
  const strokeOf = (shape: Shape): Paint => {
    if (options.color === 'gradient') return gradientOf(scene);
    if (options.color === 'ink') return inkHex(options.ink);
    const base = shape.fill ?? shape.stroke?.paint;
    return base ? ownInk(mainColor(base).color) : inkHex(options.ink);
  };
  const smallest = (options.smallestPx ?? 0) * scene.scale ** 2;
  const lines = shapes.list.flatMap((shape): Shape[] => {
    const isAllOver = boxArea(shape.path) > 0.9 * scene.widthPx * scene.heightPx;
    const flatGround =
      isAllOver && (shape.role === 'backdrop' || (scene.isTile && shape.path.length <= 6));
    if (options.fill !== 'keep' && (flatGround || isVeil(shape))) return [];
    if (flatGround || isVeil(shape)) return [shape];
    if (boxArea(shape.path) < smallest) return options.fill === 'keep' ? [shape] : [];
    const share = shape.role === 'subject' ? 1 : options.scenery;
    if (share === 0 && options.fill === 'keep') return [shape];
    if (share === 0) return [];
    const path = options.wobblePx
      ? wobbled(shape.path, options.wobblePx * scene.scale * scene.boldness, random() * 100)
      : shape.path;
    return [lined(shape, path, strokeOf(shape), fitting(shape, width * share), options, paper)];
  });
  const list = options.fill === 'none' ? lines : lines.flatMap(clumped);
  const result = { ...shapes, list };
  if (options.fill === 'keep') return result;
  const [ground, ...rest] = [groundShape(shapes, paper), ...list];
  return { ...result, list: ground ? [{ ...ground, layer: 0 }, ...rest] : rest };
}

/** The balls of one crown get one line around all of them: the lines first, then the fill over them. */
function clumped(shape: Shape): Shape[] {
  if (!shape.fill || shape.role === 'subject' || !isCompound(shape)) return [shape];
  const { stroke: _stroke, ...filled } = shape;
  return [shape, filled];
}

/** Drawn of several closed parts, as crowns are of balls. */
export function isCompound({ path }: Shape): boolean {
  return path.filter(([command]) => command === 'M').length > 1;
}

/** A line is at most this share of the smaller side of its shape, so that details do not fill up. */
const LARGEST_SHARE = 0.16;

function fitting(shape: Shape, widthPx: number): number {
  const { width, height } = boxSize(shape.path);
  return Math.max(Math.min(widthPx, Math.min(width, height) * LARGEST_SHARE), widthPx * 0.22);
}

function lined(
  shape: Shape,
  path: Path,
  paint: Paint,
  widthPx: number,
  options: OutlineOptions,
  paper: Hex,
): Shape {
  const fill = {
    keep: shape.fill,
    paper,
    none: undefined,
    tint: shape.fill && mix(paper, mainColor(shape.fill).color, options.tint ?? 0.5),
  }[options.fill];
  // Lines that were strokes already stay lines of their own colour or of the ink.
  const wasLine = !shape.fill && shape.stroke;
  return {
    ...shape,
    path,
    group: undefined,
    opacity: 1,
    fillOpacity: options.fill === 'keep' ? shape.fillOpacity : 1,
    ...(wasLine ? {} : { fill }),
    stroke: {
      paint: wasLine && options.fill === 'keep' ? shape.stroke!.paint : paint,
      widthPx: wasLine
        ? Math.max(widthPx * 0.8, Math.min(shape.stroke!.widthPx, widthPx * 1.6))
        : widthPx,
      opacity: 1,
      cap: 'round',
      join: 'round',
      dashes: (options.dashes ?? []).map((dash) => dash * widthPx),
    },
  };
}

export interface RoundedOptions {
  /** How much shapes swell, in pixels at 1024. */
  swellPx: number;
}

/** Share of its smaller side that a shape may swell: eyes must not flow into the mouth. */
const ROUNDEST = 0.11;

/** Chubby shapes: a round-joined stroke in the shape's own colour takes the edge off every corner. */
export function rounded(shapes: Shapes, scene: VectorScene, { swellPx }: RoundedOptions): Shapes {
  const list = shapes.list.map((shape): Shape => {
    if (!shape.fill || shape.stroke || isVeil(shape) || shape.role === 'backdrop') return shape;
    const { width, height } = boxSize(shape.path);
    const swell = Math.min(
      swellPx * scene.scale * scene.boldness,
      Math.min(width, height) * ROUNDEST,
    );
    if (swell < 0.6) return shape;
    return {
      ...shape,
      stroke: {
        paint: shape.fill,
        widthPx: swell,
        opacity: shape.fillOpacity,
        cap: 'round',
        join: 'round',
        dashes: [],
      },
    };
  });
  return { ...shapes, list };
}

export interface FacetOptions {
  /** Length of a straight cut in pixels at 1024. */
  cutPx: number;
}

/** Shapes below this many cuts across keep their curves: scissors cannot do eyes. */
const SMALLEST_CUT = 3.2;

/** Cuts curves into straight edges, as scissors, lino knives and low-poly models have them. */
export function facet(shapes: Shapes, scene: VectorScene, { cutPx }: FacetOptions): Shapes {
  const step = cutPx * scene.scale * scene.boldness;
  const list = shapes.list.map((shape): Shape => {
    if (shape.role === 'backdrop' || boxArea(shape.path) < (step * SMALLEST_CUT) ** 2) return shape;
    return {
      ...shape,
      path: polylines(shape.path, step).flatMap(({ points, closed }) => cut(points, closed, step)),
    };
  });
  return { ...shapes, list };
}

function cut(points: readonly Point[], closed: boolean, step: number): Segment[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step * 0.8) kept.push(point);
  }
  if (kept.length < 3) return [];
  const path = kept.map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y]);
  return closed ? [...path, ['Z']] : path;
}
