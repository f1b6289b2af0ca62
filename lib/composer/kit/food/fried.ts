import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { citrusWedge, garnish, heaped, plated } from './tableware';

/** What comes out of hot fat, on plates. */

const GOLDEN = '#dd9a3f';
const TOMATO = '#cf4530';

/** A crisp piece in batter or crumbs. */
const crumbed = (pen: Pen, [x, y]: Point, rx: number, ry: number, color: Hex = GOLDEN) =>
  formed(
    pen,
    `M${x - rx} ${y}C${x - rx} ${y - ry * 1.5} ${x - rx * 0.2} ${y - ry * 1.1} ${x} ${y - ry}C${x + rx * 0.6} ${y - ry * 1.2} ${x + rx} ${y - ry * 0.7} ${x + rx} ${y}C${x + rx} ${y + ry * 0.9} ${x - rx} ${y + ry} ${x - rx} ${y}Z`,
    color,
    {
      depth: ry * 0.4,
      light: ry * 0.22,
      extra: times(5, (index) =>
        ellipse(
          [x - rx * 0.6 + index * rx * 0.32, y - ry * 0.3 + (index % 3) * ry * 0.3],
          rx * 0.08,
          ry * 0.08,
          darker(color, 0.2),
        ),
      ).join(''),
    },
  );

const fishAndChips = plated(
  (pen) =>
    heaped(16, { at: [-42, -18], rx: 34, ry: 8, rise: 22 }, ([x, y], index) =>
      placed(
        formed(pen, roundedPath([-4.5, -24], 9, 42, 2), index % 2 ? '#f5c557' : '#eab13f', {
          depth: 2.5,
        }),
        { at: [x, y - 6], angleDegrees: ((index * 61) % 110) - 55 },
      ),
    ) +
    crumbed(pen, [34, -34], 58, 21, '#d98f35') +
    heaped(8, { at: [-10, -8], rx: 14, ry: 3, rise: 4 }, (at) => circle(at, 4.4, '#7fb24a')) +
    citrusWedge([64, -6], 16),
);

const chickenNuggets = plated(
  (pen) =>
    heaped(9, { at: [-18, -20], rx: 52, ry: 9, rise: 26 }, (at) => crumbed(pen, at, 23, 13)) +
    formed(pen, 'M48 -34H92L86 -4Q70 2 54 -4Z', HOUSE.white, { depth: 5 }) +
    ellipse([70, -34], 22, 6, '#e9eef5') +
    ellipse([70, -33], 18, 4.4, TOMATO),
);

/** A drumstick with its bone to the upper right. */
const drumstick = (pen: Pen, at: Point, angleDegrees: number) =>
  placed(
    stroke('M20 -18L44 -38', '#f6ead6', 8) +
      circle([43, -42], 6, '#f6ead6') +
      circle([48, -36], 6, '#f6ead6') +
      crumbed(pen, [0, 0], 30, 24, '#c97c2f'),
    { at, angleDegrees },
  );

const friedChicken = plated(
  (pen) =>
    drumstick(pen, [-36, -34], -70) +
    drumstick(pen, [34, -36], 8) +
    drumstick(pen, [-10, -52], -24) +
    drumstick(pen, [-40, -18], -96) +
    drumstick(pen, [26, -18], 20) +
    drumstick(pen, [-4, -16], -40) +
    garnish([-76, -8], 16),
);

const chickenWings = plated(
  (pen) =>
    heaped(7, { at: [-6, -20], rx: 54, ry: 9, rise: 24 }, (at, index) =>
      placed(
        formed(
          pen,
          'M-30 4C-36 -16 -10 -22 0 -8C10 -22 34 -18 34 -6C36 6 22 10 12 4C4 14 -22 18 -30 4Z',
          '#b9501f',
          {
            depth: 6,
            light: 4,
            extra: stroke('M-20 -4q8 -8 16 0M8 -8q8 -6 16 0', '#e98b45', 3),
          },
        ),
        { at, angleDegrees: ((index * 53) % 60) - 30 },
      ),
    ) +
    times(10, (index) =>
      ellipse([-52 + index * 11, -26 - ((index * 13) % 30)], 2, 1.3, '#fff3d0'),
    ).join('') +
    [64, 74, 84]
      .map((x, index) => stroke(`M${x} -8L${x - 14 + index * 8} -44`, '#9fcb6c', 7))
      .join(''),
);

const onionRings = plated(() =>
  heaped(9, { at: [0, -20], rx: 56, ry: 10, rise: 34 }, ([x, y], index) =>
    placed(
      stroke('M-21 0A21 13 0 1 0 21 0A21 13 0 1 0 -21 0', darker(GOLDEN, 0.2), 13) +
        stroke('M-21 -1A21 13 0 1 0 21 -1A21 13 0 1 0 -21 -1', GOLDEN, 9.5) +
        placed(stroke('M-19 -3A20 12 0 0 1 6 -14', lighter(GOLDEN, 0.4), 3), { at: [0, 0] }),
      { at: [x, y], angleDegrees: ((index * 37) % 50) - 25 },
    ),
  ),
);

const samosas = plated(
  (pen) =>
    (
      [
        [-40, -14],
        [42, -14],
        [2, -22],
      ] as const
    )
      .map(([x, y]) =>
        formed(
          pen,
          `M${x - 38} ${y}Q${x - 24} ${y - 30} ${x} ${y - 52}Q${x + 22} ${y - 32} ${x + 36} ${y}Q${x} ${y + 12} ${x - 38} ${y}Z`,
          '#d9963d',
          {
            depth: 9,
            light: 5,
            extra:
              stroke(`M${x} ${y - 52}Q${x + 4} ${y - 20} ${x - 6} ${y + 8}`, '#b2702a', 3.4) +
              times(4, (k) =>
                ellipse([x - 16 + k * 9, y - 12 - (k % 2) * 9], 3, 2, '#b2702a'),
              ).join(''),
          },
        ),
      )
      .join('') +
    ellipse([70, -6], 16, 5, '#5d8f3a') +
    garnish([-72, -6], 16),
);

const springRolls = plated((pen) =>
  (
    [
      [-30, -16, 0],
      [26, -14, 0],
      [-2, -36, 0],
    ] as const
  )
    .map(([x, y]) =>
      placed(
        formed(pen, roundedPath([-46, -13], 92, 26, 12), '#e0a349', {
          depth: 7,
          light: 4,
          extra: stroke('M-20 -16L4 16M12 -16L34 14', '#bd7b2c', 3),
        }) +
          ellipse([45, 0], 7, 11, '#f6dfae') +
          ellipse([45, 0], 4, 7, '#86b84e') +
          circle([46, 2], 2.6, HOUSE.orange),
        { at: [x, y], angleDegrees: -8 },
      ),
    )
    .join(''),
);

export const fried = {
  'fish-and-chips': fishAndChips,
  'chicken-nuggets': chickenNuggets,
  'fried-chicken': friedChicken,
  'chicken-wings': chickenWings,
  'onion-rings': onionRings,
  samosas: samosas,
  'spring-rolls': springRolls,
} as const satisfies Record<string, Drawer>;
