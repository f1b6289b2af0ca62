import { clamp } from '@/lib/svg/point';
import { edgesIn, type Frame, heightOf, type Item, originAt, type Spot, widthOf } from './item';

/** What is told to be far away stands near the horizon, whole and small, beside those in front. */

/**
 * Of the height, what something as tall as a person takes there, more for each doubling of its size, and the most;
 * of the width the most for one, and the least that several beside each other keep.
 */
const FAR_SIZE = { least: 0.07, perDoubling: 0.052, most: 0.3, width: 0.34, narrow: 0.09 } as const;
const PERSON_CM = 170;
const FAR_DEPTH = 0.06;
/** What stands behind a crowd that leaves no side free looks out between them. */
const LEAST_FREE = 0.12;

/** The stretch of the width that those in front leave free on one side, or all of it. */
function freeStretch(
  company: readonly Spot[],
  widthPx: number,
): readonly [from: number, to: number] {
  const main = company.filter(({ item }) => item.layer === 'main').map(edgesIn);
  if (main.length === 0) return [0, widthPx];
  const left = Math.min(...main.map((box) => box.left));
  const right = Math.max(...main.map((box) => box.right));
  const isLeft = left > widthPx - right;
  if (Math.max(left, widthPx - right) < widthPx * LEAST_FREE) return [0, widthPx];
  return isLeft ? [0, left] : [right, widthPx];
}

function farHeightPx(item: Item, { heightPx, widthPx }: Frame, roomPx: number): number {
  const size = Math.max(heightOf(item), widthOf(item) * 0.5);
  const doublings = Math.max(0, Math.log2(size / PERSON_CM));
  const share = Math.min(FAR_SIZE.most, FAR_SIZE.least + FAR_SIZE.perDoubling * doublings);
  const widest = Math.min(widthPx * FAR_SIZE.width, Math.max(roomPx, widthPx * FAR_SIZE.narrow));
  return Math.min(heightPx * share, (widest * heightOf(item)) / widthOf(item));
}

/** Spots of all that is far away; `company` are those already placed. */
export function farAway(items: readonly Item[], company: readonly Spot[], frame: Frame): Spot[] {
  const [from, to] = freeStretch(company, frame.widthPx);
  return items.map((item, index) => {
    const pxPerCm = farHeightPx(item, frame, (to - from) / items.length) / heightOf(item);
    const half = (widthOf(item) * pxPerCm) / 2;
    const asked = from + ((to - from) * (index + 0.5)) / items.length;
    const middle = clamp(asked, half * 0.9, frame.widthPx - half * 0.9);
    const depth = FAR_DEPTH + 0.008 * (index % 3);
    return {
      item,
      x: originAt(item, middle, pxPerCm, false),
      y: frame.groundAt(depth, clamp(middle / frame.widthPx, 0, 1)),
      pxPerCm,
      mirrored: false,
      depth,
    };
  });
}
