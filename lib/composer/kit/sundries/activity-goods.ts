import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const PLATE = '#3a3f66';

/** Long enough for both hands, seen across. */
const barbell: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.62,
  svg:
    rod(pen, 'M-118 0H118', HOUSE.metal, 6) +
    [-1, 1]
      .map((side) =>
        [
          [78, 14, 34],
          [92, 12, 28],
          [104, 8, 18],
        ]
          .map(([x = 0, width = 0, half = 0], index) =>
            formed(
              pen,
              `M${side * x - width / 2} ${-half}h${width}v${half * 2}h${-width}Z`,
              index === 1 ? color : PLATE,
              { depth: 4 },
            ),
          )
          .join(''),
      )
      .join(''),
  anchors: { grip: { at: [-30, 0] }, gripFar: { at: [30, 0] } },
});

/** The same from its end, over somebody who lies on a bench. */
const barbellEnd: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.62,
  svg:
    ball(pen, [9, -4], 33, darker(PLATE, 0.25)) +
    rod(pen, 'M9 -4L0 0', HOUSE.metal, 8) +
    ball(pen, [0, 0], 34, PLATE) +
    circle([0, 0], 25, color) +
    circle([0, 0], 13, PLATE) +
    circle([0, 0], 6, HOUSE.metal),
  anchors: { grip: { at: [4, 0] }, gripFar: { at: [10, -3] } },
});

const weightBench: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-46 -40V0M-60 -2H-32', HOUSE.metalDark, 6) +
    rod(pen, 'M40 -40V0M26 -2H54', HOUSE.metalDark, 6) +
    rod(pen, 'M-46 -16H40', HOUSE.metal, 5) +
    formed(
      pen,
      'M-78 -44Q-78 -52 -70 -52H62Q70 -52 70 -44V-42Q70 -38 66 -38H-74Q-78 -38 -78 -42Z',
      color,
      {
        depth: 6,
      },
    ),
  anchors: { top: { at: [-6, -51], spanCm: 140 } },
});

const CLAY = '#c98a63';

const pottersWheel: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-36 -44H36L30 0H-30Z', HOUSE.woodLight, { depth: 7 }) +
    formed(pen, 'M-44 -56H44V-42H-44Z', HOUSE.wood, { depth: 5 }) +
    ellipse([0, -58], 34, 6, HOUSE.metalDark) +
    ellipse([0, -60], 34, 6, HOUSE.metal) +
    formed(pen, 'M-13 -60C-30 -72 -28 -86 -15 -94H15C28 -86 30 -72 13 -60Z', CLAY, { depth: 9 }) +
    ellipse([0, -94], 15, 3.6, darker(CLAY, 0.3)) +
    stroke('M-23 -78Q0 -72 23 -78M-20 -70Q0 -65 20 -70', darker(CLAY, 0.16), 1.6),
  anchors: { top: { at: [-16, -86], spanCm: 30 } },
});

/** A piece on two needles, the thread running down from it. */
const knitting: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.36,
  svg:
    stroke('M30 24C52 40 44 70 58 92', color, 2.6) +
    rod(pen, 'M-52 -34L30 12', HOUSE.woodLight, 4) +
    rod(pen, 'M52 -34L-30 12', HOUSE.woodLight, 4) +
    ball(pen, [-54, -35], 4.6, HOUSE.mustard) +
    ball(pen, [54, -35], 4.6, HOUSE.mustard) +
    formed(pen, 'M-34 -6C-14 2 14 2 34 -6L38 62C14 70 -14 70 -38 62Z', color, { depth: 5 }) +
    times(4, (row) =>
      stroke(`M-33 ${10 + row * 14}q7 7 13 0t13 0t13 0t13 0t13 0`, lighter(color, 0.35), 2),
    ).join(''),
  anchors: { grip: { at: [-30, 6] }, gripFar: { at: [30, 6] } },
});

const STONE = '#8b93ad';

/** A wall of rock seen from before it, with a rope from a bolt near its top; who climbs is on its middle, well above the ground. */
const rockFace: Drawer = (pen, { color = STONE }) => ({
  unitCm: 1.55,
  svg:
    formed(
      pen,
      'M-128 0L-122 -58L-132 -108L-112 -162L-118 -206L-84 -232L-40 -250L18 -244L66 -252L104 -226L118 -176L110 -120L126 -64L130 0Z',
      color,
      { depth: 9 },
    ) +
    path(
      'M66 -252L104 -226L118 -176L110 -120L126 -64L130 0H74L86 -70L64 -126L80 -186Z',
      darker(color, 0.2),
    ) +
    path(
      'M-132 -108L-112 -162L-118 -206L-84 -232L-62 -176L-84 -120L-70 -60L-84 0H-128L-122 -58Z',
      lighter(color, 0.16),
    ) +
    path('M-62 -176L-84 -232L-40 -250L18 -244L-2 -196Z', lighter(color, 0.28)) +
    path('M-2 -196L18 -244L66 -252L80 -186L34 -170Z', lighter(color, 0.12)) +
    stroke(
      'M-62 -176L-38 -150L-46 -112M-84 -120L-58 -100M34 -170L22 -128L40 -96L28 -50M64 -126L40 -116M-70 -60L-34 -46L-26 -14M4 -30L30 -22L52 -34',
      darker(color, 0.3),
      2.6,
    ) +
    [
      [-40, -64],
      [28, -76],
      [-28, -104],
      [34, -126],
      [-22, -150],
      [40, -196],
      [-8, -36],
      [-30, -210],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y + 2], 8, 4, darker(color, 0.34)) +
          ellipse([x, y], 8, 4, lighter(color, 0.36)),
      )
      .join('') +
    path(
      'M-84 -232L-40 -250L18 -244L66 -252L104 -226L92 -222Q70 -240 20 -234Q-30 -238 -76 -222Z',
      HOUSE.green,
    ) +
    ellipse([6, -222], 5, 5, HOUSE.metalDark) +
    stroke('M6 -222Q-2 -160 0 -100M0 -100Q8 -40 -2 0', HOUSE.coral, 3),
  anchors: { stirrup: { at: [-6, -66] }, top: { at: [0, -246], spanCm: 220 } },
});

/** By its handle, the lit end away from who holds it. */
const weldingTorch: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    circle([128, 6], 30, HOUSE.sky, { opacity: 0.4 }) +
    times(12, (index) => {
      const [x, y] = polar(index * 30 + (index % 3) * 7, 40 + ((index * 17) % 26));
      return stroke(`M${128 + x * 0.5} ${6 + y * 0.5}L${128 + x} ${6 + y}`, HOUSE.orange, 4);
    }).join('') +
    rod(pen, 'M30 -40Q92 -44 116 -4', HOUSE.metal, 11) +
    rod(pen, 'M-96 -16L40 -40', HOUSE.ink, 22) +
    rod(pen, 'M-52 -24L18 -36', HOUSE.coral, 24) +
    stroke('M-96 -16Q-130 -8 -136 24', HOUSE.ink, 8) +
    circle([126, 5], 14, HOUSE.white),
  anchors: { grip: { at: [-20, -29] }, tip: { at: [126, 5] } },
});

const HOLDS = [HOUSE.yellow, HOUSE.coral, HOUSE.teal, HOUSE.blue, HOUSE.pink];

/** Boards with holds all over them, seen from before it; who climbs is on its middle, well above the ground. */
const climbingWall: Drawer = (pen, { color = '#d8c9b2' }) => ({
  unitCm: 1.3,
  svg:
    formed(pen, 'M-104 0L-110 -96L-96 -206L-84 -214H92L106 -190L112 -84L104 0Z', color, {
      depth: 8,
    }) +
    path('M-110 -96L-20 -120L-8 0H-104Z', lighter(color, 0.22)) +
    path('M-20 -120L112 -84L104 0H-8Z', darker(color, 0.08)) +
    path('M-20 -120L20 -214H92L106 -190L112 -84Z', lighter(color, 0.1)) +
    times(30, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const x = -86 + column * 34 + ((index * 13) % 15) - 7 + (row % 2) * 8;
      const y = -20 - row * 42 - ((index * 7) % 19);
      return (
        ellipse([x + 1, y + 2], 7, 5, darker(color, 0.3)) +
        ellipse([x, y], 7, 5 + (index % 3), HOLDS[index % HOLDS.length] ?? HOUSE.yellow) +
        ellipse([x - 2, y - 2], 2.4, 1.4, HOUSE.white, { opacity: 0.5 })
      );
    }).join('') +
    path('M-112 0H112V6H-112Z', HOUSE.blue),
  anchors: { stirrup: { at: [-6, -66] }, top: { at: [0, -214], spanCm: 190 } },
});

/** What people train, throw pots and knit with. */
export const activityGood = defineFamily('activity-good', {
  barbell,
  'barbell-end': barbellEnd,
  'weight-bench': weightBench,
  'potters-wheel': pottersWheel,
  knitting,
  'rock-face': rockFace,
  'climbing-wall': climbingWall,
  'welding-torch': weldingTorch,
});
