import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, leaf, rod } from '../form';

/** Herbs and pods that only the cut of their leaves and ends tells from others. */

/** Jagged, in three lobes. */
const JAGGED =
  'M0 8C-8 0 -30 4 -36 -8L-25 -14L-34 -26L-21 -25L-20 -40L-8 -30L0 -50L8 -30L20 -40L21 -25L34 -26L25 -14L36 -8C30 4 8 0 0 8Z';
/** Round, in lobes like a fan. */
const FANNED =
  'M0 8C-18 8 -38 -4 -35 -18C-29 -22 -24 -18 -21 -15C-28 -28 -20 -40 -11 -36C-8 -44 8 -44 11 -36C20 -40 28 -28 21 -15C24 -18 29 -22 35 -18C38 -4 18 8 0 8Z';

const STALKS = [
  [-34, 96],
  [30, 92],
  [-20, 132],
  [16, 138],
  [-48, 62],
  [46, 64],
  [-4, 158],
  [-10, 98],
  [12, 96],
  [-30, 48],
  [28, 46],
  [0, 64],
] as const;

const bunchOf =
  (color: Hex, outline: string, size: number): Drawer =>
  (pen) => ({
    unitCm: 0.105,
    svg:
      STALKS.map(([turn, length], k) => {
        const fill = k % 3 === 0 ? darker(color, 0.16) : k % 3 === 1 ? color : lighter(color, 0.16);
        return placed(
          stroke(`M0 -10Q4 ${-length * 0.5} 0 ${-length - 20}`, darker(color, 0.1), 5) +
            placed(
              formed(pen, outline, fill, {
                depth: 5,
                extra: stroke('M0 4V-34M0 -6L-20 -18M0 -6L20 -18', lighter(fill, 0.3), 2.4),
              }),
              { at: [0, -length - 18], scaleX: size, angleDegrees: turn * 0.4 },
            ),
          { at: [turn * 0.1, 0], angleDegrees: turn },
        );
      }).join('') +
      [-18, -6, 6, 18]
        .map((x) => rod(pen, `M${x * 0.4} -30L${x} 10`, lighter(color, 0.2), 6))
        .join('') +
      stroke('M-13 -26Q0 -18 13 -26M-13 -19Q0 -11 13 -19', '#d9b27c', 5),
    anchors: { grip: { at: [0, -20] } },
  });

export const parsley = bunchOf('#3f8f45', JAGGED, 1.05);
export const cilantro = bunchOf('#6bab4a', FANNED, 1.05);

/** Long, a little bent, beans to be guessed in them, a thread at the end. */
export const greenBeans: Drawer = (pen, { color = '#5f9f45' }) => ({
  unitCm: 0.07,
  svg: times(6, (index) => {
    const tone = index % 2 ? color : lighter(color, 0.14);
    const bend = index % 3 === 0 ? -34 : -22;
    return placed(
      stroke('M92 -2Q112 2 122 -8', darker(color, 0.2), 4) +
        rod(pen, `M-96 0Q0 ${bend * 2} 92 -4`, tone, 17) +
        [-64, -36, -8, 20, 48]
          .map((x) => ellipse([x, bend * (1 - (x / 100) ** 2)], 9, 6, lighter(tone, 0.2)))
          .join('') +
        rod(pen, 'M-96 0Q-106 4 -112 14', darker(color, 0.3), 7),
      { at: [(index % 2) * 22 - 8, -6 - index * 13], angleDegrees: ((index * 53) % 30) - 14 },
    );
  }).join(''),
});

const okraPod = (pen: Parameters<Drawer>[0], tone: Hex): string =>
  formed(pen, 'M-12 -96C-34 -80 -30 -20 0 60C30 -20 34 -80 12 -96Z', tone, {
    depth: 8,
    light: 4,
    extra: stroke('M-8 -92Q-18 -40 -2 54M8 -92Q18 -40 2 54', darker(tone, 0.2), 3.4),
  }) +
  formed(
    pen,
    'M-22 -88Q-20 -104 -8 -106L-6 -122H6L8 -106Q20 -104 22 -88Q0 -78 -22 -88Z',
    darker(tone, 0.22),
    {
      depth: 4,
    },
  );

const okraSlice = (tone: Hex): string =>
  path(
    `M${times(10, (k) => {
      const [r, a] = [k % 2 ? 20 : 27, (k * 36 * Math.PI) / 180];
      return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
    }).join('L')}Z`,
    tone,
  ) +
  circle([0, 0], 17, '#e3f0c2') +
  times(5, (k) => placed(circle([0, -10], 4.4, '#fbf6e4'), { angleDegrees: k * 72 })).join('');

/** Ribbed pods with caps, and stars where they are cut. */
export const okra: Drawer = (pen, { color = '#7aa64a' }) => ({
  unitCm: 0.05,
  svg:
    placed(okraPod(pen, darker(color, 0.08)), { at: [-46, -40], angleDegrees: -68 }) +
    placed(okraPod(pen, color), { at: [20, -74], angleDegrees: -84 }) +
    placed(okraPod(pen, lighter(color, 0.12)), { at: [-20, -100], angleDegrees: -60 }) +
    placed(okraSlice(darker(color, 0.1)), { at: [78, -22] }) +
    placed(okraSlice(color), { at: [112, -30], scaleX: 0.8 }),
});

/** Smooth and pale, a crescent of it beside. */
export const honeydew: Drawer = (pen, { color = '#dbe6ae' }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-124 -74A78 78 0 1 1 32 -74A78 76 0 1 1 -124 -74Z', color, {
      depth: 22,
      light: 9,
      extra: ellipse([-76, -112], 26, 16, HOUSE.white, { opacity: 0.7 }),
    }) +
    rod(pen, 'M-46 -150q2 -12 12 -16', '#8f9a58', 8) +
    placed(
      path('M-100 -70Q0 116 100 -70Q0 -2 -100 -70Z', darker(color, 0.12)) +
        path('M-98 -73Q0 98 98 -73Q0 -6 -98 -73Z', '#f3f8d8') +
        path('M-94 -74Q0 76 94 -74Q0 -8 -94 -74Z', '#bfe08a') +
        path('M-86 -72Q0 40 86 -72Q0 -10 -86 -72Z', '#dcefad') +
        times(9, (k) => ellipse([-44 + k * 11, -32 - (k - 4) ** 2 * 1.3], 4, 2.4, '#f6ecc8')).join(
          '',
        ),
      { at: [70, -20], angleDegrees: -10 },
    ) +
    leaf([-34, -164], 40, 14, -20, HOUSE.leaf),
});
