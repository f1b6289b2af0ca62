import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';
import { disc } from './shapes';

const cream: Drawer = (pen) => ({
  unitCm: 0.05,
  svg: formed(
    pen,
    'M-90 0C-120 -40 -80 -70 -60 -66C-84 -100 -40 -120 -24 -114C-30 -150 10 -150 4 -186C50 -160 44 -128 30 -116C70 -116 80 -80 60 -66C100 -66 110 -20 90 0Z',
    HOUSE.cream,
    { depth: 12, extra: stroke('M-60 -44Q0 -20 70 -48M-24 -96Q10 -80 40 -98', '#eadfce', 6) },
  ),
});
const ginger: Drawer = (pen) => {
  const skin = '#d9b27c';
  return {
    unitCm: 0.08,
    svg:
      formed(
        pen,
        'M-112 -26C-118 -62 -84 -74 -58 -58C-66 -104 -50 -136 -22 -132C2 -128 0 -92 -4 -70C14 -66 30 -70 40 -80C38 -118 62 -134 84 -118C104 -102 88 -74 78 -62C108 -66 128 -46 120 -20C112 2 82 0 56 -8C20 4 -30 6 -60 -4C-84 2 -108 0 -112 -26Z',
        skin,
        {
          depth: 11,
          light: 5,
          extra: stroke(
            'M-88 -66Q-78 -40 -90 -4M-54 -60Q-44 -34 -52 0M-58 -92Q-36 -82 -4 -90M-52 -114Q-30 -104 -8 -112M20 -66Q28 -36 18 -2M42 -88Q60 -78 86 -82M48 -106Q66 -98 88 -104M78 -60Q88 -34 82 -4',
            darker(skin, 0.24),
            3.4,
          ),
        },
      ) +
      ellipse([-24, -130], 20, 9, darker(skin, 0.2)) +
      ellipse([-24, -131], 16, 6.6, '#f6e08e') +
      placed(ellipse([0, 0], 9, 22, darker(skin, 0.2)) + ellipse([0, 0], 6.4, 18, '#f6e08e'), {
        at: [-110, -34],
        angleDegrees: 6,
      }),
  };
};
const peanuts: Drawer = (pen) => {
  const shell = '#d9ab68';
  const husk =
    'M0 -100C-40 -100 -48 -62 -30 -44C-22 -34 -24 -28 -32 -18C-54 10 -38 56 0 56S54 10 32 -18C24 -28 22 -34 30 -44C48 -62 40 -100 0 -100Z';
  const net = [-78, -58, -34, -10, 12, 34]
    .map((y, row) =>
      stroke(`M-46 ${y}Q0 ${y + 12} 46 ${y}`, darker(shell, 0.24), row === 2 ? 5 : 3),
    )
    .join('');
  const ribs = stroke(
    'M-18 -94Q-30 -60 -14 -32Q-30 0 -16 50M18 -94Q30 -60 14 -32Q30 0 16 50M0 -98V54',
    darker(shell, 0.24),
    3,
  );
  const whole = formed(pen, husk, shell, { depth: 12, light: 6, extra: net + ribs });
  const kernel = (y: number) =>
    formed(
      pen,
      `M0 ${y - 30}C-24 ${y - 30} -24 ${y + 28} 0 ${y + 28}S24 ${y - 30} 0 ${y - 30}Z`,
      '#a8552f',
      {
        depth: 8,
        light: 4,
      },
    );
  const opened =
    formed(pen, husk, shell, { depth: 8 }) +
    placed(path(husk, '#f4dfb4'), { at: [0, -3], scaleX: 0.8, scaleY: 0.86 }) +
    kernel(-64) +
    kernel(12);
  return {
    unitCm: 0.03,
    svg:
      placed(whole, { at: [70, -52], angleDegrees: 76 }) +
      placed(whole, { at: [-66, -54], angleDegrees: -62 }) +
      placed(opened, { at: [-4, -44], angleDegrees: 18 }),
  };
};
const chestnut: Drawer = (pen) => ({
  unitCm: 0.03,
  svg:
    formed(
      pen,
      'M0 -110C30 -90 90 -70 80 -30C70 0 -70 0 -80 -30C-90 -70 -30 -90 0 -110Z',
      HOUSE.brown,
      { depth: 12, light: 8 },
    ) + path('M-70 -16C-40 -30 40 -30 70 -16C40 0 -40 0 -70 -16Z', HOUSE.woodLight),
});
const fruit: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-130 -30C-110 -130 -60 -150 -50 -170C-40 -120 -80 -40 -60 0C-90 10 -124 0 -130 -30Z',
      HOUSE.yellow,
      { depth: 9, light: 5 },
    ) +
    formed(pen, disc(-6, -56, 56), HOUSE.red, { depth: 12, light: 7 }) +
    stroke('M-6 -106Q-2 -130 12 -138', HOUSE.woodDark, 7) +
    path('M-2 -118Q30 -150 50 -120Q20 -104 -2 -118Z', HOUSE.leaf) +
    formed(pen, disc(84, -48, 48), HOUSE.orange, { depth: 10, light: 6 }) +
    times(5, (index) =>
      circle(
        [134 + (index % 3) * 24 - (index > 2 ? -12 : 0), index > 2 ? -40 : -16],
        16,
        HOUSE.purple,
      ),
    ).join(''),
});
const vegetables: Drawer = (pen) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-140 -20C-120 -60 -60 -80 -20 -70C-20 -40 -100 -4 -140 0Z', HOUSE.orange, {
      depth: 8,
      light: 5,
    }) +
    path('M-24 -76Q0 -130 20 -120Q10 -96 -18 -66Z', HOUSE.leaf) +
    formed(pen, disc(20, -44, 44), HOUSE.red, { depth: 10, light: 6 }) +
    path('M20 -84l-20 -10 20 -4 4 -16 8 16 18 4Z', HOUSE.leafDark) +
    formed(pen, roundedPath([84, -60], 24, 60, 6), '#bfdc9a', { depth: 5 }) +
    formed(
      pen,
      'M50 -60C30 -110 70 -130 90 -120C110 -140 160 -110 140 -70C140 -50 60 -46 50 -60Z',
      HOUSE.leaf,
      { depth: 9, light: 5 },
    ),
});
const ice: Drawer = (pen) => ({
  unitCm: 0.04,
  svg: [
    [-70, 0, 90],
    [40, 0, 84],
    [-14, -84, 80],
  ]
    .map(
      ([x = 0, y = 0, side = 80]) =>
        formed(pen, roundedPath([x - side / 2, y - side], side, side, 14), '#cfeaf6', {
          depth: 9,
        }) + stroke(`M${x - side * 0.28} ${y - side * 0.72}h${side * 0.3}`, HOUSE.white, 8),
    )
    .join(''),
});
const fortuneCookie: Drawer = (pen) => {
  const dough = '#e2a95a';
  return {
    unitCm: 0.05,
    svg:
      placed(
        rectangle([0, -20], 150, 36, '#d9dfea', { radius: 2 }) +
          rectangle([0, -22], 150, 36, HOUSE.white, { radius: 2 }) +
          stroke('M50 -10H134M50 2H116', HOUSE.coral, 5),
        { at: [8, -44], angleDegrees: -16 },
      ) +
      formed(
        pen,
        'M6 -128C64 -132 112 -96 116 -44C118 -14 96 2 74 -4C52 -10 36 -34 4 -56Z',
        darker(dough, 0.1),
        {
          depth: 12,
          light: 5,
        },
      ) +
      formed(
        pen,
        'M10 -130C-60 -140 -118 -100 -120 -46C-120 -14 -96 4 -70 -4C-44 -12 -30 -40 8 -56Q28 -92 10 -130Z',
        dough,
        {
          depth: 14,
          light: 7,
          extra: stroke('M-84 -12Q-50 -34 -20 -58', darker(dough, 0.2), 5),
        },
      ) +
      path('M10 -130Q32 -92 8 -56Q0 -92 10 -130Z', darker(dough, 0.3)) +
      path('M-108 -30Q-96 -2 -70 -4Q-92 -14 -108 -30Z', darker(dough, 0.24)),
  };
};
const takeoutBox: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    stroke('M-56 -120C-50 -200 50 -200 56 -120', HOUSE.metalDark, 5) +
    formed(pen, 'M-76 -130H76L56 0H-56Z', HOUSE.white, { depth: 12 }) +
    path('M-76 -130L-40 -156H40L76 -130Z', HOUSE.cream) +
    circle([0, -66], 26, HOUSE.red),
});
const dango: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    stroke('M0 0V-210', HOUSE.woodLight, 8) +
    [
      [-70, HOUSE.leaf],
      [-122, HOUSE.white],
      [-174, HOUSE.pink],
    ]
      .map(([y, color]) =>
        formed(pen, disc(0, Number(y), 30), lighter(String(color), 0.3), { depth: 7 }),
      )
      .join(''),
  anchors: { grip: { at: [0, -10], angleDegrees: -90 } },
});
const carrotSticks: Drawer = (pen) => ({
  unitCm: 0.06,
  svg: times(6, (index) =>
    formed(
      pen,
      roundedPath([-70 + index * 24, -130 - ((index * 37) % 30)], 18, 130 + ((index * 37) % 30), 4),
      HOUSE.orange,
      { depth: 4, light: 4 },
    ),
  ).join(''),
});
const breakfast: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-150 -24C-150 -50 150 -50 150 -24C140 4 -140 4 -150 -24Z', HOUSE.white, {
      depth: 8,
    }) +
    formed(pen, 'M-120 -34C-130 -70 -30 -80 -20 -40Z', HOUSE.milk, { depth: 4 }) +
    ellipse([-70, -50], 20, 14, HOUSE.mustard) +
    formed(pen, roundedPath([-10, -84], 70, 50, 10), HOUSE.bread, { depth: 8, light: 4 }) +
    formed(pen, 'M66 -36C60 -60 130 -64 134 -40Z', HOUSE.meat, { depth: 5 }),
});
const soda: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.1,
  svg:
    stroke('M20 -130L34 -190H60', HOUSE.coral, 8) +
    formed(pen, roundedPath([-46, -130], 92, 130, 6), color, { depth: 12, light: 5 }) +
    path('M-46 -130L-30 -156H62L46 -130Z', lighter(color, 0.25)) +
    circle([0, -64], 26, HOUSE.yellow),
  anchors: { grip: { at: [0, -60] } },
});
const honeyPot: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-60 -130C-110 -90 -100 0 -50 0H50C100 0 110 -90 60 -130Z', HOUSE.wood, {
      depth: 14,
      light: 6,
    }) +
    path(
      'M-66 -126H66C80 -110 60 -90 50 -104S30 -70 16 -104S-20 -60 -34 -100S-70 -90 -66 -126Z',
      HOUSE.gold,
    ) +
    rectangle([-62, -144], 124, 20, darker(HOUSE.wood, 0.2), { radius: 8 }),
});
const softServe: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-40 -100H40L6 0H-6Z', HOUSE.woodLight, { depth: 8, light: 4 }) +
    formed(
      pen,
      'M-52 -98C-70 -130 -40 -146 -34 -146C-44 -176 -6 -184 -8 -184C-10 -210 16 -216 20 -234C46 -200 30 -186 24 -180C50 -172 44 -146 34 -144C60 -140 68 -112 52 -98Z',
      HOUSE.cream,
      { depth: 10 },
    ),
  anchors: { grip: { at: [0, -40], angleDegrees: -90 } },
});

/** Food that is bought, nibbled or heaped. */
export const pantryGood = defineFamily('pantry-good', {
  cream,
  ginger,
  peanuts,
  chestnut,
  fruit,
  vegetables,
  ice,
  'fortune-cookie': fortuneCookie,
  'takeout-box': takeoutBox,
  dango,
  'carrot-sticks': carrotSticks,
  breakfast,
  'juice-box': soda,
  'honey-pot': honeyPot,
  'soft-serve': softServe,
});
