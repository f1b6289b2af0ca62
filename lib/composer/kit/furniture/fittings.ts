import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { aquarium, bellJar, birdcage, fishBowl, shower, tap } from './enclosures';
import { board, cushion } from './joinery';
import {
  clothesline,
  filingCabinet,
  lectern,
  safe,
  spotlight,
  toyChest,
  winnersPodium,
} from './speaking';

/** Counters, stairs and what else a house has fitted, in centimetres. */

const counter: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg: '',
  front:
    rectangle([-126, -8], 252, 8, darker(color, 0.45)) +
    formed(pen, roundedPath([-132, -98], 264, 92, 2), color, {
      depth: 12,
      light: 4,
      extra: [-128, -63, 2, 67]
        .map(
          (x) =>
            rectangle([x + 4, -88], 56, 74, darker(color, 0.16), { radius: 4 }) +
            rectangle([x + 8, -84], 48, 66, lighter(color, 0.06), { radius: 3 }),
        )
        .join(''),
    }) +
    rectangle([-132, -99], 264, 5, darker(color, 0.3)) +
    formed(pen, roundedPath([-142, -108], 284, 11, 3), HOUSE.wood, { depth: 4, light: 3 }) +
    shape(
      [
        [-142, -107],
        [-128, -122],
        [128, -122],
        [142, -107],
      ],
      HOUSE.woodLight,
    ),
  anchors: {
    top: { at: [0, -114], spanCm: 240 },
    label: { at: [0, -52], spanCm: 140 },
    seat: { at: [0, -110] },
  },
});

const bunkBed: Drawer = (pen, { color = HOUSE.woodLight, state }) => {
  const level = (y: number, quilt: string) =>
    rectangle([-96, y - 16], 192, 18, HOUSE.cream, { radius: 4 }) +
    cushion(pen, [-92, y - 28], 42, 15, HOUSE.white) +
    formed(pen, `M-44 ${y - 20}Q20 ${y - 30} 94 ${y - 20}V${y}H-44Z`, quilt, {
      depth: 7,
      light: 3,
    });
  return {
    svg:
      [-104, 96].map((x) => rectangle([x, -178], 8, 178, darker(color, 0.22))).join('') +
      level(-36, HOUSE.coral) +
      level(-122, HOUSE.blue),
    front:
      (state === 'laid'
        ? formed(
            pen,
            'M-40 -78C0 -88 60 -84 84 -78Q94 -70 94 -36H-44Q-50 -60 -40 -78Z',
            HOUSE.coral,
            {
              depth: 7,
              light: 3,
            },
          )
        : '') +
      [-38, -124]
        .map((y) => formed(pen, roundedPath([-100, y], 200, 16, 2), color, { depth: 5, light: 3 }))
        .join('') +
      formed(pen, roundedPath([-100, -154], 120, 7, 2), color, { depth: 3, light: 2 }) +
      [-100, -44, 12].map((x) => rectangle([x, -154], 6, 32, color)).join('') +
      [-108, 98].map((x) => board(pen, [x, -176], 10, 176, color, 3)).join('') +
      [40, 74].map((x) => rod(pen, `M${x} -160V0`, color, 5)).join('') +
      times(6, (index) => rod(pen, `M40 ${-18 - index * 25}H74`, color, 4.4)).join(''),
    anchors: {
      bed: { at: [0, -50], spanCm: 180 },
      seat: { at: [-10, -52], spanCm: 120 },
      top: { at: [-10, -146], spanCm: 160 },
    },
  };
};

/** One bed high on posts, with its ladder, and room for a desk under it. */
const loftBed: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    [-112, 104].map((x) => rectangle([x, -196], 8, 196, darker(color, 0.22))).join('') +
    rectangle([-104, -152], 208, 20, HOUSE.cream, { radius: 4 }) +
    cushion(pen, [-98, -166], 46, 16, HOUSE.white) +
    formed(pen, 'M-46 -156Q26 -168 102 -156V-136H-46Z', HOUSE.coral, { depth: 7, light: 3 }),
  front:
    formed(pen, roundedPath([-108, -142], 216, 16, 2), color, { depth: 5, light: 3 }) +
    formed(pen, roundedPath([-108, -180], 150, 7, 2), color, { depth: 3, light: 2 }) +
    [-108, -60, -12, 36].map((x) => rectangle([x, -180], 6, 40, color)).join('') +
    [-116, 106].map((x) => board(pen, [x, -194], 10, 194, color, 3)).join('') +
    [54, 90].map((x) => rod(pen, `M${x} -178V0`, color, 5)).join('') +
    times(6, (index) => rod(pen, `M54 ${-20 - index * 26}H90`, color, 4.4)).join(''),
  anchors: {
    bed: { at: [0, -164], spanCm: 190 },
    inside: { at: [-28, 0], spanCm: 150 },
    top: { at: [-10, -160], spanCm: 160 },
  },
});

function step(pen: Pen, index: number, color: Hex): string {
  const x = -126 + index * 34;
  const up = (index + 1) * 22;
  return (
    formed(pen, roundedPath([x, -up], 254 - index * 34, up, 0), darker(color, 0.06), { depth: 3 }) +
    rectangle([x - 3, -up - 2], 40, 6, lighter(color, 0.3), { radius: 2 }) +
    rectangle([x, -up + 4], 34, 4, darker(color, 0.2))
  );
}

const banister = (pen: Pen): string =>
  times(8, (index) =>
    rod(
      pen,
      `M${-110 + index * 34} ${-22 * (index + 1)}V${-22 * (index + 1) - 70}`,
      HOUSE.cream,
      4,
    ),
  ).join('') +
  rod(pen, 'M-122 -84L142 -256', HOUSE.woodDark, 9) +
  rod(pen, 'M-122 0V-96', HOUSE.woodDark, 10) +
  circle([-122, -102], 9, HOUSE.woodDark);

/** Stairs with a banister; open ones are the stone steps before a house. */
const stairs: Drawer = (pen, { color, state }) => ({
  svg: times(8, (index) =>
    step(pen, index, color ?? (state === 'open' ? HOUSE.stone : HOUSE.woodLight)),
  ).join(''),
  ...(state === 'open' ? {} : { front: banister(pen) }),
  anchors: {
    top: { at: [-75, -44], spanCm: 44 },
    topFar: { at: [-7, -88], spanCm: 44 },
    seat: { at: [-8, -88], spanCm: 60 },
    surface: { at: [0, -88] },
  },
});

const coatRack: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    stroke('M0 -30L-34 0M0 -30L34 0M0 -30V-4', darker(color, 0.2), 7) +
    rod(pen, 'M0 -20V-176', color, 7) +
    stroke(
      'M0 -150Q-26 -150 -30 -168M0 -150Q26 -150 30 -168M0 -120Q-20 -122 -24 -136M0 -120Q20 -122 24 -136',
      color,
      5,
    ) +
    ball(pen, [0, -180], 7, color) +
    formed(pen, 'M26 -164Q40 -150 46 -70Q34 -60 14 -68Q18 -130 26 -164Z', HOUSE.navy, {
      depth: 7,
      light: 3,
    }) +
    formed(
      pen,
      'M-52 -160Q-30 -172 -8 -160Q-12 -164 -18 -167Q-20 -182 -30 -182Q-40 -182 -42 -167Q-48 -164 -52 -160Z',
      HOUSE.mustard,
      { depth: 4 },
    ),
  anchors: { top: { at: [0, -186] }, grip: { at: [-24, -136] } },
});

/** Of one length of masonry, bricks in a row, and courses. */
const BRICKS = { across: 12, high: 14 } as const;
const BRICK = { stride: 27, course: 12.2, gap: 2.6 } as const;

/** `count` lengths of masonry under one coping. */
const brickWall: Drawer = (pen, { color = HOUSE.brick, count = 1 }) => {
  const half = (BRICKS.across * BRICK.stride * count) / 2;
  const shades = [color, lighter(color, 0.1), darker(color, 0.06)];
  const brick = (row: number, column: number) =>
    rectangle(
      [
        -half - 10 + (column + (row % 2) / 2) * BRICK.stride - BRICK.stride / 2,
        -168 + row * BRICK.course,
      ],
      BRICK.stride - BRICK.gap,
      BRICK.course - BRICK.gap,
      shades[(row * 5 + column * 3) % 3] ?? color,
      { radius: 1.6 },
    );
  const bricks = times(BRICKS.high, (row) =>
    times(BRICKS.across * count + 2, (column) => brick(row, column)).join(''),
  );
  return {
    svg:
      formed(pen, roundedPath([-half, -170], 2 * half, 170, 2), darker(color, 0.2), {
        depth: 10,
        extra: bricks.join(''),
      }) +
      formed(pen, roundedPath([-half - 8, -182], 2 * half + 16, 14, 3), HOUSE.stone, {
        depth: 4,
        light: 3,
      }),
    anchors: {
      top: { at: [0, -180], spanCm: 2 * half - 20 },
      seat: { at: [0, -182], spanCm: 2 * half - 40 },
      wall: { at: [0, -90], spanCm: 2 * half - 40 },
    },
  };
};

const cloth: Drawer = (pen, { color = '#f4ede0' }) => ({
  svg:
    formed(
      pen,
      'M-46 -1L-34 -17Q-4 -20 30 -17L48 -2Q40 3 30 1Q16 -1 2 2Q-14 4 -24 1Q-38 -1 -46 -1Z',
      color,
      {
        depth: 1.4,
        light: 0.6,
        extra:
          stroke(
            'M-41 -1L-30 -17M-37 -0.4L-26.6 -17.2M36 0.4L24 -17M40 0.6L27.4 -17',
            HOUSE.coral,
            0.8,
          ) +
          stroke('M-46 -3.4Q-20 -1 2 -2Q24 -4 48 -4.4', lighter(HOUSE.coral, 0.4), 0.7) +
          path('M-12 2Q-4 -8 -10 -18L-2 -18Q2 -8 -6 2Z', darker(color, 0.06)) +
          path('M14 0Q20 -8 14 -18L20 -18Q25 -8 20 0Z', darker(color, 0.06)),
      },
    ) +
    times(24, (index) =>
      stroke(
        `M${-45 + index * 4} ${-0.6 + Math.sin(index * 0.8) * 1.4}v2`,
        darker(color, 0.1),
        0.6,
      ),
    ).join(''),
  anchors: { top: { at: [0, -9], spanCm: 72 }, grip: { at: [0, -9] } },
});

const highChair: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    rod(pen, 'M-16 -52L-26 0M14 -52L24 0', darker(color, 0.2), 5) +
    formed(pen, 'M-30 -104Q-20 -112 -12 -104V-46H-28Z', color, { depth: 4, light: 2 }) +
    formed(pen, 'M-20 -100Q-10 -104 -8 -96V-58H-20Z', HOUSE.teal, { depth: 3, light: 2 }) +
    cushion(pen, [-22, -57], 44, 9, HOUSE.teal),
  front:
    rod(pen, 'M-24 -48L-40 0M20 -48L36 0', color, 6) +
    rod(pen, 'M-33 -20H30', color, 4) +
    rod(pen, 'M-22 -66L20 -66', color, 4) +
    formed(pen, 'M14 -22H44L40 -16H16Z', color, { depth: 2 }) +
    formed(pen, 'M-8 -76Q-8 -80 -2 -80H50Q56 -80 56 -76L52 -70H-6Z', HOUSE.white, {
      depth: 3,
      light: 2,
    }) +
    rectangle([-10, -80], 68, 4, '#dfe6ef', { radius: 2 }) +
    formed(pen, 'M30 -92H46L44 -80H32Z', HOUSE.coral, { depth: 3 }) +
    stroke('M46 -90Q54 -88 45 -83', HOUSE.coral, 2) +
    path('M4 -86H24Q22 -80 14 -80T4 -86Z', HOUSE.mustard),
  anchors: {
    seat: { at: [-2, -58], spanCm: 34 },
    top: { at: [18, -80], spanCm: 36 },
    pedal: { at: [26, -22] },
  },
});

export const fitting = defineFamily(
  'fitting',
  {
    counter,
    'bunk-bed': bunkBed,
    'loft-bed': loftBed,
    stairs,
    birdcage,
    aquarium,
    'fish-bowl': fishBowl,
    'bell-jar': bellJar,
    tap,
    shower,
    'coat-rack': coatRack,
    lectern,
    podium: winnersPodium,
    'brick-wall': brickWall,
    cloth,
    spotlight,
    'toy-chest': toyChest,
    'high-chair': highChair,
    'filing-cabinet': filingCabinet,
    safe,
    line: clothesline,
  },
  1,
);
