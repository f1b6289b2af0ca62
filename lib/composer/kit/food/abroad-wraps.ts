import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import { garnish, heaped, plated } from './tableware';
import { scattered, slab } from './abroad-rices';
import { rolls } from './abroad-roasts';

/** What is rolled, layered and filled. */

export const cabbageRolls = rolls('#b9c96a', '#d0512f');
export const dolma = rolls('#6b8040', undefined);
export const lobsterRoll = plated(
  (pen) =>
    formed(pen, 'M-88 -22C-92 -50 -60 -56 0 -56S92 -50 88 -22Z', '#d99a50', { depth: 7 }) +
    heaped(8, { at: [0, -46], rx: 66, ry: 5, rise: 14 }, ([x, y], k) =>
      formed(
        pen,
        `M${x - 20} ${y}C${x - 20} ${y - 22} ${x + 18} ${y - 24} ${x + 20} ${y - 2}Q${x} ${y + 10} ${x - 20} ${y}Z`,
        k % 2 ? '#f7ddd0' : '#ee6a4c',
        { depth: 4 },
      ),
    ) +
    garnish([-14, -66], 18) +
    formed(pen, 'M-92 -30Q0 -44 92 -30C94 -6 70 2 0 2S-94 -6 -92 -30Z', '#e8b56a', {
      depth: 8,
      light: 5,
    }),
);
export const enchiladas: Drawer = (pen) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-116 -44H116L104 0H-104Z', HOUSE.teal, { depth: 8 }) +
    [-78, -26, 26, 78]
      .map((x) =>
        formed(
          pen,
          `M${x - 30} -40C${x - 32} -72 ${x - 22} -78 ${x} -78S${x + 32} -72 ${x + 30} -40Z`,
          '#d8a45c',
          { depth: 6 },
        ),
      )
      .join('') +
    path(
      'M-104 -44C-104 -66 -70 -72 -40 -68C-10 -76 40 -74 60 -68C90 -72 106 -60 104 -44Z',
      '#bf3a20',
    ) +
    scattered(16, [180, -70, 22], ([x, y], k) =>
      path(`M${x - 10} ${y}q10 -8 20 0q-4 8 -10 6t-10 -6Z`, k % 3 ? HOUSE.cheese : HOUSE.white),
    ) +
    garnish([0, -76], 18) +
    formed(pen, 'M-120 -50H120V-38H-120Z', lighter(HOUSE.teal, 0.12), { depth: 3 }),
});
export const caprese = plated(
  (pen) =>
    times(7, (k) => {
      const x = -78 + k * 26;
      const fill = k % 2 ? HOUSE.white : HOUSE.red;
      return formed(
        pen,
        `M${x - 22} -8C${x - 26} -40 ${x + 20} -46 ${x + 26} -12Q${x} 4 ${x - 22} -8Z`,
        fill,
        {
          depth: 5,
          extra: k % 2 ? '' : [-6, 6].map((d) => ellipse([x + d, -22], 4, 7, '#f6a08a')).join(''),
        },
      );
    }).join('') +
    [-64, -12, 40].map((x) => garnish([x, -34], 18)).join('') +
    stroke('M-90 -4q30 10 60 2t60 4', '#5a2430', 3),
);
export const pannaCotta = plated(
  (pen) =>
    formed(pen, 'M-46 -8L-36 -62Q0 -74 36 -62L46 -8Q0 8 -46 -8Z', '#fff6e8', { depth: 9 }) +
    path(
      'M-38 -58C-36 -76 36 -76 38 -58C42 -40 36 -34 34 -44C30 -56 22 -50 20 -34C18 -24 8 -26 6 -38C2 -50 -10 -48 -12 -36C-14 -26 -24 -28 -24 -40C-28 -52 -40 -44 -38 -58Z',
      '#c9264a',
    ) +
    [
      [-8, -74],
      [10, -72],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 10, '#8f1f4a'))
      .join('') +
    garnish([0, -78], 18),
);
export const spanakopita = plated((pen) =>
  [
    [-40, -6, 1],
    [34, -10, 1],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(`M${x - 46} ${y}L${x} ${y - 62}L${x + 52} ${y - 4}Z`, '#c98a34') +
        formed(
          pen,
          `M${x - 46} ${y}L${x} ${y - 62}L${x + 52} ${y - 4}L${x + 46} ${y + 10}L${x - 42} ${y + 12}Z`,
          '#e0ab52',
          {
            depth: 7,
            extra: stroke(
              `M${x - 36} ${y - 4}L${x} ${y - 48}L${x + 40} ${y - 6}M${x - 20} ${y - 2}L${x} ${y - 28}L${x + 22} ${y - 4}`,
              '#b8752a',
              3,
            ),
          },
        ) +
        stroke(`M${x - 42} ${y + 5}H${x + 46}`, '#4f8a4c', 7) +
        stroke(`M${x - 30} ${y + 5}H${x - 16}M${x + 10} ${y + 5}H${x + 22}`, HOUSE.white, 5),
    )
    .join(''),
);
export const tortilla = plated(
  (pen) =>
    ellipse([0, -26], 86, 22, '#d9a03c') +
    formed(pen, 'M-86 -26A86 22 0 0 0 86 -26V-8Q0 20 -86 -8Z', '#f0c95f', {
      depth: 8,
      extra: scattered(12, [150, -20, 22], ([x, y]) => ellipse([x, y], 12, 5, '#fae9b0')),
    }) +
    scattered(16, [120, -38, 22], ([x, y]) => ellipse([x, y], 10, 3, '#b8742a')) +
    garnish([-4, -36], 18),
);
export const pastelDeNata: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-80 -60L-58 0H58L80 -60Z', '#d99a45', {
      depth: 9,
      extra: times(9, (k) => stroke(`M${-80 + k * 20} -62L${-58 + k * 14.5} 2`, '#b8752a', 4)).join(
        '',
      ),
    }) +
    path(`M-86 -58${times(8, () => `q11 -14 21.5 0`).join('')}Q0 -24 -86 -58Z`, '#e8b461') +
    ellipse([0, -62], 74, 20, '#f7cf4f') +
    [
      [-30, -66, 22],
      [22, -58, 26],
      [6, -72, 16],
      [48, -66, 12],
      [-54, -58, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.34, '#7a3f16', { opacity: 0.85 }))
      .join(''),
});
export const croque = plated(
  (pen) =>
    slab(pen, [HOUSE.cheese, HOUSE.bread, '#f0a0a0', HOUSE.bread], { top: -58 }) +
    path(
      'M-58 -58L-36 -74H80L58 -58C54 -40 44 -40 42 -52C34 -58 26 -36 18 -46C10 -58 -6 -32 -14 -46C-24 -58 -36 -38 -42 -46C-48 -56 -56 -40 -58 -58Z',
      HOUSE.cheese,
    ) +
    [
      [-10, -66],
      [24, -68],
      [50, -64],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 11, 3.4, '#b8742a'))
      .join(''),
);
export const banhMi = plated(
  (pen) =>
    formed(pen, 'M-112 -18C-118 -46 -90 -54 0 -54S118 -46 112 -18Z', HOUSE.crust, { depth: 7 }) +
    [-80, -40, 0, 40, 76]
      .map(
        (x, k) =>
          stroke(`M${x - 18} -30q18 -22 40 -4`, k % 2 ? HOUSE.orange : '#f6efe0', 6) +
          stroke(`M${x} -34l20 -14`, '#6fae4f', 6) +
          circle([x + 12, -32], 9, k % 2 ? '#5f9f52' : '#e8a0a0'),
      )
      .join('') +
    garnish([-56, -44], 20) +
    garnish([46, -44], 20) +
    formed(pen, 'M-114 -28Q0 -16 114 -28C118 -2 90 4 0 4S-118 -2 -114 -28Z', '#dba452', {
      depth: 8,
      light: 5,
    }),
);
export const summerRolls = plated(
  (pen) =>
    [
      [-30, -12, -8],
      [6, -26, 4],
      [30, -6, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          formed(pen, roundedPath([-62, -18], 124, 36, 16), '#f4f3e4', {
            depth: 6,
            extra:
              [-36, -4, 28]
                .map((d, k) =>
                  placed(stroke('M-12 6C-14 -10 8 -16 12 -2', k % 2 ? '#7fb848' : '#f2936a', 9), {
                    at: [d, 0],
                  }),
                )
                .join('') + stroke('M-50 8H50', '#9bcf6a', 4),
          }) + ellipse([62, 0], 7, 16, '#c9dfa0'),
          { at: [x, y], angleDegrees: turn },
        ),
      )
      .join('') +
    formed(pen, 'M56 -2H96L90 14H62Z', HOUSE.white, { depth: 3 }) +
    ellipse([76, -2], 20, 6, '#b9742f'),
);
export const moussaka = plated(
  (pen) =>
    slab(pen, ['#f3d58a', '#8f4630', '#5d3f55', '#8f4630', '#d9b25c'], { top: -70 }) +
    scattered(6, [90, -78, 10], ([x, y]) => ellipse([x + 10, y], 10, 3, '#b8742a')) +
    garnish([14, -76], 18),
);
export const gyros = plated(
  (pen) =>
    formed(pen, 'M-70 6C-84 -40 -60 -74 -30 -84L30 -84C64 -74 84 -40 66 6Q0 18 -70 6Z', '#e8c187', {
      depth: 8,
    }) +
    [
      [-34, -84],
      [0, -92],
      [30, -82],
      [-16, -78],
      [16, -76],
    ]
      .map(([x = 0, y = 0], k) =>
        formed(
          pen,
          `M${x - 18} ${y + 8}L${x - 8} ${y - 12}L${x + 18} ${y - 8}L${x + 14} ${y + 10}Z`,
          k % 2 ? '#a5603a' : '#8a4a2c',
          { depth: 4 },
        ),
      )
      .join('') +
    [
      [-46, -74],
      [44, -76],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 13, HOUSE.red) + circle([x, y], 8, '#f08a70'))
      .join('') +
    stroke('M-20 -98q10 -14 22 0M8 -96q10 -10 20 2', '#a0507f', 4) +
    path('M-30 -72C-20 -84 10 -66 34 -78C36 -66 20 -58 0 -60S-28 -60 -30 -72Z', HOUSE.white) +
    formed(pen, 'M-64 10C-72 -20 -50 -50 0 -54C50 -50 70 -20 60 10Q0 20 -64 10Z', HOUSE.paper, {
      depth: 7,
      extra: times(4, (k) => stroke(`M-70 ${-30 + k * 14}H70`, HOUSE.sky, 4)).join(''),
    }),
);
export const arepa = plated(
  (pen) =>
    formed(pen, 'M-66 -28C-70 -54 -40 -60 0 -60S70 -54 66 -28Z', '#f0d08a', {
      depth: 7,
      extra: [
        [-30, -52],
        [10, -56],
        [34, -48],
      ]
        .map(([x = 0, y = 0]) => ellipse([x, y], 13, 5, '#b8742a'))
        .join(''),
    }) +
    [-44, -16, 12, 40]
      .map(
        (x, k) =>
          path(
            `M${x - 20} -30q20 -18 38 0q-10 14 -20 10t-18 -10Z`,
            k % 2 ? HOUSE.cheese : '#a5603a',
          ) + garnish([x, -26], 12),
      )
      .join('') +
    formed(pen, 'M-68 -24Q0 -14 68 -24C72 2 40 6 0 6S-72 2 -68 -24Z', '#e3bd70', { depth: 7 }),
);
export const tamales = plated((pen) =>
  [
    [-34, -12, -14],
    [30, -16, 14],
    [0, -34, 0],
  ]
    .map(([x = 0, y = 0, turn = 0], k) =>
      placed(
        path('M46 -14L84 -26L76 0L84 22L46 14Z', '#d9c48a') +
          formed(pen, 'M-60 -14Q0 -26 54 -16V16Q0 24 -60 14Q-72 0 -60 -14Z', '#e6d39a', {
            depth: 7,
            extra: stroke('M-60 -6Q0 -14 54 -6M-60 6Q0 4 54 6', '#bfa868', 3),
          }) +
          stroke('M30 -20V18', '#a98a4a', 5) +
          (k === 2
            ? formed(pen, 'M-56 -12Q-20 -20 6 -14V10Q-20 16 -56 10Z', '#f7e3a4', { depth: 4 })
            : ''),
        { at: [x, y], angleDegrees: turn },
      ),
    )
    .join(''),
);
