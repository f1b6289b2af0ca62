import { clamp, type Edges } from '@/lib/svg/point';
import type { Wish } from './stage-plan';

/**
 * Where clusters stand in the picture, from their true sizes and the wishes of the prompt. Pure: boxes
 * in, places out. Sizes are compressed (a mouse beside a house is drawn far larger than it is), large
 * things stand behind, what flies hangs above, the rest stands in a row about the focus.
 */
export interface Item {
  /** The element it begins with. */
  id: string;
  /** All elements in it. */
  elements: readonly string[];
  /** In centimetres, its own frame. */
  box: Edges;
  layer: 'main' | 'scenery' | 'sky' | 'wall';
  isActor: boolean;
  /** Stands close to the next of its kind: they hold hands, they hug. */
  isClose?: boolean;
}

export interface Spot {
  item: Item;
  /** Where its origin is, pixels. */
  x: number;
  y: number;
  pxPerCm: number;
  mirrored: boolean;
  /** 0 far to 1 near, for the order of painting and for haze. */
  depth: number;
}

export interface Frame {
  widthPx: number;
  heightPx: number;
  /** Pixels from the top where something at a depth stands. */
  groundAt(depth: number, xShare: number): number;
  mainDepth: number;
}

export interface Recipe {
  /** Share of the frame's height that the main things take. */
  fill: number;
  /** Share of the width about which they stand. */
  focusX: number;
  /** Whether the row runs from right to left. */
  flipped: boolean;
  /** Whether the first thing faces left. */
  mirrored: boolean;
}

/** Edges of what stands at a spot, in pixels. */
export function edgesIn({ item: { box }, x, y, pxPerCm, mirrored }: Spot): Edges {
  const [left, right] = mirrored ? [-box.right, -box.left] : [box.left, box.right];
  return {
    left: x + left * pxPerCm,
    top: y + box.top * pxPerCm,
    right: x + right * pxPerCm,
    bottom: y + box.bottom * pxPerCm,
  };
}

const WIDEST_ROW = 0.84;
/** A true ratio of sizes to this power is the drawn one. */
const COMPRESSION = 0.55;
const GAP_SHARE = 0.035;
/** Nothing of the main row comes nearer to the sides. */
const MARGIN_SHARE = 0.055;
const SCENERY_DEPTH = 0.32;
/** Of the width of two who stand close, what their boxes share. */
const CLOSE_SHARE = 0.12;

const heightOf = ({ box }: Item) => Math.max(0.1, box.bottom - box.top);
const widthOf = ({ box }: Item) => Math.max(0.1, box.right - box.left);

/** Drawn centimetres per true centimetre, for an item beside the leading one. */
function exaggeration(item: Item, leadCm: number): number {
  const ratio = Math.max(heightOf(item), widthOf(item) * 0.6) / leadCm;
  return ratio ** COMPRESSION / ratio;
}

/** Wishes for neighbours pull the row into their order. */
function inOrder(items: readonly Item[], wishes: readonly Wish[], flipped: boolean): Item[] {
  const row: Item[] = [];
  const insert = (item: Item) => {
    if (row.includes(item)) return;
    const wish = wishes.find(
      ({ kind, from, to }) =>
        kind === 'between' && item.elements.includes(from) && !item.elements.includes(to),
    );
    if (wish) row.splice(Math.floor(row.length / 2), 0, item);
    else if (row.length % 2 === 0) row.push(item);
    else row.unshift(item);
  };
  items.forEach(insert);
  return flipped ? row.reverse() : row;
}

interface Sized {
  item: Item;
  scale: number;
}

function rowOf(sized: readonly Sized[], frame: Frame, recipe: Recipe, pxPerCm: number): Spot[] {
  const widths = sized.map(({ item, scale }) => widthOf(item) * scale * pxPerCm);
  const gaps = sized.map(({ item }, index) =>
    item.isClose && sized[index + 1]?.item.isClose
      ? -CLOSE_SHARE * (widths[index] ?? 0)
      : frame.widthPx * GAP_SHARE,
  );
  const total =
    widths.reduce((sum, width) => sum + width, 0) +
    gaps.slice(0, -1).reduce((sum, gap) => sum + gap, 0);
  const free = (frame.widthPx - total) / 2;
  const slack = Math.max(0, free - frame.widthPx * MARGIN_SHARE);
  const shift = clamp((recipe.focusX - 0.5) * frame.widthPx, -slack, slack);
  let left = free + shift;
  const center = frame.widthPx * 0.5 + shift;
  return sized.map(({ item, scale }, index) => {
    const width = widths[index] ?? 0;
    const middle = left + width / 2;
    left += width + (gaps[index] ?? 0);
    const alone = sized.length === 1;
    const mirrored = item.isActor ? (alone ? recipe.mirrored : middle > center) : recipe.mirrored;
    const drawn = scale * pxPerCm;
    const offset = ((item.box.left + item.box.right) / 2) * drawn * (mirrored ? -1 : 1);
    const nearer = sized.length > 2 && index % 2 === 1 ? 0.05 : 0;
    const depth = Math.min(1, frame.mainDepth + nearer);
    return {
      item,
      x: middle - offset,
      y: frame.groundAt(depth, middle / frame.widthPx) - Math.max(0, item.box.bottom) * drawn,
      pxPerCm: drawn,
      mirrored,
      depth,
    };
  });
}

/** The scale at which the main row fills its share of the frame and no more than its width. */
function rowScale(sized: readonly Sized[], frame: Frame, fill: number): number {
  const tallest = Math.max(...sized.map(({ item, scale }) => heightOf(item) * scale));
  const width = sized.reduce((sum, { item, scale }) => sum + widthOf(item) * scale, 0);
  const gaps = frame.widthPx * GAP_SHARE * (sized.length - 1);
  const ground = frame.groundAt(frame.mainDepth, 0.5);
  return Math.min(
    (frame.heightPx * fill) / tallest,
    (ground * 0.92) / tallest,
    (frame.widthPx * WIDEST_ROW - gaps) / width,
  );
}

/** A row that its width makes this much smaller than its height allows becomes two. */
const CROWDED = 0.72;
const BACK_ROW_DEPTH = 0.14;
/** How much larger than the front row the back row may be drawn: who leads is there. */
const BACK_ROW_GROWTH = 1.45;

/**
 * One row, or, where it would be tiny, two: the first thing and every other one stand behind, larger in
 * the picture than they would be side by side.
 */
function rowsOf(
  main: readonly Item[],
  sizedOf: (row: readonly Item[]) => Sized[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  if (main.length === 0) return [];
  const all = sizedOf(main);
  const pxPerCm = rowScale(all, frame, recipe.fill);
  const tallest = Math.max(...all.map(({ item, scale }) => heightOf(item) * scale));
  const isCrowded = pxPerCm * tallest < frame.heightPx * recipe.fill * CROWDED;
  if (!isCrowded || main.length < 3) return rowOf(all, frame, recipe, pxPerCm);
  const isBack = (index: number) => (main.length > 5 ? index % 2 === 0 : index === 0);
  const back = sizedOf(main.filter((_, index) => isBack(index)));
  const front = sizedOf(main.filter((_, index) => !isBack(index)));
  const frontScale = rowScale(front, frame, recipe.fill * 0.8);
  const backScale = Math.min(rowScale(back, frame, recipe.fill), frontScale * BACK_ROW_GROWTH);
  const behind = { ...frame, mainDepth: Math.max(0.05, frame.mainDepth - BACK_ROW_DEPTH) };
  const before = { ...frame, mainDepth: Math.min(1, frame.mainDepth + BACK_ROW_DEPTH) };
  return [...rowOf(back, behind, recipe, backScale), ...rowOf(front, before, recipe, frontScale)];
}

/** Of the ground's height, what a building takes in a landscape that is the picture. */
const LANDMARK_SHARE = 0.5;

function sceneryOf(items: readonly Item[], frame: Frame, recipe: Recipe, isAlone: boolean): Spot[] {
  const sides = recipe.focusX <= 0.5 ? [0.78, 0.2, 0.52] : [0.22, 0.8, 0.48];
  return items.map((item, index) => {
    const x = (sides[index % sides.length] ?? 0.5) * frame.widthPx;
    const depth = Math.min(frame.mainDepth - 0.1, SCENERY_DEPTH + 0.06 * (index % 3));
    const y = frame.groundAt(depth, x / frame.widthPx);
    const share = isAlone ? LANDMARK_SHARE : 0.8;
    const pxPerCm = Math.min((y * share) / heightOf(item), (frame.widthPx * 0.5) / widthOf(item));
    const middle = ((item.box.left + item.box.right) / 2) * pxPerCm;
    return { item, x: x - middle, y, pxPerCm, mirrored: false, depth };
  });
}

/** What flies or hangs: in the free upper part, away from the focus. */
function aboveOf(items: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  const first = recipe.focusX <= 0.5 ? 0.74 : 0.26;
  return items.map((item, index) => {
    const share = items.length === 1 ? first : 0.16 + (0.68 * index) / (items.length - 1);
    const size = Math.max(heightOf(item), widthOf(item));
    const wanted = frame.heightPx * (items.length > 3 ? 0.16 : 0.24);
    const pxPerCm = wanted / size;
    const middleX = ((item.box.left + item.box.right) / 2) * pxPerCm;
    const middleY = ((item.box.top + item.box.bottom) / 2) * pxPerCm;
    const y = frame.heightPx * (index % 2 === 0 ? 0.2 : 0.28);
    return {
      item,
      x: share * frame.widthPx - middleX,
      y: y - middleY,
      pxPerCm,
      mirrored: recipe.mirrored,
      depth: item.layer === 'wall' ? 0.2 : 0.15,
    };
  });
}

const leftOf = (spot: Spot) => edgesIn(spot).left;
const rightOf = (spot: Spot) => edgesIn(spot).right;
const topOf = (spot: Spot) => edgesIn(spot).top;

/** What is above somebody hangs over the head; several in an arc. */
function hangAbove(uppers: readonly Spot[], lower: Spot, frame: Frame): void {
  const middle = (leftOf(lower) + rightOf(lower)) / 2;
  const spread = frame.widthPx * 0.09;
  uppers.forEach((upper, index) => {
    const offset = index - (uppers.length - 1) / 2;
    upper.x = middle + offset * spread;
    const gap = frame.heightPx * (0.02 - 0.012 * Math.abs(offset));
    const y = topOf(lower) - gap - upper.item.box.bottom * upper.pxPerCm;
    upper.y = Math.max(frame.heightPx * 0.02 - upper.item.box.top * upper.pxPerCm, y);
    upper.depth = lower.depth;
  });
}

/** A roof over somebody: large enough, behind, on the same ground. */
function standOver(roof: Spot, under: readonly Spot[], frame: Frame): void {
  const tallest = Math.min(...under.map(topOf));
  const ground = Math.max(...under.map(({ y }) => y));
  const height = Math.min(ground * 0.94, (ground - tallest) * 1.7);
  roof.pxPerCm = Math.max(roof.pxPerCm, height / heightOf(roof.item));
  const middle = (Math.min(...under.map(leftOf)) + Math.max(...under.map(rightOf))) / 2;
  roof.x = middle - ((roof.item.box.left + roof.item.box.right) / 2) * roof.pxPerCm;
  roof.y = ground - frame.heightPx * 0.005;
  roof.depth = Math.min(...under.map(({ depth }) => depth)) - 0.02;
}

function standBetween(middle: Spot, posts: readonly Spot[], frame: Frame): void {
  const [left, right] = posts;
  if (!left || !right) return;
  const pxPerCm = Math.min(
    (middle.y * 0.92) / heightOf(left.item),
    Math.max(left.pxPerCm, middle.pxPerCm),
  );
  for (const [post, edge] of [
    [left, leftOf(middle)],
    [right, rightOf(middle)],
  ] as const) {
    post.pxPerCm = pxPerCm;
    post.x = Math.max(frame.widthPx * 0.06, Math.min(frame.widthPx * 0.94, edge));
    post.y = middle.y;
    post.depth = middle.depth - 0.02;
  }
}

function follow(wish: Wish, spots: readonly Spot[], frame: Frame): void {
  const of = (id: string) => spots.filter(({ item }) => item.elements.includes(id));
  const [ones, others] = [of(wish.from), of(wish.to)];
  const [a, b] = [ones[0], others[0]];
  if (!a || !b || a === b) return;
  switch (wish.kind) {
    case 'above':
    case 'under': {
      const [uppers, lowers] = wish.kind === 'above' ? [ones, others] : [others, ones];
      const [upper, lower] = [uppers[0], lowers[0]];
      if (!upper || !lower) return;
      const stands = upper.item.layer === 'main' || upper.item.layer === 'scenery';
      if (wish.kind === 'under' && stands) standOver(upper, lowers, frame);
      else hangAbove(uppers, lower, frame);
      return;
    }
    case 'behind':
    case 'in-front-of': {
      const [backs, front] = wish.kind === 'behind' ? [ones, b] : [others, a];
      for (const back of backs) {
        back.depth = Math.min(back.depth, front.depth - 0.04);
        back.x += (front.x - back.x) * 0.6;
      }
      return;
    }
    case 'between':
      standBetween(a, others, frame);
      return;
    case 'towards':
      for (const one of ones) if (one.item.isActor) one.mirrored = b.x < one.x;
      return;
    default:
  }
}

export function layOut(
  items: readonly Item[],
  wishes: readonly Wish[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const main = items.filter(({ layer }) => layer === 'main');
  const [lead] = main;
  const leadCm = lead ? Math.max(heightOf(lead), widthOf(lead) * 0.6) : 1;
  const sizedOf = (row: readonly Item[]) =>
    inOrder(row, wishes, recipe.flipped).map((item) => ({
      item,
      scale: exaggeration(item, leadCm),
    }));
  const above = items.filter(({ layer }) => layer === 'sky' || layer === 'wall');
  const spots = [
    ...sceneryOf(
      items.filter(({ layer }) => layer === 'scenery'),
      frame,
      recipe,
      main.length === 0,
    ),
    ...aboveOf(above, frame, recipe),
    ...rowsOf(main, sizedOf, frame, recipe),
  ];
  for (const wish of wishes) follow(wish, spots, frame);
  return spots.sort((a, b) => a.depth - b.depth);
}
