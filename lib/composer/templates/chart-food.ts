import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { markedIf } from '../isometric/draw-item';
import { darker, lighter } from '../palette/tones';
import { type Dish, DISHES } from './content/dishes.data';
import { inSlice } from './chart-figures';
import type { Design } from './design/design';
import { sector } from './design/shapes';
import type { TemplateRequest } from './template';

/** Pies that are told to be of round food are that food, seen from above and cut where the slices end. */

/** The dish that a chart is made of; nothing where it is made of no round food. */
export function dishOf({ brief }: TemplateRequest): Dish | undefined {
  const element = brief.elements.find(({ id }) => id === brief.template?.madeOf);
  if (!element) return undefined;
  const named = [element.concept ?? '', element.phrase, ...element.attributes].join(' ');
  return DISHES.find(({ words }) => words.test(named.toLowerCase()));
}

interface Slice {
  center: Point;
  r: number;
  /** Degrees. */
  from: number;
  to: number;
  index: number;
}

/** Points of a grid within a slice, whose share of the radius is at most `most`. */
function within({ center, r, from, to }: Slice, step: number, most: number, aside = 0): Point[] {
  const count = Math.ceil((2 * r) / step);
  return times(count * count, (at): Point => {
    const [column, row] = [at % count, Math.floor(at / count)];
    const shift = row % 2 === 0 ? 0 : step / 2;
    return [-r + column * step + shift, -r + row * step];
  })
    .filter(([x, y]) => {
      const away = Math.hypot(x, y);
      const degrees = (Math.atan2(y, x) * 180) / Math.PI;
      const turned = (((degrees - from) % 360) + 360) % 360;
      const edge =
        (Math.asin(Math.min(1, (step * 0.42 + aside) / Math.max(1, away))) * 180) / Math.PI;
      return away < r * most && turned > edge && turned < to - from - edge;
    })
    .map((point) => add(center, point));
}

/** Diamonds of the filling between strips of pastry. */
const lattice = (slice: Slice, color: Hex) => {
  const step = slice.r * 0.17;
  const half = step * 0.36;
  return within(slice, step, 0.76)
    .map(([x, y]) =>
      shape(
        [
          [x, y - half],
          [x + half, y],
          [x, y + half],
          [x - half, y],
        ],
        color,
      ),
    )
    .join('');
};

/** Segments of a fruit. */
function segments({ center, r, from, to }: Slice, color: Hex): string {
  const count = Math.max(1, Math.round((to - from) / 40));
  const step = (to - from) / count;
  return times(count, (index) => {
    const [start, end] = [from + index * step + 2, from + (index + 1) * step - 2];
    const tip = add(center, polar((start + end) / 2, r * 0.08));
    return path(sector(tip, 0, r * 0.72, start, end), color);
  }).join('');
}

/** One slice of a dish, with a gap around it in the colour of what is below. */
function dishSlice(slice: Slice, dish: Dish, surface: Hex): string {
  const { center, r, from, to, index } = slice;
  // Neighbours differ a little, as shares that are told apart do.
  const fill = index % 2 === 0 ? dish.fill : mix(dish.fill, lighter(dish.fill, 0.4), 0.5);
  const toppings =
    dish.pattern === 'lattice'
      ? lattice(slice, dish.spot)
      : dish.pattern === 'segments'
        ? segments(slice, dish.spot)
        : within(slice, r * (dish.pattern === 'seeds' ? 0.17 : 0.24), 0.76)
            .map((at, spot) =>
              dish.pattern === 'seeds'
                ? circle(at, r * 0.025, dish.spot)
                : circle(at, r * (spot % 3 === 0 ? 0.075 : 0.095), dish.spot) +
                  circle(at, r * 0.05, lighter(dish.spot, 0.16)),
            )
            .join('');
  return (
    path(sector(center, 0, r, from, to), dish.rim) +
    path(sector(center, 0, r * 0.95, from, to), darker(dish.rim, 0.08)) +
    path(sector(center, 0, r * 0.86, from, to), fill) +
    toppings +
    stroke(sector(center, 0, r, from, to), surface, r * 0.026)
  );
}

/** A slice of the dish that a pie is made of, else of its tone, with what it is made of in it. */
export function pieSlice(
  design: Design,
  cut: Slice,
  {
    dish,
    hole,
    tone,
    surface,
  }: { dish: Dish | undefined; hole: number; tone: string; surface: string },
): void {
  const { center, r, from, to } = cut;
  if (dish) {
    const { madeOf } = design.request.brief.template ?? {};
    design.addArt(markedIf(madeOf, dishSlice(cut, dish, surface)));
    return;
  }
  const outline = sector(center, hole, r, from, to);
  design.addArt(path(outline, tone), stroke(outline, surface, design.px(7)));
  inSlice(design, add(center, polar((from + to) / 2, r * 0.62)), r * 0.46);
}
