import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';
import { type Head, petals } from './garden-flowers';
import { ribs } from './potted-kinds';

/** Blossom on its bough, cacti, and what hangs. */

export const barrelCactus: Drawer = (pen, { color = '#5a9a5f' }) => ({
  unitCm: 0.4,
  svg:
    ribs(
      pen,
      'M-58 0C-92 -40 -84 -120 0 -124C84 -120 92 -40 58 0Z',
      color,
      'M-40 0C-70 -50 -50 -110 0 -122M-16 0C-30 -60 -20 -110 0 -122M16 0C30 -60 20 -110 0 -122M40 0C70 -50 50 -110 0 -122',
    ) +
    times(26, (k) => {
      const [x, y] = [-66 + ((k * 0.618) % 1) * 132, -104 + ((k * 0.414) % 1) * 98];
      return stroke(`M${x - 6} ${y - 4}L${x} ${y}L${x + 6} ${y - 4}`, '#f3e3b0', 2.4);
    }).join('') +
    [-22, 0, 22]
      .map((x, k) =>
        placed(
          petals(5, 'M0 0C-9 -4 -8 -20 0 -24C8 -20 9 -4 0 0Z', () =>
            k === 1 ? HOUSE.yellow : HOUSE.coral,
          ),
          { at: [x, -124 - (k === 1 ? 6 : 0)] },
        ),
      )
      .join(''),
});
export const pricklyPear: Drawer = (pen, { color = '#5f9f62' }) => {
  const pad = (x: number, y: number, rx: number, ry: number, turn: number, k: number) =>
    placed(
      formed(
        pen,
        `M0 0C${-rx * 1.2} ${-ry * 0.4} ${-rx} ${-ry * 2} 0 ${-ry * 2}S${rx * 1.2} ${-ry * 0.4} 0 0Z`,
        k % 2 ? color : darker(color, 0.08),
        {
          depth: 9,
          extra: times(9, (j) => {
            const [a, b] = [
              -rx * 0.6 + ((j * 0.618) % 1) * rx * 1.2,
              -ry * 0.4 - ((j * 0.414) % 1) * ry * 1.3,
            ];
            return stroke(`M${a - 4} ${b - 4}l4 4l4 -4`, '#f6ecc4', 2.2);
          }).join(''),
        },
      ),
      { at: [x, y], angleDegrees: turn },
    );
  const fruit = (x: number, y: number, turn: number) =>
    placed(formed(pen, 'M-8 0C-12 -20 -8 -26 0 -26S12 -20 8 0Z', '#c9406a', { depth: 4 }), {
      at: [x, y],
      angleDegrees: turn,
    });
  return {
    unitCm: 0.8,
    svg:
      fruit(-92, -146, -40) +
      fruit(-66, -162, -14) +
      fruit(84, -150, 30) +
      fruit(2, -190, 0) +
      fruit(26, -186, 14) +
      pad(-30, -80, 34, 46, -36, 1) +
      pad(34, -84, 32, 42, 34, 1) +
      pad(4, -104, 34, 44, 4, 1) +
      pad(0, 0, 42, 56, 0, 0),
  };
};
const spray =
  (draw: (pen: Pen, color: Hex) => string, own: Hex, unitCm = 0.14): Drawer =>
  (pen, { color = own }) => ({
    unitCm,
    svg: draw(pen, color),
    anchors: { grip: { at: [0, -20] } },
  });
/** A cone of small florets. */
export const lilac = spray(
  (_pen, color) =>
    rod(_pen, 'M0 0Q-8 -40 0 -90', '#6f5a3c', 8) +
    [
      [-130, -50],
      [-40, -66],
    ]
      .map(([turn = 0, y = 0]) => leaf([0, y], 74, 30, turn - 14, '#4f9a57'))
      .join('') +
    times(70, (k) => {
      const share = Math.sqrt((k + 0.5) / 70);
      const y = -250 + share * 150 + ((k * 0.414) % 1) * 22;
      const half = 8 + share * 56;
      const x = (((k * 0.755) % 1) - 0.5) * 2 * half;
      const tone = k % 3 === 0 ? lighter(color, 0.28) : k % 3 === 1 ? color : darker(color, 0.12);
      return placed(
        petals(4, 'M0 0C-8 -3 -8 -12 0 -13S8 -3 0 0Z', () => tone, k * 29),
        { at: [x, y] },
      );
    }).join(''),
  '#a98bd6',
);
/** Long clusters that hang from a bough. */
export const wisteria: Drawer = (pen, { color = '#a08ad8' }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M-130 -196C-70 -226 -10 -186 50 -206S110 -206 134 -196', '#7d5f4a', 13) +
    [
      [-100, 5],
      [-52, 8],
      [-4, 6],
      [44, 9],
      [92, 6],
    ]
      .map(
        ([x = 0, length = 0], k) =>
          stroke(`M${x} -202V${-190 + length * 17}`, '#6f9a5a', 3) +
          times(length, (row) => {
            const w = 25 * (1 - row / (length + 1));
            return [-1, 0, 1]
              .map((s) =>
                ellipse(
                  [x + s * w * 0.8, -182 + row * 18 + (s ? 0 : 6)],
                  10 - row * 0.5,
                  8,
                  (row + s + k) % 2 ? color : lighter(color, 0.26),
                ),
              )
              .join('');
          }).join(''),
      )
      .join('') +
    [-110, -70, -24, 22, 66, 110]
      .map(
        (x, k) =>
          leaf([x, -204], 44, 11, k % 2 ? -130 : -50, '#6bb05a') +
          leaf([x, -204], 40, 10, k % 2 ? 150 : 20, '#5a9f4f'),
      )
      .join(''),
});
export const magnolia: Head = (_pen, color) =>
  [-52, 52]
    .map((turn) =>
      placed(path('M0 30C-40 0 -30 -60 0 -84C30 -60 40 0 0 30Z', darker(color, 0.1)), {
        angleDegrees: turn,
      }),
    )
    .join('') +
  [-24, 24]
    .map((turn) =>
      placed(path('M0 34C-38 4 -30 -62 0 -88C30 -62 38 4 0 34Z', lighter(color, 0.14)), {
        angleDegrees: turn,
      }),
    )
    .join('') +
  path('M0 36C-32 10 -26 -40 0 -60C26 -40 32 10 0 36Z', lighter(color, 0.42)) +
  path('M0 36C-14 16 -10 -14 0 -30C10 -14 14 16 0 36Z', darker(color, 0.14));
/** Leaves with points, and red berries. */
export const holly: Drawer = (pen, { color = '#2f7a52' }) => ({
  unitCm: 0.07,
  svg:
    [-160, -20, -90]
      .map((turn) =>
        placed(
          formed(
            pen,
            'M0 0C14 -8 22 -22 20 -34C34 -26 48 -28 56 -40C66 -28 82 -24 94 -30C100 -18 116 -6 130 0C116 6 100 18 94 30C82 24 66 28 56 40C48 28 34 26 20 34C22 22 14 8 0 0Z',
            turn === -90 ? lighter(color, 0.08) : color,
            { depth: 8, extra: stroke('M0 0H118', lighter(color, 0.3), 4) },
          ),
          { at: [0, -44], angleDegrees: turn },
        ),
      )
      .join('') +
    [
      [-20, -34],
      [20, -32],
      [0, -56],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 19, HOUSE.red))
      .join(''),
});
export const mistletoe: Drawer = (pen, { color = '#7fae5f' }) => ({
  unitCm: 0.09,
  svg:
    stroke(
      'M0 -150V-120M0 -120L-34 -84M0 -120L36 -84M0 -120V-70M-34 -84L-60 -50M36 -84L62 -48M0 -70L-22 -34M0 -70L24 -34',
      darker(color, 0.25),
      6,
    ) +
    [
      [-60, -50],
      [62, -48],
      [-22, -34],
      [24, -34],
      [-34, -84],
      [36, -84],
    ]
      .map(
        ([x = 0, y = 0]) =>
          leaf([x, y], 54, 12, 62, color) + leaf([x, y], 54, 12, 118, lighter(color, 0.12)),
      )
      .join('') +
    [
      [-48, -40],
      [-70, -44],
      [52, -40],
      [72, -46],
      [-8, -34],
      [10, -28],
      [0, -62],
      [-30, -72],
      [32, -74],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 10, HOUSE.white))
      .join('') +
    path(
      'M0 -140L-40 -158C-50 -140 -44 -128 -34 -126ZM0 -140L40 -158C50 -140 44 -128 34 -126ZM-6 -138L-22 -104L-8 -110L0 -132L10 -108L24 -104L6 -138Z',
      HOUSE.red,
    ) +
    circle([0, -140], 9, darker(HOUSE.red, 0.15)),
});
export const cotton: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    rod(
      pen,
      'M0 0C4 -60 -6 -120 0 -190M0 -60Q-40 -80 -56 -120M0 -90Q40 -110 54 -160',
      '#7d5f3f',
      7,
    ) +
    [
      [-50, 200, -40],
      [40, -20, -56],
    ]
      .map(([, turn = 0, y = 0]) => leaf([0, y], 56, 26, turn, '#6f9a50'))
      .join('') +
    [
      [-58, -134],
      [56, -174],
      [0, -208],
    ]
      .map(
        ([x = 0, y = 0]) =>
          [-64, 0, 64]
            .map((turn) =>
              placed(path('M0 26L-11 4L0 -34L11 4Z', '#8a6a44'), {
                at: [x, y + 10],
                angleDegrees: turn * 1.5,
              }),
            )
            .join('') +
          [
            [-16, 4],
            [16, 4],
            [0, -14],
            [0, 10],
          ]
            .map(([a = 0, b = 0]) => ball(pen, [x + a, y + b], 19, HOUSE.white, { glint: 0 }))
            .join(''),
      )
      .join(''),
});
export const ears =
  (count: number, lay: (k: number, pen: Pen) => string): Drawer =>
  (pen) => ({ unitCm: 0.4, svg: times(count, (k) => lay(k, pen)).join('') });
export const barley = ears(5, (k, pen) => {
  const x = -44 + k * 22;
  const top = -150 - (k % 2) * 18;
  return (
    rod(pen, `M${x * 0.4} 0Q${x * 0.6} ${top * 0.6} ${x} ${top}`, '#c9a84a', 4) +
    times(6, (j) =>
      [-1, 1]
        .map(
          (s) =>
            stroke(`M${x + s * 5} ${top - j * 9}L${x + s * 26} ${top - 54 - j * 7}`, '#dfc475', 2) +
            ellipse([x + s * 6, top - j * 9], 5, 8, j % 2 ? '#d9b252' : '#e8c76a'),
        )
        .join(''),
    ).join('')
  );
});
