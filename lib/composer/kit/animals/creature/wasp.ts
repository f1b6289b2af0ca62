import { circle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { form, mass, move, points, shadeOn, stack } from '../core/piece';
import type { CreatureDrawing, CreatureLook } from './creature';

const INK = HOUSE.ink;

const wing = (angleDegrees: number) =>
  move(
    stack(
      form('0,0 -14,-8 -38,-22 -60,-24 -66,-14 -44,-4 -14,2', '#f3dfae', 0.86),
      stroke('M-2 -1Q-30 -14 -58 -18M-4 1Q-30 -6 -50 -8', '#c79a4c', 1.2),
    ),
    { at: [12, -34], angleDegrees },
  );

/** Slim: a thorax and a pointed tail that hang on each other by a thread, long legs, narrow wings. */
export function drawWasp(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const tail = '-2,-24 -10,-34 -24,-34 -42,-22 -58,-2 -40,-4 -20,-8 -6,-16';
  const bands = [
    '-14,-40 -8,-40 -6,-6 -14,-6',
    '-28,-40 -21,-40 -19,-4 -28,-4',
    '-41,-36 -35,-36 -33,0 -41,0',
  ];
  const piece = stack(
    stroke('M16 -16L22 -2L30 6M8 -16L8 0L14 8M2 -18L-8 -4L-8 6', INK, 2.2),
    wing(24),
    form('-50,-8 -66,4 -54,0', INK),
    mass(
      pen,
      tail,
      coat,
      ...bands.map((band) => form(points(band), mark)),
      shadeOn(coat, '-60,0 -20,-12 0,-18 0,10 -60,10'),
    ),
    stroke('M-4 -24L6 -27', INK, 3.4),
    mass(
      pen,
      '2,-28 8,-38 18,-40 26,-32 24,-20 14,-15 5,-19',
      mark,
      form('8,-36 16,-39 20,-35 12,-32', coat),
    ),
    wing(2),
    stroke('M36 -38Q42 -52 52 -52M32 -39Q34 -54 44 -58', INK, 2.2),
    mass(
      pen,
      '24,-28 28,-38 38,-39 44,-30 40,-19 31,-17 25,-21',
      coat,
      form('24,-40 36,-42 40,-36 28,-34', mark),
    ),
    form('38,-20 46,-17 40,-14', darker(coat, 0.5)),
    circle([36, -29], 5.4, INK),
    eye(37, -29, 3.4, expression),
    stroke('M31 -36L40 -33', INK, 1.8),
  );
  return {
    piece,
    head: [34, -28],
    headSpan: 22,
    eyes: [37, -29],
    mouth: [43, -17],
    back: [12, -40],
    arm: [14, -18],
    armWidth: 2.2,
  };
}
