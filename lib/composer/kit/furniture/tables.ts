import { path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  paintSide,
  paintSolid,
  rod,
  topOf,
} from '../form';
import { board, cushion, front, leg, tableTop } from './joinery';

const surface = (y: number, width: number) => ({
  top: { at: [0, y - 7] as const, spanCm: width * 0.84 },
  page: { at: [0, y - 7] as const, spanCm: width * 0.5 },
});

const table: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    [-64, 58].map((x) => leg(pen, [x, -78], 66, 6, darker(color, 0.26))).join('') +
    rectangle([-74, -70], 148, 9, darker(color, 0.24)) +
    [-80, 73].map((x) => leg(pen, [x, -68], 68, 7, color)).join('') +
    tableTop(pen, -72, 172, color),
  anchors: surface(-72, 172),
});

const desk: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    leg(pen, [-66, -66], 58, 4.6, darker(color, 0.3)) +
    leg(pen, [-73, -66], 66, 5, darker(color, 0.14)) +
    board(pen, [24, -69], 48, 66, darker(color, 0.06), 1) +
    times(3, (index) =>
      front(pen, [27, -66 + index * 20.4], 42, 19.4, color, [48, -57 + index * 20.4]),
    ).join('') +
    leg(pen, [26, -4], 4, 4, HOUSE.woodDark) +
    leg(pen, [66, -4], 4, 4, HOUSE.woodDark) +
    tableTop(pen, -73, 154, color),
  anchors: surface(-73, 154),
});

const coffeeTable: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    [-36, 30].map((x) => leg(pen, [x, -44], 34, 4.4, darker(color, 0.26))).join('') +
    [-46, 41].map((x) => leg(pen, [x, -40], 40, 5, color)).join('') +
    tableTop(pen, -42, 104, color, { depth: 12, thick: 3.4, inset: 5 }),
  anchors: surface(-42, 104),
});

const roundTable: Drawer = (pen, { color = HOUSE.woodLight }) => {
  const top = createLathe('50 0!, 52 1, 52 4!', { at: [0, -70], tilt: 0.16 });
  return {
    svg:
      paintSide(
        pen,
        createLathe('26 0!, 24 3, 6 8, 4 30, 4 60, 10 70', { tilt: 0.16 }),
        HOUSE.woodDark,
        { material: 'wood' },
      ) + paintSolid(pen, top, color, { material: 'wood' }),
    anchors: { top: { at: [0, topOf(top).at[1] + 2], spanCm: 84 } },
  };
};

const bedside: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    leg(pen, [-20, -10], 10, 4, HOUSE.woodDark) +
    leg(pen, [16, -10], 10, 4, HOUSE.woodDark) +
    board(pen, [-23, -50], 46, 42, color, 1) +
    front(pen, [-20, -47], 40, 18, color, [0, -38]) +
    front(pen, [-20, -28], 40, 18, color, [0, -19]) +
    tableTop(pen, -51, 50, color, { depth: 7, thick: 2.6, inset: 3 }),
  anchors: { top: { at: [0, -54], spanCm: 42 } },
});

const workbench: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    [-72, 64].map((x) => board(pen, [x, -74], 9, 74, darker(color, 0.1), 1)).join('') +
    board(pen, [-66, -26], 134, 7, darker(color, 0.16), 1) +
    front(pen, [-30, -72], 60, 17, color, [0, -63]) +
    tableTop(pen, -82, 168, color, { thick: 8 }) +
    board(pen, [62, -80], 14, 17, HOUSE.metalDark, 1.4) +
    rod(pen, 'M78 -72H90M90 -80V-63', HOUSE.metal, 2.4),
  anchors: surface(-82, 160),
});

const picnicTable: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    [-50, 50]
      .map((x) =>
        rod(pen, `M${x - 8} -72L${x - 28} -2M${x + 8} -72L${x + 28} -2`, darker(color, 0.18), 6),
      )
      .join('') +
    board(pen, [-96, -44], 192, 6, darker(color, 0.14), 1) +
    tableTop(pen, -74, 176, color, { depth: 15 }) +
    stroke('M-86 -78H86M-84 -83H84', color, 1) +
    shape(
      [
        [-100, -40],
        [100, -40],
        [97, -46],
        [-97, -46],
      ],
      lighter(color, 0.26),
    ) +
    board(pen, [-100, -40], 200, 6, color, 1),
  anchors: { ...surface(-74, 176), seat: { at: [0, -43], spanCm: 180 } },
});

/** A quilt over the mattress, flat, or over somebody who lies under it. */
const QUILTS = {
  flat: {
    cloth: 'M-36 -46C-20 -56 40 -56 92 -50C98 -44 98 -30 97 -22Q40 -18 -30 -22Q-40 -32 -36 -46Z',
    folds: 'M-12 -54Q-20 -36 -12 -20M30 -54Q24 -36 32 -20M66 -52Q62 -36 70 -20',
    hem: 'M-38 -47Q-26 -56 -14 -55Q-24 -38 -16 -21L-31 -22Q-42 -34 -38 -47Z',
  },
  over: {
    cloth:
      'M-34 -76C-16 -88 8 -88 30 -85C50 -82 62 -82 76 -86C90 -89 98 -76 98 -58C99 -44 98 -30 97 -22Q40 -18 -30 -22Q-46 -48 -34 -74Z',
    folds: 'M-6 -84Q-18 -50 -10 -20M36 -81Q26 -48 34 -20M68 -81Q60 -50 70 -20',
    hem: 'M-36 -76Q-24 -86 -8 -86Q-24 -52 -14 -21L-31 -22Q-48 -48 -36 -74Z',
  },
} as const;

const bed: Drawer = (pen, { color = HOUSE.blue, state }) => {
  const wood = HOUSE.wood;
  const quilt = state === 'laid' ? QUILTS.over : QUILTS.flat;
  return {
    svg:
      leg(pen, [90, -24], 24, 6, darker(wood, 0.2)) +
      formed(pen, 'M-108 -4V-88Q-108 -98 -98 -98H-94V-4Z', wood, { depth: 3, light: 1.2 }) +
      board(pen, [-100, -28], 200, 14, wood, 2) +
      cushion(pen, [-98, -44], 197, 20, '#f7f1ea', 6) +
      formed(
        pen,
        'M-94 -44C-96 -60 -84 -62 -66 -61C-50 -60 -48 -50 -52 -44Q-72 -40 -94 -44Z',
        HOUSE.white,
        { depth: 5, light: 0 },
      ) +
      leg(pen, [-102, -15], 15, 6, wood) +
      leg(pen, [92, -15], 15, 6, wood) +
      board(pen, [97, -56], 7, 42, wood, 2.4),
    front:
      formed(pen, quilt.cloth, color, {
        depth: 5,
        light: 2,
        extra: stroke(quilt.folds, darker(color, 0.14), 1.6),
      }) + formed(pen, quilt.hem, lighter(color, 0.6), { depth: 3, light: 0 }),
    anchors: {
      bed: { at: [-4, -44], spanCm: 180 },
      seat: { at: [20, -50], spanCm: 120 },
      head: { at: [-74, -58] },
      top: { at: [20, -52], spanCm: 150 },
    },
  };
};

const crib: Drawer = (pen, { color = HOUSE.cream }) => ({
  svg:
    board(pen, [-62, -92], 8, 88, color, 2) +
    board(pen, [54, -92], 8, 88, color, 2) +
    cushion(pen, [-54, -50], 108, 14, HOUSE.sky, 4) +
    board(pen, [-58, -88], 116, 6, darker(color, 0.1), 2) +
    times(9, (index) => rectangle([-50 + index * 12, -82], 3, 40, darker(color, 0.12))).join(''),
  front:
    board(pen, [-58, -72], 116, 6, color, 2) +
    times(9, (index) => rectangle([-49 + index * 12, -66], 3.6, 44, color, { radius: 1 })).join(
      '',
    ) +
    board(pen, [-58, -24], 116, 8, color, 2),
  anchors: { bed: { at: [0, -50], spanCm: 100 }, inside: { at: [0, -54], spanCm: 100 } },
});

const bathtub: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    rod(pen, 'M-70 -66V-84Q-70 -92 -60 -92Q-52 -92 -52 -84', HOUSE.metal, 4) +
    path('M-84 -60Q-84 -66 -76 -66H80Q88 -66 88 -60Q40 -48 -84 -60Z', darker(color, 0.2)) +
    path('M-76 -58Q0 -64 80 -58Q40 -52 -76 -58Z', HOUSE.water),
  front:
    [
      [-52, 0],
      [50, 0],
    ]
      .map(([x = 0]) =>
        formed(pen, `M${x - 9} -10Q${x - 8} 0 ${x} 0Q${x + 8} 0 ${x + 9} -10Z`, HOUSE.gold, {
          depth: 2,
        }),
      )
      .join('') +
    formed(pen, 'M-88 -58C-84 -24 -72 -6 -48 -6H52C76 -6 86 -26 92 -58Q0 -52 -88 -58Z', color, {
      depth: 9,
      light: 3,
      tone: 0.1,
    }) +
    formed(
      pen,
      'M-94 -64Q-94 -58 -88 -57H90Q97 -58 97 -64Q60 -59 0 -59T-94 -64Z',
      lighter(color, 0.4),
      { depth: 1.4, tone: 0.12 },
    ) +
    times(7, (index) =>
      placed(
        `<ellipse cx="0" cy="0" rx="${9 - (index % 3) * 2}" ry="${7 - (index % 3) * 1.6}" fill="#ffffff"/><ellipse cx="1.6" cy="2" rx="5" ry="4" fill="#dbeaf5"/>`,
        { at: [-44 + index * 13, -66 - (index % 2) * 4] },
      ),
    ).join(''),
  anchors: {
    seat: { at: [-6, -44], spanCm: 120 },
    bed: { at: [0, -40], spanCm: 130 },
    inside: { at: [0, -50], spanCm: 130 },
    surface: { at: [0, -60], spanCm: 150 },
  },
});

/** Tables, beds and the bathtub. */
export const tableFurniture = defineFamily(
  'table',
  {
    table,
    desk,
    'coffee-table': coffeeTable,
    'round-table': roundTable,
    bedside,
    workbench,
    'picnic-table': picnicTable,
    bed,
    crib,
    bathtub,
  },
  1,
);
