import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop, PropPlace } from './prop';

/** Signs and marks: what stands around or in the things of an idea. */

const disc: Prop = ({ x, y, height }, { soft }) => circle([x, y], height / 2, soft);

const ring: Prop = ({ x, y, height }, { accents }) =>
  stroke(
    `M${x - height / 2} ${y}A${height / 2} ${height / 2} 0 1 1 ${x + height / 2} ${y}A${height / 2} ${height / 2} 0 1 1 ${x - height / 2} ${y}`,
    accents[1],
    1.2,
  );

const rays: Prop = ({ x, y, height }, { accents }) =>
  times(11, (index) => {
    const angle = -195 + index * 21;
    const from = add([x, y], polar(angle, height * 0.62));
    const to = add([x, y], polar(angle, height * (index % 2 ? 0.76 : 0.86)));
    return stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, accents[1], 1.5);
  }).join('');

const spark: Prop = ({ x, y, height: h }, { accents }) =>
  path(
    `M${x} ${y - h / 2}Q${x + h * 0.08} ${y - h * 0.08} ${x + h / 2} ${y}Q${x + h * 0.08} ${y + h * 0.08} ${x} ${y + h / 2}Q${x - h * 0.08} ${y + h * 0.08} ${x - h / 2} ${y}Q${x - h * 0.08} ${y - h * 0.08} ${x} ${y - h / 2}Z`,
    accents[1],
  );

/** A way with an arrow at its end: x y to x y, bent by so much. */
const dash: Prop = ({ x, y, height: toX, rest: [toY = 0, bend = 0] }, { ink }) => {
  const middle: Point = [(x + toX) / 2, (y + toY) / 2 + bend];
  const angle = (Math.atan2(toY - middle[1], toX - middle[0]) * 180) / Math.PI;
  return (
    stroke(`M${x} ${y}Q${middle[0]} ${middle[1]} ${toX} ${toY}`, ink, 1) +
    placed(
      shape(
        [
          [2.4, 0],
          [-1.4, -2.2],
          [-1.4, 2.2],
        ],
        ink,
      ),
      {
        at: [toX, toY],
        angleDegrees: angle,
      },
    )
  );
};

const line: Prop = ({ x, y, height: toX, rest: [toY = 0] }, { ink }) =>
  stroke(`M${x} ${y}L${toX} ${toY}`, ink, 0.7);

/** Columns that rise to the right: their number, and the first as a share of the last. */
const bars: Prop = (
  { x, y, height, rest: [count = 4, first = 0.3, width = count * 21] },
  { accents },
) => {
  const step = width / count;
  return times(count, (index) => {
    const h = height * (first + ((1 - first) * index) / (count - 1));
    const left = x - width / 2 + index * step + step * 0.1;
    const color = accents[index % 3] ?? accents[0];
    return (
      path(roundedPath([left, y - h], step * 0.8, h, 1), color) +
      rectangle([left, y - h + 1], step * 0.18, h - 1, lighter(color, 0.22))
    );
  }).join('');
};

/** A bold arrow that climbs in steps. */
const rise: Prop = ({ x, y, height, rest: [width = height] }, { accents }) => {
  const [l, b] = [x - width / 2, y + height / 2];
  const at = (u: number, v: number) => `${l + width * u} ${b - height * v}`;
  const [tipX, tipY] = [l + width, b - height];
  return (
    stroke(`M${at(0, 0)}L${at(0.3, 0.36)}L${at(0.52, 0.24)}L${at(0.94, 0.92)}`, accents[0], 3.4) +
    placed(
      shape(
        [
          [3, 0],
          [-5, -5],
          [-5, 5],
        ],
        accents[0],
      ),
      {
        at: [tipX, tipY],
        angleDegrees: (Math.atan2(-height * 0.68, width * 0.42) * 180) / Math.PI,
      },
    )
  );
};

const wing: Prop = ({ x, y, height: h, rest: [side = 1] }, { accents }) => {
  const feather = (length: number, angle: number, tone: number) =>
    placed(
      path(
        `M0 0C${length * 0.3} ${-h * 0.16} ${length * 0.8} ${-h * 0.14} ${length} ${-h * 0.02}C${length * 0.8} ${h * 0.12} ${length * 0.3} ${h * 0.12} 0 ${h * 0.08}Z`,
        tone === 0 ? HOUSE.white : lighter(accents[0], 0.35 + tone * 0.2),
      ),
      { angleDegrees: angle },
    );
  return placed(
    feather(h * 0.86, -38, 1) +
      feather(h * 0.8, -20, 2) +
      feather(h * 0.66, -2, 0) +
      feather(h * 0.48, 18, 1),
    { at: [x, y], scaleX: side },
  );
};

const dart: Prop = ({ x, y, height: h }, { accents, ink }) =>
  stroke(`M${x} ${y}L${x - h * 0.7} ${y - h * 0.5}`, ink, 1.4) +
  shape(
    [
      [x - h * 0.62, y - h * 0.44],
      [x - h * 0.72, y - h * 0.68],
      [x - h * 0.94, y - h * 0.84],
      [x - h * 0.9, y - h * 0.64],
      [x - h, y - h * 0.54],
      [x - h * 0.84, y - h * 0.46],
    ],
    accents[0],
  );

const stem: Prop = ({ x, y, height }, _tones) =>
  stroke(
    `M${x} ${y + height}C${x - 2} ${y + height * 0.6} ${x + 2} ${y + height * 0.4} ${x} ${y}`,
    HOUSE.leaf,
    2.4,
  );

const flame: Prop = ({ x, y, height: h }) => {
  const tongue = (s: number, fill: string) =>
    path(
      `M${x} ${y - h * s}C${x + h * 0.1 * s} ${y - h * 0.7 * s} ${x + h * 0.42 * s} ${y - h * 0.5 * s} ${x + h * 0.34 * s} ${y - h * 0.2 * s}C${x + h * 0.3 * s} ${y} ${x - h * 0.3 * s} ${y} ${x - h * 0.34 * s} ${y - h * 0.2 * s}C${x - h * 0.4 * s} ${y - h * 0.44 * s} ${x - h * 0.16 * s} ${y - h * 0.5 * s} ${x - h * 0.14 * s} ${y - h * 0.7 * s}C${x - h * 0.04 * s} ${y - h * 0.74 * s} ${x - h * 0.02 * s} ${y - h * 0.86 * s} ${x} ${y - h * s}Z`,
      fill,
    );
  return tongue(1, HOUSE.red) + tongue(0.74, HOUSE.orange) + tongue(0.44, HOUSE.yellow);
};

/** A knot of thoughts. */
const tangle = ({ x, y, height: h }: PropPlace, color: string) => {
  const points = times(34, (index): Point => {
    const angle = index * 137.5;
    const far = h * (0.2 + 0.3 * (((index * 7) % 10) / 10));
    return add([x, y], polar(angle, far));
  });
  const curve = points
    .map(([px, py], index) => {
      const [nx, ny] = points[(index + 1) % points.length] ?? [px, py];
      return `Q${px} ${py} ${(px + nx) / 2} ${(py + ny) / 2}`;
    })
    .join('');
  const [fx, fy] = points.at(-1) ?? [x, y];
  return stroke(`M${fx} ${fy}${curve}`, color, 1);
};
const scribble: Prop = (place, { ink }) => tangle(place, ink);
const lightScribble: Prop = (place) => tangle(place, HOUSE.cream);

const cross = ({ x, y, height: h }: PropPlace, color: string) =>
  path(
    `M${x - h * 0.17} ${y - h / 2}h${h * 0.34}v${h * 0.33}h${h * 0.33}v${h * 0.34}h${-h * 0.33}v${h * 0.33}h${-h * 0.34}v${-h * 0.33}h${-h * 0.33}v${-h * 0.34}h${h * 0.33}Z`,
    color,
  );
const plus: Prop = (place) => cross(place, HOUSE.green);
const whitePlus: Prop = (place) => cross(place, HOUSE.white);

const pie: Prop = ({ x, y, height: d }, { accents }) =>
  circle([x, y], d / 2, accents[0]) +
  path(`M${x} ${y}V${y - d / 2}A${d / 2} ${d / 2} 0 0 1 ${x + d / 2} ${y}Z`, accents[1]) +
  path(
    `M${x} ${y}H${x + d / 2}A${d / 2} ${d / 2} 0 0 1 ${x + d * 0.354} ${y + d * 0.354}Z`,
    accents[2],
  );

/** Flowers that open side by side: a mind at peace. */
const bloom: Prop = ({ x, y, height: h }, { accents }) => {
  const flower = (at: Point, size: number, color: string) =>
    times(6, (index) =>
      placed(ellipse([0, -size * 0.3], size * 0.17, size * 0.28, color), {
        at,
        angleDegrees: index * 60,
      }),
    ).join('') + circle(at, size * 0.15, HOUSE.yellow);
  const leaf = (at: Point, angle: number) =>
    placed(ellipse([0, -h * 0.16], h * 0.07, h * 0.17, HOUSE.leaf), { at, angleDegrees: angle });
  return (
    leaf([x - h * 0.2, y + h * 0.2], -50) +
    leaf([x + h * 0.22, y + h * 0.16], 60) +
    leaf([x, y - h * 0.2], 4) +
    flower([x - h * 0.22, y - h * 0.06], h * 0.62, accents[0]) +
    flower([x + h * 0.26, y - h * 0.12], h * 0.5, HOUSE.pink) +
    flower([x + h * 0.06, y + h * 0.24], h * 0.5, HOUSE.white)
  );
};

const net: Prop = ({ x, y, height: h }, { accents, mid }) => {
  const nodes = times(7, (index): Point =>
    add([x, y], polar(index * 51.4 - 90, h * (index % 2 ? 0.36 : 0.5))),
  );
  return (
    nodes
      .map(([px, py], index) => {
        const [nx, ny] = nodes[(index + 2) % 7] ?? [x, y];
        return stroke(`M${x} ${y}L${px} ${py}L${nx} ${ny}`, mid, 0.8);
      })
      .join('') +
    nodes.map((at, index) => circle(at, h * 0.05, accents[index % 3] ?? accents[0])).join('')
  );
};

const pulse: Prop = ({ x, y, height: w }) =>
  stroke(
    `M${x - w / 2} ${y}h${w * 0.26}l${w * 0.06} ${-w * 0.1}l${w * 0.08} ${w * 0.24}l${w * 0.1} ${-w * 0.34}l${w * 0.08} ${w * 0.28}l${w * 0.05} ${-w * 0.08}h${w * 0.37}`,
    HOUSE.white,
    1.8,
  );

const eye: Prop = ({ x, y, height: h }, { ink }) =>
  path(
    `M${x - h} ${y}Q${x} ${y - h * 0.95} ${x + h} ${y}Q${x} ${y + h * 0.95} ${x - h} ${y}Z`,
    HOUSE.white,
  ) +
  stroke(
    `M${x - h} ${y}Q${x} ${y - h * 0.95} ${x + h} ${y}Q${x} ${y + h * 0.95} ${x - h} ${y}Z`,
    ink,
    1.4,
  ) +
  circle([x, y], h * 0.4, HOUSE.blue) +
  circle([x, y], h * 0.2, ink) +
  circle([x - h * 0.1, y - h * 0.12], h * 0.08, HOUSE.white);

const crossedEye: Prop = (place, tones) =>
  eye(place, tones) +
  stroke(
    `M${place.x - place.height} ${place.y + place.height * 0.8}L${place.x + place.height} ${place.y - place.height * 0.8}`,
    HOUSE.red,
    2.2,
  );

const fingerprint: Prop = ({ x, y, height: h }, { accents }) =>
  times(6, (index) => {
    const r = (h / 2) * (0.16 + index * 0.16);
    const cut = index % 2 ? 40 : 70;
    const from = add([x, y], polar(cut, r));
    const to = add([x, y], polar(180 - cut, r));
    return stroke(
      `M${from[0]} ${from[1] + r * 0.3}L${x + r} ${y}A${r} ${r * 1.08} 0 0 0 ${x - r} ${y}L${to[0]} ${to[1] + r * 0.3}`,
      accents[0],
      1.9,
    );
  }).join('');

const storm: Prop = ({ x, y, height: h }) => {
  const cloud = (dx: number, dy: number, s: number, fill: string) =>
    circle([x + dx - h * 0.3 * s, y + dy], h * 0.2 * s, fill) +
    circle([x + dx, y + dy - h * 0.12 * s], h * 0.28 * s, fill) +
    circle([x + dx + h * 0.32 * s, y + dy], h * 0.22 * s, fill) +
    rectangle([x + dx - h * 0.4 * s, y + dy], h * 0.84 * s, h * 0.2 * s, fill, {
      radius: h * 0.1 * s,
    });
  return (
    cloud(h * 0.08, -h * 0.08, 1.06, HOUSE.stoneDark) +
    cloud(0, 0, 1, darker(HOUSE.stoneDark, 0.2)) +
    times(6, (index) =>
      stroke(
        `M${x - h * 0.36 + index * h * 0.14} ${y + h * 0.28 + (index % 2) * h * 0.06}l${-h * 0.04} ${h * 0.1}`,
        HOUSE.water,
        1.3,
      ),
    ).join('') +
    shape(
      [
        [x + h * 0.04, y + h * 0.14],
        [x - h * 0.08, y + h * 0.36],
        [x + h * 0.01, y + h * 0.36],
        [x - h * 0.05, y + h * 0.54],
        [x + h * 0.14, y + h * 0.28],
        [x + h * 0.05, y + h * 0.28],
      ],
      HOUSE.yellow,
    )
  );
};

const smoke: Prop = ({ x, y, height: h }, { mid }) =>
  stroke(
    `M${x} ${y + h / 2}c${-h * 0.3} ${-h * 0.2} ${h * 0.3} ${-h * 0.3} 0 ${-h * 0.5}s${h * 0.2} ${-h * 0.3} ${h * 0.04} ${-h * 0.5}`,
    mid,
    1.8,
  );

const orbit: Prop = ({ x, y, height: w }, { ink }) =>
  placed(
    stroke(
      `M${-w / 2} 0A${w / 2} ${w * 0.16} 0 1 0 ${w / 2} 0A${w / 2} ${w * 0.16} 0 1 0 ${-w / 2} 0`,
      ink,
      0.9,
    ),
    { at: [x, y], angleDegrees: -18 },
  );

export const SHAPES = {
  disc,
  ring,
  rays,
  spark,
  dash,
  line,
  bars,
  rise,
  wing,
  dart,
  stem,
  flame,
  scribble,
  'scribble-light': lightScribble,
  plus,
  'plus-white': whitePlus,
  pie,
  bloom,
  net,
  pulse,
  eye,
  'eye-crossed': crossedEye,
  fingerprint,
  storm,
  'smoke-curl': smoke,
  orbit,
} satisfies Record<string, Prop>;
