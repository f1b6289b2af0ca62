import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

/** Cheeses by kind: rind, holes and cut. */

const emmental: Drawer = (pen, { color = HOUSE.cheese }) => ({
  unitCm: 0.08,
  svg:
    path('M-100 -64L40 -104L100 -64Z', lighter(color, 0.3)) +
    formed(pen, 'M-100 -64H100V0H-100Z', color, {
      depth: 10,
      extra: [
        [-60, -30, 16],
        [-14, -44, 12],
        [26, -18, 20],
        [66, -46, 13],
        [-30, -8, 11],
        [84, -10, 10],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle([x, y], r, darker(color, 0.24)) +
            circle([x + r * 0.14, y + r * 0.16], r * 0.8, darker(color, 0.1)),
        )
        .join(''),
    }) +
    [
      [-10, -78, 12],
      [44, -84, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.5, darker(color, 0.1)))
      .join('') +
    stroke('M100 -64V0', darker(color, 0.3), 4),
});
const wheel =
  (rind: `#${string}`, paste: `#${string}`, extra = ''): Drawer =>
  (pen) => ({
    unitCm: 0.2,
    svg:
      ellipse([0, -62], 96, 30, rind) +
      formed(pen, 'M-96 -62Q-80 -34 0 -33T96 -62V-28Q80 -2 0 0T-96 -28Z', darker(rind, 0.08), {
        depth: 14,
      }) +
      ellipse([0, -62], 92, 27, lighter(rind, 0.12)) +
      path('M0 -62L20 -34L88 -46Z', darker(paste, 0.14)) +
      path('M0 -62L20 -34V-1Q60 -4 88 -16V-46Z', paste) +
      path('M0 -62L20 -34V-1L0 -30Z', darker(paste, 0.16)) +
      extra,
  });
const gouda = wheel(
  '#d94432',
  '#f6cf5a',
  [
    [40, -26],
    [62, -22],
    [34, -12],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 4, '#d9a93a'))
    .join(''),
);
const cheeseWheel = wheel('#e0a93f', '#f8dc86');
const cheddar: Drawer = (pen, { color = '#f0a02f' }) => ({
  unitCm: 0.09,
  svg:
    path('M-90 -60L-50 -88H110L84 -60Z', lighter(color, 0.24)) +
    path('M84 -60L110 -88V-26L84 0Z', darker(color, 0.16)) +
    formed(pen, 'M-90 -60H84V0H-90Z', color, {
      depth: 8,
      extra: times(5, (k) =>
        stroke(`M${-70 + k * 32} ${-44 + ((k * 13) % 30)}q8 4 14 0`, darker(color, 0.12), 3),
      ).join(''),
    }) +
    [0, 1]
      .map((k) =>
        path(
          `M${-100 - k * 14} ${-4 + k * 4}L${-112 - k * 14} -58L${-92 - k * 14} -84L${-82 - k * 14} -30Z`,
          k ? color : lighter(color, 0.12),
        ),
      )
      .join(''),
});
const goatCheese: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-70 -64H86A14 32 0 0 1 86 0H-70Z', '#faf5ea', {
      depth: 10,
      extra: times(24, (k) =>
        circle(
          [-60 + ((k * 0.618) % 1) * 150, -58 + ((k * 0.414) % 1) * 54],
          3,
          k % 2 ? '#7a9a5c' : '#5a7a4a',
        ),
      ).join(''),
    }) +
    ellipse([-70, -32], 15, 32, '#fffdf6') +
    [0, 1]
      .map(
        (k) =>
          ellipse([-104 - k * 22, -30 + k * 2], 15, 31, k ? '#fffdf6' : '#efe7d6') +
          ellipse([-107 - k * 22, -30 + k * 2], 12, 27, '#fffdf6'),
      )
      .join(''),
});
const halloumi: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    times(
      3,
      (k) =>
        path(
          `M${-84 + k * 8} ${-20 - k * 24}L${-60 + k * 8} ${-36 - k * 24}H${96 + k * 8}L${76 + k * 8} ${-20 - k * 24}Z`,
          '#f7e7bd',
        ) +
        formed(
          pen,
          `M${-84 + k * 8} ${-20 - k * 24}H${76 + k * 8}V${-k * 24}H${-84 + k * 8}Z`,
          '#f0d79a',
          { depth: 5 },
        ),
    ).join('') +
    [0, 1, 2, 3]
      .map((k) => stroke(`M${-40 + k * 36} -70L${-20 + k * 36} -82`, '#8a4a1c', 6))
      .join(''),
});
const babybel: Drawer = (pen) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-90 -64Q-76 -36 0 -35T90 -64V-28Q76 0 0 0T-90 -28Z', HOUSE.red, { depth: 12 }) +
    ellipse([0, -64], 90, 30, lighter(HOUSE.red, 0.12)) +
    ellipse([6, -64], 66, 21, '#fdf0c4') +
    path('M-60 -64C-66 -86 -10 -92 20 -84L60 -110L74 -98L30 -72C0 -80 -40 -76 -48 -60Z', HOUSE.red),
});
const burrata: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-70 -6C-84 -54 -40 -76 -10 -80L-20 -104Q0 -96 20 -104L12 -80C44 -76 84 -54 70 -6Q0 12 -70 -6Z',
      '#fffaf0',
      { depth: 12 },
    ) +
    stroke('M-14 -80Q0 -74 14 -80', '#6fae4f', 5) +
    path('M20 -40C44 -50 60 -20 84 -10C92 0 60 6 40 4C20 0 14 -20 20 -40Z', '#fff3da') +
    [
      [-86, -4],
      [96, -8],
    ]
      .map(([x = 0, y = 0]) => ball(pen, [x, y - 10], 15, HOUSE.red))
      .join(''),
});
const creamCheese: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-84 -52H84L72 0H-72Z', HOUSE.blue, {
      depth: 9,
      extra: rectangle([-90, -36], 180, 20, HOUSE.white),
    }) +
    ellipse([0, -52], 86, 20, lighter(HOUSE.blue, 0.4)) +
    path(
      'M-76 -54C-70 -78 -30 -70 -20 -82C0 -96 30 -84 34 -72C56 -80 78 -66 76 -52Q0 -30 -76 -54Z',
      HOUSE.white,
    ) +
    stroke('M-30 -66Q0 -56 30 -66', '#e3e6ee', 4),
});

export const cheeseKind = defineFamily('cheese-kind', {
  emmental,
  gouda,
  'cheese-wheel': cheeseWheel,
  cheddar,
  'goat-cheese': goatCheese,
  halloumi,
  babybel,
  burrata,
  'cream-cheese': creamCheese,
});
