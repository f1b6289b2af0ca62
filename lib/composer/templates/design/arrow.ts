import type { Hex } from '@/lib/color/hex';
import { circle, shape, stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';

/** Dots from one point to another, the radius of a dot in pixels. */
export function dotsArt(from: Point, to: Point, tone: Hex, radiusPx: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / (radiusPx * 4.4)));
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count;
    return circle(
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      radiusPx,
      tone,
    );
  }).join('');
}

/** A straight arrow with a head of three times its width; heads at both ends where it leads both ways. */
export function arrowArt(
  from: Point,
  to: Point,
  tone: Hex,
  widthPx: number,
  isBoth = false,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const size = Math.min(widthPx * 3, length * 0.6);
  const head = (tip: Point, sign: 1 | -1) => {
    const neck: Point = [tip[0] - sign * dx * size, tip[1] - sign * dy * size];
    const [across, along] = [dx * size * 0.7, dy * size * 0.7];
    const sides: readonly Point[] = [
      tip,
      [neck[0] - along, neck[1] + across],
      [neck[0] + along, neck[1] - across],
    ];
    return { neck, svg: shape(sides, tone) };
  };
  const end = head(to, 1);
  const start = isBoth ? head(from, -1) : { neck: from, svg: '' };
  return (
    stroke(`M${coordinates(start.neck)}L${coordinates(end.neck)}`, tone, widthPx) +
    end.svg +
    start.svg
  );
}
