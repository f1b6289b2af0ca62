import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { flights } from './flights';

/** Ways to go by land, water, air and space that few take. Centimetres, unless told. */

const wheel = (_pen: Pen, x: number, r: number) =>
  circle([x, -r], r, HOUSE.rubber) +
  circle([x, -r], r * 0.56, HOUSE.metal) +
  circle([x, -r], r * 0.2, HOUSE.metalDark);
const spoked = (x: number, r: number, tone: string = HOUSE.woodDark) =>
  times(10, (k) => {
    const [dx, dy] = polar(k * 36, r);
    return stroke(`M${x} ${-r}l${dx} ${dy}`, tone, r * 0.05);
  }).join('') +
  `<circle cx="${x}" cy="${-r}" r="${r - 1.5}" fill="none" stroke="${tone}" stroke-width="${r * 0.11}"/>` +
  circle([x, -r], r * 0.14, tone);

const limousine: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 1.5,
  svg:
    formed(
      pen,
      'M-282 -30Q-290 -66 -262 -72L-200 -78L-164 -112Q-158 -118 -146 -118H120Q132 -118 142 -108L172 -78L262 -68Q290 -62 290 -30Z',
      color,
      { depth: 10, light: 5, extra: rectangle([-300, -50], 600, 4, lighter(color, 0.35)) },
    ) +
    path('M-186 -80L-156 -108H-122V-80Z', HOUSE.glass) +
    times(4, (k) => rectangle([-114 + k * 56, -108], 50, 28, HOUSE.glass, { radius: 3 })).join('') +
    path('M112 -80V-108H118Q126 -108 132 -102L154 -80Z', HOUSE.glass) +
    wheel(pen, -196, 36) +
    wheel(pen, 204, 36) +
    ellipse([284, -52], 6, 9, HOUSE.yellow) +
    ellipse([-284, -54], 5, 9, HOUSE.red),
});
const jeep: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1.35,
  svg:
    rod(pen, 'M-118 -92V-150H20L44 -92', HOUSE.ink, 6) +
    path('M24 -146L48 -94H60', HOUSE.glass) +
    path('M14 -94L20 -146H24L48 -94Z', HOUSE.glass, { opacity: 0.8 }) +
    formed(
      pen,
      'M-130 -34V-92H44L140 -88Q150 -86 150 -74V-34H124Q120 -66 92 -66T60 -34H-50Q-54 -66 -82 -66T-114 -34Z',
      color,
      { depth: 9, light: 5, extra: stroke('M-30 -90V-40M36 -90V-40', darker(color, 0.22), 3) },
    ) +
    circle([-142, -76], 26, HOUSE.rubber) +
    circle([-142, -76], 14, HOUSE.metal) +
    wheel(pen, -82, 34) +
    wheel(pen, 92, 34) +
    circle([147, -70], 7, HOUSE.yellow) +
    [-80, -10]
      .map((x) => formed(pen, roundedPath([x - 14, -112], 28, 22, 6), HOUSE.ink, { depth: 3 }))
      .join(''),
});
const coveredWagon: Drawer = (pen) => ({
  unitCm: 1.3,
  svg:
    spoked(-86, 46) +
    spoked(84, 40) +
    formed(pen, 'M-140 -64L-128 -104H128L140 -64Z', HOUSE.wood, {
      depth: 8,
      extra: stroke('M-140 -84H140', HOUSE.woodDark, 3),
    }) +
    formed(
      pen,
      'M-136 -102C-156 -190 -116 -206 0 -204S156 -190 136 -102Q0 -116 -136 -102Z',
      HOUSE.cream,
      {
        depth: 12,
        light: 6,
        extra: [-70, 0, 70]
          .map((x) => stroke(`M${x} -206Q${x * 1.12} -150 ${x * 0.98} -104`, '#e3d3b8', 4))
          .join(''),
      },
    ) +
    ellipse([128, -146], 13, 42, '#8a6a4c') +
    rod(pen, 'M136 -66L196 -60', HOUSE.woodDark, 6),
  anchors: { inside: { at: [0, -104], spanCm: 200 }, seat: { at: [120, -108] } },
});
const pennyFarthing: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    spoked(26, 64, HOUSE.ink) +
    spoked(-62, 20, HOUSE.ink) +
    rod(pen, 'M26 -64L22 -132', HOUSE.metalDark, 5) +
    stroke('M22 -132C-30 -130 -56 -80 -62 -20', HOUSE.metalDark, 5) +
    rod(pen, 'M22 -134L48 -138', HOUSE.ink, 5) +
    formed(pen, 'M-24 -136Q0 -148 16 -136Q4 -128 -24 -136Z', HOUSE.leather, { depth: 2 }) +
    rod(pen, 'M26 -64L40 -52', HOUSE.metal, 4) +
    rectangle([34, -54], 14, 5, HOUSE.ink),
  anchors: {
    seat: { at: [-4, -140] },
    handle: { at: [46, -138] },
    pedal: { at: [40, -52], spanCm: 14 },
  },
});
const quadBike: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    [-58, 58]
      .map(
        (x) =>
          circle([x, -32], 32, HOUSE.rubber) +
          times(12, (k) => {
            const [dx, dy] = polar(k * 30, 31);
            return circle([x + dx, -32 + dy], 4, HOUSE.rubber);
          }).join('') +
          circle([x, -32], 15, HOUSE.metal),
      )
      .join('') +
    formed(
      pen,
      'M-100 -66Q-80 -86 -56 -82H-20L0 -64H20L36 -88Q70 -86 96 -62Q60 -74 40 -58L24 -40H-24L-36 -58Q-60 -72 -100 -66Z',
      color,
      { depth: 7, light: 4 },
    ) +
    formed(pen, 'M-66 -84Q-40 -100 6 -84L-2 -76H-60Z', HOUSE.ink, { depth: 4 }) +
    rod(pen, 'M40 -84L28 -112', HOUSE.metalDark, 5) +
    rod(pen, 'M14 -112H40', HOUSE.ink, 6) +
    circle([82, -70], 6, HOUSE.yellow),
  anchors: {
    seat: { at: [-26, -92] },
    handle: { at: [26, -112] },
    stirrup: { at: [4, -42], spanCm: 10 },
  },
});
const golfCart: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 1.1,
  svg:
    rod(pen, 'M-66 -90L-58 -170M60 -86L34 -170', HOUSE.metal, 5) +
    formed(pen, roundedPath([-92, -182], 150, 14, 6), HOUSE.cream, { depth: 4 }) +
    path('M32 -164L56 -88H62L40 -164Z', HOUSE.glass, { opacity: 0.7 }) +
    formed(
      pen,
      'M-112 -30V-60Q-100 -74 -66 -74H-10L0 -46H36L56 -88Q96 -82 104 -50V-30H86Q80 -54 60 -54T34 -30H-46Q-50 -54 -72 -54T-96 -30Z',
      color,
      { depth: 8, light: 4, extra: rectangle([-120, -40], 240, 5, HOUSE.green) },
    ) +
    formed(pen, roundedPath([-64, -88], 56, 16, 6), HOUSE.leather, { depth: 4 }) +
    formed(pen, roundedPath([-70, -122], 14, 40, 6), HOUSE.leather, { depth: 3 }) +
    wheel(pen, -72, 24) +
    wheel(pen, 62, 24) +
    rod(pen, 'M30 -94L18 -110', HOUSE.ink, 4) +
    rod(pen, 'M8 -104L28 -118', HOUSE.ink, 4),
  anchors: { seat: { at: [-34, -90], spanCm: 60 }, handle: { at: [18, -110] } },
});
const segway: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    circle([0, -26], 26, HOUSE.rubber) +
    circle([0, -26], 15, HOUSE.metal) +
    formed(pen, roundedPath([-30, -40], 60, 14, 6), HOUSE.ink, { depth: 4 }) +
    rod(pen, 'M20 -40L28 -122', HOUSE.metalDark, 6) +
    rod(pen, 'M14 -122H40', HOUSE.ink, 6),
  anchors: { top: { at: [-4, -40], spanCm: 40 }, handle: { at: [24, -122] } },
});
const roadRoller: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1.5,
  svg:
    rod(pen, 'M-70 -96V-176M-4 -96V-176', HOUSE.ink, 6) +
    formed(pen, roundedPath([-86, -186], 100, 13, 5), color, { depth: 4 }) +
    formed(pen, 'M-110 -44V-96H10V-116H96Q110 -112 110 -96V-60H20V-44Z', color, {
      depth: 9,
      light: 5,
      extra:
        rectangle([34, -104], 60, 6, darker(color, 0.25)) +
        rectangle([34, -90], 60, 6, darker(color, 0.25)),
    }) +
    formed(pen, roundedPath([-58, -120], 36, 26, 6), HOUSE.ink, { depth: 4 }) +
    rod(pen, 'M-14 -96L-22 -124', HOUSE.ink, 5) +
    circle([-70, -42], 42, HOUSE.rubber) +
    circle([-70, -42], 20, HOUSE.metal) +
    ball(pen, [96, -48], 48, HOUSE.metal, { glint: 0 }) +
    circle([96, -48], 12, HOUSE.metalDark) +
    stroke('M96 -48V-96', color, 10),
});
const raft: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    rod(pen, 'M-6 -30V-190', HOUSE.woodDark, 7) +
    formed(pen, 'M0 -184H76Q64 -120 72 -64Q36 -76 0 -66Z', HOUSE.cream, {
      depth: 7,
      extra: stroke('M0 -140Q40 -150 72 -140M0 -100Q36 -110 68 -100', '#e3d3b8', 3),
    }) +
    times(7, (k) =>
      formed(
        pen,
        roundedPath([-120 + (k % 2) * 8, -34 + k * 5], 236, 12, 6),
        k % 2 ? HOUSE.wood : HOUSE.woodLight,
        { depth: 4 },
      ),
    ).join('') +
    [-80, 70].map((x) => stroke(`M${x} -34l-6 36`, HOUSE.cream, 6)).join(''),
  anchors: { top: { at: [-50, -30], spanCm: 180 }, surface: { at: [0, -8] } },
});
const houseboat: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 3,
  svg:
    formed(pen, 'M-140 -40H146L124 0H-118Z', HOUSE.navy, {
      depth: 9,
      light: 4,
      extra: rectangle([-160, -34], 320, 6, HOUSE.cream),
    }) +
    formed(pen, roundedPath([-104, -104], 190, 66, 4), HOUSE.cream, {
      depth: 6,
      extra:
        [-86, -44, 42]
          .map(
            (x) =>
              rectangle([x, -90], 26, 24, HOUSE.glass, { radius: 3 }) +
              stroke(`M${x + 13} -90v24`, HOUSE.woodDark, 2),
          )
          .join('') + rectangle([2, -92], 24, 52, HOUSE.green, { radius: 3 }),
    }) +
    formed(pen, 'M-118 -104L-92 -130H76L100 -104Z', color, { depth: 6 }) +
    rectangle([-70, -150], 14, 26, HOUSE.brick) +
    times(4, (k) => circle([100 + k * 10, -46], 6, k % 2 ? HOUSE.leaf : HOUSE.pink)).join('') +
    stroke('M92 -64H142M92 -64V-40M116 -64V-40M142 -64V-40', HOUSE.woodLight, 3),
  anchors: { top: { at: [0, -130], spanCm: 400 }, surface: { at: [0, -14] } },
});
const oilRig: Drawer = (pen) => ({
  unitCm: 26,
  svg:
    [-84, 84]
      .map((x) => formed(pen, `M${x - 15} 0V-82H${x + 15}V0Z`, HOUSE.mustard, { depth: 6 }))
      .join('') +
    stroke('M-70 -6L70 -76M70 -6L-70 -76', HOUSE.metalDark, 5) +
    formed(pen, roundedPath([-124, -100], 248, 22, 3), HOUSE.metalDark, { depth: 6 }) +
    formed(pen, roundedPath([-114, -136], 96, 38, 3), HOUSE.cream, {
      depth: 5,
      extra: times(5, (k) => rectangle([-106 + k * 18, -126], 9, 9, HOUSE.blue)).join(''),
    }) +
    formed(pen, roundedPath([70, -126], 44, 28, 3), HOUSE.coral, { depth: 4 }) +
    stroke(
      'M-4 -100L18 -224L24 -224L46 -100M2 -128H40M8 -158H34M13 -188H30M0 -100L40 -128L8 -158L30 -188M42 -100L2 -128L34 -158L13 -188',
      HOUSE.red,
      4,
    ) +
    rod(pen, 'M112 -112L156 -160', HOUSE.mustard, 5) +
    stroke('M156 -160V-120', HOUSE.ink, 2) +
    path('M-122 -100L-160 -96V-92L-122 -90Z', HOUSE.metal) +
    path('M-6 -230Q12 -250 20 -232', 'none'),
  anchors: { surface: { at: [0, -14] } },
});
const aircraftCarrier: Drawer = (pen) => ({
  unitCm: 70,
  svg:
    formed(pen, 'M-220 -44H228L196 0H-190Q-214 -14 -220 -44Z', HOUSE.metalDark, {
      depth: 8,
      light: 4,
    }) +
    formed(pen, 'M-232 -56H240L228 -44H-220Z', '#565e7d', { depth: 3 }) +
    formed(pen, 'M30 -56V-88H46V-104H84V-88H104V-56Z', HOUSE.metal, {
      depth: 6,
      extra: times(5, (k) => rectangle([40 + k * 12, -80], 7, 6, HOUSE.ink)).join(''),
    }) +
    rod(pen, 'M64 -104V-138', HOUSE.metalDark, 4) +
    rod(pen, 'M52 -122H78', HOUSE.metalDark, 3) +
    [-180, -120, -60]
      .map((x) =>
        placed(
          formed(pen, 'M-26 -4L-14 -10H18L34 -4Z', HOUSE.metal, { depth: 2 }) +
            path('M-22 -8L-28 -20H-18L-10 -9Z', HOUSE.metalDark),
          { at: [x, -54] },
        ),
      )
      .join(''),
  anchors: { surface: { at: [0, -8] } },
});

/** Ways to go that few take. */
export const transport = defineFamily('transport', {
  ...flights,
  limousine,
  jeep,
  'covered-wagon': coveredWagon,
  'penny-farthing': pennyFarthing,
  'quad-bike': quadBike,
  'golf-cart': golfCart,
  segway,
  'road-roller': roadRoller,
  raft,
  houseboat,
  'oil-rig': oilRig,
  'aircraft-carrier': aircraftCarrier,
});
