import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { add, heightOf, type Point, polar, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { lightnessOf } from './silhouette';
import { over, type State, type StateContext } from './state';

/** Patterns on whatever of a thing has its main colour. */

/** The second colour of a pattern: as told, else one that is seen on the first. */
function second({ shape, colors, trimColors, pen }: StateContext): Hex {
  const told = trimColors[0] ?? colors[1];
  if (told) return told;
  if (lightnessOf(shape.main) < 0.68) return lighter(shape.main, 0.78);
  return pen.accents.find((color) => lightnessOf(color) < 0.62) ?? HOUSE.coral;
}

/** Rows of places over a box, every other row shifted by half. */
function rowsOver({ shape }: StateContext, apart: number): Point[] {
  const { box } = shape;
  const columns = Math.min(24, Math.ceil(widthOf(box) / apart) + 1);
  const rows = Math.min(24, Math.ceil(heightOf(box) / apart) + 1);
  return times(columns * rows, (index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [box.left + (column + (row % 2 ? 0.5 : 0)) * apart, box.top + (row + 0.3) * apart];
  });
}

const onSkin =
  (paint: (context: StateContext) => string): State =>
  (drawing, context) =>
    over(drawing, context.pen.clip(context.shape.skin, paint(context)));

const STRIPES = 9;

export const striped = onSkin((context) => {
  const { box } = context.shape;
  const step = widthOf(box) / STRIPES;
  const color = second(context);
  return times(STRIPES, (index) =>
    rectangle([box.left + (index + 0.3) * step, box.top], step * 0.46, heightOf(box), color, {
      opacity: 0.92,
    }),
  ).join('');
});

/** Of the height of a thing, where its one stripe begins, and how high that is. */
const BAND = { from: 0.46, high: 0.17 } as const;

/** One stripe around it. */
export const banded = onSkin((context) => {
  const { box } = context.shape;
  const top = box.top + heightOf(box) * BAND.from;
  return rectangle([box.left, top], widthOf(box), heightOf(box) * BAND.high, second(context));
});

/** What is flatter than this, as a share of its width, is seen from above and has its rim all around. */
const FLAT = 0.45;
const RIM = { around: 0.13, high: 0.075 } as const;

/** Its upper edge in another colour. */
export const rimmed = onSkin((context) => {
  const { box, outline, size } = context.shape;
  const color = second(context);
  if (heightOf(box) < widthOf(box) * FLAT) return stroke(outline, color, size * RIM.around);
  return rectangle([box.left, box.top], widthOf(box), heightOf(box) * RIM.high, color);
});

export const spotted = onSkin((context) => {
  const { size } = context.shape;
  const color = second(context);
  return rowsOver(context, size * 0.17)
    .map((at) => circle(at, size * 0.045, color, { opacity: 0.95 }))
    .join('');
});

export const checkered = onSkin((context) => {
  const { box, size } = context.shape;
  const color = second(context);
  const step = size * 0.15;
  const [columns, rows] = [
    Math.min(30, Math.ceil(widthOf(box) / step)),
    Math.min(30, Math.ceil(heightOf(box) / step)),
  ];
  return (
    times(columns, (index) =>
      rectangle([box.left + index * step, box.top], step / 2, heightOf(box), color, {
        opacity: 0.55,
      }),
    ).join('') +
    times(rows, (index) =>
      rectangle([box.left, box.top + index * step], widthOf(box), step / 2, color, {
        opacity: 0.55,
      }),
    ).join('')
  );
});

function blossom(at: Point, radius: number, petal: Hex, heart: Hex): string {
  return (
    times(5, (index) =>
      circle(add(at, polar(index * 72 - 90, radius * 0.62)), radius * 0.46, petal),
    ).join('') + circle(at, radius * 0.34, heart)
  );
}

const PETALS: readonly Hex[] = ['#f29bb0', '#fff6ea', '#f5b33f', '#d9413b'];

export const floral = onSkin((context) => {
  const { size, main } = context.shape;
  const petals = PETALS.filter((one) => Math.abs(lightnessOf(one) - lightnessOf(main)) > 0.12);
  return rowsOver(context, size * 0.21)
    .map((at, index) => {
      const petal = petals[index % petals.length] ?? '#f29bb0';
      const green = add(at, [size * 0.08, size * 0.05]);
      return (
        path(
          polygon([at, add(green, [0, -size * 0.024]), add(green, [size * 0.03, size * 0.02])]),
          '#3f9b63',
        ) + blossom(at, size * (index % 2 ? 0.05 : 0.07), petal, '#f5b33f')
      );
    })
    .join('');
});

/** The bands of a rainbow. */
export const RAINBOW: readonly Hex[] = [
  '#ea4f4a',
  '#f58b3c',
  '#fbd04b',
  '#5bb873',
  '#4a90e0',
  '#8a63c9',
];

export const rainbow = onSkin((context) => {
  const { box } = context.shape;
  const step = (widthOf(box) * 1.3) / RAINBOW.length;
  const lean = heightOf(box) * 0.3;
  return RAINBOW.map((color, index) => {
    const x = box.left - widthOf(box) * 0.15 + index * step;
    return path(
      polygon([
        [x + lean / 2, box.top],
        [x + step * 1.02 + lean / 2, box.top],
        [x + step * 1.02 - lean / 2, box.bottom],
        [x - lean / 2, box.bottom],
      ]),
      color,
      { opacity: 0.86 },
    );
  }).join('');
});

const star = (at: Point, radius: number): string =>
  polygon(
    times(10, (index) => add(at, polar(index * 36 - 90, index % 2 ? radius * 0.42 : radius))),
  );

export const starry = onSkin((context) => {
  const { size } = context.shape;
  const color = second(context);
  return rowsOver(context, size * 0.19)
    .map((at, index) => path(star(at, size * (index % 2 ? 0.045 : 0.062)), color))
    .join('');
});

export const hearted = onSkin((context) => {
  const { size } = context.shape;
  const color = second(context);
  const r = size * 0.05;
  return rowsOver(context, size * 0.19)
    .map(([x, y]) =>
      path(
        `M${x.toFixed(2)} ${(y + r).toFixed(2)}C${(x - r * 1.7).toFixed(2)} ${(y - r * 0.2).toFixed(2)} ${(x - r * 0.9).toFixed(2)} ${(y - r * 1.3).toFixed(2)} ${x.toFixed(2)} ${(y - r * 0.4).toFixed(2)}C${(x + r * 0.9).toFixed(2)} ${(y - r * 1.3).toFixed(2)} ${(x + r * 1.7).toFixed(2)} ${(y - r * 0.2).toFixed(2)} ${x.toFixed(2)} ${(y + r).toFixed(2)}Z`,
        color,
      ),
    )
    .join('');
});

const GAY: readonly Hex[] = [
  HOUSE.coral,
  HOUSE.mustard,
  HOUSE.teal,
  HOUSE.purple,
  HOUSE.pink,
  HOUSE.green,
];

/** In many colours: broad bands aslant over all that has its main one. */
export const colorful = onSkin(({ shape: { box } }) => {
  const step = widthOf(box) / GAY.length;
  const lean = heightOf(box) * 0.22;
  return GAY.map((color, index) => {
    const x = box.left - lean + index * (step + (2 * lean) / GAY.length);
    const next = step + (2 * lean) / GAY.length;
    return path(
      polygon([
        [x + lean, box.top],
        [x + lean + next, box.top],
        [x + next - lean, box.bottom],
        [x - lean, box.bottom],
      ]),
      color,
    );
  }).join('');
});

/** With ornaments: rows of lozenges and dots between lines. */
export const ornate = onSkin((context) => {
  const { box, size } = context.shape;
  const color = second(context);
  const apart = size * 0.15;
  const lines = times(Math.min(16, Math.ceil(heightOf(box) / (apart * 2))), (row) =>
    rectangle([box.left, box.top + apart * (2 * row + 0.6)], widthOf(box), size * 0.016, color),
  ).join('');
  return (
    lines +
    rowsOver(context, apart)
      .map(([x, y], index) =>
        index % 2
          ? circle([x, y], size * 0.024, color)
          : path(
              polygon([
                [x, y - size * 0.045],
                [x + size * 0.034, y],
                [x, y + size * 0.045],
                [x - size * 0.034, y],
              ]),
              color,
            ),
      )
      .join('')
  );
});
