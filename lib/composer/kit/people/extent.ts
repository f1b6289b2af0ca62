import { type Edges, type Point, unionOf } from '@/lib/svg/point';

/**
 * Edges of markup that was written with `lib/svg` and absolute path commands: groups that are moved,
 * turned and scaled, paths by their points and handles (a hull, a little generous), ellipses and strokes.
 * What is clipped lies inside the shape that clips it, and is passed over.
 */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

const numbersOf = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

function matrixOf(transform: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbersOf(values);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    if (name === 'rotate') {
      const [sin, cos] = [Math.sin((x * Math.PI) / 180), Math.cos((x * Math.PI) / 180)];
      matrix = times(matrix, [cos, sin, -sin, cos, 0, 0]);
    }
  }
  return matrix;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`[ ]${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

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
    const [x, y, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attribute(tag, name)));
    return [
      [(x ?? 0) - (rx ?? 0), (y ?? 0) - (ry ?? 0)],
      [(x ?? 0) + (rx ?? 0), (y ?? 0) - (ry ?? 0)],
      [(x ?? 0) - (rx ?? 0), (y ?? 0) + (ry ?? 0)],
      [(x ?? 0) + (rx ?? 0), (y ?? 0) + (ry ?? 0)],
    ];
  }
  return tag.startsWith('<path') ? pathPoints(attribute(tag, 'd')) : [];
}

export function extentOf(markup: string): Edges | undefined {
  const stack: { matrix: Matrix; clipped: boolean }[] = [{ matrix: IDENTITY, clipped: false }];
  const found: Edges[] = [];
  for (const [tag] of markup.matchAll(/<[^>]+>/g)) {
    const top = stack.at(-1) ?? { matrix: IDENTITY, clipped: false };
    if (tag === '</g>') stack.pop();
    else if (tag.startsWith('<g')) {
      stack.push({
        matrix: times(top.matrix, matrixOf(attribute(tag, 'transform'))),
        clipped: top.clipped || tag.includes('clip-path'),
      });
    } else if (!top.clipped) {
      const [a, b, c, d, e, f] = top.matrix;
      const points = elementPoints(tag).map(([x, y]): Point => [
        a * x + c * y + e,
        b * x + d * y + f,
      ]);
      if (points.length === 0) continue;
      const half =
        (Number(attribute(tag, 'stroke-width')) / 2) * Math.sqrt(Math.abs(a * d - b * c));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      found.push({
        left: Math.min(...xs) - half,
        top: Math.min(...ys) - half,
        right: Math.max(...xs) + half,
        bottom: Math.max(...ys) + half,
      });
    }
  }
  return found.length === 0 ? undefined : unionOf(found);
}
