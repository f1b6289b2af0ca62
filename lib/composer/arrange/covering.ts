import type { Edges } from '@/lib/svg/point';
import { edgesIn, type Spot } from './item';

/** How much of what one thing shows another that is nearer hides, by what both are drawn of. */

export const areaOf = ({ left, top, right, bottom }: Edges) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The area that two boxes share; 0 where they only touch. */
export function overlap(a: Edges, b: Edges): number {
  return areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
}

export const areApart = (a: Edges, b: Edges): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Cells per side of what has no outline, which is taken for a block. */
const BLOCK_CELLS = 8;

/** Middles of cells of a box. */
function cellsOf({ left, top, right, bottom }: Edges, count: number): [number, number][] {
  return Array.from({ length: count * count }, (_, index) => [
    left + (((index % count) + 0.5) / count) * (right - left),
    top + ((Math.floor(index / count) + 0.5) / count) * (bottom - top),
  ]);
}

/** Whether a thing is drawn at a point of the picture. */
function seenAt({ item, x, y, pxPerCm, mirrored }: Spot): (x: number, y: number) => boolean {
  const outline = item.outline?.();
  const { left, right, top, bottom } = item.box;
  return (atX, atY) => {
    const own = ((atX - x) / pxPerCm) * (mirrored ? -1 : 1);
    const down = (atY - y) / pxPerCm;
    if (own < left || own > right || down < top || down > bottom) return false;
    return outline ? outline.has(own, down) : true;
  };
}

/** Of a box of a thing's own, in centimetres, or of all that it draws, the share that a nearer thing hides. */
function hiddenShare(spot: Spot, nearer: Spot, part?: Edges): number {
  const { item, x, y, pxPerCm, mirrored } = spot;
  const cells = part
    ? cellsOf(part, BLOCK_CELLS)
    : (item.outline?.().cells ?? cellsOf(item.box, BLOCK_CELLS));
  const isSeen = seenAt(nearer);
  let hidden = 0;
  for (const [left, down] of cells)
    if (isSeen(x + left * pxPerCm * (mirrored ? -1 : 1), y + down * pxPerCm)) hidden += 1;
  return hidden / Math.max(1, cells.length);
}

/** Of all that a thing draws, what a nearer one hides, 0 to 1. */
export function coveredBy(spot: Spot, nearer: Spot): number {
  return areApart(edgesIn(spot), edgesIn(nearer)) ? 0 : hiddenShare(spot, nearer);
}

/** Of a face, what a nearer thing hides, 0 to 1; 0 of what has none. */
export function facelessBy(spot: Spot, nearer: Spot): number {
  const { head } = spot.item;
  if (!head) return 0;
  const box = edgesIn({ ...spot, item: { ...spot.item, box: head } });
  return areApart(box, edgesIn(nearer)) ? 0 : hiddenShare(spot, nearer, head);
}

/** Of a thing's box, what lies outside the frame, 0 to 1. */
export function outsideShare(
  spot: Spot,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): number {
  const box = edgesIn(spot);
  const inside = overlap(box, { left: 0, top: 0, right: widthPx, bottom: heightPx });
  return 1 - inside / Math.max(1, areaOf(box));
}
