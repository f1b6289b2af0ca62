import { clamp, type Point } from '@/lib/svg/point';
import { inRowsOn } from './flat-rows';
import {
  type Frame,
  heightOf,
  type Item,
  originAt,
  type Recipe,
  sizeOf,
  type Spot,
  widthOf,
} from './item';

/**
 * Things seen from straight above as they are laid out for a picture: in rows with even gaps, a handful of small ones
 * close together as one, and all as large as the picture allows.
 */

/** Sizes are softened far more than on the ground: a coin beside a map is still to be seen. */
const SOFTENED = 0.45;
const LEAST = 0.3;
/** Of the frame, what they take together, and the only one, by how near they are seen. */
const FILL: Record<Recipe['camera'], { all: number; one: number }> = {
  close: { all: 0.93, one: 0.8 },
  medium: { all: 0.89, one: 0.71 },
  wide: { all: 0.85, one: 0.63 },
};
/** How far from the middle of the frame they lie for each step of the recipe's own, and what is free at its sides. */
const ASIDE = { x: 0.34, y: 0.34, level: 0.86, free: 0.05 } as const;
/** From so many on, copies lie together. */
const HANDFUL = 3;
/** Of its size, what is free beside each of a handful. */
const APART = 1.14;

/** A handful lies as it fell: each a little turned and off its place, of the step between them. */
const TURNS = [-9, 7, -4, 12, -13, 5, 9] as const;
const STRAY = [
  [-0.05, 0.03],
  [0.02, -0.08],
  [0.06, 0.06],
  [-0.04, -0.03],
  [0.03, 0.09],
] as const;

const middleOf = ({ box }: Item): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

interface Piece {
  item: Item;
  scale: number;
  /** Half its width and height, in drawn units. */
  half: [number, number];
  at: [number, number];
  /** Clockwise, degrees. */
  turn?: number;
}

/** One thing, or all of a handful about their middle. */
function bundle(pieces: readonly Piece[]): Piece[][] {
  if (pieces.length < HANDFUL) return pieces.map((piece) => [piece]);
  const [first] = pieces;
  const [across, down] = first?.half ?? [1, 1];
  // Long things lie one under the other.
  const columns = Math.max(1, Math.round(Math.sqrt((pieces.length * down) / across) + 0.2));
  const step = (first?.half ?? [0, 0]).map((half) => 2 * half * APART) as [number, number];
  const rows = Math.ceil(pieces.length / columns);
  return [
    pieces.map((piece, index): Piece => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const inRow = Math.min(columns, pieces.length - row * columns);
      const at: Piece['at'] = [
        (column - (inRow - 1) / 2) * step[0],
        (row - (rows - 1) / 2) * step[1],
      ];
      const [aside, down] = STRAY[index % STRAY.length] ?? [0, 0];
      const stray: Piece['at'] = [at[0] + aside * step[0], at[1] + down * step[1]];
      return { ...piece, at: stray, turn: TURNS[index % TURNS.length] ?? 0 };
    }),
  ];
}

function piecesOf(items: readonly Item[], aspect: number): Piece[] {
  const largest = Math.max(...items.map(sizeOf));
  const drawn = items.map((item): Piece => {
    const scale = Math.max(LEAST, (sizeOf(item) / largest) ** SOFTENED) / sizeOf(item);
    return {
      item,
      scale,
      half: [(widthOf(item) * scale) / 2, (heightOf(item) * scale) / 2],
      at: [0, 0],
    };
  });
  const kinds = new Map<string, Piece[]>();
  for (const piece of drawn) {
    const key = piece.item.elements[0] ?? piece.item.id;
    kinds.set(key, [...(kinds.get(key) ?? []), piece]);
  }
  const bundles = [...kinds.values()].flatMap(bundle);
  const sizes = bundles.map((pieces) => {
    const [left, right] = spanOf(pieces, 0);
    const [top, bottom] = spanOf(pieces, 1);
    return { width: right - left, height: bottom - top };
  });
  const middles = inRowsOn(sizes, aspect);
  return bundles.flatMap((pieces, index) => {
    const [x, y] = middles[index] ?? [0, 0];
    return pieces.map((piece): Piece => ({ ...piece, at: [piece.at[0] + x, piece.at[1] + y] }));
  });
}

/** From the middle of the frame to theirs along one way, as far as all of them stay in it. */
function asideOf(asked: number, lengthPx: number, wholePx: number): number {
  const slack = Math.max(0, (wholePx - lengthPx) / 2 - wholePx * ASIDE.free);
  return clamp(asked * wholePx, -slack, slack);
}

export function layFlat(items: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  if (items.length === 0) return [];
  const { widthPx, heightPx } = frame;
  const pieces = piecesOf(items, widthPx / heightPx);
  const [left, right] = spanOf(pieces, 0);
  const [top, bottom] = spanOf(pieces, 1);
  const { all, one } = FILL[recipe.camera];
  const fill = pieces.length > 1 ? all : one;
  const unitPx = Math.min((widthPx * fill) / (right - left), (heightPx * fill) / (bottom - top));
  // One alone may lie aside; what is laid out is in the middle.
  const aside = recipe.clearSide || pieces.length > 1 ? 0 : 1;
  const offX = asideOf((recipe.focusX - 0.5) * ASIDE.x * aside, (right - left) * unitPx, widthPx);
  const offY = asideOf(
    (recipe.baseY - ASIDE.level) * ASIDE.y * aside,
    (bottom - top) * unitPx,
    heightPx,
  );
  return pieces.map(({ item, scale, at, turn }) => {
    const pxPerCm = scale * unitPx;
    const x = widthPx / 2 + offX + (at[0] - (left + right) / 2) * unitPx;
    const y = heightPx / 2 + offY + (at[1] - (top + bottom) / 2) * unitPx;
    return {
      item,
      x: originAt(item, x, pxPerCm, false),
      y: y - ((item.box.top + item.box.bottom) / 2) * pxPerCm,
      pxPerCm,
      mirrored: false,
      ...(turn ? { tilt: { degrees: turn, pivot: middleOf(item) } } : {}),
      isFlat: true,
      depth: 0.5,
    };
  });
}

function spanOf(pieces: readonly Piece[], axis: 0 | 1): [number, number] {
  return [
    Math.min(...pieces.map(({ at, half }) => at[axis] - half[axis])),
    Math.max(...pieces.map(({ at, half }) => at[axis] + half[axis])),
  ];
}
