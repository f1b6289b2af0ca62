import { circle } from '@/lib/svg/markup';
import { add, type Point } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { GLOW } from '../palette/glow';

/** Light around what is said to glow and has no lamp or flame of its own. */

const SPARKS = [
  [-0.94, -0.5, 0.035],
  [0.8, -0.78, 0.045],
  [1.02, 0.2, 0.03],
  [-0.7, 0.72, 0.03],
  [0.1, -1.08, 0.035],
] as const;

/** Whether a drawing has lamps or flames of its own. */
export const shinesItself = ({ lit, state }: Readonly<Record<string, unknown>>): boolean =>
  lit === true || state === 'lit';

/** Rings of light behind something that glows, the widest the faintest, and sparks around it. */
export function aglow(drawn: KitDrawing): KitDrawing {
  const { left, top, right, bottom } = drawn.box;
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.max(Math.hypot(right - left, bottom - top) * 0.56, 1);
  const rings = [1.3, 1, 0.72]
    .map((share) => circle(middle, radius * share, GLOW.window, { opacity: 0.26 }))
    .join('');
  const sparks = SPARKS.map(([x, y, size]) =>
    circle(add(middle, [x * radius, y * radius]), radius * size, GLOW.flameHeart),
  ).join('');
  return { ...drawn, svg: rings + drawn.svg + (drawn.front ? '' : sparks) };
}
