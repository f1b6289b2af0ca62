import { flatten as polylines, transformPath, type Path } from '@/lib/svg/segments';
import type { Shape, Shapes } from '../shapes/shape';
import { boxArea, boxSize, groundShape, inkHex, isVeil, mainColor } from './edit';
import { smoothLoop } from './layers';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface BlobsOptions {
  paper: Ink;
  /** Points that are left of an outline: few give round blobs. */
  points: number;
  /** How far blobs are off their place, pixels at 1024. */
  missPx: number;
  linePx: number;
  ink: Ink;
}

/** Meadows drawn as one shape of a thousand blades are no line drawing. */
const MOST_LINE_SEGMENTS = 400;
/** Shapes of fewer than this share of the picture get no blob of their own. */
const SMALLEST_BLOB = 0.0016;

function blobOf(path: Path, count: number): Path {
  const outline = polylines(path, 6).sort((a, b) => b.points.length - a.points.length)[0];
  if (!outline || outline.points.length < count) return [];
  const step = outline.points.length / count;
  return smoothLoop(Array.from({ length: count }, (_, i) => outline.points[Math.floor(i * step)]!));
}

/** Round blobs of colour that have slid off their places, and a thin line drawing over them. */
export function blobs(shapes: Shapes, scene: VectorScene, options: BlobsOptions): Shapes {
  const random = scene.random('blobs');
  const reach = options.missPx * scene.scale * scene.boldness;
  const area = scene.widthPx * scene.heightPx;
  const drawn = shapes.list.filter(
    (shape) =>
      shape.fill &&
      !isVeil(shape) &&
      shape.role !== 'backdrop' &&
      boxArea(shape.path) > SMALLEST_BLOB * area,
  );
  const colored = drawn.map((shape): Shape => {
    const shift = [1, 0, 0, 1, (random() - 0.5) * 2 * reach, (random() - 0.5) * 2 * reach] as const;
    const { width } = boxSize(shape.path);
    const wide = width > 0.9 * scene.widthPx;
    return {
      ...shape,
      layer: 0,
      path: wide ? shape.path : transformPath(blobOf(shape.path, options.points), shift),
      fill: mainColor(shape.fill!).color,
      fillOpacity: wide ? 0.35 : 0.82,
      stroke: undefined,
      group: undefined,
      opacity: 1,
    };
  });
  const lines = drawn
    .filter((shape) => shape.role === 'subject' || boxSize(shape.path).width > 0.9 * scene.widthPx)
    .filter((shape) => shape.path.length < MOST_LINE_SEGMENTS)
    .map((shape): Shape => ({
      ...shape,
      layer: 0,
      fill: undefined,
      group: undefined,
      opacity: 1,
      stroke: {
        paint: inkHex(options.ink),
        widthPx: options.linePx * scene.scale,
        opacity: 1,
        cap: 'round',
        join: 'round',
        dashes: [],
      },
    }));
  const ground = { ...groundShape(shapes, inkHex(options.paper)), layer: 0 };
  return { ...shapes, layerIds: ['blobs'], list: [ground, ...colored, ...lines] };
}
