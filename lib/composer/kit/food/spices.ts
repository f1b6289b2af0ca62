import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { cilantro, parsley } from './bunches';

/** Spices and bunches of herbs. */

const cinnamon: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    [0, 1, 2]
      .map((k) =>
        placed(
          formed(pen, roundedPath([-80, -13], 160, 26, 10), '#a55a2a', {
            depth: 8,
            light: 4,
            extra: stroke('M-80 -2H80', '#7c3f1c', 4),
          }) +
            circle([78, 0], 11, '#7c3f1c') +
            stroke('M78 -8a8 8 0 1 1 -6 10a4 4 0 1 1 6 -2', '#d08c55', 2.6),
          {
            at: [k === 2 ? 4 : -6 + k * 14, -14 - (k === 2 ? 24 : k * 4)],
            angleDegrees: [-4, 8, -9][k] ?? 0,
          },
        ),
      )
      .join('') + stroke('M-8 -4Q-16 -28 0 -54', HOUSE.woodLight, 6),
});
const powder =
  (color: Hex): Drawer =>
  (pen) => ({
    unitCm: 0.1,
    svg:
      ellipse([0, -44], 74, 17, '#b98a58') +
      formed(pen, 'M-66 -46Q-20 -100 0 -100T66 -46Q0 -30 -66 -46Z', color, {
        depth: 12,
        light: 5,
        extra: times(14, (k) =>
          circle([-46 + k * 7, -50 - ((k * 13) % 36)], 2, darker(color, 0.16)),
        ).join(''),
      }) +
      formed(pen, 'M-76 -46Q0 -22 76 -46Q70 -6 34 0H-34Q-70 -6 -76 -46Z', HOUSE.wood, {
        depth: 10,
      }),
  });
const turmeric = powder('#e8a020');
const paprika = powder('#c8401f');
const vanilla: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    [-14, 4, 20]
      .map((angle, k) =>
        placed(rod(pen, 'M0 0Q14 -70 -6 -140q-6 -14 -14 -10', '#4b2a1c', 10), {
          at: [-20 + k * 12, 0],
          angleDegrees: angle,
        }),
      )
      .join('') +
    times(6, (k) => {
      const [x, y] = polar(k * 60, 22);
      return placed(ellipse([0, -20], 11, 24, '#fff1cd'), {
        at: [46 + x * 0.2, -44 + y * 0.2],
        angleDegrees: k * 60,
      });
    }).join('') +
    circle([46, -44], 12, HOUSE.mustard),
});
/** A bunch of herbs tied with string: what grows at the end of each stalk tells them apart. */
const bunch =
  (color: Hex, tip: (k: number) => string): Drawer =>
  (pen) => ({
    unitCm: 0.11,
    svg:
      times(9, (k) =>
        placed(
          stroke('M0 0Q4 -70 0 -130', darker(color, 0.1), 5) + placed(tip(k), { at: [0, -128] }),
          { at: [-8 + k * 2, 0], angleDegrees: -26 + k * 6.5 },
        ),
      ).join('') + formed(pen, roundedPath([-17, -58], 36, 14, 5), HOUSE.woodLight, { depth: 4 }),
    anchors: { grip: { at: [0, -40] } },
  });
const dill = bunch('#5f9f58', () =>
  times(9, (j) =>
    stroke(
      `M0 ${10 - j * 2}L${polar(-170 + j * 20, 40)[0]} ${polar(-170 + j * 20, 40)[1]}`,
      '#5f9f58',
      3,
    ),
  ).join(''),
);
const chives = bunch(
  '#4f9a4a',
  (k) =>
    stroke('M0 0V-40', '#4f9a4a', 5) +
    (k % 4 === 1
      ? times(7, (j) =>
          circle([polar(j * 51, 11)[0], -46 + polar(j * 51, 11)[1]], 7, '#b18ad0'),
        ).join('')
      : ''),
);

export const spices = {
  'cinnamon-sticks': cinnamon,
  turmeric,
  paprika,
  vanilla,
  parsley,
  cilantro,
  dill,
  chives,
} as const satisfies Record<string, Drawer>;
