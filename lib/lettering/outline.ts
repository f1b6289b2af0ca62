/** One drawing command in em units of 1, y downwards, baseline at 0. */
export type OutlineCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pieces a curve is cut into before a map that does not keep curves: enough for a whole page. */
const CURVE_PIECES = 8;
const LINE_PIECES = 6;

interface Point {
  x: number;
  y: number;
}

function bezier(points: readonly number[], t: number): number {
  let row = [...points];
  while (row.length > 1) row = row.slice(1).map((value, i) => (row[i] ?? 0) * (1 - t) + value * t);
  return row[0] ?? 0;
}

/** Points along one command from a point on, the first excluded, the last included. */
function sampled(from: Point, command: Exclude<OutlineCommand, { type: 'Z' }>): [number, number][] {
  const xs = [from.x];
  const ys = [from.y];
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

/** What an outline is drawn with. */
export interface OutlinePen {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  close: () => void;
}

/** Walks an outline in short straight pieces, which any map keeps whole. */
export function walkOutline(commands: readonly OutlineCommand[], pen: OutlinePen): void {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const command of commands) {
    if (command.type === 'Z') {
      for (const [x, y] of sampled(at, { type: 'L', ...start })) pen.lineTo(x, y);
      pen.close();
      at = start;
    } else if (command.type === 'M') {
      pen.moveTo(command.x, command.y);
      start = at = { x: command.x, y: command.y };
    } else {
      for (const [x, y] of sampled(at, command)) pen.lineTo(x, y);
      at = { x: command.x, y: command.y };
    }
  }
}
