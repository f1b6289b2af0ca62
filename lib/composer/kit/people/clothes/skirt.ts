import type { Hex } from '@/lib/color/hex';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { coordinates, polygon, smooth } from '@/lib/svg/path';
import { add, between, type Point, scale, times } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import { centreline, type Centreline, limb, stationAt } from '../limb';
import type { Tailor } from '../trunk';

export interface Skirt {
  /** Where it ends: 0 at the hips, 1 at the knees, 2 at the ankles. */
  length: number;
  /** How much wider its hem is than the legs, 0 to 2. */
  flare: number;
  /** Colour of its dots. */
  dots?: Hex | undefined;
}

/** Cloth over legs that are folded near the ground: what a string around them would enclose. */
function draped(tailor: Tailor, color: Hex, length: number): string {
  const {
    legs,
    u,
    skeleton: { at },
    pen,
  } = tailor;
  const reach = Math.min(1.9, length);
  const around = legs.flatMap(({ line }) =>
    line
      .filter(({ s }) => s <= reach)
      .flatMap((station) => {
        const half = (0.062 - 0.014 * station.s) * u;
        return [1, -1].map((side) => add(station.at, scale(station.normal, side * half)));
      }),
  );
  const data = smooth(hull([...around, at(0.18, -0.96), at(0.18, 0.96)]), {
    closed: true,
    tension: 0.12,
  });
  const shade = limb(pen, legs[1].line, [0.1 * u, 0.09 * u, 0.07 * u], darker(color, 0.13), {
    to: reach,
    shaded: false,
  });
  return path(data, color) + pen.clip(data, shade);
}

/** Convex hull (A. M. Andrew's monotone chain, 1979). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b) break;
        const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** A skirt that lies on the thighs of who sits. */
function lying(tailor: Tailor, color: Hex, { length, flare }: Skirt): string {
  const { pen, legs, u, skeleton } = tailor;
  if (skeleton.hips[1] > -0.29 * u) return draped(tailor, color, Math.max(0.8, length));
  // Thighs that come towards the viewer are short: cloth ends below the knee as it does from the side.
  const frontal = skeleton.face === 'front' || skeleton.face === 'back';
  const to = Math.min(1.8, Math.max(frontal ? 1.12 : 0.55, length));
  const widths = [0.14 * u, (0.11 + 0.03 * flare) * u, (0.11 + 0.05 * flare) * u] as const;
  const cut = { to, cut: true };
  const hanging = legs.flatMap(({ line }) =>
    line.filter(({ s }) => s > 0.9 && s < to).map(({ at: middle }) => middle),
  );
  const gap = hanging.length > 2 ? shape(hull(hanging), darker(color, 0.12)) : '';
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

/** Rows of dots from the waist to the hem. */
function spots(
  color: Hex | undefined,
  hemLeft: Point,
  hemRight: Point,
  { skeleton: { at }, u }: Tailor,
): string {
  if (!color) return '';
  const rows = Math.round(Math.abs(hemLeft[1] - at(0, 0)[1]) / (0.05 * u)) + 1;
  return times(rows, (row, down) =>
    times(6, (column) => {
      const share = (column + (row % 2 ? 0.75 : 0.25)) / 6;
      const top = between(at(-0.13, -1.1), at(-0.13, 1.1), share);
      return circle(between(top, between(hemLeft, hemRight, share), down), 0.009 * u, color);
    }).join(''),
  ).join('');
}

/** The outline of a skirt; a knee that is lifted out of it takes the cloth along. */
function cutOf(
  { skeleton: { at }, legs, u }: Tailor,
  hemLeft: Point,
  hemRight: Point,
  reach: number,
): string {
  const low: Point = [
    (hemLeft[0] + hemRight[0]) / 2,
    Math.max(hemLeft[1], hemRight[1]) + 0.022 * u,
  ];
  const edgeAt = (from: Point, to: Point, y: number) =>
    from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1);
  const lifted = legs.some(({ knee }) => {
    const right = edgeAt(at(0, 1.05), hemRight, knee[1]);
    const left = edgeAt(at(0, -1.05), hemLeft, knee[1]);
    return reach > 0.8 && (knee[0] + 0.03 * u > right || knee[0] - 0.03 * u < left);
  });
  if (lifted) {
    const knees = legs.flatMap(({ line }) =>
      line
        .filter(({ s }) => s > 0.4 && s < Math.min(reach, 1.3))
        .flatMap(({ at: middle, normal }) =>
          [1, -1].map((side) => add(middle, scale(normal, side * 0.05 * u))),
        ),
    );
    return smooth(
      hull([
        at(0.24, -0.97),
        at(0.24, 0.97),
        at(0, 1.08),
        at(0, -1.08),
        hemLeft,
        low,
        hemRight,
        ...knees,
      ]),
      {
        closed: true,
        tension: 0.06,
      },
    );
  }
  const side = (k: 1 | -1, hem: Point) => between(at(-0.1, 1.16 * k), hem, 0.12);
  return [
    `M${coordinates(at(0.24, -0.97))}L${coordinates(at(0.24, 0.97))}`,
    `Q${coordinates(at(0.02, 1.12))} ${coordinates(side(1, hemRight))}L${coordinates(hemRight)}`,
    `Q${coordinates(low)} ${coordinates(hemLeft)}L${coordinates(side(-1, hemLeft))}`,
    `Q${coordinates(at(0.02, -1.12))} ${coordinates(at(0.24, -0.97))}Z`,
  ].join('');
}

/** A skirt, a dress's lower half or a robe: a trapezium from the waist, not a sack around the legs. */
export function skirt(tailor: Tailor, color: Hex, cut: Skirt, slit = ''): string {
  const { skeleton, legs, u, pen, shadeSide, seated, crossed } = tailor;
  if (crossed) return '';
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
  const data = cutOf(tailor, hemLeft, hemRight, s);
  const shadeEdge = shadeSide > 0 ? [hemRight, at(0.24, 1.4)] : [hemLeft, at(0.24, -1.4)];
  const fold = polygon([
    at(0.3, 0.35 * shadeSide),
    ...(shadeEdge.map((point) => add(point, [0.3 * u * shadeSide, 0.1 * u])).reverse() as Point[]),
    between(middle, shadeSide > 0 ? hemRight : hemLeft, 0.22),
  ]);
  return (
    path(data, color) +
    pen.clip(
      data,
      path(fold, darker(color, 0.13)) + slit + spots(cut.dots, hemLeft, hemRight, tailor),
    )
  );
}

/** Stiff layers of tulle around the hips, their edges in waves. */
export function tutu({ skeleton: { at }, u }: Tailor, color: Hex): string {
  const centre = at(0.02, 0);
  const layer = (reach: number, drop: number, tone: Hex) => {
    const waves = times(9, (index, share): Point => {
      const angle = Math.PI * share;
      const wave = index % 2 ? 0.92 : 1.04;
      return add(centre, [
        Math.cos(angle) * reach * u * wave,
        (drop + 0.055 * Math.sin(angle) * wave) * u,
      ]);
    });
    return path(
      smooth([at(0.2, -0.8), at(0.24, 0), at(0.2, 0.8), ...waves], { closed: true, tension: 0.13 }),
      tone,
    );
  };
  return (
    layer(0.22, 0.035, darker(color, 0.2)) +
    layer(0.205, 0.015, darker(color, 0.08)) +
    layer(0.18, -0.012, color)
  );
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
