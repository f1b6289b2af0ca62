import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';

/** Furniture seen from above, in centimetres, its upper left corner at the origin. */
export interface Furniture {
  width: number;
  depth: number;
  svg: string;
}

const LINE: Hex = '#4a5068';
const WOOD: Hex = '#d9b182';
const CLOTH: Hex = '#8fb0d6';
const WHITE: Hex = '#ffffff';

const box = (x: number, y: number, w: number, d: number, fill: Hex, radius = 4) =>
  rectangle([x, y], w, d, LINE, { radius: radius + 2 }) +
  rectangle([x + 3, y + 3], w - 6, d - 6, fill, { radius });

const furniture = (width: number, depth: number, svg: string): Furniture => ({ width, depth, svg });

export const PLAN_FURNITURE = {
  doubleBed: furniture(
    180,
    210,
    box(0, 0, 180, 210, WHITE, 8) +
      box(14, 12, 68, 44, '#eef2fa', 10) +
      box(98, 12, 68, 44, '#eef2fa', 10) +
      box(0, 72, 180, 138, CLOTH, 8) +
      rectangle([4, 84], 172, 14, lighter(CLOTH, 0.4)),
  ),
  singleBed: furniture(
    100,
    205,
    box(0, 0, 100, 205, WHITE, 8) +
      box(16, 12, 68, 42, '#eef2fa', 10) +
      box(0, 70, 100, 135, '#e9b48f', 8) +
      rectangle([4, 82], 92, 12, lighter('#e9b48f', 0.4)),
  ),
  bedside: furniture(46, 42, box(0, 0, 46, 42, WOOD) + circle([23, 21], 10, '#f6e3a8')),
  wardrobe: furniture(
    160,
    58,
    box(0, 0, 160, 58, WOOD) + stroke('M80 4V54M12 29H148', darker(WOOD, 0.24), 3),
  ),
  sofa: furniture(
    220,
    92,
    box(0, 0, 220, 92, '#7fae9a', 16) +
      box(22, 26, 86, 62, lighter('#7fae9a', 0.3), 8) +
      box(112, 26, 86, 62, lighter('#7fae9a', 0.3), 8),
  ),
  coffeeTable: furniture(110, 60, box(0, 0, 110, 60, WOOD, 20)),
  television: furniture(
    180,
    40,
    box(0, 0, 180, 40, WOOD) + rectangle([26, 14], 128, 10, '#2f3444'),
  ),
  rug: furniture(
    260,
    170,
    rectangle([0, 0], 260, 170, '#f0d9c4', { radius: 10 }) +
      rectangle([14, 14], 232, 142, '#f6e8da', { radius: 6 }),
  ),
  dining: furniture(
    200,
    190,
    times(2, (row) =>
      times(3, (index) => box(18 + index * 60, row * 146, 44, 44, '#eacfa8', 10)).join(''),
    ).join('') + box(6, 44, 188, 102, WOOD, 12),
  ),
  counter: furniture(
    290,
    62,
    box(0, 0, 290, 62, '#eef0f4') +
      box(20, 10, 76, 42, '#c9d3de', 8) +
      circle([58, 31], 4, LINE) +
      box(190, 6, 80, 50, '#3f4658') +
      [210, 250].flatMap((x) => [20, 42].map((y) => circle([x, y], 9, '#8a93a8'))).join(''),
  ),
  fridge: furniture(66, 66, box(0, 0, 66, 66, '#dfe6ee') + stroke('M8 48H58', LINE, 3)),
  bath: furniture(
    170,
    76,
    box(0, 0, 170, 76, WHITE, 10) +
      rectangle([12, 11], 146, 54, '#cfe6f2', { radius: 26 }) +
      circle([34, 38], 5, LINE),
  ),
  toilet: furniture(
    42,
    66,
    box(0, 0, 42, 22, WHITE) +
      path('M4 24Q21 16 38 24Q42 62 21 64Q0 62 4 24Z', LINE) +
      path('M8 28Q21 20 34 28Q37 58 21 60Q5 58 8 28Z', WHITE),
  ),
  basin: furniture(
    64,
    48,
    box(0, 0, 64, 48, WHITE, 8) + rectangle([12, 10], 40, 28, '#cfe6f2', { radius: 14 }),
  ),
  desk: furniture(
    140,
    110,
    box(0, 0, 140, 62, WOOD) +
      rectangle([46, 12], 50, 8, '#2f3444') +
      box(48, 64, 46, 44, '#8a93a8', 16),
  ),
  shelf: furniture(
    130,
    34,
    box(0, 0, 130, 34, WOOD) +
      times(7, (index) =>
        rectangle(
          [10 + index * 16, 8],
          10,
          18,
          ['#d9534a', '#3f7fd1', '#f5b33f'][index % 3] ?? LINE,
        ),
      ).join(''),
  ),
  plant: furniture(
    52,
    52,
    circle([26, 26], 26, '#4f9a5f') +
      times(6, (index) =>
        path(
          `M26 26q${12 * Math.cos(index)} ${-14} ${22 * Math.cos(index * 1.05)} ${22 * Math.sin(index * 1.05)}Z`,
          '#7fc07a',
        ),
      ).join(''),
  ),
  car: furniture(
    180,
    400,
    box(0, 0, 180, 400, '#d9685a', 50) +
      box(20, 110, 140, 70, '#b9d3e6', 20) +
      box(24, 290, 132, 50, '#b9d3e6', 16),
  ),
} as const satisfies Record<string, Furniture>;

export type PlanFurniture = keyof typeof PLAN_FURNITURE;
