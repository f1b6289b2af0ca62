import { circle, ellipse } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { form, mass, move, type Piece, shadeOn, stack } from '../core/piece';
import type { Bird } from './bird';

const feather = (pen: Pen, length: number, width: number, color: string): Piece =>
  mass(
    pen,
    [
      [4, -width * 0.3],
      [-length * 0.5, -width * 0.5],
      [-length * 0.94, -width * 0.44],
      [-length, 0],
      [-length * 0.94, width * 0.44],
      [-length * 0.5, width * 0.5],
      [4, width * 0.3],
    ],
    color,
    shadeOn(
      color,
      [
        [6, 0],
        [-length * 1.1, width * 0.1],
        [-length * 1.1, width],
        [6, width],
      ],
      0.6,
    ),
  );

function spread(
  pen: Pen,
  angles: readonly number[],
  length: number,
  width: number,
  color: string,
): Piece {
  return stack(
    ...angles.map((angleDegrees, index) =>
      move(feather(pen, length, width, index % 2 ? darker(color, 0.1) : color), { angleDegrees }),
    ),
  );
}

/** The spread train of a peacock, seen from before: eyes on feathers all round. */
function train(color: string): Piece {
  const eyes = times(15, (_, share) => 186 + share * 168).flatMap((angle, index) =>
    [96, 136].map((reach, row): Point => polar(angle + (row + index) * 0.01, reach)),
  );
  const rim = times(31, (index, share) => polar(180 + share * 180, index % 2 ? 160 : 150));
  return stack(
    form([...rim, [0, 16]], color),
    form([...rim.map(([x, y]): Point => [x * 0.72, y * 0.72]), [0, 12]], darker(color, 0.12)),
    ...eyes.map(
      (at) =>
        ellipse(at, 10, 10, lighter(color, 0.34)) +
        circle(at, 6.4, '#f5b33f') +
        circle(at, 3.8, '#2a4fa0'),
    ),
  );
}

const SICKLES = [
  [-8, -6, 1],
  [14, -2, 0.9],
  [34, 2, 0.76],
] as const;

/** Tail feathers at the origin, pointing left. */
export function birdTail(pen: Pen, { tail, colors }: Bird): Piece {
  const color = colors.tail ?? colors.wing ?? colors.coat;
  switch (tail) {
    case 'wedge':
      return spread(pen, [-9, 0, 9], 50, 17, color);
    case 'long':
      return spread(pen, [5, -3], 96, 17, color);
    case 'fork':
      return spread(pen, [-15, 15], 70, 12, color);
    case 'fan':
      return stack(
        spread(pen, [8, 26, 44, 62, 80, 98, 116], 66, 22, color),
        spread(pen, [17, 35, 53, 71, 89, 107], 44, 22, lighter(color, 0.3)),
      );
    case 'train':
      return train(color);
    case 'plume':
      return stack(
        form('6,12 -14,16 -34,2 -44,-24 -30,-30 -18,-22 -8,-30 6,-18', color),
        form('6,10 -12,12 -28,0 -34,-16 -18,-12 -4,-18', darker(color, 0.14)),
      );
    case 'sickle':
      return stack(
        ...SICKLES.map(([x, y, k], index) =>
          form(
            [
              [4 + x * 0.2, 8 + y],
              [-20 * k, -8],
              [-34 * k, -44 * k],
              [-66 * k, -54 * k + x],
              [-86 * k, -28 * k + x],
              [-66 * k, -36 * k + x],
              [-46 * k, -18 * k + x * 0.6],
              [-14, 16],
            ],
            index % 2 ? lighter(color, 0.16) : darker(color, index * 0.1),
          ),
        ),
      );
    case 'flame':
      return stack(
        form(
          '6,-10 -40,-16 -92,8 -132,0 -108,22 -146,40 -100,40 -120,68 -64,46 -30,30 6,12',
          color,
        ),
        form('4,-4 -40,-6 -84,16 -64,24 -92,42 -50,34 -20,18', '#fbd25b'),
      );
    default:
      return form('6,-12 -16,-14 -28,-8 -22,4 4,12', color);
  }
}
