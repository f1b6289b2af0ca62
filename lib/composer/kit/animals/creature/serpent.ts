import { ellipse, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { form, mass, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { CreatureDrawing, CreatureLook } from './creature';

const coils = ['-52,6 -46,-14 -34,-24 -22,-14 -18,6', '-12,6 -6,-20 8,-32 20,-18 24,6'] as const;

/** A serpent of the sea: neck, two coils and a tail over the water line, which is at zero. */
export function drawSeaSerpent(
  pen: Pen,
  { coat, belly, fin, expression }: CreatureLook,
): CreatureDrawing {
  const neck = tube(pen, points('40,8 32,-14 36,-36 48,-52 56,-62'), [21, 20, 18, 15, 15], coat);
  const fins = points('-47,-20 -34,-33 -22,-21 -6,-26 8,-41 21,-26').map(([x, y], index) =>
    form(
      [
        [x - 4, y + 6],
        [x + (index % 3) * 1.5 - 3, y - 9],
        [x + 5, y + 5],
      ],
      fin,
    ),
  );
  const piece = stack(
    form('-70,-26 -80,-36 -84,-22 -94,-24 -86,-10 -76,-8 -68,-14', fin),
    tube(pen, points('-60,6 -66,-6 -72,-14 -78,-20'), [13, 10, 7, 3], coat),
    ...fins,
    ...coils.map((line) => tube(pen, points(line), [15, 17, 18, 17, 15], coat)),
    form('25,-28 14,-38 28,-36 20,-52 34,-48 30,-66 46,-62 44,-44', fin),
    neck,
    pen.clip(
      neck.data,
      stroke('M52 8C42 -12 44 -34 58 -54', belly, 8) +
        stroke('M42 -4H56M41 -14H54M42 -24H55M46 -34H58M51 -44H64', darker(belly, 0.2), 1.2),
    ),
    form('50,-70 40,-78 54,-76 50,-88 62,-76', fin),
    mass(
      pen,
      '46,-62 48,-73 58,-79 70,-76 78,-68 90,-66 92,-59 82,-54 66,-53 52,-54',
      coat,
      form('70,-60 92,-63 94,-50 66,-50', belly),
      shadeOn(coat, '46,-58 70,-56 94,-58 94,-40 46,-40', 0.8),
    ),
    stroke('M91 -60C84 -57 76 -57 69 -60', darker(coat, 0.5), 1.5),
    form('84,-58.500 86,-54 88,-58.500', HOUSE.cream),
    eye(67, -69, 2.7, expression),
    ellipse([86, -64.5], 1.2, 0.9, darker(coat, 0.5)),
    stroke('M-60 6q7 -4 14 0M-26 6q6 -4 12 0M28 7q10 -5 22 0', lighter(HOUSE.water, 0.5), 2),
  );
  return {
    piece,
    head: [66, -66],
    headSpan: 30,
    eyes: [67, -69],
    mouth: [91, -59],
    back: [8, -36],
    arm: [44, -30],
    armWidth: 6,
  };
}
