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
import { LIFT_SHARE } from './lifted';

/**
 * Things on a table as a painter puts them: the first that is named in the middle, tall ones behind its
 * shoulders, low ones before its foot, all overlapping, and the whole as large as the picture allows.
 * Lengths are drawn centimetres of the leading thing until the whole is fitted.
 */

/** Sizes are softened far more than out of doors: an olive beside a bottle is still to be seen. */
const SOFTENED = 0.62;
const DRAWN = { least: 0.3, most: 1.45 } as const;
/** Sprigs and flowers about a thing are no larger than it, and many of them stand on both its sides. */
const GARNISH = { most: 0.95, many: 4 } as const;
/** What is lower than this share of the leading thing lies before it. */
const LOW_SHARE = 0.62;
/** Of its width, what a thing shares with its neighbour towards the middle. */
const SHARED = { behind: 0.3, before: 0.26, low: 0.12, over: 0.1 } as const;
/** Before something so much higher than itself, what is low may stand far in: it hides only a foot. */
const AT_FOOT = { from: 1.7, shared: 0.42, ofLead: 0.36 } as const;
/** How much nearer or farther than the leading thing they stand, as depths. */
const STEP = { behind: -0.26, before: 0.26, heap: 0.17 } as const;
/** Of the picture, what the whole takes. */
const FILL = { width: 0.94, alone: 0.72, height: 0.7, raised: 0.6, above: 0.92 } as const;
/** From a square thing to one so much wider than high the only one becomes as wide as a group. */
const LONG = { from: 0.85, to: 1.6 } as const;
/** By the camera, how much of that it takes, so that the pictures of one request are of several sizes. */
const NEARNESS: Record<Recipe['camera'], number> = { close: 1, medium: 0.95, wide: 0.89 };
/** The most that stand in the back row, of few and of many others. */
const MOST_BEHIND = { few: 4, many: 3, from: 5 } as const;
/** Of something right behind the leading thing, how much is seen over it at least. */
const OVER = 0.45;
/** Of all widths, how much higher in the picture the back row stands. */
const RISE = 0.1;
/** Before a dish, which is so much wider than high, what of food lies loose is smaller than it. */
const DISH = { aspect: 1.7, most: 0.64, tall: 1.25 } as const;

/** Some of a kind, overlapping. */
interface Group {
  items: readonly Item[];
  scale: number;
  /** Of one of them. */
  width: number;
  height: number;
  /** Of all together. */
  span: number;
}

interface Set {
  item: Item;
  scale: number;
  x: number;
  depth: number;
}

/** How far apart two of a kind are, of their width: round low things lie close, tall ones stand free. */
const apart = (width: number, height: number) =>
  height > width * 1.25 ? 0.92 : width > height * 1.6 ? 0.66 : 0.84;

/** The most that lie in one row of a heap. */
const inBackRow = (count: number) => (count <= 2 ? count : Math.ceil(count / 2));

/** The most that something is drawn of the leading thing. */
function mostOf(item: Item, lead: Item | undefined): number {
  if (item.kind === 'plant') return GARNISH.most;
  const isDish = lead !== undefined && widthOf(lead) > heightOf(lead) * DISH.aspect;
  const isLoose = item.kind === 'food' && heightOf(item) < widthOf(item) * DISH.tall;
  return isDish && isLoose && item !== lead ? DISH.most : DRAWN.most;
}

function groupOf(items: readonly Item[], lead: Item | undefined): Group | undefined {
  const [first] = items;
  if (!first) return undefined;
  const ratio = sizeOf(first) / (lead ? sizeOf(lead) : 1);
  const most = first === lead ? 1 : mostOf(first, lead);
  const drawn = Math.min(most, Math.max(DRAWN.least, ratio ** SOFTENED));
  const scale = drawn / ratio;
  const [width, height] = [widthOf(first) * scale, heightOf(first) * scale];
  const span = width * (1 + (inBackRow(items.length) - 1) * apart(width, height));
  return { items, scale, width, height, span };
}

function onBothSides(items: Item[], index: number): Item[][] {
  if (index === 0 || items[0]?.kind !== 'plant' || items.length < GARNISH.many) return [items];
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}

/** When a group is first named: tacos on a board lead though the board is told last. */
const namedAt = (items: readonly Item[]) =>
  Math.min(...items.flatMap(({ elements }) => elements.map((id) => Number(/\d+/.exec(id)?.[0]))));

/** Copies of one element lie together, in the order of the prompt. */
function groupsOf(items: readonly Item[]): Group[] {
  const byElement = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.elements[0] ?? item.id;
    byElement.set(key, [...(byElement.get(key) ?? []), item]);
  }
  const lists = [...byElement.values()].sort((one, other) => namedAt(one) - namedAt(other));
  const lead = lists[0]?.[0];
  return lists.flatMap(onBothSides).flatMap((each) => groupOf(each, lead) ?? []);
}

/** A row of them, and the others before its gaps. */
function heaped({ items, scale, width, height }: Group, x: number, depth: number): Set[] {
  const back = inBackRow(items.length);
  const step = width * apart(width, height);
  const rowAt = (index: number) => (index < back ? 0 : 1);
  return items.map((item, index) => {
    const row = rowAt(index);
    const count = row === 0 ? back : items.length - back;
    const place = row === 0 ? index : index - back;
    const stagger = row === 0 && back > 1 ? (index % 2) * 0.02 : 0;
    return {
      item,
      scale,
      x: x + (place - (count - 1) / 2) * step,
      depth: depth + row * STEP.heap + stagger,
    };
  });
}

/** Puts groups by turns at the sides, outwards from the middle. */
class Sides {
  private readonly reach: Record<-1 | 1, number>;

  constructor(
    half: number,
    private readonly first: -1 | 1,
  ) {
    this.reach = { [-1]: half, [1]: half };
  }

  /** How far from the middle the farthest of them reaches. */
  get widest(): number {
    return Math.max(this.reach[1], this.reach[-1]);
  }

  put(span: number, shared: number): number {
    const { first } = this;
    const other = first === 1 ? -1 : 1;
    const side = this.reach[first] <= this.reach[other] ? first : other;
    const x = this.reach[side] + span * (0.5 - shared);
    this.reach[side] += span * (1 - shared);
    return x * side;
  }
}

/** Of the leading thing, how wide and how high a splash behind it is at least. */
const BURST = { width: 2.5, height: 1.12, depth: -0.04 } as const;

/** Behind the leading thing, with as much of it on both sides. */
function burst({ items }: Group, hero: Group): Set[] {
  return items.slice(0, 1).map((item) => ({
    item,
    scale: Math.max(
      (hero.span * BURST.width) / widthOf(item),
      (hero.height * BURST.height) / heightOf(item),
    ),
    x: 0,
    depth: BURST.depth,
  }));
}

function composed(groups: readonly Group[], way: -1 | 1): Set[] {
  const [hero, ...rest] = groups;
  if (!hero) return [];
  const isBurst = ({ items }: Group) => items.some((item) => item.isBurst);
  const others = rest.filter((group) => !isBurst(group));
  const behindAll = rest.filter(isBurst).flatMap((group) => burst(group, hero));
  return [...behindAll, ...stood(hero, others, way)];
}

function stood(hero: Group, others: readonly Group[], way: -1 | 1): Set[] {
  const isLow = ({ height }: Group) => height < hero.height * LOW_SHARE;
  const byHeight = others.filter((group) => !isLow(group)).sort((a, b) => b.height - a.height);
  const { few, many, from } = MOST_BEHIND;
  const tall = byHeight.slice(0, others.length >= from ? many : few);
  const low = others.filter((group) => !tall.includes(group));
  // Over something low what is behind it is seen, and stands right there; the rest goes to its sides.
  const rise = [hero, ...others].reduce((sum, { span }) => sum + span, 0) * RISE;
  const isOver = ({ height }: Group) => height + rise - hero.height > height * OVER;
  const above = new Sides(0, way);
  const over = tall.filter(isOver).flatMap((group) => {
    const x = above.put(group.span, SHARED.over);
    return heaped(group, x, STEP.behind);
  });
  const behind = new Sides(Math.max(hero.span / 2, above.widest), way);
  const before = new Sides(hero.span / 2, way === 1 ? -1 : 1);
  return [
    ...over,
    ...tall
      .filter((group) => !isOver(group))
      .flatMap((group) => heaped(group, behind.put(group.span, SHARED.behind), STEP.behind)),
    ...heaped(hero, 0, 0),
    ...low.flatMap((group, index) => {
      // The third and the fourth lie nearer still, before the gaps of the first two.
      const row = Math.floor(index / 2) % 2;
      const isAtFoot = hero.height > group.height * AT_FOOT.from;
      const atFoot = Math.min(AT_FOOT.shared, (AT_FOOT.ofLead * hero.span) / group.span);
      const first = isAtFoot ? atFoot : SHARED.before;
      const shared = index < 2 ? first : SHARED.low;
      return heaped(group, before.put(group.span, shared), STEP.before * (1 - row * 0.6));
    }),
  ];
}

function edges(sets: readonly Set[]): { left: number; right: number; tallest: number } {
  const half = ({ item, scale }: Set) => (widthOf(item) * scale) / 2;
  return {
    left: Math.min(...sets.map((set) => set.x - half(set))),
    right: Math.max(...sets.map((set) => set.x + half(set))),
    tallest: Math.max(...sets.map(({ item, scale }) => heightOf(item) * scale)),
  };
}

/** Where a thing of a table rests, in its own centimetres. */
const footOf = ({ box }: Item) => Math.max(0, box.bottom);

/** Of the width, what a group takes where a side is left to words, and how far it goes aside. */
const BESIDE_WORDS = { width: 0.54, aside: 1 } as const;
/** How far aside of the middle the only thing of a picture is, of what the focus asks for. */
const ASIDE = 0.22;

/** Of the height, what a group of low things reaches over by standing farther apart in depth. */
const SPREAD = { height: 0.58, least: 0.75, most: 1.6 } as const;

/** Where the width alone limits a group, its rows are farther apart: it fills the picture from below as well. */
function spreadOf({ heightPx, groundAt, mainDepth }: Frame, tallestPx: number): number {
  const rowsPx = groundAt(mainDepth + STEP.before, 0.5) - groundAt(mainDepth + STEP.behind, 0.5);
  const free = heightPx * SPREAD.height - tallestPx;
  return clamp(free / Math.max(1, rowsPx), SPREAD.least, SPREAD.most);
}

export function layStill(items: readonly Item[], frame: Frame, recipe: Recipe): Spot[] {
  const sets = composed(groupsOf(items), recipe.flipped ? -1 : 1);
  if (sets.length === 0) return [];
  const { widthPx, heightPx, mainDepth } = frame;
  const { left, right, tallest } = edges(sets);
  const length = clamp(((right - left) / tallest - LONG.from) / (LONG.to - LONG.from), 0, 1);
  const wide = sets.length > 1 ? 1 : length;
  const lift = sets.some(({ item }) => item.isLevitating) ? heightPx * LIFT_SHARE : 0;
  const near = NEARNESS[recipe.camera];
  const most = recipe.clearSide ? BESIDE_WORDS.width : 1;
  const pxPerCm =
    near *
    Math.min(
      (widthPx * Math.min(most, FILL.alone + (FILL.width - FILL.alone) * wide)) / (right - left),
      (heightPx * (recipe.isRaised ? FILL.raised : FILL.height)) / tallest,
      (frame.groundAt(mainDepth, 0.5) * FILL.above - lift) / tallest,
    );
  const step = spreadOf(frame, tallest * pxPerCm);
  // One thing may stand aside; a group is in the middle.
  const slack = Math.max(0, (widthPx * FILL.width - (right - left) * pxPerCm) / 2);
  const aside = recipe.clearSide ? BESIDE_WORDS.aside : ASIDE;
  const off = Math.max(-slack, Math.min(slack, (recipe.focusX - 0.5) * widthPx * aside));
  const middle = widthPx / 2 + off - ((left + right) / 2) * pxPerCm;
  return times(sets.length, (index): Spot[] => {
    const set = sets[index];
    if (!set) return [];
    const { item, scale, x, depth: by } = set;
    const drawn = scale * pxPerCm;
    const depth = Math.min(0.99, Math.max(0.02, mainDepth + by * step));
    const at = middle + x * pxPerCm;
    const mirrored = recipe.mirrored !== (x < 0 && item.id !== sets[0]?.item.id);
    return [
      {
        item,
        x: originAt(item, at, drawn, mirrored),
        y: frame.groundAt(depth, at / widthPx) - footOf(item) * drawn,
        pxPerCm: drawn,
        mirrored,
        depth,
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
