import type { Hex } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye } from '../core/features';
import {
  facet,
  form,
  mass,
  mirrored,
  type Piece,
  points,
  shadeOn,
  stack,
  symmetric,
} from '../core/piece';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';

const WING = '8,-6 16,-26 30,-34 46,-24 50,-2 44,6 38,0 34,12 28,6 22,16 16,8 8,12';

function wingPiece(pen: Pen, fin: Hex, flip: boolean): Piece {
  const outline = flip ? mirrored(WING) : points(WING);
  const k = flip ? -1 : 1;
  const bones = stroke(
    `M${k * 30} -33L${k * 44} 5M${k * 30} -33L${k * 34} 10M${k * 30} -33L${k * 22} 14`,
    darker(fin, 0.3),
    1.2,
  );
  return mass(
    pen,
    outline,
    fin,
    bones,
    shadeOn(
      fin,
      flip ? mirrored('0,10 20,-6 50,-10 50,30 0,30') : points('0,10 20,-6 50,-10 50,30 0,30'),
      0.7,
    ),
  );
}

function drawBat(pen: Pen, { coat, mark, fin, expression }: CreatureLook): CreatureDrawing {
  const ear = '3,-24 14,-42 17,-18';
  const inner = '7,-25 13,-36 14,-22';
  const isOpen = expression !== 'asleep' && expression !== 'laugh';
  const piece = stack(
    wingPiece(pen, fin, true),
    wingPiece(pen, fin, false),
    facet(ear, coat, 2),
    facet(mirrored(ear), coat, 2),
    facet(inner, mark, 1),
    facet(mirrored(inner), mark, 1),
    stroke('M-4 21V25M4 21V25', darker(coat, 0.3), 2.4),
    mass(
      pen,
      symmetric('0,-29 12,-26 17,-14 15,4 10,18 0,23'),
      coat,
      form(symmetric('0,0 8,4 8,14 0,19'), lighter(coat, 0.16)),
      shadeOn(coat, '4,24 11,4 11,-30 30,-30 30,24'),
    ),
    [-6, 6]
      .map(
        (x) =>
          (isOpen ? circle([x, -14], 4.4, HOUSE.white) : '') +
          eye(x, -14, 2.8, expression, isOpen ? HOUSE.ink : HOUSE.cream),
      )
      .join(''),
    brow(6, -14, 3, expression, 1) + brow(-6, -14, 3, expression, -1),
    stroke('M-4 -6Q0 -3 4 -6', HOUSE.cream, 1.4),
    facet('-3,-5 -1,-4.4 -2,-1.6', HOUSE.white),
    facet('1,-4.4 3,-5 2,-1.6', HOUSE.white),
  );
  return {
    piece,
    head: [0, -14],
    headSpan: 34,
    eyes: [0, -14],
    mouth: [0, -5],
    back: [0, -26],
    arm: [12, 0],
    armWidth: 4,
  };
}

/** Bats, wings spread. */
export const BATS: Readonly<Record<string, Creature>> = {
  bat: {
    lengthCm: 34,
    colors: { coat: '#5a4c80', mark: '#d98aa5', fin: '#463a68' },
    floats: true,
    draw: drawBat,
  },
};
