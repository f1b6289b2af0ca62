import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { ball, type Drawer, formed, leaf } from '../form';
import type { Pen } from '../pen';
import { berry, garnish, heaped, plated } from './tableware';

/** Toasted bread with something on it. */

/** A toasted slice with something on it. */
const toast = (top: (pen: Pen) => string): Drawer =>
  plated(
    (pen) =>
      formed(
        pen,
        'M-62 -30C-76 -52 -52 -62 -34 -60H40C62 -62 76 -46 60 -30L64 -12Q0 -2 -66 -12Z',
        '#c98a45',
        { depth: 8 },
      ) +
      formed(
        pen,
        'M-54 -32C-64 -48 -46 -56 -30 -55H36C54 -56 64 -44 52 -31L56 -19Q0 -10 -58 -19Z',
        '#f0cf94',
        { depth: 4 },
      ) +
      top(pen),
  );

const avocadoToast = toast(
  (pen) =>
    formed(
      pen,
      'M-52 -30C-58 -46 -40 -54 -14 -53H30C52 -54 58 -42 48 -30Q30 -18 0 -22T-52 -30Z',
      '#9cc46a',
      { depth: 6 },
    ) +
    times(4, (k) =>
      placed(
        path('M-9 6Q-14 -18 4 -22Q14 -12 8 8Z', '#b9d86f') +
          stroke('M-9 6Q-14 -18 4 -22', '#5d8f3a', 3),
        { at: [-30 + k * 19, -32], angleDegrees: 14 },
      ),
    ).join('') +
    ellipse([8, -54], 20, 9, '#fffdf4') +
    ball(pen, [8, -57], 8, HOUSE.yellow) +
    times(6, (k) => circle([-30 + k * 13, -40 + (k % 3) * 7], 1.7, HOUSE.red)).join(''),
);
const bruschetta = toast(
  (pen) =>
    heaped(15, { at: [0, -38], rx: 46, ry: 9, rise: 16 }, ([x, y], k) =>
      formed(pen, roundedPath([x - 9, y - 8], 18, 15, 4), k % 4 === 3 ? '#f3e8cf' : '#d9412f', {
        depth: 4,
        light: 3,
      }),
    ) +
    garnish([-4, -60], 20) +
    leaf([30, -46], 16, 7, -20, HOUSE.leaf),
);
const frenchToast = toast(
  (pen) =>
    [
      [-26, -38],
      [22, -42],
      [30, -28],
      [-34, -26],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 13, 4, '#b9722e', { opacity: 0.6 }))
      .join('') +
    formed(pen, roundedPath([-14, -62], 26, 15, 3), HOUSE.yellow, { depth: 4 }) +
    path(
      'M-24 -50Q0 -56 26 -50Q34 -40 24 -34V-20Q18 -12 14 -22Q4 -32 -8 -28V-14Q-14 -8 -18 -16Q-16 -34 -26 -38Z',
      '#9a4f1c',
      { opacity: 0.85 },
    ) +
    berry(pen, [46, -48], 9) +
    berry(pen, [34, -56], 8) +
    circle([-42, -46], 7, HOUSE.purple) +
    circle([-32, -54], 6, HOUSE.purple),
);

export const toasts = {
  'avocado-toast': avocadoToast,
  bruschetta,
  'french-toast': frenchToast,
} as const satisfies Record<string, Drawer>;
