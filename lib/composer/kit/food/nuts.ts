import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';

/** Nuts and whole spices, a few of each, lying as they are poured out. */

type One = (pen: Pen, index: number) => string;
const SPOTS = [
  [-70, -34, -18],
  [70, -32, 16],
  [-6, -86, 6],
  [2, -26, 40],
] as const;
/** Three behind, and what differs (the cracked one) before them. */
const few =
  (unitCm: number, one: One, first: One = one): Drawer =>
  (pen) => ({
    unitCm,
    svg: SPOTS.map(([x, y, turn], index) =>
      placed(index === 3 ? first(pen, index) : one(pen, index), { at: [x, y], angleDegrees: turn }),
    ).join(''),
  });

const DROP = 'M0 -46C26 -30 40 -6 36 16C32 36 16 42 0 42S-32 36 -36 16C-40 -6 -26 -30 0 -46Z';
const brain = (color: Hex) =>
  stroke(
    'M0 -32V32M-6 -26q-20 2 -16 16q-14 8 -2 18q-6 16 14 16M6 -26q20 2 16 16q14 8 2 18q6 16 -14 16',
    darker(color, 0.3),
    5,
  );
const walnut = few(
  0.03,
  (pen) =>
    formed(
      pen,
      'M0 -48C30 -50 46 -24 44 0C44 28 26 42 0 44C-26 42 -44 28 -44 0C-46 -24 -30 -50 0 -48Z',
      '#c08e55',
      {
        depth: 10,
        light: 5,
        extra: stroke(
          'M0 -48Q6 0 0 44M-24 -36q-10 12 0 22t-4 30M22 -38q12 14 0 24t6 30M-36 -8q8 6 2 18M36 -4q-8 6 -2 18',
          '#8a5d32',
          3.4,
        ),
      },
    ),
  (pen) =>
    formed(
      pen,
      'M0 -48C30 -50 46 -24 44 0C44 28 26 42 0 44C-26 42 -44 28 -44 0C-46 -24 -30 -50 0 -48Z',
      '#a87640',
      { depth: 8 },
    ) +
    ellipse([0, -2], 36, 38, '#7a5230') +
    formed(
      pen,
      'M-2 -34C-28 -36 -34 -12 -30 4C-30 26 -16 34 -2 32ZM2 -34C28 -36 34 -12 30 4C30 26 16 34 2 32Z',
      '#e3bd84',
      { depth: 5, extra: brain('#e3bd84') },
    ),
);
const hazelnut = few(
  0.024,
  (pen) =>
    formed(pen, DROP, '#b5702f', {
      depth: 11,
      light: 6,
      extra:
        stroke('M0 -46Q-22 -10 -16 40M0 -46Q22 -10 16 40', '#94551f', 2.6) +
        path('M-40 16Q0 30 40 16V46H-40Z', '#e2c08c'),
    }),
  (pen) =>
    [-150, -115, -65, -30].map((turn) => leaf([0, 22], 62, 22, turn, '#8fae52')).join('') +
    formed(pen, DROP, '#b5702f', {
      depth: 11,
      light: 6,
      extra: stroke('M0 -46Q-22 -10 -16 40M0 -46Q22 -10 16 40', '#94551f', 2.6),
    }) +
    formed(pen, 'M-40 14L-26 4L-14 16L0 4L14 16L26 4L40 14Q34 46 0 48T-40 14Z', '#9dbb5c', {
      depth: 6,
    }),
);
const almond = few(
  0.025,
  (pen) =>
    formed(
      pen,
      'M0 -58C30 -36 38 0 30 22C22 42 10 46 0 46S-22 42 -30 22C-38 0 -30 -36 0 -58Z',
      '#b8733a',
      {
        depth: 9,
        light: 5,
        extra: stroke('M-4 -50Q-22 0 -12 42M2 -50Q4 0 2 44M8 -44Q24 0 16 38', '#94551f', 3),
      },
    ),
  (pen) =>
    formed(
      pen,
      'M0 -58C30 -36 38 0 30 22C22 42 10 46 0 46S-22 42 -30 22C-38 0 -30 -36 0 -58Z',
      '#f4e3c3',
      { depth: 9, light: 5, extra: stroke('M0 -50V40', '#dcc298', 3) },
    ),
);
const cashew = few(0.03, (pen) =>
  formed(
    pen,
    'M-46 10C-52 -36 -6 -58 28 -40C52 -28 52 4 34 8C18 12 18 -8 4 -8C-10 -8 -8 14 -16 26C-26 42 -44 32 -46 10Z',
    '#eed3a0',
    { depth: 9, light: 5 },
  ),
);
const pistachio = few(
  0.022,
  (pen) =>
    formed(pen, 'M0 -52C38 -40 44 6 28 34Q14 46 0 46T-28 34C-44 6 -38 -40 0 -52Z', '#ecd9b0', {
      depth: 8,
      light: 5,
    }) +
    path('M0 -50C20 -30 22 10 8 42Q0 46 -8 42C-22 10 -20 -30 0 -50Z', '#8fb04a') +
    path('M-2 -34C-12 -10 -10 16 -4 34C-16 14 -16 -14 -2 -34Z', '#8a4f6a'),
);
const pecan = few(0.026, (pen) =>
  formed(
    pen,
    'M0 -62C30 -50 34 -10 28 20C22 48 10 58 0 58S-22 48 -28 20C-34 -10 -30 -50 0 -62Z',
    '#9a5a2c',
    {
      depth: 8,
      light: 5,
      extra: stroke('M0 -58V54M-13 -46Q-22 0 -12 46M13 -46Q22 0 12 46', '#6f3c1b', 4),
    },
  ),
);
const brazilNut = few(0.036, (pen) =>
  formed(pen, 'M-54 26C-40 -26 0 -52 44 -40C58 -20 40 24 6 36C-20 44 -44 42 -54 26Z', '#8a5a3a', {
    depth: 9,
    extra: path('M-54 26C-30 6 10 -16 44 -40C30 -6 -14 24 -54 26Z', '#efdcb4'),
  }),
);
const macadamia = few(
  0.026,
  (pen) => ball(pen, [0, 0], 42, '#8a5632'),
  (pen) => ball(pen, [0, 0], 42, '#8a5632', { glint: 0 }) + ball(pen, [2, -2], 31, '#f6e8c8'),
);

const starAnise = few(
  0.026,
  (pen) =>
    times(8, (index) =>
      placed(
        formed(pen, 'M0 -4C-16 -18 -14 -40 0 -58C14 -40 16 -18 0 -4Z', '#8a4f2a', {
          depth: 4,
          light: 3,
        }) +
          path('M0 -14C-7 -22 -6 -36 0 -46C6 -36 7 -22 0 -14Z', '#5a3018') +
          ellipse([0, -26], 4, 7, '#d99a4c'),
        { angleDegrees: index * 45 },
      ),
    ).join('') + circle([0, 0], 7, '#5a3018'),
);
const cloves = few(
  0.02,
  (pen) =>
    rod(pen, 'M0 46L0 -14', '#6f3c22', 22) +
    [-58, -20, 20, 58]
      .map((turn) =>
        placed(path('M0 0L-14 -28L0 -42L14 -28Z', '#83492a'), { at: [0, -12], angleDegrees: turn }),
      )
      .join('') +
    ball(pen, [0, -34], 18, '#b57a48', { glint: 0.3 }),
);
const nutmeg = few(
  0.028,
  (pen) =>
    formed(
      pen,
      'M0 -50C34 -48 44 -14 38 14C32 38 16 44 0 44S-32 38 -38 14C-44 -14 -34 -48 0 -50Z',
      '#a0704a',
      {
        depth: 9,
        light: 5,
        extra: stroke(
          'M-20 -40q8 20 -6 36t6 36M6 -46q10 20 -2 40t4 40M26 -30q4 20 -4 32',
          '#7d5233',
          3,
        ),
      },
    ),
  (pen) =>
    ellipse([0, 0], 42, 42, '#8a5a38') +
    circle([0, 0], 36, '#d9b98c') +
    pen.clip(
      'M-36 0a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z',
      times(9, (index) => {
        const [x, y] = polar(index * 40, 40);
        const [u, v] = polar(index * 40 + 50, 12);
        return stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}Q${u.toFixed(1)} ${v.toFixed(1)} 0 0`,
          '#8a5a38',
          4,
        );
      }).join(''),
    ),
);
const cardamom = few(0.016, (pen) =>
  formed(
    pen,
    'M0 -58C24 -40 32 -10 28 14C22 38 8 52 0 56C-8 52 -22 38 -28 14C-32 -10 -24 -40 0 -58Z',
    '#a3b568',
    {
      depth: 8,
      light: 4,
      extra: stroke(
        'M0 -58Q-16 0 0 56M0 -58Q16 0 0 56M-6 -48Q-34 0 -6 48M6 -48Q34 0 6 48',
        '#7c8f45',
        3,
      ),
    },
  ),
);
/** A heap of red threads in a small dish. */
const saffron: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    placed(
      [-60, -20, 20, 60, 100]
        .map((turn) =>
          placed(
            formed(pen, 'M0 0C-22 -20 -24 -66 0 -86C24 -66 22 -20 0 0Z', '#8a62c4', { depth: 6 }) +
              stroke('M0 -8V-70', '#b59be0', 3),
            {
              angleDegrees: turn - 20,
            },
          ),
        )
        .join('') +
        [-26, 0, 26]
          .map((turn) => placed(stroke('M0 0Q6 -30 -4 -62', '#d9381e', 6), { angleDegrees: turn }))
          .join('') +
        circle([0, -4], 8, '#f2c53d'),
      { at: [-96, -30], angleDegrees: -10 },
    ) +
    ellipse([50, -34], 80, 20, '#f6efe0') +
    times(46, (index) => {
      const [x, y] = polar(index * 137.5, Math.sqrt(index) * 9);
      return placed(
        stroke(
          'M-20 0Q-4 -10 18 -2l6 -4',
          ['#c2301f', '#dd5a22', '#a82018'][index % 3] ?? '#c2301f',
          3.8,
        ),
        { at: [50 + x, -46 + y * 0.36 - (index < 20 ? 12 : 0)], angleDegrees: index * 47 },
      );
    }).join('') +
    formed(pen, 'M-32 -34Q50 0 132 -34Q118 0 82 2H18Q-18 0 -32 -34Z', '#f6efe0', { depth: 9 }),
});

/** Nuts and whole spices. */
export const nut = defineFamily('nut', {
  walnut,
  hazelnut,
  almond,
  cashew,
  pistachio,
  pecan,
  'brazil-nut': brazilNut,
  macadamia,
  'star-anise': starAnise,
  cloves,
  nutmeg,
  cardamom,
  saffron,
});
