import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { fried } from './fried';
import { mains } from './mains';
import { platedMeals } from './plated-meals';
import { ball, defineFamily, type Drawer, formed, leaf } from '../form';
import { bowled, citrusWedge, garnish, heaped, plated, steamOver } from './tableware';

/** Warm dishes of many kitchens on plates and in bowls. */

const TOMATO = '#cf4530';
const ON_PLATE = { at: [0, -18] as Point, rx: 62, ry: 11, rise: 26 };

const lasagna = plated((pen) => {
  const layer = (y: number, color: Hex, h: number) =>
    path(`M-60 ${y}q15 -5 30 0t30 0t30 0t30 0v${h}q-15 5 -30 0t-30 0t-30 0t-30 0Z`, color);
  return (
    ellipse([4, -12], 80, 13, '#c8452f', { opacity: 0.5 }) +
    formed(pen, 'M-60 -74H60V-16Q0 -6 -60 -16Z', '#f3d58d', {
      depth: 10,
      extra:
        layer(-60, TOMATO, 9) +
        layer(-45, '#fff1cf', 6) +
        layer(-38, '#8e4636', 8) +
        layer(-25, TOMATO, 7),
    }) +
    formed(
      pen,
      'M-62 -72Q-66 -82 -40 -86H44Q68 -82 62 -72Q64 -58 54 -62Q48 -54 38 -64Q24 -52 12 -64Q0 -58 -12 -64Q-26 -50 -34 -63Q-46 -56 -52 -62Q-64 -58 -62 -72Z',
      HOUSE.cheese,
      {
        depth: 6,
        extra: [
          [-36, -76],
          [8, -78],
          [36, -72],
          [-10, -70],
        ]
          .map(([x = 0, y = 0]) => ellipse([x, y], 11, 4, '#d9893a'))
          .join(''),
      },
    ) +
    garnish([0, -80], 20)
  );
});

const ravioli = plated(
  (pen) =>
    ellipse([0, -14], 78, 14, TOMATO) +
    heaped(8, { ...ON_PLATE, rise: 22 }, ([x, y], index) =>
      placed(
        formed(
          pen,
          `M-20 -13q4 -4 8 0t8 0t8 0t8 0q6 4 0 8t0 8t0 6q-4 4 -8 0t-8 0t-8 0t-8 0q-6 -4 0 -7t0 -7t0 -8Z`,
          '#f6dca0',
          {
            depth: 5,
            extra: ellipse([-3, -4], 10, 6, '#fdeec6'),
          },
        ),
        { at: [x, y], angleDegrees: ((index * 47) % 50) - 25 },
      ),
    ) +
    path('M-26 -46Q-8 -60 14 -52T34 -38Q20 -30 2 -36T-26 -46Z', TOMATO) +
    garnish([4, -48], 22),
);

const gnocchi = plated(
  (pen) =>
    ellipse([0, -14], 78, 14, '#e8c980') +
    heaped(17, { ...ON_PLATE, rise: 24 }, ([x, y], index) =>
      placed(
        formed(pen, roundedPath([-15, -9], 30, 18, 9), '#f7e3b0', {
          depth: 5,
          extra: stroke('M-6 -8v16M0 -9v18M6 -8v16', '#e5c684', 2.4),
        }),
        { at: [x, y], angleDegrees: ((index * 67) % 90) - 45 },
      ),
    ) +
    garnish([0, -46], 22),
);

const meatballs = plated(
  (pen) =>
    ellipse([0, -13], 80, 15, TOMATO) +
    heaped(9, { at: [0, -24], rx: 56, ry: 9, rise: 26 }, (at) =>
      ball(pen, at, 16, '#8c4a33', {
        glint: 0.25,
        extra: path(`M${at[0] - 16} ${at[1] - 16}h30q4 10 -6 12t-8 6t-10 -8t-6 -10Z`, TOMATO),
      }),
    ) +
    garnish([0, -60], 20),
);

const macaroniCheese = bowled(
  '#f2b53c',
  () =>
    heaped(26, { at: [0, -78], rx: 80, ry: 13, rise: 28 }, ([x, y], index) =>
      placed(
        stroke('M-12 5Q0 -14 12 5', '#d98f22', 11) + stroke('M-12 5Q0 -14 12 5', '#fbcf5f', 7.5),
        { at: [x, y], angleDegrees: (index * 83) % 360 },
      ),
    ),
  { tone: HOUSE.blue },
);

const scrambledEggs = plated(
  (pen) =>
    formed(
      pen,
      'M-70 -16C-84 -34 -52 -40 -48 -46C-36 -66 -14 -54 -6 -58C12 -70 32 -58 36 -48C58 -50 84 -34 68 -16Q20 0 -70 -16Z',
      '#fad455',
      {
        depth: 9,
        light: 5,
        extra: [
          'M-50 -40q14 10 28 -2',
          'M-14 -54q10 14 30 4',
          'M20 -36q16 10 34 0',
          'M-40 -22q20 8 40 -4',
          'M14 -18q18 6 36 -4',
        ]
          .map((data) => stroke(data, '#e0a92e', 4))
          .join(''),
      },
    ) +
    times(9, (index) =>
      ellipse([-48 + index * 12, -30 - ((index * 7) % 22)], 3, 2, HOUSE.leaf),
    ).join(''),
);

const omelette = plated(
  (pen) =>
    formed(pen, 'M-84 -14C-84 -50 -40 -60 2 -58S86 -44 84 -12Q0 4 -84 -14Z', '#f7c948', {
      depth: 10,
      light: 5,
      extra: [
        [-50, -34],
        [-12, -46],
        [30, -44],
        [54, -26],
        [-26, -22],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y], 12, 5, '#dc9a35', { opacity: 0.7 }))
        .join(''),
    }) +
    path('M-84 -15Q0 6 84 -12Q90 -4 70 -4Q0 8 -76 -6Q-90 -8 -84 -15Z', '#e5ab38') +
    [-40, -10, 24, 52]
      .map((x, index) => circle([x, -6 + (index % 2)], 5, index % 2 ? HOUSE.red : HOUSE.leaf))
      .join('') +
    garnish([6, -50], 18),
);

const quesadilla = plated((pen) =>
  [-40, 4, 44]
    .map((x, index) =>
      placed(
        formed(pen, 'M-40 0L-2 -58Q30 -50 44 -30L-30 8Z', '#ecc98c', {
          depth: 6,
          extra: [
            [-6, -36],
            [14, -32],
            [0, -16],
            [20, -18],
          ]
            .map(([px = 0, py = 0]) => ellipse([px, py], 7, 3.4, '#b9803f'))
            .join(''),
        }) +
          path(
            'M-40 0L-30 8L44 -30L46 -24Q30 -14 24 -6Q18 -14 8 -2Q0 10 -8 6T-28 16Q-42 12 -40 0Z',
            HOUSE.cheese,
          ),
        { at: [x - 4, -16 + (index % 2) * 4] },
      ),
    )
    .join(''),
);

const falafel = plated(
  (pen) =>
    [-70, -52, -34]
      .map((x, index) =>
        leaf([x, -10], 40, 16, -120 + index * 30, index % 2 ? '#8fc35a' : HOUSE.leaf),
      )
      .join('') +
    heaped(7, { at: [4, -20], rx: 44, ry: 8, rise: 24 }, (at) =>
      ball(pen, at, 17, '#a5692f', {
        glint: 0,
        extra: times(6, (k) =>
          circle([at[0] - 9 + k * 4, at[1] - 8 + ((k * 7) % 14)], 2, '#7d4a1f'),
        ).join(''),
      }),
    ) +
    [60, 76].map((x, index) => circle([x, -12 - index * 8], 9, HOUSE.red)).join(''),
);

const mussels = plated(
  (pen) =>
    ellipse([0, -14], 80, 14, '#f1dca8') +
    heaped(11, { at: [0, -20], rx: 60, ry: 11, rise: 28 }, (at, index) =>
      placed(
        formed(pen, 'M-24 8C-22 -12 4 -22 28 -14C26 4 4 18 -24 8Z', '#2d3263', {
          depth: 5,
          light: 4,
        }) +
          (index % 2
            ? path('M-20 6C-14 -8 8 -14 24 -11C20 2 2 12 -20 6Z', '#e8e2ee') +
              ellipse([2, -2], 12, 6, HOUSE.orange)
            : ''),
        { at, angleDegrees: ((index * 71) % 120) - 60 },
      ),
    ) +
    citrusWedge([66, -8], 16) +
    garnish([-4, -54], 16) +
    steamOver([0, -62]),
);

const englishBreakfast = plated(
  (pen) =>
    ellipse([-46, -30], 32, 15, '#fffdf4') +
    ball(pen, [-46, -34], 10, HOUSE.yellow) +
    [
      [20, -38, -6],
      [26, -26, -4],
    ]
      .map(([x = 0, y = 0, angleDegrees = 0]) =>
        placed(formed(pen, roundedPath([-34, -8], 68, 16, 8), '#a8603a', { depth: 5, light: 4 }), {
          at: [x, y],
          angleDegrees,
        }),
      )
      .join('') +
    heaped(14, { at: [-44, -8], rx: 28, ry: 5, rise: 4 }, (at) => ellipse(at, 6, 4, '#c5522e')) +
    [10, 30]
      .map(
        (x) =>
          path(`M${x - 30} -10q10 -9 20 0t20 0t20 0v8q-10 8 -20 0t-20 0t-20 0Z`, '#c2483c') +
          stroke(`M${x - 28} -7q10 -7 20 0t20 0t16 0`, '#f6cfc0', 2.6),
      )
      .join('') +
    circle([78, -20], 13, HOUSE.red) +
    circle([77, -21], 9, '#f07b62'),
);

const mashedPotatoes = bowled(
  '#f4dfa8',
  (pen) =>
    formed(
      pen,
      'M-92 -74C-92 -96 -60 -92 -52 -104C-40 -124 -10 -112 0 -118C22 -128 48 -112 54 -100C72 -104 94 -92 92 -74Q50 -54 0 -54T-92 -74Z',
      '#f7e6b5',
      {
        depth: 10,
        light: 6,
        extra: stroke('M-50 -92q24 12 44 0M4 -104q20 12 40 2M-30 -76q30 10 60 0', '#e3c98a', 4),
      },
    ) +
    formed(pen, roundedPath([-16, -126], 30, 16, 3), HOUSE.yellow, { depth: 4 }) +
    times(7, (index) =>
      ellipse([-44 + index * 15, -86 - ((index * 11) % 18)], 3, 2, HOUSE.leaf),
    ).join(''),
);

const drawers = {
  ...fried,
  ...mains,
  ...platedMeals,
  lasagna,
  ravioli,
  gnocchi,
  meatballs,
  'macaroni-cheese': macaroniCheese,
  'scrambled-eggs': scrambledEggs,
  omelette,
  quesadilla,
  falafel,
  mussels,
  'english-breakfast': englishBreakfast,
  'mashed-potatoes': mashedPotatoes,
} as const satisfies Record<string, Drawer>;

export const dish = defineFamily('dish', drawers);
