import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod, rounded } from '../form';
import type { Pen } from '../pen';
import { dish, dollop, on } from './cake-plate';
import { garnish } from './tableware';

/** Sweets that are baked in a form, whipped, set or spooned. */

const panettone: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    rounded(pen, 'M-92 -84C-116 -150 -60 -184 0 -184S116 -150 92 -84Q0 -66 -92 -84Z', {
      at: [0, -126],
      rx: 104,
      ry: 58,
      color: '#a9602a',
    }) +
    times(14, (k) =>
      ellipse(
        [((k * 43) % 150) - 75, -104 - ((k * 19) % 60)],
        6,
        5,
        ['#5a3425', '#e8912c', '#b8352f'][k % 3] ?? '#5a3425',
      ),
    ).join('') +
    formed(pen, 'M-92 -92Q0 -70 92 -92L80 -4Q0 10 -80 -4Z', '#e8c07a', {
      depth: 12,
      extra:
        times(12, (k) => stroke(`M${-86 + k * 16} -92L${-76 + k * 14} 4`, '#cf9d55', 3)).join('') +
        path('M-100 -54Q0 -34 100 -54V-36Q0 -16 -100 -36Z', HOUSE.red),
    }),
});
const kiss = (pen: Pen, color: Hex = HOUSE.white) =>
  formed(
    pen,
    'M-44 0C-58 -14 -50 -30 -38 -30C-48 -44 -34 -54 -24 -52C-30 -68 -10 -70 0 -92C6 -70 30 -68 24 -52C34 -54 48 -44 38 -30C50 -30 58 -14 44 0Z',
    color,
    {
      depth: 9,
      extra: stroke('M-38 -30Q0 -16 38 -30M-24 -52Q0 -42 24 -52', darker(color, 0.1), 4),
    },
  );
const meringue = on(0.08, (pen) =>
  [-66, 66, 0]
    .map((x, k) =>
      placed(kiss(pen, k === 1 ? '#fbd5de' : k ? HOUSE.cream : HOUSE.white), {
        at: [x, k === 2 ? 4 : -2],
      }),
    )
    .join(''),
);
const pavlova = on(
  0.12,
  (pen) =>
    formed(
      pen,
      'M-98 0C-112 -20 -104 -44 -88 -48Q-76 -58 -62 -50Q-46 -62 -30 -52Q-14 -62 0 -54Q16 -62 32 -52Q46 -62 62 -50Q76 -58 90 -46C106 -40 112 -16 98 0Q0 14 -98 0Z',
      '#fbf3e6',
      {
        depth: 12,
        extra: stroke(
          'M-80 -44Q-88 -20 -76 4M-38 -48Q-44 -20 -36 8M0 -50V10M38 -48Q44 -20 36 8M80 -44Q88 -20 76 4',
          '#e8dac6',
          4,
        ),
      },
    ) +
    path('M-76 -50Q-60 -78 0 -76T76 -50Q50 -34 30 -44T-20 -40T-76 -50Z', HOUSE.white) +
    [-46, -8, 34]
      .map((x, k) =>
        formed(
          pen,
          `M${x} ${-50 - k}C${x - 22} ${-66} ${x - 16} -86 ${x} -86S${x + 22} -66 ${x} ${-50 - k}Z`,
          HOUSE.red,
          {
            depth: 5,
            extra: times(5, (j) =>
              circle([x - 8 + (j % 3) * 8, -78 + j * 5], 1.6, HOUSE.yellow),
            ).join(''),
          },
        ),
      )
      .join('') +
    [-26, 14, 54, -62]
      .map((x, k) => ball(pen, [x, -58 - (k % 2) * 12], 8, '#4f62ad', { glint: 0.4 }))
      .join('') +
    garnish([4, -84], 22),
);
/** What is in a glass bowl is seen in layers. */
const trifle: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-40 0H40L30 -12H12V-36H-12V-12H-30Z', HOUSE.glass, { depth: 4 }) +
    (
      [
        [-62, -36, '#c22f47'],
        [-92, -62, '#e8bc6e'],
        [-118, -92, '#f8dc7c'],
        [-140, -118, '#c22f47'],
      ] as const
    )
      .map(([top, low, fill], k) =>
        path(
          `M${-70 - k * 5} ${low}V${top}H${70 + k * 5}V${low}Q0 ${low + (k ? 14 : 10)} ${-70 - k * 5} ${low}Z`,
          fill,
        ),
      )
      .join('') +
    path(
      'M-88 -140Q-70 -176 -40 -158Q-20 -186 4 -162Q30 -184 46 -158Q76 -172 88 -140Z',
      HOUSE.white,
    ) +
    [-44, 4, 50].map((x) => ball(pen, [x, -166], 9, HOUSE.red, { glint: 0.4 })).join('') +
    path('M-72 -36L-90 -146H90L72 -36Q0 -24 -72 -36Z', HOUSE.glass, { opacity: 0.26 }) +
    stroke('M-90 -146L-72 -36Q0 -24 72 -36L90 -146', HOUSE.white, 4) +
    stroke('M-74 -132L-62 -56', HOUSE.white, 6, { opacity: 0.6 }),
});
const jelly: Drawer = (pen, { color = '#e0394f' }) => ({
  unitCm: 0.09,
  svg:
    dish(124) +
    placed(
      formed(
        pen,
        'M-88 0C-96 -20 -84 -60 -70 -70C-70 -96 -44 -104 0 -104S70 -96 70 -70C84 -60 96 -20 88 0Q0 14 -88 0Z',
        color,
        {
          depth: 14,
          light: 7,
          extra:
            [-52, -18, 18, 52]
              .map((x) =>
                stroke(`M${x * 0.8} -100Q${x * 1.2} -50 ${x * 1.4} 6`, lighter(color, 0.26), 7),
              )
              .join('') + path('M-70 -70Q0 -54 70 -70L74 -60Q0 -42 -74 -60Z', darker(color, 0.14)),
        },
      ) +
        ellipse([0, -96], 48, 9, lighter(color, 0.3)) +
        stroke('M-58 -58Q-72 -34 -72 -12', HOUSE.white, 6, { opacity: 0.6 }),
      { at: [0, -6] },
    ),
});
const crepes = on(
  0.11,
  (pen) =>
    [
      [-30, -10],
      [34, 10],
    ]
      .map(([x = 0, turn = 0]) =>
        placed(
          formed(pen, 'M0 4L-70 -50Q-40 -74 0 -72T70 -50Z', '#efcb84', {
            depth: 8,
            extra: times(12, (k) =>
              ellipse([-46 + ((k * 37) % 92), -60 + ((k * 17) % 44)], 8, 5, '#c98f42', {
                opacity: 0.6,
              }),
            ).join(''),
          }) + path('M0 4L-70 -50Q-60 -56 -52 -60L6 -2Z', '#f8e0aa'),
          { at: [x, 2], angleDegrees: turn },
        ),
      )
      .join('') +
    stroke(
      'M-80 -40L-50 -52L-56 -28L-22 -50L-26 -22L8 -46L10 -18L44 -46L42 -18L76 -36',
      HOUSE.chocolate,
      6,
    ) +
    [-20, 40].map((x) => ball(pen, [x, -18], 10, HOUSE.red, { glint: 0.4 })).join(''),
);
const tart = (filling: Hex, top: (pen: Pen) => string): Drawer =>
  on(
    0.11,
    (pen) =>
      formed(
        pen,
        'M-108 -30Q-100 -22 -94 -30T-80 -28T-64 -24T-46 -22T-26 -20T-6 -19T14 -19T34 -20T54 -22T72 -25T88 -29T108 -30L86 2Q0 14 -86 2Z',
        '#d9a050',
        {
          depth: 9,
          extra: times(12, (k) =>
            stroke(`M${-96 + k * 17} -30L${-78 + k * 14} 6`, '#b9803a', 3),
          ).join(''),
        },
      ) +
      ellipse([0, -30], 108, 24, '#e6b364') +
      ellipse([0, -31], 96, 19, darker(filling, 0.12)) +
      ellipse([0, -32], 92, 17, filling) +
      top(pen),
  );
const lemonTart = tart(
  '#f8dc4c',
  (pen) =>
    [-40, 0, 40]
      .map((x) =>
        placed(
          circle([0, 0], 24, '#e8c22c') +
            circle([0, 0], 20, '#fff6d0') +
            times(7, (k) =>
              placed(path('M0 -2L-6 -16Q0 -20 6 -16Z', HOUSE.yellow), { angleDegrees: k * 51 }),
            ).join(''),
          { at: [x, -34], scaleX: 1, scaleY: 0.62 },
        ),
      )
      .join('') +
    [-74, 76].map((x) => dollop(pen, x, -30, HOUSE.white)).join('') +
    garnish([0, -48], 18),
);
const pumpkinPie = tart(
  '#c8702c',
  (pen) =>
    dollop(pen, 0, -32, HOUSE.white) +
    placed(dollop(pen, 0, 0, HOUSE.cream), { at: [2, -46], scaleX: 0.7 }) +
    times(8, (k) => circle([-60 + k * 17, -34 + ((k * 7) % 9)], 1.8, '#8a4a1c')).join('') +
    rod(pen, 'M-70 -34L-44 -40', '#8f5a34', 6),
);

export const sweetKinds = {
  panettone,
  meringue,
  pavlova,
  trifle,
  jelly,
  crepes,
  'lemon-tart': lemonTart,
  'pumpkin-pie': pumpkinPie,
} as const satisfies Record<string, Drawer>;
