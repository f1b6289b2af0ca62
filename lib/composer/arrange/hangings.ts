import { clamp } from '@/lib/svg/point';
import { edgesIn, type Frame, heightOf, originAt, type Spot, widthOf } from './item';
import { liftOf } from './lifted';
import { leftOf, middleOf, rightOf, topOf } from './spot-edges';

/** What hangs over something, on the wall behind somebody, or goes up before their hands. */

/** Free height over and under what hangs, and free width at its sides, as shares of the picture. */
export const HANGING = { margin: 0.04, gap: 0.03, widest: 0.92 } as const;

export const shrink = (spot: Spot, share: number) => {
  const { bottom, left, right } = edgesIn(spot);
  const middle = (left + right) / 2;
  spot.pxPerCm *= share;
  spot.x = originAt(spot.item, middle, spot.pxPerCm, spot.mirrored);
  spot.y += bottom - edgesIn(spot).bottom;
};

/** Both what hangs and what is under it are drawn smaller until they fit over each other, within the sides. */
function makeRoomAbove(uppers: readonly Spot[], lower: Spot, frame: Frame): void {
  const { widthPx, heightPx } = frame;
  if (lower.item.layer !== 'sky' && lower.item.layer !== 'wall') {
    lower.depth = frame.mainDepth;
    const foot = frame.groundAt(frame.mainDepth, 0.5);
    const liftPx = lower.item.isLevitating ? liftOf(lower.item, foot, frame) : 0;
    lower.y += foot - edgesIn(lower).bottom - liftPx;
    if (liftPx > 0) lower.liftPx = liftPx;
  }
  const tallest = Math.max(...uppers.map((one) => heightOf(one.item) * one.pxPerCm));
  const widest = Math.max(...uppers.map((one) => widthOf(one.item) * one.pxPerCm));
  const { top, bottom, left, right } = edgesIn(lower);
  const room = bottom - heightPx * (HANGING.margin + HANGING.gap);
  const share = Math.min(1, room / (tallest + bottom - top));
  if (share < 1) for (const spot of [...uppers, lower]) shrink(spot, share);
  const most = (widthPx * HANGING.widest) / (widest * share);
  if (most < 1) for (const upper of uppers) shrink(upper, most);
  const half = Math.max((right - left) * share, widest * share * Math.min(1, most)) / 2;
  const nearer = (left + right + widthPx) / 4;
  const kept = half * 2 > widthPx ? widthPx / 2 : clamp(nearer, half, widthPx - half);
  lower.x = originAt(lower.item, kept, lower.pxPerCm, lower.mirrored);
}

/** Of the height, how large the only thing that is told to be over another is at least: a drone over a car is no speck. */
const LEAST_OVER = 0.15;

function enlarged(upper: Spot, { heightPx }: Frame): void {
  const own = Math.max(heightOf(upper.item), widthOf(upper.item)) * upper.pxPerCm;
  if (own < heightPx * LEAST_OVER) shrink(upper, (heightPx * LEAST_OVER) / own);
}

/** What is above something hangs over it; several in an arc. */
function hangAbove(uppers: readonly Spot[], lower: Spot, frame: Frame): void {
  const [only, other] = uppers;
  if (only && !other) enlarged(only, frame);
  makeRoomAbove(uppers, lower, frame);
  const middle = middleOf(lower);
  const widest = Math.max(...uppers.map((one) => rightOf(one) - leftOf(one)));
  const spread = Math.max(frame.widthPx * 0.09, widest * 0.9);
  uppers.forEach((upper, index) => {
    const offset = index - (uppers.length - 1) / 2;
    upper.x = originAt(upper.item, middle + offset * spread, upper.pxPerCm, upper.mirrored);
    const gap = frame.heightPx * (0.03 + 0.012 * Math.abs(offset));
    const y = topOf(lower) - gap - upper.item.box.bottom * upper.pxPerCm;
    upper.y = Math.max(frame.heightPx * 0.03 - upper.item.box.top * upper.pxPerCm, y);
    upper.depth = lower.depth;
    upper.isAloft = true;
  });
}

/** Over several of one kind it hangs over the middle of them, and all of them stay as tall as each other. */
export function hangAboveAll(uppers: readonly Spot[], lowers: readonly Spot[], frame: Frame): void {
  const [first, ...others] = lowers;
  if (!first) return;
  const isOfKind = others.length > 0 && lowers.every(({ item }) => item.isActor);
  const before = first.pxPerCm;
  hangAbove(uppers, first, frame);
  if (!isOfKind) return;
  for (const other of others) shrink(other, first.pxPerCm / before);
  const by = lowers.reduce((sum, one) => sum + middleOf(one), 0) / lowers.length - middleOf(first);
  for (const upper of uppers) upper.x += by;
}

/** Of the width of a board that is pointed at, how far its middle is from who does. */
export const POINTED_SHARE = 0.5;
/** Of the height, how high furniture is at most over which something hangs. */
const OVER_SHARE = 0.62;

/** Of its width, how far the middle of what hangs is from the side of something high before it. */
const BESIDE_SHARE = 0.3;

/** Of the width, how wide what hangs behind somebody is at most: a map leaves the wall to be seen. */
const WIDEST_HUNG = 0.5;

/** A window or picture on the wall behind somebody: beside the head, low enough to be theirs. */
export function hangBehind(hung: Spot, front: Spot, frame: Frame, asideShare = 0.25): void {
  const { top, bottom, left, right } = edgesIn(front);
  const height = Math.max(heightOf(hung.item) * hung.pxPerCm, (bottom - top) * 0.8);
  // Over a desk there is as much room as the desk leaves.
  const isTable = !front.item.isActor && front.item.kind === 'furniture';
  const room = isTable ? Math.max(top - frame.heightPx * 0.08, frame.heightPx * 0.2) : Infinity;
  const broad = (frame.widthPx * WIDEST_HUNG * heightOf(hung.item)) / widthOf(hung.item);
  hung.pxPerCm = Math.min(height, frame.heightPx * 0.6, room, broad) / heightOf(hung.item);
  hung.depth = Math.min(hung.depth, 0.01);
  const width = widthOf(hung.item) * hung.pxPerCm;
  const side = (left + right) / 2 > frame.widthPx / 2 ? -1 : 1;
  // Over a sofa it is free of it: nobody's head is beside it.
  const isOver = isTable && bottom - top < OVER_SHARE * frame.heightPx;
  // What is as high as a wall leaves room beside it alone.
  const beside = isTable && !isOver ? (right - left) / 2 + width * BESIDE_SHARE : 0;
  const middle = clamp(
    (left + right) / 2 + side * Math.max(width * asideShare, (right - left) * 0.3, beside),
    width / 2,
    frame.widthPx - width / 2,
  );
  hung.x = originAt(hung.item, middle, hung.pxPerCm, false);
  if (isOver) hung.x = originAt(hung.item, (left + right) / 2, hung.pxPerCm, false);
  const sill = isOver ? top - frame.heightPx * 0.03 : top + (bottom - top) * 0.62;
  const y = sill - hung.item.box.bottom * hung.pxPerCm;
  hung.y = Math.max(frame.heightPx * 0.04 - hung.item.box.top * hung.pxPerCm, y);
}

/** Of somebody's height, how high what they hang up is at least and at most, and where under their crown its middle is. */
const HUNG_UP = { least: 0.34, most: 0.62, middle: 0.16, shared: 0.04 } as const;

/** What somebody hangs up is on the wall right before their hands, and they are turned to it. */
export function hangBefore(hung: Spot, agent: Spot, { widthPx, heightPx }: Frame): void {
  const { top, bottom, left, right } = edgesIn(agent);
  const tall = bottom - top;
  const size = heightOf(hung.item) * hung.pxPerCm;
  hung.pxPerCm =
    clamp(size, tall * HUNG_UP.least, tall * HUNG_UP.most) /
    Math.max(heightOf(hung.item), widthOf(hung.item) * 0.7);
  const width = widthOf(hung.item) * hung.pxPerCm;
  const side = (left + right) / 2 > widthPx / 2 ? -1 : 1;
  const shared = width * HUNG_UP.shared;
  // Both stay in the picture: who hangs it makes room.
  const past = side > 0 ? right + width - shared - widthPx * 0.96 : widthPx * 0.04 - left + width;
  agent.x -= side * Math.max(0, past);
  agent.mirrored = side < 0;
  const edge = side > 0 ? rightOf(agent) - shared : leftOf(agent) + shared;
  hung.x = originAt(hung.item, edge + (side * width) / 2, hung.pxPerCm, false);
  const height = heightOf(hung.item) * hung.pxPerCm;
  const y = Math.max(heightPx * 0.04, top + tall * HUNG_UP.middle - height / 2);
  hung.y = y - hung.item.box.top * hung.pxPerCm;
  hung.depth = Math.min(hung.depth, 0.01);
  hung.airShare = 0;
}

/** Of a clock's size, how large the spider behind it is, how far out it looks, and of the height, how large the clock is at least. */
const PEEKING = { size: 0.62, out: 0.3, down: 0.3, least: 0.34 } as const;

/** What crawls behind something on the wall looks out at its lower edge. */
export function peekFrom(back: Spot, hung: Spot, { widthPx, heightPx }: Frame): void {
  const size = Math.max(heightOf(hung.item), widthOf(hung.item));
  hung.pxPerCm = Math.max(hung.pxPerCm, (heightPx * PEEKING.least) / size);
  const [width, height] = [widthOf(hung.item), heightOf(hung.item)].map((cm) => cm * hung.pxPerCm);
  const half = (width ?? 0) / 2;
  const middle = clamp(middleOf(hung), half * 1.8, widthPx - half * 1.8);
  hung.x = originAt(hung.item, middle, hung.pxPerCm, hung.mirrored);
  const own = Math.max(heightOf(back.item), widthOf(back.item));
  back.pxPerCm = (Math.min(width ?? 0, height ?? 0) * PEEKING.size) / own;
  const side = middle > widthPx / 2 ? -1 : 1;
  const at = middle + side * (half + widthOf(back.item) * back.pxPerCm * (PEEKING.out - 0.5 + 0.2));
  back.x = originAt(back.item, at, back.pxPerCm, back.mirrored);
  const { bottom } = edgesIn(hung);
  const y = bottom - (height ?? 0) * PEEKING.down;
  back.y += y - (topOf(back) + edgesIn(back).bottom) / 2;
  back.depth = hung.depth - 0.001;
  back.isAloft = true;
  back.airShare = 0;
}
