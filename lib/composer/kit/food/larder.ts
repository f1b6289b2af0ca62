import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';
import { spices } from './spices';
import { bowled, citrusWedge, dome, garnish, heaped, plated } from './tableware';

/** Grains, spreads, cheeses, spices and what else stands in larders. */

/** A bowl heaped with small things of a kind. */
const heapBowl = (color: Hex, size: number, count: number, tone: Hex): Drawer =>
  bowled(
    darker(color, 0.18),
    (pen) =>
      dome(pen, darker(color, 0.1), 30) +
      heaped(count, { at: [0, -80], rx: 82, ry: 11, rise: 26 }, (at, k) => {
        const shade = k % 3 === 0 ? lighter(color, 0.16) : k % 3 === 1 ? color : darker(color, 0.1);
        return (
          ellipse(at, size, size * 0.72, shade) +
          ellipse(
            [at[0] - size * 0.3, at[1] - size * 0.25],
            size * 0.28,
            size * 0.18,
            HOUSE.white,
            { opacity: 0.45 },
          )
        );
      }),
    { tone },
  );
const softBowl = (color: Hex, tone: Hex, on: (pen: Pen) => string): Drawer =>
  bowled(
    color,
    (pen) =>
      dome(
        pen,
        color,
        14,
        stroke('M-60 -78Q-20 -94 20 -80T64 -78M-40 -70Q0 -82 40 -68', lighter(color, 0.3), 5),
      ) + on(pen),
    { tone },
  );

const chickpeas = heapBowl('#e3bd78', 10, 46, HOUSE.navy);
const lentils = heapBowl('#8a5a3a', 7, 70, HOUSE.cream);
const couscous = heapBowl('#f0d48a', 4.5, 120, HOUSE.coral);
const beans = heapBowl('#9c3b30', 10, 46, HOUSE.cream);
const caviar = heapBowl('#2a2c46', 6, 90, HOUSE.metal);
const kimchi = bowled(
  '#c9401f',
  () =>
    heaped(22, { at: [0, -78], rx: 78, ry: 12, rise: 24 }, (at, k) =>
      placed(
        path('M-20 6Q-22 -10 -4 -12T20 -6Q18 10 2 8T-20 6Z', k % 3 ? '#e2673a' : '#f0d9a0') +
          stroke('M-14 2Q0 -8 14 0', k % 3 ? '#b5381c' : '#8fb45a', 2.6),
        { at, angleDegrees: ((k * 67) % 90) - 45 },
      ),
    ),
  { tone: HOUSE.navy },
);
const coleslaw = bowled(
  '#e9eec9',
  () =>
    heaped(40, { at: [0, -80], rx: 80, ry: 11, rise: 28 }, (at, k) =>
      placed(
        stroke(
          'M-16 4Q0 -10 16 3',
          ['#dfeab0', '#f6f3dc', '#f09a4a', '#a77bb8'][k % 4] ?? '#dfeab0',
          5,
        ),
        { at, angleDegrees: ((k * 71) % 180) - 90 },
      ),
    ),
  { tone: HOUSE.blue },
);
const hummus = softBowl(
  '#ecd3a0',
  HOUSE.teal,
  () =>
    stroke('M-46 -82Q-10 -100 34 -86Q50 -76 20 -72Q-12 -70 -4 -80', '#c98f2c', 5) +
    times(5, (k) => circle([-30 + k * 15, -86 + (k % 2) * 6], 5, '#d9b26a')).join('') +
    times(9, (k) => circle([-40 + k * 10, -78 - ((k * 5) % 12)], 1.8, HOUSE.red)).join('') +
    garnish([36, -84], 16),
);
const guacamole = softBowl(
  '#93bb57',
  '#8a5638',
  () =>
    times(7, (k) =>
      circle([-54 + k * 18, -80 - (k % 3) * 5], 5, k % 2 ? HOUSE.red : '#f3ecd9'),
    ).join('') +
    [-20, 20]
      .map((x, k) =>
        placed(formed0('M0 -34L26 18Q0 26 -26 18Z'), {
          at: [x * 2, -98],
          angleDegrees: k ? 14 : -14,
        }),
      )
      .join('') +
    garnish([0, -88], 14),
);
function formed0(data: string): string {
  return path(data, '#e8ad48') + path(data, '#c98a2c', { opacity: 0.25 });
}
const salsa = softBowl(
  '#cf4a2f',
  HOUSE.mustard,
  () =>
    times(12, (k) =>
      circle(
        [-64 + k * 12, -80 - ((k * 7) % 14)],
        5,
        ['#e87a54', '#6f9f45', '#f5e8cf'][k % 3] ?? '#e87a54',
      ),
    ).join('') + garnish([0, -88], 18),
);

const tofu = plated(
  (pen) =>
    (
      [
        [-40, -12],
        [40, -12],
        [0, -6],
        [0, -44],
      ] as const
    )
      .map(
        ([x, y]) =>
          path(`M${x + 28} ${y}L${x + 40} ${y - 8}V${y - 46}L${x + 28} ${y - 38}Z`, '#dfd6c2') +
          path(
            `M${x - 28} ${y - 38}L${x - 16} ${y - 46}H${x + 40}L${x + 28} ${y - 38}Z`,
            '#fffdf6',
          ) +
          formed(pen, roundedPath([x - 28, y - 38], 56, 38, 2), '#f8f1e0', { depth: 5, light: 0 }),
      )
      .join('') +
    times(5, (k) => ellipse([-12 + k * 7, -86 + (k % 2) * 4], 3, 2, HOUSE.leaf)).join(''),
);
const sashimi: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-100 -14H100V0H80V-6H-80V0H-100Z', HOUSE.ink, { depth: 3 }) +
    times(5, (k) =>
      placed(
        formed(pen, 'M-22 0C-26 -34 -4 -48 18 -44C26 -26 20 -6 10 0Z', '#f28a5c', {
          depth: 5,
          light: 4,
          extra: [0, 1, 2]
            .map((j) =>
              stroke(`M${-24 + j * 12} 4Q${-18 + j * 12} -30 ${4 + j * 12} -46`, '#fbd2b8', 3),
            )
            .join(''),
        }),
        { at: [-60 + k * 25, -14] },
      ),
    ).join('') +
    ball(pen, [78, -24], 11, '#9cc45a', { glint: 0 }) +
    leaf([56, -14], 34, 12, -70, HOUSE.leaf),
});
const oysters = plated(
  (pen) =>
    (
      [
        [-44, -16, -14],
        [44, -16, 14],
        [0, -8, 0],
        [0, -36, 4],
      ] as const
    )
      .map(([x, y, angleDegrees]) =>
        placed(
          formed(
            pen,
            'M-36 6C-44 -10 -26 -22 -4 -22C22 -24 42 -14 36 4C28 18 -24 20 -36 6Z',
            '#8f93a8',
            { depth: 5 },
          ) +
            ellipse([0, -3], 30, 14, '#eef0f5') +
            ellipse([2, -2], 22, 9, '#cfc8bb') +
            ellipse([-3, -4], 12, 5, '#e6dfd2') +
            ball(pen, [12, -5], 4, HOUSE.white),
          { at: [x, y], angleDegrees },
        ),
      )
      .join('') + citrusWedge([70, -30], 15),
);

const cheeseWheel =
  (rind: Hex, paste: Hex, spots: string): Drawer =>
  (pen) => ({
    unitCm: 0.14,
    svg:
      path('M-86 -44C-86 -22 -50 0 0 0S86 -22 86 -44V-52H-86Z', darker(rind, 0.14)) +
      ellipse([0, -52], 86, 36, rind) +
      ellipse([0, -54], 80, 32, lighter(rind, 0.25)) +
      path('M0 -54L74 -36L72 -18L0 -14Z', darker(paste, 0.12)) +
      path('M0 -54L16 -20V0L0 -2Z', paste) +
      spots +
      placed(
        path('M-46 -8L34 -32V-8L-46 6Z', darker(paste, 0.06)) +
          path('M-46 -8L34 -32L46 -12L34 -8Z', lighter(paste, 0.3)) +
          formed(pen, 'M-46 -8L34 -12V8L-46 8Z', paste, { depth: 4 }),
        { at: [96, -8] },
      ),
  });
const brie = cheeseWheel('#f6efdf', '#fbe7a4', '');
const wedge =
  (paste: Hex, rind: Hex, holes: string): Drawer =>
  (pen) => ({
    unitCm: 0.11,
    svg:
      path('M-90 -62L40 -104Q92 -92 96 -62L40 -58Z', lighter(paste, 0.35)) +
      path('M40 -104Q92 -92 96 -62V-4L88 0Q86 -34 96 -62Z', rind) +
      formed(pen, 'M-90 -62H96V0H-90Z', paste, { depth: 9, light: 0, extra: holes }) +
      rectangle([86, -62], 10, 62, rind),
    anchors: { top: { at: [20, -80] } },
  });
const parmesan = wedge(
  '#f3d588',
  '#c98f3a',
  times(14, (k) =>
    stroke(`M${-80 + ((k * 47) % 160)} ${-52 + ((k * 23) % 44)}l9 -4`, '#dcb65e', 3),
  ).join(''),
);
const blueCheese = wedge(
  '#f7f0d8',
  '#d9cfb0',
  times(13, (k) =>
    ellipse([-74 + ((k * 53) % 150), -50 + ((k * 19) % 42)], 8, 4.5, '#5f7fa8', { opacity: 0.75 }),
  ).join(''),
);
const salami: Drawer = (pen) => ({
  unitCm: 0.13,
  svg:
    rod(pen, 'M-120 -44L-134 -52', '#d8c7a2', 6) +
    formed(pen, roundedPath([-120, -70], 150, 52, 26), '#9c2f2c', {
      depth: 12,
      light: 6,
      extra: times(4, (k) =>
        stroke(`M${-104 + k * 36} -76Q${-92 + k * 36} -44 ${-104 + k * 36} -12`, '#e8d9b5', 3),
      ).join(''),
    }) +
    [24, 54, 86]
      .map((x, k) =>
        formed(pen, `M${x - 20} -${44 - k * 8}a20 ${27} 0 1 0 40 0a20 27 0 1 0 -40 0Z`, '#b63a36', {
          depth: 4,
          extra: times(9, (j) =>
            circle([x - 12 + ((j * 11) % 26), -60 + k * 8 + ((j * 17) % 36)], 2.6, '#f6d9cf'),
          ).join(''),
        }),
      )
      .join(''),
});
const crackers: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    times(4, (k) =>
      formed(pen, roundedPath([-50 + (k % 2) * 8, -18 - k * 16], 100, 15, 5), '#e5b768', {
        depth: 4,
      }),
    ).join('') +
    placed(
      formed(pen, roundedPath([-46, -92], 92, 92, 10), '#ecc27a', {
        depth: 8,
        extra: times(9, (k) =>
          circle([-26 + (k % 3) * 26, -72 + Math.floor(k / 3) * 26], 4, '#b9853f'),
        ).join(''),
      }),
      { at: [66, 0], angleDegrees: 14 },
    ),
});
const sugar: Drawer = (pen) => ({
  unitCm: 0.05,
  svg: (
    [
      [-62, 0],
      [2, 0],
      [66, 0],
      [-28, -56],
      [36, -56],
      [4, -112],
    ] as const
  )
    .map(
      ([x, y]) =>
        path(`M${x + 26} ${y}l14 -10v-48l-14 6Z`, '#d8dde8') +
        path(`M${x - 26} ${y - 52}l14 -10h52l-14 10Z`, '#ffffff') +
        formed(pen, roundedPath([x - 26, y - 52], 52, 52, 3), '#f5f7fb', {
          depth: 5,
          light: 0,
          extra: times(8, (k) =>
            circle([x - 18 + ((k * 17) % 38), y - 42 + ((k * 11) % 36)], 2, '#e0e6f0'),
          ).join(''),
        }),
    )
    .join(''),
});
const flour: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-60 0Q-68 -70 -56 -140H56Q68 -70 60 0Q0 8 -60 0Z', '#efe0c6', {
      depth: 12,
      light: 5,
      extra: path('M-56 -140L-40 -112L-56 0H-70ZM56 -140L40 -112L56 0H70Z', '#dcc7a2'),
    }) +
    formed(pen, roundedPath([-58, -160], 116, 26, 4), '#e3cfa8', { depth: 5 }) +
    circle([0, -70], 34, '#fff8ea') +
    stroke('M0 -42V-94', '#b9803f', 4) +
    [-1, 1]
      .map((side) =>
        [0, 1, 2]
          .map((k) =>
            placed(ellipse([0, -8], 5, 10, '#d99f3f'), {
              at: [side * 6, -66 - k * 12 + 6],
              angleDegrees: side * 40,
            }),
          )
          .join(''),
      )
      .join('') +
    formed(pen, 'M70 0Q84 -30 112 -22T150 0Z', '#fffaf2', { depth: 5 }),
});
export const larder = defineFamily('larder', {
  ...spices,
  chickpeas,
  lentils,
  couscous,
  'kidney-beans': beans,
  caviar,
  kimchi,
  coleslaw,
  hummus,
  guacamole,
  salsa,
  tofu,
  sashimi,
  oysters,
  brie,
  parmesan,
  'blue-cheese': blueCheese,
  salami,
  crackers,
  'sugar-cubes': sugar,
  flour,
});
