import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';
import { gardenPieces } from './garden-pieces';

/** Tools of trades, sewing rooms and gardens. */

/** A long handle from the ground up with a head at its end. */
const handled =
  (lengthUnits: number, head: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm: 0.8,
    svg:
      rod(pen, `M0 0V${-lengthUnits}`, HOUSE.woodLight, 7) +
      placed(head(pen), { at: [0, -lengthUnits] }),
    anchors: {
      grip: { at: [0, -lengthUnits * 0.45] },
      gripFar: { at: [0, -lengthUnits * 0.2] },
      tip: { at: [0, -lengthUnits] },
    },
  });
const sledgehammer = handled(110, (pen) =>
  formed(pen, roundedPath([-30, -18], 60, 30, 4), HOUSE.metalDark, {
    depth: 8,
    light: 4,
    extra: rectangle([-34, -20], 10, 34, HOUSE.metal) + rectangle([24, -20], 10, 34, HOUSE.metal),
  }),
);
const hoe = handled(
  170,
  (pen) =>
    stroke('M0 -2Q0 -18 18 -16', HOUSE.metalDark, 6) +
    formed(pen, 'M12 -20L44 -10L36 22L14 6Z', HOUSE.metal, { depth: 5 }),
);
const mallet: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, roundedPath([-9, -130], 18, 130, 6), HOUSE.woodLight, { depth: 5 }) +
    formed(pen, roundedPath([-56, -176], 112, 56, 7), HOUSE.wood, {
      depth: 10,
      light: 5,
      extra: stroke('M-50 -160H50M-50 -140H50', darker(HOUSE.wood, 0.12), 3),
    }),
  anchors: { grip: { at: [0, -30] } },
});
const trowel: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, roundedPath([-11, -190], 22, 74, 10), color, { depth: 6, light: 3 }) +
    rod(pen, 'M0 -118V-92', HOUSE.metalDark, 8) +
    formed(pen, 'M-32 -92H32C34 -40 14 -12 0 0C-14 -12 -34 -40 -32 -92Z', HOUSE.metal, {
      depth: 10,
      light: 5,
    }) +
    stroke('M0 -84V-20', HOUSE.metalDark, 3),
  anchors: { grip: { at: [0, -150] }, tip: { at: [0, 0] } },
});
const vise: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-70 0V-16H-44L-36 -60H-50V-104H-6V-30H40V-16H56V0Z', color, {
      depth: 9,
      light: 5,
    }) +
    formed(pen, 'M8 -104H44V-48H18L8 -60Z', color, { depth: 7, light: 4 }) +
    rectangle([-8, -104], 7, 34, HOUSE.metal) +
    rectangle([4, -104], 7, 34, HOUSE.metal) +
    rod(pen, 'M40 -64H86', HOUSE.metal, 9) +
    rod(pen, 'M84 -92V-36', HOUSE.metalDark, 6) +
    circle([84, -92], 6, HOUSE.metalDark) +
    circle([84, -36], 6, HOUSE.metalDark),
});
const generator: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.45,
  svg:
    rod(pen, 'M-72 0V-96H72V0', HOUSE.ink, 8) +
    formed(pen, roundedPath([-60, -92], 120, 26, 8), color, { depth: 6, light: 4 }) +
    formed(pen, roundedPath([-62, -60], 66, 54, 6), HOUSE.metalDark, {
      depth: 7,
      extra: times(5, (k) => rectangle([-54 + k * 11, -52], 5, 38, HOUSE.ink)).join(''),
    }) +
    formed(pen, roundedPath([8, -60], 54, 54, 6), HOUSE.metal, { depth: 6 }) +
    [22, 44]
      .map(
        (x) =>
          circle([x, -42], 9, HOUSE.ink) +
          circle([x - 3, -42], 2, HOUSE.white) +
          circle([x + 3, -42], 2, HOUSE.white),
      )
      .join('') +
    rectangle([16, -24], 34, 10, HOUSE.mustard, { radius: 2 }) +
    circle([-20, -92], 9, HOUSE.ink) +
    stroke('M-72 -3H-52M52 -3H72', HOUSE.ink, 8),
});
const jerrycan: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-60 0V-120L-44 -146H40L60 -120V0Z', color, {
      depth: 12,
      light: 6,
      extra:
        stroke('M-44 -104L44 -12M44 -104L-44 -12', darker(color, 0.18), 7) +
        stroke('M-50 -108H50V-8H-50Z', darker(color, 0.14), 4),
    }) +
    [-26, -4, 18]
      .map((x) => stroke(`M${x} -144Q${x} -160 ${x + 8} -160H${x + 14}`, darker(color, 0.2), 6))
      .join('') +
    formed(pen, 'M40 -146L62 -168L76 -154L58 -132Z', HOUSE.ink, { depth: 4 }),
  anchors: { grip: { at: [0, -158] } },
});
const multimeter: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.1,
  svg:
    stroke('M-20 -4C-20 30 60 20 70 -30M14 -4C14 30 90 30 96 -20', HOUSE.ink, 5) +
    formed(pen, roundedPath([-54, -180], 108, 180, 14), color, { depth: 9, light: 5 }) +
    rectangle([-44, -168], 88, 156, HOUSE.ink, { radius: 9 }) +
    rectangle([-36, -160], 72, 38, '#c9dfc0', { radius: 4 }) +
    stroke('M-20 -150V-132M-8 -150H6V-141H-8V-132H6M16 -150H30V-132H16Z', HOUSE.ink, 4) +
    circle([0, -78], 28, HOUSE.metalDark) +
    circle([0, -78], 19, HOUSE.ink) +
    stroke('M0 -78L12 -92', HOUSE.white, 5) +
    [-22, 0, 22].map((x, k) => circle([x, -28], 7, k ? HOUSE.red : HOUSE.metal)).join('') +
    rod(pen, 'M70 -30V-90', HOUSE.red, 8) +
    rod(pen, 'M96 -20V-80', HOUSE.ink, 8),
});
const pallet: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    path('M-84 -20L-60 -38H84L60 -20Z', '#c99a62') +
    times(5, (k) => path(`M${-84 + k * 30} -20l24 -18h18l-24 18Z`, HOUSE.woodLight)).join('') +
    [-70, -6, 52].map((x) => rectangle([x - 8, -14], 18, 10, HOUSE.woodDark)).join('') +
    rectangle([-84, -20], 144, 6, HOUSE.wood) +
    formed(pen, 'M-84 -4H60V0H-84Z', HOUSE.wood, { depth: 2 }) +
    path('M60 -20L84 -38V-20L60 0Z', darker(HOUSE.wood, 0.2)),
  anchors: { top: { at: [0, -28], spanCm: 110 } },
});
const sandpaper: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-84 0L-62 -74H66L88 0Q40 -8 0 0T-84 0Z', '#b9763a', {
      depth: 5,
      extra: times(150, (k) =>
        circle(
          [-84 + ((k * 0.618) % 1) * 172, -74 + ((k * 0.7549) % 1) * 76],
          1.5,
          ['#8f5626', '#e0b077', '#6f3f1c'][k % 3] ?? '#8f5626',
        ),
      ).join(''),
    }) +
    path('M88 0Q66 -34 44 -24Q58 -6 46 -4Q66 -6 88 0Z', '#f3e6cf') +
    path('M44 -24Q58 -6 46 -4Q40 -14 44 -24Z', '#cdb998') +
    formed(pen, 'M-46 -46L-36 -78H22L34 -46V-24H-46Z', HOUSE.woodLight, {
      depth: 6,
      extra:
        path('M-46 -46H34V-24H-46Z', HOUSE.wood) +
        stroke('M-30 -62H16M-34 -54H20', darker(HOUSE.woodLight, 0.16), 2),
    }) +
    times(12, (k) => circle([-70 + ((k * 37) % 60), 6 + (k % 3) * 3], 1.6, '#e7c896')).join(''),
});
const oilCan: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.14,
  svg:
    stroke('M-20 -70L-76 -150', HOUSE.metal, 6) +
    stroke('M40 -66Q84 -70 78 -30T48 -10', HOUSE.metalDark, 8) +
    formed(pen, 'M-56 0V-40Q-50 -84 0 -92Q50 -84 56 -40V0Q0 10 -56 0Z', color, {
      depth: 12,
      light: 6,
    }) +
    formed(pen, roundedPath([-14, -104], 28, 16, 4), HOUSE.metal, { depth: 3 }) +
    path('M-82 -150q-8 14 0 20q8 -6 0 -20Z', HOUSE.ink),
});
const zipper: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-34 0H34V-180L20 -90L0 -70L-20 -90L-34 -180Z', HOUSE.navy, { depth: 5 }) +
    times(9, (k) => rectangle([-9 + (k % 2) * 2, -8 - k * 7], 16, 4, HOUSE.gold)).join('') +
    times(11, (k) =>
      [-1, 1]
        .map((side) => rectangle([side * (10 + k * 2) - 5, -84 - k * 9], 10, 4, HOUSE.gold))
        .join(''),
    ).join('') +
    formed(pen, 'M-16 -92H16L10 -60H-10Z', HOUSE.gold, { depth: 4 }) +
    formed(pen, roundedPath([-8, -62], 16, 40, 6), lighter(HOUSE.gold, 0.2), { depth: 4 }),
});
const thimble: Drawer = (pen) => ({
  unitCm: 0.03,
  svg:
    formed(pen, 'M-50 0L-38 -90Q-32 -112 0 -112T38 -90L50 0Q0 14 -50 0Z', HOUSE.metal, {
      depth: 12,
      light: 6,
      extra: times(24, (k) =>
        circle([-32 + (k % 6) * 13, -90 + Math.floor(k / 6) * 17], 4, HOUSE.metalDark),
      ).join(''),
    }) + rectangle([-52, -14], 104, 12, HOUSE.gold, { radius: 5 }),
});
const pincushion: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    (
      [
        [-40, -20, HOUSE.blue],
        [-14, -8, HOUSE.mustard],
        [16, 6, HOUSE.purple],
        [44, 22, HOUSE.green],
      ] as const
    )
      .map(([x, angleDegrees, tone]) =>
        placed(stroke('M0 0V-50', HOUSE.metalDark, 3) + circle([0, -52], 8, tone), {
          at: [x, -70],
          angleDegrees,
        }),
      )
      .join('') +
    formed(pen, 'M-84 -30C-84 -84 84 -84 84 -30C84 8 -84 8 -84 -30Z', HOUSE.red, {
      depth: 14,
      light: 7,
      extra: [-50, -18, 18, 50]
        .map((x) => stroke(`M0 -74Q${x * 1.4} -50 ${x} 10`, darker(HOUSE.red, 0.16), 4))
        .join(''),
    }) +
    [-150, -90, -30].map((a) => leaf([0, -70], 34, 12, a, HOUSE.leaf)).join(''),
});
const loom: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-60, 60].map((x) => rod(pen, `M${x} 0V-150`, HOUSE.wood, 9)).join('') +
    rod(pen, 'M-66 -146H66', HOUSE.woodDark, 9) +
    rod(pen, 'M-66 -30H66', HOUSE.woodDark, 9) +
    times(15, (k) => stroke(`M${-49 + k * 7} -142V-34`, HOUSE.cream, 2)).join('') +
    formed(pen, 'M-52 -34H52V-84H-52Z', HOUSE.coral, {
      depth: 4,
      extra: [-76, -58, -42]
        .map((y, k) =>
          path(
            `M-60 ${y}${times(10, () => 'l6 -7l6 7').join('')}V${y + 6}${times(10, () => 'l-6 -7l-6 7').join('')}Z`,
            [HOUSE.mustard, HOUSE.cream, HOUSE.navy][k] ?? HOUSE.cream,
          ),
        )
        .join(''),
    }) +
    rod(pen, 'M-60 -94H60', HOUSE.woodLight, 6) +
    formed(pen, 'M-30 -100Q0 -110 30 -100Q0 -92 -30 -100Z', HOUSE.wood, { depth: 2 }),
});
const spinningWheel: Drawer = (pen) => ({
  unitCm: 0.7,
  svg:
    rod(pen, 'M-70 0L-58 -56M66 0L60 -50M20 0L30 -50', HOUSE.woodDark, 7) +
    formed(pen, 'M-84 -62L80 -46V-38L-84 -52Z', HOUSE.wood, { depth: 3 }) +
    rod(pen, 'M34 -50L40 -104M52 -48L46 -104', HOUSE.woodDark, 6) +
    `${times(10, (k) => {
      const [x, y] = polar(k * 36, 52);
      return stroke(`M42 -104L${42 + x} ${-104 + y}`, HOUSE.woodLight, 4);
    }).join('')}` +
    stroke('M-10 -104a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z', HOUSE.wood, 9) +
    circle([42, -104], 9, HOUSE.woodDark) +
    rod(pen, 'M-62 -60V-120', HOUSE.woodDark, 7) +
    ball(pen, [-62, -136], 22, HOUSE.cream, { glint: 0 }) +
    stroke('M-44 -126L-2 -120', HOUSE.cream, 2),
});
const hanger: Drawer = (pen) => ({
  unitCm: 0.28,
  svg:
    stroke(
      'M0 -40V-54Q0 -62 8 -64Q18 -68 16 -80Q12 -92 0 -90Q-10 -88 -11 -78',
      HOUSE.metalDark,
      5,
    ) + rod(pen, 'M-76 -4L-8 -40Q0 -44 8 -40L76 -4Z', HOUSE.wood, 8),
  anchors: { top: { at: [0, -90] }, grip: { at: [0, -84] } },
});
const featherDuster: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M0 0V-80', HOUSE.woodDark, 8) +
    times(13, (k) =>
      placed(
        leaf(
          [0, 0],
          76,
          14,
          -90,
          [color, lighter(color, 0.25), darker(color, 0.12)][k % 3] ?? color,
        ),
        { at: [0, -76], angleDegrees: -54 + k * 9 },
      ),
    ).join('') +
    formed(pen, roundedPath([-10, -90], 20, 18, 5), HOUSE.mustard, { depth: 4 }),
  anchors: { grip: { at: [0, -30] }, tip: { at: [0, -140] } },
});
const incense: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    stroke('M40 -120C24 -150 60 -160 44 -190S56 -220 50 -240', '#cfd6e4', 5, { opacity: 0.8 }) +
    rod(pen, 'M-40 -14L40 -112', '#8a5638', 4) +
    circle([41, -114], 4, HOUSE.fire) +
    formed(pen, 'M-90 -16Q0 4 90 -16Q96 -14 84 -4Q0 14 -84 -4Q-96 -14 -90 -16Z', HOUSE.woodDark, {
      depth: 4,
    }),
});
const musicBox: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    boxed(pen, HOUSE.purple, { at: [-60, 0], widthCm: 110, heightCm: 50, depth: [22, 18] }) +
    path('M-60 -50L-44 -112H64L72 -68L50 -50Z', darker(HOUSE.purple, 0.25)) +
    path('M-50 -56L-38 -104H58L62 -70Z', HOUSE.pink) +
    ellipse([8, -58], 34, 9, HOUSE.mustard) +
    formed(pen, 'M-2 -60Q8 -52 18 -60L12 -80Q22 -84 8 -96Q-6 -84 4 -80Z', HOUSE.cream, {
      depth: 3,
    }) +
    circle([8, -100], 6, '#efb893') +
    stroke('M-8 -92Q8 -116 24 -92', '#efb893', 3),
});

const stopPaddle: Drawer = (pen) => ({
  unitCm: 0.42,
  svg:
    rod(pen, 'M0 0V-90', HOUSE.woodLight, 6) +
    formed(pen, 'M-14 -74H14L34 -94V-122L14 -142H-14L-34 -122V-94Z', HOUSE.red, { depth: 5 }) +
    stroke('M-12 -78H12L30 -96V-120L12 -138H-12L-30 -120V-96Z', HOUSE.white, 2.4) +
    rectangle([-22, -114], 44, 12, HOUSE.white, { radius: 3 }),
  anchors: { grip: { at: [0, -24] }, top: { at: [0, -142] } },
});
/** Tools of trades, sewing rooms and gardens. */
export const tradeTool = defineFamily('trade-tool', {
  'stop-paddle': stopPaddle,
  sledgehammer,
  mallet,
  hoe,
  trowel,
  vise,
  generator,
  jerrycan,
  multimeter,
  pallet,
  sandpaper,
  'oil-can': oilCan,
  zipper,
  thimble,
  pincushion,
  loom,
  'spinning-wheel': spinningWheel,
  hanger,
  'feather-duster': featherDuster,
  ...gardenPieces,
  incense,
  'music-box': musicBox,
});
