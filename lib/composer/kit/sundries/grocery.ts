import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';

const artichoke: Drawer = (pen, { color = '#7fa867' }) => ({
  unitCm: 0.07,
  svg:
    rod(pen, 'M0 0V-40', '#6b9457', 20) +
    formed(
      pen,
      'M-78 -70C-84 -140 -30 -186 0 -190C30 -186 84 -140 78 -70C60 -26 -60 -26 -78 -70Z',
      darker(color, 0.2),
      { depth: 12 },
    ) +
    [
      [0, -118, 0.9],
      [-34, -104, 0.9],
      [34, -104, 0.9],
      [-58, -72, 0.86],
      [0, -84, 1],
      [58, -72, 0.86],
      [-30, -52, 1],
      [30, -52, 1],
    ]
      .map(([x = 0, y = 0, size = 1], index) =>
        placed(
          formed(
            pen,
            'M-34 16C-40 -30 -14 -62 0 -70C14 -62 40 -30 34 16Q0 36 -34 16Z',
            index % 2 ? color : lighter(color, 0.12),
            { depth: 6, light: 3 },
          ),
          { at: [x, y], scaleX: size, angleDegrees: x * 0.35 },
        ),
      )
      .join(''),
});
const cauliflower: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    formed(
      pen,
      'M-100 -60C-112 -110 -70 -130 -50 -96L-30 0C-70 0 -94 -20 -100 -60ZM100 -60C112 -110 70 -130 50 -96L30 0C70 0 94 -20 100 -60Z',
      '#7cb266',
      { depth: 9 },
    ) +
    [
      [-44, -90, 40],
      [44, -90, 40],
      [0, -116, 46],
      [-24, -64, 38],
      [28, -62, 38],
      [0, -84, 34],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          ball(pen, [x, y], r, '#f6eed8', { glint: 0 }) +
          times(5, (index) =>
            circle(
              [x + Math.cos(index * 1.3) * r * 0.5, y + Math.sin(index * 1.3) * r * 0.45],
              r * 0.2,
              '#fffaf0',
            ),
          ).join(''),
      )
      .join('') +
    formed(
      pen,
      'M-86 -50C-80 -10 -40 8 0 8S80 -10 86 -50C60 -30 30 -34 0 -26C-30 -34 -60 -30 -86 -50Z',
      '#93c47a',
      {
        depth: 9,
        extra: stroke('M0 6V-24M-44 -2Q-40 -20 -50 -34M44 -2Q40 -20 50 -34', '#d6ecc4', 4),
      },
    ),
});
const leek: Drawer = (pen) => ({
  unitCm: 0.17,
  svg:
    [-26, 26, -10, 12]
      .map((turn, index) =>
        placed(
          formed(
            pen,
            'M-13 0C-20 -50 -16 -100 0 -130C16 -100 20 -50 13 0Z',
            index > 1 ? '#5aa05c' : '#3f8850',
            { depth: 5 },
          ),
          { at: [0, -112], angleDegrees: turn },
        ),
      )
      .join('') +
    formed(pen, 'M-15 0C-20 -40 -18 -90 -20 -124H20C18 -90 20 -40 15 0Z', '#f2f4dc', {
      depth: 8,
      extra:
        path('M-24 -130H24V-88Q0 -66 -24 -88Z', '#a9d08a') +
        stroke('M-6 -120V-6M7 -120V-6', '#d5dfb6', 2.4),
    }) +
    stroke('M-10 0L-16 13M0 0V16M10 0L16 13M5 0L8 14', '#e9e2c4', 3),
});
const celery: Drawer = (pen) => {
  const stalk = (index: number, turn: number) =>
    placed(
      [-52, -20, 22, 50]
        .map(
          (angle, side) =>
            leaf([0, -146], 54, 20, -90 + angle, side % 2 ? '#4f9e57' : '#3f8c4c') +
            leaf([angle / 4, -166], 42, 17, -90 + angle * 0.7, side % 2 ? '#5fae60' : '#4f9e57'),
        )
        .join('') +
        formed(
          pen,
          'M-17 0C-20 -60 -12 -110 -7 -152H7C12 -110 20 -60 17 0Z',
          index % 2 ? '#b9dd8c' : '#a2cf74',
          {
            depth: 7,
            light: 4,
            extra: stroke(
              'M-8 0C-9 -60 -5 -110 -3 -150M0 0V-150M8 0C9 -60 5 -110 3 -150',
              '#86b85c',
              2.4,
            ),
          },
        ),
      { at: [turn * 1.25, index % 2 ? 0 : -4], angleDegrees: turn * 0.75 },
    );
  return {
    unitCm: 0.16,
    svg:
      stalk(0, -22) +
      stalk(2, 22) +
      stalk(1, -9) +
      stalk(3, 10) +
      formed(pen, 'M-46 -26C-46 4 -30 12 0 12S46 4 46 -26Q24 -12 0 -14T-46 -26Z', '#d3ebb2', {
        depth: 6,
      }),
  };
};
const cottonCandy: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-15 -64L0 26L15 -64Z', HOUSE.cream, {
      depth: 4,
      extra: stroke('M-14 -46L14 -34M-10 -18L10 -6', HOUSE.coral, 5),
    }) +
    [
      [-44, -84, 38],
      [44, -84, 38],
      [0, -76, 40],
      [-34, -134, 44],
      [36, -132, 42],
      [0, -172, 42],
      [0, -120, 48],
    ]
      .map(([x = 0, y = 0, r = 0], index) =>
        ball(pen, [x, y], r, index % 2 ? color : lighter(color, 0.14), { glint: 0 }),
      )
      .join('') +
    stroke(
      'M-50 -100Q-10 -80 30 -104M-40 -146Q0 -124 44 -150M-20 -184Q4 -172 24 -186',
      lighter(color, 0.55),
      5,
    ),
  anchors: { grip: { at: [0, 6] } },
});
const cinnamonRoll: Drawer = (pen, { color = HOUSE.bread }) => ({
  unitCm: 0.075,
  svg:
    ellipse([0, -8], 104, 12, darker(color, 0.35)) +
    formed(pen, 'M-100 -58V-30C-90 6 90 6 100 -30V-58Z', darker(color, 0.12), { depth: 10 }) +
    formed(pen, 'M-100 -62a100 48 0 1 1 200 0a100 48 0 1 1 -200 0Z', color, {
      depth: 8,
      light: 5,
    }) +
    `<path d="M8 -64C-8 -76 -30 -62 -18 -48C0 -32 44 -44 44 -66C40 -94 -44 -96 -58 -62C-58 -28 50 -20 74 -54C80 -80 60 -98 30 -102" fill="none" stroke="${HOUSE.crust}" stroke-width="10" stroke-linecap="round"/>` +
    path(
      'M-80 -76C-60 -104 40 -112 70 -90C88 -80 84 -60 74 -58C70 -44 58 -44 56 -58C40 -70 20 -60 14 -48C8 -36 -4 -40 -4 -54C-20 -66 -40 -54 -46 -42C-56 -34 -64 -46 -62 -58C-76 -60 -86 -66 -80 -76Z',
      '#fffaf2',
      { opacity: 0.9 },
    ),
});
const eclair: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(
      pen,
      'M-110 -30C-114 -60 -84 -66 -60 -64H60C84 -66 114 -60 110 -30C106 4 60 2 0 2S-106 4 -110 -30Z',
      HOUSE.bread,
      { depth: 11, light: 5 },
    ) +
    stroke('M-100 -22H100', '#fff3d6', 12) +
    formed(
      pen,
      'M-108 -38C-110 -62 -84 -70 -60 -70H60C84 -70 110 -62 108 -38C96 -22 84 -40 70 -30C56 -22 46 -38 30 -30C14 -24 4 -38 -12 -30C-30 -22 -40 -38 -56 -30C-72 -22 -96 -24 -108 -38Z',
      HOUSE.chocolate,
      { depth: 7, light: 5 },
    ) +
    path('M-84 -58Q-40 -64 10 -62L10 -58Q-40 -58 -84 -52Z', '#a36a4a'),
});
const potatoChips: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-70 -190H70L62 -166C76 -110 76 -60 62 -20L70 0H-70L-62 -20C-76 -60 -76 -110 -62 -166Z',
      color,
      { depth: 14, light: 7, extra: path('M-80 -74C-30 -40 30 -40 80 -74V20H-80Z', HOUSE.mustard) },
    ) +
    stroke('M-66 -178H66M-66 -12H66', lighter(color, 0.4), 4) +
    [
      [-22, -96, -16],
      [24, -104, 14],
      [2, -76, 4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          formed(pen, 'M-30 0C-26 -24 26 -26 32 -2C26 20 -26 22 -30 0Z', '#f7cf63', {
            depth: 5,
            light: 3,
          }),
          { at: [x, y], angleDegrees: turn },
        ),
      )
      .join('') +
    formed(pen, roundedPath([-46, -158], 92, 30, 12), HOUSE.cream, { depth: 4 }) +
    stroke('M-30 -143H30', color, 7),
});
const cheesecake: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    ellipse([0, 0], 118, 14, HOUSE.white) +
    formed(pen, 'M-96 -8V-66L96 -78V-8Q0 8 -96 -8Z', '#fbe6b0', {
      depth: 8,
      extra: path('M-100 -24L100 -26V8H-100Z', '#c98a4b'),
    }) +
    formed(pen, 'M-96 -66L40 -104L96 -78Z', '#fdf1cf', { depth: 5 }) +
    path(
      'M-96 -66L40 -104L96 -78L60 -76C58 -60 44 -62 42 -74L0 -71C-2 -50 -18 -50 -20 -70Z',
      '#d2424e',
    ) +
    ball(pen, [34, -104], 17, '#d2424e') +
    path('M30 -120Q36 -130 44 -128Q40 -120 34 -118Z', HOUSE.leaf),
});
const papaya: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-56 -60C-60 -110 -36 -176 0 -186C36 -176 60 -110 56 -60C50 -10 24 0 0 0S-50 -10 -56 -60Z',
      '#f2a13a',
      { depth: 8 },
    ) +
    formed(
      pen,
      'M-44 -60C-48 -106 -28 -162 0 -172C28 -162 48 -106 44 -60C38 -20 20 -12 0 -12S-38 -20 -44 -60Z',
      '#f7744c',
      { depth: 7 },
    ) +
    path('M-18 -56C-22 -90 -10 -120 0 -126C10 -120 22 -90 18 -56Q0 -28 -18 -56Z', '#e45a3a') +
    times(14, (index) =>
      circle(
        [-8 + (index % 3) * 8, -112 + Math.floor(index / 3) * 15 + (index % 2) * 3],
        5,
        HOUSE.ink,
      ),
    ).join(''),
});
const brownie: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-90 -4V-58H60V-4Z', '#5c3524', { depth: 9 }) +
    path('M-90 -58L-50 -92H100L60 -58Z', '#7d4a30') +
    path('M60 -58L100 -92V-36L60 -4Z', '#482819') +
    stroke('M-60 -66L-20 -78L10 -70L50 -82', '#9a6444', 4) +
    [
      [-50, -34],
      [-8, -22],
      [34, -40],
      [-28, -52],
      [10, -48],
    ]
      .map(([x = 0, y = 0]) => rectangle([x, y], 12, 9, '#3a1f14', { radius: 3 }))
      .join('') +
    [
      [-20, -78],
      [36, -72],
      [10, -84],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 8, 4, '#d9a86a'))
      .join(''),
});
/** Greens, sweets and what comes in bags. */
export const grocery = defineFamily('grocery', {
  artichoke,
  cauliflower,
  leek,
  celery,
  'cotton-candy': cottonCandy,
  'cinnamon-roll': cinnamonRoll,
  eclair,
  'potato-chips': potatoChips,
  cheesecake,
  papaya,
  brownie,
});
