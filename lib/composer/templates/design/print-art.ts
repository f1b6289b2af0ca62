import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import {
  clothOf,
  each,
  isEvenCell,
  type PrintColors,
  type PrintDrawer,
  type PrintSize,
} from './print-size';
import { arcPath, sector, starPath } from './shapes';

/** Prints of tailors and tilers, by cells. */

/** Points of a unit square as points of a cell. */
const inCell = ([x, y]: Point, [w, h]: Point, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [x + px * w, y + py * h]);

/** Twill of four dark and four light threads: where a dark warp or a dark weft lies on top. */
const WARP: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
  ],
  [
    [1, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 1],
  ],
];
const WEFT: readonly (readonly Point[])[] = [
  [
    [0.5, 0],
    [1, 0],
    [0, 1],
    [0, 0.5],
  ],
  [
    [1, 0.5],
    [1, 1],
    [0.5, 1],
  ],
];

const houndstooth: PrintDrawer = (size, [a]) => {
  const cloth = clothOf(size, 16);
  const cell: Point = [cloth.stepX, cloth.stepY];
  return each(cloth, (at, column, row) => {
    const [isWarp, isWeft] = [Math.abs(column) % 2 === 0, Math.abs(row) % 2 === 0];
    if (isWarp && isWeft) return rectangle(at, cell[0], cell[1], a);
    if (!isWarp && !isWeft) return '';
    return (isWarp ? WARP : WEFT).map((points) => shape(inCell(at, cell, points), a)).join('');
  });
};

const argyle: PrintDrawer = (size, [a, base, c]) => {
  const cloth = clothOf(size, 6);
  const [w, h] = [cloth.stepX, cloth.stepY * 1];
  const line = mix(lightnessOf(base) > 0.6 ? a : base, '#ffffff', 0.55);
  const diamonds = each(cloth, ([x, y], column, row) => {
    if (!isEvenCell(column, row)) return '';
    const points: Point[] = [
      [x, y - h],
      [x + w, y],
      [x, y + h],
      [x - w, y],
    ];
    return shape(points, Math.abs(row) % 2 === 0 ? a : c);
  });
  const lines = each(cloth, ([x, y], column, row) => {
    if (!isEvenCell(column, row)) return '';
    const d = `M${x - w} ${y - h}L${x + w} ${y + h}M${x + w} ${y - h}L${x - w} ${y + h}`;
    return stroke(d, line, w * 0.014);
  });
  return diamonds + lines;
};

const herringbone: PrintDrawer = (size, [a, base, c]) => {
  const cloth = clothOf(size, 8);
  const [w, h] = [cloth.stepX, cloth.stepY * 0.5];
  const tones = [a, mix(a, c, 0.5), c];
  return each({ ...cloth, stepY: h, rows: cloth.rows * 2 + 2 }, ([x, y], column, row) => {
    const isUp = Math.abs(column) % 2 === 0;
    const [left, right] = isUp ? [0, -w * 0.8] : [-w * 0.8, 0];
    const points: Point[] = [
      [x, y + left],
      [x + w, y + right],
      [x + w, y + right + h * 0.9],
      [x, y + left + h * 0.9],
    ];
    const tone = tones[(((row % cloth.rows) + cloth.rows + (isUp ? 0 : 1)) * 7) % 3] ?? base;
    return shape(points, tone);
  });
};

/** Which of the told colours is dark: fine lines of a light one stand out on it. */
const byLightness = (colors: readonly Hex[]): Hex[] =>
  [...colors].sort((one, other) => lightnessOf(one) - lightnessOf(other));

const RAYS = 9;

/** Rows of scales or waves that cover each other, from the top down. */
function overlapping(
  size: PrintSize,
  columns: number,
  one: (at: Point, radius: number, isOdd: boolean) => string,
): string {
  const cloth = clothOf(size, columns);
  const radius = cloth.stepX / 2;
  const rows = Math.max(4, Math.round(size[1] / (radius / 2) / 2) * 2);
  return times(rows + 4, (index) => {
    const isOdd = Math.abs(index - 1) % 2 === 1;
    return times(cloth.columns + 2, (column) =>
      one(
        [(column - 0.5 + (isOdd ? 0.5 : 0)) * cloth.stepX, ((index - 1) * size[1]) / rows],
        radius,
        isOdd,
      ),
    ).join('');
  }).join('');
}

/** Fans in rows that cover each other, with rays and a rim of a light colour on a dark one. */
const fans: PrintDrawer = (size, colors) => {
  const [dark = '#16333a', middle = dark, light = middle] = byLightness(colors);
  const fan = (at: Point, radius: number, isOdd: boolean): string => {
    const ground = isOdd ? mix(dark, light, 0.08) : dark;
    const rays = times(RAYS, (index) => {
      const angle = Math.PI * (1 + (index + 1) / (RAYS + 1));
      const to = (share: number) =>
        `${at[0] + Math.cos(angle) * radius * share} ${at[1] + Math.sin(angle) * radius * share}`;
      return `M${to(0.36)}L${to(0.86)}`;
    }).join('');
    return (
      path(sector(at, 0, radius, 180, 360), light) +
      path(sector(at, 0, radius * 0.91, 180, 360), ground) +
      stroke(rays, light, radius * 0.055) +
      path(sector(at, radius * 0.8, radius * 0.85, 180, 360), middle) +
      path(sector(at, radius * 0.3, radius * 0.37, 180, 360), middle) +
      path(sector(at, 0, radius * 0.22, 180, 360), light)
    );
  };
  return overlapping(size, 4, fan);
};

/** Blue sea waves: rings within rings. */
const RINGS = [1, 0.9, 0.74, 0.64, 0.48, 0.38, 0.22, 0.12] as const;
const seigaiha: PrintDrawer = (size, [a, base]) =>
  overlapping(size, 4, (at, radius) =>
    RINGS.map((share, index) =>
      path(sector(at, 0, radius * share, 180, 360), index % 2 === 0 ? a : base),
    ).join(''),
  );

/** A leaf of a length that grows upwards from a point, and leans. */
const frond = (at: Point, length: number, angleDegrees: number, fill: Hex): string =>
  placed(
    path(
      `M0 0C${-length * 0.34} ${-length * 0.3} ${-length * 0.22} ${-length * 0.8} 0 ${-length}C${length * 0.22} ${-length * 0.8} ${length * 0.34} ${-length * 0.3} 0 0Z`,
      fill,
    ),
    { at, angleDegrees },
  );

/** One palmette of 100 units about 0, 0, the same on both sides. */
function palmette([a, base, c]: PrintColors): string {
  const both = (at: Point, length: number, angle: number, fill: Hex) =>
    frond(at, length, angle, fill) + frond([-at[0], at[1]], length, -angle, fill);
  const fan = [72, 48, 24].map((angle) => both([0, 8], 40, angle, a)).join('');
  const foot = both([0, 30], 30, 112, c) + both([0, 40], 22, 146, a);
  const curls = both([27, 12], 26, 150, c) + both([34, -10], 20, 20, c);
  return (
    curls +
    foot +
    fan +
    frond([0, 10], 52, 0, a) +
    frond([0, 4], 32, 0, base) +
    frond([0, 0], 20, 0, c) +
    circle([0, 12], 6, base) +
    circle([0, 12], 3.4, a) +
    circle([0, -48], 3, a) +
    frond([0, 48], 14, 180, a)
  );
}

const damask: PrintDrawer = (size, colors) => {
  const cloth = clothOf(size, 4);
  const scale = cloth.stepX / 84;
  const border = mix(colors[0], colors[1], 0.45);
  return each({ ...cloth, columns: cloth.columns + 1, rows: cloth.rows + 1 }, ([x, y], column) => {
    const at: Point = [x, y + (Math.abs(column) % 2) * cloth.stepY * 0.5];
    const [w, h] = [cloth.stepX, cloth.stepY * 0.5];
    const ogee = `M${at[0] - w} ${at[1]}C${at[0] - w * 0.5} ${at[1]} ${at[0] - w * 0.5} ${at[1] - h} ${at[0]} ${at[1] - h}M${at[0]} ${at[1] + h}C${at[0] - w * 0.5} ${at[1] + h} ${at[0] - w * 0.5} ${at[1]} ${at[0] - w} ${at[1]}`;
    return (
      stroke(ogee, border, w * 0.012) +
      placed(palmette(colors), { at, scaleX: scale * 0.62, scaleY: scale * 0.72 })
    );
  });
};

const PETALS = 8;

/** One painted tile of 100 units a side about 0, 0. */
function tile([a, base, c]: PrintColors, isOther: boolean): string {
  const petal = (index: number) =>
    placed(path(ellipsePath([0, -20], 6, 15), index % 2 === 0 ? a : c), {
      angleDegrees: (index * 360) / PETALS,
    });
  const corner = (index: number) =>
    placed(
      stroke(arcPath([50, 50], 30, 180, 270), a, 4.5) +
        stroke(arcPath([50, 50], 21, 180, 270), c, 3) +
        path(sector([50, 50], 0, 12, 180, 270), a),
      { angleDegrees: index * 90 },
    );
  const middle = isOther
    ? path(starPath([0, 0], 30, 8, 0.55), a) +
      path(starPath([0, 0], 19, 8, 0.6), base) +
      circle([0, 0], 7, c)
    : times(PETALS, petal).join('') + circle([0, 0], 7.5, base) + circle([0, 0], 4.5, a);
  return (
    rectangle([-50, -50], 100, 100, mix(base, a, 0.03)) +
    times(4, corner).join('') +
    middle +
    stroke('M-50 -50H50V50H-50Z', mix(base, a, 0.25), 1.2)
  );
}

const azulejo: PrintDrawer = (size, colors) => {
  const cloth = clothOf(size, 4);
  return each(cloth, ([x, y], column, row) =>
    placed(tile(colors, !isEvenCell(column, row)), {
      at: [x + cloth.stepX / 2, y + cloth.stepY / 2],
      scaleX: cloth.stepX / 100,
      scaleY: cloth.stepY / 100,
    }),
  );
};

export const PRINTS = {
  houndstooth,
  argyle,
  herringbone,
  fans,
  seigaiha,
  damask,
  azulejo,
} satisfies Record<string, PrintDrawer>;
