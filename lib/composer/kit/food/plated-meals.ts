import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { bun, cookie, croissant } from './bakery';
import { muffin } from './cakes';
import { garnish, plated } from './tableware';

/** Meals that are named by no dish, and the bakes of a counter that are named by no kind. */

/** A floret of broccoli, its stalk at `at`. */
function floret(pen: Pen, [x, y]: readonly [number, number]): string {
  const crown = [
    [-13, -22],
    [13, -22],
    [0, -32],
    [0, -20],
  ] as const;
  return (
    stroke(`M${x} ${y}V${y - 16}`, '#a9c878', 11) +
    crown
      .map(([dx, dy], index) =>
        ball(pen, [x + dx, y + dy], 14, index % 2 ? '#4c9a52' : '#3f8a48', { glint: 0 }),
      )
      .join('')
  );
}

const CUTLET = 'M-14 -8C-22 -30 4 -46 34 -44C62 -44 84 -32 82 -16C80 0 52 6 26 6C4 6 -8 4 -14 -8Z';

function cutlet(pen: Pen): string {
  const marks = [4, 26, 48].map((x) => stroke(`M${x + 18} -46L${x - 4} 6`, '#7c4424', 6)).join('');
  return formed(pen, CUTLET, '#b0703a', { depth: 9, light: 6, extra: marks });
}

function carrots(pen: Pen): string {
  return [
    [-4, -40, 24],
    [20, -46, -10],
    [44, -44, 16],
  ]
    .map(([x = 0, y = 0, angleDegrees = 0]) =>
      placed(formed(pen, roundedPath([-20, -6], 40, 12, 6), HOUSE.orange, { depth: 4 }), {
        at: [x, y],
        angleDegrees,
      }),
    )
    .join('');
}

/** A plate with a cutlet, potatoes and vegetables: what food is where no dish is named. */
const dinner = plated((pen) =>
  placed(
    floret(pen, [-24, -26]) +
      carrots(pen) +
      floret(pen, [-54, -20]) +
      ball(pen, [-66, -16], 17, '#eccb7c') +
      ball(pen, [-34, -14], 18, '#f3d78d') +
      ball(pen, [-54, -2], 17, '#f0d185') +
      [-62, -48, -34, -26]
        .map((x, k) => ellipse([x, -10 - (k % 2) * 12], 4, 2, HOUSE.leaf))
        .join('') +
      cutlet(pen) +
      garnish([44, -34], 15),
    { at: [-4, -4], scaleX: 0.8 },
  ),
);

/** Salad leaves with rounds of tomato and cucumber, as they lie on a plate. */
const sideSalad = plated(
  (pen) =>
    [
      [-50, -18, '#86b84e'],
      [46, -18, '#86b84e'],
      [-20, -34, '#9ccb62'],
      [24, -32, '#9ccb62'],
      [0, -12, '#8fc257'],
    ]
      .map(([x, y, color]) => leafyAt(pen, Number(x), Number(y), String(color)))
      .join('') +
    [
      [-34, -28],
      [10, -42],
      [46, -28],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 13, HOUSE.red))
      .join('') +
    [
      [-8, -24],
      [28, -16],
      [-56, -12],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y], 15, 8, '#4f9a4c') + ellipse([x, y - 1], 12, 6, '#e4efb8'),
      )
      .join(''),
);

const leafyAt = (pen: Pen, x: number, y: number, color: string) =>
  formed(
    pen,
    `M${x - 42} ${y + 8}q-8 -20 10 -24q4 -18 24 -14q16 -12 28 4q22 2 18 22q10 14 -8 18H${x - 30}Q${x - 42} ${y + 16} ${x - 42} ${y + 8}Z`,
    color === '#86b84e' ? '#86b84e' : '#9ccb62',
    { depth: 6, light: 4 },
  );

const AS_IS = { color: undefined, view: 'side', state: 'plain', count: undefined } as const;

/** One of the bakes, by the millimetre. */
function bake(draw: Drawer, pen: Pen, [x, y]: readonly [number, number], angleDegrees = 0): string {
  const sketch = draw(pen, AS_IS);
  return placed(sketch.svg, { at: [x, y], angleDegrees, scaleX: (sketch.unitCm ?? 0.1) / 0.1 });
}

/** Rolls, croissants, a muffin and biscuits in a heap. */
const bakedGoods: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    bake(croissant, pen, [-52, -42], -14) +
    bake(bun, pen, [50, -40], 10) +
    bake(muffin, pen, [2, -44]) +
    bake(bun, pen, [-70, -4], -6) +
    bake(croissant, pen, [66, -4], 8) +
    bake(cookie, pen, [-16, 4]) +
    placed(bake(cookie, pen, [0, 0]), { at: [24, 8], scaleX: 0.9 }),
});

/** Strips and pieces of many vegetables, glossy, as they lie in the pan. */
const stirFry: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    path('M-104 0C-96 -26 -40 -40 0 -40S96 -26 104 0Q60 12 0 12T-104 0Z', '#6f8f3d') +
    floret(pen, [-58, -8]) +
    floret(pen, [52, -8]) +
    floret(pen, [-4, -24]) +
    strips
      .map(([x, y, angleDegrees, color]) =>
        placed(formed(pen, roundedPath([-24, -6], 48, 12, 6), color, { depth: 4, light: 3 }), {
          at: [x, y],
          angleDegrees,
        }),
      )
      .join('') +
    [
      [-26, -6],
      [30, -22],
      [76, 0],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle([x, y], 11, darker(HOUSE.orange, 0.1)) +
          circle([x, y], 8, lighter(HOUSE.orange, 0.2)),
      )
      .join(''),
});

const strips = [
  [-84, -2, -16, HOUSE.red],
  [-34, -28, 24, HOUSE.yellow],
  [24, -36, -20, HOUSE.red],
  [4, -6, 12, HOUSE.yellow],
  [50, -2, -24, HOUSE.red],
  [-56, 2, 20, '#8fbf4a'],
  [86, -8, 22, '#8fbf4a'],
] as const;

export const platedMeals = {
  dinner,
  'side-salad': sideSalad,
  'baked-goods': bakedGoods,
  'stir-fry': stirFry,
} as const satisfies Record<string, Drawer>;
