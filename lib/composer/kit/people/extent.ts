import { attributeOf, extentOf } from '@/lib/svg/extent';
import type { Edges, Point } from '@/lib/svg/point';

/**
 * Edges of a figure: paths of absolute commands by their points and handles (a hull, a little generous),
 * which is enough for limbs and quick enough for every pose.
 */

const numbersOf = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** Points of a path; of an arc only its end. */
function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', values = ''] of data.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = numbersOf(values);
    const list = command === 'A' ? numbers.slice(-2) : numbers;
    for (let index = 0; index + 1 < list.length; index += 2)
      points.push([list[index] ?? 0, list[index + 1] ?? 0]);
  }
  return points;
}

function elementPoints(tag: string): Point[] {
  if (tag.startsWith('<ellipse')) {
    const [x, y, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attributeOf(tag, name)));
    return [
      [(x ?? 0) - (rx ?? 0), (y ?? 0) - (ry ?? 0)],
      [(x ?? 0) + (rx ?? 0), (y ?? 0) - (ry ?? 0)],
      [(x ?? 0) - (rx ?? 0), (y ?? 0) + (ry ?? 0)],
      [(x ?? 0) + (rx ?? 0), (y ?? 0) + (ry ?? 0)],
    ];
  }
  return tag.startsWith('<path') ? pathPoints(attributeOf(tag, 'd')) : [];
}

export function figureExtent(markup: string): Edges | undefined {
  return extentOf(markup, elementPoints);
}
