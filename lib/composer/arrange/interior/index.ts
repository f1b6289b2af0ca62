import { clamp } from '@/lib/svg/point';
import {
  type Frame,
  heightOf,
  type Item,
  originAt,
  type Recipe,
  type Spot,
  widthOf,
} from '../item';
import type { Wish } from '../node';
import { type Stood, spanOf, standOnFloor, tiesOf } from './row';
import { type Hung, hangOnWall } from './wall';

/**
 * Rooms whose furniture is told: planned from the front in centimetres, along the wall, before it and on it, and then
 * seen from so near that what is told is the picture.
 */

/** Shares of the height: where the wall meets the floor, and how much lower the feet of each row are. */
const FLOOR = { usual: 0.7, share: 0.25, baseY: 0.86, least: 0.67, most: 0.74 } as const;
const ROW = { first: 0.025, step: 0.085, growth: 0.09 } as const;
/** What all of it takes of the width and of the wall at most, and the least of a wall that is seen. */
const SHARE = { width: 0.9, height: 0.93, leastCm: 270, leastHighCm: 150 } as const;
/** A rug is so much wider than what stands on it, and no wider than that. */
const RUG = { wider: 1.12, least: 150, most: 330, row: 1.25, flat: 1.2 } as const;

/** The line between wall and floor, as a share of the height. */
export const floorLineOf = ({ baseY }: Recipe): number =>
  clamp(FLOOR.usual + (baseY - FLOOR.baseY) * FLOOR.share, FLOOR.least, FLOOR.most);

/** From how near it is seen, by how much of the picture its recipe fills, and of what is free, how much is on one side. */
const NEAR = { from: 0.61, to: 0.9, least: 0.8, aside: 0.32 } as const;

interface Laid {
  item: Item;
  x: number;
  /** Over the floor line, in centimetres; of what stands, its row. */
  upCm?: number;
  row: number;
  scale: number;
  mirrored: boolean;
  isFromCeiling?: boolean;
}

/** The plan from the other side. */
const turned = (one: Laid): Laid => ({
  ...one,
  x: -one.x,
  mirrored: one.upCm === undefined && !one.mirrored,
});

/** Whoever is on a seat and watches something is turned to it. */
function lookingAt(one: Laid, laid: readonly Laid[], wishes: readonly Wish[]): Laid {
  if (!one.item.isActor && one.item.isManned !== true) return one;
  const items = laid.map(({ item }) => item);
  const seen = tiesOf(one.item, items, wishes).find(
    ({ kind, isOther }) => kind === 'towards' && !isOther,
  );
  const other = laid.find(({ item }) => item === seen?.other);
  return other ? { ...one, mirrored: other.x < one.x } : one;
}

/** Whether it hangs over something, and stands on no floor: pots over an island, clouds over a cot. */
function isHungUp(item: Item, items: readonly Item[], wishes: readonly Wish[]): boolean {
  const { role } = item.room ?? {};
  if (role === 'ceiling' || role === 'wall' || role === 'opening') return true;
  // A painting over the bed does not take the bedside tables with it.
  if (role !== 'aside' || item.isActor || item.kind === 'furniture') return false;
  return tiesOf(item, items, wishes).some(
    ({ kind, isOther }) => (kind === 'above' && !isOther) || (kind === 'under' && isOther),
  );
}

const growthOf = (row: number) => 1 + Math.max(0, row) * ROW.growth;

/** The rug lies under what stands before the wall, or before what stands along it. */
function underGroup(
  rug: Item,
  stood: readonly Stood[],
  items: readonly Item[],
  wishes: readonly Wish[],
): Laid {
  const tied = tiesOf(rug, items, wishes).flatMap(({ other }) =>
    stood.filter(({ item }) => item === other),
  );
  const front = stood.filter(({ row }) => row > 0);
  const group = tied.length > 0 ? [...tied, ...front] : front.length > 0 ? front : stood;
  const left = Math.min(...group.map(({ item, x }) => x - spanOf(item) / 2));
  const right = Math.max(...group.map(({ item, x }) => x + spanOf(item) / 2));
  const width = clamp((right - left) * RUG.wider, RUG.least, RUG.most);
  const middle = group.length > 0 ? (left + right) / 2 : 0;
  return { item: rug, x: middle, row: RUG.row, scale: width / widthOf(rug), mirrored: false };
}

const laidOf = ({ item, x, row, mirrored }: Stood): Laid => ({
  item,
  x,
  row,
  scale: growthOf(row),
  mirrored,
});
/** Alone on its wall something is the picture: so large it is at least there, and so much larger than it is at most. */
const ALONE = { leastCm: 74, most: 2 } as const;

/** How much larger things are drawn that hang where nothing stands. */
function growthAlone(hung: readonly Hung[]): number {
  const longest = Math.max(1, ...hung.map(({ item }) => Math.max(heightOf(item), widthOf(item))));
  return clamp(ALONE.leastCm / Math.sqrt(hung.length) / longest, 1, ALONE.most);
}

/** About the middle of them, and no nearer to each other. */
function grownAlone(hung: readonly Hung[]): Hung[] {
  const grown = growthAlone(hung);
  const middle = hung.reduce((sum, { x }) => sum + x, 0) / Math.max(1, hung.length);
  return hung.map((one) => ({
    ...one,
    x: middle + (one.x - middle) * grown,
    scale: (one.scale ?? 1) * grown,
  }));
}

const hungOf = ({ item, x, upCm, isFromCeiling, scale = 1 }: Hung): Laid => ({
  item,
  x,
  upCm,
  row: 0,
  scale,
  mirrored: false,
  isFromCeiling,
});

/** A lamp's cord may leave the picture. */
const CORDED = /^hanging-lamp$/;
const SHADE_CM = 52;

const topOf = ({ item, upCm = 0, scale }: Laid) =>
  upCm + (CORDED.test(item.room?.concept ?? '') ? SHADE_CM : heightOf(item) * scale);

export function layInterior(
  items: readonly Item[],
  wishes: readonly Wish[],
  { widthPx, heightPx }: Frame,
  recipe: Recipe,
): Spot[] {
  const hanging = items.filter((item) => isHungUp(item, items, wishes));
  const rugs = items.filter(({ room }) => room?.role === 'rug');
  const floor = items.filter((item) => !hanging.includes(item) && !rugs.includes(item));
  const stood = standOnFloor(floor, wishes);
  const hung = hangOnWall(hanging, items, stood, wishes);
  const planned: Laid[] = [
    ...(stood.length > 0 ? hung : grownAlone(hung)).map(hungOf),
    ...rugs.map((rug) => underGroup(rug, stood, items, wishes)),
    ...stood.map(laidOf),
  ];
  const isSided = items.some(({ room }) => room?.side === 'left' || room?.side === 'right');
  const sided = recipe.flipped && !isSided ? planned.map(turned) : planned;
  const laid = sided.map((one) => lookingAt(one, sided, wishes));
  const left = Math.min(...laid.map(({ item, x, scale }) => x - (spanOf(item) * scale) / 2));
  const right = Math.max(...laid.map(({ item, x, scale }) => x + (spanOf(item) * scale) / 2));
  const tallest = Math.max(SHARE.leastHighCm, ...laid.map(topOf));
  const floorPx = heightPx * floorLineOf(recipe);
  const near = NEAR.least + ((recipe.fill - NEAR.from) / (NEAR.to - NEAR.from)) * (1 - NEAR.least);
  const most = Math.min(
    (widthPx * SHARE.width) / Math.max(right - left, SHARE.leastCm * (widthPx / heightPx)),
    (floorPx * SHARE.height) / tallest,
  );
  const pxPerCm = most * clamp(near, NEAR.least, 1);
  // What room is left at the sides is on one of them.
  const slack = Math.max(0, widthPx / pxPerCm - (right - left)) * NEAR.aside;
  const aside = clamp((recipe.focusX - 0.5) * 2, -1, 1) * slack;
  const middle = (left + right) / 2 - aside;
  return laid
    .map((one) => spotOf(one, { floorPx, heightPx, widthPx, pxPerCm, middle }))
    .sort((a, b) => a.depth - b.depth);
}

/** Pixels of a centimetre at the far wall. */
export const wallScaleOf = (spots: readonly Spot[]): number =>
  Math.min(
    ...spots
      .filter(({ item }) => item.room?.role !== 'rug')
      .map(({ pxPerCm, wallScale = 1 }) => pxPerCm / wallScale),
  );

/** It hangs over something by no cord of its own. */
export const isHungFromCeiling = ({ item, isAloft, depth }: Spot): boolean =>
  isAloft === true && depth === DEPTH.ceiling && !CORDED.test(item.room?.concept ?? '');

interface Wall {
  floorPx: number;
  heightPx: number;
  widthPx: number;
  pxPerCm: number;
  /** What is in the middle of the picture, in centimetres. */
  middle: number;
}

/** Depths by what is before what: the wall, the rug, then row by row. */
const DEPTH = { wall: 0.02, ceiling: 0.03, rug: 0.05, first: 0.1, step: 0.2 } as const;

function spotOf({ item, x, upCm, row, scale, mirrored, isFromCeiling }: Laid, wall: Wall): Spot {
  const { floorPx, heightPx, widthPx, middle } = wall;
  const pxPerCm = wall.pxPerCm * scale;
  const at = widthPx / 2 + (x - middle) * wall.pxPerCm;
  const isHanging = upCm !== undefined;
  const footPx = isHanging
    ? floorPx - upCm * wall.pxPerCm
    : floorPx + heightPx * (ROW.first + ROW.step * row);
  const isRug = item.room?.role === 'rug';
  const depth = isHanging
    ? isFromCeiling
      ? DEPTH.ceiling
      : DEPTH.wall
    : isRug
      ? DEPTH.rug
      : DEPTH.first + DEPTH.step * row;
  return {
    item,
    x: originAt(item, at, pxPerCm, mirrored),
    y: footPx - (isHanging ? item.box.bottom : Math.max(0, item.box.bottom)) * pxPerCm,
    pxPerCm,
    mirrored,
    depth,
    airShare: 0,
    ...(isHanging ? { isAloft: true, wallScale: scale } : {}),
  };
}
