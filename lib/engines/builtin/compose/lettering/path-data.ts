import type { OutlineCommand } from './outline';

/** Moves a point of an outline to its place in the picture. */
export type PointMap = (x: number, y: number) => readonly [x: number, y: number];

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Pieces a curve is cut into before a map that does not keep curves: enough for a whole page. */
const CURVE_PIECES = 8;
const LINE_PIECES = 6;

interface Pen {
  x: number;
  y: number;
}

function bezier(points: readonly number[], t: number): number {
  let row = [...points];
  while (row.length > 1) row = row.slice(1).map((value, i) => (row[i] ?? 0) * (1 - t) + value * t);
  return row[0] ?? 0;
}

/** Points along one command from the pen on, the first excluded, the last included. */
function sampled(pen: Pen, command: Exclude<OutlineCommand, { type: 'Z' }>): [number, number][] {
  const xs = [pen.x];
  const ys = [pen.y];
  if (command.type === 'C' || command.type === 'Q') {
    xs.push(command.x1);
    ys.push(command.y1);
  }
  if (command.type === 'C') {
    xs.push(command.x2);
    ys.push(command.y2);
  }
  xs.push(command.x);
  ys.push(command.y);
  const pieces = xs.length > 2 ? CURVE_PIECES : LINE_PIECES;
  return Array.from({ length: pieces }, (_, i) => {
    const t = (i + 1) / pieces;
    return [bezier(xs, t), bezier(ys, t)];
  });
}

/** Path data under an affine map, which keeps every curve a curve. */
export function affinePathData(commands: readonly OutlineCommand[], map: PointMap): string {
  const at = (x: number, y: number) => map(x, y).map(round).join(' ');
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = at(command.x, command.y);
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') {
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
      }
      return `${command.type}${end}`;
    })
    .join('');
}

/** Path data under any map (a perspective one bends straight control polygons): cut, then moved. */
export function warpedPathData(commands: readonly OutlineCommand[], map: PointMap): string {
  const parts: string[] = [];
  let pen: Pen = { x: 0, y: 0 };
  let start: Pen = pen;
  const lineTo = (x: number, y: number) => parts.push(`L${map(x, y).map(round).join(' ')}`);
  for (const command of commands) {
    if (command.type === 'Z') {
      for (const [x, y] of sampled(pen, { type: 'L', ...start })) lineTo(x, y);
      parts.push('Z');
      pen = start;
    } else if (command.type === 'M') {
      parts.push(`M${map(command.x, command.y).map(round).join(' ')}`);
      start = pen = { x: command.x, y: command.y };
    } else {
      for (const [x, y] of sampled(pen, command)) lineTo(x, y);
      pen = { x: command.x, y: command.y };
    }
  }
  return parts.join('');
}
