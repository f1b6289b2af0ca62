import { clamp } from '@/lib/svg/point';
import { type Frame, originAt, type Spot, widthOf } from './item';
import { shrink } from './hangings';
import { leftOf, rightOf } from './spot-edges';

/** What is told to be between or amid others, where the blocks of the main things do not hold both. */

/** Of the picture's width, what all of them take at most, and what is free between neighbours. */
const ROW = { most: 0.94, gap: 0.02 } as const;

const widthIn = ({ item, pxPerCm }: Spot) => widthOf(item) * pxPerCm;

/** Two at the sides of a fountain or of a clock on the wall: one on the left and one on the right of it. */
export function standAtSides(middle: Spot, sides: readonly Spot[], { widthPx }: Frame): void {
  const [left, right] = sides;
  const areInBlock = middle.item.layer === 'main' && left?.item.layer === 'main';
  if (!left || !right || areInBlock || middle.item.layer === 'sky') return;
  const gap = widthPx * ROW.gap;
  const row = [left, middle, right];
  const whole = row.reduce((sum, spot) => sum + widthIn(spot), 2 * gap);
  const share = Math.min(1, (widthPx * ROW.most) / whole);
  if (share < 1) for (const spot of row) shrink(spot, share);
  const taken = row.reduce((sum, spot) => sum + widthIn(spot), 2 * gap);
  let x = (widthPx - taken) / 2;
  for (const spot of row) {
    const width = widthIn(spot);
    spot.x = originAt(spot.item, x + width / 2, spot.pxPerCm, spot.mirrored);
    x += width + gap;
  }
}

/** A tree or a statue with many around it stands in their middle, behind some of them. */
export function gatherBefore(ones: readonly Spot[], host: Spot, { widthPx }: Frame): void {
  if (host.item.isBackdrop || ones.length < 2) return;
  const middle = (Math.min(...ones.map(leftOf)) + Math.max(...ones.map(rightOf))) / 2;
  const half = widthIn(host) / 2;
  const kept = half * 2 > widthPx ? widthPx / 2 : clamp(middle, half, widthPx - half);
  host.x = originAt(host.item, kept, host.pxPerCm, host.mirrored);
}
