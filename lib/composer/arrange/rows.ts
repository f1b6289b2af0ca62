import { clamp, times } from '@/lib/svg/point';
import { type Block, type Member, widthOfBlock } from './block';
import { HERD_STEP, herdRows, isHerd, sharedIn } from './herd';
import { type Frame, type Item, originAt, type Recipe, sizeOf, type Spot } from './item';

/** Blocks as one row or two before each other, about the focus, as large as the frame allows. */
const WIDEST_ROW = 0.86;
/** Two who have to do with each other are the picture. */
const WIDEST_PAIR = 0.92;
const isLive = ({ members }: Block) => members.some(({ item }) => item.isActor);

/** What hangs between two others is a block of three. */
const BETWEEN_POSTS = 3;

/** One or two take less, as the camera has them: there is room to put them aside. */
function widest({ fill, camera }: Recipe, blocks: readonly Block[]): number {
  // Small things about a large one widen it little.
  const [first] = blocks;
  const isGroup = blocks.length > 2 || (first?.members.length ?? 0) === BETWEEN_POSTS;
  const isRing = blocks.length === 1 && (first?.members.length ?? 0) > BETWEEN_POSTS;
  if (isRing) return WIDEST_RING;
  return isGroup
    ? Math.min(WIDEST_ROW, 0.26 + fill * 0.7)
    : blocks.length === 2 && blocks.every(isLive)
      ? Math.min(WIDEST_PAIR, 0.26 + fill * 0.84)
      : Math.min(WIDEST_ROW, Math.max(camera === 'wide' ? 0 : LEAST_WIDEST, 0.06 + fill * 0.95));
}
/** However low things are beside a house, a fence with a bicycle at it may be so wide. */
const LEAST_WIDEST = 0.52;

/** Several who are one block are the picture. */
const WIDEST_RING = 0.88;
/** Nothing of the row comes nearer to the sides. */
const MARGIN_SHARE = 0.05;
/** Free width between blocks, of the frame's. */
const GAPS: Record<Recipe['arrangement'], number> = {
  row: 0.03,
  together: 0.004,
  steps: 0.012,
  apart: 0.07,
};
/** Every other block stands nearer. */
const STEPS: Record<Recipe['arrangement'], number> = {
  row: 0,
  together: 0.03,
  steps: 0.1,
  apart: 0.02,
};
/** A row that its width makes this much smaller than its height allows becomes two. */
const CROWDED = 0.78;
const ROW_DEPTH = 0.13;
/** Of the height, what each of so many rows of a herd takes of what one would; and how much larger the nearer row is. */
const HERD_ROW_SHARES = [1, 0.72, 0.62, 0.54] as const;
const HERD_GROWTH = 1.08;
const LEAST_CROWD = 0.78;
/** Width by height from which on a block is low. */
const LOW_ASPECT = 0.7;
/** Who stands before the others is drawn larger. */
const FRONT_GROWTH = 1.14;

const total = (blocks: readonly Block[]) =>
  blocks.reduce((sum, block) => sum + widthOfBlock(block), 0);

/** Of what they would take, what the smallest take in a place that has a size of its own, and from which size on they take all. */
const SMALL = { thing: 0.6, actor: 0.88, wholeCm: 120 } as const;

/** A pumpkin on a porch is not as high as its door. */
function settingShare(blocks: readonly Block[], { isSet }: Recipe): number {
  if (!isSet) return 1;
  const items = blocks.flatMap(({ members }) => members.map(({ item }) => item));
  const largest = Math.max(...items.map(sizeOf));
  const least = items.some(({ isActor, isManned }) => isActor || isManned)
    ? SMALL.actor
    : SMALL.thing;
  return least + (1 - least) * Math.min(1, largest / SMALL.wholeCm);
}

/** Of the width, what a row takes at most where a side is left to words. */
const BESIDE_WORDS = 0.56;

/** Pixels of a drawn centimetre at which blocks fill their share of the frame and no more than its width. */
function scaleOf(blocks: readonly Block[], frame: Frame, recipe: Recipe, shared = 0): number {
  const tallest = Math.max(...blocks.map(({ height }) => height));
  const gaps = frame.widthPx * GAPS[recipe.arrangement] * (blocks.length - 1);
  const ground = frame.groundAt(frame.mainDepth, 0.5);
  const most = Math.min(widest(recipe, blocks), recipe.clearSide ? BESIDE_WORDS : 1);
  return Math.min(
    (frame.heightPx * recipe.fill * settingShare(blocks, recipe)) / tallest,
    (ground * 0.94) / tallest,
    (frame.widthPx * most - gaps) / (total(blocks) - shared * (blocks.length - 1)),
  );
}

/** Actors of a group turn to its middle; a single one, and what is no actor, as the recipe has it. */
function isMirrored(
  member: Member,
  middle: number,
  center: number,
  alone: boolean,
  recipe: Recipe,
) {
  if (member.facing) return member.facing < 0;
  // What is read is read from left to right.
  if (member.item.kind === 'sign') return false;
  if (!(member.item.isActor || member.item.isManned) || alone) return recipe.mirrored;
  return middle > center;
}

/** What of a thing meets the ground, or the water, in its own centimetres. */
const footOf = ({ box, waterlineCm }: Item) => waterlineCm ?? Math.max(0, box.bottom);

/** Of the height, how far over the ground who swims under water is. */
const ADRIFT_SHARE = 0.3;

interface Row {
  blocks: readonly Block[];
  depth: number;
  pxPerCm: number;
  /** Left edge of what the row may take, and its width. */
  left: number;
  width: number;
  /** It is of a herd, which all looks one way. */
  isOfHerd?: boolean;
}

/** Whether all are on their way: two who race go the same way, and so does a dog beside who runs. */
const goTogether = (actors: readonly Member[]): boolean =>
  actors.every(({ item, facing }) => item.isGoing && facing === undefined);

function rowOf(row: Row, frame: Frame, recipe: Recipe): Spot[] {
  const { blocks, depth, pxPerCm, left, width, isOfHerd = false } = row;
  const used = total(blocks) * pxPerCm;
  const gap = blocks.length > 1 ? (width - used) / (blocks.length - 1) : 0;
  const center = left + width / 2;
  let x = blocks.length > 1 ? left : center - used / 2;
  const actors = blocks
    .flatMap(({ members }) => members)
    .filter(({ item }) => item.isActor || item.isManned);
  const isOneWay = isOfHerd || actors.length === 1 || goTogether(actors);
  return blocks.flatMap((block, index) => {
    const origin = x - block.left * pxPerCm;
    x += widthOfBlock(block) * pxPerCm + gap;
    const next = recipe.mirrored ? index : blocks.length - 1 - index;
    const odd = blocks.length > 1 && index % 2 === 1 ? STEPS[recipe.arrangement] : 0;
    const step = isOfHerd ? next * HERD_STEP : odd;
    return block.members.map((member): Spot => {
      const { item, nearer } = member;
      const middle = origin + member.x * pxPerCm;
      const drawn = member.scale * pxPerCm;
      const mirrored = isMirrored(member, middle, center, isOneWay, recipe);
      const at = clamp(depth + step + nearer, 0.02, 1);
      return {
        item,
        x: originAt(item, middle, drawn, mirrored),
        y:
          frame.groundAt(at, middle / frame.widthPx) -
          footOf(item) * drawn -
          (item.isAdrift ? frame.heightPx * ADRIFT_SHARE : 0),
        pxPerCm: drawn,
        mirrored,
        depth: at,
        ...(member.tie === undefined ? {} : { tie: member.tie }),
      };
    });
  });
}

/** Where a row of a width begins so that its middle is as near to the focus as the sides let it. */
function leftOf(width: number, { widthPx }: Frame, { focusX }: Recipe): number {
  const slack = Math.max(0, (widthPx - width) / 2 - widthPx * MARGIN_SHARE);
  return (widthPx - width) / 2 + clamp((focusX - 0.5) * widthPx, -slack, slack);
}

/** Wishes aside, the leading block stands in the middle and the others by turns at its sides. */
function inOrder(blocks: readonly Block[], flipped: boolean): Block[] {
  const row: Block[] = [];
  const [aside] = blocks.filter(({ isAside }) => isAside);
  const others = blocks.filter((block) => block !== aside);
  if (aside && blocks.length > 2) return [aside, ...inOrder(others, false)];
  blocks.forEach((block, index) => {
    if (index % 2 === 0) row.push(block);
    else row.unshift(block);
  });
  return flipped ? row.reverse() : row;
}

/** Of somebody's height, how high something is that would hide them, and how much wider than high. */
const SCREEN = { height: 0.5, aspect: 1.5 } as const;

/** A wide thing that hides whoever stands behind it. */
function isScreen(block: Block, blocks: readonly Block[]): boolean {
  const people = blocks.filter((one) => one !== block && isLive(one));
  const least = Math.min(...people.map(({ height }) => height));
  return (
    people.length > 0 &&
    !isLive(block) &&
    block.members.every(({ item }) => item.isManned !== true) &&
    block.height > least * SCREEN.height &&
    widthOfBlock(block) > block.height * SCREEN.aspect
  );
}

/** Tall blocks behind, low ones before them; three rows where there are many. */
function split(blocks: readonly Block[]): Block[][] {
  const screens = blocks.filter((block) => isScreen(block, blocks));
  // A car would hide those who stand beside it: they stand before it.
  if (screens.length > 0 && screens.length < blocks.length)
    return [screens, blocks.filter((block) => !screens.includes(block))];
  const count = blocks.length >= 8 ? 3 : 2;
  const byHeight = [...blocks].sort((a, b) => b.height - a.height);
  const tallest = byHeight[0]?.height ?? 1;
  const tall = byHeight.filter(({ height }) => height > tallest * 0.8).length;
  const perRow = Math.ceil(blocks.length / count);
  // One teacher stands alone behind a class.
  const first = tall < perRow ? tall : perRow;
  const rest = Math.ceil((blocks.length - first) / (count - 1));
  return times(count, (index) => {
    const from = index === 0 ? 0 : first + (index - 1) * rest;
    const row = byHeight.slice(from, index === 0 ? first : from + rest);
    return blocks.filter((block) => row.includes(block));
  }).filter((row) => row.length > 0);
}

interface Sizes {
  frame: Frame;
  recipe: Recipe;
  gap: number;
}

function placedRow(
  row: readonly Block[],
  pxPerCm: number,
  depth: number,
  { frame, recipe, gap }: Sizes,
  least = 0,
): Spot[] {
  const width = Math.max(total(row) * pxPerCm + gap * (row.length - 1), row.length > 1 ? least : 0);
  const left = leftOf(width, frame, recipe);
  return rowOf({ blocks: row, depth, pxPerCm, left, width }, frame, recipe);
}

/** Of the middle between two of a row, how far the other row stands aside. */
const BETWEEN = 0.25;

/** Animals of one kind, in one row or in several whose gaps show one another, the nearer ones larger. */
function herded(blocks: readonly Block[], frame: Frame, recipe: Recipe): Spot[] {
  const rows = herdRows(blocks);
  const back = rows.length - 1;
  const growth = (index: number) => HERD_GROWTH ** (index - back);
  const shared = sharedIn(blocks);
  const longest = rows.at(-1) ?? blocks;
  const isEven = rows.length > 1 && rows.every(({ length }) => length === longest.length);
  const tight = { ...recipe, arrangement: 'together' as const, fill: Math.max(recipe.fill, 0.78) };
  const room = isEven ? longest.length / (longest.length + 2 * BETWEEN) : 1;
  const each = HERD_ROW_SHARES[Math.min(back, HERD_ROW_SHARES.length - 1)] ?? 1;
  const pxPerCm = Math.min(
    scaleOf(longest, frame, tight, shared) * room,
    scaleOf([...blocks].slice(0, 1), frame, tight) * each,
  );
  const across = (total(longest) - shared * (longest.length - 1)) * pxPerCm;
  const whole = across / room;
  const start = leftOf(whole, frame, recipe);
  return rows.flatMap((row, index) => {
    const step = (index - back / 2) * ROW_DEPTH * 2;
    const depth = clamp(frame.mainDepth + step - (back > 0 ? HERD_STEP : 0), 0.04, 0.99);
    const drawn = pxPerCm * growth(index);
    const width = (total(row) - shared * (row.length - 1)) * drawn;
    const aside = isEven ? ((index % 2) - 0.5) * (whole - across) : 0;
    const left = start + (whole - width) / 2 + aside;
    return rowOf({ blocks: row, depth, pxPerCm: drawn, left, width, isOfHerd: true }, frame, tight);
  });
}

/** As many benches, tables and rocks with something on each of them as stand side by side. */
const MOST_SUPPORTS = 4;

/** Whether each bears what is told on it: one before the other would hide whoever is on that. */
function areSupports(blocks: readonly Block[]): boolean {
  const bears = ({ item }: Member) =>
    item.elements.length > 1 && (!item.isActor || item.isManned === true);
  const bearing = blocks.filter(({ members }) => members.some(bears));
  return blocks.length > 2 && blocks.length <= MOST_SUPPORTS && bearing.length > 1;
}

/** Of the height of the one who stands, the most of what may be before them so that they are seen over it. */
const OVER = 0.8;

/** Who stands behind a class at its desks is seen over it, and all are larger than side by side. */
function overLow(blocks: readonly Block[]): Block[][] | undefined {
  const tallest = Math.max(...blocks.map(({ height }) => height));
  const low = blocks.filter(({ height }) => height < tallest * OVER);
  const tall = blocks.filter((block) => !low.includes(block));
  return tall.length === 1 && low.length > 1 && tall.every(isLive) ? [tall, low] : undefined;
}

/** Of their height, how wide several who sit or stand about something are at least, and the thing behind them. */
const BROAD = 1.2;

const hasSomebody = ({ members }: Block) =>
  members.some(({ item }) => item.isActor || item.isManned === true || item.cast !== undefined);

/** Several about something stand before the wide thing that they are beside: side by side both would be small. */
function inDepth(blocks: readonly Block[]): Block[][] | undefined {
  const [one, other, ...more] = blocks;
  if (!one || !other || more.length > 0 || hasSomebody(one) === hasSomebody(other))
    return undefined;
  const [group, thing] = hasSomebody(one) ? [one, other] : [other, one];
  const isBehind =
    thing.height > group.height * SCREEN.height &&
    widthOfBlock(thing) > thing.height * BROAD &&
    widthOfBlock(group) > group.height * BROAD;
  return isBehind ? [[thing], [group]] : undefined;
}

export function rowsOf(blocks: readonly Block[], frame: Frame, recipe: Recipe): Spot[] {
  if (blocks.length === 0) return [];
  const pxPerCm = scaleOf(blocks, frame, recipe);
  const tallest = Math.max(...blocks.map(({ height }) => height));
  const gap = frame.widthPx * GAPS[recipe.arrangement];
  if (isHerd(blocks)) return herded(blocks, frame, recipe);
  const isCrowded = pxPerCm * tallest < frame.heightPx * recipe.fill * CROWDED;
  const ordered = inOrder(blocks, recipe.flipped);
  if (areSupports(blocks)) {
    const wide = {
      ...recipe,
      fill: Math.max(recipe.fill, LEAST_CROWD),
      arrangement: 'together' as const,
    };
    const standing = overLow(blocks);
    if (standing) return inRows(standing, wide, frame);
    const px = Math.min(
      scaleOf(blocks, frame, wide),
      (frame.widthPx * WIDEST_RING - gap * blocks.length) / total(blocks),
    );
    return placedRow(ordered, px, frame.mainDepth, { frame, recipe: wide, gap });
  }
  const deep = isCrowded ? inDepth(ordered) : undefined;
  if (deep) return inRows(deep, { ...recipe, arrangement: 'together' as const }, frame);
  if (!isCrowded || blocks.length < 3)
    return placedRow(ordered, pxPerCm, frame.mainDepth, { frame, recipe, gap });
  // Who sits about takes the width of the picture; those who stand would hide each other's faces.
  const isLow = total(blocks) / blocks.length > tallest * LOW_ASPECT;
  const fill = isLow ? Math.max(recipe.fill, LEAST_CROWD) : recipe.fill;
  return inRows(split(ordered), { ...recipe, fill, arrangement: 'together' as const }, frame);
}

/** Rows before each other, the nearer ones larger. */
function inRows(rows: readonly Block[][], tight: Recipe, frame: Frame): Spot[] {
  const growth = (index: number) => FRONT_GROWTH ** index;
  const scale = Math.min(...rows.map((row, index) => scaleOf(row, frame, tight) / growth(index)));
  const sizes = { frame, recipe: tight, gap: frame.widthPx * GAPS.together };
  const widest = Math.max(...rows.map((row, index) => total(row) * scale * growth(index)));
  return rows.flatMap((row, index) => {
    const step = (index - (rows.length - 1) / 2) * ROW_DEPTH * 2;
    const depth = clamp(frame.mainDepth + step, 0.04, 0.99);
    // Two in the gaps of three: the narrower row stands within the wider one.
    return placedRow(row, scale * growth(index), depth, sizes, widest * (index % 2 ? 0.82 : 0.9));
  });
}
