import { attributeOf } from './extent';
import { applyTo, IDENTITY, inverse, type Matrix, multiply, parseTransform } from './matrix';
import { ellipsePath, number, roundedPath } from './path';
import { between, lengthOf, type Point, subtract } from './point';
import { parsePath } from './segments';

/** A map of the plane that is not affine: what it does to a point. */
export type Warp = (point: Point) => Point;

/** Clip paths are written elsewhere: the id of one for new data, by the id of the old one. */
export type Reclip = (id: string, change: (data: string) => string) => string;

interface Warped {
  warp: Warp;
  /** The longest piece of an outline that stays one piece. */
  step: number;
  reclip: Reclip;
}

/** Markup as `markup.ts` writes it with every outline bent by a warp; paints and strokes stay as they are. */
export function warpedMarkup(markup: string, warped: Warped): string {
  const stack: Matrix[] = [IDENTITY];
  return markup.replace(/<[^>]+>/g, (tag) => {
    const outer = stack.at(-1) ?? IDENTITY;
    if (tag === '</g>') stack.pop();
    if (tag.startsWith('</')) return tag;
    const matrix = multiply(outer, parseTransform(attributeOf(tag, 'transform')));
    const change = (data: string) => warpedData(data, matrix, warped);
    if (!tag.startsWith('<g')) return warpedLeaf(tag, change);
    stack.push(matrix);
    return tag.replace(
      /clip-path="url\(#([^)]+)\)"/,
      (_, id: string) => `clip-path="url(#${warped.reclip(id, change)})"`,
    );
  });
}

const numberIn = (tag: string, name: string) => Number(attributeOf(tag, name));

/** An element that draws: paths keep what they are, round and upright shapes become paths. */
function warpedLeaf(tag: string, change: (data: string) => string): string {
  const data = dataOf(tag);
  if (data === '') return tag;
  const rest = tag.replace(/^<\w+/, '').replace(/ (?:d|cx|cy|rx|ry|x|y|width|height)="[^"]*"/g, '');
  return `<path d="${change(data)}"${rest}`;
}

function dataOf(tag: string): string {
  const [x, y] = [numberIn(tag, 'x'), numberIn(tag, 'y')];
  if (tag.startsWith('<path')) return attributeOf(tag, 'd');
  if (tag.startsWith('<ellipse')) {
    const center: Point = [numberIn(tag, 'cx'), numberIn(tag, 'cy')];
    return ellipsePath(center, numberIn(tag, 'rx'), numberIn(tag, 'ry'));
  }
  if (!tag.startsWith('<rect')) return '';
  return roundedPath([x, y], numberIn(tag, 'width'), numberIn(tag, 'height'), numberIn(tag, 'rx'));
}

/** Of a cubic curve the point at `share`. */
function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point {
  const [p, q, r] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  return between(between(p, q, share), between(q, r, share), share);
}

/** Path data cut into short pieces whose ends are warped; short curves are straight pieces then. */
function warpedData(data: string, matrix: Matrix, { warp, step }: Warped): string {
  const back = inverse(matrix);
  const put = ([x, y]: Point) => {
    const [bx, by] = applyTo(back, ...warp(applyTo(matrix, x, y)));
    return `${number(bx)} ${number(by)}`;
  };
  const seen = ([x, y]: Point): Point => applyTo(matrix, x, y);
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const drawTo = (curve: readonly [Point, Point, Point, Point], least: number) => {
    const [a, b, c, d] = curve.map(seen) as [Point, Point, Point, Point];
    const length = lengthOf(subtract(b, a)) + lengthOf(subtract(c, b)) + lengthOf(subtract(d, c));
    const count = Math.max(least, Math.min(48, Math.ceil(length / step)));
    at = curve[3];
    return Array.from(
      { length: count },
      (_, index) => `L${put(onCurve(curve, (index + 1) / count))}`,
    ).join('');
  };
  const straight = (to: Point) =>
    drawTo([at, between(at, to, 1 / 3), between(at, to, 2 / 3), to], 1);
  return parsePath(data)
    .map((segment) => {
      if (segment[0] === 'Z') return `${straight(start)}Z`;
      if (segment[0] === 'L') return straight([segment[1], segment[2]]);
      if (segment[0] === 'C') {
        const [, x1, y1, x2, y2, x, y] = segment;
        return drawTo([at, [x1, y1], [x2, y2], [x, y]], 4);
      }
      at = start = [segment[1], segment[2]];
      return `M${put(at)}`;
    })
    .join('');
}
