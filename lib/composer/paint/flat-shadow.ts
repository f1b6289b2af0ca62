import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import type { Edges } from '@/lib/svg/point';

/** What lies and is seen from above has its shadow right beside it, in its own shape: light comes from the upper left. */

/** Of the mean of its sides, how far its shadow is aside of it and below it. */
const SHIFT = { x: 0.018, y: 0.034 } as const;
const OPACITY = 0.24;

/** A drawing in one colour, with nothing that tells what it shows. */
const inOneColor = (svg: string, color: Hex): string =>
  svg
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(
      /(fill|stroke|stop-color)="(?!none)[^"]+"/g,
      (_, name: string) => `${name}="${color}"`,
    );

export function flatShadow(svg: string, { left, top, right, bottom }: Edges, shade: Hex): string {
  const size = (right - left + bottom - top) / 2;
  const cast = placed(inOneColor(svg, shade), { at: [size * SHIFT.x, size * SHIFT.y] });
  return `<g opacity="${OPACITY}">${cast}</g>`;
}
