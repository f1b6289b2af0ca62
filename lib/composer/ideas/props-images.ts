import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop } from './prop';

/** What images of editors are made of: an hourglass of coins, the earth as a scoop. */

const coin = (at: Point, r: number) =>
  circle(at, r, darker(HOUSE.gold, 0.12)) +
  circle([at[0] - r * 0.06, at[1] - r * 0.06], r * 0.86, HOUSE.gold) +
  circle(at, r * 0.6, lighter(HOUSE.gold, 0.2)) +
  stroke(`M${at[0]} ${at[1] - r * 0.3}V${at[1] + r * 0.3}`, darker(HOUSE.gold, 0.25), r * 0.18);

/** Where coins are in an hourglass, as shares of its height from its neck. */
const COIN_SPOTS: readonly (readonly [number, number])[] = [
  [-0.1, -0.27],
  [0, -0.28],
  [0.1, -0.27],
  [-0.15, -0.22],
  [-0.05, -0.21],
  [0.05, -0.215],
  [0.15, -0.22],
  [-0.08, -0.15],
  [0.02, -0.14],
  [0.09, -0.16],
  [0, -0.085],
  [0, 0.02],
  [0.005, 0.12],
  [-0.2, 0.37],
  [-0.1, 0.37],
  [0, 0.37],
  [0.1, 0.37],
  [0.2, 0.37],
  [-0.14, 0.3],
  [-0.04, 0.295],
  [0.06, 0.3],
  [0.15, 0.31],
  [-0.06, 0.23],
  [0.04, 0.225],
];

/** An hourglass through which coins fall. */
const coinHourglass: Prop = ({ x, y, height: h }) => {
  const [w, top] = [h * 0.29, y - h];
  const middle = y - h / 2;
  const glass = `M${x - w} ${top + h * 0.08}H${x + w}C${x + w} ${middle - h * 0.14} ${x + h * 0.035} ${middle - h * 0.08} ${x + h * 0.035} ${middle}C${x + h * 0.035} ${middle + h * 0.08} ${x + w} ${middle + h * 0.14} ${x + w} ${y - h * 0.08}H${x - w}C${x - w} ${middle + h * 0.14} ${x - h * 0.035} ${middle + h * 0.08} ${x - h * 0.035} ${middle}C${x - h * 0.035} ${middle - h * 0.08} ${x - w} ${middle - h * 0.14} ${x - w} ${top + h * 0.08}Z`;
  const r = h * 0.052;
  const board = (at: number) =>
    path(roundedPath([x - w * 1.28, at], w * 2.56, h * 0.075, 1.6), HOUSE.wood) +
    rectangle([x - w * 1.2, at + h * 0.012], w * 2.4, h * 0.016, HOUSE.woodLight);
  const post = (side: number) =>
    stroke(`M${x + side * w * 1.12} ${top + h * 0.06}V${y - h * 0.06}`, HOUSE.woodDark, h * 0.03);
  return (
    post(-1) +
    post(1) +
    path(glass, mix(HOUSE.glass, '#ffffff', 0.35)) +
    COIN_SPOTS.map(([dx, dy]) => coin([x + dx * h, middle + dy * h], r)).join('') +
    stroke(glass, HOUSE.sky, h * 0.012) +
    stroke(
      `M${x - w * 0.8} ${top + h * 0.14}Q${x - w * 0.74} ${middle - h * 0.2} ${x - w * 0.4} ${middle - h * 0.12}`,
      '#ffffff',
      h * 0.016,
    ) +
    board(top) +
    board(y - h * 0.075)
  );
};

/** Coins on each other, as high as is told. */
const coinStack: Prop = ({ x, y, height: h }) => {
  const step = 4.2;
  return times(Math.max(1, Math.round(h / step)), (index) => {
    const top = y - (index + 1) * step;
    const at = x + ((index * 5) % 3) - 1;
    return (
      path(
        `M${at - 13} ${top + 1.6}V${top + step + 0.6}A13 3.4 0 0 0 ${at + 13} ${top + step + 0.6}V${top + 1.6}Z`,
        darker(HOUSE.gold, 0.16),
      ) +
      ellipse([at, top + 1.6], 13, 3.4, HOUSE.gold) +
      ellipse([at, top + 1.4], 9.4, 2.2, lighter(HOUSE.gold, 0.22))
    );
  }).join('');
};

/** A hill that rises to the right. */
const slope: Prop = ({ y, height: h }, { soft, mid }) =>
  path(
    `M-30 ${y}Q30 ${y - 4} 62 ${y - h * 0.62}Q84 ${y - h} 130 ${y - h}V${y + 40}H-30Z`,
    mix(soft, mid, 0.5),
  ) +
  path(
    `M-30 ${y}Q30 ${y - 4} 62 ${y - h * 0.62}Q84 ${y - h} 130 ${y - h}V${y - h + 3}Q86 ${y - h + 3} 64 ${y - h * 0.58}Q32 ${y + 1} -30 ${y + 4}Z`,
    HOUSE.grass,
  );

const boulder: Prop = ({ x, y, height: h }) => {
  const r = h / 2;
  return (
    path(
      `M${x - r} ${y - r * 0.8}L${x - r * 0.7} ${y - r * 1.7}L${x} ${y - h}L${x + r * 0.8} ${y - r * 1.7}L${x + r} ${y - r * 0.9}L${x + r * 0.7} ${y - r * 0.2}L${x} ${y}L${x - r * 0.7} ${y - r * 0.15}Z`,
      HOUSE.stoneDark,
    ) +
    path(
      `M${x - r} ${y - r * 0.8}L${x - r * 0.7} ${y - r * 1.7}L${x} ${y - h}L${x + r * 0.3} ${y - r * 1.3}L${x - r * 0.2} ${y - r * 0.5}L${x - r * 0.7} ${y - r * 0.15}Z`,
      HOUSE.stone,
    )
  );
};

/** The crossing lines of a cone. */
const waffleLines = (x: number, y: number, r: number, rim: number): string =>
  times(5, (index) => {
    const t = (index + 1) / 6;
    const w = r * 0.84;
    return (
      stroke(
        `M${x - w + 2 * w * t} ${rim}L${x - w * (1 - t) * 0.2 - w * 0.4 * t} ${rim + (y - rim) * (0.94 - t * 0.66)}`,
        darker('#e0a45c', 0.16),
        0.9,
      ) +
      stroke(
        `M${x + w - 2 * w * t} ${rim}L${x + w * (1 - t) * 0.2 + w * 0.4 * t} ${rim + (y - rim) * (0.94 - t * 0.66)}`,
        darker('#e0a45c', 0.16),
        0.9,
      )
    );
  }).join('');

/** Continents on a globe. */
export const landMasses = (x: number, cy: number, r: number, land: string): string =>
  path(
    `M${x - r * 0.7} ${cy - r * 0.62}C${x - r * 0.4} ${cy - r} ${x + r * 0.1} ${cy - r * 0.9} ${x} ${cy - r * 0.5}C${x - r * 0.1} ${cy - r * 0.2} ${x - r * 0.3} ${cy - r * 0.3} ${x - r * 0.3} ${cy}C${x - r * 0.3} ${cy + r * 0.3} ${x - r * 0.6} ${cy + r * 0.2} ${x - r * 0.8} ${cy - r * 0.1}Z`,
    land,
  ) +
  path(
    `M${x + r * 0.3} ${cy - r * 0.5}C${x + r * 0.7} ${cy - r * 0.7} ${x + r * 0.94} ${cy - r * 0.2} ${x + r * 0.86} ${cy + r * 0.2}C${x + r * 0.6} ${cy + r * 0.6} ${x + r * 0.4} ${cy + r * 0.3} ${x + r * 0.3} ${cy}Z`,
    land,
  ) +
  path(
    `M${x - r * 0.2} ${cy + r * 0.36}C${x + r * 0.1} ${cy + r * 0.2} ${x + r * 0.3} ${cy + r * 0.5} ${x + r * 0.1} ${cy + r * 0.8}C${x - r * 0.1} ${cy + r * 0.8} ${x - r * 0.3} ${cy + r * 0.6} ${x - r * 0.2} ${cy + r * 0.36}Z`,
    land,
  );

/** The earth as a scoop that melts over its cone. */
const earthCone: Prop = ({ x, y, height: h }) => {
  const r = h * 0.28;
  const cy = y - h + r;
  const rim = cy + r * 0.62;
  const land = '#6dbb74';
  const drip = (dx: number, length: number, width: number, tone: string) =>
    stroke(`M${x + dx * r} ${rim - 2}V${rim + length}`, tone, width) +
    circle([x + dx * r, rim + length + width * 0.2], width * 0.62, tone);
  return (
    shape(
      [
        [x - r * 0.86, rim],
        [x + r * 0.86, rim],
        [x, y],
      ],
      '#e0a45c',
    ) +
    waffleLines(x, y, r, rim) +
    path(
      `M${x - r} ${cy + r * 0.3}A${r} ${r} 0 1 1 ${x + r} ${cy + r * 0.3}Q${x + r * 1.06} ${rim + 3} ${x + r * 0.7} ${rim + 2}Q${x} ${rim + 5} ${x - r * 0.7} ${rim + 2}Q${x - r * 1.06} ${rim + 3} ${x - r} ${cy + r * 0.3}Z`,
      HOUSE.water,
    ) +
    landMasses(x, cy, r, land) +
    ellipse([x - r * 0.44, cy - r * 0.6], r * 0.22, r * 0.12, '#ffffff') +
    drip(-0.6, 9, 4.4, HOUSE.water) +
    drip(-0.2, 5, 4, land) +
    drip(0.24, 13, 4.6, HOUSE.water) +
    drip(0.62, 6, 4, land) +
    ellipse([x + r * 0.2, y + 1], r * 0.7, 2.2, HOUSE.water)
  );
};

/** Faces of an iceberg about its middle at the waterline, as outlines and their colours. */
const ICEBERG: readonly (readonly [outline: string, color: string])[] = [
  ['M-.3 0L-.22 -.3L-.06 -.38L.04 -.62L.2 -.34L.3 0Z', HOUSE.snow],
  ['M.04 -.62L.2 -.34L.3 0H.06L.1 -.3Z', '#c9dcee'],
  ['M-.3 0H.3L.62 .24L.5 .6L.24 .74L.02 1.06L-.2 .8L-.5 .62L-.58 .22Z', '#a9d3ea'],
  ['M.06 0H.3L.62 .24L.5 .6L.24 .74L.02 1.06L.14 .5Z', '#86bddd'],
  ['M-.3 0H.06L-.2 .34L-.58 .22Z', '#c4e3f2'],
];

/** A small tip above the water, and how much there is below. */
const iceberg: Prop = ({ x, y, height: w }) =>
  rectangle([-80, y], 260, 90, HOUSE.water) +
  rectangle([-80, y + 26], 260, 70, HOUSE.waterDark) +
  placed(ICEBERG.map(([outline, color]) => path(outline, color)).join(''), {
    at: [x, y],
    scaleX: w / 2,
  }) +
  stroke(`M-80 ${y}H180`, '#e4f4fb', 1);

/** A row of tiles, those on the left already falling. */
const dominoes: Prop = ({ x, y, height: h }, { accents }) =>
  times(6, (index) => {
    const lean = Math.max(0, 52 - index * 17);
    const color = accents[index % 4] ?? accents[0];
    const w = h * 0.15;
    const dot = (v: number) => circle([-w * 0.5, -h * v], w * 0.16, HOUSE.white);
    return placed(
      path(roundedPath([-w, -h], w, h, 1), color) +
        rectangle([-w * 0.24, -h + 1], w * 0.24, h - 2, darker(color, 0.16)) +
        [0.22, 0.5, 0.78].map(dot).join(''),
      { at: [x - h * 0.72 + index * h * 0.36, y], angleDegrees: lean },
    );
  }).join('');

/** A way that winds and crosses itself before it arrives. */
const tangle: Prop = ({ x, y, height: w }, { accents, ink }) => {
  const at = (u: number, v: number) => `${x + u * w} ${y + v * w}`;
  const way = `M${at(-0.44, 0.42)}C${at(-0.3, -0.2)} ${at(0.1, -0.1)} ${at(-0.1, 0.2)}C${at(-0.3, 0.5)} ${at(-0.5, -0.3)} ${at(-0.1, -0.42)}C${at(0.3, -0.5)} ${at(0.4, 0.3)} ${at(0.1, 0.3)}C${at(-0.2, 0.3)} ${at(0, -0.3)} ${at(0.26, -0.2)}C${at(0.46, -0.1)} ${at(0.16, 0.44)} ${at(0.54, 0.22)}`;
  return (
    stroke(way, accents[0], 2.4) +
    shape(
      [
        [x + w * 0.64, y + w * 0.16],
        [x + w * 0.5, y + w * 0.17],
        [x + w * 0.57, y + w * 0.28],
      ],
      accents[0],
    ) +
    circle([x - w * 0.44, y + w * 0.42], 2.6, ink)
  );
};

const keyholePath = (x: number, y: number, h: number) =>
  `M${x - h * 0.13} ${y - h * 0.02}A${h * 0.26} ${h * 0.26} 0 1 1 ${x + h * 0.13} ${y - h * 0.02}L${x + h * 0.22} ${y + h * 0.46}H${x - h * 0.22}Z`;

/** An eye that looks through a keyhole in a plate. */
const keyholeEye: Prop = ({ x, y, height: h }, { accents, paper }) =>
  path(roundedPath([x - h * 0.34, y - h * 0.5], h * 0.68, h, 6), HOUSE.gold) +
  path(roundedPath([x - h * 0.3, y - h * 0.46], h * 0.6, h * 0.92, 5), lighter(HOUSE.gold, 0.14)) +
  [-1, 1].map((v) => circle([x, y + v * h * 0.42], h * 0.02, darker(HOUSE.gold, 0.3))).join('') +
  path(keyholePath(x, y, h * 0.84), HOUSE.ink) +
  path(
    `M${x - h * 0.2} ${y - h * 0.19}Q${x} ${y - h * 0.34} ${x + h * 0.2} ${y - h * 0.19}Q${x} ${y - h * 0.05} ${x - h * 0.2} ${y - h * 0.19}Z`,
    paper,
  ) +
  circle([x, y - h * 0.195], h * 0.068, accents[0]) +
  circle([x, y - h * 0.195], h * 0.034, HOUSE.ink) +
  circle([x - h * 0.02, y - h * 0.215], h * 0.014, HOUSE.white);

const keyhole: Prop = ({ x, y, height: h }, { paper }) => path(keyholePath(x, y, h), paper);

/** Ground in section, from a line down. */
const soil: Prop = ({ y }) =>
  rectangle([-80, y], 260, 120, darker(HOUSE.soil, 0.05)) +
  rectangle([-80, y], 260, 4, HOUSE.grass) +
  [
    [8, 20],
    [24, 34],
    [78, 16],
    [92, 30],
    [66, 38],
    [36, 14],
  ]
    .map(([dx = 0, dy = 0]) => ellipse([dx, y + dy], 2.2, 1.5, lighter(HOUSE.soil, 0.18)))
    .join('');

/** Roots that spread below what stands above. */
const roots: Prop = ({ x, y, height: h }) =>
  [-1, 1]
    .flatMap((side) => [
      stroke(
        `M${x + side * 3} ${y}C${x + side * 5} ${y + h * 0.3} ${x + side * 22} ${y + h * 0.3} ${x + side * 30} ${y + h * 0.72}`,
        HOUSE.woodLight,
        2.6,
      ),
      stroke(
        `M${x + side * 9} ${y + h * 0.2}C${x + side * 12} ${y + h * 0.5} ${x + side * 10} ${y + h * 0.7} ${x + side * 15} ${y + h}`,
        HOUSE.woodLight,
        2,
      ),
      stroke(
        `M${x + side * 19} ${y + h * 0.36}C${x + side * 28} ${y + h * 0.34} ${x + side * 34} ${y + h * 0.4} ${x + side * 40} ${y + h * 0.3}`,
        HOUSE.woodLight,
        1.6,
      ),
    ])
    .join('') +
  stroke(
    `M${x} ${y}C${x - 3} ${y + h * 0.4} ${x + 4} ${y + h * 0.7} ${x} ${y + h * 1.1}`,
    HOUSE.woodLight,
    3,
  );

export const IMAGE_PROPS: Readonly<Record<string, Prop>> = {
  'coin-hourglass': coinHourglass,
  'coin-stack': coinStack,
  slope,
  boulder,
  'earth-cone': earthCone,
  iceberg,
  dominoes,
  tangle,
  'keyhole-eye': keyholeEye,
  keyhole,
  soil,
  roots,
};
