import type { VectorScene } from './scene';

/**
 * The direction across lines and the way from one to the next; on a tile the nearest ones with a whole number of lines
 * over its width and over its height, so that they go on over its borders.
 */
export function rhythm(
  { widthPx, heightPx, isTile }: VectorScene,
  angleDegrees: number,
  spacing: number,
): { normal: readonly [number, number]; spacing: number } {
  const angle = (angleDegrees * Math.PI) / 180;
  const normal = [-Math.sin(angle), Math.cos(angle)] as const;
  if (!isTile) return { normal, spacing };
  const across = Math.round((widthPx * normal[0]) / spacing) / widthPx;
  const down = Math.round((heightPx * normal[1]) / spacing) / heightPx;
  const length = Math.hypot(across, down);
  return { normal: [across / length, down / length], spacing: 1 / length };
}
