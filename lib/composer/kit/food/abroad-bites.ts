import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { bowled, citrusWedge, garnish, heaped, plated, steamOver } from './tableware';
import { halfEgg, prawn, scallions, scattered } from './abroad-rices';

/** What is fried, filled and baked in many kitchens. */

export const okonomiyaki = plated(
  (pen) =>
    formed(pen, 'M-84 -18Q0 -52 84 -18V-8Q0 16 -84 -8Z', '#cf9147', { depth: 9 }) +
    ellipse([0, -26], 82, 18, '#6b3220') +
    times(7, (k) =>
      stroke(
        `M${-66 + k * 18} ${-34 + Math.abs(k - 3)}L${-52 + k * 18} ${-16 - Math.abs(k - 3)}`,
        HOUSE.cream,
        4,
      ),
    ).join('') +
    scattered(12, [120, -36, 22], ([x, y], k) =>
      k % 2
        ? path(`M${x - 9} ${y}q6 -14 14 -6q4 8 -14 6Z`, '#e8b890')
        : circle([x, y], 4, '#4f9a4c'),
    ),
);
export const dosa = plated(
  (pen) =>
    formed(
      pen,
      'M-112 -16C-116 -34 -96 -40 -84 -38L96 -48C112 -44 112 -20 98 -12L-92 -6Q-108 -6 -112 -16Z',
      '#d99f50',
      {
        depth: 9,
        light: 5,
        extra: times(12, (k) =>
          ellipse([-96 + k * 17, -26 + ((k * 7) % 14) - 6], 10, 3, '#b8732f', { opacity: 0.5 }),
        ).join(''),
      },
    ) +
    ellipse([-100, -24], 10, 15, '#8a5424') +
    [
      [-30, '#f7f4ea'],
      [30, '#c9532f'],
    ]
      .map(
        ([x, fill]) =>
          formed(
            pen,
            `M${Number(x) - 22} -10H${Number(x) + 22}L${Number(x) + 16} 6H${Number(x) - 16}Z`,
            HOUSE.metal,
            { depth: 4 },
          ) + ellipse([Number(x), -10], 22, 7, String(fill)),
      )
      .join(''),
  { tone: '#5f9f52' },
);
export const idli = plated(
  (pen) =>
    [
      [-44, -20],
      [30, -22],
      [-8, -8],
    ]
      .map(([x = 0, y = 0]) =>
        formed(
          pen,
          `M${x - 38} ${y}C${x - 36} ${y - 24} ${x + 36} ${y - 24} ${x + 38} ${y}Q${x} ${y + 18} ${x - 38} ${y}Z`,
          '#fbf6ea',
          { depth: 7 },
        ),
      )
      .join('') +
    formed(pen, 'M46 -14H92L84 6H54Z', HOUSE.metal, { depth: 4 }) +
    ellipse([69, -14], 23, 7, '#d2752f'),
  { tone: '#5f9f52' },
);
export const pakora = plated(
  (pen) =>
    heaped(8, { at: [0, -16], rx: 62, ry: 12, rise: 36 }, ([x, y], k) =>
      formed(
        pen,
        `M${x - 24} ${y}C${x - 34} ${y - 16} ${x - 14} ${y - 20} ${x - 12} ${y - 28}C${x} ${y - 36} ${x + 8} ${y - 24} ${x + 18} ${y - 26}C${x + 34} ${y - 16} ${x + 22} ${y - 6} ${x + 24} ${y + 2}Q${x} ${y + 12} ${x - 24} ${y}Z`,
        k % 2 ? '#d08a34' : '#b9722a',
        {
          depth: 6,
          extra: stroke(`M${x - 12} ${y - 8}l8 -8M${x + 4} ${y - 4}l8 -8`, '#7fae44', 4),
        },
      ),
    ) +
    citrusWedge([-72, -4], 15) +
    garnish([60, -8], 20),
);
export const satay = plated(
  (pen) =>
    [-24, -4, 16]
      .map((turn, k) =>
        placed(
          rod(pen, 'M-104 0H112', HOUSE.woodLight, 5) +
            [-64, -26, 12, 50]
              .map((x) =>
                formed(
                  pen,
                  `M${x - 17} -10C${x - 12} -18 ${x + 12} -18 ${x + 17} -8C${x + 16} 12 ${x - 14} 14 ${x - 17} -10Z`,
                  '#b5682c',
                  { depth: 5, extra: stroke(`M${x - 10} -10L${x + 10} 8`, '#7a3d1c', 4) },
                ),
              )
              .join(''),
          { at: [0, -34 + k * 16], angleDegrees: turn * 0.3 },
        ),
      )
      .join('') +
    formed(pen, 'M48 -4H96L88 14H56Z', HOUSE.white, { depth: 4 }) +
    ellipse([72, -4], 24, 8, '#b9742f'),
);
export const pekingDuck = plated(
  (pen) =>
    formed(pen, 'M-92 -14C-98 -54 -50 -66 -6 -60C40 -70 74 -50 78 -18Q0 8 -92 -14Z', '#a5461f', {
      depth: 12,
      light: 7,
      extra: times(7, (k) =>
        stroke(`M${-72 + k * 22} -60Q${-66 + k * 22} -30 ${-76 + k * 22} 2`, '#e8a86a', 4),
      ).join(''),
    }) +
    formed(pen, 'M60 -26C88 -34 104 -58 96 -74L84 -70C84 -54 70 -46 56 -40Z', '#a5461f', {
      depth: 5,
    }) +
    [-86, -74].map((x) => rod(pen, `M${x} -8l-16 10`, '#6fae4f', 5)).join('') +
    [
      [-48, -4],
      [-24, 0],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 10, '#5f9f52') + circle([x, y], 8, '#e4f0c0'))
      .join('') +
    garnish([86, -8], 20),
);
export const hotPot: Drawer = (pen) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-40 -16H40L52 0H-52Z', HOUSE.metalDark, { depth: 4 }) +
    [-18, 0, 18]
      .map((x) =>
        path(
          `M${x} -16C${x - 9} -26 ${x} -32 ${x} -38C${x + 9} -30 ${x + 9} -22 ${x} -16Z`,
          HOUSE.orange,
        ),
      )
      .join('') +
    formed(pen, 'M-118 -88C-112 -54 -70 -36 0 -36S112 -54 118 -88Z', HOUSE.metal, { depth: 12 }) +
    ellipse([0, -88], 118, 26, lighter(HOUSE.metal, 0.3)) +
    path('M-108 -88A108 21 0 0 1 0 -109C-26 -96 26 -82 0 -67A108 21 0 0 1 -108 -88Z', '#c9331f') +
    path('M108 -88A108 21 0 0 1 0 -67C26 -82 -26 -96 0 -109A108 21 0 0 1 108 -88Z', '#f0dfb0') +
    [
      [-70, -90],
      [-46, -80],
      [-40, -98],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x - 7} ${y}q7 -6 14 0`, '#7a1710', 6))
      .join('') +
    [
      [44, -92],
      [70, -84],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y], 12, '#dcc0a0'))
      .join('') +
    garnish([28, -80], 22) +
    [-118, 118]
      .map((x) =>
        stroke(`M${x} -84q${Math.sign(x) * 22} -6 ${Math.sign(x) * 14} 14`, HOUSE.metalDark, 7),
      )
      .join('') +
    steamOver([-10, -116]),
});
export const baozi: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    [
      [-66, 0],
      [66, 0],
      [0, -4],
    ]
      .map(
        ([x = 0, y = 0]) =>
          formed(
            pen,
            `M${x - 64} ${y}C${x - 76} ${y - 50} ${x - 40} ${y - 82} ${x} ${y - 90}C${x + 40} ${y - 82} ${x + 76} ${y - 50} ${x + 64} ${y}Q${x} ${y + 10} ${x - 64} ${y}Z`,
            '#fbf4e6',
            { depth: 11 },
          ) +
          times(7, (k) =>
            stroke(
              `M${x} ${y - 80}Q${x + (k - 3) * 12} ${y - 70} ${x + (k - 3) * 17} ${y - 40 - Math.abs(k - 3) * -5}`,
              '#dccdb2',
              3,
            ),
          ).join('') +
          circle([x, y - 82], 7, '#dccdb2'),
      )
      .join('') + steamOver([0, -100]),
});
export const mooncake: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, roundedPath([-84, -62], 168, 62, 18), '#b8702c', {
      depth: 9,
      extra: times(9, (k) => stroke(`M${-76 + k * 19} -48V0`, '#8f5220', 5)).join(''),
    }) +
    ellipse([0, -62], 84, 26, '#d9943f') +
    `<ellipse cx="0" cy="-62" rx="68" ry="20" fill="none" stroke="#a9682a" stroke-width="5"/>` +
    times(8, (k) => {
      const [x, y] = polar(k * 45, 1);
      return ellipse([x * 36, -62 + y * 11], 12, 5, '#a9682a');
    }).join('') +
    ellipse([0, -62], 12, 5, '#f3c06a'),
});
export const tteokbokki = bowled(
  '#d8331f',
  (pen) =>
    heaped(12, { at: [0, -76], rx: 76, ry: 10, rise: 18 }, ([x, y], k) =>
      placed(rod(pen, 'M-20 0H20', k % 3 === 2 ? '#e9c06a' : '#f0805f', 14), {
        at: [x, y],
        angleDegrees: k * 53,
      }),
    ) +
    halfEgg([34, -88]) +
    scallions([
      [-40, -94],
      [-8, -98],
      [10, -90],
      [-20, -86],
    ]),
  { tone: HOUSE.ink },
);
export const ceviche = bowled(
  '#dfeeda',
  (pen) =>
    heaped(13, { at: [0, -76], rx: 78, ry: 11, rise: 22 }, ([x, y], k) =>
      k % 3 === 0
        ? prawn([x, y - 4], k * 40)
        : k % 3 === 1
          ? formed(
              pen,
              `M${x - 15} ${y + 4}L${x - 10} ${y - 12}H${x + 14}L${x + 16} ${y + 4}Z`,
              '#fdf6ee',
              { depth: 4 },
            )
          : stroke(`M${x - 18} ${y}q18 -20 36 0`, '#b0508f', 5),
    ) +
    garnish([4, -98], 20) +
    citrusWedge([70, -76], 20, '#9bcf4f'),
  { tone: HOUSE.sky },
);
export const bouillabaisse = bowled(
  '#dd7a34',
  (pen) =>
    [
      [-56, -78],
      [50, -82],
    ]
      .map(
        ([x = 0, y = 0]) =>
          formed(
            pen,
            `M${x - 24} ${y + 4}Q${x - 10} ${y - 24} ${x + 24} ${y - 14}Q${x + 10} ${y + 10} ${x - 24} ${y + 4}Z`,
            '#2b2f4a',
            { depth: 4 },
          ) + ellipse([x, y - 2], 13, 5, HOUSE.orange),
      )
      .join('') +
    prawn([-8, -90], -10, '#e8613f') +
    prawn([16, -76], 60, '#e8613f') +
    formed(pen, 'M-36 -70L-24 -88L6 -80L-4 -66Z', HOUSE.white, { depth: 4 }) +
    garnish([30, -92], 20) +
    path('M66 -80L112 -116L122 -102L84 -70Z', HOUSE.crust) +
    path('M70 -80L112 -112L116 -106L80 -74Z', HOUSE.bread),
  { tone: HOUSE.white },
);
