import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod, rounded } from '../form';
import { mushrooms } from './wild-mushrooms';
import { greenBeans, okra } from './bunches';

/** Kinds of roots, leaves, stalks and gourds. */

const tuft = (y: number, length: number, color: Hex = HOUSE.leaf) =>
  times(5, (index) =>
    leaf(
      [0, y],
      length * (1 - Math.abs(index - 2) * 0.1),
      length * 0.17,
      -90 + (index - 2) * 20,
      index % 2 ? color : darker(color, 0.18),
    ),
  ).join('');
const rings = (color: Hex) =>
  [-120, -92, -66, -40]
    .map((y, index) => stroke(`M${index % 2 ? -4 : -26} ${y}q10 4 20 0`, darker(color, 0.2), 3))
    .join('');
const turnip: Drawer = (pen, { color = '#b45a9a' }) => ({
  unitCm: 0.06,
  svg:
    tuft(-124, 96) +
    rounded(
      pen,
      'M0 -128C-66 -128 -84 -92 -74 -62C-62 -30 -18 -26 -4 4Q0 12 4 4C18 -26 62 -30 74 -62C84 -92 66 -128 0 -128Z',
      {
        at: [0, -80],
        rx: 78,
        ry: 50,
        color: '#f7f0ec',
        extra: path('M-90 -140H90V-92Q40 -70 0 -80T-90 -92Z', color),
      },
    ),
});
const longRoot =
  (own: Hex, leafy: Hex, wide: number): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.13,
    svg:
      tuft(-156, 70, leafy) +
      formed(
        pen,
        `M0 0C-10 -30 ${-wide} -70 ${-wide} -132C${-wide} -168 ${wide} -168 ${wide} -132C${wide} -70 10 -30 0 0Z`,
        color,
        { depth: 12, light: 5, extra: rings(color) },
      ),
  });
const sweetPotato: Drawer = (pen, { color = '#c0623f' }) => ({
  unitCm: 0.08,
  svg:
    rounded(
      pen,
      'M-116 -20C-90 -60 -70 -96 -10 -96C50 -96 90 -70 118 -34C90 -18 50 0 -10 0C-60 0 -90 -6 -116 -20Z',
      {
        at: [0, -48],
        rx: 112,
        ry: 50,
        color,
        extra: stroke(
          'M-60 -52q10 6 20 0M10 -76q10 6 18 0M40 -34q10 6 20 0',
          darker(color, 0.3),
          3,
        ),
      },
    ) +
    placed(
      circle([0, 0], 40, darker(color, 0.1)) +
        circle([0, 0], 35, '#f29a4a') +
        circle([0, 0], 22, '#f5ab5f'),
      { at: [92, -36] },
    ),
});
const redOnion: Drawer = (pen, { color = '#93386a' }) => ({
  unitCm: 0.05,
  svg:
    placed(
      rounded(
        pen,
        'M0 -150C-12 -126 -84 -118 -84 -60C-84 -18 -42 0 0 0S84 -18 84 -60C84 -118 12 -126 0 -150Z',
        {
          at: [0, -64],
          rx: 86,
          ry: 68,
          color,
          extra: stroke(
            'M0 -146C-46 -100 -54 -46 -26 0M0 -146C46 -100 54 -46 26 0',
            darker(color, 0.2),
            3,
          ),
        },
      ),
      { at: [-46, 0] },
    ) +
    placed(
      [0, 1, 2, 3, 4]
        .map((k) => circle([0, 0], 62 - k * 13, k % 2 ? '#f8eef2' : lighter(color, k * 0.1)))
        .join(''),
      { at: [66, -62] },
    ),
});
/** A round head whose leaves are veined; red where it is told. */
const veinedHead =
  (own: Hex, vein: Hex): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.1,
    svg:
      rounded(
        pen,
        'M0 0C-60 0 -98 -36 -96 -84C-92 -136 -50 -160 0 -160S92 -136 96 -84C98 -36 60 0 0 0Z',
        { at: [0, -80], rx: 98, ry: 82, color },
      ) +
      formed(
        pen,
        'M-96 -90C-60 -150 -10 -130 8 -60C10 -30 0 -10 -10 0C-60 0 -98 -36 -96 -90Z',
        lighter(color, 0.1),
        {
          depth: 9,
          extra: stroke('M-10 0Q-30 -60 -70 -108M-22 -40L-62 -50M-36 -68L-44 -106', vein, 5),
        },
      ) +
      formed(pen, 'M96 -90C70 -150 20 -140 6 -70C0 -34 4 -10 14 0C60 0 98 -36 96 -90Z', color, {
        depth: 9,
        extra: stroke('M14 0Q34 -60 70 -108M26 -40L66 -54M38 -70L42 -108', vein, 5),
      }),
  });
const courgette: Drawer = (pen, { color = '#3f8248' }) => ({
  unitCm: 0.1,
  svg:
    placed(
      formed(
        pen,
        'M-108 -28C-108 -50 -90 -52 -60 -50L92 -40V-14L-60 -4C-90 -2 -108 -8 -108 -28Z',
        color,
        {
          depth: 10,
          light: 5,
          extra: times(16, (index) =>
            stroke(`M${-92 + index * 12} ${-44 + ((index * 17) % 36)}h9`, lighter(color, 0.4), 2.6),
          ).join(''),
        },
      ) + formed(pen, 'M88 -42L112 -38L122 -24L112 -14L88 -12Z', '#a7c26a', { depth: 5 }),
      { angleDegrees: -12, at: [0, -18] },
    ) +
    [-70, -36]
      .map(
        (x) =>
          circle([x, -24], 24, color) +
          circle([x, -24], 20, '#eef2c8') +
          circle([x, -24], 11, '#dde6a4'),
      )
      .join(''),
});
const fennel: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    [-24, 0, 24]
      .map((turn) =>
        placed(
          rod(pen, 'M0 0V-96', '#a9cf84', 18) +
            times(9, (k) =>
              stroke(
                `M0 -90Q${(k - 4) * 6} -116 ${(k - 4) * 13} ${-140 + Math.abs(k - 4) * 5}`,
                '#5f9f58',
                3,
              ),
            ).join(''),
          { at: [turn * 0.6, -76], angleDegrees: turn },
        ),
      )
      .join('') +
    formed(
      pen,
      'M0 0C-40 0 -70 -18 -64 -54C-58 -84 -44 -96 -40 -120L-8 -96L0 -112L8 -96L40 -120C44 -96 58 -84 64 -54C70 -18 40 0 0 0Z',
      '#f1f5dd',
      {
        depth: 13,
        light: 5,
        extra: stroke('M-30 -104Q-14 -50 -20 0M30 -104Q14 -50 20 0M0 -96V0', '#c5d6a4', 4),
      },
    ),
});
const bokChoy: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    [-34, 34, -16, 16, 0]
      .map((turn) =>
        leaf([turn * 0.6, -60], 130, 66, -90 + turn, turn % 34 ? '#4f9a4a' : '#3d8446'),
      )
      .join('') +
    formed(
      pen,
      'M0 0C-44 0 -56 -16 -50 -40C-44 -66 -48 -88 -56 -104L-20 -84L0 -108L20 -84L56 -104C48 -88 44 -66 50 -40C56 -16 44 0 0 0Z',
      '#f0f5e4',
      {
        depth: 12,
        extra: stroke('M-24 -84Q-14 -40 -22 0M24 -84Q14 -40 22 0', '#cddcb8', 4),
      },
    ),
});
const kale: Drawer = (pen, { color = '#3f7f52' }) => ({
  unitCm: 0.13,
  svg: [-26, 24, 0]
    .map((turn, index) =>
      placed(
        times(13, (k) =>
          circle(
            [(k % 2 ? 1 : -1) * (22 + Math.sin((k / 12) * Math.PI) * 30), -56 - k * 11],
            20,
            darker(color, (k % 3) * 0.1),
          ),
        ).join('') +
          formed(
            pen,
            'M0 -20C-44 -60 -40 -160 0 -206C40 -160 44 -60 0 -20Z',
            lighter(color, 0.06 + index * 0.04),
            { depth: 8 },
          ) +
          rod(pen, 'M0 0V-180', '#cfe0b0', 8) +
          stroke('M0 -70L-24 -100M0 -70L24 -100M0 -114L-20 -142M0 -114L20 -142', '#b5d09a', 4),
        { angleDegrees: turn },
      ),
    )
    .join(''),
});
const spinach: Drawer = (_pen, { color = '#3f8f4a' }) => ({
  unitCm: 0.1,
  svg: [-48, 46, -24, 24, 0]
    .map((turn, index) =>
      placed(
        stroke('M0 0V-90', '#8fbf6a', 8) +
          leaf([0, -60], 130, 62, -90, index % 2 ? color : lighter(color, 0.12)),
        { angleDegrees: turn },
      ),
    )
    .join(''),
});
const butternut: Drawer = (pen, { color = '#e8b26a' }) => ({
  unitCm: 0.15,
  svg:
    rod(pen, 'M0 -176V-194', '#8f9a58', 14) +
    rounded(
      pen,
      'M0 0C-50 2 -74 -26 -70 -60C-66 -92 -38 -104 -36 -134C-36 -168 -20 -180 0 -180S36 -168 36 -134C38 -104 66 -92 70 -60C74 -26 50 2 0 0Z',
      {
        at: [0, -80],
        rx: 72,
        ry: 90,
        color,
        extra: stroke(
          'M-20 -170C-26 -110 -50 -90 -40 -10M20 -170C26 -110 50 -90 40 -10',
          darker(color, 0.1),
          4,
        ),
      },
    ),
});
const rhubarb: Drawer = (pen, { color = '#d0405a' }) => ({
  unitCm: 0.2,
  svg:
    [-20, 18, -2]
      .map((turn, index) =>
        placed(
          path(
            'M0 -120C-60 -120 -70 -170 -40 -196C-20 -226 20 -226 40 -196C70 -170 60 -120 0 -120Z',
            index % 2 ? HOUSE.leaf : HOUSE.leafDark,
          ) +
            stroke('M0 -116V-200M0 -140L-30 -172M0 -140L30 -172', lighter(color, 0.2), 4) +
            rod(pen, 'M0 0V-130', index % 2 ? color : lighter(color, 0.14), 20) +
            stroke('M-4 -6V-120M4 -6V-120', lighter(color, 0.35), 2),
          { angleDegrees: turn, at: [turn * 0.8, 0] },
        ),
      )
      .join('') + formed(pen, roundedPath([-32, -48], 64, 14, 5), HOUSE.woodLight, { depth: 4 }),
});
/** Three small tight heads. */
const brusselsSprouts: Drawer = (pen, { color = '#7fae4f' }) => ({
  unitCm: 0.045,
  svg: (
    [
      [-58, -44],
      [56, -42],
      [0, -104],
    ] as const
  )
    .map(
      ([x, y]) =>
        ball(pen, [x, y], 46, color) +
        placed(
          path(
            'M-44 4C-30 -44 20 -40 24 6C20 30 -6 44 -20 40C-34 34 -44 20 -44 4Z',
            lighter(color, 0.22),
          ) + stroke('M-12 36Q-14 0 -2 -24M-13 16L-30 0M-12 6L8 -8', '#e6f0c4', 3.4),
          { at: [x, y] },
        ),
    )
    .join(''),
});
/** A cone of cones, each turned as the whole is. */
const romanesco: Drawer = (pen, { color = '#a9cf5a' }) => ({
  unitCm: 0.11,
  svg:
    [-150, -120, -60, -30].map((turn) => leaf([0, -30], 120, 40, turn, HOUSE.leafDark)).join('') +
    times(7, (row) =>
      times(7 - row, (index) => {
        const x = (index - (6 - row) / 2) * 27;
        const y = -24 - row * 22 + Math.abs(x) * 0.12;
        const size = 20 - row * 1.3;
        return formed(
          pen,
          `M${x - size} ${y + size}Q${x - size * 0.7} ${y - size * 0.4} ${x} ${y - size * 1.5}Q${x + size * 0.7} ${y - size * 0.4} ${x + size} ${y + size}Q${x} ${y + size * 1.5} ${x - size} ${y + size}Z`,
          (index + row) % 2 ? color : lighter(color, 0.16),
          { depth: 4, light: 2 },
        );
      }).join(''),
    )
      .reverse()
      .join(''),
});
/** Round ones on the vine. */
const cherryTomatoes: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.035,
  svg:
    rod(pen, 'M-120 -150Q0 -178 124 -140', HOUSE.leaf, 8) +
    (
      [
        [-88, -58],
        [-18, -84],
        [52, -54],
        [104, -92],
        [-40, -34],
      ] as const
    )
      .map(
        ([x, y], index) =>
          stroke(`M${x} ${y - 40}L${x + 4} -158`, HOUSE.leaf, 5) +
          ball(pen, [x, y], index === 4 ? 36 : 44, color) +
          [-160, -110, -70, -20]
            .map((turn) => {
              const [u, v] = polar(turn, 18);
              return stroke(
                `M${x} ${y - 40}l${u.toFixed(1)} ${(v + 12).toFixed(1)}`,
                HOUSE.leafDark,
                5,
              );
            })
            .join(''),
      )
      .join(''),
});

/** Vegetables by kind, and mushrooms of the woods. */
export const kitchenGarden = defineFamily('kitchen-garden', {
  turnip,
  parsnip: longRoot('#f0dfb4', HOUSE.leaf, 38),
  daikon: longRoot('#fbf8f2', '#6aa84f', 26),
  'sweet-potato': sweetPotato,
  'red-onion': redOnion,
  'red-cabbage': veinedHead('#8a3f78', '#d9a8cc'),
  courgette,
  fennel,
  'bok-choy': bokChoy,
  kale,
  spinach,
  'green-beans': greenBeans,
  okra,
  butternut,
  rhubarb,
  'brussels-sprouts': brusselsSprouts,
  romanesco,
  'cherry-tomatoes': cherryTomatoes,
  ...mushrooms,
});
