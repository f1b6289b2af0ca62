import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from './shapes';

const coffeeBag: Drawer = (pen, { color = '#8a5638' }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-66 0Q-72 -90 -62 -186H62Q72 -90 66 0Q0 8 -66 0Z', color, {
      depth: 14,
      light: 6,
      extra: path('M-70 -186L-46 -150L-62 0H-80ZM70 -186L46 -150L62 0H80Z', darker(color, 0.16)),
    }) +
    formed(pen, roundedPath([-64, -206], 128, 26, 4), darker(color, 0.2), { depth: 5 }) +
    stroke('M-60 -193H60', lighter(color, 0.25), 2.4) +
    formed(pen, roundedPath([-42, -128], 84, 92, 8), HOUSE.cream, { depth: 5 }) +
    [-12, 14]
      .map(
        (x, index) =>
          ellipse([x, -86 + index * 10], 15, 21, HOUSE.chocolate) +
          stroke(`M${x - 3} ${-104 + index * 10}q8 18 0 36`, '#a2734f', 3.4),
      )
      .join('') +
    circle([0, -154], 8, darker(color, 0.3)) +
    circle([0, -154], 3, lighter(color, 0.3)),
  anchors: { label: { at: [0, -82], spanCm: 78 } },
});
const colander: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.2,
  svg:
    stroke(
      'M-104 -84C-130 -90 -130 -66 -98 -66M104 -84C130 -90 130 -66 98 -66',
      HOUSE.metalDark,
      8,
    ) +
    formed(pen, 'M-40 -8H40L50 0H-50Z', HOUSE.metalDark, { depth: 3 }) +
    formed(pen, 'M-104 -92C-96 -30 -60 -6 0 -6S96 -30 104 -92Z', color, {
      depth: 14,
      light: 6,
      extra: times(24, (index) => {
        const [column, row] = [index % 8, Math.floor(index / 8)];
        return circle([-77 + column * 22 + (row % 2) * 11, -72 + row * 20], 5, darker(color, 0.42));
      }).join(''),
    }) +
    ellipse([0, -92], 106, 14, lighter(color, 0.4)) +
    ellipse([0, -91], 96, 10, darker(color, 0.3)),
  anchors: { inside: { at: [0, -90], spanCm: 150 } },
});
const frenchPress: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M0 -160V-216', HOUSE.metal, 6) +
    ball(pen, [0, -220], 11, HOUSE.ink) +
    stroke('M58 -140C104 -140 104 -40 58 -40', HOUSE.ink, 14) +
    rectangle([-54, -150], 108, 144, HOUSE.glass) +
    rectangle([-50, -96], 100, 88, '#4c2a1c') +
    rectangle([-50, -102], 100, 9, HOUSE.metal) +
    path('M-44 -146h14V-12h-14Z', '#ffffff', { opacity: 0.45 }) +
    [-62, 50].map((x) => rectangle([x, -152], 10, 152, HOUSE.metalDark, { radius: 3 })).join('') +
    [-66, -16].map((y) => rectangle([-60, y], 120, 12, HOUSE.metalDark, { radius: 3 })).join('') +
    formed(pen, 'M-62 -150C-56 -172 56 -172 62 -150Z', HOUSE.metal, { depth: 6 }) +
    path('M-62 -150L-82 -160L-60 -132Z', HOUSE.glass),
});
const mokaPot: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.12,
  svg:
    stroke('M54 -150H92V-80', HOUSE.ink, 16) +
    formed(pen, 'M-62 0L-48 -78H48L62 0Z', color, {
      depth: 12,
      light: 6,
      extra: path('M-20 0L-14 -78H14L20 0Z', lighter(color, 0.35)),
    }) +
    rectangle([-52, -92], 104, 16, HOUSE.metalDark, { radius: 5 }) +
    formed(pen, 'M-46 -92L-60 -168L-84 -182L-58 -184H60L46 -92Z', color, {
      depth: 12,
      light: 6,
      extra: path('M-14 -92L-20 -184H20L14 -92Z', lighter(color, 0.35)),
    }) +
    formed(pen, 'M-58 -184Q0 -214 60 -184Z', darker(color, 0.08), { depth: 5 }) +
    ball(pen, [0, -206], 11, HOUSE.ink) +
    circle([34, -38], 7, HOUSE.gold),
});
const milkCarton: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M40 0V-138L66 -150V-14Z', '#cfd9e8', { depth: 4 }) +
    formed(pen, 'M-50 0V-138H40V0Z', HOUSE.white, {
      depth: 8,
      extra:
        path('M-50 0V-52Q-28 -70 -6 -52T40 -54V0Z', color) +
        ellipse([-6, -96], 26, 18, color, { opacity: 0.25 }),
    }) +
    formed(pen, 'M-50 -138L-42 -182H46L66 -150L40 -138Z', '#e7eef7', { depth: 6 }) +
    formed(pen, roundedPath([-44, -204], 92, 24, 3), color, { depth: 4 }) +
    circle([-6, -160], 12, color),
});
const pepperMill: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.12,
  svg:
    ball(pen, [0, -196], 11, HOUSE.metal) +
    formed(pen, 'M-32 -132C-44 -168 -26 -188 0 -188S44 -168 32 -132Z', color, {
      depth: 9,
      light: 5,
    }) +
    rectangle([-26, -136], 52, 9, HOUSE.metal) +
    formed(
      pen,
      'M-30 -128C-12 -104 -14 -80 -26 -60C-42 -36 -44 -14 -40 0H40C44 -14 42 -36 26 -60C14 -80 12 -104 30 -128Z',
      color,
      { depth: 11, light: 5 },
    ) +
    rectangle([-42, -14], 84, 14, darker(color, 0.3), { radius: 4 }),
});
const bottleOpener: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M-18 0V-104H18V0Q0 14 -18 0Z', HOUSE.wood, { depth: 7 }) +
    formed(pen, 'M-20 -100H20L30 -124C56 -140 48 -190 0 -190S-56 -140 -30 -124Z', HOUSE.metal, {
      depth: 8,
    }) +
    ellipse([0, -154], 26, 20, HOUSE.ink, { opacity: 0.75 }) +
    path('M-14 -136H14L8 -152H-8Z', HOUSE.metal),
});
const peeler: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M-15 0V-90H15V0Q0 12 -15 0Z', color, { depth: 6 }) +
    stroke('M0 -88V-110M-34 -182C-40 -120 -14 -112 0 -110S40 -120 34 -182', HOUSE.metalDark, 9) +
    formed(pen, roundedPath([-40, -178], 80, 18, 6), HOUSE.metal, { depth: 3 }) +
    stroke('M-28 -169H28', HOUSE.ink, 3),
});
const ironingBoard: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.62,
  svg:
    rod(pen, 'M-62 0L56 -138', HOUSE.metal, 6) +
    rod(pen, 'M62 0L-50 -138', HOUSE.metal, 6) +
    stroke('M-74 0H-50M50 0H74', HOUSE.ink, 6) +
    formed(pen, 'M-112 -152H70C104 -152 124 -146 128 -142C124 -138 104 -134 70 -134H-112Z', color, {
      depth: 6,
      extra: times(7, (index) => circle([-96 + index * 30, -144], 3, HOUSE.white)).join(''),
    }),
  anchors: { top: { at: [-20, -152], spanCm: 150 } },
});
const toothpaste: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-96 -46V0L74 -8V-36Z', HOUSE.white, {
      depth: 7,
      extra:
        path('M-96 -12L74 -16V0H-96Z', color) + path('M-96 -46L74 -36V-30L-96 -36Z', HOUSE.red),
    }) +
    rectangle([-106, -50], 14, 54, color, { radius: 2 }) +
    formed(pen, roundedPath([72, -34], 12, 24, 2), HOUSE.metal, { depth: 2 }) +
    formed(pen, roundedPath([84, -42], 28, 40, 5), color, { depth: 5 }) +
    stroke('M90 -36V-8M98 -36V-8M106 -36V-8', darker(color, 0.2), 2),
});
const nailPolish: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.045,
  svg:
    formed(pen, 'M-18 -94L-24 -196Q0 -208 24 -196L18 -94Z', HOUSE.ink, { depth: 8, light: 6 }) +
    rectangle([-20, -100], 40, 14, HOUSE.metal) +
    formed(pen, 'M-52 0Q-66 -84 -20 -90H20Q66 -84 52 0Q0 8 -52 0Z', color, {
      depth: 14,
      light: 8,
    }) +
    path('M-38 -66Q-44 -34 -36 -14L-26 -14Q-30 -40 -26 -70Z', '#ffffff', { opacity: 0.5 }),
});
const clothespin: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.045,
  svg:
    formed(
      pen,
      'M-3 -2L-15 0L-20 -44Q-12 -52 -20 -60L-24 -92L-44 -168L-27 -172L-4 -92L-2 -60Q-8 -50 -2 -42Z',
      color,
      {
        depth: 6,
      },
    ) +
    formed(
      pen,
      'M3 -2L15 0L20 -44Q12 -52 20 -60L24 -92L44 -168L27 -172L4 -92L2 -60Q8 -50 2 -42Z',
      darker(color, 0.1),
      { depth: 6 },
    ) +
    stroke('M-30 -120L26 -84M30 -120L-26 -84', HOUSE.metalDark, 5) +
    `<circle cx="0" cy="-94" r="13" fill="${color}" stroke="${HOUSE.metalDark}" stroke-width="6"/>` +
    `<circle cx="-1" cy="-95" r="12" fill="none" stroke="${HOUSE.metal}" stroke-width="2.4"/>` +
    stroke('M-23 -64H23', HOUSE.metalDark, 5),
});
const radiator: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.6,
  svg:
    stroke('M96 -20H124V0', HOUSE.metal, 6) +
    times(8, (index) =>
      formed(pen, roundedPath([-96 + index * 24, -100], 21, 94, 9), color, { depth: 5, light: 2 }),
    ).join('') +
    [-86, -24]
      .map((y) => rectangle([-96, y], 190, 6, darker(color, 0.16), { radius: 3 }))
      .join('') +
    [-84, 82].map((x) => rectangle([x - 5, -8], 10, 8, HOUSE.metalDark)).join('') +
    formed(pen, disc(100, -22, 9), HOUSE.red, { depth: 3 }),
  anchors: { top: { at: [0, -100], spanCm: 180 } },
});
const lightSwitch: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, roundedPath([-80, -170], 160, 170, 16), HOUSE.white, { depth: 9 }) +
    formed(pen, roundedPath([-44, -134], 88, 98, 8), darker(HOUSE.white, 0.05), {
      depth: 7,
      light: 6,
    }) +
    stroke('M-40 -84H40', darker(HOUSE.white, 0.22), 4) +
    circle([0, -58], 5, HOUSE.coral),
});
const powerStrip: Drawer = (pen) => ({
  unitCm: 0.18,
  svg:
    stroke('M-130 -24C-190 -30 -180 10 -230 -4', HOUSE.ink, 9) +
    formed(pen, roundedPath([-134, -52], 268, 52, 16), HOUSE.white, { depth: 8 }) +
    times(
      4,
      (index) =>
        circle([-74 + index * 54, -27], 21, '#dbe3ef') +
        circle([-81 + index * 54, -27], 3.6, HOUSE.ink) +
        circle([-67 + index * 54, -27], 3.6, HOUSE.ink),
    ).join('') +
    formed(pen, roundedPath([-124, -40], 22, 28, 5), HOUSE.red, { depth: 4 }),
});
const ceilingFan: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.7,
  svg:
    rod(pen, 'M0 0V50', HOUSE.metal, 6) +
    path('M-18 0H18L10 12H-10Z', HOUSE.metalDark) +
    formed(pen, 'M-20 62L-120 52Q-130 60 -120 68L-20 74Z', color, { depth: 5 }) +
    formed(pen, 'M20 62L120 52Q130 60 120 68L20 74Z', color, { depth: 5 }) +
    formed(pen, 'M-14 66L-64 84Q-66 94 -52 94L-4 76Z', darker(color, 0.14), { depth: 4 }) +
    formed(pen, 'M14 66L64 84Q66 94 52 94L4 76Z', darker(color, 0.14), { depth: 4 }) +
    formed(pen, 'M-26 48H26L20 80H-20Z', HOUSE.metal, { depth: 6 }) +
    formed(pen, 'M-24 80C-24 108 24 108 24 80Z', '#fff1c9', { depth: 5 }),
});
/** What kitchens, bathrooms and walls have besides. */
export const kitchenware = defineFamily('kitchenware', {
  'coffee-bag': coffeeBag,
  colander,
  'french-press': frenchPress,
  'moka-pot': mokaPot,
  'milk-carton': milkCarton,
  'pepper-mill': pepperMill,
  'bottle-opener': bottleOpener,
  peeler,
  'ironing-board': ironingBoard,
  toothpaste,
  'nail-polish': nailPolish,
  clothespin,
  radiator,
  'light-switch': lightSwitch,
  'power-strip': powerStrip,
  'ceiling-fan': ceilingFan,
});
