import { clamp, heightOf as highOf, widthOf as wideOf } from '@/lib/svg/point';
import { edgesIn, type Frame, heightOf, originAt, sizeOf, type Spot, widthOf } from './item';
import type { Wish } from './node';

/** Who hovers at a flower is before it, as large as the flower makes them, and looks at it. */

/** A bloom by itself is a thing of the table. */
const FLOWERS = /^(?:plant|nature)$/;
const AT = /^(?:at|beside|towards|in-front-of|around)$/;
/** Of the frame's shorter side, what it takes at most. */
const MOST = 0.36;
/** Of its own width, how far its head is before the edge of the flower; of the flower's height, how far down its middle is. */
const REACH = 0.06;
const DOWN = 0.24;
const MARGIN = 0.03;

/** Pixels of a centimetre that it is drawn at beside the flower. */
const scaleBy = ({ item }: Spot, flower: Spot, { widthPx, heightPx }: Frame): number =>
  Math.min(flower.pxPerCm, (Math.min(widthPx, heightPx) * MOST) / sizeOf(item));

/** Moves a flower aside as far as who hovers beside it needs, and as far as it stays in the frame. */
function makeRoom(flower: Spot, isRight: boolean, wide: number, { widthPx }: Frame): void {
  const { left, right } = edgesIn(flower);
  const margin = widthPx * MARGIN;
  const free = isRight ? widthPx - right : left;
  const lacking = Math.max(0, wide * (1 - REACH) + margin - free);
  const most = Math.max(0, (isRight ? left : widthPx - right) - margin);
  flower.x += Math.min(lacking, most) * (isRight ? -1 : 1);
}

/** Puts those in the air that are told to be at a flower beside it, on the side where there is room. */
export function hoverAt(spots: readonly Spot[], wishes: readonly Wish[], frame: Frame): void {
  for (const { kind, from, to } of wishes) {
    if (!AT.test(kind)) continue;
    const flyer = spots.find(({ item }) => item.layer === 'sky' && item.elements.includes(from));
    const flower = spots.find(({ item }) => item.layer === 'main' && item.elements.includes(to));
    if (flyer?.item.kind !== 'animal' || !flower || !FLOWERS.test(flower.item.kind)) continue;
    flyer.pxPerCm = scaleBy(flyer, flower, frame);
    const wide = widthOf(flyer.item) * flyer.pxPerCm;
    const isRight = frame.widthPx - edgesIn(flower).right >= edgesIn(flower).left;
    flyer.mirrored = isRight;
    makeRoom(flower, isRight, wide, frame);
    const box = edgesIn(flower);
    const high = heightOf(flyer.item) * flyer.pxPerCm;
    const reach = wideOf(box) * REACH;
    const middle = isRight ? box.right - reach + wide / 2 : box.left + reach - wide / 2;
    const margin = frame.widthPx * MARGIN;
    flyer.x = originAt(
      flyer.item,
      clamp(middle, wide / 2 + margin, frame.widthPx - wide / 2 - margin),
      flyer.pxPerCm,
      flyer.mirrored,
    );
    const down = Math.max(box.top + highOf(box) * DOWN, high / 2 + margin);
    flyer.y = down - ((flyer.item.box.top + flyer.item.box.bottom) / 2) * flyer.pxPerCm;
    flyer.depth = flower.depth + 0.01;
  }
}
