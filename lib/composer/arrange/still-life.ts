import { clamp, times } from '@/lib/svg/point';
import { type Frame, heightOf, type Item, originAt, type Recipe, type Spot, widthOf } from './item';
import { LIFT_SHARE } from './lifted';
import type { Wish } from './node';
import { edgesOfSets, setsFor, STEP } from './still-sets';

/** Things on a table in the picture: as large as it allows, and spread where it is much wider than they are. */

/** Of the picture, what the whole takes. */
const FILL = { width: 0.87, alone: 0.68, height: 0.67, raised: 0.54, above: 0.87 } as const;
/** Of that width, what is taken on a podium, whose ends are seen, and over what it floats above. */
const ON_PODIUM = 0.78;
/** From a square thing to one so much wider than high the only one becomes as wide as a group. */
const LONG = { from: 0.85, to: 1.6 } as const;
/** By the camera, how much of that it takes, so that the pictures of one request are of several sizes. */
const NEARNESS: Record<Recipe['camera'], number> = { close: 1, medium: 0.96, wide: 0.92 };

/** As much larger is what a close view was asked of. */
const CLOSE_UP = 1.22;

/** Where a thing of a table rests, in its own centimetres. */
const footOf = ({ box }: Item) => Math.max(0, box.bottom);

/** Of the width, what a group takes where a side is left to words, and how far it goes aside. */
const BESIDE_WORDS = { width: 0.54, aside: 1 } as const;
/** How far aside of the middle the only thing of a picture is, of what the focus asks for. */
const ASIDE = 0.5;

/** Of the height, what a group of low things reaches over by standing farther apart in depth. */
const SPREAD = { height: 0.58, least: 0.7, most: 1.25, tall: 2 } as const;

/** Of the depths on a table, those on a podium or a rock: all stand on its top. */
const ON_STAND = 0.4;
/** From here on a page stands. */
const TALL = 1.25;

/** Where the width alone limits a group, its rows are farther apart: it fills the picture from below as well. */
function spreadOf({ widthPx, heightPx, groundAt, mainDepth }: Frame, tallestPx: number): number {
  const rowsPx = groundAt(mainDepth + STEP.before, 0.5) - groundAt(mainDepth + STEP.behind, 0.5);
  const free = heightPx * SPREAD.height - tallestPx;
  const most = heightPx > widthPx * TALL ? SPREAD.tall : SPREAD.most;
  return clamp(free / Math.max(1, rowsPx), SPREAD.least, most);
}

/** From here on a page is wide, and of its height all together take so much. */
const WIDE = { from: 1.5, height: 0.82 } as const;
/** Width by height of what of the picture things take. */
function pageOf({ widthPx, heightPx }: Frame, recipe: Recipe): number {
  const isWide = widthPx > heightPx * WIDE.from;
  const width = widthPx * (recipe.clearSide ? BESIDE_WORDS.width : FILL.width);
  return width / (heightPx * (isWide ? WIDE.height : FILL.height));
}

/** What something is between, what is behind, before and beside something, and what is over what. */
const toldIn = (wishes: readonly Wish[]) => ({
  flanking: new Set(wishes.flatMap(({ kind, to }) => (kind === 'between' ? [to] : []))),
  behind: new Set(wishes.flatMap(({ kind, from }) => (kind === 'behind' ? [from] : []))),
  before: new Set(wishes.flatMap(({ kind, from }) => (kind === 'in-front-of' ? [from] : []))),
  beside: new Set(wishes.flatMap(({ kind, from, to }) => (kind === 'beside' ? [from, to] : []))),
  above: new Map(
    wishes.flatMap(({ kind, from, to }) => (kind === 'above' ? [[from, to] as const] : [])),
  ),
});

export function layStill(
  items: readonly Item[],
  frame: Frame,
  recipe: Recipe,
  wishes: readonly Wish[] = [],
): Spot[] {
  if (items.length === 0) return [];
  const { widthPx, heightPx, mainDepth } = frame;
  const sets = setsFor(items, recipe.flipped ? -1 : 1, pageOf(frame, recipe), toldIn(wishes));
  const { left, right, tallest } = edgesOfSets(sets);
  const length = clamp(((right - left) / tallest - LONG.from) / (LONG.to - LONG.from), 0, 1);
  const wide = sets.length > 1 ? 1 : length;
  const lift = sets.some(({ item }) => item.isLevitating) ? heightPx * LIFT_SHARE : 0;
  const near = recipe.isCloseUp ? CLOSE_UP : NEARNESS[recipe.camera];
  const ends = recipe.isRaised || lift > 0 ? ON_PODIUM : 1;
  const isWide = widthPx > heightPx * WIDE.from;
  const highest = recipe.isRaised ? FILL.raised : isWide ? WIDE.height : FILL.height;
  const most = recipe.clearSide ? BESIDE_WORDS.width : 1;
  const pxPerCm =
    near *
    Math.min(
      (widthPx * Math.min(most, (FILL.alone + (FILL.width - FILL.alone) * wide) * ends)) /
        (right - left),
      (heightPx * highest) / tallest,
      (frame.groundAt(mainDepth, 0.5) * FILL.above - lift) / tallest,
    );
  const step = spreadOf(frame, tallest * pxPerCm) * (recipe.isRaised ? ON_STAND : 1);
  // One thing may stand aside; a group is in the middle.
  const slack = Math.max(0, (widthPx * FILL.width - (right - left) * pxPerCm) / 2);
  const aside = recipe.clearSide ? BESIDE_WORDS.aside : ASIDE;
  const off = Math.max(-slack, Math.min(slack, (recipe.focusX - 0.5) * widthPx * aside));
  const middle = widthPx / 2 + off - ((left + right) / 2) * pxPerCm;
  return times(sets.length, (index): Spot[] => {
    const set = sets[index];
    if (!set) return [];
    const { item, scale, x, depth: by, tilt, isTurned, down = 0 } = set;
    const drawn = scale * pxPerCm;
    const depth = Math.min(0.99, Math.max(0.02, mainDepth + by * step));
    const at = middle + x * pxPerCm;
    const mirrored = recipe.mirrored !== isTurned;
    const own = tilt && (mirrored ? { ...tilt, degrees: -tilt.degrees } : tilt);
    return [
      {
        item,
        x: originAt(item, at, drawn, mirrored),
        y:
          frame.groundAt(depth, at / widthPx) -
          footOf(item) * drawn +
          down * pxPerCm -
          (item.isBurst ? lift : 0),
        pxPerCm: drawn,
        mirrored,
        depth,
        airShare: 0,
        ...(own ? { tilt: own } : {}),
      },
    ];
  })
    .flat()
    .sort((a, b) => a.depth - b.depth);
}

/** Of the height above the table, what a window takes, and where its middle is on the freer side. */
const WINDOW = { height: 0.86, width: 0.5, aside: 0.24, above: 0.05 } as const;

/** A window in the wall behind the table: as large as it is from near by. */
export function behindTable(items: readonly Item[], near: readonly Spot[], frame: Frame): Spot[] {
  const { widthPx, heightPx } = frame;
  const edge = frame.groundAt(0, 0.5);
  const middle = near.reduce((sum, { x }) => sum + x, 0) / Math.max(1, near.length);
  const side = middle > widthPx / 2 ? -1 : 1;
  return items.map((item, index) => {
    const pxPerCm = Math.min(
      (edge * WINDOW.height) / heightOf(item),
      (widthPx * WINDOW.width) / widthOf(item),
    );
    const x = widthPx * (0.5 + side * WINDOW.aside * (index % 2 ? -1 : 1));
    const bottom = edge - heightPx * WINDOW.above;
    return {
      item,
      x: originAt(item, x, pxPerCm, false),
      y: bottom - item.box.bottom * pxPerCm,
      pxPerCm,
      mirrored: false,
      depth: 0.001 * (index + 1),
    };
  });
}
