import { clamp } from '@/lib/svg/point';
import { edgesIn, type Frame, heightOf, type Item, originAt, type Spot, widthOf } from './item';

/** What a city is known by stands in its skyline, whole, and not as a foot behind those on the quay. */

/** Of the height over the far shore, what one takes, and of the width. */
const TALLEST = 0.84;
const WIDEST = 0.5;
/** What is so much wider than high spans the water. */
const SPANNING = 1.8;
const SPAN = 0.86;
/** They are clearer than the towers about them. */
const AIR = 0.18;
/** Where several stand, as shares of the width. */
const ALONG = [0, 0.3, -0.3, 0.16, -0.16] as const;

export function sightsOf(
  items: readonly Item[],
  frame: Frame,
  focusX: number,
  company: readonly Spot[],
): Spot[] {
  const { far, widthPx } = frame;
  if (!far) return [];
  const middle = company.length > 0 ? freeBeside(company, widthPx) : clamp(focusX, 0.34, 0.66);
  return items.map((item, index) => {
    const spans = widthOf(item) > heightOf(item) * SPANNING;
    const pxPerCm = spans
      ? (widthPx * SPAN) / widthOf(item)
      : Math.min((far.yPx * TALLEST) / heightOf(item), (widthPx * WIDEST) / widthOf(item)) *
        (index === 0 ? 1 : 0.8);
    const share = spans ? 0.5 : clamp(middle + (ALONG[index % ALONG.length] ?? 0), 0.16, 0.84);
    return {
      item,
      x: originAt(item, share * widthPx, pxPerCm, false),
      y: spans ? far.spanPx : far.yPx,
      pxPerCm,
      mirrored: false,
      isAloft: true,
      airShare: AIR,
      depth: far.depth + (spans ? 0.001 : 0),
    };
  });
}

/** The middle of the side that those in front leave free, as a share of the width. */
function freeBeside(company: readonly Spot[], widthPx: number): number {
  const boxes = company.map(edgesIn);
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
  const right = Math.min(widthPx, Math.max(...boxes.map((box) => box.right)));
  const isLeft = left > widthPx - right;
  return clamp((isLeft ? left / 2 : (right + widthPx) / 2) / widthPx, 0.2, 0.8);
}
