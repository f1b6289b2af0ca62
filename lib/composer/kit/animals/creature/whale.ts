import { circle, path, stroke } from '@/lib/svg/markup';
import { smooth } from '@/lib/svg/path';
import { between, type Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { form, isSeen, mass, type Piece, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { CreatureDrawing, CreatureLook } from './creature';

/** A whale out of the water to its belly, and the water that it throws up: a hundred of its height above the sea. */

const BODY =
  '-24,7 -20,-12 -12,-38 1,-64 16,-84 28,-96 38,-100 43,-95 44,-85 42,-68 37,-48 29,-26 24,-4 22,7 0,8';

function throat(pen: Pen, color: string): string {
  if (!isSeen(pen, 1)) return '';
  const upper = points('40,-90 29,-72 22,-52 17,-36 13,-6 12,16');
  const lower = points('44,-86 42,-68 37,-48 31,-28 24,-6 22,16');
  return [0.14, 0.32, 0.5, 0.68, 0.86]
    .map((share) =>
      stroke(
        smooth(upper.map((from, index): Point => between(from, lower[index] ?? from, share))),
        color,
        0.9,
      ),
    )
    .join('');
}

const FOAM: readonly (readonly [x: number, y: number, r: number])[] = [
  [-26, 0, 7],
  [-15, 3, 8],
  [-3, 1, 9],
  [9, 3, 8],
  [20, 1, 9],
  [31, 2, 7],
  [-44, -20, 2.2],
  [-52, -11, 1.5],
  [-33, -31, 1.6],
  [44, -28, 2.1],
  [52, -16, 1.5],
  [40, -38, 1.3],
  [57, -6, 2],
];

/** Where the tail of who leaps is in the foam, as a share of the whole splash. */
export const SPRAY_WIDTH = 116;

/** Two crowns of spray, foam before the body, drops beside it. */
export function splash(): Piece {
  const svg =
    path(
      'M-52 9Q-46 -14 -36 -21Q-33 -12 -28 -18Q-25 -26 -22 -31Q-16 -18 -13 -6H24Q30 -22 36 -27Q38 -16 43 -19Q48 -25 53 -28Q50 -12 58 9Z',
      '#f6e9ee',
    ) +
    path(
      'M-44 9Q-38 -7 -33 -7Q-30 1 -24 -9L-16 5H27Q34 -11 38 -8Q42 0 47 -11Q50 0 51 9Z',
      '#c7d3ea',
    ) +
    FOAM.map(([x, y, r]) => circle([x, y], r, '#f6e9ee')).join('');
  return { svg, hull: points('-58,-30 58,-30 58,9 -58,9') };
}

export function drawBreach(
  pen: Pen,
  { coat, belly, mark, expression }: CreatureLook,
): CreatureDrawing {
  const deep = darker(coat, 0.3);
  const piece = stack(
    tube(pen, points('-1,-36 -16,-44 -30,-58 -37,-74'), [16, 14, 10, 4], deep, { shade: 0 }),
    mass(
      pen,
      BODY,
      coat,
      form('-30,20 -24,-12 -10,-46 4,-66 -4,-30 0,20', deep, 0.75),
      form('46,-92 38,-86 28,-68 18,-42 12,-14 12,20 40,20 52,-60', belly),
      throat(pen, darker(belly, 0.22)),
      shadeOn(belly, '46,-52 34,-22 26,20 50,20', 1),
    ),
    stroke('M42 -92Q33 -86 25 -71Q22 -66 17 -66', darker(coat, 0.5), 1.5),
    eye(17, -61, 1.9, expression),
    points('18,-85 23,-90 29,-94 17,-79 23,-83')
      .map(([x, y]) => circle([x, y], 1, lighter(mark, 0.1)))
      .join(''),
    tube(pen, points('18,-36 32,-24 50,-26 66,-40'), [18, 16, 12, 4], lighter(coat, 0.1), {
      shade: 0.7,
    }),
    points('40,-20 49,-21 57,-26')
      .map(([x, y]) => circle([x, y], 1.1, mark))
      .join(''),
    splash(),
  );
  return {
    piece,
    head: [28, -78],
    headSpan: 34,
    eyes: [17, -61],
    mouth: [40, -84],
    back: [2, -64],
    arm: [18, -36],
    armWidth: 10,
    surface: [0, 9],
  };
}
