import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, leaf } from '../form';
import { bowlWith } from './bowls';

/** Bowls with toppings in fields side by side: poke, bibimbap, buddha bowls, açaí, fruit salad. */

/** One piece of a topping about a point, and how large it is of 200 units. */
type Piece = (at: Point, turn: number) => string;

const cube =
  (color: Hex): Piece =>
  (at, turn) =>
    placed(
      rectangle([-11, -11], 22, 22, darker(color, 0.14), { radius: 4 }) +
        rectangle([-11, -12], 20, 19, color, { radius: 4 }) +
        rectangle([-8, -9], 9, 5, lighter(color, 0.35), { radius: 2 }),
      { at, angleDegrees: turn % 50 },
    );
const ball =
  (color: Hex, radius = 10): Piece =>
  ([x, y]) =>
    circle([x, y], radius, darker(color, 0.12)) +
    circle([x - 1, y - 1.5], radius * 0.9, color) +
    circle([x - radius * 0.3, y - radius * 0.35], radius * 0.28, lighter(color, 0.55));
const coin =
  (rim: Hex, inside: Hex, radius = 17): Piece =>
  ([x, y]) =>
    circle([x + 1, y + 2], radius, darker(rim, 0.2)) +
    circle([x, y], radius, rim) +
    circle([x, y], radius * 0.82, inside) +
    circle([x, y], radius * 0.3, darker(inside, 0.08));
const strip =
  (color: Hex): Piece =>
  (at, turn) =>
    placed(
      stroke('M-22 3Q0 -6 22 2', darker(color, 0.16), 8) +
        stroke('M-22 1Q0 -8 22 0', color, 6.4) +
        stroke('M-16 -2Q0 -7 14 -3', lighter(color, 0.35), 1.8),
      { at, angleDegrees: (turn % 60) - 30 },
    );
const greens =
  (color: Hex): Piece =>
  (at, turn) =>
    leaf(at, 34, 13, turn, color) + leaf(at, 30, 11, turn + 130, lighter(color, 0.16));
const slice =
  (skin: Hex, flesh: Hex): Piece =>
  (at, turn) =>
    placed(
      path('M-26 8Q0 -26 26 8Q0 -4 -26 8Z', skin) +
        path('M-22 7Q0 -20 22 7Q0 -4 -22 7Z', flesh) +
        stroke('M-14 0Q0 -12 14 0', lighter(flesh, 0.4), 2),
      { at, angleDegrees: (turn % 40) - 20 },
    );
const crumb =
  (color: Hex): Piece =>
  ([x, y], turn) =>
    ellipse([x, y], 8, 6, darker(color, 0.1 + (turn % 3) * 0.05)) +
    ellipse([x - 1, y - 1], 5.5, 4, lighter(color, 0.2));

interface Field {
  piece: Piece;
  /** How many of them. */
  many: number;
}
const field = (piece: Piece, many = 8): Field => ({ piece, many });

const SALMON = cube('#f58a62');
const AVOCADO = slice('#5d8a3a', '#c5dc7c');
const GREENS = greens('#5f9a45');
const CARROT = strip('#f08a3c');
const STRAWBERRY = coin('#e23f52', '#f7a0a0', 15);
const BANANA = coin('#f3dc8a', '#fbf1c4', 16);
const BLUEBERRY = ball('#4a5bb0', 9);
const GRANOLA = crumb('#c98d4a');

interface Filling {
  base: Hex;
  bowl: Hex;
  fields: readonly Field[];
  middle?: string;
}

const egg =
  circle([0, 0], 38, '#e9dfd0') +
  circle([-1, -2], 36, '#fffdf6') +
  circle([0, -2], 18, '#ee9f27') +
  circle([-5, -7], 6, '#ffd57a');

const FILLINGS: Readonly<Record<string, Filling>> = {
  poke: {
    base: '#f6f1e6',
    bowl: HOUSE.navy,
    fields: [
      field(SALMON, 9),
      field(AVOCADO, 6),
      field(ball('#8cbf4a', 9), 10),
      field(coin('#3f7a3a', '#dcefc0', 15), 7),
      field(CARROT, 7),
      field(strip('#33594a'), 8),
    ],
  },
  bibimbap: {
    base: '#f2e6d2',
    bowl: '#4a4550',
    fields: [
      field(CARROT, 8),
      field(greens('#3f7a3f'), 7),
      field(strip('#f3e8c8'), 9),
      field(strip('#8a4a30'), 8),
      field(strip('#d3a877'), 7),
      field(strip('#d8452f'), 8),
    ],
    middle: egg,
  },
  buddha: {
    base: '#efe2c4',
    bowl: '#e9dccb',
    fields: [
      field(ball('#dcb06a', 9), 10),
      field(AVOCADO, 6),
      field(cube('#ee8a3a'), 8),
      field(GREENS, 7),
      field(coin('#a33a62', '#c9577e', 15), 7),
      field(coin('#e2452f', '#f7917a', 13), 7),
    ],
  },
  acai: {
    base: '#6b3f7a',
    bowl: '#c99a68',
    fields: [
      field(BANANA, 7),
      field(GRANOLA, 16),
      field(BLUEBERRY, 10),
      field(STRAWBERRY, 7),
      field(strip('#fdf6ea'), 6),
    ],
  },
  smoothie: {
    base: '#f0a0b4',
    bowl: '#f6efe4',
    fields: [
      field(STRAWBERRY, 7),
      field(BANANA, 7),
      field(coin('#6f9a3a', '#b9da6a', 15), 6),
      field(BLUEBERRY, 10),
      field(GRANOLA, 14),
    ],
  },
  'fruit-salad': {
    base: '#f8e2b0',
    bowl: HOUSE.glass,
    fields: [
      field(STRAWBERRY, 7),
      field(cube('#f7b23a'), 8),
      field(coin('#6f9a3a', '#b9da6a', 15), 7),
      field(ball('#7a4a9a', 11), 8),
      field(BANANA, 6),
      field(cube('#f5748a'), 7),
    ],
  },
};

/** Where the pieces of a field lie: in its sector, from the rim inwards. */
function placesOf(sector: number, sectors: number, many: number): Point[] {
  const wide = 360 / sectors;
  return times(many, (index): Point => {
    const turn = sector * wide + ((index * 0.618) % 1) * wide * 0.84 + wide * 0.08 - 90;
    const far = 36 + 54 * Math.sqrt(((index * 0.7549 + 0.2) % 1) * 0.9 + 0.1);
    return polar(turn, far) as Point;
  }).sort((one, other) => one[1] - other[1]);
}

function filled({ base, fields, middle = '' }: Filling): string {
  const pieces = fields.map(({ piece, many }, sector) =>
    placesOf(sector, fields.length, many)
      .map((at, index) => piece(at, index * 47 + sector * 31))
      .join(''),
  );
  return (
    circle([0, 0], 106, darker(base, 0.14)) + circle([-3, -4], 98, base) + pieces.join('') + middle
  );
}

/** From the side pieces stand over the rim: those of each field in a heap of their own, the farther ones first. */
function heapOf({ fields, middle }: Filling): string {
  const heaps = fields.map(({ piece, many }, sector) => {
    const x = ((sector + 0.5) / fields.length - 0.5) * 168;
    const lift = 12 * Math.cos((x / 100) * 1.3);
    return times(many, (index) => {
      const at: Point = [
        x + (((index * 0.618) % 1) - 0.5) * 36,
        -90 - lift - ((index * 0.7549) % 1) * 20 + 12,
      ];
      return piece(at, index * 47 + sector * 31);
    }).join('');
  });
  return (
    heaps.join('') + (middle ? placed(middle, { at: [0, -104], scaleX: 1, scaleY: 0.62 }) : '')
  );
}

const loaded =
  (filling: Filling): Drawer =>
  (pen, { color = filling.bowl, view }) =>
    bowlWith(pen, color, filled(filling), { view, heap: heapOf(filling) });

export const loadedBowl = defineFamily(
  'loaded-bowl',
  Object.fromEntries(
    Object.entries(FILLINGS).map(([kind, filling]) => [kind, loaded(filling)]),
  ) as Record<string, Drawer>,
);
