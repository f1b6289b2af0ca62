import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { polygon } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';
import {
  sword,
  shield,
  wand,
  skull,
  flame,
  snowman,
  anchor,
  gravestone,
  flag,
  sign,
  trophy,
  medal,
  coins,
  bill,
  creditCard,
  wallet,
  starPath,
} from './emblems';

const flat =
  (data: string, base: string): Drawer =>
  (pen, { color = base }) => ({ svg: formed(pen, data, color, { depth: 14, light: 7 }) });
const check: Drawer = (pen, { color = HOUSE.green }) => ({
  svg:
    circle([0, -92], 100, darker(color, 0.3)) +
    circle([0, -98], 100, color) +
    circle([-8, -106], 84, lighter(color, 0.12)) +
    stroke('M-42 -98L-12 -66L46 -134', darker(color, 0.3), 22, { opacity: 0.5 }) +
    stroke('M-42 -102L-12 -70L46 -138', HOUSE.white, 22),
  anchors: { label: { at: [0, -98] } },
});
const crossMark: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    circle([0, -92], 100, darker(color, 0.3)) +
    circle([0, -98], 100, color) +
    circle([-8, -106], 84, lighter(color, 0.1)) +
    stroke('M-36 -134L36 -62M36 -134L-36 -62', HOUSE.white, 22),
});
const speech: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    formed(
      pen,
      'M-110 -200H110Q134 -200 134 -176V-84Q134 -60 110 -60H-20L-70 0L-66 -60H-110Q-134 -60 -134 -84V-176Q-134 -200 -110 -200Z',
      color,
      { depth: 10, light: 0, tone: 0.08 },
    ) +
    [-46, 0, 46]
      .map((x, index) => circle([x, -130], 14, pen.accents[index] ?? HOUSE.coral))
      .join(''),
  anchors: { label: { at: [0, -130], spanCm: 220 }, tip: { at: [-70, 0] } },
});
const arrow: Drawer = flat('M-120 -130H20V-190L130 -95L20 0V-60H-120Z', HOUSE.coral);
const gear: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  svg:
    formed(
      pen,
      polygon(
        times(40, (index) =>
          polar(index * 9 - 4.5, index % 4 === 1 || index % 4 === 2 ? 104 : 82),
        ).map(([x, y]) => [x, y - 104] as const),
      ),
      color,
      { depth: 14, light: 6 },
    ) +
    circle([0, -104], 40, darker(color, 0.3)) +
    circle([2, -102], 35, '#e9eef8'),
});
const bulb: Drawer = (pen, { color = HOUSE.yellow, state }) => ({
  unitCm: 0.055,
  svg:
    (state === 'broken' ? '' : circle([0, -140], 108, '#fff0b0', { opacity: 0.4 })) +
    formed(
      pen,
      'M-34 -56C-34 -90 -76 -100 -76 -146C-76 -190 -42 -216 0 -216S76 -190 76 -146C76 -100 34 -90 34 -56Z',
      color,
      { depth: 18, light: 8 },
    ) +
    stroke('M-20 -60L-26 -120L0 -104L26 -120L20 -60', '#d98a2c', 5) +
    rectangle([-34, -56], 68, 14, HOUSE.metal, { radius: 5 }) +
    rectangle([-34, -40], 68, 14, HOUSE.metalDark, { radius: 5 }) +
    rectangle([-28, -24], 56, 13, HOUSE.metal, { radius: 5 }) +
    path('M-18 -12H18L10 0H-10Z', HOUSE.ink),
  anchors: { grip: { at: [0, -34] }, tip: { at: [0, -140] } },
});
const chart: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    times(4, (index) =>
      formed(
        pen,
        roundedPath([-100 + index * 54, -60 - index * 40], 40, 60 + index * 40, 5),
        pen.accents[index] ?? HOUSE.coral,
        { depth: 6, light: 4 },
      ),
    ).join('') +
    stroke('M-112 0H124', HOUSE.navy, 5) +
    stroke('M-96 -106L-24 -140L30 -176L96 -226', HOUSE.navy, 6) +
    path('M112 -240L102 -206L80 -228Z', HOUSE.navy),
  anchors: { screen: { at: [0, -110] } },
});
const pie: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    circle([0, -96], 100, darker(pen.accents[3], 0.2)) +
    circle([0, -100], 100, pen.accents[3]) +
    path('M0 -100V-200A100 100 0 0 1 95 -69Z', pen.accents[0]) +
    path('M0 -100L95 -69A100 100 0 0 1 -59 -19Z', pen.accents[1]),
});
const pin: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    ellipse([0, 0], 34, 8, HOUSE.ink, { opacity: 0.14 }) +
    formed(
      pen,
      'M0 0C-30 -60 -80 -90 -80 -146C-80 -192 -44 -222 0 -222S80 -192 80 -146C80 -90 30 -60 0 0Z',
      color,
      { depth: 16, light: 7 },
    ) +
    circle([0, -146], 34, HOUSE.white),
  anchors: { tip: { at: [0, 0] } },
});
const warning: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    formed(pen, 'M-16 -192Q0 -216 16 -192L118 -26Q130 0 104 0H-104Q-130 0 -118 -26Z', color, {
      depth: 12,
      light: 6,
    }) +
    rectangle([-10, -140], 20, 74, HOUSE.ink, { radius: 10 }) +
    circle([0, -40], 12, HOUSE.ink),
});
/** Marks, money, prizes and emblems. */
export const mark = defineFamily(
  'mark',
  {
    heart: flat(
      'M0 0C-60 -40 -112 -86 -112 -142C-112 -196 -40 -214 0 -160C40 -214 112 -196 112 -142C112 -86 60 -40 0 0Z',
      HOUSE.red,
    ),
    star: flat(starPath, HOUSE.gold),
    plus: flat('M-30 -200H30V-130H100V-70H30V0H-30V-70H-100V-130H-30Z', HOUSE.green),
    bolt: flat('M20 -220L-76 -96H-8L-28 0L76 -134H8Z', HOUSE.mustard),
    bone: flat(
      'M-60 -66H60C66 -116 120 -106 112 -66C140 -56 130 -6 100 -16C88 4 62 0 60 -34H-60C-62 0 -88 4 -100 -16C-130 -6 -140 -56 -112 -66C-120 -106 -66 -116 -60 -66Z',
      '#f6f0e4',
    ),
    check,
    cross: crossMark,
    speech,
    arrow,
    gear,
    bulb,
    trophy,
    medal,
    coins,
    bill,
    'credit-card': creditCard,
    wallet,
    chart,
    'pie-chart': pie,
    pin,
    warning,
    sign,
    flag,
    sword,
    shield,
    wand,
    skull,
    flame,
    snowman,
    anchor,
    gravestone,
  },
  0.1,
);
