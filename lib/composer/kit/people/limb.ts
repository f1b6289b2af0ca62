import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { coordinates, number, polygon } from '@/lib/svg/path';
import {
  add,
  between,
  clamp,
  dot,
  lengthOf,
  perpendicular,
  type Point,
  scale,
  subtract,
  times,
  unit,
} from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import type { Pen } from '../pen';

/** A point of a limb's centreline; `s` is 0 at the root, 1 at the joint, 2 at the end. */
interface Station {
  s: number;
  at: Point;
  normal: Point;
}

export type Centreline = readonly Station[];
/** Widths at root, joint and end, centimetres. */
export type Widths = readonly [root: number, joint: number, end: number];

/**
 * Two bones of the lengths `first` and `second` from `from` towards `to`: the joint and the end, which
 * falls short of what is out of reach. `sign` chooses the side of the joint: 1 bends an arm that hangs
 * backwards, -1 a leg forwards.
 */
export function bend(
  from: Point,
  to: Point,
  first: number,
  second: number,
  sign: number,
): [joint: Point, end: Point] {
  const longest = (first + second) * 0.998;
  const shortest = Math.abs(first - second) * 1.05 + 0.1;
  const way = subtract(to, from);
  const length = clamp(lengthOf(way), shortest, longest);
  const direction = lengthOf(way) < 0.01 ? ([0, 1] as const) : unit(way);
  const along = (first * first - second * second + length * length) / (2 * length);
  const aside = Math.sqrt(Math.max(0, first * first - along * along));
  const joint = add(
    add(from, scale(direction, along)),
    scale(perpendicular(direction), aside * sign),
  );
  return [joint, add(from, scale(direction, length))];
}

/** The bones with their corner rounded over `fillet` of each: a limb has no elbow circle. */
export function centreline(root: Point, joint: Point, end: Point, fillet = 0.28): Centreline {
  const before = between(joint, root, fillet);
  const after = between(joint, end, fillet);
  const points: { s: number; at: Point }[] = [
    ...times(5, (index) => ({
      s: ((1 - fillet) * index) / 5,
      at: between(root, before, index / 5),
    })),
    ...times(13, (_, t) => ({
      s: 1 - fillet + 2 * fillet * t,
      at: between(between(before, joint, t), between(joint, after, t), t),
    })),
    ...times(3, (index) => ({
      s: 1 + fillet + ((1 - fillet) * (index + 1)) / 3,
      at: between(after, end, (index + 1) / 3),
    })),
  ];
  return points.map((point, index) => {
    const next = points[Math.min(index + 1, points.length - 1)] ?? point;
    const last = points[Math.max(index - 1, 0)] ?? point;
    return { ...point, normal: perpendicular(unit(subtract(next.at, last.at))) };
  });
}

/** The station at `s`, between two known ones. */
export function stationAt(line: Centreline, s: number): Station {
  const index = Math.max(
    1,
    line.findIndex((station) => station.s >= s - 1e-6),
  );
  const [a, b] = [line[index - 1], line[index]];
  if (!a || !b) return line.at(-1) ?? { s, at: [0, 0], normal: [1, 0] };
  const t = (s - a.s) / (b.s - a.s || 1);
  return { s, at: between(a.at, b.at, t), normal: unit(between(a.normal, b.normal, t)) };
}

interface LimbOptions {
  /** From and to where on the centreline. */
  from?: number;
  to?: number;
  /** Cut straight across, as cloth is; otherwise round. A limb that begins at its root has a round shoulder. */
  cut?: boolean;
  shaded?: boolean;
}

function widthAt([root, joint, end]: Widths, s: number): number {
  return s < 1 ? root + (joint - root) * s : joint + (end - joint) * (s - 1);
}

/** A limb or what clothes it: the centreline with a width, one tone of shade along the side away from the light. */
export function limb(
  pen: Pen,
  line: Centreline,
  widths: Widths,
  fill: Hex,
  { from = 0, to = 2, cut = false, shaded = true }: LimbOptions = {},
): string {
  const stations = [
    stationAt(line, from),
    ...line.filter(({ s }) => s > from + 1e-4 && s < to - 1e-4),
    stationAt(line, to),
  ];
  const half = (s: number) => widthAt(widths, s) / 2;
  const side = (share: number) =>
    stations.map(({ s, at, normal }) => add(at, scale(normal, half(s) * share)));
  const [left, right] = [side(1), side(-1).reverse()];
  const arc = (s: number) => `A${number(half(s))} ${number(half(s))} 0 0 0 `;
  const data = `M${left.map(coordinates).join('L')}${cut ? 'L' : arc(to)}${right
    .map(coordinates)
    .join('L')}${cut && from > 0.5 ? 'L' : arc(from)}${coordinates(left[0] ?? [0, 0])}Z`;
  if (!shaded) return path(data, fill);
  const middle = stations[stations.length >> 1];
  const away = middle && dot(middle.normal, pen.shade) > 0 ? 1 : -1;
  // Shade fades in from the root, so that a shoulder has no square corner.
  const ease = (s: number) => {
    const t = clamp((s - from) / 0.7, 0, 1);
    return from > 0 ? 0.25 : 1.1 - 0.85 * t * (2 - t);
  };
  const shade = polygon([
    ...stations.map(({ s, at, normal }) => add(at, scale(normal, half(s) * away * ease(s)))),
    ...side(away * 1.2).reverse(),
  ]);
  return path(data, fill) + pen.clip(data, path(shade, darker(fill, 0.15)));
}
