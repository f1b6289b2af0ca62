import { circle, ellipse, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from './shapes';

const baseball: Drawer = (pen) => ({
  unitCm: 0.075,
  svg: formed(pen, disc(0, -50, 50), HOUSE.cream, {
    depth: 9,
    light: 5,
    extra: stroke('M-30 -92Q0 -50 -30 -8M30 -92Q0 -50 30 -8', HOUSE.red, 4),
  }),
});
const rugby: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.1,
  svg: placed(
    formed(pen, 'M-140 -80C-80 -170 80 -170 140 -80C80 10 -80 10 -140 -80Z', color, {
      depth: 18,
      light: 8,
      extra: stroke(
        'M-50 -116H50M-34 -130V-102M-12 -132V-100M12 -132V-100M34 -130V-102',
        '#fff',
        6,
      ),
    }),
    { angleDegrees: -14 },
  ),
});
const frisbee: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-100 -20C-90 -50 90 -50 100 -20C96 4 -96 4 -100 -20Z', color, {
      depth: 8,
      light: 4,
    }) + `<ellipse cx="0" cy="-28" rx="56" ry="9" fill="${lighter(color, 0.3)}"/>`,
});
const paddle: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    rod(pen, 'M0 0V-90', HOUSE.wood, 26) +
    formed(pen, 'M-26 -90C-110 -120 -100 -270 0 -270S110 -120 26 -90Z', color, {
      depth: 12,
      light: 5,
    }) +
    rectangle([-34, -104], 68, 16, HOUSE.woodLight, { radius: 6 }) +
    circle([96, -40], 20, HOUSE.cream),
  anchors: { grip: { at: [0, -40], angleDegrees: -90 } },
});
const shuttlecock: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-26 -30L-62 -130Q0 -148 62 -130L26 -30Z', HOUSE.white, { depth: 8 }) +
    stroke('M-10 -30L-28 -134M10 -30L28 -134M-46 -90H46', HOUSE.metal, 5) +
    formed(pen, 'M-30 -36H30C30 4 -30 4 -30 -36Z', HOUSE.coral, { depth: 7, light: 4 }),
});
const hockeyStick: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M-60 -240L30 -16Q34 -8 44 -8H90', HOUSE.wood, 14) +
    formed(pen, roundedPath([104, -12], 40, 12, 4), HOUSE.ink, { depth: 3 }) +
    stroke('M-60 -240L-44 -200', HOUSE.ink, 15),
  anchors: { grip: { at: [-48, -210], angleDegrees: -68 } },
});
const golf: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    ellipse([0, -3], 60, 7, HOUSE.grass) +
    ellipse([0, -4], 12, 3, HOUSE.leafDark) +
    rod(pen, 'M0 -4V-170', HOUSE.metal, 4) +
    formed(pen, 'M2 -170L64 -150L2 -128Z', HOUSE.red, { depth: 4 }) +
    circle([32, -9], 5, HOUSE.white),
});
const bowlingPin: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-26 0C-60 -80 -46 -110 -20 -160C-10 -190 -34 -250 0 -252S10 -190 20 -160C46 -110 60 -80 26 0Z',
      HOUSE.cream,
      { depth: 12, light: 5 },
    ) + stroke('M-16 -176H16M-18 -164H18', HOUSE.red, 7),
});
const yoyo: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.08,
  svg:
    stroke('M0 -60C30 -140 -20 -190 10 -250', HOUSE.cream, 5) +
    formed(pen, disc(0, -50, 50), color, { depth: 9, light: 5 }) +
    circle([0, -50], 26, lighter(color, 0.35)) +
    circle([0, -50], 9, HOUSE.mustard),
});
const rubberDuck: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-90 -50C-100 -80 -70 -96 -40 -76C-20 -70 0 -74 4 -84C-20 -120 0 -170 44 -170S104 -120 76 -84C110 -60 96 0 40 0H-40C-76 0 -88 -24 -90 -50Z',
      color,
      { depth: 16, light: 7 },
    ) +
    formed(pen, 'M88 -124Q124 -122 128 -108Q104 -96 86 -104Z', HOUSE.orange, { depth: 5 }) +
    stroke('M-30 -50Q0 -20 34 -46', darker(color, 0.2), 7) +
    circle([60, -132], 8, HOUSE.ink),
});
const CUBE = [HOUSE.red, HOUSE.yellow, HOUSE.green, HOUSE.blue, HOUSE.orange, HOUSE.white];
const rubiksCube: Drawer = (pen) => ({
  unitCm: 0.055,
  svg:
    formed(pen, roundedPath([-54, -108], 108, 108, 8), HOUSE.ink, { depth: 8 }) +
    times(9, (index) =>
      rectangle(
        [-48 + (index % 3) * 33, -102 + Math.floor(index / 3) * 33],
        29,
        29,
        CUBE[(index * 5 + Math.floor(index / 2)) % 6] ?? HOUSE.red,
        { radius: 4 },
      ),
    ).join(''),
});
const joystick: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M0 -50L14 -140', HOUSE.metalDark, 14) +
    formed(pen, disc(16, -158, 28), color, { depth: 7, light: 5 }) +
    formed(pen, roundedPath([-86, -56], 172, 56, 14), HOUSE.navy, { depth: 12, light: 5 }) +
    circle([54, -34], 10, HOUSE.mustard) +
    circle([-54, -34], 10, HOUSE.teal),
});
const dartboard: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    formed(pen, disc(0, -100, 100), HOUSE.ink, { depth: 10 }) +
    [
      [86, HOUSE.cream],
      [66, HOUSE.green],
      [46, HOUSE.cream],
      [26, HOUSE.red],
      [9, HOUSE.ink],
    ]
      .map(([radius, color]) => circle([0, -100], Number(radius), String(color)))
      .join('') +
    rod(pen, 'M4 -104L70 -150', HOUSE.mustard, 6) +
    formed(pen, 'M66 -148L96 -172L92 -148L74 -138Z', HOUSE.blue, { depth: 3 }),
});
const kettlebell: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.14,
  svg:
    stroke('M-34 -110C-60 -190 60 -190 34 -110', color, 22) +
    formed(pen, 'M-40 0C-100 -40 -80 -130 0 -130S100 -40 40 0Z', color, { depth: 16, light: 8 }) +
    circle([0, -62], 24, HOUSE.mustard),
  anchors: { grip: { at: [0, -170] } },
});
const jumpRope: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    stroke('M-80 -100C-110 20 -20 30 0 -30S110 20 80 -100', HOUSE.coral, 7) +
    rod(pen, 'M-80 -100V-160', HOUSE.wood, 14) +
    rod(pen, 'M80 -100V-160', HOUSE.wood, 14),
});
const boomerang: Drawer = (pen) => ({
  unitCm: 0.2,
  svg: formed(
    pen,
    'M-120 -10C-100 -60 -60 -150 10 -160C80 -150 120 -60 130 -20C130 0 110 0 100 -10C80 -50 50 -110 4 -112C-40 -108 -70 -40 -90 -4C-100 8 -122 6 -120 -10Z',
    HOUSE.wood,
    { depth: 10, light: 5 },
  ),
});
const checkered: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M-80 0V-240', HOUSE.metalDark, 9) +
    formed(pen, roundedPath([-78, -236], 168, 112, 3), HOUSE.white, { depth: 4 }) +
    times(24, (index) =>
      (index + Math.floor(index / 6)) % 2
        ? ''
        : rectangle([-78 + (index % 6) * 28, -236 + Math.floor(index / 6) * 28], 28, 28, HOUSE.ink),
    ).join(''),
  anchors: { grip: { at: [-80, -60], angleDegrees: -90 } },
});
const WALLS =
  'M-90 -180H-12M12 -180H90V0H12M-12 0H-90V-180M-66 -156H66V-24H-66V-132M-42 -132H42V-48H-18M-42 -108V-48M-18 -108H18V-72M-66 -60H-42';
const maze: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, roundedPath([-104, -194], 208, 208, 10), HOUSE.grass, { depth: 6 }) +
    stroke(WALLS, HOUSE.leafDark, 13) +
    stroke(WALLS, HOUSE.leaf, 8),
  anchors: { inside: { at: [0, -82], spanCm: 34 }, page: { at: [0, -90] } },
});
const marbles: Drawer = (pen) => ({
  unitCm: 0.03,
  svg: [
    [-70, HOUSE.blue],
    [0, HOUSE.green],
    [72, HOUSE.coral],
  ]
    .map(
      ([x, color]) =>
        formed(pen, disc(Number(x), -34, 34), String(color), { depth: 8, light: 6 }) +
        stroke(`M${Number(x) - 18} -44q18 -16 34 6`, HOUSE.cream, 6),
    )
    .join(''),
});

/** Games and sports that need no more than a thing. */
export const gameThing = defineFamily('game-thing', {
  baseball,
  rugby,
  frisbee,
  paddle,
  shuttlecock,
  'hockey-stick': hockeyStick,
  golf,
  'bowling-pin': bowlingPin,
  yoyo,
  'rubber-duck': rubberDuck,
  'rubiks-cube': rubiksCube,
  joystick,
  dartboard,
  kettlebell,
  'jump-rope': jumpRope,
  boomerang,
  checkered,
  maze,
  marbles,
});
