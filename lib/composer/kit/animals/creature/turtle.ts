import type { Hex } from '@/lib/color/hex';
import { stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { form, mass, type Piece, points, shadeOn, stack } from '../core/piece';
import type { CreatureDrawing, CreatureLook } from './creature';

/** Plates of the shell, each a rounded hexagon. */
const platesIn = (color: Hex): Piece[] =>
  points('-22,-9 -2,-13 17,-8 -12,4 8,4').map(([x, y]) => {
    const half = points('-8,0 -4,-7 5,-7 9,0 4,6 -4,6');
    return form(
      half.map(([dx, dy]): Point => [x + dx, y + dy]),
      color,
    );
  });

const spotsIn = (color: Hex): Piece[] =>
  points('36,-12 42,-8 38,-4').map(([x, y]) =>
    form(
      points('-2,0 0,-2 2,0 0,2').map(([dx, dy]): Point => [x + dx, y + dy]),
      color,
    ),
  );

/** A turtle that swims: a shell of plates, two long flippers in front, two short ones behind. */
export function drawSeaTurtle(
  pen: Pen,
  { coat, belly, mark, expression }: CreatureLook,
): CreatureDrawing {
  const far = darker(coat, 0.22);
  const piece = stack(
    form('14,-8 26,-24 30,-42 22,-44 10,-30 4,-12', far),
    form('-28,-2 -42,-12 -54,-14 -50,-4 -36,4', far),
    mass(
      pen,
      '24,-6 32,-17 44,-18 52,-10 51,-2 42,2 30,6',
      coat,
      ...spotsIn(darker(coat, 0.2)),
      shadeOn(coat, '24,2 40,-2 54,-4 54,12 24,12'),
    ),
    form('-36,4 -20,13 6,15 26,9 30,2 -30,0', belly),
    mass(
      pen,
      '-40,4 -32,-12 -14,-23 6,-23 24,-13 32,0 24,7 0,10 -26,9',
      mark,
      ...platesIn(lighter(mark, 0.24)),
      shadeOn(mark, '-42,6 -10,2 20,2 36,-6 36,20 -42,20'),
    ),
    mass(
      pen,
      '22,2 14,14 2,34 -10,44 -14,36 -6,20 4,6',
      coat,
      shadeOn(coat, '20,4 8,20 -8,44 -20,44 -6,16'),
    ),
    mass(
      pen,
      '-26,5 -38,10 -50,20 -46,26 -32,20 -20,10',
      coat,
      shadeOn(coat, '-24,10 -46,26 -52,34 -20,30'),
    ),
    stroke('M51 -4Q46 0 41 -3', darker(coat, 0.45), 1.5),
    eye(43, -10, 2.5, expression),
  );
  return {
    piece,
    head: [41, -8],
    headSpan: 22,
    eyes: [43, -10],
    mouth: [51, -4],
    back: [-2, -24],
    arm: [16, 6],
    armWidth: 8,
  };
}
