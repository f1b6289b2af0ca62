import { circle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { form, points, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { CreatureDrawing, CreatureLook } from './creature';

/** Ringed and bent, a fan for a tail, feelers longer than itself. */
export function drawShrimp(pen: Pen, { coat, expression }: CreatureLook): CreatureDrawing {
  const body = tube(
    pen,
    points('26,-30 6,-44 -20,-38 -30,-18 -18,-4 -2,-5'),
    [17, 23, 21, 16, 11, 7],
    coat,
  );
  const rings = stroke(
    'M6 -58L4 -32M-9 -54L-5 -30M-24 -46L-12 -28M-38 -30L-20 -20M-38 -10L-22 -12M-24 4L-16 -10',
    darker(coat, 0.24),
    2,
  );
  const leg = darker(coat, 0.2);
  const piece = stack(
    stroke('M34 -32Q66 -74 14 -76Q-30 -76 -56 -56M36 -30Q74 -58 40 -68', darker(coat, 0.1), 1.6),
    stroke(
      'M24 -30L34 -16L30 -4M18 -32L24 -14L20 -2M11 -34L14 -16L9 -4M4 -36L4 -18L-2 -8M-4 -36L-6 -22L-10 -14',
      leg,
      2.4,
    ),
    form('-6,-8 8,-20 20,-22 16,-10 2,-4', leg),
    form('-6,-4 14,-2 22,8 6,10 -4,2', leg),
    form('-6,-6 14,-12 26,-6 16,2 -2,0', darker(coat, 0.06)),
    body,
    form('18,-44 36,-38 56,-44 40,-31 30,-28', coat),
    pen.clip(body.data, rings),
    circle([28, -35], 4.4, HOUSE.white),
    eye(29, -35, 2.8, expression),
  );
  return {
    piece,
    head: [24, -32],
    headSpan: 18,
    eyes: [27, -34],
    mouth: [34, -28],
    back: [-4, -54],
    arm: [16, -24],
    armWidth: 3,
  };
}
