import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { clothOf, each, isEvenCell, type PrintDrawer } from './print-size';

/** Prints of the bazaar and the temple, by cells: dyed threads, lattices, keys, drops. */

/** Steps by which a lozenge of dyed threads widens, and how far its threads run out of line. */
const STEPS = 9;
const FRAYED = [0, 0.05, -0.04, 0.07, -0.06, 0.03, -0.05, 0.06, -0.03] as const;

/** A lozenge with the uneven edge of threads that were dyed before they were woven, about 0, 0. */
function dyed([w, h]: Point, fill: Hex): string {
  const side = (sign: number) =>
    times(STEPS * 2 + 1, (index): Point => {
      const level = index / STEPS - 1;
      const reach = (1 - Math.abs(level)) * w + (FRAYED[index % STEPS] ?? 0) * w;
      return [sign * Math.max(w * 0.03, reach), level * h];
    }).flatMap(([x, y]): Point[] => [
      [x, y],
      [x, y + (h / STEPS) * 0.92],
    ]);
  return shape([...side(1), ...side(-1).reverse()], fill);
}

const ikat: PrintDrawer = (size, [a, base, c, ...more]) => {
  const cloth = clothOf(size, 4);
  const [w, h] = [cloth.stepX / 2, cloth.stepY];
  const rings = (outer: Hex, inner: Hex) =>
    dyed([w * 0.98, h * 0.98], outer) +
    dyed([w * 0.7, h * 0.7], base) +
    dyed([w * 0.5, h * 0.5], inner) +
    dyed([w * 0.22, h * 0.22], more[0] ?? base);
  return each({ ...cloth, columns: cloth.columns + 1, rows: cloth.rows + 1 }, (at, column, row) => {
    if (!isEvenCell(column, row)) return '';
    const isOdd = Math.abs(row) % 2 === 1;
    return placed(isOdd ? rings(c, a) : rings(a, c), { at });
  });
};

/** Four leaves about each crossing, whose borders are one net. */
const trellis: PrintDrawer = (size, [a, base, c]) => {
  const cloth = clothOf(size, 6);
  const [w, h] = [cloth.stepX, cloth.stepY];
  const net = `M0 ${-h}C${w * 0.62} ${-h * 0.72} ${w * 0.28} ${-h * 0.28} ${w} 0C${w * 0.28} ${h * 0.28} ${w * 0.62} ${h * 0.72} 0 ${h}C${-w * 0.62} ${h * 0.72} ${-w * 0.28} ${h * 0.28} ${-w} 0C${-w * 0.28} ${-h * 0.28} ${-w * 0.62} ${-h * 0.72} 0 ${-h}Z`;
  const one =
    stroke(net, a, w * 0.13) +
    path(
      `M0 ${-h * 0.42}Q${w * 0.16} ${-h * 0.16} ${w * 0.42} 0Q${w * 0.16} ${h * 0.16} 0 ${h * 0.42}Q${-w * 0.16} ${h * 0.16} ${-w * 0.42} 0Q${-w * 0.16} ${-h * 0.16} 0 ${-h * 0.42}Z`,
      c,
    ) +
    circle([0, 0], w * 0.09, base);
  return each({ ...cloth, columns: cloth.columns + 1, rows: cloth.rows + 1 }, (at, column, row) =>
    isEvenCell(column, row) ? placed(one, { at }) : '',
  );
};

/** Rows of keys that run into each other, with a line above and below. */
const meander: PrintDrawer = (size, [a, , c]) => {
  const cloth = clothOf(size, 6);
  const [w, h] = [cloth.stepX, cloth.stepY];
  const [x, y] = [(share: number) => w * share, (share: number) => h * share];
  const key = `M0 ${y(0.82)}V${y(0.18)}H${x(0.84)}V${y(0.66)}H${x(0.36)}V${y(0.42)}H${x(0.56)}M0 ${y(0.82)}H${w}`;
  const one =
    stroke(key, a, w * 0.1) +
    stroke(`M0 0H${w}`, c, w * 0.05) +
    stroke(`M0 ${y(0.82)}V${y(0.9)}`, a, w * 0.1);
  return each(cloth, (at) => placed(one, { at }));
};

/** A drop of 100 units that bends at its tip, with rings of dots in it, about 0, 0. */
function drop(a: Hex, base: Hex, c: Hex): string {
  const outline = (share: number) =>
    placed(
      path(
        'M-6 46C-44 40 -46 -6 -16 -24C0 -34 10 -44 30 -46C18 -36 26 -24 32 -6C42 26 22 50 -6 46Z',
        '#000000',
      ),
      { scaleX: share, scaleY: share },
    );
  const layer = (share: number, fill: Hex) => outline(share).replaceAll('#000000', fill);
  const dots = times(9, (index) => {
    const angle = (index / 9) * 2 * Math.PI;
    return circle([-4 + Math.cos(angle) * 20, 13 + Math.sin(angle) * 20], 3, base);
  });
  return (
    layer(1, a) +
    layer(0.84, base) +
    layer(0.76, c) +
    dots.join('') +
    circle([-4, 13], 10, base) +
    circle([-4, 13], 6.5, a)
  );
}

const paisley: PrintDrawer = (size, [a, base, c]) => {
  const cloth = clothOf(size, 4);
  const scale = cloth.stepX / 118;
  const small = mix(a, base, 0.25);
  return each({ ...cloth, columns: cloth.columns + 1, rows: cloth.rows + 1 }, (at, column, row) => {
    const isTurned = isEvenCell(column, row);
    const [dx, dy] = [cloth.stepX / 2, cloth.stepY / 2];
    const bud = times(5, (index) => {
      const angle = (index / 5) * 2 * Math.PI;
      return circle([Math.cos(angle) * 9, Math.sin(angle) * 9], 6, small);
    });
    return (
      placed(drop(a, base, c), {
        at,
        angleDegrees: isTurned ? 168 : -14,
        scaleX: scale,
        scaleY: scale,
      }) +
      placed(bud.join('') + circle([0, 0], 5, c), {
        at: [at[0] + dx, at[1] + dy],
        scaleX: scale * 0.8,
        scaleY: scale * 0.8,
      })
    );
  });
};

export const ORNAMENT_PRINTS = { ikat, trellis, meander, paisley } satisfies Record<
  string,
  PrintDrawer
>;
