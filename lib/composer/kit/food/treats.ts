import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { berry, garnish, heaped, plated } from './tableware';
import { toasts } from './toasts';

/** Sweets and baked goods of many kitchens. Units are millimetres unless told. */

const churros: Drawer = (pen) => ({
  unitCm: 0.13,
  svg: times(6, (index) =>
    placed(
      rod(pen, 'M0 -30V-150', '#cf8a3c', 20) +
        stroke('M-5 -40V-148M4 -40V-148', '#a9682a', 2.6) +
        times(6, (k) => circle([-6 + ((k * 7) % 13), -60 - k * 15], 1.6, HOUSE.cream)).join(''),
      { at: [-36 + index * 14, 0], angleDegrees: -20 + index * 8 },
    ),
  ).join(''),
  front:
    formed(pen, 'M-58 -86H52L30 0H-34Z', HOUSE.cream, {
      depth: 9,
      extra: times(5, (k) => stroke(`M${-70 + k * 30} -90L${-54 + k * 24} 6`, HOUSE.coral, 6)).join(
        '',
      ),
    }) +
    formed(pen, 'M52 -52H112L104 0H60Z', HOUSE.white, { depth: 6 }) +
    ellipse([82, -52], 30, 7, '#e9eef5') +
    ellipse([82, -51], 26, 5, HOUSE.chocolate),
  anchors: { grip: { at: [0, -40] } },
});

const baklava = plated((pen) =>
  (
    [
      [-42, -14],
      [42, -14],
      [0, -8],
      [0, -38],
    ] as const
  )
    .map(
      ([x, y]) =>
        path(`M${x - 36} ${y}L${x} ${y + 11}V${y - 14}L${x - 36} ${y - 24}Z`, '#d99a45') +
        path(`M${x + 36} ${y}L${x} ${y + 11}V${y - 14}L${x + 36} ${y - 24}Z`, '#b9752f') +
        stroke(
          `M${x - 36} ${y - 8}L${x} ${y + 3}L${x + 36} ${y - 8}M${x - 36} ${y - 16}L${x} ${y - 5}L${x + 36} ${y - 16}`,
          '#f3d08c',
          2.4,
        ) +
        formed(
          pen,
          `M${x - 36} ${y - 24}L${x} ${y - 36}L${x + 36} ${y - 24}L${x} ${y - 13}Z`,
          '#e9b35c',
          { depth: 4 },
        ) +
        times(4, (k) => circle([x - 9 + k * 6, y - 26 + (k % 2) * 4], 3.4, '#8fb44a')).join(''),
    )
    .join(''),
);

const tiramisu = plated(
  (pen) =>
    formed(pen, 'M-54 -70H54V-14Q0 -6 -54 -14Z', '#fdf0d4', {
      depth: 9,
      extra: [-56, -32]
        .map(
          (y) => rectangle([-60, y], 120, 13, '#a9703f') + stroke(`M-60 ${y + 6}H60`, '#c48d58', 3),
        )
        .join(''),
    }) +
    formed(pen, 'M-56 -68Q-50 -84 0 -84T56 -68Q0 -60 -56 -68Z', '#6b4027', {
      depth: 5,
      extra: times(12, (k) => circle([-42 + k * 8, -74 + ((k * 5) % 8)], 1.8, '#8f5b3a')).join(''),
    }) +
    garnish([2, -80], 18),
);

const cremeBrulee: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-70 -40H70L60 0H-60Z', HOUSE.white, {
      depth: 9,
      extra: times(13, (k) => stroke(`M${-66 + k * 11} -40L${-57 + k * 9.5} 0`, '#dfe4ee', 3)).join(
        '',
      ),
    }) +
    ellipse([0, -40], 72, 18, HOUSE.white) +
    ellipse([0, -39], 65, 15, '#eda63a') +
    [
      [-26, -42, 20, 5],
      [18, -36, 24, 5],
      [34, -44, 14, 4],
    ]
      .map(([x = 0, y = 0, rx = 1, ry = 1]) =>
        ellipse([x, y], rx, ry, '#b8641f', { opacity: 0.75 }),
      )
      .join('') +
    ellipse([-30, -46], 16, 3, HOUSE.white, { opacity: 0.6 }) +
    berry(pen, [6, -50], 9) +
    berry(pen, [20, -47], 8) +
    garnish([-4, -50], 16),
  anchors: { top: { at: [0, -50] } },
});

const tart =
  (color: Hex, top: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm: 0.15,
    svg:
      formed(pen, 'M-100 -34H100L84 0H-84Z', '#d49a4e', {
        depth: 9,
        extra: times(17, (k) =>
          stroke(`M${-100 + k * 12.5} -34L${-84 + k * 10.5} 0`, '#b27a35', 3.4),
        ).join(''),
      }) +
      ellipse([0, -34], 102, 27, '#e3b069') +
      ellipse([0, -33], 92, 22, darker(color, 0.15)) +
      ellipse([0, -35], 90, 21, color) +
      top(pen),
    anchors: { top: { at: [0, -40], spanCm: 24 } },
  });
const quiche = tart('#f3c95b', () =>
  heaped(14, { at: [0, -36], rx: 76, ry: 16, rise: 0 }, ([x, y], k) =>
    k % 3 === 0
      ? ellipse([x, y], 9, 4, '#5d9a4a')
      : k % 3 === 1
        ? ellipse([x, y], 8, 4, '#d98a7c')
        : ellipse([x, y], 12, 4, '#d9983a', { opacity: 0.7 }),
  ),
);
const fruitTart = tart('#fbe7a6', (pen) =>
  heaped(18, { at: [0, -38], rx: 76, ry: 16, rise: 4 }, ([x, y], k) =>
    k % 3 === 0
      ? berry(pen, [x, y], 10)
      : k % 3 === 1
        ? ball(pen, [x, y], 7, '#4b4f9c', { glint: 0.3 })
        : ellipse([x, y], 12, 7, '#8fc35a') +
          ellipse([x, y], 7, 4, '#d9eeb0') +
          circle([x, y], 2, HOUSE.ink),
  ),
);

const scones = plated((pen) =>
  (
    [
      [-40, -14],
      [36, -12],
      [0, -34],
    ] as const
  )
    .map(([x, y]) =>
      formed(
        pen,
        `M${x - 32} ${y}V${y - 22}C${x - 34} ${y - 36} ${x + 34} ${y - 36} ${x + 32} ${y - 22}V${y}Q${x} ${y + 10} ${x - 32} ${y}Z`,
        '#e8bd72',
        {
          depth: 7,
          extra:
            ellipse([x, y - 26], 28, 9, '#c98a3f') +
            stroke(`M${x - 34} ${y - 10}q17 6 34 0t34 0`, '#fdf1d8', 5) +
            stroke(`M${x - 34} ${y - 6}q17 6 34 0t34 0`, HOUSE.red, 3),
        },
      ),
    )
    .join(''),
);

const mochi = plated((pen) =>
  (
    [
      [-44, -22, '#f6bccb'],
      [44, -20, '#cfe6b4'],
      [0, -24, '#fdf6ea'],
    ] as const
  )
    .map(([x, y, tone]) =>
      formed(
        pen,
        `M${x - 34} ${y + 8}C${x - 40} ${y - 34} ${x + 40} ${y - 34} ${x + 34} ${y + 8}Q${x} ${y + 20} ${x - 34} ${y + 8}Z`,
        tone,
        {
          depth: 8,
          light: 5,
          extra: times(5, (k) =>
            circle([x - 18 + k * 8, y - 12 + (k % 2) * 8], 1.6, HOUSE.white),
          ).join(''),
        },
      ),
    )
    .join(''),
);

const smores: Drawer = (pen) => ({
  unitCm: 0.07,
  svg: [
    formed(pen, roundedPath([-62, -22], 124, 22, 4), '#c98c4a', { depth: 6 }),
    formed(pen, 'M-56 -38H56V-24Q44 -12 38 -24H-20Q-28 -6 -36 -24H-56Z', HOUSE.chocolate, {
      depth: 5,
      light: 4,
    }),
    formed(
      pen,
      'M-60 -72C-64 -84 60 -86 60 -72C70 -54 62 -38 48 -38C40 -22 26 -38 10 -36S-18 -26 -26 -36C-58 -30 -70 -56 -60 -72Z',
      '#fff8ec',
      { depth: 8 },
    ),
    formed(pen, roundedPath([-64, -98], 128, 22, 4), '#d39a58', {
      depth: 6,
      extra: times(10, (k) =>
        circle([-52 + (k % 5) * 26, -92 + Math.floor(k / 5) * 9], 2, '#a9702f'),
      ).join(''),
    }),
  ].join(''),
});

const onStick =
  (top: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm: 0.1,
    svg: rod(pen, 'M0 0V-90', HOUSE.woodLight, 8) + top(pen),
    anchors: { grip: { at: [0, -24] } },
  });
const corndog = onStick(
  (pen) =>
    formed(pen, roundedPath([-24, -190], 48, 128, 24), '#cb8533', { depth: 12, light: 6 }) +
    stroke(
      'M-14 -172q14 10 28 0t-28 26q14 10 28 0t-28 26q14 10 28 0t-28 26q14 10 28 0',
      HOUSE.mustard,
      6,
    ),
);
const candyApple = onStick(
  (pen) =>
    formed(
      pen,
      'M0 -76C-60 -64 -74 -122 -54 -148C-38 -168 -14 -160 0 -152C14 -160 38 -168 54 -148C74 -122 60 -64 0 -76Z',
      '#c81f2d',
      { depth: 18, light: 9 },
    ) +
    path('M-44 -120Q-46 -142 -26 -148L-22 -138Q-34 -132 -34 -116Z', HOUSE.white, { opacity: 0.7 }) +
    rod(pen, 'M0 -150V-180', HOUSE.woodLight, 8),
);

const bananaSplit: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-112 -40C-100 -66 100 -66 112 -40L96 -30H-96Z', '#f6d75f', { depth: 6 }) +
    (
      [
        [-56, '#f6bccb'],
        [0, '#fdf1d8'],
        [56, '#7a4a2f'],
      ] as const
    )
      .map(
        ([x, tone]) =>
          ball(pen, [x, -62], 34, tone, { glint: 0.3 }) +
          path(
            `M${x - 28} -82Q${x} -108 ${x + 28} -82Q${x + 20} -62 ${x + 10} -74Q${x} -56 ${x - 8} -74Q${x - 22} -64 ${x - 28} -82Z`,
            x < 0 ? HOUSE.red : HOUSE.chocolate,
          ),
      )
      .join('') +
    formed(
      pen,
      'M-26 -92Q-28 -112 -8 -112Q0 -128 10 -112Q28 -110 24 -92Q0 -84 -26 -92Z',
      '#fffaf0',
      { depth: 6 },
    ) +
    berry(pen, [0, -124], 9),
  front: formed(
    pen,
    'M-124 -46Q0 -26 124 -46Q110 -6 40 -4V0H-40V-4Q-110 -6 -124 -46Z',
    HOUSE.glass,
    { depth: 10, light: 6 },
  ),
});

const jellyBeans: Drawer = (pen) => {
  const tones = [
    HOUSE.coral,
    HOUSE.mustard,
    HOUSE.green,
    HOUSE.purple,
    HOUSE.pink,
    HOUSE.blue,
    HOUSE.orange,
  ];
  return {
    unitCm: 0.06,
    svg: heaped(34, { at: [0, -16], rx: 92, ry: 16, rise: 34 }, (at, k) =>
      placed(
        formed(
          pen,
          'M-15 2C-16 -12 -4 -10 0 -8C6 -12 16 -10 15 2C12 12 -12 12 -15 2Z',
          tones[k % 7] ?? HOUSE.coral,
          { depth: 5, light: 4 },
        ),
        { at, angleDegrees: (k * 61) % 180 },
      ),
    ),
  };
};
const gummyBears: Drawer = (pen) => ({
  unitCm: 0.02,
  svg: (
    [
      [-100, HOUSE.green],
      [0, HOUSE.red],
      [100, HOUSE.mustard],
    ] as const
  )
    .map(([x, tone]) =>
      placed(
        [-20, 20].map((dx) => ball(pen, [dx, -138], 13, tone, { glint: 0.4 })).join('') +
          formed(pen, ellipsePath([0, -112], 33, 30), tone, { depth: 9, light: 6 }) +
          formed(
            pen,
            'M-38 -84Q0 -100 38 -84Q48 -40 34 0H10Q0 -12 -10 0H-34Q-48 -40 -38 -84Z',
            tone,
            { depth: 12, light: 7 },
          ) +
          [-30, 30].map((dx) => ellipse([dx * 0.9, -58], 13, 20, lighter(tone, 0.16))).join('') +
          [-11, 11].map((dx) => circle([dx, -116], 4, darker(tone, 0.5))).join('') +
          ellipse([0, -104], 9, 6, lighter(tone, 0.3)),
        { at: [x, 0] },
      ),
    )
    .join(''),
});

/** What is sweet. */
export const treat = defineFamily('treat', {
  ...toasts,
  churros,
  baklava,
  tiramisu,
  'creme-brulee': cremeBrulee,
  quiche,
  'fruit-tart': fruitTart,
  scones,
  mochi,
  smores,
  'corn-dog': corndog,
  'candy-apple': candyApple,
  'banana-split': bananaSplit,
  'jelly-beans': jellyBeans,
  'gummy-bears': gummyBears,
});
