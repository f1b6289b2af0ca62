import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { bowled, citrusWedge, dome, garnish, heaped, plated, steamOver } from './tableware';

/** Rices, soups and noodles of many kitchens. */

export const scattered = (
  count: number,
  [width, y, height]: readonly [number, number, number],
  draw: (at: Point, k: number) => string,
) =>
  times(count, (k) =>
    draw([(((k * 0.618) % 1) - 0.5) * width, y + ((k * 0.414) % 1) * height], k),
  ).join('');
export const grains = (
  count: number,
  y: number,
  height: number,
  fills: readonly Hex[],
  width = 150,
) =>
  scattered(count, [width, y, height], ([x, at], k) =>
    placed(ellipse([0, 0], 5.5, 2.4, fills[k % fills.length] ?? HOUSE.white), {
      at: [x, at],
      angleDegrees: k * 47,
    }),
  );
export const prawn = (at: Point, turn = 0, color: Hex = '#f2936a') =>
  placed(
    stroke('M-16 6C-18 -14 10 -20 16 -2C18 6 12 10 8 8', color, 11) +
      stroke('M-12 -6l6 6M-2 -12l2 8M8 -10l-4 6', lighter(color, 0.45), 2.4) +
      path('M4 8L-6 18L12 14Z', darker(color, 0.15)),
    { at, angleDegrees: turn },
  );
export const noodles = (color: Hex, y = -76) =>
  times(9, (k) =>
    stroke(
      `M${-78 + k * 4} ${y + (k % 3) * 5}C${-40 + k * 8} ${y - 22 + k} ${20 - k * 4} ${y + 16} ${76 - k * 5} ${y - 4 + (k % 4) * 3}`,
      k % 2 ? color : lighter(color, 0.25),
      6,
    ),
  ).join('');
export const halfEgg = ([x, y]: Point) =>
  ellipse([x, y], 22, 14, HOUSE.white) + ellipse([x, y], 11, 8, HOUSE.orange);
export const scallions = (spots: readonly Point[]) =>
  spots.map(([x, y]) => circle([x, y], 6, '#6fb04f') + circle([x, y], 3, '#d9efb4')).join('');
export const slab = (
  pen: Pen,
  layers: readonly Hex[],
  { x = -58, width = 116, top = -62, depth = 22 } = {},
) => {
  const each = (-12 - top) / layers.length;
  return (
    path(
      `M${x} ${top}L${x + depth} ${top - 16}H${x + width + depth}L${x + width} ${top}Z`,
      lighter(layers[0] ?? HOUSE.cheese, 0.2),
    ) +
    path(
      `M${x + width} ${top}L${x + width + depth} ${top - 16}V-26L${x + width} -12Z`,
      darker(layers[layers.length - 1] ?? HOUSE.meat, 0.15),
    ) +
    layers
      .map((fill, k) =>
        formed(pen, `M${x} ${top + k * each}H${x + width}V${top + (k + 1) * each}H${x}Z`, fill, {
          depth: 4,
        }),
      )
      .join('')
  );
};
export const gravy = (color: Hex) =>
  path('M-84 -8C-90 -22 -50 -30 0 -28S92 -20 80 -6Q40 6 0 4T-84 -8Z', color);
export const risotto = plated(
  (pen) =>
    formed(pen, 'M-84 -8C-80 -40 -30 -50 0 -50S80 -40 84 -8Q0 10 -84 -8Z', '#f3dd9a', {
      depth: 9,
      extra: grains(70, -46, 44, ['#fbeebf', '#e6c877', '#fff6da']),
    }) +
    [
      [-34, -34],
      [4, -46],
      [36, -30],
      [-6, -22],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x - 16} ${y}C${x - 16} ${y - 16} ${x + 16} ${y - 16} ${x + 16} ${y}L${x + 5} ${y + 2}V${y + 10}H${x - 5}V${y + 2}Z`,
          '#c9a27a',
        ),
      )
      .join('') +
    garnish([24, -48], 22),
);
export const tempura = plated(
  (pen) =>
    [
      [-50, -24],
      [-18, -10],
      [14, -24],
    ]
      .map(([turn = 0], k) =>
        placed(
          path('M0 -48L-14 -78L0 -70L14 -78Z', HOUSE.coral) +
            formed(
              pen,
              'M-13 6C-22 -10 -12 -20 -18 -36C-10 -62 10 -66 16 -44C22 -28 12 -16 18 -2C14 14 -8 14 -13 6Z',
              k % 2 ? '#eac06c' : '#f3d088',
              {
                depth: 6,
                extra: times(9, (j) =>
                  circle([-10 + ((j * 7) % 20), -50 + j * 6], 2.6, '#c8923c'),
                ).join(''),
              },
            ),
          { at: [-36 + k * 32, -16], angleDegrees: turn * 0.5 },
        ),
      )
      .join('') +
    formed(pen, 'M44 -8C40 -26 84 -26 82 -8Q62 2 44 -8Z', '#4f9a4c', { depth: 5 }) +
    ellipse([64, -20], 20, 6, '#6b3f24') +
    citrusWedge([-76, -6], 15),
);
export const padThai = plated(
  (pen) =>
    dome(pen, '#d98f4a', 20).replace(/^/, '<g transform="translate(0 50) scale(0.9 0.8)">') +
    '</g>' +
    noodles('#e3a45c', -30) +
    noodles('#d48f45', -18) +
    prawn([-34, -40], 10) +
    prawn([22, -48], -30) +
    prawn([48, -22], 40) +
    scattered(8, [120, -44, 34], ([x, y], k) =>
      stroke(`M${x} ${y}q6 -12 16 -12`, k % 2 ? '#e9f3d8' : '#7fb848', 4),
    ) +
    scattered(8, [100, -46, 30], ([x, y]) => circle([x, y], 3.5, '#c48a4a')) +
    citrusWedge([-76, -8], 17, '#9bcf4f'),
);
export const pho = bowled(
  '#c98f52',
  (pen) =>
    noodles('#fbf3df') +
    [
      [-50, -76],
      [-22, -82],
      [8, -78],
    ]
      .map(([x = 0, y = 0]) =>
        formed(
          pen,
          `M${x - 24} ${y}Q${x} ${y - 16} ${x + 24} ${y}Q${x} ${y + 10} ${x - 24} ${y}Z`,
          '#a8604f',
          { depth: 4 },
        ),
      )
      .join('') +
    garnish([52, -80], 30, '#4fa85a') +
    garnish([32, -76], 22, '#6bbf6a') +
    scallions([
      [-70, -70],
      [-2, -66],
      [22, -68],
      [72, -70],
    ]) +
    citrusWedge([76, -74], 15, '#9bcf4f') +
    steamOver([0, -92]),
  { tone: HOUSE.white },
);
export const udon = bowled(
  '#a8743f',
  () =>
    times(7, (k) =>
      stroke(
        `M${-80 + k * 6} ${-78 + (k % 3) * 5}C${-40 + k * 8} ${-100 + k} ${20 - k * 4} ${-62} ${78 - k * 6} ${-80 + (k % 3) * 4}`,
        k % 2 ? '#fbf1da' : '#efe0bd',
        10,
      ),
    ).join('') +
    halfEgg([-40, -78]) +
    [
      [30, -80],
      [52, -76],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle([x, y], 16, HOUSE.white) + stroke(`M${x - 7} ${y}a6 6 0 1 1 7 6`, HOUSE.pink, 4),
      )
      .join('') +
    scallions([
      [0, -68],
      [10, -74],
      [-6, -76],
      [70, -68],
    ]) +
    steamOver([0, -96]),
  { tone: HOUSE.navy },
);
export const misoSoup = bowled(
  '#c79a5c',
  () =>
    ellipse([-10, -72], 60, 9, '#dcb880', { opacity: 0.8 }) +
    [
      [-44, -76],
      [-10, -80],
      [28, -74],
      [56, -78],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(`M${x - 12} ${y}L${x} ${y - 7}L${x + 12} ${y}L${x} ${y + 7}Z`, HOUSE.white) +
          path(`M${x - 12} ${y}L${x} ${y + 7}V${y + 12}L${x - 12} ${y + 5}Z`, '#e4dccb'),
      )
      .join('') +
    [
      [-70, -70],
      [8, -66],
      [44, -66],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x - 14} ${y}q8 -10 14 -2t14 -2q-8 10 -14 6t-14 -2Z`, '#2c5a45'),
      )
      .join('') +
    scallions([
      [-28, -68],
      [70, -70],
      [0, -88],
    ]) +
    steamOver([0, -92]),
  { tone: HOUSE.red },
);
export const laksa = bowled(
  '#ec8a3c',
  () =>
    noodles('#fbe6a8') +
    prawn([-38, -84], 0) +
    prawn([14, -90], -20) +
    halfEgg([56, -78]) +
    [
      [-68, -72],
      [30, -68],
    ]
      .map(([x = 0, y = 0]) => rectangle([x - 10, y - 10], 22, 16, '#f0cf8a', { radius: 3 }))
      .join('') +
    garnish([-4, -82], 20) +
    stroke('M60 -98L78 -112M54 -96L66 -116', HOUSE.red, 5),
  { tone: HOUSE.white },
);
export const biryani = plated(
  (pen) =>
    formed(pen, 'M-84 -8C-78 -46 -30 -64 0 -64S78 -46 84 -8Q0 10 -84 -8Z', '#f0c04f', {
      depth: 10,
      extra: grains(90, -60, 60, ['#fff3d0', '#f7d26a', '#e8963c', '#fffaf0']),
    }) +
    rod(pen, 'M34 -52L64 -78', '#f6ecd8', 8) +
    formed(pen, 'M-16 -40C-22 -66 20 -78 42 -54C40 -32 0 -22 -16 -40Z', '#b5642f', { depth: 7 }) +
    halfEgg([-44, -38]) +
    scattered(7, [110, -54, 36], ([x, y]) => stroke(`M${x - 7} ${y}q7 -6 14 0`, '#8a3f24', 4)) +
    garnish([4, -62], 20),
  { tone: '#c98a4a' },
);
export const jollof = plated(
  (pen) =>
    formed(pen, 'M-84 -8C-78 -44 -30 -58 0 -58S78 -44 84 -8Q0 10 -84 -8Z', '#d9552f', {
      depth: 10,
      extra: grains(90, -56, 56, ['#f08a4c', '#e86a38', '#c9421f', '#f6a56a']),
    }) +
    scattered(9, [120, -48, 34], ([x, y], k) =>
      circle([x, y], 4, k % 2 ? '#6fae4f' : HOUSE.orange),
    ) +
    [-50, -28]
      .map((x) => ellipse([x, -20], 17, 9, HOUSE.mustard) + ellipse([x, -21], 13, 6, HOUSE.yellow))
      .join('') +
    formed(pen, 'M20 -26C16 -48 56 -56 70 -32C66 -14 30 -10 20 -26Z', '#8f4a26', { depth: 6 }),
);
export const takoyaki: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-110 -22H110L96 0H-96Z', '#e6c58a', { depth: 5 }) +
    heaped(
      6,
      { at: [0, -34], rx: 76, ry: 12, rise: 12 },
      ([x, y], k) =>
        ball(pen, [x, y], 29, '#d09048') +
        path(
          `M${x - 22} ${y - 6}Q${x} ${y - 34} ${x + 22} ${y - 6}Q${x + 12} ${y} ${x + 6} ${y - 8}Q${x} ${y + 4} ${x - 8} ${y - 8}Q${x - 14} ${y} ${x - 22} ${y - 6}Z`,
          '#5f2f1c',
        ) +
        stroke(`M${x - 14} ${y - 18}l7 8l7 -8l7 8l7 -8`, HOUSE.cream, 3) +
        (k % 2
          ? path(`M${x - 6} ${y - 24}l10 -10l6 8Z`, '#d9a77a')
          : circle([x + 4, y - 22], 3, '#4f9a4c')),
    ) +
    rod(pen, 'M60 -50L96 -124', HOUSE.woodLight, 4),
});
