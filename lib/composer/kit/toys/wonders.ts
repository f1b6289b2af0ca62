import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  ball,
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  leaf,
  paintSolid,
  rod,
} from '../form';
import { arms } from './arms';

/** Things of tales. Units are millimetres unless told. */

const dragonEgg: Drawer = (pen, { color = HOUSE.teal, state }) => ({
  unitCm: 0.25,
  svg:
    formed(
      pen,
      'M0 -160C46 -160 74 -100 74 -62C74 -20 44 0 0 0S-74 -20 -74 -62C-74 -100 -46 -160 0 -160Z',
      color,
      {
        depth: 18,
        light: 8,
        extra: times(8, (row) =>
          times(7, (index) => {
            const x = -72 + index * 24 + (row % 2) * 12;
            return path(
              `M${x - 12} ${-150 + row * 20}Q${x} ${-120 + row * 20} ${x + 12} ${-150 + row * 20}`,
              (row + index) % 3 ? darker(color, 0.12) : lighter(color, 0.16),
            );
          }).join(''),
        ).join(''),
      },
    ) +
    (state === 'broken'
      ? path(
          'M-74 -70L-44 -84L-26 -60L0 -86L24 -62L46 -84L74 -66L60 -56L44 -70L24 -48L0 -72L-26 -46L-46 -70L-70 -58Z',
          '#3b2a45',
        )
      : ''),
  anchors: { top: { at: [0, -160] }, inside: { at: [0, -80] }, grip: { at: [0, -60] } },
});

const spellBook: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.2,
  svg:
    rectangle([-66, -172], 146, 168, HOUSE.paper, { radius: 6 }) +
    rectangle([-64, -10], 142, 6, darker(HOUSE.paper, 0.2)) +
    formed(pen, roundedPath([-76, -178], 144, 178, 9), color, {
      depth: 10,
      light: 5,
      extra: rectangle([-76, -178], 22, 180, darker(color, 0.24)),
    }) +
    [
      [-54, -178],
      [50, -178],
      [-54, -18],
      [50, -18],
    ]
      .map(([x = 0, y = 0]) => rectangle([x, y], 18, 18, HOUSE.gold, { radius: 3 }))
      .join('') +
    stroke(ellipsePath([6, -90], 38), HOUSE.gold, 5) +
    path(
      'M6 -122L16 -100L40 -97L22 -82L28 -58L6 -71L-16 -58L-10 -82L-28 -97L-4 -100Z',
      HOUSE.gold,
    ) +
    rectangle([54, -104], 32, 26, HOUSE.gold, { radius: 6 }) +
    circle([72, -91], 6, darker(HOUSE.gold, 0.4)),
  anchors: { grip: { at: [0, -20] }, label: { at: [6, -90] } },
});

const magicLamp: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.16,
  svg:
    [
      [98, -106, 13],
      [84, -138, 18],
      [104, -174, 23],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        circle([x, y], r, lighter(HOUSE.purple, 0.4), { opacity: 0.8 }),
      )
      .join('') +
    stroke('M-58 -62C-116 -84 -112 -22 -52 -30', color, 11) +
    formed(pen, 'M-26 -2Q-20 -18 -12 -24H12Q20 -18 26 -2Q26 0 22 0H-22Q-26 0 -26 -2Z', color, {
      depth: 5,
      light: 3,
    }) +
    formed(
      pen,
      'M-70 -58C-70 -34 -34 -18 6 -22C50 -26 56 -62 100 -82L92 -92C60 -92 50 -70 30 -66H-62Q-70 -66 -70 -58Z',
      color,
      { depth: 12, light: 6 },
    ) +
    formed(pen, 'M-44 -64Q-40 -92 -8 -92T30 -66Z', darker(color, 0.12), { depth: 7, light: 4 }) +
    ball(pen, [-8, -100], 9, HOUSE.red),
  anchors: { grip: { at: [-96, -48] }, tip: { at: [98, -90] }, mouth: { at: [98, -90] } },
});

const chalice: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.14,
  svg:
    paintSolid(
      pen,
      createLathe('38 0!, 34 6, 10 16, 8 60, 14 66, 8 72, 10 80, 38 98, 46 124, 44 150!', {
        tilt: 0.2,
      }),
      color,
      { material: 'metal' },
    ) +
    ellipse([0, -150], 40, 7, darker('#7a1f3c', 0.1)) +
    [-24, 0, 24]
      .map((x) => circle([x, -112 + Math.abs(x) * -0.12], 7, x ? HOUSE.teal : HOUSE.red))
      .join(''),
  anchors: { grip: { at: [0, -50] }, mouth: { at: [0, -154] }, inside: { at: [0, -150] } },
});

const glassSlipper: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(
      pen,
      'M-88 -94C-70 -100 -60 -84 -50 -68C-30 -40 30 -34 76 -22C96 -16 100 -2 88 0H34C8 -2 -24 -22 -56 -34L-70 0H-80C-84 -34 -100 -70 -88 -94Z',
      '#c7e6f3',
      { depth: 10, light: 6 },
    ) +
    path(
      'M-82 -86C-70 -88 -62 -70 -54 -58C-34 -34 10 -28 40 -24C10 -34 -20 -40 -44 -66C-58 -84 -66 -92 -82 -86Z',
      HOUSE.white,
      { opacity: 0.8 },
    ) +
    path('M40 -44L44 -34L54 -30L44 -26L40 -16L36 -26L26 -30L36 -34Z', HOUSE.white),
  anchors: { grip: { at: [-60, -50] }, inside: { at: [-40, -60] } },
});

const pumpkinCarriage: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    stroke('M-150 -70Q0 -20 150 -70', HOUSE.gold, 8) +
    [
      [-104, 52],
      [106, 44],
    ]
      .map(
        ([x = 0, r = 0]) =>
          stroke(ellipsePath([x, -r], r - 4), HOUSE.gold, 7) +
          times(8, (index) => {
            const [dx, dy] = polar(index * 45, r - 6);
            return stroke(`M${x} ${-r}L${x + dx} ${-r + dy}`, HOUSE.gold, 3);
          }).join('') +
          circle([x, -r], 9, HOUSE.coral),
      )
      .join('') +
    formed(
      pen,
      'M0 -250C-40 -262 -74 -256 -92 -240C-140 -240 -160 -190 -150 -140C-146 -96 -110 -70 -70 -72C-40 -58 40 -58 70 -72C110 -70 146 -96 150 -140C160 -190 140 -240 92 -240C74 -256 40 -262 0 -250Z',
      HOUSE.orange,
      {
        depth: 26,
        light: 10,
        extra: stroke(
          'M-92 -244C-130 -190 -120 -110 -76 -70M92 -244C130 -190 120 -110 76 -70M-30 -256C-56 -180 -50 -110 -26 -66M30 -256C56 -180 50 -110 26 -66',
          darker(HOUSE.orange, 0.2),
          6,
        ),
      },
    ) +
    path('M-44 -90V-170Q-44 -210 0 -212Q44 -210 44 -170V-90Z', HOUSE.gold) +
    path('M-36 -92V-168Q-36 -202 0 -204Q36 -202 36 -168V-92Z', '#8fc7e8') +
    path(
      'M-36 -92V-168Q-36 -202 -4 -204Q-10 -140 -36 -110ZM36 -92V-168Q36 -202 4 -204Q10 -140 36 -110Z',
      HOUSE.purple,
    ) +
    rod(pen, 'M0 -252Q-4 -284 20 -296', HOUSE.leafDark, 11) +
    leaf([6, -268], 60, 26, -20, HOUSE.leaf) +
    stroke('M-20 -262C-60 -290 -70 -262 -88 -282', HOUSE.leaf, 4),
  anchors: {
    inside: { at: [0, -100], spanCm: 70 },
    seat: { at: [0, -110] },
    door: { at: [0, -70] },
    top: { at: [0, -256] },
  },
});

const mushroomHouse: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-90 0C-70 -50 -74 -120 -60 -170H60C74 -120 70 -50 90 0Z', '#f3e3cd', {
      depth: 22,
      light: 9,
    }) +
    path('M-28 0V-62A28 30 0 0 1 28 -62V0Z', HOUSE.wood) +
    path('M0 0V-92A28 30 0 0 1 28 -62V0Z', darker(HOUSE.wood, 0.14)) +
    circle([18, -44], 4, HOUSE.gold) +
    [-50, 50]
      .map(
        (x) =>
          circle([x * 0.84, -106], 17, HOUSE.cream) +
          circle([x * 0.84, -106], 13, GLOW.window) +
          stroke(`M${x * 0.84} -119V-93M${x * 0.84 - 13} -106H${x * 0.84 + 13}`, HOUSE.wood, 4),
      )
      .join('') +
    rod(pen, 'M96 -270V-330', HOUSE.stone, 26) +
    formed(
      pen,
      'M-170 -160C-176 -250 -90 -330 0 -330S176 -250 170 -160C100 -140 -100 -140 -170 -160Z',
      color,
      {
        depth: 30,
        light: 12,
        extra: [
          [-104, -214, 26],
          [-34, -282, 30],
          [46, -222, 34],
          [118, -200, 20],
          [90, -284, 17],
          [-140, -170, 15],
        ]
          .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.86, HOUSE.cream))
          .join(''),
      },
    ) +
    path('M-170 -162C-100 -130 100 -130 170 -162C120 -120 -120 -120 -170 -162Z', '#e2c9a8') +
    times(6, (index) =>
      leaf(
        [index < 3 ? -92 + index * 10 : 72 + (index - 3) * 10, 2],
        36,
        12,
        -120 + (index % 3) * 30,
        index % 2 ? HOUSE.leaf : HOUSE.leafDark,
      ),
    ).join(''),
  anchors: {
    door: { at: [0, 0], spanCm: 50 },
    top: { at: [0, -330] },
    roof: { at: [0, -330] },
    chimney: { at: [96, -342] },
  },
});

const beanstalk: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M10 0C-60 -80 50 -140 -10 -230S40 -360 0 -440', HOUSE.leafDark, 26) +
    rod(pen, 'M-30 0C40 -90 -50 -150 16 -230S-36 -360 14 -430', HOUSE.leaf, 20) +
    [
      [-10, -60, 200],
      [20, -100, -20],
      [-12, -170, 190],
      [14, -220, -30],
      [-8, -280, 205],
      [16, -330, -10],
      [0, -400, 220],
      [6, -430, -60],
    ]
      .map(([x = 0, y = 0, a = 0], index) =>
        leaf([x, y], 84 - index * 4, 40 - index * 2, a, index % 2 ? HOUSE.leaf : '#5cb36b'),
      )
      .join('') +
    stroke('M10 -140C60 -150 50 -180 74 -176M-10 -260C-60 -270 -50 -300 -70 -300', HOUSE.leaf, 5),
  anchors: { top: { at: [0, -430] }, trunk: { at: [0, -120] }, grip: { at: [0, -150] } },
});

const portal: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 1,
  svg:
    ellipse([0, -130], 104, 136, lighter(color, 0.5), { opacity: 0.35 }) +
    ellipse([0, -130], 84, 118, color) +
    ellipse([2, -130], 68, 100, darker(color, 0.3)) +
    ellipse([4, -130], 50, 78, lighter(color, 0.1)) +
    ellipse([6, -130], 32, 54, lighter(HOUSE.sky, 0.2)) +
    ellipse([8, -130], 16, 28, GLOW.flameHeart) +
    stroke(
      'M-60 -180C-20 -236 50 -220 62 -150M60 -76C20 -30 -50 -44 -60 -110',
      lighter(color, 0.5),
      6,
    ) +
    times(12, (index) => {
      const [x, y] = polar(index * 30, 1);
      return circle(
        [x * 106, -130 + y * 140],
        4 + (index % 3) * 2,
        index % 2 ? GLOW.flameHeart : lighter(color, 0.4),
      );
    }).join(''),
  anchors: { inside: { at: [0, -40], spanCm: 80 }, door: { at: [0, -10], spanCm: 80 } },
});

/** Lying open on the ground, its lid leant against its end. */
const openCoffin: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-176 0L-112 -84L-96 -74L-150 0Z', lighter(color, 0.1), { depth: 6, light: 3 }) +
    formed(pen, 'M-94 0L-104 -52H98L90 0Z', color, { depth: 12, light: 5 }) +
    path('M-98 -52L-92 -58H86L94 -52Z', '#7d2440') +
    rectangle([-60, -32], 18, 8, HOUSE.gold, { radius: 3 }) +
    rectangle([44, -32], 18, 8, HOUSE.gold, { radius: 3 }),
  anchors: { inside: { at: [-10, -50], spanCm: 120 }, top: { at: [0, -52] } },
});

const closedCoffin: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-32 0L-48 -138L-26 -188H26L48 -138L32 0Z', color, { depth: 12, light: 5 }) +
    formed(pen, 'M-25 -8L-40 -136L-21 -180H21L40 -136L25 -8Z', lighter(color, 0.1), {
      depth: 6,
      light: 3,
    }) +
    rectangle([-5, -160], 10, 70, HOUSE.gold, { radius: 2 }) +
    rectangle([-20, -142], 40, 10, HOUSE.gold, { radius: 2 }),
  anchors: { inside: { at: [0, -60] }, bed: { at: [0, -90] }, top: { at: [0, -188] } },
});

const coffin: Drawer = (pen, parameters) =>
  parameters.state === 'open' ? openCoffin(pen, parameters) : closedCoffin(pen, parameters);

const cobweb: Drawer = (_pen, { color = '#d9dcea' }) => ({
  unitCm: 0.4,
  svg:
    times(7, (index) => {
      const [x, y] = polar(index * 15, 150);
      return stroke(`M-75 -150L${-75 + x} ${-150 + y}`, color, 3);
    }).join('') +
    [40, 75, 110, 140]
      .map((r) =>
        times(6, (index) => {
          const [a, b, m] = [
            polar(index * 15, r),
            polar(index * 15 + 15, r),
            polar(index * 15 + 7.5, r * 0.86),
          ];
          return stroke(
            `M${a[0] - 75} ${a[1] - 150}Q${m[0] - 75} ${m[1] - 150} ${b[0] - 75} ${b[1] - 150}`,
            color,
            2.4,
          );
        }).join(''),
      )
      .join(''),
  anchors: { top: { at: [-75, -150] } },
});

export const wonder = defineFamily('wonder', {
  'dragon-egg': dragonEgg,
  'spell-book': spellBook,
  'magic-lamp': magicLamp,
  chalice,
  'glass-slipper': glassSlipper,
  'pumpkin-carriage': pumpkinCarriage,
  'mushroom-house': mushroomHouse,
  beanstalk,
  portal,
  coffin,
  cobweb,
  ...arms,
});
