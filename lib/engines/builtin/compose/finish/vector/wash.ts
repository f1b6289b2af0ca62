import { fromLch, mix, toLch, type Hex } from '@/lib/color/hex';
import type { Path } from '@/lib/svg/segments';
import type { Shape, Shapes, Stroke } from '../shapes/shape';
import {
  addLayer,
  boxArea,
  groundShape,
  inkHex,
  isVeil,
  mainColor,
  mapPaint,
  newShape,
  overBorders,
  rectangle,
} from './edit';
import { smoothLoop } from './layers';
import { wobbled } from './line';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface WashOptions {
  /** How far the edges of the washes wander, pixels at 1024. */
  strayPx: number;
  paper: Ink;
  /** Washes laid over each other per shape. */
  coats: number;
  /** Width of the bare margin around the paint in pixels at 1024; 0 for none. */
  marginPx: number;
  /** Pools of more and of less pigment over the whole sheet. */
  pools: number;
}

/** Shapes below this box area (square pixels at 1024) get one coat. */
const ONE_COAT_BELOW_PX = 1500;

/** Pigment with more water in it. */
function thinned(color: Hex): Hex {
  const lch = toLch(color);
  return fromLch({
    ...lch,
    lightness: Math.min(0.97, lch.lightness * 0.9 + 0.12),
    chroma: lch.chroma * 0.95,
  });
}

/** Moves the edge of a wash. */
type Stray = (shape: Shape, amountPx: number) => Path;

/**
 * How edges wander: each by itself, and in a tile all as one, so that what comes in over a border strays like what
 * goes out at the other. What covers all of a tile has no edge.
 */
function strayOf(scene: VectorScene): Stray {
  const random = scene.random('wash');
  if (!scene.isTile) return ({ path }, amountPx) => wobbled(path, amountPx, random() * 200);
  const seedX = scene.random('stray')() * 200;
  return ({ path }, amountPx) =>
    isPlainRectangle(path) && boxArea(path) >= scene.widthPx * scene.heightPx
      ? rectangle(
          -amountPx * 2,
          -amountPx * 2,
          scene.widthPx + amountPx * 4,
          scene.heightPx + amountPx * 4,
        )
      : wobbled(path, amountPx, seedX, scene);
}

const isPlainRectangle = (path: Path): boolean =>
  path.length <= 6 && path.every(([command]) => command !== 'C');

/** The coats of one shape, the first with the rim. */
function coatsOf(shape: Shape, scene: VectorScene, options: WashOptions, stray: Stray): Shape[] {
  if (isVeil(shape) || !shape.fill)
    return shape.role === 'atmosphere' ? [] : [{ ...shape, blurPx: 0 }];
  const area = boxArea(shape.path) / scene.scale ** 2;
  const count = area < ONE_COAT_BELOW_PX ? 1 : options.coats;
  const strayPx = options.strayPx * scene.scale * scene.boldness;
  const paint = shape.fill;
  const lch = toLch(mainColor(paint).color);
  const thin = mapPaint(paint, thinned);
  const rim = fromLch({ ...lch, lightness: lch.lightness * 0.78, chroma: lch.chroma * 1.05 });
  const base: Shape = {
    ...shape,
    fill: mapPaint(thin, (tone) => mix(tone, inkHex(options.paper), 0.25)),
    stroke: undefined,
    group: undefined,
    opacity: 1,
    fillOpacity: 1,
  };
  const layers = Array.from({ length: count }, (_, i): Shape => ({
    ...base,
    path: stray(shape, strayPx * (0.5 + i * 0.6)),
    fill: i === 0 ? thin : paint,
    fillOpacity: i === 0 ? 0.85 : 0.34,
    stroke: i === 0 ? thinLine(rim, 1.6 * scene.scale, 0.5) : undefined,
  }));
  return [...(shape.role === 'backdrop' ? [] : [base]), ...layers];
}

const thinLine = (paint: Hex, widthPx: number, opacity: number): Stroke => ({
  paint,
  widthPx,
  opacity,
  cap: 'round',
  join: 'round',
  dashes: [],
});

/**
 * Watercolour of shapes alone: translucent coats whose edges never quite meet, with a thin darker rim
 * where pigment would gather.
 */
export function wash(shapes: Shapes, scene: VectorScene, options: WashOptions): Shapes {
  const stray = strayOf(scene);
  const list = shapes.list.flatMap((shape) => coatsOf(shape, scene, options, stray));
  const spread = pools(scene, options);
  const sheet = [
    ...(scene.isTile ? spread.flatMap((pool) => overBorders(pool, scene)) : spread),
    ...margin(scene, options),
  ];
  const ground = { ...groundShape(shapes, inkHex(options.paper)), layer: 0 };
  return addLayer({ ...shapes, list: [ground, ...list] }, 'paper', sheet);
}

/** A ragged ring of points around the middle of a box. */
function raggedLoop(
  centre: readonly [number, number],
  radius: readonly [number, number],
  random: () => number,
): Path {
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 2 * Math.PI;
    const reach = 0.72 + 0.5 * random();
    return [
      centre[0] + Math.cos(angle) * radius[0] * reach,
      centre[1] + Math.sin(angle) * radius[1] * reach,
    ] as const;
  });
  return smoothLoop(points);
}

/** Backruns: faint patches, lighter inside, with the darker rim that drying water leaves. */
function pools(scene: VectorScene, options: WashOptions): Shape[] {
  const random = scene.random('pools');
  return Array.from({ length: options.pools }, () => {
    const centre = [random() * scene.widthPx, random() * scene.heightPx] as const;
    const size = (60 + 190 * random()) * scene.scale;
    const light = random() > 0.45;
    return newShape(raggedLoop(centre, [size * 1.5, size], random), {
      fill: light ? inkHex(options.paper) : '#3a2f52',
      fillOpacity: light ? 0.13 : 0.055,
      stroke: thinLine('#2d2440', 1.4 * scene.scale, 0.07),
    });
  });
}

/** Bare paper around a ragged edge of paint. */
function margin(scene: VectorScene, options: WashOptions): Shape[] {
  if (options.marginPx <= 0) return [];
  const random = scene.random('margin');
  const [w, h] = [scene.widthPx, scene.heightPx];
  const inset = options.marginPx * scene.scale;
  const step = 16 * scene.scale;
  const ragged = () => inset * (0.75 + 0.5 * random());
  const edge: [number, number][] = [];
  for (let x = inset; x < w - inset; x += step) edge.push([x, ragged()]);
  for (let y = inset; y < h - inset; y += step) edge.push([w - ragged(), y]);
  for (let x = w - inset; x > inset; x -= step) edge.push([x, h - ragged()]);
  for (let y = h - inset; y > inset; y -= step) edge.push([ragged(), y]);
  const hole = smoothLoop(edge);
  const rim = newShape(hole, {
    fill: undefined,
    stroke: thinLine('#2d2440', 5 * scene.scale, 0.16),
  });
  const outside = [...rectangle(-2, -2, w + 4, h + 4), ...hole];
  return [rim, newShape(outside, { fill: inkHex(options.paper), evenOdd: true })];
}
