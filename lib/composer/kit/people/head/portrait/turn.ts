import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';

/** Heads are written in half heads and drawn a hundred times as large, as in `fine.ts`. */
const FINE = 100;
/** As far out as this, in half heads, a head that turns keeps its outline. */
const EDGE = 0.86;

/**
 * A head turned about its upright axis. Faces are written once, straight from the front; what is in the middle of a
 * face moves further than what is at its edge, so that the far half of a turned face is narrower.
 */
export interface Turn {
  /** 0 from the front; how far the middle of the face is moved, in half heads. */
  shift: number;
  at(x: number, y: number): Point;
  /** Path data of absolute commands in half heads, turned and as large as `fine.ts` draws. */
  data(written: string): string;
}

export function turnedBy(shift: number): Turn {
  const at = (x: number, y: number): Point => {
    const inner = Math.max(0, 1 - (x / EDGE) ** 2);
    return [x + shift * inner, y];
  };
  return {
    shift,
    at,
    data: (written) =>
      mapped(written, (x, y) => {
        const [turnedX, turnedY] = at(x, y);
        return [turnedX * FINE, turnedY * FINE];
      }),
  };
}

/** Path data of absolute commands without arcs, every point of it moved. */
export function mapped(data: string, map: (x: number, y: number) => Point): string {
  let first: number | undefined;
  return data.replace(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g, (value) => {
    if (first === undefined) {
      first = Number(value);
      return '';
    }
    const [x, y] = map(first, Number(value));
    first = undefined;
    return ` ${number(x)} ${number(y)}`;
  });
}

export const mirroredData = (data: string): string => mapped(data, (x, y) => [-x, y]);
/** Both of a pair of which the right one is written. */
export const bothSides = (data: string): string => data + mirroredData(data);

interface Step {
  command: string;
  points: Point[];
}

function stepsOf(data: string): Step[] {
  return [...data.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command = 'L', written = '']) => {
    const values = [...written.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const points = Array.from({ length: values.length / 2 }, (_, index): Point => [
      values[index * 2] ?? 0,
      values[index * 2 + 1] ?? 0,
    ]);
    return { command, points };
  });
}

/** The way back along a line on the other side of the axis, to be written after it. */
export function wayBack(data: string): string {
  const steps = stepsOf(data);
  const back: string[] = [];
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const before = steps[index - 1]?.points.at(-1);
    const step = steps[index];
    if (!before || !step) continue;
    const points = [...step.points.slice(0, -1).reverse(), before];
    back.push(step.command + points.map(([x, y]) => `${-x} ${y}`).join(' '));
  }
  return back.join('');
}

/** A closed shape that is alike on both sides, of its right half from the axis to the axis. */
export const symmetric = (half: string): string => `${half}${wayBack(half)}Z`;

/** The same with a hollow from above: the outer edge from its right end to the axis, the inner from the axis to there. */
export const symmetricBand = (outer: string, inner: string): string =>
  `${outer}${wayBack(outer)}${wayBack(inner)}${inner.replace(/^M[^MLQC]*/, '')}Z`;
