import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { STEEL } from '../tools/shaft';

/** What is borne by knights, kings, hunters, sailors and guards; each is another thing than its nearest neighbour. */

const LEATHER = HOUSE.leather;
const GUNMETAL = '#5a6072';

/** For jousting: a striped cone before a guard, the hand behind it. */
const lance: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.86,
  svg:
    formed(pen, 'M-7 0L-13 -18H13L7 0ZM-6 -14H6V-72H-6Z', HOUSE.woodDark, { depth: 4, light: 2 }) +
    formed(pen, 'M-19 -112L-4 -338Q0 -346 4 -338L19 -112Z', HOUSE.cream, {
      depth: 8,
      light: 3,
      extra: times(7, (index) => {
        const y = -112 - index * 36;
        return path(`M-20 ${y}L20 ${y - 22}V${y - 40}L-20 ${y - 18}Z`, color);
      }).join(''),
    }) +
    formed(pen, 'M4 -322L78 -306L52 -294L74 -276L7 -268Z', color, { depth: 6 }) +
    path('M5 -306L48 -297L48 -292L6 -286Z', HOUSE.cream) +
    formed(pen, 'M-10 -66C-56 -70 -54 -92 -17 -122H17C54 -92 56 -70 10 -66Z', STEEL, {
      depth: 14,
      light: 7,
      extra: stroke('M-40 -84Q0 -70 40 -84', darker(STEEL, 0.3), 4),
    }) +
    path('M-5 -336L0 -362L5 -336Z', HOUSE.metalDark),
  anchors: {
    grip: { at: [0, -44], angleDegrees: -90 },
    gripFar: { at: [0, -20] },
    tip: { at: [0, -356] },
  },
});

/** Of kings: gold, with a jewelled head and a cross on its orb. */
const sceptre: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M0 -8V-176', HOUSE.gold, 10) +
    ball(pen, [0, -8], 10, HOUSE.gold) +
    [-40, -96, -150]
      .map((y) =>
        formed(pen, roundedPath([-10, y], 20, 9, 4), darker(HOUSE.gold, 0.12), { depth: 3 }),
      )
      .join('') +
    formed(pen, 'M-8 -172C-34 -186 -30 -214 -18 -226H18C30 -214 34 -186 8 -172Z', HOUSE.gold, {
      depth: 8,
      light: 5,
    }) +
    ball(pen, [0, -204], 13, color) +
    [-21, 21].map((x) => ball(pen, [x, -202], 5, HOUSE.blue)).join('') +
    formed(pen, 'M-20 -226H20V-234H-20Z', darker(HOUSE.gold, 0.1), { depth: 3 }) +
    ball(pen, [0, -246], 13, HOUSE.gold) +
    stroke('M-13 -246H13M0 -259V-284M-9 -274H9', darker(HOUSE.gold, 0.14), 5),
  anchors: {
    grip: { at: [0, -70], angleDegrees: -90 },
    gripFar: { at: [0, -120] },
    tip: { at: [0, -284] },
  },
});

/** A hunter's: a wooden stock, a long barrel. */
const rifle: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.36,
  svg:
    formed(
      pen,
      'M-150 -2L-156 -46Q-100 -60 -52 -62H60V-44H-30Q-46 -44 -52 -30Q-100 -24 -150 -2Z',
      color,
      {
        depth: 9,
        light: 4,
      },
    ) +
    formed(pen, 'M-40 -46H-26L-38 -12Q-46 -6 -56 -12Z', darker(color, 0.12), { depth: 4 }) +
    formed(pen, 'M-52 -66H20V-52H-52Z', GUNMETAL, { depth: 4 }) +
    rod(pen, 'M16 -62H168', GUNMETAL, 7) +
    stroke('M-22 -46Q-20 -28 -4 -30Q8 -32 8 -46M-8 -46V-38M-20 -64L-30 -50', GUNMETAL, 4) +
    rectangle([158, -74], 4, 10, GUNMETAL) +
    stroke('M-146 -8Q-40 26 60 -46', darker(LEATHER, 0.2), 4),
  anchors: {
    grip: { at: [-44, -36], angleDegrees: 0 },
    gripFar: { at: [40, -52] },
    tip: { at: [170, -62] },
  },
});

/** A six-shooter. */
const revolver: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-56 -84Q-34 -92 -14 -80L-34 -8Q-40 4 -62 0Q-80 -4 -76 -18Z', color, {
      depth: 9,
      light: 4,
    }) +
    formed(pen, 'M-58 -84L-62 -108L-46 -118H34V-82H-10L-22 -70Z', GUNMETAL, { depth: 8 }) +
    rod(pen, 'M30 -110H142', GUNMETAL, 15) +
    rod(pen, 'M30 -94H90', darker(GUNMETAL, 0.1), 7) +
    formed(pen, roundedPath([-26, -120], 50, 38, 8), lighter(GUNMETAL, 0.2), {
      depth: 9,
      light: 4,
    }) +
    stroke('M-24 -110H22M-24 -98H22', darker(GUNMETAL, 0.2), 4) +
    stroke('M-12 -80Q-10 -50 18 -52Q34 -56 30 -82M8 -80Q2 -70 6 -62', GUNMETAL, 6) +
    path('M-60 -108L-74 -124L-62 -128L-46 -116ZM130 -117L134 -128H142V-117Z', GUNMETAL),
  anchors: { grip: { at: [-48, -46] }, tip: { at: [148, -110] } },
});

/** A broad blade for undergrowth. */
const machete: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-12 -60H14L34 -196Q36 -224 10 -232L-6 -210Z', STEEL, { depth: 9, light: 5 }) +
    stroke('M-4 -66L2 -204', darker(STEEL, 0.18), 3) +
    formed(pen, 'M-12 2Q-18 -20 -10 -62H13Q10 -24 20 -4Q8 8 -12 2Z', HOUSE.ink, { depth: 6 }) +
    [-16, -34, -50].map((y) => circle([1, y], 3, HOUSE.metal)).join(''),
  anchors: { grip: { at: [0, -30], angleDegrees: -90 }, tip: { at: [12, -230] } },
});

/** A stock and a long plaited lash in a coil. */
const whip: Drawer = (pen, { color = LEATHER }) => ({
  unitCm: 0.4,
  svg:
    stroke(
      'M6 -96C30 -150 96 -150 96 -92C96 -40 10 -40 16 -86C22 -128 76 -122 76 -90C76 -62 30 -62 36 -84C60 -20 120 0 150 -30Q164 -46 176 -36',
      darker(color, 0.35),
      7,
    ) +
    stroke(
      'M6 -96C30 -150 96 -150 96 -92C96 -40 10 -40 16 -86C22 -128 76 -122 76 -90C76 -62 30 -62 36 -84C60 -20 120 0 150 -30Q164 -46 176 -36',
      color,
      4.4,
    ) +
    rod(pen, 'M-24 -2L6 -98', darker(color, 0.3), 13) +
    stroke('M-24 -26L-8 -22M-17 -48L-1 -44M-10 -70L5 -66', HOUSE.gold, 4),
  anchors: { grip: { at: [-14, -34], angleDegrees: -70 }, tip: { at: [176, -36] } },
});

/** Of cast iron, with the seam of its mould. */
const cannonball: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    ball(pen, [0, -52], 52, '#4a4f5e', { glint: 0.5 }) +
    stroke('M-50 -44Q0 -26 50 -44', '#363a47', 3.4),
  anchors: { grip: { at: [0, -52] }, top: { at: [0, -104] } },
});

/** Slim, finned and pointed; the flame only where it flies. */
const missile: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1.4,
  svg:
    formed(pen, 'M-18 -20L-46 0V-44L-18 -84ZM18 -20L46 0V-44L18 -84Z', HOUSE.metalDark, {
      depth: 5,
    }) +
    formed(pen, 'M-18 -10V-236C-18 -268 -8 -292 0 -304C8 -292 18 -268 18 -236V-10Z', '#dfe4ec', {
      depth: 11,
      light: 6,
      extra: rectangle([-30, -320], 60, 76, color) + rectangle([-30, -70], 60, 14, color),
    }) +
    formed(
      pen,
      'M-18 -176L-36 -156V-140L-18 -148ZM18 -176L36 -156V-140L18 -148Z',
      HOUSE.metalDark,
      {
        depth: 3,
      },
    ) +
    formed(pen, 'M-13 -10H13L18 4H-18Z', HOUSE.ink, { depth: 4 }),
  anchors: { top: { at: [0, -304] }, grip: { at: [0, -150] } },
});

/** Long and round, with its screw behind. */
const torpedo: Drawer = (pen, { color = '#5f6f7c' }) => ({
  unitCm: 1.3,
  svg:
    formed(
      pen,
      'M-150 -34L-196 -66V-2ZM-150 -34L-176 -78H-140L-120 -50ZM-150 -34L-176 10H-140L-120 -18Z',
      HOUSE.metalDark,
      {
        depth: 4,
      },
    ) +
    formed(
      pen,
      'M-170 -34C-130 -58 -100 -60 -60 -60H120C160 -60 180 -46 184 -34C180 -22 160 -8 120 -8H-60C-100 -8 -130 -10 -170 -34Z',
      color,
      {
        depth: 12,
        light: 6,
        extra:
          rectangle([110, -70], 90, 70, HOUSE.red) + rectangle([-40, -70], 8, 70, HOUSE.yellow),
      },
    ) +
    ball(pen, [-194, -34], 9, HOUSE.gold),
  anchors: { grip: { at: [0, -34] }, top: { at: [0, -60], spanCm: 160 } },
});

/** Steel, round, with a rim and a chin strap. */
const militaryHelmet: Drawer = (pen, { color = '#6b7350' }) => ({
  unitCm: 0.2,
  svg:
    stroke('M-56 -24Q-40 24 0 26Q40 24 56 -24', darker(LEATHER, 0.2), 7) +
    formed(pen, 'M-78 -22C-84 -96 -40 -128 0 -128C42 -128 84 -96 78 -22L96 -8Q0 8 -96 -8Z', color, {
      depth: 18,
      light: 7,
    }) +
    stroke('M-78 -24Q0 -6 78 -24', darker(color, 0.28), 5) +
    [-58, 58].map((x) => circle([x, -36], 4, darker(color, 0.35))).join(''),
  anchors: { top: { at: [0, -128] }, grip: { at: [0, -60] } },
});

/** Of linen, lying open with the creases of its folding, lace along its hem, a letter in a corner. */
const handkerchief: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.2,
  svg:
    times(9, (index) => {
      const share = index / 8;
      return (
        circle([-96 + share * 112, -62 + share * 62], 8, HOUSE.sky) +
        circle([96 - share * 112 + 16, -62 + share * 62 - 6], 8, HOUSE.sky) +
        circle([-96 + share * 112, -66 - share * 56], 8, HOUSE.sky) +
        circle([16 + share * 96, -124 + share * 56], 8, HOUSE.sky)
      );
    }).join('') +
    formed(pen, 'M-100 -64Q-40 -92 16 -126Q60 -96 114 -68Q64 -34 14 2Q-40 -30 -100 -64Z', color, {
      depth: 7,
      light: 3,
    }) +
    stroke('M-42 -96Q8 -70 66 -32M66 -96Q20 -66 -44 -30', darker(color, 0.1), 3.4) +
    path('M8 -30q-8 -11 -15 -2q-1 9 15 18q16 -9 15 -18q-7 -9 -15 2z', HOUSE.coral),
  anchors: { grip: { at: [16, -120] } },
});

/** An iron rod with a hook, for embers. */
const firePoker: Drawer = (pen) => ({
  unitCm: 0.36,
  svg:
    rod(pen, 'M0 -60V-232', '#4a4f5e', 9) +
    path('M-6 -228L0 -262L6 -228Z', '#3a3e4c') +
    stroke('M0 -206Q34 -206 34 -232Q34 -246 22 -246', '#4a4f5e', 10) +
    circle([0, -250], 13, '#ff9a4c', { opacity: 0.5 }) +
    path('M-4 -236L0 -262L4 -236Z', '#ff7a3c') +
    rod(pen, 'M0 -62V-24', HOUSE.gold, 10) +
    stroke('M-7 -56L7 -50M-7 -44L7 -38M-7 -32L7 -26', darker(HOUSE.gold, 0.3), 3.4) +
    stroke('M0 -24C-26 -14 -22 14 0 14S26 -14 0 -24', HOUSE.gold, 8),
  anchors: { grip: { at: [0, -40], angleDegrees: -90 }, tip: { at: [0, -256] } },
});

export const borne = defineFamily('borne', {
  lance,
  sceptre,
  rifle,
  revolver,
  machete,
  whip,
  cannonball,
  missile,
  torpedo,
  'military-helmet': militaryHelmet,
  handkerchief,
  'fire-poker': firePoker,
});
