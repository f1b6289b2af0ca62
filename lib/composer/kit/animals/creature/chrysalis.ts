import { circle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { form, mass, points, shadeOn, stack, symmetric } from '../core/piece';
import { tube } from '../core/tube';
import type { CreatureDrawing, CreatureLook } from './creature';

/** A pupa that hangs from its twig, with a leaf and a seam of gold. */
export function drawChrysalis(pen: Pen, { coat, mark }: CreatureLook): CreatureDrawing {
  const piece = stack(
    tube(pen, points('-46,-52 -16,-56 18,-54 48,-60'), [5, 7, 6, 4], HOUSE.brown),
    form('20,-58 32,-78 54,-84 52,-68 36,-58', HOUSE.leaf),
    stroke('M24 -60L46 -78', lighter(HOUSE.leaf, 0.3), 1.4),
    stroke('M0 -55V-46', HOUSE.brown, 3),
    mass(
      pen,
      symmetric('0,-48 9,-44 17,-28 19,-8 14,14 6,34 0,42'),
      coat,
      stroke(
        'M-19 -4C-8 4 8 4 19 -4M-17 8C-6 16 6 16 17 8M-13 19C-4 25 4 25 13 19',
        darker(coat, 0.22),
        2,
      ),
      stroke('M-16 -26C-6 -20 6 -20 16 -26', mark, 3),
      points('-11,-32 0,-30 11,-32')
        .map(([x, y]) => circle([x, y], 1.8, lighter(mark, 0.3)))
        .join(''),
      form('-12,-18 -4,-38 -8,-2 -12,6', lighter(coat, 0.35), 0.8),
      shadeOn(
        coat,
        pen.shade[0] > 0 ? '6,44 12,-10 6,-50 40,-50 40,50' : '-6,44 -12,-10 -6,-50 -40,-50 -40,50',
      ),
    ),
  );
  return {
    piece,
    head: [0, -34],
    headSpan: 24,
    eyes: [0, -34],
    mouth: [0, -20],
    back: [0, -56],
    arm: [0, -10],
    armWidth: 3,
  };
}
