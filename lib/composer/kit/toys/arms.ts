import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { held, shaft, STEEL } from '../tools/shaft';

/** What heroes and wizards carry. Units are millimetres unless told. */

const staff: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.5,
  svg:
    circle(
      [0, -330],
      52,
      pen.radial([0, -330], 52, [
        [0, lighter(color, 0.5), 0.7],
        [1, lighter(color, 0.5), 0],
      ]),
    ) +
    rod(pen, 'M0 0Q6 -90 -3 -160T0 -290', HOUSE.woodDark, 11) +
    ball(pen, [0, -330], 19, color) +
    rod(
      pen,
      'M-2 -284C-40 -296 -34 -344 -14 -360M2 -284C38 -292 40 -336 26 -352',
      HOUSE.woodDark,
      8,
    ) +
    stroke('M-7 -240L8 -232M-7 -228L8 -220', HOUSE.gold, 4),
  anchors: {
    grip: { at: [0, -190], angleDegrees: -90 },
    gripFar: { at: [0, -110] },
    tip: { at: [0, -350] },
  },
});

const spear: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    shaft(pen, 290, 9) +
    formed(pen, 'M0 -352L17 -304Q12 -288 0 -284Q-12 -288 -17 -304Z', STEEL, {
      depth: 7,
      light: 4,
    }) +
    stroke('M-7 -280H7M-7 -272H7', HOUSE.red, 4) +
    path('M-6 -268Q-24 -240 -14 -226Q-4 -244 0 -268Z', HOUSE.red),
  anchors: { ...held(290, 0.5, 0.74), tip: { at: [0, -352] } },
});

const torch: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    circle(
      [0, -232],
      84,
      pen.radial([0, -232], 84, [
        [0, GLOW.flameInner, 0.5],
        [1, GLOW.flameInner, 0],
      ]),
    ) +
    formed(pen, 'M-11 0L-17 -150H17L11 0Z', HOUSE.woodDark, { depth: 8, light: 4 }) +
    formed(pen, 'M-28 -188H28L19 -134H-19Z', HOUSE.metalDark, { depth: 9, light: 4 }) +
    path(
      'M-30 -186C-52 -230 -18 -246 -14 -290C14 -274 22 -248 20 -240C30 -246 30 -258 30 -262C52 -230 46 -204 30 -186Z',
      GLOW.flameEdge,
    ) +
    path('M-20 -186C-32 -216 -8 -232 -4 -262C14 -244 28 -210 18 -186Z', GLOW.flame) +
    path('M-10 -186C-16 -206 0 -216 2 -234C14 -216 16 -200 10 -186Z', GLOW.flameHeart),
  anchors: {
    grip: { at: [0, -60], angleDegrees: -90 },
    tip: { at: [0, -230] },
    top: { at: [0, -290] },
  },
});

const cane: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M0 -6V-190C0 -232 52 -232 54 -196', color, 12) +
    rectangle([-8, -10], 16, 10, HOUSE.rubber, { radius: 4 }),
  anchors: { grip: { at: [22, -222] }, handle: { at: [22, -222] }, tip: { at: [0, 0] } },
});

const bowAndArrow: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    stroke('M-30 -240L-64 -120L-30 0', HOUSE.cream, 3) +
    rod(pen, 'M-30 -240C40 -220 56 -150 34 -120C56 -90 40 -20 -30 0', HOUSE.wood, 11) +
    rectangle([26, -140], 18, 40, HOUSE.leather, { radius: 6 }) +
    stroke('M-64 -120H112', HOUSE.woodLight, 5) +
    path('M138 -120L108 -132L114 -120L108 -108Z', HOUSE.metalDark) +
    [-1, 1]
      .map((side) =>
        path(
          `M-64 -120L-44 ${-120 + side * 13}H-20L-34 -120Z`,
          side > 0 ? darker(HOUSE.red, 0.2) : HOUSE.red,
        ),
      )
      .join(''),
  anchors: {
    grip: { at: [36, -120] },
    gripFar: { at: [-62, -120] },
    handle: { at: [-62, -120] },
    tip: { at: [138, -120] },
  },
});

const swordInStone: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    circle(
      [0, -170],
      100,
      pen.radial([0, -170], 100, [
        [0, GLOW.flameHeart, 0.55],
        [1, GLOW.flameHeart, 0],
      ]),
    ) +
    formed(pen, 'M-11 -90V-196H11V-90Z', STEEL, { depth: 6, light: 4 }) +
    rectangle([-2, -190], 4, 100, lighter(STEEL, 0.5)) +
    formed(
      pen,
      'M-44 -196Q-50 -206 -40 -208H40Q50 -206 44 -196Q20 -190 0 -190T-44 -196Z',
      HOUSE.gold,
      { depth: 4, light: 3 },
    ) +
    rectangle([-7, -248], 14, 42, HOUSE.navy, { radius: 4 }) +
    stroke('M-7 -238L7 -230M-7 -226L7 -218', HOUSE.gold, 3) +
    ball(pen, [0, -256], 12, HOUSE.red),
  front:
    formed(pen, 'M-120 0L-108 -52L-66 -92L10 -104L76 -80L116 -34L124 0Z', HOUSE.rock, {
      depth: 22,
      light: 9,
    }) +
    shape(
      [
        [-66, -92],
        [10, -104],
        [-4, -70],
        [-50, -60],
      ],
      lighter(HOUSE.rock, 0.26),
    ) +
    shape(
      [
        [10, -104],
        [76, -80],
        [60, -40],
        [-4, -70],
      ],
      lighter(HOUSE.rock, 0.1),
    ) +
    stroke('M-14 -90H16', darker(HOUSE.rock, 0.5), 6) +
    path('M-118 -2Q-90 -40 -60 -30Q-40 -10 -50 0H-120Z', HOUSE.leaf) +
    path('M80 0Q90 -26 120 -14L126 0Z', HOUSE.leafDark),
  anchors: { grip: { at: [0, -228] }, handle: { at: [0, -228] }, top: { at: [0, -268] } },
});

const cannon: Drawer = (pen) => ({
  unitCm: 0.7,
  svg:
    formed(pen, 'M-110 0L-60 -60H30L50 -20H0L-70 0Z', HOUSE.wood, { depth: 8, light: 4 }) +
    placed(
      formed(pen, 'M-90 -32L96 -22V26L-90 36Q-110 30 -110 2T-90 -32Z', '#474d6b', {
        depth: 16,
        light: 8,
      }) +
        [-60, 0, 50]
          .map((x) =>
            rectangle([x, -34 + x * 0.05], 14, 68 - x * 0.1, darker('#474d6b', 0.3), { radius: 4 }),
          )
          .join('') +
        rectangle([90, -30], 16, 64, '#5d6388', { radius: 6 }) +
        circle([-116, 2], 11, '#474d6b'),
      { at: [0, -90], angleDegrees: -10 },
    ) +
    circle([-6, -44], 44, HOUSE.woodDark) +
    stroke(ellipsePath([-6, -44], 38), HOUSE.wood, 10) +
    times(4, (index) =>
      placed(rectangle([-4, -36], 8, 72, HOUSE.wood), { at: [-6, -44], angleDegrees: index * 45 }),
    ).join('') +
    circle([-6, -44], 11, HOUSE.gold),
  anchors: { tip: { at: [104, -112] }, top: { at: [0, -128] } },
});

export const arms = {
  staff,
  spear,
  torch,
  cane,
  'bow-and-arrow': bowAndArrow,
  'sword-in-stone': swordInStone,
  cannon,
};
