import type { Hex } from '@/lib/color/hex';
import { attributeOf } from '@/lib/svg/extent';
import { applyTo, IDENTITY, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { circle } from '@/lib/svg/markup';
import { clamp, type Point } from '@/lib/svg/point';
import { elementPoints } from '../kit/form/bounds';
import type { Pen, Stop } from '../kit/pen';
import { isShining } from '../palette/glow';
import type { SceneLightColors } from '../places/place';
import type { PaintedLayer } from './paint-scene';

/**
 * What gives light in the dark lights what is around it: a flame, a lantern and a lit window have a halo behind them and
 * throw their light over whatever is near, in rings, as the pictures of the house have it.
 */

interface Sides {
  widthPx: number;
  heightPx: number;
}

/** A light in picture pixels: `sizePx` is the side of a square as large as what shines. */
export interface Source {
  at: Point;
  sizePx: number;
}

/** Lamps are seen to shine from this brightness down, and fully in the dark. */
const BRIGHTNESS = { dim: 0.88, dark: 0.38 } as const;
const WARM: Hex = '#ffb452';
const WARM_HEART: Hex = '#ffe2a0';
/** How far light reaches by the size of what shines, in shares of the shorter side. */
const REACH = { bySize: 3, base: 0.1, least: 0.1, most: 0.5 } as const;
/** Opacity behind what shines and over what is near, before the dark is complete. */
const OPACITY = { behind: 0.66, over: 0.24 } as const;
/** Of the shorter side: the light over what is itself so large is all but gone, as it would only veil that. */
const LARGE = 0.26;
/** Of the shorter side: what is smaller is a spark, and lights nothing. */
const LEAST_SIZE = 0.006;
/** A front of many windows or a string of lamps is its own light. */
const MOST_SOURCES = 7;

const TAG = /<[^>]+>/g;

function edgesOf(tag: string, outer: Matrix) {
  const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
  const points = elementPoints(tag).map(([x, y]) => applyTo(matrix, x, y));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom };
}

/** The tongues of a flame are one light: what begins within another belongs to it. */
function joined(sources: readonly Source[], one: Source): Source[] {
  const isNear = ({ at, sizePx }: Source) =>
    Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) < Math.max(sizePx, one.sizePx);
  const known = sources.find(isNear);
  if (!known) return [...sources, one];
  const larger = known.sizePx >= one.sizePx ? known : one;
  return sources.map((source) => (source === known ? larger : source));
}

const isFaint = (tag: string) => Number(attributeOf(tag, 'fill-opacity') || 1) < 0.7;

/** Whatever shines in markup that is in picture pixels. */
export function sourcesIn(markup: string): Source[] {
  const stack: Matrix[] = [IDENTITY];
  let sources: Source[] = [];
  for (const [tag] of markup.matchAll(TAG)) {
    const outer = stack[stack.length - 1] ?? IDENTITY;
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g'))
      stack.push(multiply(outer, parseTransform(attributeOf(tag, 'transform'))));
    else if (isShining(attributeOf(tag, 'fill')) && !isFaint(tag)) {
      const edges = edgesOf(tag, outer);
      if (!edges) continue;
      const { left, right, top, bottom } = edges;
      const sizePx = Math.sqrt((right - left) * (bottom - top));
      sources = joined(sources, { at: [(left + right) / 2, (top + bottom) / 2], sizePx });
    }
  }
  return sources;
}

/** Light in three rings that fade outward. */
const ringed = (strength: number): Stop[] => [
  [0, WARM_HEART, strength],
  [0.2, WARM, strength * 0.74],
  [0.3, WARM, strength * 0.62],
  [0.305, WARM, strength * 0.48],
  [0.56, WARM, strength * 0.28],
  [0.565, WARM, strength * 0.19],
  [1, WARM, 0],
];

function lightOf({ at, sizePx }: Source, side: number, strength: number, pen: Pen): string {
  const reach = clamp(
    sizePx * REACH.bySize + side * REACH.base,
    side * REACH.least,
    side * REACH.most,
  );
  return circle(at, reach, pen.radial(at, reach, ringed(strength)));
}

/** The picture's layers with the light that its lamps and fires cast, as dark as it is; the same ones by day. */
export function withCastLight(
  layers: readonly PaintedLayer[],
  { brightness }: Pick<SceneLightColors, 'brightness'>,
  pen: Pen,
  { widthPx, heightPx }: Sides,
): PaintedLayer[] {
  const dark = clamp((BRIGHTNESS.dim - brightness) / (BRIGHTNESS.dim - BRIGHTNESS.dark), 0, 1);
  if (dark === 0) return [...layers];
  const side = Math.min(widthPx, heightPx);
  const lit = (sources: readonly Source[], opacity: number, least: number) =>
    sources
      .map((source) => {
        const veiled = clamp(1 - source.sizePx / (side * LARGE), least, 1);
        return lightOf(source, side, opacity * dark * veiled, pen);
      })
      .join('');
  const all: Source[] = [];
  const shone = layers.flatMap((layer): PaintedLayer[] => {
    if (layer.role !== 'subject' && layer.role !== 'scenery') return [layer];
    const sources = sourcesIn(layer.svg).filter(({ sizePx }) => sizePx > side * LEAST_SIZE);
    if (sources.length === 0 || sources.length > MOST_SOURCES) return [layer];
    all.push(...sources);
    const { id, depth } = layer;
    return [
      { id: `${id}-halo`, role: 'atmosphere', depth, svg: lit(sources, OPACITY.behind, 1) },
      layer,
    ];
  });
  const largest = all.sort((one, other) => other.sizePx - one.sizePx).slice(0, MOST_SOURCES);
  if (largest.length === 0) return [...layers];
  const last = shone.findLastIndex(({ role }) => role === 'subject');
  const depth = shone[last]?.depth ?? 1;
  const over: PaintedLayer = {
    id: 'cast-light',
    role: 'atmosphere',
    depth,
    svg: lit(largest, OPACITY.over, 0.2),
  };
  return [...shone.slice(0, last + 1), over, ...shone.slice(last + 1)];
}
