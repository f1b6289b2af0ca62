import { circle, path } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { type State, widened } from './state';

/** What a cloud in the shape of something looks like. */

/** Places along a closed line, as far apart as told: its own points lie close where it bends. */
function evenlyAlong(loop: readonly Point[], apart: number): Point[] {
  let walked = apart;
  return loop.filter((at, index) => {
    const before = loop.at(index - 1) ?? at;
    walked += Math.hypot(at[0] - before[0], at[1] - before[1]);
    if (walked < apart) return false;
    walked = 0;
    return true;
  });
}

/** Soft white puffs along its edge, and a little shade below: its shape is what a cloud looks like. */
export const clouded: State = (drawing, { shape }) => {
  const { size, outline, loops } = shape;
  const [outer = []] = [...loops].sort((one, other) => other.length - one.length);
  const rim = evenlyAlong(outer, size * 0.05);
  const radius = (index: number) => size * (0.03 + 0.012 * ((index * 5) % 3));
  const puffs = (dx: number, dy: number, color: string) =>
    rim.map(([x, y], index) => circle([x + dx, y + dy], radius(index), color)).join('');
  const soft = size * 0.02;
  return widened(
    {
      ...drawing,
      svg:
        puffs(soft, soft * 1.4, '#c9d8ea') +
        puffs(0, 0, '#ffffff') +
        path(outline, '#ffffff') +
        rim
          .filter((_, index) => index % 3 === 0)
          .map(([x, y], index) =>
            circle(
              [x + (shape.box.left + shape.box.right - 2 * x) * 0.16, y + size * 0.03],
              radius(index) * 0.8,
              '#eaf1f9',
            ),
          )
          .join(''),
    },
    { left: size * 0.07, right: size * 0.09, top: size * 0.07, bottom: size * 0.1 },
  );
};
