import { type Hex, mix, toLch } from '@/lib/color/hex';
import { type Edges, unionOf } from '@/lib/svg/point';
import { transformPath, type Path } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import {
  addLayer,
  boxArea,
  groundShape,
  inkHex,
  isVeil,
  mainColor,
  newShape,
  overBorders,
  shownBox,
} from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface LiftOptions {
  /** Length of the shadow in pixels at 1024. */
  liftPx: number;
  /** Copies the soft edge is made of; 1 for a hard shadow. */
  softness: number;
  color: Ink;
}

/** Shapes of a layer that may throw a shadow, largest first, at most so many. */
const MAX_CASTERS = 24;
const SMALLEST_CASTER = 0.0012;

function casters(shapes: Shapes, layer: number, pictureArea: number): Shape[] {
  return shapes.list
    .filter((shape) => shape.layer === layer && shape.fill && !isVeil(shape))
    .map((shape) => ({ shape, area: boxArea(shape.path) }))
    .filter(({ area }) => area > SMALLEST_CASTER * pictureArea)
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_CASTERS)
    .map(({ shape }) => shape);
}

/**
 * Lifts every layer off the one below it: copies of its largest shapes, moved away from the light and
 * translucent, lie under it. No filter is used, so every renderer draws the same.
 */
export function lift(shapes: Shapes, scene: VectorScene, options: LiftOptions): Shapes {
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const reach = options.liftPx * scene.scale * (0.6 + 0.4 * scene.boldness);
  const [dx, dy] = [-Math.sin(turn) * reach * 0.8, Math.cos(turn) * reach];
  const color = inkHex(options.color);
  const area = scene.widthPx * scene.heightPx;
  const shadowsOf = (layer: number): Shape[] =>
    Array.from({ length: options.softness }, (_, i) => {
      const t = (i + 1) / options.softness;
      return casters(shapes, layer, area).map((shape): Shape => ({
        ...shape,
        path: transformPath(shape.path, [1, 0, 0, 1, dx * t, dy * t]),
        fill: color,
        fillOpacity: (0.5 / options.softness ** 0.8) * (1.15 - t * 0.5),
        stroke: {
          paint: color,
          widthPx: reach * 0.35 * t,
          opacity: 0.16 / options.softness,
          cap: 'round',
          join: 'round',
          dashes: [],
        },
        group: undefined,
        opacity: 1,
      }));
    }).flat();
  const list = shapes.layerIds.flatMap((_, layer) => {
    const own = shapes.list.filter((shape) => shape.layer === layer);
    const raised = own.some(
      (shape) =>
        shape.role !== 'backdrop' && shape.role !== 'atmosphere' && shape.role !== 'shadow',
    );
    return raised ? [...shadowsOf(layer), ...own] : own;
  });
  return { ...shapes, list };
}

export interface ExtrudeOptions {
  /** Length in pixels at 1024, along 45 degrees to the lower right. */
  lengthPx: number;
  steps: number;
}

/** A long hard shadow of the subjects, as copies close enough to read as one area. */
export function longShadow(
  shapes: Shapes,
  scene: VectorScene,
  { lengthPx, steps }: ExtrudeOptions,
): Shapes {
  const step = (lengthPx * scene.scale * scene.boldness) / steps;
  const list = shapes.layerIds.flatMap((_, layer) => {
    const own = shapes.list.filter((shape) => shape.layer === layer);
    if (!own.some((shape) => shape.role === 'subject')) return own;
    const bodies = casters(shapes, layer, scene.widthPx * scene.heightPx).slice(0, 8);
    const copies = Array.from({ length: steps }, (_, i) =>
      bodies.map((shape): Shape => ({
        ...shape,
        path: transformPath(shape.path, [1, 0, 0, 1, step * (i + 1), step * (i + 1)]),
        fill: '#10131f',
        fillOpacity: 1,
        stroke: undefined,
        // One group, so that overlapping copies do not add up.
        group: { id: -1 - layer, opacity: 0.22 },
        opacity: 1,
      })),
    ).flat();
    return [...copies, ...own];
  });
  return { ...shapes, list };
}

export interface FigureOptions {
  /** What stands behind the figure. */
  badge: 'none' | 'circle' | 'blob' | 'square';
  ground: Ink;
  /** Colour of the badge; `own` a light tint of the figure's main colour. */
  badgeColor: Ink | 'own';
  /** Share of the picture that the figure fills, 0 to 1. */
  fills: number;
}

function unionBox(list: readonly Shape[]): Edges {
  return unionOf(list.map(shownBox).filter(({ left, right }) => right > left));
}

/** Largest shapes of a figure, of which the most colourful stands for all. */
const LEADING_SHAPES = 4;

/** The colour that a figure is remembered by. */
function leadingColor(figure: readonly Shape[]): Hex | undefined {
  const area = (shape: Shape) => {
    const { left, right, top, bottom } = shownBox(shape);
    return Math.max(0, right - left) * Math.max(0, bottom - top);
  };
  const colors = figure
    .filter((shape) => shape.fill && !isVeil(shape))
    .sort((a, b) => area(b) - area(a))
    .slice(0, LEADING_SHAPES)
    .flatMap(({ fill }) => (fill ? mainColor(fill).color : []));
  const [first] = colors;
  return first && colors.reduce((a, b) => (toLch(b).chroma > toLch(a).chroma * 1.4 ? b : a), first);
}

function badgePath(kind: 'circle' | 'blob' | 'square', scene: VectorScene): Path {
  const [cx, cy] = [scene.widthPx / 2, scene.heightPx / 2];
  const unit = Math.min(scene.widthPx, scene.heightPx);
  if (kind === 'square') {
    const half = unit * 0.42;
    const k = half * 0.55;
    return [
      ['M', cx - half, cy],
      ['C', cx - half, cy - half + k * 0.2, cx - half + k * 0.2, cy - half, cx, cy - half],
      ['C', cx + half - k * 0.2, cy - half, cx + half, cy - half + k * 0.2, cx + half, cy],
      ['C', cx + half, cy + half - k * 0.2, cx + half - k * 0.2, cy + half, cx, cy + half],
      ['C', cx - half + k * 0.2, cy + half, cx - half, cy + half - k * 0.2, cx - half, cy],
      ['Z'],
    ];
  }
  const random = scene.random('badge');
  const points = Array.from({ length: 8 }, (_, i) => {
    const radius = unit * (kind === 'circle' ? 0.43 : 0.36 + 0.11 * random());
    const angle = (i / 8) * 2 * Math.PI;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
  return smoothLoop(points);
}

/** A closed smooth curve through points (Catmull-Rom as cubics). */
export function smoothLoop(points: readonly (readonly [number, number])[]): Path {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const start = at(0);
  return [
    ['M', start[0], start[1]],
    ...points.map((p, i) => {
      const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
      return [
        'C',
        p[0] + (next[0] - before[0]) / 6,
        p[1] + (next[1] - before[1]) / 6,
        next[0] - (after[0] - p[0]) / 6,
        next[1] - (after[1] - p[1]) / 6,
        next[0],
        next[1],
      ] as const;
    }),
    ['Z'],
  ];
}

/** Only the subjects, large and in the middle: what an icon is. Pictures without one stay whole. */
export function figureOnly(shapes: Shapes, scene: VectorScene, options: FigureOptions): Shapes {
  const figure = shapes.list.filter((shape) => shape.role === 'subject');
  if (figure.length === 0) return shapes;
  const box = unionBox(figure.filter((shape) => !isVeil(shape)));
  const scale =
    options.fills *
    Math.min(scene.widthPx / (box.right - box.left), scene.heightPx / (box.bottom - box.top));
  const matrix = [
    scale,
    0,
    0,
    scale,
    scene.widthPx / 2 - (scale * (box.left + box.right)) / 2,
    scene.heightPx / 2 - (scale * (box.top + box.bottom)) / 2,
  ] as const;
  const moved = figure.map((shape): Shape => ({
    ...shape,
    path: transformPath(shape.path, matrix),
    clips: shape.clips.map((clip) => transformPath(clip, matrix)),
    blurPx: shape.blurPx * scale,
    fill: movedPaint(shape.fill, matrix),
    ...(shape.stroke ? { stroke: { ...shape.stroke, widthPx: shape.stroke.widthPx * scale } } : {}),
  }));
  const ground = [{ ...groundShape(shapes, inkHex(options.ground)), layer: 0 }];
  if (options.badge !== 'none') {
    const own = leadingColor(figure);
    const color =
      options.badgeColor === 'own'
        ? own
          ? mix(own, '#ffffff', 0.78)
          : '#e8eef8'
        : inkHex(options.badgeColor);
    ground.push({ ...newShape(badgePath(options.badge, scene), { fill: color }), layer: 0 });
  }
  return addLayer({ ...shapes, layerIds: ['ground'], list: ground }, 'figure', moved);
}

function movedPaint(
  fill: Shape['fill'],
  matrix: readonly [number, number, number, number, number, number],
): Shape['fill'] {
  if (typeof fill !== 'object') return fill;
  const [a, b, c, d, e, f] = fill.matrix;
  const [s, , , , tx, ty] = matrix;
  return { ...fill, matrix: [a * s, b * s, c * s, d * s, e * s + tx, f * s + ty] };
}

export interface MisprintOptions {
  /** How far the second pass misses the first, pixels at 1024. */
  missPx: number;
  /** Colour of the ghost that shows beside shapes. */
  ink: Ink;
}

/** A second pass of one ink, out of register, multiplied by being translucent. */
export function misprint(
  shapes: Shapes,
  scene: VectorScene,
  { missPx, ink }: MisprintOptions,
): Shapes {
  const random = scene.random('misprint');
  const angle = random() * Math.PI * 2;
  const reach = missPx * scene.scale * scene.boldness;
  const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const area = scene.widthPx * scene.heightPx;
  const list = shapes.layerIds.flatMap((_, layer) => {
    const own = shapes.list.filter((shape) => shape.layer === layer);
    const ghosts = casters(shapes, layer, area)
      .filter((shape) => shape.role !== 'backdrop')
      .map((shape): Shape => ({
        ...shape,
        path: transformPath(shape.path, [1, 0, 0, 1, dx, dy]),
        fill: inkHex(ink),
        fillOpacity: 0.55,
        stroke: undefined,
        group: undefined,
        opacity: 1,
      }));
    return [...ghosts, ...own];
  });
  return { ...shapes, list };
}

export interface RingsOptions {
  colors: readonly Ink[];
  widthPx: number;
}

/** Rings of colour that spread from the subjects, widest at the back. */
export function rings(
  shapes: Shapes,
  scene: VectorScene,
  { colors, widthPx }: RingsOptions,
): Shapes {
  const unit = widthPx * scene.scale * scene.boldness;
  // In a tile the rings of its neighbours come in from all sides.
  const reach = scene.isTile ? 0.5 : 0.9;
  const count = Math.ceil((Math.hypot(scene.widthPx, scene.heightPx) * reach) / unit);
  const first = shapes.list.findIndex((shape) => shape.role === 'subject');
  if (first < 0) return shapes;
  const bodies = shapes.list
    .filter((shape) => shape.role === 'subject' && shape.fill && !isVeil(shape))
    .sort((a, b) => boxArea(b.path) - boxArea(a.path))
    .slice(0, 3);
  const ringShapes = Array.from({ length: count }, (_, i) => {
    const ring = count - i;
    const color = inkHex(colors[ring % colors.length]!);
    return bodies.map((shape): Shape => ({
      ...shape,
      fill: color,
      stroke: {
        paint: color,
        widthPx: ring * unit * 2,
        opacity: 1,
        cap: 'round',
        join: 'round',
        dashes: [],
      },
      group: undefined,
      opacity: 1,
      fillOpacity: 1,
    }));
  }).flat();
  const kept = shapes.list.filter(
    (shape) => shape.role === 'subject' || shape.role === 'foreground',
  );
  const spread = scene.isTile ? ringShapes.flatMap((ring) => overBorders(ring, scene)) : ringShapes;
  return { ...shapes, list: [...spread, ...kept] };
}
