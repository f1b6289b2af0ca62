import type { PixelRect } from '../../mask/bitmap';

/** How much of each pixel a stroke covers, 0 to 255, in a part of a plane that begins at `left`, `top`. */
export interface Coverage {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

interface Point {
  x: number;
  y: number;
}

/** The way of a round brush from one point to the next. */
export interface StrokeSegment {
  from: Point;
  to: Point;
  diameterPx: number;
}

/** Width of the edge of a hard brush: one pixel is covered by degrees. */
const EDGE_PX = 1;

/** The pixels that a segment may touch, also where they lie beyond any picture. */
export function boundsOfSegment({ from, to, diameterPx }: StrokeSegment): PixelRect {
  const reach = diameterPx / 2 + EDGE_PX;
  return {
    left: Math.floor(Math.min(from.x, to.x) - reach),
    top: Math.floor(Math.min(from.y, to.y) - reach),
    right: Math.ceil(Math.max(from.x, to.x) + reach),
    bottom: Math.ceil(Math.max(from.y, to.y) + reach),
  };
}

/** The part of a rectangle that a plane has, in pixels of the picture. */
function within(rect: PixelRect, { left, top, widthPx, heightPx }: Coverage): PixelRect {
  return {
    left: Math.max(left, rect.left),
    top: Math.max(top, rect.top),
    right: Math.min(left + widthPx, rect.right),
    bottom: Math.min(top + heightPx, rect.bottom),
  };
}

/** A smooth step from 255 at `inner` down to 0 at `outer`. */
function falloff(distance: number, inner: number, outer: number): number {
  const share = (outer - distance) / (outer - inner);
  return Math.round(255 * share * share * (3 - 2 * share));
}

/**
 * Adds what a round brush covers on its way along a segment. A pixel keeps the most that any part of the
 * stroke covered of it, so that a stroke over itself is as even as one that is not.
 * @param hardness 0 to 1: the share of the radius that is covered in full
 * @param erases takes away instead what the brush covers
 * @returns the pixels that may have changed
 */
export function coverSegment(
  coverage: Coverage,
  segment: StrokeSegment,
  hardness: number,
  erases = false,
): PixelRect {
  const { from, to, diameterPx } = segment;
  const rect = within(boundsOfSegment(segment), coverage);
  const radius = diameterPx / 2;
  const full = erases ? 0 : 255;
  const outer = radius + EDGE_PX / 2;
  const inner = Math.max(0, Math.min(hardness * radius, outer - EDGE_PX));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squaredLength = dx * dx + dy * dy;
  const { data, left, top, widthPx } = coverage;
  for (let y = rect.top; y < rect.bottom; y++) {
    const down = y + 0.5 - from.y;
    let at = (y - top) * widthPx + rect.left - left;
    for (let x = rect.left; x < rect.right; x++, at++) {
      const before = data[at]!;
      if (before === full) continue;
      const across = x + 0.5 - from.x;
      const along = squaredLength > 0 ? (across * dx + down * dy) / squaredLength : 0;
      const nearest = along < 0 ? 0 : along > 1 ? 1 : along;
      const [awayX, awayY] = [across - nearest * dx, down - nearest * dy];
      const squared = awayX * awayX + awayY * awayY;
      if (squared >= outer * outer) continue;
      const value = squared <= inner * inner ? 255 : falloff(Math.sqrt(squared), inner, outer);
      if (erases) data[at] = Math.min(before, 255 - value);
      else if (value > before) data[at] = value;
    }
  }
  return rect;
}
