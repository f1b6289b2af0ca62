import { type Hex, mix } from '@/lib/color/hex';
import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Brief } from '../../brief';
import { tells } from './words';

/** Patterns that are known by their name; all meet themselves at the borders of the picture. */
type Weave =
  | 'dots'
  | 'stripes'
  | 'plaid'
  | 'gingham'
  | 'checks'
  | 'chevron'
  | 'waves'
  | 'triangles'
  | 'hexagons';

const WORDS: readonly (readonly [Weave, readonly string[]])[] = [
  ['dots', ['polka dot', 'polka-dot', 'dots', 'polka', 'dotted']],
  ['gingham', ['gingham', 'vichy']],
  ['plaid', ['plaid', 'tartan', 'flannel', 'buffalo check']],
  ['checks', ['checkerboard', 'checkered', 'chequered', 'checked', 'chess']],
  ['stripes', ['stripe', 'striped', 'pinstripe', 'lines']],
  ['chevron', ['chevron', 'zigzag', 'zig zag', 'herringbone']],
  ['waves', ['wave', 'waves', 'wavy']],
  ['triangles', ['triangle', 'triangles', 'triangular']],
  ['hexagons', ['hexagon', 'hexagonal', 'honeycomb']],
];

/** The pattern that a prompt names, where it names one. */
export function weaveOf(text: string): Weave | undefined {
  return WORDS.find(([, words]) => tells(text, ...words))?.[0];
}

/** Colours of a pattern: those that are named, the ground last. */
export function weaveColors(
  { paletteColors, background, words, media }: Brief,
  own: readonly Hex[],
  ground: Hex,
): [Hex, Hex, Hex] {
  const isBlackAndWhite = /black and white|monochrome/i.test(
    [...media, ...words.map(({ word }) => word)].join(' '),
  );
  if (isBlackAndWhite && paletteColors.length < 2) return ['#1c1d22', '#fbfbf8', '#8c9096'];
  const named = paletteColors.filter((color): color is Hex => /^#/.test(color));
  const base = background && /^#/.test(background) ? background : named[1];
  const [a, b = a] = named.length > 0 ? named : own;
  return [
    a ?? ground,
    base ?? ground,
    named[2] ?? (named.length > 1 ? (b ?? ground) : mix(a ?? ground, '#ffffff', 0.5)),
  ];
}

interface Cloth {
  width: number;
  height: number;
  /** Side of a unit that fits a whole even number of times. */
  stepX: number;
  stepY: number;
  columns: number;
  rows: number;
}

function clothOf(width: number, height: number, across: number): Cloth {
  const columns = across;
  const rows = Math.max(2, Math.round(height / (width / across) / 2) * 2);
  return { width, height, columns, rows, stepX: width / columns, stepY: height / rows };
}

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

/** Each cell of a cloth; those at the borders are drawn on both. */
function each(
  { columns, rows, stepX, stepY }: Cloth,
  one: (at: Point, column: number, row: number) => string,
): string {
  const parts: string[] = [];
  for (let row = -1; row <= rows; row += 1)
    for (let column = -1; column <= columns; column += 1)
      parts.push(one([column * stepX, row * stepY], column, row));
  return parts.join('');
}

const WEAVES: Readonly<
  Record<Weave, (size: readonly [number, number], colors: readonly [Hex, Hex, Hex]) => string>
> = {
  dots([w, h], [a]) {
    const cloth = clothOf(w, h, 8);
    const r = Math.min(cloth.stepX, cloth.stepY) * 0.3;
    return each(cloth, ([x, y], _, row) =>
      circle(
        [x + (Math.abs(row) % 2) * cloth.stepX * 0.5 + cloth.stepX * 0.25, y + cloth.stepY / 2],
        r,
        a,
      ),
    );
  },
  stripes: ([w, h], [a, , c]) => {
    const cloth = clothOf(w, h, 8);
    const thin = times(cloth.columns, (index) =>
      rectangle([(index + 0.7) * cloth.stepX, 0], cloth.stepX * 0.1, h, c),
    ).join('');
    return bands(cloth, 0.5, a, true) + thin;
  },
  gingham([w, h], [a]) {
    const cloth = clothOf(w, h, 10);
    return faded(bands(cloth, 0.5, a, true), 0.5) + faded(bands(cloth, 0.5, a, false), 0.5);
  },
  plaid([w, h], [a, base, c]) {
    const cloth = clothOf(w, h, 4);
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
  checks([w, h], [a]) {
    const cloth = clothOf(w, h, 8);
    return each(cloth, (at, column, row) =>
      Math.abs(column + row) % 2 === 0 ? rectangle(at, cloth.stepX, cloth.stepY, a) : '',
    );
  },
  chevron([w, h], [a]) {
    const cloth = clothOf(w, h, 8);
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
  waves([w, h], [a, , c]) {
    const cloth = clothOf(w, h, 4);
    const rows = cloth.rows * 3;
    const step = h / rows;
    const d = `M0 0${times(cloth.columns, () => `q${cloth.stepX * 0.25} ${-step * 0.9} ${cloth.stepX * 0.5} 0t${cloth.stepX * 0.5} 0`).join('')}`;
    return times(
      rows + 1,
      (row) =>
        `<g transform="translate(0 ${row * step})">${stroke(d, row % 2 === 0 ? a : c, step * 0.3)}</g>`,
    ).join('');
  },
  triangles([w, h], [a, , c]) {
    const cloth = clothOf(w, h, 8);
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
  hexagons([w, h], [a]) {
    const cloth = clothOf(w, h, 8);
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
};

/** The pattern over the whole picture, its ground too. */
export function weaveArt(
  weave: Weave,
  [width, height]: readonly [number, number],
  colors: readonly [Hex, Hex, Hex],
): string {
  return rectangle([0, 0], width, height, colors[1]) + WEAVES[weave]([width, height], colors);
}
