import type { Regions } from '../raster/regions';
import { pathBox, type Path } from '@/lib/svg/segments';
import type { Shape, Shapes } from './shape';

/**
 * Leaves out what nobody sees, so that treatments spend themselves on the rest: shapes that nearer ones
 * cover, and the hidden parts of compound shapes such as the crowns of far trees. Subjects stay whole.
 */
export function seenOnly(shapes: Shapes, regions: Regions): Shapes {
  const seen = new Set(regions.shape);
  const list = shapes.list.flatMap((shape, index): Shape[] => {
    if (!isOpaqueScenery(shape)) return [shape];
    if (!seen.has(index + 1)) return isLine(shape) ? [shape] : [];
    return [{ ...shape, path: seenParts(shape, index + 1, regions, shapes) }];
  });
  return { ...shapes, list };
}

function isOpaqueScenery({ role, opacity, group, fillOpacity, blurPx }: Shape): boolean {
  const solid = opacity * fillOpacity * (group?.opacity ?? 1) > 0.95 && blurPx === 0;
  return solid && (role === 'scenery' || role === 'foreground');
}

/** Thin lines fall between the pixels of a small rendering. */
function isLine({ fill }: Shape): boolean {
  return fill === undefined;
}

function subpaths(path: Path): Path[] {
  const parts: Path[] = [];
  let part: Path[number][] = [];
  for (const segment of path) {
    if (segment[0] === 'M' && part.length > 0) {
      parts.push(part);
      part = [];
    }
    part.push(segment);
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function seenParts(shape: Shape, number: number, regions: Regions, shapes: Shapes): Path {
  const parts = subpaths(shape.path);
  if (parts.length < 2 || shape.evenOdd) return shape.path;
  return parts.filter((part) => isSeen(part, number, regions, shapes)).flat();
}

function isSeen(part: Path, number: number, regions: Regions, { widthPx, heightPx }: Shapes) {
  const box = pathBox(part);
  const x = (value: number) => (value / widthPx) * regions.widthPx;
  const y = (value: number) => (value / heightPx) * regions.heightPx;
  const [left, right] = [
    Math.max(0, Math.floor(x(box.left))),
    Math.min(regions.widthPx - 1, x(box.right)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(y(box.top))),
    Math.min(regions.heightPx - 1, y(box.bottom)),
  ];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (regions.shape[row * regions.widthPx + column] === number) return true;
  return false;
}

/** Characters of one number of a path, and of a shape's own attributes, on the average. */
const NUMBER_CHARACTERS = 6;
const SHAPE_CHARACTERS = 90;

function charactersOf({ path, clips }: Shape): number {
  const numbers = path.reduce((sum, segment) => sum + segment.length - 1, 0);
  return numbers * NUMBER_CHARACTERS + path.length + SHAPE_CHARACTERS + clips.length * 30;
}

/**
 * Keeps a picture under a length in characters: the smallest and most intricate parts of the scenery go
 * first, the subject last.
 */
export function withinLength(shapes: Shapes, most: number): Shapes {
  const lengths = shapes.list.map(charactersOf);
  let excess = lengths.reduce((sum, length) => sum + length, 0) - most;
  if (excess <= 0) return shapes;
  const worth = shapes.list.map((shape, index) => {
    const { left, right, top, bottom } = pathBox(shape.path);
    const kept = shape.role === 'subject' || shape.role === 'lettering' ? 1e6 : 1;
    return (kept * Math.max(1, right - left) * Math.max(1, bottom - top)) / lengths[index]!;
  });
  const dropped = new Set<number>();
  for (const index of worth.map((_worth, i) => i).sort((a, b) => worth[a]! - worth[b]!)) {
    if (excess <= 0) break;
    dropped.add(index);
    excess -= lengths[index]!;
  }
  return { ...shapes, list: shapes.list.filter((_shape, index) => !dropped.has(index)) };
}
