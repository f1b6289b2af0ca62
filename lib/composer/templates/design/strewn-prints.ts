import { type Hex, mix } from '@/lib/color/hex';
import { createRandom, type Random } from '@/lib/random/random';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { discOf, DistanceField, packed } from '../pattern-packing';
import { wrapped } from '../pattern-strewn';
import type { PrintColors, PrintDrawer, PrintSize } from './print-size';
import { sector } from './shapes';

/** Prints of marks that lie about without an order: skins, chips of stone, shapes. */

const COLUMNS = 100;

interface Strewing {
  size: PrintSize;
  random: Random;
  /** Radii of the marks, in hundredths of the width, the largest first. */
  radii: readonly number[];
  gap: number;
  most: number;
}

/** Marks of some sizes as close together as they can be; `mark` draws one about 0, 0 in pixels. */
function strewnMarks(
  { size: [width, height], random, radii, gap, most }: Strewing,
  mark: (radiusPx: number, index: number) => string,
): string {
  const cellPx = width / COLUMNS;
  const field = new DistanceField({ columns: COLUMNS, rows: Math.round(height / cellPx) });
  const packing = { field, random, gapCells: gap, mostDegrees: 180, isFlippable: [] };
  return radii
    .flatMap((radius) =>
      packed(packing, [discOf(radius)], most).map(({ at, angleDegrees }, index) => {
        const radiusPx = (radius + 0.5) * cellPx;
        const spot = { at: [at[0] * cellPx, at[1] * cellPx] as Point, angleDegrees, scale: 1 };
        return wrapped({ width, height }, mark(radiusPx, index), radiusPx * 1.5, spot);
      }),
    )
    .join('');
}

/** A round form with an uneven border. */
function uneven(random: Random, radius: number, corners: number, depth: number): Point[] {
  return times(corners, (index) => {
    const angle = ((index + random.between(-0.25, 0.25)) / corners) * 2 * Math.PI;
    const reach = radius * random.between(1 - depth, 1 + depth * 0.3);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

const leopard: PrintDrawer = (size, [a, , c], seed) => {
  const random = createRandom(seed, 'leopard');
  const spot = (radius: number, index: number): string => {
    if (radius < size[0] * 0.028) return path(blob(uneven(random, radius * 0.8, 6, 0.4)), a);
    const middle = path(blob(uneven(random, radius * 0.72, 8, 0.25)), c);
    const pieces = times(index % 3 === 0 ? 2 : 3, (piece, share) => {
      const from = share * 360 + random.between(-16, 16) + piece;
      const sweep = random.between(70, 102);
      const bow = times(5, (step): Point => {
        const angle = ((from + (sweep * step) / 4) * Math.PI) / 180;
        const reach = radius * random.between(0.74, 0.92);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      });
      return stroke(
        `M${bow.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
        a,
        radius * 0.42,
      );
    });
    return middle + pieces.join('');
  };
  return strewnMarks({ size, random, radii: [5, 4, 3, 1], gap: 1.6, most: 60 }, spot);
};

/** Stripes that swell and end, side by side. */
const zebra: PrintDrawer = ([width, height], [a], seed) => {
  const random = createRandom(seed, 'zebra');
  const count = 9;
  const step = width / count;
  return times(count * 3, (index) => {
    const x = ((index % count) + 0.5) * step;
    const level = Math.floor(index / count);
    const from = ((level + random.between(-0.1, 0.1) + (index % 2) * 0.5) * height) / 3;
    const length = height * random.between(0.36, 0.44);
    const sway = step * random.between(0.35, 0.6) * (index % 4 < 2 ? 1 : -1);
    const thick = step * random.between(0.26, 0.36);
    const side = (sign: number) =>
      times(7, (at): Point => {
        const share = at / 6;
        const bulge = Math.sin(Math.PI * share) ** 0.7 * thick;
        const middle = sway * Math.sin(share * Math.PI * 1.5);
        return [middle + sign * bulge, (share - 0.5) * length];
      });
    const stripe = path(blob([...side(1), ...side(-1).reverse()]), a);
    return wrapped({ width, height }, stripe, length, {
      at: [x, from + length / 2],
      angleDegrees: 0,
      scale: 1,
    });
  }).join('');
};

const camouflage: PrintDrawer = (size, [a, base, c], seed) => {
  const random = createRandom(seed, 'camouflage');
  const layer = (fill: Hex, radii: readonly number[]) =>
    strewnMarks({ size, random, radii, gap: 4, most: 12 }, (radius) => {
      const [wide, high] = [radius * 1.35, radius * 0.8];
      const border = uneven(random, 1, 9, 0.55).map(([x, y]): Point => [x * wide, y * high]);
      return path(blob(border), fill);
    });
  return (
    layer(a, [11, 7]) + layer(c, [9, 6]) + layer(mix(a, '#11150d', 0.5), [7, 4]) + layer(base, [3])
  );
};

const terrazzo: PrintDrawer = (size, colors, seed) => {
  const random = createRandom(seed, 'terrazzo');
  const tones = tonesOf(colors);
  return strewnMarks({ size, random, radii: [4, 3, 2, 1], gap: 1.5, most: 44 }, (radius, index) => {
    const chip = uneven(random, radius * 1.15, 5 + (index % 2), 0.4);
    return shape(chip, tones[index % tones.length] ?? colors[0]);
  });
};

/** Tones that stand apart on the ground of a print: those that are told where they are several. */
function tonesOf([a, base, c, ...more]: PrintColors): Hex[] {
  return more.length > 0 ? [a, c, ...more] : [a, c, mix(a, base, 0.5), mix(c, '#1d2030', 0.55)];
}

/** Squiggles, rings, triangles and bars. */
const SHAPES: readonly ((radius: number, fill: Hex, other: Hex) => string)[] = [
  (r, fill) =>
    stroke(
      `M${-r} 0q${r * 0.25} ${-r * 0.7} ${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0`,
      fill,
      r * 0.22,
    ),
  (r, fill, other) => circle([0, 0], r * 0.8, fill) + circle([r * 0.22, r * 0.22], r * 0.42, other),
  (r, fill) =>
    shape(
      [
        [0, -r * 0.9],
        [r * 0.85, r * 0.65],
        [-r * 0.85, r * 0.65],
      ],
      fill,
    ),
  (r, fill) => stroke(ellipsePath([0, 0], r * 0.7), fill, r * 0.24),
  (r, fill) =>
    stroke(
      `M${-r} ${r * 0.3}l${r * 0.5} ${-r * 0.6}l${r * 0.5} ${r * 0.6}l${r * 0.5} ${-r * 0.6}l${r * 0.5} ${r * 0.6}`,
      fill,
      r * 0.2,
    ),
  (r, fill, other) =>
    path(sector([0, r * 0.3], 0, r * 0.9, 180, 360), fill) +
    path(sector([0, r * 0.3], 0, r * 0.45, 180, 360), other),
  (r, fill) =>
    times(9, (index) =>
      circle(
        [((index % 3) - 1) * r * 0.55, (Math.floor(index / 3) - 1) * r * 0.55],
        r * 0.15,
        fill,
      ),
    ).join(''),
  (r, fill) => stroke(`M${-r * 0.8} 0H${r * 0.8}M0 ${-r * 0.8}V${r * 0.8}`, fill, r * 0.3),
];

const memphis: PrintDrawer = (size, colors, seed) => {
  const random = createRandom(seed, 'memphis');
  const tones = [...tonesOf(colors), mix(colors[0], '#ffd23f', 0.75)];
  return strewnMarks({ size, random, radii: [7, 5, 3, 1], gap: 3, most: 16 }, (radius, index) => {
    const fill = tones[index % tones.length] ?? colors[0];
    const other = tones[(index + 2) % tones.length] ?? colors[2];
    if (radius < size[0] * 0.02) return circle([0, 0], radius * 0.7, fill);
    return SHAPES[(index * 3 + Math.round(radius)) % SHAPES.length]?.(radius, fill, other) ?? '';
  });
};

export const STREWN_PRINTS = { leopard, zebra, camouflage, terrazzo, memphis } satisfies Record<
  string,
  PrintDrawer
>;
