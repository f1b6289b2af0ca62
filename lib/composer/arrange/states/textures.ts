import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { coordinates, polygon } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { starPath } from './cold';
import { spotsIn, upperEdge } from './edges';
import type { StateContext } from './state';

/** Textures of materials, as large as the thing; whoever uses them cuts them to its outline. */

/** Rows across a box, each at a height. */
const rows = ({ shape: { box } }: StateContext, apart: number): number[] =>
  times(Math.min(48, Math.ceil(heightOf(box) / apart)), (index) => box.top + (index + 0.5) * apart);

export const grain = (context: StateContext): string => {
  const { shape, pen } = context;
  const { box, size } = shape;
  return (
    rows(context, size * 0.075)
      .map((y, index) => {
        const sway = size * 0.016;
        const steps = times(7, (step) => {
          const x = box.left + (widthOf(box) * step) / 6;
          return coordinates([x, y + sway * Math.sin(step * 1.3 + index * 2.2)]);
        });
        return stroke(`M${steps.join('L')}`, '#6b3d1f', size * pen.random.between(0.005, 0.011), {
          opacity: 0.5,
        });
      })
      .join('') +
    spotsIn(shape, pen, 3)
      .slice(0, 3)
      .map(
        (at) =>
          ellipse(at, size * 0.042, size * 0.022, '#7d4a2c', { opacity: 0.7 }) +
          ellipse(at, size * 0.02, size * 0.01, '#5a3119'),
      )
      .join('')
  );
};

/** Strips of light across a polished surface. */
export const sheen =
  (strength: number) =>
  ({ shape }: Pick<StateContext, 'shape'>): string => {
    const { box, size } = shape;
    const strip = (share: number, wide: number) => {
      const x = box.left + widthOf(box) * share;
      const lean = heightOf(box) * 0.34;
      return path(
        polygon([
          [x + lean, box.top],
          [x + lean + wide * size, box.top],
          [x - lean * 0.4 + wide * size, box.bottom],
          [x - lean * 0.4, box.bottom],
        ]),
        '#ffffff',
        { opacity: strength },
      );
    };
    return strip(0.12, 0.11) + strip(0.3, 0.035) + strip(0.7, 0.06);
  };

export const stoneSpecks = ({ shape, pen }: StateContext): string =>
  spotsIn(shape, pen, 60)
    .map((at, index) =>
      circle(at, shape.size * pen.random.between(0.004, 0.011), index % 2 ? '#7b808c' : '#d3d6da', {
        opacity: 0.55,
      }),
    )
    .join('');

export const veins = ({ shape, pen }: StateContext): string =>
  times(6, (index) => {
    const { box, size } = shape;
    const from: Point = [box.left + widthOf(box) * (index / 6), box.top];
    const points = times(6, (step) =>
      add(from, [
        size * 0.09 * step + size * pen.random.between(-0.05, 0.05),
        (heightOf(box) * step) / 5,
      ]),
    );
    return stroke(
      `M${points.map(coordinates).join('L')}`,
      '#9b98a6',
      size * (index % 2 ? 0.007 : 0.013),
      { opacity: 0.55 },
    );
  }).join('');

export const courses = (context: StateContext): string => {
  const { box, size } = context.shape;
  const apart = size * 0.085;
  return rows(context, apart)
    .map((y, row) => {
      const joints = times(Math.min(40, Math.ceil(widthOf(box) / (apart * 2)) + 1), (index) => {
        const x = box.left + (index + (row % 2 ? 0.5 : 0)) * apart * 2;
        return `M${coordinates([x, y])}v${apart.toFixed(2)}`;
      }).join('');
      return stroke(
        `M${coordinates([box.left, y])}H${box.right.toFixed(2)}${joints}`,
        '#f0d3c0',
        size * 0.009,
      );
    })
    .join('');
};

/** Stitches in rows, like ears of wheat. */
export const stitches = (context: StateContext): string => {
  const { box, size, main } = context.shape;
  const apart = size * 0.062;
  const columns = Math.min(40, Math.ceil(widthOf(box) / apart));
  const v = times(columns, (column) => {
    const x = box.left + (column + 0.5) * apart;
    return rows(context, apart * 0.86)
      .map(
        (y) =>
          `M${coordinates([x - apart * 0.4, y - apart * 0.3])}L${coordinates([x, y + apart * 0.24])}L${coordinates([x + apart * 0.4, y - apart * 0.3])}`,
      )
      .join('');
  }).join('');
  return (
    stroke(v, darker(main, 0.5), apart * 0.34, { opacity: 0.42 }) +
    stroke(v, '#ffffff', apart * 0.14, { opacity: 0.34 })
  );
};

/** Planes of light and shade, as of cut stones and folded paper. */
export const facets =
  (light: number, dark: number, count: number) =>
  ({ shape, pen }: StateContext): string =>
    spotsIn(shape, pen, count)
      .flatMap((at, spot) =>
        times(4, (index) => {
          const turn = spot * 53 + index * 90;
          const reach = shape.size * pen.random.between(0.16, 0.34);
          return path(
            polygon([at, add(at, polar(turn, reach)), add(at, polar(turn + 64, reach * 0.86))]),
            index % 2 ? '#ffffff' : '#1f3a63',
            { opacity: index % 2 ? light : dark },
          );
        }),
      )
      .join('');

export const stars = ({ shape, pen }: StateContext): string =>
  spotsIn(shape, pen, 46)
    .map((at, index) =>
      index % 9 === 0
        ? path(starPath(at, shape.size * 0.045), '#fff3c4')
        : circle(at, shape.size * pen.random.between(0.004, 0.01), '#ffffff'),
    )
    .join('') +
  spotsIn(shape, pen, 4)
    .map((at, index) =>
      ellipse(at, shape.size * 0.2, shape.size * 0.1, index % 2 ? '#d06ad0' : '#4f8fe8', {
        opacity: 0.25,
      }),
    )
    .join('');

export const studs = (context: StateContext): string => {
  const { box, size, main } = context.shape;
  const side = size * 0.12;
  const columns = Math.min(30, Math.ceil(widthOf(box) / side));
  return (
    rows(context, side)
      .flatMap((y) =>
        times(columns, (column) => {
          const at: Point = [box.left + (column + 0.5) * side, y];
          return (
            circle(add(at, [side * 0.04, side * 0.06]), side * 0.3, darker(main, 0.4), {
              opacity: 0.5,
            }) + circle(at, side * 0.28, '#ffffff', { opacity: 0.3 })
          );
        }),
      )
      .join('') +
    stroke(
      rows(context, side)
        .map((y) => `M${coordinates([box.left, y - side / 2])}H${box.right.toFixed(2)}`)
        .join(''),
      darker(main, 0.5),
      size * 0.006,
      { opacity: 0.6 },
    )
  );
};

export const gloss = ({ shape }: StateContext): string => {
  const points = upperEdge(shape, 22).map(([x, y]): Point => [x, y + shape.size * 0.055]);
  return stroke(`M${points.map(coordinates).join('L')}`, '#ffffff', shape.size * 0.022, {
    opacity: 0.5,
  });
};

export const straws =
  (color: Hex) =>
  ({ shape, pen }: StateContext): string =>
    spotsIn(shape, pen, 90)
      .map(([x, y]) => {
        const long = shape.size * 0.1;
        const turn = pen.random.between(60, 120);
        const [dx, dy] = polar(turn, long);
        return stroke(
          `M${coordinates([x, y])}l${coordinates([dx, dy])}`,
          pen.random.chance(0.5) ? darker(color, 0.28) : lighter(color, 0.4),
          shape.size * 0.012,
        );
      })
      .join('');

export const blossoms = ({ shape, pen }: StateContext): string =>
  spotsIn(shape, pen, 70)
    .map((at, index) => {
      const petal = ['#f29bb0', '#fff6ea', '#f5b33f', '#d9517a', '#b79be0'][index % 5] ?? '#f29bb0';
      const r = shape.size * pen.random.between(0.04, 0.06);
      return (
        times(5, (one) => circle(add(at, polar(one * 72, r * 0.6)), r * 0.5, petal)).join('') +
        circle(at, r * 0.34, '#f7c64b')
      );
    })
    .join('');

/** Bumps all over it, each lit from above. */
export const bumps = ({ shape, pen }: StateContext): string =>
  spotsIn(shape, pen, 90)
    .map((at) => {
      const radius = shape.size * pen.random.between(0.011, 0.022);
      return (
        circle(add(at, [radius * 0.3, radius * 0.4]), radius, darker(shape.main, 0.3), {
          opacity: 0.5,
        }) + circle(at, radius * 0.8, lighter(shape.main, 0.24), { opacity: 0.55 })
      );
    })
    .join('');

/** Strands over and under each other, as baskets and cloth have them. */
export const weave = ({ shape, pen }: StateContext): string => {
  const { box, size, skin, main } = shape;
  const step = size * 0.036;
  const columns = Math.ceil(widthOf(box) / step) + 1;
  const rows = Math.ceil(heightOf(box) / step) + 1;
  const over: string[] = [];
  const under: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [box.left + column * step, box.top + row * step];
      const isAcross = (row + column) % 2 === 0;
      const strand = isAcross
        ? `M${coordinates([x - step * 0.42, y])}h${(step * 0.84).toFixed(2)}`
        : `M${coordinates([x, y - step * 0.42])}v${(step * 0.84).toFixed(2)}`;
      (isAcross ? over : under).push(strand);
    }
  return pen.clip(
    skin,
    stroke(under.join(''), darker(main, 0.3), step * 0.34, { opacity: 0.75 }) +
      stroke(over.join(''), lighter(main, 0.32), step * 0.34, { opacity: 0.75 }),
  );
};

/** Canes side by side, with their knots. */
export const rods = ({ shape, pen }: StateContext): string => {
  const { box, size } = shape;
  const step = size * 0.09;
  const count = Math.ceil(widthOf(box) / step) + 1;
  return times(count, (index) => {
    const x = box.left + index * step;
    const knots = times(3, (knot) => {
      const y = box.top + heightOf(box) * ((knot + pen.random.between(0.1, 0.9)) / 3);
      return `M${coordinates([x, y])}h${step.toFixed(2)}`;
    }).join('');
    return (
      stroke(`M${coordinates([x, box.top])}v${heightOf(box).toFixed(2)}`, '#8a8438', size * 0.014) +
      stroke(knots, '#7c7430', size * 0.018)
    );
  }).join('');
};
