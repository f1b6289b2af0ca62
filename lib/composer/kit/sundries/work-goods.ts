import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** What people work on and with: a pipe with its bend, what lies about to be picked up, what picks it up. */

/** A bend with a nut at either end, as it is under a sink. */
const waterPipe: Drawer = (pen, { color = '#8fa3b8' }) => ({
  unitCm: 0.26,
  svg:
    rod(
      pen,
      'M-60 -190L-60 -70C-60 -8 30 -8 30 -70L30 -96C30 -120 44 -128 66 -128L120 -128',
      color,
      36,
    ) +
    [
      [-84, -196, 48, 22],
      [-84, -112, 48, 20],
      [6, -112, 48, 20],
      [92, -152, 20, 48],
    ]
      .map(([x = 0, y = 0, width = 0, height = 0]) =>
        formed(pen, roundedPath([x, y], width, height, 5), darker(color, 0.16), {
          depth: 6,
          light: 4,
        }),
      )
      .join(''),
  anchors: { top: { at: [-15, -30], spanCm: 40 }, grip: { at: [-60, -102] } },
});

/** A can, a crumpled sheet, a bottle and a wrapper on the ground. */
const litter: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    ellipse([0, -1], 120, 9, '#00000018') +
    // The bottle lies.
    formed(
      pen,
      'M-112 -6C-116 -6 -118 -34 -112 -34L-64 -34C-52 -34 -50 -27 -38 -27L-30 -27L-30 -13L-38 -13C-50 -13 -52 -6 -64 -6Z',
      '#7fc4d8',
      { depth: 6, light: 5 },
    ) +
    rectangle([-32, -27], 9, 14, HOUSE.coral) +
    rectangle([-98, -34], 24, 28, '#e9f4f7') +
    // Crumpled paper.
    formed(pen, 'M-18 -2L-26 -22L-12 -40L8 -44L24 -32L28 -12L14 -1Z', '#eef0f4', { depth: 7 }) +
    stroke('M-18 -18L0 -26L6 -12M4 -38L12 -24L24 -20', '#b9c1cf', 3) +
    // A dented can.
    formed(pen, 'M44 -2L40 -22L46 -30L42 -54L76 -58L74 -34L80 -26L80 -4Z', HOUSE.red, {
      depth: 7,
      light: 5,
    }) +
    ellipse([59, -56], 17, 5, '#c9d2dc') +
    path('M43 -34L75 -38L77 -28L44 -24Z', '#ffffff') +
    // A wrapper.
    formed(pen, 'M92 -2L96 -16L120 -20L128 -6L116 0Z', HOUSE.mustard, { depth: 4 }),
});

/** Jaws at the end of a rod, a trigger at the other. */
const grabber: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.44,
  svg:
    rod(pen, 'M0 -176L0 -34', HOUSE.metal, 8) +
    stroke('M0 -36C-16 -30 -18 -12 -6 -2', HOUSE.metalDark, 7) +
    stroke('M0 -36C16 -30 18 -12 6 -2', HOUSE.metalDark, 7) +
    circle([0, -36], 7, HOUSE.metalDark) +
    formed(pen, roundedPath([-9, -204], 18, 36, 7), color, { depth: 5, light: 4 }) +
    stroke('M9 -196C26 -192 26 -176 10 -174', lighter(color, 0.1), 6),
  anchors: { grip: { at: [0, -186] }, tip: { at: [0, -2] } },
});

/** A stick with sweets at its end, toasted where the fire is. */
const roastingStick: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 -18L206 -92', HOUSE.woodDark, 7) +
    [150, 176, 202]
      .map((x) => {
        const y = -18 - (x * 74) / 206;
        return (
          formed(pen, roundedPath([x - 13, y - 16], 25, 32, 10), '#fbf6ee', {
            depth: 7,
            light: 5,
          }) + rectangle([x - 9, y + 8], 17, 5, HOUSE.wood, { radius: 2.5 })
        );
      })
      .join(''),
  anchors: { grip: { at: [14, -23] }, tip: { at: [214, -95] } },
});

/** A sausage along the end of a stick, scored by the fire. */
const sausageStick: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 -18L214 -95', HOUSE.woodDark, 7) +
    formed(pen, 'M132 -54C128 -76 196 -106 208 -94C220 -80 156 -40 132 -54Z', '#b4533f', {
      depth: 8,
      light: 5,
      extra: stroke('M150 -72L162 -52M170 -84L182 -62M188 -92L200 -74', '#7d3326', 5),
    }),
  anchors: { grip: { at: [14, -23] }, tip: { at: [214, -95] } },
});

export const workGood = defineFamily('work-good', {
  'water-pipe': waterPipe,
  litter,
  grabber,
  'roasting-stick': roastingStick,
  'sausage-stick': sausageStick,
});
