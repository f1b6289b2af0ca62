import { clamp, times } from '@/lib/svg/point';
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
 * Things that lie close together and are seen from straight above: the largest in the middle, the others
 * around it, pushed apart until none lies on another, and all as large as the picture allows.
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
const ASIDE = { x: 0.42, y: 0.7, level: 0.86, free: 0.05 } as const;
/** Of two neighbours' sizes, what is free between them. */
const GAP_SHARE = 0.06;
const ROUNDS = 140;
/** Of the way to the middle, what each goes in a round; copies of one thing keep together. */
const PULL = { middle: 0.012, kin: 0.02 } as const;

interface Piece {
  item: Item;
  scale: number;
  /** Half its width and height, in drawn units. */
  half: [number, number];
  at: [number, number];
}

function piecesOf(items: readonly Item[], aspect: number, recipe: Recipe): Piece[] {
  const largest = Math.max(...items.map(sizeOf));
  const drawn = items.map((item) => {
    const scale = Math.max(LEAST, (sizeOf(item) / largest) ** SOFTENED) / sizeOf(item);
    return { item, scale };
  });
  const hero = drawn.find(({ item }) => sizeOf(item) === largest);
  const others = drawn.filter((one) => one !== hero);
  const start = recipe.focusX * 2 * Math.PI;
  const way = recipe.mirrored ? -1 : 1;
  return [...(hero ? [hero] : []), ...others].map((one, index): Piece => {
    const angle = start + (way * (index - 1) * 2 * Math.PI) / Math.max(1, others.length);
    const half: Piece['half'] = [
      (widthOf(one.item) * one.scale) / 2,
      (heightOf(one.item) * one.scale) / 2,
    ];
    // On the ring they are far enough apart to slide in without getting past each other.
    const far = index === 0 ? 0 : 1 + others.length * 0.16;
    return { ...one, half, at: [Math.cos(angle) * far * aspect, Math.sin(angle) * far] };
  });
}

/** Pushes two pieces apart along the way that needs least. */
function part(one: Piece, other: Piece): void {
  const room = (axis: 0 | 1) =>
    (one.half[axis] + other.half[axis]) * (1 + GAP_SHARE) - Math.abs(other.at[axis] - one.at[axis]);
  const [x, y] = [room(0), room(1)];
  if (x <= 0 || y <= 0) return;
  const axis = x < y ? 0 : 1;
  const by = (Math.min(x, y) / 2) * (other.at[axis] >= one.at[axis] ? 1 : -1);
  one.at[axis] -= by;
  other.at[axis] += by;
}

/** Draws all to the middle, and copies to each other. */
function gather(pieces: readonly Piece[], aspect: number): void {
  for (const piece of pieces) {
    const kin = pieces.filter(({ item }) => item.elements[0] === piece.item.elements[0]);
    for (const axis of [0, 1] as const) {
      const own = kin.reduce((sum, { at }) => sum + at[axis], 0) / kin.length;
      const middle = axis === 0 ? PULL.middle / aspect : PULL.middle * aspect;
      piece.at[axis] += (own - piece.at[axis]) * PULL.kin - piece.at[axis] * middle;
    }
  }
}

function settle(pieces: readonly Piece[], aspect: number): void {
  const apart = () =>
    pieces.forEach((one, index) => pieces.slice(index + 1).forEach((other) => part(one, other)));
  times(ROUNDS, () => {
    gather(pieces, aspect);
    apart();
  });
  times(ROUNDS / 4, apart);
}

/** From the middle of the frame to theirs along one way, as far as all of them stay in it. */
function asideOf(asked: number, lengthPx: number, wholePx: number): number {
  const slack = Math.max(0, (wholePx - lengthPx) / 2 - wholePx * ASIDE.free);
  return clamp(asked * wholePx, -slack, slack);
}

export function layFlat(items: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  if (items.length === 0) return [];
  const { widthPx, heightPx } = frame;
  const aspect = Math.sqrt(widthPx / heightPx);
  const pieces = piecesOf(items, aspect, recipe);
  settle(pieces, aspect);
  const [left, right] = spanOf(pieces, 0);
  const [top, bottom] = spanOf(pieces, 1);
  const { all, one } = FILL[recipe.camera];
  const fill = pieces.length > 1 ? all : one;
  const unitPx = Math.min((widthPx * fill) / (right - left), (heightPx * fill) / (bottom - top));
  const aside = recipe.clearSide ? 0 : 1;
  const offX = asideOf((recipe.focusX - 0.5) * ASIDE.x * aside, (right - left) * unitPx, widthPx);
  const offY = asideOf(
    (recipe.baseY - ASIDE.level) * ASIDE.y * aside,
    (bottom - top) * unitPx,
    heightPx,
  );
  return pieces.map(({ item, scale, at }) => {
    const pxPerCm = scale * unitPx;
    const x = widthPx / 2 + offX + (at[0] - (left + right) / 2) * unitPx;
    const y = heightPx / 2 + offY + (at[1] - (top + bottom) / 2) * unitPx;
    return {
      item,
      x: originAt(item, x, pxPerCm, false),
      y: y - ((item.box.top + item.box.bottom) / 2) * pxPerCm,
      pxPerCm,
      mirrored: false,
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
