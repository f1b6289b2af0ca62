import { path, stroke } from '@/lib/svg/markup';
import { coordinates, polygon, smooth } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, scale, times, unit, widthOf } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { middleOf } from './edges';
import { lightnessOf, type Silhouette } from './silhouette';
import { behind, over, type State, widened } from './state';

/** What stands out of the edge of a thing: thorns, tufts of hair, loose ends. */

interface EdgePoint {
  at: Point;
  /** Away from the thing. */
  out: Point;
}

/** Points at equal distances all along its outlines. */
function along(shape: Silhouette, every: number): EdgePoint[] {
  return shape.loops.flatMap((loop) => {
    let rest = every / 2;
    return loop.flatMap((from, index): EdgePoint[] => {
      const to = loop[(index + 1) % loop.length] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length === 0) return [];
      const step = unit([to[0] - from[0], to[1] - from[1]]);
      const found: EdgePoint[] = [];
      for (; rest < length; rest += every) {
        // The inside is on the right.
        found.push({ at: add(from, scale(step, rest)), out: [step[1], -step[0]] });
      }
      rest -= length;
      return found;
    });
  });
}

/** Pointed thorns all about it, and some on it. */
export const thorny: State = (drawing, { shape, pen }) => {
  const { size, main } = shape;
  const thorn = ({ at, out }: EdgePoint, reach: number) => {
    const side: Point = [-out[1], out[0]];
    const root = add(at, scale(out, -size * 0.012));
    return path(
      polygon([
        add(root, scale(side, reach * 0.3)),
        add(root, scale(out, reach)),
        add(root, scale(side, -reach * 0.3)),
      ]),
      darker(main, 0.5),
    );
  };
  const thorns = along(shape, size * 0.1)
    .map((one) => thorn(one, size * pen.random.between(0.05, 0.085)))
    .join('');
  const by = size * 0.08;
  return widened(over(drawing, thorns), { left: by, right: by, top: by });
};

/** What is so much darker or lighter than most of a thing is no hair of it. */
const OTHER_STUFF = 0.24;

/** Locks of hair along its edge and all over it, in its own colours. */
export const shaggy: State = (drawing, { shape, pen }) => {
  const { size, main, outline, box } = shape;
  const lock = ({ at, out }: EdgePoint): string => {
    const color = shape.colorAt(add(at, scale(out, -size * 0.03))) ?? main;
    const reach = size * pen.random.between(0.045, 0.085);
    // Hair falls: what stands up leans back, what is below hangs.
    const tip = add(at, [out[0] * reach - reach * 0.3, out[1] * reach * 0.7 + reach * 0.45]);
    const side: Point = [-out[1] * reach * 0.4, out[0] * reach * 0.4];
    const root = add(at, scale(out, -size * 0.02));
    return path(polygon([add(root, side), tip, add(root, scale(side, -1))]), color);
  };
  const strand = (at: Point): string => {
    const length = size * pen.random.between(0.05, 0.085);
    const color = shape.colorAt(at) ?? main;
    // Eyes and noses have no hair.
    if (Math.abs(lightnessOf(color) - lightnessOf(main)) > OTHER_STUFF) return '';
    const data = `M${coordinates(at)}q${coordinates([-length * 0.2, length * 0.5])} ${coordinates([-length * 0.15, length])}`;
    return stroke(data, darker(color, 0.22), size * 0.009);
  };
  const strands = times(
    90,
    () =>
      [
        box.left + widthOf(box) * pen.random.between(0, 1),
        box.top + heightOf(box) * pen.random.between(0, 1),
      ] as const,
  )
    .filter((at) => shape.isInside(at))
    .map(strand);
  const locks = along(shape, size * 0.034)
    .map(lock)
    .join('');
  const by = size * 0.05;
  return widened(over(behind(drawing, locks), pen.clip(outline, strands.join(''))), {
    left: by,
    right: by,
    top: by,
  });
};

/** One line in many loops over and about it, with an end that hangs out. */
export const tangled: State = (drawing, { shape, pen }) => {
  const { size, main, box } = shape;
  const [cx, cy] = middleOf(shape);
  const knot = (count: number, reach: number) =>
    smooth(
      times(count, (index): Point => {
        const [dx, dy] = polar(index * 137.5 + pen.random.between(-24, 24), 1);
        const far = reach * pen.random.between(0.5, 1.12);
        const y = cy + dy * heightOf(box) * 0.5 * far;
        return [cx + dx * widthOf(box) * 0.5 * far, Math.min(box.bottom - size * 0.01, y)];
      }),
      { tension: 0.3 },
    );
  const lines = times(3, (index) => {
    const color = [darker(main, 0.3), lighter(main, 0.25), main][index] ?? main;
    const data = knot(18, 1.05);
    return stroke(data, darker(main, 0.45), size * 0.034) + stroke(data, color, size * 0.022);
  });
  const by = size * 0.12;
  return widened(over(drawing, lines.join('')), { left: by, right: by, top: by });
};
