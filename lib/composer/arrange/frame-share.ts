import type { Edges } from '@/lib/svg/point';
import type { Frame } from './item';

/** Of a box, what is inside of the frame. */
export function seenShare(
  { left, top, right, bottom }: Edges,
  { widthPx, heightPx }: Pick<Frame, 'widthPx' | 'heightPx'>,
): number {
  const width = Math.max(0, Math.min(right, widthPx) - Math.max(left, 0));
  const height = Math.max(0, Math.min(bottom, heightPx) - Math.max(top, 0));
  return (width * height) / Math.max(1, (right - left) * (bottom - top));
}
