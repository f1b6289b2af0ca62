import type { LayerRole } from '../../painting';
import { hexToRgb, rgbToHex, type Hex } from '@/lib/color/hex';
import type { Edges } from '@/lib/svg/point';
import { parsePath, pathBox, type Path, transformPath } from '@/lib/svg/segments';
import { isGradient, type Paint, type Shape, type Shapes } from '../shapes/shape';

/** Small edits of shape lists that treatments are made of. */

export function inkHex(ink: readonly [number, number, number]): Hex {
  return rgbToHex([ink[0] * 255, ink[1] * 255, ink[2] * 255]);
}

export function mapPaint(paint: Paint, change: (color: Hex) => Hex): Paint {
  if (!isGradient(paint)) return change(paint);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: change(stop.color) })) };
}

/** Changes every colour of the shapes for which `which` holds. */
export function mapColors(
  shapes: Shapes,
  change: (color: Hex, shape: Shape) => Hex,
  which: (shape: Shape) => boolean = () => true,
): Shapes {
  const cache = new Map<string, Hex>();
  return {
    ...shapes,
    list: shapes.list.map((shape) => {
      if (!which(shape)) return shape;
      const turn = (color: Hex) => {
        const key = `${shape.role}${color}`;
        let result = cache.get(key);
        if (result === undefined) cache.set(key, (result = change(color, shape)));
        return result;
      };
      return {
        ...shape,
        ...(shape.fill ? { fill: mapPaint(shape.fill, turn) } : {}),
        ...(shape.stroke
          ? { stroke: { ...shape.stroke, paint: mapPaint(shape.stroke.paint, turn) } }
          : {}),
      };
    }),
  };
}

/** One colour that stands for a paint: the mean of its stops, weighted by how much of it they cover. */
export function mainColor(paint: Paint): { color: Hex; opacity: number } {
  if (!isGradient(paint)) return { color: paint, opacity: 1 };
  const sum = [0, 0, 0];
  let [total, opacity] = [0, 0];
  paint.stops.forEach((stop, i) => {
    const before = paint.stops[i - 1]?.offset ?? 0;
    const after = paint.stops[i + 1]?.offset ?? 1;
    const share = Math.max(0.02, (after - before) / 2);
    const weight = share * Math.max(0.02, stop.opacity);
    hexToRgb(stop.color).forEach((value, c) => (sum[c] = sum[c]! + value * weight));
    total += weight;
    opacity += share * stop.opacity;
  });
  const shares = paint.stops.reduce((all, _stop, i) => {
    const before = paint.stops[i - 1]?.offset ?? 0;
    const after = paint.stops[i + 1]?.offset ?? 1;
    return all + Math.max(0.02, (after - before) / 2);
  }, 0);
  return {
    color: rgbToHex([sum[0]! / total, sum[1]! / total, sum[2]! / total]),
    opacity: opacity / shares,
  };
}

/** A veil is translucent through and through: a glow, a shadow, a vignette. */
export function isVeil(shape: Shape): boolean {
  if (shape.blurPx > 0) return true;
  const opacity = shape.opacity * (shape.group?.opacity ?? 1);
  const paint = shape.fill ?? shape.stroke?.paint;
  if (!paint) return false;
  const own = shape.fill ? shape.fillOpacity : (shape.stroke?.opacity ?? 1);
  return opacity * own * mainColor(paint).opacity < 0.5;
}

/** The box of what can be seen of a shape: its path within what clips it. Empty where nothing can. */
export function shownBox({ path, clips }: Shape): Edges {
  return clips.map(pathBox).reduce<Edges>(
    (box, clip) => ({
      left: Math.max(box.left, clip.left),
      top: Math.max(box.top, clip.top),
      right: Math.min(box.right, clip.right),
      bottom: Math.min(box.bottom, clip.bottom),
    }),
    pathBox(path),
  );
}

/** Area of the box of a path, a quick measure of how much it matters. */
export function boxArea(path: Path): number {
  const box = pathBox(path);
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

export function boxSize(path: Path): { width: number; height: number } {
  const box = pathBox(path);
  return { width: box.right - box.left, height: box.bottom - box.top };
}

/** A shape of a tile, and again wherever it comes in over the opposite border. */
export function overBorders(
  shape: Shape,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Shape[] {
  const { left, right, top, bottom } = pathBox(shape.path);
  const half = (shape.stroke?.widthPx ?? 0) / 2;
  const shifts = (from: number, to: number, whole: number) => [
    0,
    ...(from - half < 0 ? [whole] : []),
    ...(to + half > whole ? [-whole] : []),
  ];
  return shifts(left, right, widthPx).flatMap((dx) =>
    shifts(top, bottom, heightPx).map((dy) =>
      dx === 0 && dy === 0
        ? shape
        : { ...shape, path: transformPath(shape.path, [1, 0, 0, 1, dx, dy]) },
    ),
  );
}

export function rectangle(x: number, y: number, width: number, height: number): Path {
  return [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
}

export function circle(x: number, y: number, radius: number): Path {
  return parsePath(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  );
}

/** A new shape with the plain defaults. */
export function newShape(
  path: Path,
  own: Partial<Shape> & Pick<Shape, 'fill'>,
  role: LayerRole = 'scenery',
): Shape {
  return {
    layer: 0,
    role,
    depth: 0.5,
    path,
    evenOdd: false,
    fillOpacity: 1,
    opacity: 1,
    clips: [],
    blurPx: 0,
    ...own,
  };
}

/** The id itself, or with a number where the painting has a layer of that name. */
function freeId({ layerIds }: Shapes, id: string): string {
  let name = id;
  for (let count = 2; layerIds.includes(name); count += 1) name = `${id}-${count}`;
  return name;
}

/** Adds a layer of shapes above all others, or below them. */
export function addLayer(
  shapes: Shapes,
  id: string,
  list: readonly Shape[],
  where: 'above' | 'below' = 'above',
): Shapes {
  const name = freeId(shapes, id);
  if (where === 'above') {
    const layer = shapes.layerIds.length;
    return {
      ...shapes,
      layerIds: [...shapes.layerIds, name],
      list: [...shapes.list, ...list.map((shape) => ({ ...shape, layer }))],
    };
  }
  return {
    ...shapes,
    layerIds: [name, ...shapes.layerIds],
    list: [
      ...list.map((shape) => ({ ...shape, layer: 0 })),
      ...shapes.list.map((shape) => ({ ...shape, layer: shape.layer + 1 })),
    ],
  };
}

/** A picture of one layer, from scratch. */
export function onlyLayer(shapes: Shapes, id: string, list: readonly Shape[]): Shapes {
  return { ...shapes, layerIds: [id], list: list.map((shape) => ({ ...shape, layer: 0 })) };
}

export function groundShape(shapes: Shapes, fill: Hex): Shape {
  return newShape(rectangle(0, 0, shapes.widthPx, shapes.heightPx), { fill, depth: 0 }, 'backdrop');
}
