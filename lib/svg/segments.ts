import { applyTo, type Matrix } from './matrix';
import { arcToCubics } from './arc';
import type { Edges, Point } from './point';

/** Absolute segments; every curve is a cubic, so that a path can be moved, cut and measured. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly Segment[];

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Last control point, for the smooth commands. */
  controlX: number;
  controlY: number;
  previous: string;
}

/** Arc flags may be written without separators (`a1 1 0 01.5.5`), so arcs are read digit by digit. */
const ARC =
  /^[\s,]*(-?[\d.]+(?:e[-+]?\d+)?)[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;

/** Splits path data into commands with exactly their arguments. */
function* commandsOf(data: string): Generator<[command: string, values: number[]]> {
  for (const [, letter = '', body = ''] of data.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const needed = ARGUMENTS[kind] ?? 0;
    if (needed === 0) {
      yield [letter, []];
      continue;
    }
    let rest = body;
    let name = letter;
    for (;;) {
      const values: number[] = [];
      if (kind === 'A') {
        const match = ARC.exec(rest);
        if (!match) break;
        values.push(...match.slice(1).map(Number));
        rest = rest.slice(match[0].length);
      } else {
        while (values.length < needed) {
          const match = NUMBER.exec(rest);
          if (!match) break;
          values.push(Number(match[1]));
          rest = rest.slice(match[0].length);
        }
        if (values.length < needed) break;
      }
      yield [name, values];
      // Further pairs after a move are lines (SVG 2, section 9.3.3).
      if (name === 'M') name = 'L';
      if (name === 'm') name = 'l';
    }
  }
}

function curve(pen: Pen, out: Segment[], c: readonly number[]): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = c;
  out.push(['C', x1, y1, x2, y2, x, y]);
  [pen.controlX, pen.controlY, pen.x, pen.y] = [x2, y2, x, y];
}

function quadratic(pen: Pen, out: Segment[], qx: number, qy: number, x: number, y: number): void {
  const [x0, y0] = [pen.x, pen.y];
  curve(pen, out, [
    x0 + (2 / 3) * (qx - x0),
    y0 + (2 / 3) * (qy - y0),
    x + (2 / 3) * (qx - x),
    y + (2 / 3) * (qy - y),
    x,
    y,
  ]);
  [pen.controlX, pen.controlY] = [qx, qy];
}

function line(pen: Pen, out: Segment[], x: number, y: number): void {
  out.push(['L', x, y]);
  [pen.x, pen.y] = [x, y];
}

function close(pen: Pen, out: Segment[]): void {
  if (out.length > 0 && out.at(-1)?.[0] !== 'Z') out.push(['Z']);
  [pen.x, pen.y] = [pen.startX, pen.startY];
}

/** The control point mirrored at the pen when the last command was of the same kind. */
function mirrored(pen: Pen, kinds: string): Point {
  return kinds.includes(pen.previous)
    ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY]
    : [pen.x, pen.y];
}

function step(pen: Pen, out: Segment[], letter: string, values: readonly number[]): void {
  const kind = letter.toUpperCase();
  const [ox, oy] = letter === kind ? [0, 0] : [pen.x, pen.y];
  const v = (i: number) => values[i] ?? 0;
  const x = (i: number) => v(i) + ox;
  const y = (i: number) => v(i) + oy;
  switch (kind) {
    case 'M':
      [pen.x, pen.y, pen.startX, pen.startY] = [x(0), y(1), x(0), y(1)];
      out.push(['M', pen.x, pen.y]);
      break;
    case 'L':
      line(pen, out, x(0), y(1));
      break;
    case 'H':
      line(pen, out, x(0), pen.y);
      break;
    case 'V':
      line(pen, out, pen.x, y(0));
      break;
    case 'C':
      curve(pen, out, [x(0), y(1), x(2), y(3), x(4), y(5)]);
      break;
    case 'S':
      curve(pen, out, [...mirrored(pen, 'CS'), x(0), y(1), x(2), y(3)]);
      break;
    case 'Q':
      quadratic(pen, out, x(0), y(1), x(2), y(3));
      break;
    case 'T':
      quadratic(pen, out, ...mirrored(pen, 'QT'), x(0), y(1));
      break;
    case 'A':
      for (const c of arcToCubics(pen, [v(0), v(1)], v(2), v(3) !== 0, v(4) !== 0, [x(5), y(6)]))
        curve(pen, out, c);
      break;
    default:
      close(pen, out);
  }
  pen.previous = kind;
}

/** Reads path data of any form into absolute segments. Broken tails are dropped, as viewers do. */
export function parsePath(data: string): Path {
  const out: Segment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, previous: '' };
  for (const [letter, values] of commandsOf(data)) step(pen, out, letter, values);
  return out;
}

export function transformPath(path: Path, matrix: Matrix): Path {
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment;
      case 'C':
        return [
          'C',
          ...applyTo(matrix, segment[1], segment[2]),
          ...applyTo(matrix, segment[3], segment[4]),
          ...applyTo(matrix, segment[5], segment[6]),
        ];
      default:
        return [segment[0], ...applyTo(matrix, segment[1], segment[2])];
    }
  });
}

/** Path data with one decimal: enough at picture size, and small. */
export function pathData(path: Path): string {
  const r = (value: number) => String(Math.round(value * 10) / 10);
  return path.map(([letter, ...values]) => letter + (values as number[]).map(r).join(' ')).join('');
}

/** Polylines of a path, curves cut so that pieces are about `stepPx` long. */
export function flatten(path: Path, stepPx = 4): { points: Point[]; closed: boolean }[] {
  const lines: { points: Point[]; closed: boolean }[] = [];
  let current: Point[] = [];
  const end = (closed: boolean) => {
    if (current.length > 1) lines.push({ points: current, closed });
    current = [];
  };
  for (const segment of path) {
    if (segment[0] === 'M') {
      end(false);
      current = [[segment[1], segment[2]]];
    } else if (segment[0] === 'L') {
      current.push([segment[1], segment[2]]);
    } else if (segment[0] === 'C') {
      flattenCurve(current, segment, stepPx);
    } else {
      const first = current[0];
      end(true);
      if (first) current = [first];
    }
  }
  end(false);
  return lines;
}

function flattenCurve(
  points: Point[],
  [, x1, y1, x2, y2, x3, y3]: readonly ['C', number, number, number, number, number, number],
  stepPx: number,
): void {
  const [x0, y0] = points.at(-1) ?? [x1, y1];
  const length =
    Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const pieces = Math.max(2, Math.min(40, Math.ceil(length / stepPx)));
  for (let i = 1; i <= pieces; i += 1) {
    const t = i / pieces;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
  }
}

/** Box of all points, control points included: it surely holds the path. */
export function pathBox(path: Path): Edges {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const segment of path) {
    for (let i = 1; i + 1 < segment.length; i += 2) {
      const [x, y] = [segment[i] as number, segment[i + 1] as number];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
