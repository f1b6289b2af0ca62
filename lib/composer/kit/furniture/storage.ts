import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, leaf, paintSide, createLathe, rod } from '../form';
import type { Pen } from '../pen';
import { board, cushion, front, leg, tableTop } from './joinery';

const BOOK_COLORS: readonly Hex[] = [
  HOUSE.coral,
  HOUSE.navy,
  HOUSE.mustard,
  HOUSE.green,
  HOUSE.cream,
  HOUSE.teal,
  HOUSE.pink,
];

/** A row of books on a board that ends at `right`, with a gap for a plant or a leaning one. */
function bookRow(pen: Pen, [left, y]: Point, width: number, tall: number): string {
  let x = left + 1;
  let row = '';
  for (let index = 0; x < left + width - 7; index += 1) {
    const thick = pen.random.between(2.6, 5);
    const height = tall * pen.random.between(0.66, 0.9);
    const color = BOOK_COLORS[pen.random.whole(0, BOOK_COLORS.length - 1)] ?? HOUSE.coral;
    if (pen.random.chance(0.12)) x += pen.random.between(3, 7);
    row +=
      rectangle([x, y - height], thick, height, color, { radius: 0.4 }) +
      rectangle([x, y - height], thick * 0.3, height, lighter(color, 0.3), {
        radius: 0.4,
        opacity: 0.6,
      }) +
      rectangle([x, y - height * 0.8], thick, height * 0.09, HOUSE.gold, { opacity: 0.7 });
    x += thick + 0.25;
  }
  return row;
}

function pottedSprout([x, y]: Point, size: number): string {
  return (
    times(5, (index) =>
      leaf(
        [x, y - size * 0.7],
        size * 1.1,
        size * 0.22,
        -90 + (index - 2) * 28,
        index % 2 ? HOUSE.leaf : HOUSE.leafDark,
      ),
    ).join('') +
    path(
      `M${x - size * 0.5} ${y - size * 0.8}H${x + size * 0.5}L${x + size * 0.36} ${y}H${x - size * 0.36}Z`,
      HOUSE.coral,
    ) +
    path(
      `M${x + size * 0.1} ${y - size * 0.8}H${x + size * 0.5}L${x + size * 0.36} ${y}H${x + size * 0.1}Z`,
      darker(HOUSE.coral, 0.18),
    )
  );
}

/** Of the boards of a bookshelf, where the lowest is and how far apart they are. */
const BOARDS = { low: 8, apart: 36 } as const;

const bookshelf: Drawer = (pen, { color = HOUSE.wood, count = 4, state }) => {
  const rows = Math.min(6, count);
  const height = rows * BOARDS.apart + BOARDS.low;
  const isBare = state === 'bare';
  const boardAt = (index: number): Point => [0, -BOARDS.low - index * BOARDS.apart];
  const inside = times(rows, (index) => {
    const y = boardAt(index)[1];
    const mixed = isBare
      ? ''
      : index % 2
        ? bookRow(pen, [-40, y], 56, 30) + pottedSprout([29, y], 12)
        : bookRow(pen, [-40, y], 82, 30);
    return mixed + board(pen, [-42, y], 84, 3, lighter(color, 0.06), 0.4);
  }).join('');
  return {
    svg:
      board(pen, [-46, -height], 92, height, color, 1.2) +
      rectangle([-42, -height + 4], 84, height - 10, darker(color, 0.3)) +
      rectangle([-42, -height + 4], 84, 3, darker(color, 0.45)) +
      inside,
    anchors: isBare
      ? {
          top: { at: boardAt(rows - 2), spanCm: 78 },
          topFar: { at: boardAt(rows - 3), spanCm: 78 },
        }
      : { top: { at: [0, -height], spanCm: 84 }, inside: { at: [0, -80], spanCm: 80 } },
  };
};

const wallShelf: Drawer = (pen, { color = HOUSE.wood, state }) => ({
  svg:
    (state === 'bare' ? '' : bookRow(pen, [-42, 0], 54, 26) + pottedSprout([32, 0], 13)) +
    board(pen, [-52, 0], 104, 5, color, 1) +
    [-34, 32]
      .map((x) => path(`M${x - 2} 5H${x + 2}V16Q${x} 18 ${x - 2} 16Z`, darker(color, 0.3)))
      .join(''),
  anchors: {
    top: state === 'bare' ? { at: [0, 0], spanCm: 98 } : { at: [8, 0], spanCm: 20 },
    inside: { at: [0, 0], spanCm: 90 },
  },
});

const cabinet: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg:
    [-54, 48].map((x) => leg(pen, [x, -12], 12, 6, HOUSE.woodDark)).join('') +
    board(pen, [-60, -84], 120, 74, color, 1.4) +
    front(pen, [-57, -80], 56, 66, color, [-6, -46]) +
    front(pen, [1, -80], 56, 66, color, [6, -46]) +
    tableTop(pen, -86, 126, color, { depth: 9, thick: 3, inset: 4 }),
  anchors: { top: { at: [0, -90], spanCm: 110 }, door: { at: [0, -46] } },
});

/** The upper drawer pulled out: its hollow seen from above, and its front before what is in it. */
const pulledOut = (pen: Pen, color: Hex): { svg: string; front: string } => ({
  svg:
    rectangle([-46, -88], 92, 24, darker(color, 0.5)) +
    shape(
      [
        [-45, -80],
        [45, -80],
        [58, -62],
        [-58, -62],
      ],
      darker(color, 0.38),
    ),
  front:
    front(pen, [-59, -66], 118, 31, color, [-23, -50]) +
    rectangle([20, -51], 3.2, 2, '#e9c375', { radius: 1 }),
});

const dresser: Drawer = (pen, { color = HOUSE.wood, state }) => {
  const drawer = state === 'open' ? pulledOut(pen, color) : undefined;
  return {
    svg:
      [-44, 38].map((x) => leg(pen, [x, -10], 10, 6, HOUSE.woodDark)).join('') +
      board(pen, [-50, -92], 100, 84, color, 1.4) +
      times(
        3,
        (index) =>
          front(pen, [-47, -88 + index * 26.4], 94, 25, color, [-18, -75 + index * 26.4]) +
          rectangle([14, -76 + index * 26.4], 3.2, 2, '#e9c375', { radius: 1 }),
      ).join('') +
      tableTop(pen, -94, 106, color, { depth: 8, thick: 3, inset: 4 }) +
      (drawer?.svg ?? ''),
    ...(drawer ? { front: drawer.front } : {}),
    anchors: {
      top: { at: [0, -98], spanCm: 90 },
      ...(drawer ? { inside: { at: [0, -66], spanCm: 86 } } : {}),
    },
  };
};

const wardrobe: Drawer = (pen, { color = HOUSE.wood, state }) => ({
  svg:
    leg(pen, [-52, -10], 10, 7, HOUSE.woodDark) +
    leg(pen, [45, -10], 10, 7, HOUSE.woodDark) +
    board(pen, [-58, -200], 116, 192, color, 1.6) +
    board(pen, [-62, -206], 124, 8, darker(color, 0.06), 1.6) +
    (state === 'open'
      ? rectangle([-52, -192], 104, 178, darker(color, 0.4)) +
        rod(pen, 'M-52 -176H52', HOUSE.metal, 2.4) +
        times(6, (index) =>
          formed(
            pen,
            `M${-44 + index * 16} -172L${-36 + index * 16} -164L${-36 + index * 16} -${96 - (index % 3) * 18}H${-50 + index * 16}V-164Z`,
            pen.accents[index % 4] ?? color,
            { depth: 3 },
          ),
        ).join('')
      : front(pen, [-54, -194], 53, 182, color, [-5, -100]) +
        front(pen, [1, -194], 53, 182, color, [5, -100])),
  anchors: {
    door: { at: [0, -100] },
    inside: { at: [0, -90], spanCm: 100 },
    top: { at: [0, -206], spanCm: 116 },
  },
});

/** What stands on the shelves of a fridge, by turns: milk, jars, fruit, a cheese, a box of eggs. */
function kept(pen: Pen, y: number, turn: number): string {
  const bottle = (x: number) =>
    formed(pen, roundedPath([x - 4, y - 20], 8, 20, 3), HOUSE.white, { depth: 2 }) +
    rectangle([x - 3, y - 24], 6, 5, HOUSE.blue, { radius: 1 });
  const jar = (x: number) =>
    formed(pen, roundedPath([x - 6, y - 13], 12, 13, 2), HOUSE.red, { depth: 2 }) +
    rectangle([x - 6, y - 16], 12, 4, HOUSE.cream, { radius: 1 });
  const fruit = (x: number) =>
    [-7, 0, 7].map((dx) => circle([x + dx, y - 5], 5, dx ? HOUSE.green : HOUSE.orange)).join('');
  const cheese = (x: number) =>
    path(`M${x - 11} ${y}V${y - 8}L${x + 11} ${y - 13}V${y}Z`, HOUSE.yellow);
  const greens = (x: number) =>
    [-6, 6, 0].map((dx) => circle([x + dx, y - (dx ? 6 : 10)], 7, HOUSE.leaf)).join('');
  const things = [bottle, fruit, jar, cheese, greens];
  return [-20, 0, 20]
    .map((x, index) => things[(turn * 2 + index) % things.length]?.(x) ?? '')
    .join('');
}

const fridge: Drawer = (pen, { color = '#dfe8ef', state }) => ({
  svg:
    rectangle([-30, -5], 60, 5, HOUSE.metalDark) +
    board(pen, [-36, -176], 72, 172, color, 5) +
    (state === 'open'
      ? rectangle([-31, -170], 62, 160, '#f6fbff', { radius: 3 }) +
        times(
          4,
          (index) =>
            rectangle([-31, -136 + index * 34], 62, 2.4, HOUSE.metal) +
            kept(pen, -136 + index * 34, index),
        ).join('') +
        path('M-34 -176L-72 -168V-12L-34 -4Z', darker(color, 0.12)) +
        path('M-36 -170L-68 -163V-17L-36 -10Z', '#eef4f9') +
        [-128, -84, -40]
          .map((y) => path(`M-37 ${y}L-67 ${y + 3}V${y - 7}L-37 ${y - 10}Z`, HOUSE.metal))
          .join('')
      : stroke('M-36 -118H36', darker(color, 0.3), 1.6) +
        rectangle([-30, -162], 3.6, 32, HOUSE.metalDark, { radius: 1.8 }) +
        rectangle([-30, -110], 3.6, 44, HOUSE.metalDark, { radius: 1.8 })),
  anchors: {
    top: { at: [0, -176], spanCm: 64 },
    door: { at: [0, -80] },
    inside: { at: [0, -100], spanCm: 56 },
  },
});

/** The oven with its door down: a warm hollow with a grate, and the door seen from above before it. */
const openOven = (color: string) =>
  rectangle([-25, -62], 50, 42, '#3a2530', { radius: 3 }) +
  rectangle([-22, -59], 44, 36, '#7a3b24', { radius: 2 }) +
  rectangle([-22, -59], 44, 10, '#e08a3c', { radius: 2, opacity: 0.75 }) +
  stroke('M-22 -40H22M-22 -36H22', HOUSE.metalDark, 1.2) +
  path('M-25 -20H25L33 -6H-33Z', darker(color, 0.1)) +
  path('M-20 -18H20L26 -8.6H-26Z', HOUSE.ink) +
  path('M-12 -18H4L0 -8.6H-20Z', '#ffffff', { opacity: 0.14 }) +
  rectangle([-33, -6.6], 66, 3.2, HOUSE.metalDark, { radius: 1.6 });

const stove: Drawer = (pen, { color = '#eef1f5', state }) => ({
  svg:
    board(pen, [-32, -90], 64, 90, color, 2) +
    rectangle([-29, -82], 58, 10, darker(color, 0.1), { radius: 2 }) +
    times(
      5,
      (index) =>
        circle([-22 + index * 11, -77], 3.2, HOUSE.metalDark) +
        circle([-22.5 + index * 11, -77.5], 2.2, HOUSE.metal),
    ).join('') +
    (state === 'open'
      ? openOven(color)
      : rectangle([-25, -62], 50, 40, HOUSE.ink, { radius: 3 }) +
        rectangle([-22, -59], 44, 34, '#4a3040', { radius: 2 }) +
        path('M-22 -59H2L-18 -25H-22Z', '#ffffff', { opacity: 0.14 }) +
        rectangle([-25, -68], 50, 3.6, HOUSE.metalDark, { radius: 1.8 })) +
    tableTop(pen, -92, 66, HOUSE.metalDark, { depth: 9, thick: 3, inset: 3 }) +
    [-16, 16]
      .map((x) => ellipse([x, -97], 10, 2.6, HOUSE.ink) + ellipse([x, -97.4], 7, 1.7, '#4a4f74'))
      .join(''),
  anchors: {
    top: { at: [0, -97], spanCm: 50 },
    door: { at: [0, -42] },
    inside: { at: [0, -42], spanCm: 40 },
  },
});

/** Of a basin on the wall: the trap under it, and the pipe into the wall. */
const trap = (pen: Pen) =>
  rod(pen, 'M0 -60V-40Q0 -26 14 -26Q28 -26 28 -40V-44Q28 -52 38 -52H52', HOUSE.metal, 7) +
  rod(pen, 'M0 -50V-44', HOUSE.metalDark, 10) +
  rod(pen, 'M44 -52H50', HOUSE.metalDark, 10);

const sink: Drawer = (pen, { color = HOUSE.white, state }) => ({
  svg:
    (state === 'open' ? trap(pen) : paintSide(pen, createLathe('13 0!, 9 6, 8 40, 14 62'), color)) +
    rod(pen, 'M0 -82V-100Q0 -110 10 -110Q18 -110 18 -102', HOUSE.metal, 4) +
    ellipse([0, -84], 32, 5, lighter(color, 0.4)) +
    ellipse([0, -83.5], 27, 3.6, darker(color, 0.24)) +
    formed(pen, 'M-32 -84C-30 -64 -16 -58 0 -58S30 -64 32 -84Q0 -76 -32 -84Z', color, {
      depth: 6,
      light: 2,
      tone: 0.1,
    }),
  anchors: { inside: { at: [0, -82], spanCm: 50 }, top: { at: [0, -84], spanCm: 50 } },
});

const toilet: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    board(pen, [-30, -82], 18, 40, color, 3) +
    board(pen, [-32, -86], 22, 5, color, 2) +
    formed(pen, 'M-22 -42H26C28 -26 14 -18 10 -12L12 0H-16L-14 -14Q-22 -24 -22 -42Z', color, {
      depth: 6,
      light: 2,
      tone: 0.1,
    }) +
    formed(pen, 'M-24 -46H24Q32 -44 28 -40H-22Q-26 -42 -24 -46Z', lighter(color, 0.4), {
      depth: 2,
      tone: 0.12,
    }) +
    rectangle([-28, -76], 5, 2, HOUSE.metal, { radius: 1 }),
  anchors: { seat: { at: [0, -46], spanCm: 36 }, top: { at: [-21, -86], spanCm: 20 } },
});

const washingMachine: Drawer = (pen, { color = '#f3f5f9' }) => ({
  svg:
    board(pen, [-30, -85], 60, 85, color, 2.4) +
    stroke('M-30 -68H30', darker(color, 0.2), 1) +
    circle([20, -76], 4, HOUSE.metal) +
    rectangle([-25, -80], 18, 7, darker(color, 0.1), { radius: 1 }) +
    circle([0, -34], 23, HOUSE.metal) +
    circle([0, -34], 18.5, HOUSE.metalDark) +
    circle([0, -34], 17, '#5f8fc0') +
    path('M-17 -34Q-8 -42 0 -34T17 -34A17 17 0 0 1 -17 -34Z', '#9cc8e6') +
    ellipse([-6, -42], 5, 3, '#ffffff', { opacity: 0.6 }),
  anchors: {
    inside: { at: [0, -34], spanCm: 30 },
    top: { at: [0, -85], spanCm: 56 },
    door: { at: [0, -34] },
  },
});

const fireplace: Drawer = (pen, { color = '#c98a72', state }) => {
  const flame = (scale: number, fill: string) =>
    placed(
      path(
        'M0 0C-24 -4 -28 -24 -14 -40C-12 -30 -6 -30 -4 -46C6 -38 8 -26 12 -32C28 -18 22 -2 0 0Z',
        fill,
      ),
      { at: [0, -10], scaleX: scale },
    );
  const bricks = times(8, (row) =>
    times(row % 2 ? 7 : 6, (column) =>
      rectangle(
        [-66 + column * 20 + (row % 2 ? -4 : 3), -108 + row * 13.5],
        18,
        11.5,
        (row * 5 + column * 3) % 4 ? color : darker(color, 0.1),
        { radius: 1 },
      ),
    ).join(''),
  ).join('');
  return {
    svg:
      rectangle([-68, -112], 136, 112, darker(color, 0.3)) +
      pen.clip('M-68 -112H68V0H-68Z', bricks) +
      path('M-40 0V-54Q-38 -78 0 -78T40 -54V0Z', darker(color, 0.42)) +
      path('M-35 0V-52Q-33 -72 0 -72T35 -52V0Z', '#3a2437') +
      (state === 'plain' ? '' : circle([0, -26], 25, '#ff9a5a', { opacity: 0.25 })) +
      rod(pen, 'M-22 -5L20 -9', HOUSE.woodDark, 7) +
      rod(pen, 'M-20 -10L22 -4', HOUSE.wood, 7) +
      (state === 'plain'
        ? ''
        : flame(0.95, HOUSE.fire) + flame(0.68, GLOW.flameInner) + flame(0.36, GLOW.flameHeart)) +
      board(pen, [-78, -122], 156, 11, HOUSE.wood, 1.6) +
      board(pen, [-76, -5], 152, 6, HOUSE.stone, 1),
    anchors: {
      top: { at: [0, -122], spanCm: 140 },
      inside: { at: [0, -14], spanCm: 60 },
      chimney: { at: [0, -122] },
    },
  };
};

const dollhouseChest: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    board(pen, [-50, -46], 100, 46, color, 2) +
    cushion(pen, [-51, -56], 102, 13, darker(color, 0.08), 4) +
    stroke('M-30 -46V0M30 -46V0', darker(color, 0.3), 2.4) +
    rectangle([-5, -48], 10, 9, HOUSE.gold, { radius: 1.4 }),
  anchors: {
    top: { at: [0, -56], spanCm: 90 },
    seat: { at: [0, -56], spanCm: 90 },
    inside: { at: [0, -46], spanCm: 80 },
  },
});

/** What holds things in a room: shelves, cupboards, kitchen and bathroom fittings, the fireplace. */
export const storage = defineFamily(
  'storage',
  {
    bookshelf,
    'wall-shelf': wallShelf,
    cabinet,
    dresser,
    wardrobe,
    fridge,
    stove,
    sink,
    toilet,
    'washing-machine': washingMachine,
    fireplace,
    chest: dollhouseChest,
  },
  1,
);
