import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { spotsIn } from './edges';
import { lightnessOf } from './silhouette';
import { over, type State, type StateContext } from './state';

/** Prints and skins of animals and uniforms, on whatever of a thing has its main colour. */

const onSkin =
  (paint: (context: StateContext) => string): State =>
  (drawing, context) =>
    over(drawing, context.pen.clip(context.shape.skin, paint(context)));

/** All of the skin in one colour, where the prompt tells none. */
function ground({ shape: { box }, colors }: StateContext, color: Hex): string {
  return colors.length > 0
    ? ''
    : rectangle([box.left, box.top], widthOf(box), heightOf(box), color, { opacity: 0.9 });
}

/** A blot of so many points. */
const blot = (at: Point, radius: number, turn: number, color: Hex): string =>
  path(
    blob(
      times(7, (index) => add(at, polar(index * 51 + turn, radius * (index % 2 ? 0.72 : 1.12)))),
      0.3,
    ),
    color,
  );

export const leopard = onSkin((context) => {
  const { shape, pen } = context;
  const rosettes = spotsIn(shape, pen, 46).map((at) => {
    const radius = shape.size * pen.random.between(0.026, 0.042);
    const turn = pen.random.between(0, 360);
    const ring = times(3, (index) => {
      const from = add(at, polar(turn + index * 120, radius));
      const to = add(at, polar(turn + index * 120 + 80, radius));
      return `M${coordinates(from)}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ${coordinates(to)}`;
    }).join('');
    return circle(at, radius * 0.72, '#b9772f') + stroke(ring, '#3a2417', radius * 0.62);
  });
  return ground(context, '#e3b062') + rosettes.join('');
});

export const camouflage = onSkin((context) => {
  const { shape, pen } = context;
  const inks: readonly Hex[] = ['#4d5a2f', '#8a7a4c', '#2f3a26', '#a89a68'];
  const blots = spotsIn(shape, pen, 52).map((at, index) =>
    blot(
      at,
      shape.size * pen.random.between(0.05, 0.1),
      pen.random.between(0, 90),
      inks[index % inks.length] ?? '#4d5a2f',
    ),
  );
  return ground(context, '#6d7444') + blots.join('');
});

export const zigzag = onSkin(({ shape, trimColors, colors }) => {
  const { box, size, main } = shape;
  const ink =
    trimColors[0] ??
    colors[1] ??
    (lightnessOf(main) < 0.62 ? lighter(main, 0.75) : darker(main, 0.5));
  const step = size * 0.075;
  const teeth = Math.min(60, Math.ceil(widthOf(box) / step) + 1);
  const rows = Math.min(20, Math.ceil(heightOf(box) / (step * 2)) + 1);
  return times(rows, (row) => {
    const y = box.top + (row + 0.4) * step * 2;
    const line = times(
      teeth,
      (index) =>
        `${index === 0 ? 'M' : 'L'}${coordinates([box.left + index * step, y + (index % 2 ? -step : 0) * 0.9])}`,
    ).join('');
    return stroke(line, ink, step * 0.5);
  }).join('');
});

/** White with dark blots, as cows are. */
export const pied = onSkin((context) => {
  const { shape, pen, colors } = context;
  const blots = spotsIn(shape, pen, 16).map((at) =>
    blot(
      at,
      shape.size * pen.random.between(0.06, 0.11),
      pen.random.between(0, 90),
      colors[1] ?? '#2b2a33',
    ),
  );
  return ground(context, '#f7f4ee') + blots.join('');
});

/** The colour of marks that are seen on a ground. */
const markOn = ({ shape: { main }, trimColors, colors }: StateContext): Hex =>
  trimColors[0] ??
  colors[1] ??
  (lightnessOf(main) < 0.62 ? lighter(main, 0.7) : darker(main, 0.42));

export const pinstriped = onSkin((context) => {
  const { box, size } = context.shape;
  const step = size * 0.05;
  const count = Math.min(80, Math.ceil(widthOf(box) / step) + 1);
  return times(count, (index) =>
    rectangle([box.left + index * step, box.top], step * 0.16, heightOf(box), markOn(context)),
  ).join('');
});

/** Lines aslant both ways, so far from each other. */
function lattice({ shape: { box } }: StateContext, step: number): string {
  const [wide, high] = [widthOf(box), heightOf(box)];
  const count = Math.min(80, Math.ceil((wide + high) / step) + 1);
  return times(count, (index) => {
    const x = box.left - high + index * step;
    const [top, bottom] = [box.top, box.bottom];
    return `M${coordinates([x, top])}L${coordinates([x + high, bottom])}M${coordinates([x + high, top])}L${coordinates([x, bottom])}`;
  }).join('');
}

/** Lozenges one beside the other, every other one dark. */
export const lozenges = onSkin((context) => {
  const { box, size } = context.shape;
  const [wide, high] = [size * 0.13, size * 0.19];
  const columns = Math.min(30, Math.ceil(widthOf(box) / wide) + 1);
  const rows = Math.min(30, Math.ceil(heightOf(box) / (high / 2)) + 1);
  const ink = markOn(context);
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = box.left + (column + (row % 2 ? 0.5 : 0)) * wide;
    const y = box.top + (row * high) / 2;
    if (row % 2) return '';
    return path(
      `M${coordinates([x, y - high / 2])}L${coordinates([x + wide / 2, y])}L${coordinates([x, y + high / 2])}L${coordinates([x - wide / 2, y])}Z`,
      ink,
      { opacity: 0.85 },
    );
  }).join('');
});

/** Seams aslant both ways, with a light beside each. */
export const quilted = onSkin((context) => {
  const { size, main } = context.shape;
  const seams = lattice(context, size * 0.13);
  return (
    stroke(seams, lighter(main, 0.4), size * 0.016) +
    stroke(seams, darker(main, 0.35), size * 0.008)
  );
});

/** Rows of rounded tips over each other, so many times as long as they are wide. */
function tiles({ shape }: StateContext, share: number, long: number): string {
  const { box, size, main } = shape;
  const wide = size * share;
  const columns = Math.min(60, Math.ceil(widthOf(box) / wide) + 2);
  const rows = Math.min(60, Math.ceil(heightOf(box) / (wide * long * 0.6)) + 2);
  const edges = times(rows, (row) =>
    times(columns, (column) => {
      const x = box.left + (column - (row % 2 ? 0.5 : 0)) * wide;
      const y = box.top + row * wide * long * 0.6;
      return `M${coordinates([x, y])}q${coordinates([wide / 2, wide * long])} ${coordinates([wide, 0])}`;
    }).join(''),
  ).join('');
  return (
    stroke(edges, darker(main, 0.4), wide * 0.12, { opacity: 0.8 }) +
    stroke(edges, lighter(main, 0.4), wide * 0.05, { opacity: 0.6 })
  );
}

export const scaly = onSkin((context) => tiles(context, 0.062, 0.9));
export const feathery = onSkin((context) => tiles(context, 0.07, 1.7));

/** Scratches, a few side by side here and there, with the bare stuff in them. */
export const scratched: State = (drawing, { shape, pen }) => {
  const { size, main, outline } = shape;
  const light = lightnessOf(main) > 0.72 ? darker(main, 0.45) : lighter(main, 0.7);
  const marks = spotsIn(shape, pen, 9).flatMap((at) => {
    const turn = pen.random.between(-38, -8);
    return times(3, (index) => {
      const from = add(at, polar(turn + 90, index * size * 0.02));
      const along = polar(turn, size * pen.random.between(0.07, 0.16));
      return (
        ellipse(from, size * 0.006, size * 0.006, light) +
        stroke(`M${coordinates(from)}l${coordinates(along)}`, light, size * 0.009)
      );
    });
  });
  return over(drawing, pen.clip(outline, marks.join('')));
};
