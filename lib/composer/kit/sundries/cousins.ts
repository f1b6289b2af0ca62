import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod, sprig } from '../form';

/** What is near to another thing and drawn as itself: a trident is no spear, a magazine no newspaper. Millimetres. */

const magazine: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, roundedPath([-78, -206], 160, 206, 5), '#fbf8f2', { depth: 8, light: 0 }) +
    formed(pen, roundedPath([-84, -210], 160, 208, 5), color, {
      depth: 8,
      light: 4,
      extra:
        rectangle([-70, -196], 132, 26, HOUSE.white, { radius: 3 }) +
        circle([6, -92], 62, lighter(color, 0.5)) +
        path('M-52 -2C-48 -50 -22 -62 4 -62S56 -50 62 -2Z', HOUSE.navy) +
        circle([5, -96], 30, '#f2b48c') +
        path(
          'M-28 -92C-34 -136 42 -142 40 -92C28 -104 20 -116 12 -116C-6 -112 -18 -106 -28 -92Z',
          '#4a2f27',
        ) +
        times(3, (row) => rectangle([-72, -156 + row * 13], 34 - row * 6, 6, HOUSE.white)).join(''),
    }) +
    stroke('M-82 -204V-6', darker(color, 0.25), 5),
  anchors: { page: { at: [0, -100], spanCm: 130 }, grip: { at: [0, -16] } },
});

const prongs = (tone: string, dark: string) =>
  path('M-5 -280H5V-352L0 -366L-5 -352Z', tone) +
  stroke('M-30 -340V-306Q-30 -286 0 -284Q30 -286 30 -306V-340', tone, 9) +
  path('M-37 -334L-30 -358L-23 -334ZM23 -334L30 -358L37 -334ZM-9 -346L0 -374L9 -346Z', tone) +
  path('M0 -284V-366L5 -352V-284Z', dark);

const trident: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 0V-286', color, 9) +
    prongs(color, darker(color, 0.18)) +
    stroke('M-9 -272H9M-9 -262H9', darker(color, 0.3), 5),
  anchors: {
    grip: { at: [0, -145] },
    gripFar: { at: [0, -215] },
    tip: { at: [0, -372] },
  },
});

const harpoon: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 0V-250', HOUSE.wood, 9) +
    rod(pen, 'M0 -250V-330', HOUSE.metal, 6) +
    path('M0 -368L18 -316L5 -324V-300H-5V-324L-18 -316Z', HOUSE.metalDark) +
    stroke('M-3 -262C-40 -220 34 -190 -20 -140C-40 -110 -14 -80 -2 -96', '#d9c9a3', 4),
  anchors: {
    grip: { at: [0, -120] },
    gripFar: { at: [0, -190] },
    tip: { at: [0, -366] },
  },
});

const olive = (x: number, y: number, color: string) =>
  placed(ellipse([0, 0], 11, 15, color) + ellipse([-4, -5], 3, 5, lighter(color, 0.35)), {
    at: [x, y],
    angleDegrees: x * 1.4,
  });

const oliveBranch: Drawer = (_pen, { color = '#7f9a5b' }) => ({
  unitCm: 0.16,
  svg:
    sprig({ length: 250, angleDegrees: -66, pairs: 7, color, leafLength: 46, leafWidth: 8 }) +
    [
      [22, -74],
      [58, -106],
      [50, -150],
      [92, -168],
      [86, -210],
    ]
      .map(([x = 0, y = 0], index) => olive(x, y, index % 3 === 1 ? '#4d4a63' : '#5f7a35'))
      .join(''),
  anchors: { grip: { at: [6, -10] } },
});

/** A frond: leaflets on both sides of a bent rib, the longest in its middle. */
const palmLeaf: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.3,
  svg:
    times(22, (index) => {
      const along = Math.floor(index / 2) / 10.5;
      const side = index % 2 ? 1 : -1;
      const [x, y] = [along * along * 46, -40 - along * 196];
      const length = 96 * Math.sin(Math.PI * (0.2 + along * 0.72)) + 12;
      const upwards = -90 + side * (78 - along * 52) + along * 22;
      return leaf([x, y], length, 9, upwards, side > 0 ? color : darker(color, 0.14));
    }).join('') + stroke('M0 0Q4 -130 46 -238', darker(color, 0.3), 5),
  anchors: { grip: { at: [0, -10] } },
});

const lunchBox: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.14,
  svg:
    stroke('M-34 -112V-134Q-34 -150 -18 -150H18Q34 -150 34 -134V-112', darker(color, 0.3), 12) +
    formed(pen, roundedPath([-100, -116], 200, 116, 22), color, {
      depth: 14,
      light: 7,
      extra:
        rectangle([-100, -70], 200, 6, darker(color, 0.24)) +
        path(
          'M0 -16L-26 -42Q-36 -56 -20 -60Q-6 -62 0 -50Q6 -62 20 -60Q36 -56 26 -42Z',
          HOUSE.mustard,
        ),
    }) +
    rectangle([-14, -80], 28, 26, HOUSE.metal, { radius: 5 }),
  anchors: { grip: { at: [0, -146] }, top: { at: [0, -114], spanCm: 170 } },
});

/** Stalks tied at their top, as they hang from a beam. */
const herbBundle: Drawer = (_pen, { color = '#8b9a5e' }) => ({
  unitCm: 0.18,
  svg:
    times(9, (index) =>
      sprig({
        at: [(index - 4) * 3, -214],
        length: 206 - Math.abs(index - 4) * 14,
        angleDegrees: 90 + (4 - index) * 8,
        pairs: 9,
        leafLength: 26,
        leafWidth: 7,
        color: index % 3 === 1 ? '#a88f6a' : index % 2 ? color : darker(color, 0.14),
      }),
    ).join('') +
    stroke('M0 -214V-250', '#b58d5a', 5) +
    rectangle([-18, -222], 36, 16, '#c79a62', { radius: 4 }) +
    stroke('M-14 -214H14', darker('#c79a62', 0.25), 3),
  anchors: { grip: { at: [0, -214] }, hook: { at: [0, -250] } },
});

const band = (x: number, y: number, radius: number, color: string) =>
  stroke(ellipsePath([x, y], radius, radius), darker(color, 0.24), 19) +
  stroke(ellipsePath([x - 1.5, y - 2], radius, radius), color, 13) +
  stroke(
    `M${x - radius * 0.82} ${y - radius * 0.5}A${radius} ${radius} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.97}`,
    lighter(color, 0.6),
    5,
  );

const weddingRings: Drawer = (_pen, { color = HOUSE.gold, count = 2 }) => ({
  unitCm: 0.016,
  svg: (count > 1 ? band(46, -58, 50, color) : '') + band(count > 1 ? -26 : 0, -70, 62, color),
});

const porridge: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.13,
  svg:
    rod(pen, 'M44 -74L108 -128', HOUSE.metal, 8) +
    formed(pen, 'M-96 -72H96Q92 -10 40 0H-40Q-92 -10 -96 -72Z', color, { depth: 16, light: 7 }) +
    ellipse([0, -72], 96, 24, lighter(color, 0.36)) +
    ellipse([0, -73], 88, 20, '#d9bd8d') +
    ellipse([-6, -77], 72, 14, '#e9d3a6') +
    times(26, (index) =>
      ellipse(
        [-66 + ((index * 57) % 131), -84 + ((index * 9) % 21)],
        6,
        2.6,
        index % 2 ? '#f4e6c6' : '#cbaa74',
      ),
    ).join(''),
  anchors: {
    top: { at: [0, -74], spanCm: 140 },
    grip: { at: [0, -20] },
    inside: { at: [0, -74], spanCm: 150 },
  },
});

/** A small fishing vessel: high bow, wheelhouse aft of it, mast with its boom and a net drum. Decimetres. */
const trawler: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 6,
  svg:
    rod(pen, 'M22 -66V-168', HOUSE.woodDark, 5) +
    stroke('M22 -160L96 -84M22 -160L-66 -70M22 -110L84 -150', '#5b5563', 3) +
    formed(pen, 'M-58 -66V-116H-4V-66Z', HOUSE.white, {
      depth: 6,
      light: 3,
      extra:
        rectangle([-50, -106], 18, 16, '#6fa8c9', { radius: 2 }) +
        rectangle([-28, -106], 18, 16, '#6fa8c9', { radius: 2 }),
    }) +
    formed(pen, 'M-64 -116H4V-124H-60Z', HOUSE.coral, { depth: 3, light: 2 }) +
    ball(pen, [62, -62], 17, '#5f8a6b') +
    stroke('M52 -72Q62 -80 74 -70M48 -62Q62 -70 78 -60', '#d9e4cf', 2) +
    formed(pen, 'M-112 -84Q-98 -62 -60 -58H104L92 -14Q88 0 74 0H-70Q-92 -30 -112 -84Z', color, {
      depth: 12,
      light: 6,
      extra: rectangle([-120, -18], 240, 20, HOUSE.coral),
    }) +
    shape(
      [
        [-112, -84],
        [-98, -66],
        [-60, -62],
        [106, -62],
        [104, -56],
        [-62, -56],
        [-104, -62],
      ],
      HOUSE.white,
    ) +
    times(3, (index) => circle([-30 + index * 44, -38], 6, '#2f3350')).join(''),
  anchors: {
    surface: { at: [0, -16] },
    inside: { at: [40, -56], spanCm: 60 },
    top: { at: [36, -58], spanCm: 60 },
    seat: { at: [36, -50] },
  },
});

export const cousin = defineFamily('cousin', {
  magazine,
  trident,
  harpoon,
  'olive-branch': oliveBranch,
  'palm-leaf': palmLeaf,
  'lunch-box': lunchBox,
  'herb-bundle': herbBundle,
  'wedding-rings': weddingRings,
  porridge,
  trawler,
});
