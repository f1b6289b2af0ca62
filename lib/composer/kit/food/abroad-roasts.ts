import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import { bowled, garnish, plated, steamOver } from './tableware';
import { grains, gravy, noodles, scallions, scattered } from './abroad-rices';

/** Roasts, pies and gratins. */

export const chowder = bowled(
  '#f6ead0',
  (pen) =>
    [
      [-46, -80],
      [18, -84],
      [48, -74],
    ]
      .map(([x = 0, y = 0], k) =>
        k === 1
          ? formed(pen, `M${x - 22} ${y + 6}A22 20 0 0 1 ${x + 22} ${y + 6}Z`, '#c9b09a', {
              depth: 4,
              extra: [-12, 0, 12]
                .map((d) => stroke(`M${x} ${y + 8}L${x + d} ${y - 14}`, '#9a7f6a', 3))
                .join(''),
            })
          : rectangle([x - 10, y - 8], 20, 14, '#f3dc9a', { radius: 3 }),
      )
      .join('') +
    scattered(9, [120, -82, 18], ([x, y], k) =>
      circle([x, y], 3.4, k % 2 ? '#6fae4f' : '#c9745a'),
    ) +
    steamOver([-6, -96]),
  { tone: HOUSE.blue },
);
export const gazpacho: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-40 0H40L34 -8H-34Z', HOUSE.glass, { depth: 2 }) +
    formed(pen, 'M-54 -112H54L38 -6H-38Z', '#dd4a2c', { depth: 9 }) +
    ellipse([0, -112], 54, 13, lighter('#dd4a2c', 0.16)) +
    scattered(12, [84, -120, 14], ([x, y], k) =>
      rectangle([x - 4, y - 4], 8, 7, ['#7fb848', '#f7e6b0', '#f08a3c'][k % 3] ?? HOUSE.leaf),
    ) +
    stroke('M-58 -128L-40 -4H40L58 -128', HOUSE.white, 4, { opacity: 0.6 }) +
    stroke('M-42 -100L-32 -30', HOUSE.white, 6, { opacity: 0.5 }) +
    garnish([0, -118], 26),
});
export const shepherdsPie: Drawer = (pen) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-112 -56H112L98 0H-98Z', HOUSE.blue, { depth: 9 }) +
    ellipse([0, -56], 112, 22, '#8a4a2c') +
    formed(
      pen,
      'M-106 -56C-96 -84 -50 -86 -30 -80C0 -92 40 -90 56 -80C86 -86 104 -72 106 -56Q0 -26 -106 -56Z',
      '#f0cf7f',
      {
        depth: 9,
        extra: times(6, (k) =>
          stroke(`M${-96 + k * 34} -50Q${-84 + k * 34} -72 ${-70 + k * 34} -54`, '#cf9a44', 5),
        ).join(''),
      },
    ) +
    [
      [-60, -50],
      [10, -42],
      [66, -52],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, '#6fae4f'))
      .join('') +
    garnish([0, -84], 18),
});
export const haggis = plated(
  (pen) =>
    formed(pen, 'M-40 -6C-52 -40 -20 -56 10 -52C44 -54 56 -20 40 -4Q0 8 -40 -6Z', '#8a6a52', {
      depth: 9,
      extra: grains(34, -48, 44, ['#6a4c38', '#a8866a'], 90),
    }) +
    ellipse([-66, -16], 24, 14, '#f3e4b8') +
    ellipse([64, -14], 24, 14, '#f0a24c') +
    stroke('M-46 -26L-58 -40M42 -24L54 -40', '#6a4c38', 7),
);
export const crumpet = plated(
  (pen) =>
    formed(pen, 'M-66 -34Q0 -58 66 -34V-12Q0 16 -66 -12Z', '#d99a4c', { depth: 8 }) +
    ellipse([0, -34], 66, 19, '#f3d293') +
    scattered(24, [104, -46, 24], ([x, y]) => ellipse([x, y], 4, 2.4, '#c48f45')) +
    formed(pen, 'M-18 -40L-8 -52H24L16 -38Z', HOUSE.yellow, { depth: 4 }) +
    path('M16 -38Q40 -34 44 -14Q48 -4 40 -4Q34 -14 20 -26Z', HOUSE.yellow),
);
export const yorkshirePudding = plated((pen) =>
  [
    [-40, -10, 1],
    [40, -12, 1.04],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      placed(
        formed(
          pen,
          'M-36 2C-44 -20 -60 -34 -46 -46C-34 -60 -22 -44 -10 -54C4 -64 20 -44 34 -54C52 -52 56 -34 44 -22C40 -10 38 0 34 4Q0 12 -36 2Z',
          '#c98a3a',
          { depth: 8, light: 5 },
        ) +
          ellipse([0, -34], 30, 11, '#e8b460') +
          ellipse([2, -31], 22, 7, '#8a5022'),
        { at: [x, y], scaleX: s },
      ),
    )
    .join(''),
);
export const roastBeef = plated(
  (pen) =>
    formed(pen, 'M-30 -12C-36 -50 -6 -64 40 -60C84 -56 92 -24 80 -8Q20 6 -30 -12Z', '#6f3826', {
      depth: 10,
      extra: stroke('M-4 -66Q4 -34 -6 2M28 -66Q36 -34 28 4M60 -62Q68 -34 60 4', '#f0dfc0', 3.4),
    }) +
    [-22, -48, -72]
      .map(
        (x, k) =>
          formed(
            pen,
            `M${x - 26} ${-8 + k * 3}C${x - 30} -42 ${x + 24} -44 ${x + 22} ${-8 + k * 3}Q${x} 4 ${x - 26} ${-8 + k * 3}Z`,
            '#7d3f2a',
            { depth: 4 },
          ) + ellipse([x - 2, -16 + k * 3], 19, 11, '#d9685c'),
      )
      .join('') +
    garnish([64, -58], 18, '#4f8a5c'),
);
export const beefWellington = plated(
  (pen) =>
    formed(pen, 'M-20 -8C-24 -50 6 -58 60 -58Q94 -56 94 -10Q40 6 -20 -8Z', '#d0913f', {
      depth: 10,
      light: 6,
      extra: times(5, (k) =>
        stroke(
          `M${-10 + k * 24} -62L${14 + k * 24} 2M${16 + k * 24} -62L${-8 + k * 24} 2`,
          '#a9682a',
          3.4,
        ),
      ).join(''),
    }) +
    [-26, -70]
      .map(
        (x) =>
          formed(
            pen,
            `M${x - 36} -8C${x - 40} -58 ${x + 36} -58 ${x + 34} -8Q${x} 6 ${x - 36} -8Z`,
            '#d0913f',
            { depth: 5 },
          ) +
          ellipse([x - 1, -26], 29, 22, '#6b4630') +
          ellipse([x - 1, -26], 23, 17, '#d4574c'),
      )
      .join(''),
);
export const ratatouille: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-116 -44C-110 -12 -80 0 0 0S110 -12 116 -44Z', HOUSE.coral, { depth: 9 }) +
    ellipse([0, -44], 116, 32, darker(HOUSE.coral, 0.2)) +
    ellipse([0, -44], 104, 27, '#b8382a') +
    times(3, (ring) =>
      times([17, 11, 5][ring] ?? 5, (k) => {
        const count = [17, 11, 5][ring] ?? 5;
        const [x, y] = polar((k * 360) / count, 1);
        const r = [84, 54, 24][ring] ?? 24;
        return formed(
          pen,
          `M${x * r - 15} ${-48 + y * r * 0.25 + 6}A15 15 0 0 1 ${x * r + 15} ${-48 + y * r * 0.25 + 6}Z`,
          (['#d9483a', '#6fae4f', '#5d3f75', '#f0c64c'] as const)[k % 4] ?? HOUSE.red,
          { depth: 3 },
        );
      }).join(''),
    ).join('') +
    garnish([0, -60], 18),
});
export const escargot = plated(
  (pen) =>
    [
      [-62, -20],
      [0, -30],
      [62, -20],
      [-32, -2],
      [34, -2],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ball(pen, [x, y], 24, '#a8743f') +
          stroke(`M${x + 4} ${y + 2}a6 6 0 1 1 8 -8a15 15 0 1 1 -24 8`, '#6f4322', 4) +
          ellipse([x - 10, y + 10], 12, 7, '#7fae4f'),
      )
      .join(''),
  { tone: '#f3ead6' },
);
export const raclette = plated(
  (pen) =>
    [
      [-50, -18],
      [-20, -10],
      [10, -22],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 21, '#e3bd74'))
      .join('') +
    path(
      'M-80 -34C-70 -58 20 -60 34 -40C44 -26 34 -24 34 -10C34 -2 26 -2 26 -12C20 -24 6 -18 4 -2C4 8 -8 8 -8 -2C-12 -18 -34 -20 -36 -6C-38 0 -48 0 -48 -10C-56 -24 -84 -18 -80 -34Z',
      HOUSE.cheese,
    ) +
    path('M-64 -40C-50 -52 10 -52 22 -40Q-20 -34 -64 -40Z', lighter(HOUSE.cheese, 0.35)) +
    [
      [58, -20],
      [78, -12],
      [66, -4],
    ]
      .map(([x = 0, y = 0]) =>
        placed(
          formed(pen, 'M-18 0C-16 -12 16 -12 18 0C14 10 -14 10 -18 0Z', '#7a9a3c', { depth: 4 }),
          { at: [x, y], angleDegrees: x },
        ),
      )
      .join('') +
    circle([44, -6], 9, '#f6efe4'),
);
export const roesti = plated(
  (pen) =>
    formed(pen, 'M-84 -18Q0 -48 84 -18V-8Q0 16 -84 -8Z', '#c8872f', { depth: 9 }) +
    ellipse([0, -22], 83, 19, '#dda24a') +
    times(46, (k) => {
      const [x, y] = [(((k * 0.618) % 1) - 0.5) * 140, -34 + ((k * 0.414) % 1) * 26];
      return placed(stroke('M-10 0H10', k % 3 ? '#f0c878' : '#a9682a', 4), {
        at: [x, y],
        angleDegrees: k * 53,
      });
    }).join('') +
    path('M-20 -34C-22 -48 22 -48 24 -34Q0 -22 -20 -34Z', HOUSE.white) +
    scallions([
      [-6, -38],
      [8, -36],
      [2, -42],
    ]),
);
export const stroganoff = plated(
  (pen) =>
    noodles('#f3d58a', -28) +
    noodles('#eac56c', -14) +
    formed(pen, 'M-60 -24C-60 -52 -20 -54 0 -54S60 -52 62 -24Q0 0 -60 -24Z', '#c9a27c', {
      depth: 8,
    }) +
    [
      [-36, -36],
      [0, -44],
      [34, -34],
      [-10, -26],
      [18, -22],
    ]
      .map(([x = 0, y = 0], k) =>
        k % 2
          ? path(
              `M${x - 14} ${y}C${x - 14} ${y - 16} ${x + 14} ${y - 16} ${x + 14} ${y}L${x + 5} ${y + 2}V${y + 10}H${x - 5}V${y + 2}Z`,
              '#e6d3b8',
            )
          : formed(
              pen,
              `M${x - 18} ${y + 4}L${x - 12} ${y - 9}L${x + 18} ${y - 4}L${x + 12} ${y + 8}Z`,
              '#7a4a34',
              { depth: 3 },
            ),
      )
      .join('') +
    garnish([4, -54], 18),
);
export const rolls = (leafTone: Hex, sauce: Hex | undefined) =>
  plated(
    (pen) =>
      (sauce ? gravy(sauce) : '') +
      [
        [-46, -18],
        [46, -20],
        [0, -14],
        [-22, -38],
        [24, -40],
      ]
        .map(([x = 0, y = 0], k) =>
          formed(
            pen,
            `M${x - 34} ${y}C${x - 38} ${y - 20} ${x - 24} ${y - 24} ${x} ${y - 24}S${x + 38} ${y - 20} ${x + 34} ${y}C${x + 30} ${y + 14} ${x - 30} ${y + 14} ${x - 34} ${y}Z`,
            k % 2 ? leafTone : darker(leafTone, 0.08),
            {
              depth: 6,
              extra: stroke(
                `M${x - 26} ${y - 10}Q${x} ${y + 4} ${x + 28} ${y - 14}M${x - 6} ${y - 24}Q${x - 14} ${y - 8} ${x - 4} ${y + 10}`,
                lighter(leafTone, 0.28),
                3,
              ),
            },
          ),
        )
        .join(''),
  );
