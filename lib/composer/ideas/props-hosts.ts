import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/**
 * Hosts of images: glasses with ground in them, in two halves, what is behind their contents and what is before them;
 * a seesaw, a box with compartments, a bed with stems.
 */

/** Grass, sand, snow, water, pavement, coins, banknotes, bare glass: the top of a ground and what is under it. */
const GROUNDS: readonly (readonly [Hex, Hex])[] = [
  [HOUSE.grass, HOUSE.soil],
  [HOUSE.sand, darker(HOUSE.sand, 0.14)],
  [HOUSE.snow, mix(HOUSE.snow, HOUSE.sky, 0.35)],
  [lighter(HOUSE.water, 0.2), HOUSE.water],
  [lighter(HOUSE.stone, 0.15), HOUSE.stoneDark],
  [lighter(HOUSE.gold, 0.15), darker(HOUSE.gold, 0.08)],
  [lighter(HOUSE.leaf, 0.3), HOUSE.leaf],
  [mix('#ffffff', HOUSE.glass, 0.7), mix('#ffffff', HOUSE.glass, 0.8)],
];
const COINS = 5;
const NOTES = 6;

const coin = ([x, y]: Point, r: number) =>
  ellipse([x, y], r, r * 0.8, darker(HOUSE.gold, 0.2)) +
  ellipse([x - r * 0.06, y - r * 0.1], r * 0.88, r * 0.68, HOUSE.gold) +
  ellipse([x, y - r * 0.06], r * 0.55, r * 0.42, lighter(HOUSE.gold, 0.25));

const note = ([x, y]: Point, turn: number) =>
  placed(
    rectangle([-8, -4], 16, 8, darker(HOUSE.leaf, 0.1), { radius: 1 }) +
      rectangle([-7, -3.2], 14, 6.4, lighter(HOUSE.leaf, 0.3), { radius: 0.8 }) +
      circle([0, 0], 2.2, HOUSE.leaf),
    { at: [x, y], angleDegrees: turn },
  );

/** Of a ground `top` high and so wide at each height, what lies in it. */
function filling(kind: number, top: number, foot: number, halfAt: (y: number) => number): string {
  if (kind !== COINS && kind !== NOTES) return '';
  const step = kind === COINS ? 5.4 : 7;
  const rows = Math.max(1, Math.floor((foot - top) / step));
  return times(rows + 1, (row) => {
    const y = foot - 3 - row * step;
    const half = halfAt(y) - (kind === COINS ? 5 : 8);
    const count = Math.max(1, Math.floor((half * 2) / (kind === COINS ? 8 : 12)));
    return times(count + 1, (index) => {
      const x = -half + (index / count) * half * 2 + (row % 2 ? 1.6 : -1.2);
      const at: Point = [Math.max(-half, Math.min(half, x)), Math.max(top + 1, y)];
      return kind === COINS ? coin(at, 5) : note(at, ((index * 47 + row * 71) % 50) - 25);
    }).join('');
  }).join('');
}

/** A ground whose sides and bottom are told by a path that begins at the left of its top and ends at the right. */
function ground(kind: number, top: number, half: number, below: string): string {
  const [over, under] = GROUNDS[kind] ?? GROUNDS[0] ?? [HOUSE.grass, HOUSE.soil];
  return path(`M${-half} ${top}${below}Z`, under) + ellipse([0, top], half, half * 0.12, over);
}

const EDGE = mix(HOUSE.sky, HOUSE.navy, 0.25);
const CLEAR = mix('#ffffff', HOUSE.glass, 0.45);

const JAR =
  'M-36 -90C-36 -84 -46 -82 -46 -70V-10Q-46 0 -36 0H36Q46 0 46 -10V-70C46 -82 36 -84 36 -90Z';

/** Heights are told in units of the picture, and drawn in hundredths of the vessel. */
const levelOf = (rest: readonly number[], height: number) => -((rest[0] ?? 15) * 100) / height;

const jarBack: Prop = (place) => {
  const [, kind = 0] = place.rest;
  const top = levelOf(place.rest, place.height);
  return sized(
    place,
    path(JAR, CLEAR) +
      ground(kind, top, 44, 'V-10Q-44 -2 -35 -2H35Q44 -2 44 -10V' + String(top)) +
      filling(kind, top, -3, () => 43),
  );
};

const jarFront: Prop = (place) =>
  sized(
    place,
    stroke(JAR, EDGE, 1.8) +
      stroke('M-38 -64V-30', '#ffffff', 4) +
      stroke('M-38 -22V-19', '#ffffff', 4) +
      path(roundedPath([-40, -100], 80, 13, 4), HOUSE.woodLight) +
      rectangle([-40, -92], 80, 5.4, HOUSE.wood, { radius: 2.6 }),
  );

const BOTTLE =
  'M-10 -92V-74C-10 -66 -42 -62 -42 -40V-10Q-42 0 -32 0H32Q42 0 42 -10V-40C42 -62 10 -66 10 -74V-92Z';

const bottleBack: Prop = (place) => {
  const [, kind = 0] = place.rest;
  const top = levelOf(place.rest, place.height);
  return sized(
    place,
    path(BOTTLE, CLEAR) +
      ground(kind, top, 40, 'V-10Q-40 -2 -31 -2H31Q40 -2 40 -10V' + String(top)) +
      filling(kind, top, -3, () => 39),
  );
};

const bottleFront: Prop = (place) =>
  sized(
    place,
    path(roundedPath([-8, -100], 16, 14, 3), HOUSE.wood) +
      rectangle([-12, -93], 24, 5, EDGE, { radius: 2.4 }) +
      stroke(BOTTLE, EDGE, 1.8) +
      stroke('M-34 -40C-34 -48 -28 -54 -22 -58', '#ffffff', 4) +
      stroke('M-34 -32V-20', '#ffffff', 4),
  );

const DOME = 'M-37 -12V-60A37 36 0 0 1 37 -60V-12Z';

const domeBack: Prop = (place) => {
  const [, kind = 0] = place.rest;
  const top = levelOf(place.rest, place.height);
  return sized(
    place,
    path(DOME, CLEAR) +
      ground(kind, top, 35, 'V-13H35V' + String(top)) +
      filling(kind, top, -14, () => 34),
  );
};

const domeFront: Prop = (place) =>
  sized(
    place,
    stroke(DOME, EDGE, 1.8) +
      circle([0, -98], 4, EDGE) +
      stroke('M-29 -62C-28 -76 -18 -86 -8 -89', '#ffffff', 4) +
      path(roundedPath([-44, -14], 88, 7, 3), HOUSE.woodLight) +
      path(roundedPath([-48, -8], 96, 8, 3), HOUSE.wood),
  );

const GLOBE = { y: -58, r: 41 } as const;

/** The lower part of a ball up to a level. */
function inBall(kind: number, top: number, y: number, r: number): string {
  const half = Math.sqrt(Math.max(1, r * r - (top - y) ** 2));
  const large = top < y ? 1 : 0;
  return ground(kind, top, half, `A${r} ${r} 0 ${large} 0 ${half} ${top}`);
}

const globeBack: Prop = (place) => {
  const [, kind = 0] = place.rest;
  const top = levelOf(place.rest, place.height);
  return sized(
    place,
    circle([0, GLOBE.y], GLOBE.r, CLEAR) + inBall(kind, top, GLOBE.y, GLOBE.r - 1),
  );
};

const FLAKES: readonly Point[] = [
  [-22, -78],
  [-8, -90],
  [14, -84],
  [26, -70],
  [-30, -62],
  [32, -54],
  [3, -74],
];

const globeFront: Prop = (place, { accents }) =>
  sized(
    place,
    FLAKES.map((at) => circle(at, 1.3, '#ffffff')).join('') +
      `<circle cx="0" cy="${GLOBE.y}" r="${GLOBE.r}" fill="none" stroke="${EDGE}" stroke-width="1.8"/>` +
      stroke('M-32 -64C-30 -78 -20 -88 -8 -91', '#ffffff', 4) +
      path('M-34 -20H34L42 0H-42Z', accents[0]) +
      path('M-38 -10H38L42 0H-42Z', darker(accents[0], 0.18)) +
      path(roundedPath([-36, -24], 72, 7, 3), lighter(accents[0], 0.2)),
  );

const BULB = { y: -65, r: 36 } as const;

const bulbBack: Prop = (place) => {
  const [, kind = 0] = place.rest;
  const top = levelOf(place.rest, place.height);
  const half = Math.sqrt(Math.max(1, BULB.r ** 2 - (top - BULB.y) ** 2)) - 1;
  return sized(
    place,
    path('M-15 -25C-15 -40 -37 -46 -37 -65A37 35 0 0 1 37 -65C37 -46 15 -40 15 -25Z', CLEAR) +
      ground(
        kind,
        top,
        half,
        `C${-half + 8} ${top + 10} -14 -36 -14 -26H14C14 -36 ${half - 8} ${top + 10} ${half} ${top}`,
      ),
  );
};

const GLASS =
  'M-31 -90C-31 -66 -5 -62 -5 -50C-5 -38 -31 -34 -31 -8H31C31 -34 5 -38 5 -50C5 -62 31 -66 31 -90Z';

/** An hourglass whose halves have each a ground of their own. */
const hourglassBack: Prop = (place) => {
  const [high = 1, low = 1] = place.rest;
  const [, upper] = GROUNDS[high] ?? [HOUSE.grass, HOUSE.soil];
  return sized(
    place,
    path(GLASS, CLEAR) +
      ground(high, -70, 22.4, 'C-14 -62 -4 -60 -4 -51H4C4 -60 14 -62 22.4 -70') +
      rectangle([-0.9, -52], 1.8, 32, upper) +
      ground(low, -20, 27.6, 'C-29 -16 -30 -12 -30 -8H30C30 -12 29 -16 27.6 -20'),
  );
};

const hourglassFront: Prop = (place) =>
  sized(
    place,
    stroke(GLASS, EDGE, 1.6) +
      stroke('M-25 -86C-24 -78 -20 -73 -16 -69', '#ffffff', 3) +
      [-38, 38]
        .map(
          (x) =>
            stroke(`M${x} -92V-6`, HOUSE.woodDark, 4.4) +
            stroke(`M${x - 1} -90V-8`, HOUSE.wood, 1.8),
        )
        .join('') +
      [-100, -8]
        .map(
          (y) =>
            path(roundedPath([-45, y], 90, 8, 3), HOUSE.wood) +
            rectangle([-42, y + 1.2], 84, 2, HOUSE.woodLight, { radius: 1 }),
        )
        .join(''),
  );

/** A board on its trestle, the left end lower: x, foot, height. */
const seesawOfEnds: Prop = ({ x, y, height }) => {
  const scale = height / 60;
  return placed(
    path('M-13 0L0 -26L13 0Z', HOUSE.teal) +
      path('M3 0L0 -26L13 0Z', darker(HOUSE.teal, 0.16)) +
      placed(
        path(roundedPath([-43, -2], 86, 4.6, 2.3), HOUSE.coral) +
          rectangle([-43, 1], 86, 1.6, darker(HOUSE.coral, 0.18), { radius: 0.8 }) +
          [-29, 29]
            .map((at) => rectangle([at - 11, -3.4], 22, 2.4, HOUSE.mustard, { radius: 1.2 }))
            .join(''),
        { at: [0, -24], angleDegrees: -6.7 },
      ) +
      circle([0, -23.5], 2.6, HOUSE.metal),
    { at: [x, y], scaleX: scale },
  );
};

/** Floors of the compartments of a box, in units of its picture: left, top, width, height. */
const FLOORS: Readonly<Record<number, readonly (readonly [number, number, number, number])[]>> = {
  2: [
    [-39, -24, 38, 48],
    [1, -24, 38, 48],
  ],
  3: [
    [-39, -24, 42, 48],
    [6, -24, 33, 23],
    [6, 2, 33, 22],
  ],
  4: [
    [-39, -24, 41, 25],
    [5, -24, 34, 25],
    [5, 4, 34, 20],
    [-39, 4, 41, 20],
  ],
  5: [
    [-39, -24, 41, 25],
    [5, -24, 34, 25],
    [-39, 4, 24, 20],
    [-12, 4, 24, 20],
    [15, 4, 24, 20],
  ],
};

/** An open box seen from above, with so many compartments: its middle, its width. */
const compartments: Prop = ({ x, y, height: width, rest: [count = 4] }, { accents }) => {
  const floors = FLOORS[count] ?? FLOORS[4] ?? [];
  return placed(
    path(roundedPath([-46, -29], 92, 64, 9), darker(accents[0], 0.25)) +
      path(roundedPath([-46, -32], 92, 63, 9), accents[0]) +
      floors
        .map(
          ([left, top, wide, high]) =>
            path(roundedPath([left, top], wide, high, 4), darker(accents[0], 0.3)) +
            path(
              roundedPath([left, top + 1.6], wide, high - 1.6, 4),
              mix('#ffffff', accents[0], 0.14),
            ),
        )
        .join(''),
    { at: [x, y], scaleX: width / 92 },
  );
};

/** A stem with leaves: its foot, its height. */
const leafyStem: Prop = ({ x, y, height: h }) =>
  stroke(
    `M${x} ${y}C${x - 2} ${y - h * 0.4} ${x + 2} ${y - h * 0.7} ${x} ${y - h}`,
    HOUSE.leaf,
    1.8,
  ) +
  [-1, 1]
    .map((side) => {
      const at = y - h * (side < 0 ? 0.3 : 0.5);
      return path(
        `M${x} ${at}C${x + side * 4} ${at - 7} ${x + side * 10} ${at - 6} ${x + side * 12} ${at - 4}C${x + side * 9} ${at + 2} ${x + side * 4} ${at + 2} ${x} ${at}Z`,
        side < 0 ? HOUSE.leaf : HOUSE.leafDark,
      );
    })
    .join('');

/** A raised bed full of soil: its middle, its foot, its width. */
const soilBed: Prop = ({ x, y, height: w }) =>
  ellipse([x, y - 14], w * 0.48, 4, HOUSE.soil) +
  times(9, (index) =>
    ellipse(
      [x - w * 0.4 + index * w * 0.1, y - 14.5 - (index % 3)],
      w * 0.06,
      2.2,
      darker(HOUSE.soil, (index % 2) * 0.16),
    ),
  ).join('') +
  path(roundedPath([x - w / 2, y - 14], w, 15, 1.6), HOUSE.wood) +
  rectangle([x - w / 2, y - 7.4], w, 1.2, HOUSE.woodDark) +
  [-0.48, 0.46]
    .map((at) => rectangle([x + at * w, y - 15.4], w * 0.03, 17, HOUSE.woodDark, { radius: 1 }))
    .join('');

/** A peak with snow on it: its foot, its height. */
const littleMountain: Prop = (place) =>
  sized(
    place,
    path('M-72 0L-34 -58L-20 -44L0 -100L34 -46L44 -58L78 0Z', HOUSE.rock) +
      path('M0 -100L34 -46L44 -58L78 0H20L8 -40Z', darker(HOUSE.rock, 0.18)) +
      path('M0 -100L-12 -66L-3 -72L4 -62L12 -70L20 -68Z', HOUSE.snow),
  );

export const HOST_PROPS: Readonly<Record<string, Prop>> = {
  'stage-jar-back': jarBack,
  'stage-jar-front': jarFront,
  'stage-bottle-back': bottleBack,
  'stage-bottle-front': bottleFront,
  'stage-dome-back': domeBack,
  'stage-dome-front': domeFront,
  'stage-globe-back': globeBack,
  'stage-globe-front': globeFront,
  'stage-bulb-back': bulbBack,
  'stage-hourglass-back': hourglassBack,
  'stage-hourglass-front': hourglassFront,
  'seesaw-of-ends': seesawOfEnds,
  compartments,
  'leafy-stem': leafyStem,
  'soil-bed': soilBed,
  'little-mountain': littleMountain,
};
