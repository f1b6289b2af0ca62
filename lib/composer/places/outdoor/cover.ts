import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground, Standing } from '../place';
import type { Strip } from './land';
import type { SoilColors } from './soil';
import { conifer, cypress, palm, parkTree, roundTree, type TreeSpec } from './trees';
import type { Course } from './way';

const n = number;

export type TreeKind = 'mixed' | 'conifer' | 'round' | 'palm' | 'cypress' | 'park';

/** Trees are this high; those far behind big things are drawn smaller than they would be. */
const TREE_CM: Record<TreeKind, readonly [number, number]> = {
  mixed: [600, 1000],
  conifer: [800, 1300],
  round: [550, 800],
  palm: [700, 1000],
  cypress: [700, 1100],
  park: [500, 800],
};

function drawTree(canvas: Canvas, kind: TreeKind, spec: TreeSpec): string {
  switch (kind) {
    case 'conifer':
      return conifer(canvas, spec);
    case 'palm':
      return palm(canvas, { ...spec, snow: false });
    case 'cypress':
      return cypress(canvas, spec);
    case 'park':
      return parkTree(canvas, spec);
    case 'round':
      return roundTree(canvas, spec);
    case 'mixed':
      return canvas.random.chance(0.55) ? roundTree(canvas, spec) : conifer(canvas, spec);
  }
}

export interface GroveOptions {
  kind: TreeKind;
  soil: SoilColors;
  ground: Ground;
  course: Course;
  /** Groves on a strip, and trees in each. */
  groves: number;
  trees: number;
}

/** How high a tree is drawn at a depth: true to scale where that is small, held back where it would fill the picture. */
export function treeSize({ heightPx }: Canvas, realPx: number, depth: number): number {
  const most = heightPx * (0.12 + 0.4 * depth);
  return ((realPx * most) / (realPx + most)) * 1.35;
}

/** Whether a foot stands clear of where the main things will be. */
export function isOpen(
  { stage, widthPx }: Canvas,
  x: number,
  depth: number,
  mainDepth: number,
): boolean {
  const nearness = Math.max(0, depth - mainDepth + 0.3);
  // What is small and far off behind the main things takes nothing from them.
  const weight = 0.3 + 0.7 * Math.min(1, Math.max(0, depth / mainDepth));
  const closeness = Math.min(0.34, (110 * stage.pxPerCm) / widthPx) * weight;
  return Math.abs(x / widthPx - stage.focusX) > closeness + nearness * 0.25;
}

/** Whether a tree at a foot hides nothing that stands behind it. */
function hidesNothing(
  standing: readonly Standing[],
  [x, y]: Point,
  size: number,
  depth: number,
): boolean {
  return standing.every(
    (box) =>
      box.depth > depth ||
      x + size * CROWN_HALF < box.left ||
      x - size * CROWN_HALF > box.right ||
      y - size > box.bottom ||
      y < box.top,
  );
}

/** Of a tree's height, half of what it is wide. */
const CROWN_HALF = 0.32;

/** Groups of trees on every strip, back to front. */
export function addGroves(canvas: Canvas, strips: readonly Strip[], options: GroveOptions): void {
  const { random, widthPx, heightPx, unit } = canvas;
  const { kind, soil, ground, course, groves, trees } = options;
  const horizon = ground.yAt(0, 0.5);
  const standing = canvas.stage.standing?.(ground) ?? [];
  for (const strip of strips) {
    if (strip.share >= 1) continue;
    const spread = widthPx * (0.06 + 0.07 * strip.share);
    const centers = times(
      groves,
      (index) => ((index + random.between(0.1, 0.9)) / groves) * widthPx,
    );
    const feet = centers.flatMap((center) =>
      times(trees + random.whole(-1, 1), (): Point => {
        const x = center + random.between(-spread, spread);
        return [x, strip.crest(x) + random.between(2, 26 * (0.2 + strip.share)) * unit];
      }),
    );
    const svg = feet
      .sort((a, b) => a[1] - b[1])
      .map(([x, y]) => {
        const depth = (y - horizon) / (heightPx - horizon);
        if (
          !course.isClear(x, y, 30 * unit * (0.3 + strip.share)) ||
          !isOpen(canvas, x, depth, ground.mainDepth)
        )
          return '';
        const [low, high] = TREE_CM[kind];
        const size = treeSize(canvas, random.between(low, high) * ground.pxPerCmAt(depth), depth);
        if (!hidesNothing(standing, [x, y], size, strip.depth)) return '';
        const color =
          kind === 'conifer' || kind === 'cypress'
            ? soil.conifer
            : mix(soil.leaf(), soil.conifer, random.between(0, 0.35));
        return drawTree(canvas, kind, {
          foot: [x, y],
          size,
          color,
          far: strip.far,
          snow: soil.isSnowy && random.chance(0.85),
        });
      })
      .join('');
    canvas.add({
      id: `trees-${strip.depth.toFixed(3)}`,
      depth: strip.depth + 0.0005,
      svg,
      shows: kind === 'palm' ? ['palms', 'trees'] : ['trees'],
    });
  }
}

export function grassTuft(
  { random, air }: Canvas,
  [x, y]: Point,
  size: number,
  color: Hex,
): string {
  return times(5, (index) => {
    const lean = (index - 2) * 0.22 + random.between(-0.1, 0.1);
    const root = x + (index - 2) * size * 0.06;
    const tip = `${n(x + Math.sin(lean) * size)} ${n(y - Math.cos(lean) * size * random.between(0.7, 1))}`;
    return path(
      `M${n(root - size * 0.03)} ${n(y)}Q${n(root)} ${n(y - size * 0.5)} ${tip}Q${n(root + size * 0.05)} ${n(y - size * 0.4)} ${n(root + size * 0.04)} ${n(y)}Z`,
      air.tone(color, index % 2 ? -0.35 : -0.6),
    );
  }).join('');
}

export function flower({ random, air }: Canvas, [x, y]: Point, size: number, petal: Hex): string {
  const height = size * random.between(1.6, 2.4);
  const [cx, cy] = [x + random.between(-0.2, 0.2) * size, y - height];
  const petals = times(5, (index) => {
    const angle = (index / 5) * 2 * Math.PI + 0.3;
    return circle(
      [cx + Math.cos(angle) * size * 0.3, cy + Math.sin(angle) * size * 0.28],
      size * 0.25,
      air.tone(petal, 0.15),
    );
  });
  return (
    stroke(
      `M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.5)} ${n(cx)} ${n(cy)}`,
      air.tone('#3f8a52', -0.25),
      Math.max(1, size * 0.1),
    ) +
    petals.join('') +
    circle([cx, cy], size * 0.18, air.tone('#f5b33f', 0.2))
  );
}

const PETALS: readonly [Hex, ...Hex[]] = ['#ffffff', '#f2664f', '#fbd25b', '#f29bb0', '#8f7ad6'];

export interface MeadowOptions {
  ground: Ground;
  count: number;
  course: Course;
  colors?: readonly [Hex, ...Hex[]];
}

/** Flowers and tufts on the near ground, larger towards the edge, sparse where the main things stand. */
export function addFlowers(canvas: Canvas, { ground, count, course, colors }: MeadowOptions): void {
  const { random, widthPx, heightPx } = canvas;
  const horizon = ground.yAt(0, 0.5);
  const palette = colors ?? [random.pick(PETALS), random.pick(PETALS), '#ffffff'];
  const feet = times(count, (): Point => {
    const depth = random.between(0.55, 1) ** 0.8;
    return [random.between(0, widthPx), horizon + (heightPx - horizon) * depth];
  }).sort((a, b) => a[1] - b[1]);
  const svg = feet.map(([x, y]) => {
    const depth = (y - horizon) / (heightPx - horizon);
    const size = Math.min(heightPx * 0.03, 26 * ground.pxPerCmAt(depth)) + heightPx * 0.004;
    if (!course.isClear(x, y, size)) return '';
    return random.chance(0.3)
      ? grassTuft(canvas, [x, y], size * 1.5, '#4f9a55')
      : flower(canvas, [x, y], size, random.pick(palette as readonly [Hex, ...Hex[]]));
  });
  canvas.add({
    id: 'flowers',
    depth: Math.min(0.84, ground.mainDepth - 0.02),
    svg: svg.join(''),
    shows: ['flowers', 'meadow'],
  });
}

const FALLEN: readonly [Hex, ...Hex[]] = ['#d9823c', '#c9603c', '#e0a545', '#b8893f'];

/** Fallen leaves and dry tufts, where the season has no flowers. */
export function addFallenLeaves(canvas: Canvas, { ground, count, course }: MeadowOptions): void {
  const { random, widthPx, heightPx, air } = canvas;
  const horizon = ground.yAt(0, 0.5);
  const svg = times(count, () => {
    const depth = random.between(0.45, 1);
    const [x, y] = [random() * widthPx, horizon + (heightPx - horizon) * depth];
    const size = Math.min(heightPx * 0.012, 14 * ground.pxPerCmAt(depth)) + heightPx * 0.003;
    if (random.chance(0.12) && course.isClear(x, y, size))
      return grassTuft(canvas, [x, y], size * 2.4, '#a8843f');
    const turn = random.between(-0.6, 0.6) * size;
    return path(
      `M${n(x - size)} ${n(y - turn * 0.4)}Q${n(x)} ${n(y - size * 0.6)} ${n(x + size)} ${n(y + turn * 0.4)}Q${n(x)} ${n(y + size * 0.5)} ${n(x - size)} ${n(y - turn * 0.4)}Z`,
      air.tone(random.pick(FALLEN), random.between(-0.1, 0.3)),
    );
  });
  canvas.add({
    id: 'fallen-leaves',
    depth: Math.min(0.84, ground.mainDepth - 0.02),
    svg: svg.join(''),
    shows: ['leaf'],
  });
}

/** A few pebbles or tufts that break an empty ground. */
export function addPebbles(canvas: Canvas, ground: Ground, color: Hex, count: number): void {
  const { random, widthPx, heightPx, air, unit } = canvas;
  const horizon = ground.yAt(0, 0.5);
  const svg = times(count, () => {
    const depth = random.between(0.35, 0.98);
    const [x, y] = [random.between(0, widthPx), horizon + (heightPx - horizon) * depth];
    const size = (3 + 8 * depth) * unit * random.between(0.6, 1.3);
    return (
      ellipse([x + size * 0.3, y + size * 0.2], size * 1.2, size * 0.4, air.light.shade, {
        opacity: 0.18,
      }) + ellipse([x, y], size, size * 0.55, air.tone(color, 0.2, 0.4 * (1 - depth)))
    );
  });
  canvas.add({ id: 'pebbles', depth: Math.min(0.8, ground.mainDepth - 0.03), svg: svg.join('') });
}
