import { type Hex, mix } from '@/lib/color/hex';
import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { type Cloth, clothOf, each, type PrintDrawer } from './print-size';

/** Prints of woven and of ruled cloth; all meet themselves at the borders of the picture. */

const bands = (
  { width, height, rows, stepY, columns, stepX }: Cloth,
  share: number,
  color: Hex,
  isDown: boolean,
): string =>
  times(isDown ? columns : rows, (index) =>
    isDown
      ? rectangle([index * stepX, 0], stepX * share, height, color)
      : rectangle([0, index * stepY], width, stepY * share, color),
  ).join('');

const faded = (svg: string, opacity: number) => `<g opacity="${opacity}">${svg}</g>`;

export const WEAVES = {
  dots([w, h, repeats], [a]) {
    const cloth = clothOf([w, h, repeats], 8);
    const r = Math.min(cloth.stepX, cloth.stepY) * 0.3;
    return each(cloth, ([x, y], _, row) =>
      circle(
        [x + (Math.abs(row) % 2) * cloth.stepX * 0.5 + cloth.stepX * 0.25, y + cloth.stepY / 2],
        r,
        a,
      ),
    );
  },
  stripes: ([w, h, repeats], [a, , c]) => {
    const cloth = clothOf([w, h, repeats], 8);
    const thin = times(cloth.columns, (index) =>
      rectangle([(index + 0.7) * cloth.stepX, 0], cloth.stepX * 0.1, h, c),
    ).join('');
    return bands(cloth, 0.5, a, true) + thin;
  },
  gingham([w, h, repeats], [a]) {
    const cloth = clothOf([w, h, repeats], 10);
    return faded(bands(cloth, 0.5, a, true), 0.5) + faded(bands(cloth, 0.5, a, false), 0.5);
  },
  plaid([w, h, repeats], [a, base, c]) {
    const cloth = clothOf([w, h, repeats], 4);
    const line = mix(c === base ? a : c, '#ffffff', 0.75);
    const fine = (isDown: boolean) =>
      times(isDown ? cloth.columns : cloth.rows, (index) =>
        isDown
          ? rectangle([(index + 0.74) * cloth.stepX, 0], cloth.stepX * 0.025, h, line)
          : rectangle([0, (index + 0.74) * cloth.stepY], w, cloth.stepY * 0.025, line),
      ).join('');
    const wide = (isDown: boolean) => faded(bands(cloth, 0.5, a, isDown), 0.62);
    return wide(true) + wide(false) + faded(fine(true) + fine(false), 0.8);
  },
  checks([w, h, repeats], [a]) {
    const cloth = clothOf([w, h, repeats], 8);
    return each(cloth, (at, column, row) =>
      Math.abs(column + row) % 2 === 0 ? rectangle(at, cloth.stepX, cloth.stepY, a) : '',
    );
  },
  chevron([w, h, repeats], [a]) {
    const cloth = clothOf([w, h, repeats], 8);
    const d = times(
      cloth.columns * 2 + 1,
      (index) =>
        `${index === 0 ? 'M' : 'L'}${index * cloth.stepX * 0.5} ${index % 2 === 0 ? 0 : cloth.stepY * 0.5}`,
    ).join('');
    return times(
      cloth.rows + 1,
      (row) =>
        `<g transform="translate(0 ${(row - 0.25) * cloth.stepY})">${stroke(d, a, cloth.stepY * 0.36)}</g>`,
    ).join('');
  },
  waves([w, h, repeats], [a, , c]) {
    const cloth = clothOf([w, h, repeats], 4);
    const rows = cloth.rows * 3;
    const step = h / rows;
    const d = `M0 0${times(cloth.columns, () => `q${cloth.stepX * 0.25} ${-step * 0.9} ${cloth.stepX * 0.5} 0t${cloth.stepX * 0.5} 0`).join('')}`;
    return times(
      rows + 1,
      (row) =>
        `<g transform="translate(0 ${row * step})">${stroke(d, row % 2 === 0 ? a : c, step * 0.3)}</g>`,
    ).join('');
  },
  triangles([w, h, repeats], [a, , c]) {
    const cloth = clothOf([w, h, repeats], 8);
    return each(cloth, ([x, y], _, row) => {
      const shift = (Math.abs(row) % 2) * cloth.stepX * 0.5;
      const points: Point[] = [
        [x + shift + cloth.stepX * 0.5, y + cloth.stepY * 0.14],
        [x + shift + cloth.stepX * 0.92, y + cloth.stepY * 0.86],
        [x + shift + cloth.stepX * 0.08, y + cloth.stepY * 0.86],
      ];
      return shape(points, Math.abs(row) % 2 === 0 ? a : c);
    });
  },
  hexagons([w, h, repeats], [a]) {
    const cloth = clothOf([w, h, repeats], 8);
    return each(cloth, ([x, y], _, row) => {
      const [cx, cy] = [x + cloth.stepX * (0.5 + (Math.abs(row) % 2) * 0.5), y + cloth.stepY * 0.5];
      const [rx, ry] = [cloth.stepX * 0.46, cloth.stepY * 0.6];
      const corners = (
        [
          [0, -1],
          [1, -0.5],
          [1, 0.5],
          [0, 1],
          [-1, 0.5],
          [-1, -0.5],
        ] as const
      ).map(([dx, dy]): Point => [cx + dx * rx, cy + dy * ry]);
      return shape(corners, a);
    });
  },
} satisfies Record<string, PrintDrawer>;
