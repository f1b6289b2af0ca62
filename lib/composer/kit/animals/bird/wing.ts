import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { mass, type Piece, points, shadeOn, stack } from '../core/piece';
import type { Bird } from './bird';

const TIPS = points('-92,-104 -100,-82 -98,-60 -88,-40 -72,-24 -54,-10 -36,0');

/** A wing raised in flight, its root at the origin. */
export function spreadWing(pen: Pen, { colors }: Bird, far: boolean): Piece {
  const base = colors.wing ?? darker(colors.coat, 0.16);
  const shadeOf = (color: string) => (far ? darker(color, 0.24) : color);
  const wing = shadeOf(base);
  const tip = shadeOf(colors.tip ?? darker(base, 0.16));
  const feathers = TIPS.map(([x, y], index) => {
    const outline: Point[] = [
      [-4, -16 + index * 2],
      [x * 0.5 - 8, y * 0.66 - 10],
      [x - 6, y - 4],
      [x, y + 9],
      [x * 0.5 + 4, y * 0.5 + 10],
      [4, 4],
    ];
    return mass(pen, outline, index % 2 ? darker(tip, 0.08) : tip);
  });
  const arm = mass(
    pen,
    '16,6 4,-34 -24,-74 -60,-104 -96,-118 -84,-92 -62,-60 -40,-30 -16,2',
    wing,
    shadeOn(wing, '16,10 -10,-20 -50,-60 -90,-104 -90,-40 -20,14', 0.7),
    mass(pen, '20,0 4,-40 -24,-84 -60,-112 -40,-70 -14,-26', lighter(wing, 0.12)),
  );
  return stack(...feathers, arm);
}
