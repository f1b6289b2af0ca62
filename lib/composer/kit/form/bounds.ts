import { attributeOf, extentOf } from '@/lib/svg/extent';
import type { Edges, Point } from '@/lib/svg/point';

/**
 * Edges of what markup draws, measured from the markup itself, so that no table of sizes can be wrong.
 * It reads what `lib/svg/markup.ts` writes (paths, ellipses, rectangles, moved groups); what is clipped
 * lies inside a silhouette that is drawn as well and is left out.
 */

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const CURVE_SHARES = [0.2, 0.4, 0.6, 0.8] as const;

/** Points of a Bézier curve between its ends. */
function curvePoints(points: readonly Point[]): Point[] {
  return CURVE_SHARES.map((t) => {
    let row = points;
    while (row.length > 1) {
      row = row.slice(1).map((to, index) => {
        const from = row[index] ?? to;
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const;
      });
    }
    return row[0] ?? [0, 0];
  });
}

/** An arc lies within its circle's bulge over the chord; enough for edges. */
function arcPoints(
  from: Point,
  to: Point,
  [rx = 0, ry = 0, , large = 0, sweep = 0]: number[],
): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const half: Point = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const chord = Math.hypot(...half) || 1;
  const radius = Math.max(chord, rx * Math.abs(half[0] / chord) + ry * Math.abs(half[1] / chord));
  const rise = Math.sqrt(Math.max(0, radius * radius - chord * chord));
  const bulge =
    (large ? radius + rise : radius - rise) * (sweep ? 1 : -1) * ((rx + ry) / 2 / radius || 1);
  const across: Point = [(half[1] / chord) * bulge, (-half[0] / chord) * bulge];
  const apex: Point = [middle[0] + across[0], middle[1] + across[1]];
  const wide: Point = large
    ? [half[0] * (radius / chord), half[1] * (radius / chord)]
    : [half[0] * 0.8, half[1] * 0.8];
  const centre: Point = [middle[0] + across[0] / 2, middle[1] + across[1] / 2];
  return [
    apex,
    [centre[0] - wide[0], centre[1] - wide[1]],
    [centre[0] + wide[0], centre[1] + wide[1]],
  ];
}

/** Points on the outline of path data, ends of its segments and a few between. */
export function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let [at, start, control]: Point[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (const [, letter = '', list = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const numbers = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const size = ARGUMENTS[kind] ?? 0;
    if (kind === 'z') at = start;
    for (let index = 0; size > 0 && index + size <= numbers.length; index += size) {
      const args = numbers.slice(index, index + size);
      const from = at ?? [0, 0];
      const base: Point = letter === kind ? from : [0, 0];
      const point = (k: number): Point => [base[0] + (args[k] ?? 0), base[1] + (args[k + 1] ?? 0)];
      const mirrored: Point = [
        2 * from[0] - (control?.[0] ?? 0),
        2 * from[1] - (control?.[1] ?? 0),
      ];
      if (kind === 'h') at = [base[0] + (args[0] ?? 0), from[1]];
      else if (kind === 'v') at = [from[0], base[1] + (args[0] ?? 0)];
      else at = point(size - 2);
      const end: Point = at;
      const handles: Point[] =
        kind === 'c'
          ? [point(0), point(2)]
          : kind === 's'
            ? [mirrored, point(0)]
            : kind === 'q'
              ? [point(0)]
              : kind === 't'
                ? [mirrored]
                : [];
      if (handles.length > 0) points.push(...curvePoints([from, ...handles, end]));
      if (kind === 'a') points.push(...arcPoints(from, end, args));
      control = handles.at(-1) ?? end;
      if (kind === 'm' && index === 0) start = end;
      points.push(end);
    }
  }
  return points;
}

/** Points around an element of the markup, in its own frame; none where it draws nothing. */
export function elementPoints(tag: string): Point[] {
  const value = (name: string) => Number(attributeOf(tag, name) || 0);
  if (tag.startsWith('<path')) return pathPoints(attributeOf(tag, 'd'));
  if (tag.startsWith('<ellipse') || tag.startsWith('<circle')) {
    const round = value('r');
    const [x, y] = [value('cx'), value('cy')];
    const [rx, ry] = [round || value('rx'), round || value('ry')];
    return [
      [x - rx, y],
      [x + rx, y],
      [x, y - ry],
      [x, y + ry],
    ];
  }
  if (tag.startsWith('<rect')) {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    return [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ];
  }
  return [];
}

/** Edges of markup; zero where it draws nothing. */
export function markupEdges(markup: string): Edges {
  return extentOf(markup, elementPoints) ?? { left: 0, top: 0, right: 0, bottom: 0 };
}
