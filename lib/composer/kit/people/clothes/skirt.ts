import type { Hex } from '@/lib/color/hex';
import { path, shape, stroke } from '@/lib/svg/markup';
import { coordinates, polygon, smooth } from '@/lib/svg/path';
import { add, between, type Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import { centreline, type Centreline, limb, stationAt } from '../limb';
import type { Tailor } from '../trunk';

export interface Skirt {
  /** Where it ends: 0 at the hips, 1 at the knees, 2 at the ankles. */
  length: number;
  /** How much wider its hem is than the legs, 0 to 2. */
  flare: number;
}

/** A skirt that lies on the thighs of who sits. */
function lying(tailor: Tailor, color: Hex, { length, flare }: Skirt): string {
  const { pen, legs, u, skeleton } = tailor;
  const to = Math.min(1.8, Math.max(0.55, length));
  const widths = [0.14 * u, (0.11 + 0.03 * flare) * u, (0.11 + 0.05 * flare) * u] as const;
  const cut = { to, cut: true };
  const gap = shape(
    [
      stationAt(legs[0].line, 0.1).at,
      stationAt(legs[0].line, to).at,
      stationAt(legs[1].line, to).at,
      stationAt(legs[1].line, 0.1).at,
    ],
    darker(color, 0.1),
  );
  const seat = path(
    smooth(
      [
        skeleton.at(0.16, -0.95),
        skeleton.at(-0.06, -1.02),
        skeleton.at(-0.12, 0),
        skeleton.at(0.02, 1.02),
        skeleton.at(0.16, 0.95),
      ],
      { closed: true },
    ),
    color,
  );
  return (
    gap +
    limb(pen, legs[1].line, widths, darker(color, 0.12), cut) +
    limb(pen, legs[0].line, widths, color, cut) +
    seat
  );
}

/** A skirt, a dress's lower half or a robe: a trapezium from the waist, not a sack around the legs. */
export function skirt(tailor: Tailor, color: Hex, cut: Skirt): string {
  const { skeleton, legs, u, pen, shadeSide, seated } = tailor;
  if (seated) return lying(tailor, color, cut);
  const { at } = skeleton;
  const [near, far] = legs;
  const s = Math.min(1.94, cut.length);
  const [a, b] = [stationAt(near.line, s).at, stationAt(far.line, s).at];
  const middle = between(a, b, 0.5);
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
  const margin = (0.05 + 0.045 * cut.flare * Math.max(0.6, s)) * u;
  const hemLeft: Point = add(between(left, [left[0], middle[1]], 0.6), [-margin, 0]);
  const hemRight: Point = add(between(right, [right[0], middle[1]], 0.6), [margin, 0]);
  const low: Point = [middle[0], Math.max(hemLeft[1], hemRight[1]) + 0.022 * u];
  const data = `M${coordinates(at(0.24, -0.97))}L${coordinates(at(0.24, 0.97))}Q${coordinates(at(0.02, 1.12))} ${coordinates(between(at(-0.1, 1.16), hemRight, 0.12))}L${coordinates(hemRight)}Q${coordinates(low)} ${coordinates(hemLeft)}L${coordinates(between(at(-0.1, -1.16), hemLeft, 0.12))}Q${coordinates(at(0.02, -1.12))} ${coordinates(at(0.24, -0.97))}Z`;
  const shadeEdge = shadeSide > 0 ? [hemRight, at(0.24, 1.4)] : [hemLeft, at(0.24, -1.4)];
  const fold = polygon([
    at(0.3, 0.35 * shadeSide),
    ...(shadeEdge.map((point) => add(point, [0.3 * u * shadeSide, 0.1 * u])).reverse() as Point[]),
    between(middle, shadeSide > 0 ? hemRight : hemLeft, 0.35),
  ]);
  return path(data, color) + pen.clip(data, path(fold, darker(color, 0.13)));
}

/** Stiff layers of tulle around the hips. */
export function tutu({ skeleton: { at }, u }: Tailor, color: Hex): string {
  const layer = (reach: number, drop: number, tone: Hex) =>
    path(
      smooth(
        [
          at(0.2, -0.8),
          add(at(0.06, -1), [-reach * u, -drop * u]),
          add(at(-0.06, -1), [-reach * u * 1.02, 0.02 * u]),
          add(at(-0.16, 0), [0, 0.035 * u]),
          add(at(-0.06, 1), [reach * u * 1.02, 0.02 * u]),
          add(at(0.06, 1), [reach * u, -drop * u]),
          at(0.2, 0.8),
        ],
        { closed: true },
      ),
      tone,
    );
  return layer(0.14, 0.005, darker(color, 0.16)) + layer(0.12, 0.03, color);
}

/** A fish's tail in place of legs, from the hips to the fin. */
export function fishTail(
  { skeleton: { at }, u, pen, legs }: Tailor,
  color: Hex,
  second: Hex,
): string {
  const hips = at(-0.02, 0);
  const low = between(legs[0].ankle, legs[1].ankle, 0.5);
  const grounded = low[1] > -0.12 * u && low[1] < 0.05 * u && low[0] < hips[0] + 0.2 * u;
  // Who would stand rests on the bend of the tail, the fin behind.
  const knee = grounded
    ? add(hips, [0.14 * u, 0.62 * -hips[1]])
    : between(legs[0].knee, legs[1].knee, 0.5);
  const ankle: Point = grounded ? [hips[0] - 0.26 * u, -0.145 * u] : low;
  const line = stationsOf(hips, knee, ankle);
  const last = stationAt(line, 1.9);
  const dir: Point = [last.normal[1], -last.normal[0]];
  const along = (forth: number, aside: number): Point =>
    add(last.at, [
      dir[0] * forth * u + last.normal[0] * aside * u,
      dir[1] * forth * u + last.normal[1] * aside * u,
    ]);
  const fin = smooth(
    [
      along(-0.03, 0),
      along(0.06, -0.1),
      along(0.16, -0.15),
      along(0.1, -0.03),
      along(0.09, 0.02),
      along(0.14, 0.16),
      along(0.04, 0.1),
    ],
    { closed: true, tension: 0.2 },
  );
  const tail = limb(pen, line, [0.19 * u, 0.13 * u, 0.05 * u], color, { to: 1.94 });
  const scales = [0.3, 0.6, 0.9, 1.2]
    .map((s) => {
      const station = stationAt(line, s);
      const w = (0.08 - 0.03 * s) * u;
      return smoothLine(
        [
          add(station.at, [station.normal[0] * w, station.normal[1] * w]),
          add(station.at, [-station.normal[1] * -0.02 * u, station.normal[0] * -0.02 * u]),
          add(station.at, [-station.normal[0] * w, -station.normal[1] * w]),
        ],
        lightScale(color),
        0.008 * u,
      );
    })
    .join('');
  return path(fin, second) + tail + scales;
}

function stationsOf(root: Point, knee: Point, end: Point): Centreline {
  return centreline(root, knee, end, 0.45);
}
const lightScale = (color: Hex) => lighter(color, 0.35);
const smoothLine = (points: readonly Point[], color: Hex, width: number) =>
  stroke(smooth(points), color, width);
