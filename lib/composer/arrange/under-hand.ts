import { clamp } from '@/lib/svg/point';
import { edgesIn, type Frame, originAt, type Spot, widthOf } from './item';
import { middleOf, topOf } from './spot-edges';

/** What somebody holds something over is under that hand: a treat over a puppy, a lantern over a map. */

/** Of the holder's height, how low the top of what is under the hand has to be. */
const LOW_SHARE = 0.3;
/** Of the holder's width, how far within their foremost edge the hand is. */
const HAND_SHARE = 0.05;

/** Puts what is low enough under the foremost hand of who holds something over it, both within the picture. */
export function holdOver(holder: Spot, lower: Spot, { widthPx }: Frame): void {
  const { top, bottom } = edgesIn(holder);
  if (lower.item.layer !== 'main' || lower.item.isBackdrop) return;
  if (topOf(lower) < top + (bottom - top) * LOW_SHARE) return;
  holder.mirrored = middleOf(lower) < middleOf(holder);
  const { left, right } = edgesIn(holder);
  const inset = (right - left) * HAND_SHARE;
  const hand = holder.mirrored ? left + inset : right - inset;
  const half = Math.min(widthPx / 2, (widthOf(lower.item) * lower.pxPerCm) / 2);
  const middle = clamp(hand, half, widthPx - half);
  holder.x += middle - hand;
  lower.x = originAt(lower.item, middle, lower.pxPerCm, lower.mirrored);
  holder.depth = Math.min(holder.depth, lower.depth - 0.01);
}
