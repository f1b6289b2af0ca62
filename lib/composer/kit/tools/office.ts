import { circle, ellipse, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, createLathe, defineFamily, type Drawer, formed, paintSolid } from '../form';

/** What lies and stands in offices and shops. Units are millimetres unless told. */

const briefcase: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.2,
  svg:
    stroke('M-32 -142V-160Q-32 -174 -18 -174H18Q32 -174 32 -160V-142', darker(color, 0.4), 11) +
    formed(pen, roundedPath([-108, -146], 216, 146, 16), color, { depth: 14, light: 5 }) +
    formed(
      pen,
      'M-108 -130Q-108 -146 -92 -146H92Q108 -146 108 -130V-82Q54 -58 0 -58T-108 -82Z',
      lighter(color, 0.07),
      {
        depth: 9,
        light: 4,
        extra: stroke('M-102 -90Q-50 -66 0 -66T102 -90', lighter(color, 0.45), 2.4, {
          opacity: 0.7,
        }),
      },
    ) +
    [-62, 62]
      .map(
        (x) =>
          rectangle([x - 9, -84], 18, 26, HOUSE.gold, { radius: 4 }) +
          rectangle([x - 4, -74], 8, 10, darker(HOUSE.gold, 0.3)),
      )
      .join(''),
  anchors: { grip: { at: [0, -174] }, top: { at: [0, -146], spanCm: 200 } },
});

const megaphone: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.18,
  svg: placed(
    formed(pen, 'M-44 -30L-38 40Q-36 56 -22 54T-12 38L-16 -30Z', HOUSE.navy, {
      depth: 6,
      light: 3,
    }) +
      formed(pen, 'M-80 -26Q-88 -56 -80 -86H-30V-26Z', HOUSE.cream, { depth: 8, light: 4 }) +
      formed(pen, 'M-34 -90L84 -142V30L-34 -22Z', color, { depth: 22, light: 8 }) +
      rectangle([-42, -92], 14, 72, darker(color, 0.2), { radius: 4 }) +
      ellipse([84, -56], 22, 88, lighter(color, 0.3)) +
      ellipse([86, -56], 15, 72, darker(color, 0.4)) +
      ellipse([88, -56], 7, 22, HOUSE.cream),
    { at: [0, -40], angleDegrees: -14 },
  ),
  anchors: { grip: { at: [-32, 4] }, mouth: { at: [-96, -76] }, tip: { at: [84, -114] } },
});

const telephone: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-90 0Q-92 -16 -84 -26L-48 -92H48L84 -26Q92 -16 90 0Z', color, {
      depth: 14,
      light: 6,
    }) +
    circle([0, -44], 36, HOUSE.cream) +
    times(10, (index) => {
      const [x, y] = polar(-60 + index * 32, 26);
      return circle([x, -44 + y], 6, darker(color, 0.3));
    }).join('') +
    circle([0, -44], 14, color) +
    [-40, 40]
      .map((x) => rectangle([x - 10, -104], 20, 18, darker(color, 0.2), { radius: 4 }))
      .join('') +
    formed(
      pen,
      'M-112 -96Q-112 -138 -70 -138H70Q112 -138 112 -96Q112 -88 104 -88H62Q54 -88 54 -96V-108H-54V-96Q-54 -88 -62 -88H-104Q-112 -88 -112 -96Z',
      color,
      {
        depth: 9,
        light: 5,
      },
    ),
  anchors: { grip: { at: [0, -128] }, top: { at: [0, -138] } },
});

const calculator: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-54, -150], 108, 150, 14), color, { depth: 8, light: 4 }) +
    rectangle([-40, -136], 80, 34, '#cfe6c4', { radius: 5 }) +
    [4, 16, 28].map((x) => rectangle([x, -127], 7, 16, HOUSE.ink, { radius: 2 })).join('') +
    times(16, (index) =>
      rectangle(
        [-40 + (index % 4) * 21.4, -90 + Math.floor(index / 4) * 20],
        16,
        14,
        index % 4 === 3 ? HOUSE.orange : HOUSE.cream,
        { radius: 4 },
      ),
    ).join(''),
  anchors: { grip: { at: [0, -30] }, screen: { at: [0, -119], spanCm: 70 } },
});

const cashRegister: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.25,
  svg:
    rectangle([-34, -150], 40, 40, HOUSE.paper) +
    formed(pen, 'M-80 -48L-60 -118H60L80 -48Z', color, { depth: 12, light: 5 }) +
    rectangle([14, -156], 8, 40, darker(color, 0.3)) +
    formed(pen, roundedPath([-6, -168], 74, 32, 6), darker(color, 0.24), { depth: 5, light: 3 }) +
    rectangle([2, -161], 58, 18, '#bfe6a8', { radius: 3 }) +
    times(12, (index) =>
      rectangle(
        [-46 + (index % 4) * 18 - Math.floor(index / 4) * 3, -106 + Math.floor(index / 4) * 17],
        13,
        11,
        index % 4 === 3 ? HOUSE.coral : HOUSE.cream,
        { radius: 3 },
      ),
    ).join('') +
    rectangle([34, -104], 20, 42, lighter(color, 0.3), { radius: 4 }) +
    formed(pen, roundedPath([-92, -50], 184, 50, 6), darker(color, 0.14), { depth: 8, light: 4 }) +
    rectangle([-76, -38], 152, 26, darker(color, 0.3), { radius: 4 }) +
    rectangle([-18, -30], 36, 9, HOUSE.gold, { radius: 4 }),
  anchors: { top: { at: [0, -118], spanCm: 80 }, screen: { at: [31, -152] } },
});

const pushpin: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.05,
  svg: placed(
    stroke('M0 0V-60', HOUSE.metal, 6) +
      formed(pen, 'M-34 -56Q-34 -72 -16 -78L-12 -124H12L16 -78Q34 -72 34 -56Z', color, {
        depth: 11,
        light: 5,
      }) +
      formed(pen, roundedPath([-26, -140], 52, 20, 9), color, { depth: 6, light: 4 }),
    { angleDegrees: 16 },
  ),
  anchors: { tip: { at: [0, 0] }, grip: { at: [24, -90] } },
});

const paperclip: Drawer = (_pen, { color = HOUSE.blue }) => ({
  unitCm: 0.05,
  svg:
    stroke('M22 -30V-92Q22 -120 0 -120T-22 -92V-26Q-22 0 -2 0T18 -24V-84', darker(color, 0.2), 8) +
    stroke(
      'M21 -30V-92Q21 -119 -1 -119T-23 -92V-26Q-23 -1 -3 -1T17 -24V-84M17 -84Q17 -98 4 -98T-9 -84V-40',
      lighter(color, 0.1),
      5,
    ),
  anchors: { grip: { at: [0, -60] } },
});

const rubberStamp: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    paintSolid(
      pen,
      createLathe('30 20!, 26 28, 9 44, 9 60, 20 84, 14 104, 0 108', { tilt: 0.18 }),
      HOUSE.wood,
      { material: 'wood' },
    ) +
    formed(pen, roundedPath([-40, -24], 80, 16, 5), HOUSE.woodDark, { depth: 4, light: 2 }) +
    rectangle([-36, -9], 72, 9, color, { radius: 2 }),
  anchors: { grip: { at: [0, -80] }, tip: { at: [0, 0] } },
});

const ballotBox: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.4,
  svg: placed(
    rectangle([-22, -70], 44, 60, HOUSE.paper, { radius: 2 }) +
      stroke('M-10 -44L-2 -34L12 -54', HOUSE.green, 6),
    { at: [0, -84], angleDegrees: -5 },
  ),
  front:
    boxed(pen, color, { at: [-56, 0], widthCm: 102, heightCm: 88, depth: [22, 18], radius: 3 }) +
    shape(
      [
        [-26, -94],
        [34, -94],
        [40, -99],
        [-20, -99],
      ],
      darker(color, 0.5),
    ) +
    circle([-5, -44], 24, HOUSE.cream) +
    stroke('M-16 -44L-8 -35L7 -54', HOUSE.coral, 7),
  anchors: {
    inside: { at: [6, -96], spanCm: 50 },
    mouth: { at: [6, -97] },
    label: { at: [-5, -44] },
  },
});

const gavel: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, roundedPath([-90, -18], 110, 18, 6), darker(color, 0.2), { depth: 5, light: 3 }) +
    placed(
      formed(pen, roundedPath([-6, -12], 140, 14, 7), color, { depth: 4, light: 3 }) +
        formed(pen, roundedPath([-34, -46], 50, 86, 8), color, { depth: 10, light: 5 }) +
        [-46, 28]
          .map((y) => rectangle([-38, y], 58, 14, darker(color, 0.2), { radius: 5 }))
          .join('') +
        rectangle([-34, -14], 50, 20, HOUSE.gold),
      { at: [-30, -84], angleDegrees: -28 },
    ),
  anchors: { grip: { at: [70, -134] }, tip: { at: [-40, -50] } },
});

const tape: Drawer = (pen, { color = '#d9b27a' }) => ({
  unitCm: 0.06,
  svg:
    `<path d="M-60 -60a60 60 0 1 0 120 0a60 60 0 1 0 -120 0ZM-36 -60a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z" fill="${color}" fill-rule="evenodd"/>` +
    stroke(ellipsePath([0, -60], 50, 50), darker(color, 0.14), 3) +
    stroke(ellipsePath([0, -60], 36, 36), HOUSE.cream, 7) +
    formed(pen, 'M0 0H96L88 -6L96 -11L88 -16H0Z', lighter(color, 0.14), { depth: 2 }),
  anchors: { grip: { at: [0, -60] }, tip: { at: [92, -8] } },
});

const waterCooler: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 1,
  svg:
    formed(pen, roundedPath([-17, -98], 34, 98, 4), color, { depth: 6, light: 2 }) +
    rectangle([-12, -80], 24, 26, '#c9d4e6', { radius: 3 }) +
    [-6, 6]
      .map((x, index) =>
        rectangle([x - 2.4, -80], 4.8, 8, index ? HOUSE.coral : HOUSE.blue, { radius: 1 }),
      )
      .join('') +
    rectangle([-10, -58], 20, 4, HOUSE.metalDark) +
    formed(
      pen,
      'M-8 -96H8V-102Q16 -106 16 -112V-138Q16 -144 10 -144H-10Q-16 -144 -16 -138V-112Q-16 -106 -8 -102Z',
      '#8cc8ea',
      {
        depth: 5,
        light: 3,
        extra: [-118, -130]
          .map((y) => rectangle([-17, y], 34, 2, HOUSE.white, { opacity: 0.6 }))
          .join(''),
      },
    ),
  anchors: { top: { at: [0, -144] }, tip: { at: [0, -70] } },
});

export const officeThing = defineFamily('office-thing', {
  briefcase,
  megaphone,
  telephone,
  calculator,
  'cash-register': cashRegister,
  pushpin,
  paperclip,
  stamp: rubberStamp,
  'ballot-box': ballotBox,
  gavel,
  tape,
  'water-cooler': waterCooler,
});
