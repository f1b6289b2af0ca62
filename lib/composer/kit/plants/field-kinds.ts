import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';
import { type Head, petals } from './garden-flowers';
import { ears } from './blossom-kinds';

/** What grows in fields, and leaves by kind. */

export const ricePlant = ears(7, (k, pen) => {
  const x = -42 + k * 14;
  const s = k < 3 ? -1 : 1;
  return (
    stroke(`M${x * 0.3} 0Q${x * 0.5} -80 ${x * 1.5} -130`, '#7fae4a', 6) +
    rod(
      pen,
      `M${x * 0.3} 0Q${x * 0.4} -110 ${x} -150Q${x + s * 22} -176 ${x + s * 40} -128`,
      '#9aae4a',
      3,
    ) +
    times(7, (j) =>
      ellipse([x + s * (16 + j * 4), -164 + j * 7], 5, 7, j % 2 ? '#e3c35a' : '#d2ab42'),
    ).join('')
  );
});
export const sugarcane = ears(5, (k, pen) => {
  const x = -52 + k * 26;
  const h = 210 + (k % 3) * 24;
  return (
    [-130, -50, -100, -78]
      .map((turn) =>
        placed(path('M0 0Q40 -14 92 10Q40 0 0 8Z', turn % 20 ? '#6fae4f' : '#5a9a44'), {
          at: [x, -h + 6],
          angleDegrees: turn,
        }),
      )
      .join('') +
    rod(pen, `M${x * 0.8} 0L${x} ${-h}`, '#a9b84f', 14) +
    times(6, (j) =>
      stroke(`M${x * 0.8 + (x * 0.2 * (j + 1)) / 7 - 8} ${(-h * (j + 1)) / 7}h16`, '#7d8a34', 3),
    ).join('')
  );
});
export const cattails = ears(5, (k, pen) => {
  const x = -48 + k * 24;
  const h = 150 + ((k * 37) % 60);
  return (
    stroke(`M${x * 0.5} 0Q${x * 1.2} -90 ${x * 1.6} ${-h * 0.8}`, '#6f9f52', 7) +
    rod(pen, `M${x * 0.6} 0L${x} ${-h - 30}`, '#7f9a52', 4) +
    rod(pen, `M${x} ${-h + 30}V${-h - 10}`, '#7a4a2c', 15)
  );
});
export const pampas = ears(6, (k, pen) => {
  const x = -50 + k * 20;
  const h = 160 + (k % 2) * 24;
  return (
    stroke(`M${x * 0.2} 0Q${x} -70 ${x * 2.2} -76`, '#a9b46a', 5) +
    rod(pen, `M${x * 0.3} 0L${x} ${-h}`, '#c2ab78', 3) +
    placed(
      formed(pen, 'M0 30C-22 0 -18 -54 0 -84C18 -54 22 0 0 30Z', k % 2 ? '#ead9b8' : '#f3e6cb', {
        depth: 7,
        extra: times(6, (j) =>
          stroke(`M0 ${20 - j * 16}L${j % 2 ? 14 : -14} ${4 - j * 16}`, '#d6c193', 2),
        ).join(''),
      }),
      { at: [x, -h], angleDegrees: x * 0.3 },
    )
  );
});
export const heather = ears(9, (k, pen) => {
  const x = -48 + k * 12;
  const h = 60 + ((k * 23) % 40);
  return (
    rod(pen, `M${x * 0.5} 0L${x} ${-h}`, '#6f7a4a', 3) +
    times(8, (j) =>
      ellipse([x + (j % 2 ? 4 : -4), -h + j * 6], 4.4, 5, j % 3 ? '#b46bb0' : '#d199cf'),
    ).join('')
  );
});
const branchOf =
  (leafColor: Hex, blossom: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm: 0.2,
    svg:
      rod(pen, 'M-90 0Q-30 -50 20 -90T90 -150', '#7a5a42', 9) +
      [
        [-50, -32],
        [-10, -66],
        [30, -98],
        [64, -128],
      ]
        .map(
          ([x = 0, y = 0], k) =>
            leaf([x, y], 58, 19, k % 2 ? -120 : 10, leafColor) +
            leaf([x, y], 52, 17, k % 2 ? -60 : 60, darker(leafColor, 0.1)),
        )
        .join('') +
      blossom(pen),
  });
const five = (x: number, y: number, r: number, fill: Hex, eye: Hex) =>
  placed(
    petals(
      5,
      `M0 0C${-r * 0.6} ${-r * 0.3} ${-r * 0.5} ${-r} 0 ${-r}S${r * 0.6} ${-r * 0.3} 0 0Z`,
      (k) => (k % 2 ? fill : lighter(fill, 0.16)),
      x,
    ) + circle([0, 0], r * 0.16, eye),
    { at: [x, y] },
  );
export const jasmine = branchOf('#3f8f57', () =>
  [
    [-60, -56],
    [-20, -40],
    [-6, -96],
    [40, -70],
    [50, -128],
    [84, -160],
    [20, -130],
  ]
    .map(([x = 0, y = 0]) => five(x, y, 27, HOUSE.white, HOUSE.yellow))
    .join(''),
);
export const azalea = branchOf('#3f8a4f', () =>
  [
    [-50, -60],
    [-8, -52],
    [-16, -104],
    [34, -84],
    [24, -136],
    [66, -122],
    [90, -164],
    [62, -170],
  ]
    .map(([x = 0, y = 0]) => five(x, y, 36, '#e0529a', '#fbd0e6'))
    .join(''),
);
export const bougainvillea = branchOf('#5a9a4f', () =>
  times(16, (k) => {
    const [x, y] = [-76 + k * 11 + ((k * 7) % 16), -34 - k * 8 - ((k * 13) % 34)];
    return placed(
      petals(
        3,
        'M0 0C-22 -6 -18 -30 0 -34C18 -30 22 -6 0 0Z',
        (j) => (j % 2 ? '#d63b8f' : '#ea6fb0'),
        k * 40,
      ) + circle([0, 0], 4, HOUSE.cream),
      { at: [x, y] },
    );
  }).join(''),
);
export const coffeePlant = branchOf('#2f7a4f', (pen) =>
  [
    [-56, -30],
    [-44, -48],
    [-16, -60],
    [-4, -76],
    [24, -92],
    [36, -108],
    [58, -122],
    [70, -138],
  ]
    .map(([x = 0, y = 0], k) => ball(pen, [x, y + 6], 11, k % 3 ? HOUSE.red : '#9ab84a'))
    .join(''),
);
export const teaPlant = branchOf('#3f8f50', () =>
  [
    [-110, 88, -150],
    [-60, 92, -152],
    [-84, 90, -150],
  ]
    .map(([turn = 0, x = 0, y = 0]) => leaf([x, y], 62, 15, turn, '#8fd06a'))
    .join(''),
);
export const camellia: Head = (_pen, color) =>
  petals(8, 'M0 0C-40 -14 -40 -64 0 -74C40 -64 40 -14 0 0Z', (k) =>
    k % 2 ? darker(color, 0.14) : color,
  ) +
  placed(
    petals(
      6,
      'M0 0C-40 -14 -40 -60 0 -68C40 -60 40 -14 0 0Z',
      (k) => (k % 2 ? color : lighter(color, 0.12)),
      20,
    ),
    { scaleX: 0.68 },
  ) +
  placed(
    petals(5, 'M0 0C-40 -14 -40 -60 0 -68C40 -60 40 -14 0 0Z', () => lighter(color, 0.22)),
    { scaleX: 0.4 },
  ) +
  times(9, (k) => {
    const [x, y] = polar(k * 40, 10);
    return circle([x, y], 4, HOUSE.mustard);
  }).join('');
export const flax: Head = (_pen, color) =>
  petals(5, 'M0 0C-46 -20 -40 -70 0 -74C40 -70 46 -20 0 0Z', (k) =>
    k % 2 ? color : lighter(color, 0.14),
  ) +
  petals(5, 'M-1 0V-60H1V0Z', () => darker(color, 0.3)) +
  circle([0, 0], 11, HOUSE.cream) +
  circle([0, 0], 6, HOUSE.blue);
/** Seven toothed fingers. */
export const hempLeaf: Drawer = (_pen, { color = '#4f9a4c' }) => ({
  unitCm: 0.1,
  svg:
    stroke('M0 0V-44', darker(color, 0.2), 6) +
    [-100, 100, -66, 66, -32, 32, 0]
      .map((turn, k) => {
        const size = [0.5, 0.5, 0.75, 0.75, 0.94, 0.94, 1.05][k] ?? 1;
        return placed(
          path(
            'M0 0L-8 -16L-5 -17L-14 -34L-10 -35L-17 -54L-12 -55L-17 -76L-11 -76L-13 -96L-7 -96L0 -124L7 -96L13 -96L11 -76L17 -76L12 -55L17 -54L10 -35L14 -34L5 -17L8 -16Z',
            k % 2 ? color : darker(color, 0.07),
          ) + stroke('M0 -4V-108', lighter(color, 0.3), 2.4),
          { at: [0, -44], angleDegrees: turn, scaleX: size },
        );
      })
      .join(''),
});
export const fourLeafClover: Drawer = (pen, { color = '#4fa85a' }) => ({
  unitCm: 0.08,
  svg:
    stroke('M4 -66Q0 -30 18 0', darker(color, 0.2), 8) +
    [45, 135, 225, 315]
      .map((turn) =>
        placed(
          formed(
            pen,
            'M0 0C-46 -10 -50 -66 -18 -68Q-4 -68 0 -52Q4 -68 18 -68C50 -66 46 -10 0 0Z',
            color,
            {
              depth: 8,
              extra: path(
                'M0 -14C-14 -22 -20 -34 -16 -44L0 -34L16 -44C20 -34 14 -22 0 -14Z',
                lighter(color, 0.26),
              ),
            },
          ),
          { at: [0, -72], angleDegrees: turn },
        ),
      )
      .join(''),
});
export const tumbleweed: Drawer = (_pen, { color = '#b5894f' }) => ({
  unitCm: 0.5,
  svg:
    circle([0, -60], 54, lighter(color, 0.2), { opacity: 0.5 }) +
    times(22, (k) => {
      const spot = (turn: number, reach: number) => {
        const [x, y] = polar(turn, reach);
        return `${x.toFixed(0)} ${(y - 60).toFixed(0)}`;
      };
      const turn = k * 67;
      const tone = k % 3 ? color : darker(color, 0.24);
      return stroke(
        `M${spot(turn, 58)}Q${spot(turn + 60, 20 + (k % 4) * 14)} ${spot(turn + 130 + (k % 3) * 30, 57)}`,
        tone,
        3.6,
      );
    }).join('') +
    times(12, (k) => {
      const [x, y] = polar(k * 30, 60);
      return stroke(
        `M${x * 0.9} ${y * 0.9 - 60}l${(x * 0.16).toFixed(1)} ${(y * 0.16 + 4).toFixed(1)}`,
        color,
        3,
      );
    }).join(''),
});
