import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { between, type Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { smooth } from '@/lib/svg/path';
import { eye } from '../core/features';
import { form, isSeen, mass, type Piece, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';
import { drawBreach } from './whale';

const fluke = (color: string): Piece =>
  stack(
    form('-40,-2 -50,-10 -66,-24 -60,-6 -54,0 -44,6', color),
    form('-42,2 -52,0 -70,4 -60,12 -48,10', darker(color, 0.2)),
  );

/** Pleats of a throat: lines between the edge of the jaw and the edge of the belly. */
function pleats(color: string): string {
  const upper = points('50,4 30,8 6,10 -10,9');
  const lower = points('48,14 26,22 4,22 -12,16');
  return [0.2, 0.4, 0.6, 0.8]
    .map((share) =>
      stroke(
        smooth(upper.map((from, index): Point => between(from, lower[index] ?? from, share))),
        color,
        1.3,
      ),
    )
    .join('');
}

function drawWhale(pen: Pen, { coat, belly, mark, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    fluke(coat),
    form('-18,-13 -24,-20 -10,-17', darker(coat, 0.1)),
    mass(
      pen,
      '-46,0 -30,-10 -4,-21 24,-24 46,-15 54,0 48,13 26,21 0,20 -24,11',
      coat,
      form('58,2 36,6 10,8 -16,6 -34,8 0,40 60,40', belly),
      isSeen(pen, 1.3) && pleats(darker(belly, 0.2)),
      points('40,-12 46,-8 36,-17 48,-3')
        .map(([x, y]) => circle([x, y], 1.1, lighter(mark, 0.1)))
        .join(''),
      shadeOn(coat, '-46,4 0,14 40,12 60,2 60,40 -40,40'),
    ),
    stroke('M54 2Q40 8 28 4', darker(coat, 0.5), 1.8),
    mass(
      pen,
      '14,8 6,14 -8,30 -16,34 -12,22 0,8',
      darker(coat, 0.1),
      shadeOn(coat, '-20,26 4,14 14,14 4,40 -20,40'),
    ),
    eye(26, -1, 2.4, expression),
  );
  return {
    piece,
    head: [32, -2],
    headSpan: 40,
    eyes: [26, -1],
    mouth: [54, 3],
    back: [0, -22],
    arm: [8, 10],
    armWidth: 9,
  };
}

function drawOrca(pen: Pen, { coat, belly, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    fluke(coat),
    form('-2,-16 -12,-42 8,-24 14,-16', coat),
    mass(
      pen,
      '-46,1 -28,-9 0,-19 28,-18 48,-9 54,1 44,10 22,16 -4,15 -28,9',
      coat,
      form('58,3 36,5 16,9 -4,9 -26,4 -14,12 0,40 60,40', belly),
      form('-26,-1 -12,-3 -4,3 -18,6', belly),
      shadeOn(belly, '-40,10 10,12 50,7 60,40 -40,40', 0.9),
    ),
    form('22,-11 34,-12 38,-7 26,-5', belly),
    form('16,8 8,12 -4,28 2,30 16,18 22,10', darker(coat, 0.3)),
    stroke('M53 3Q44 7 36 5', darker(belly, 0.4), 1.4),
    eye(41, -5, 2, expression, HOUSE.cream),
  );
  return {
    piece,
    head: [36, -2],
    headSpan: 32,
    eyes: [40, -5],
    mouth: [53, 3],
    back: [-6, -18],
    arm: [12, 8],
    armWidth: 8,
  };
}

function drawDolphin(pen: Pen, { coat, belly, expression }: CreatureLook): CreatureDrawing {
  const dark = darker(coat, 0.14);
  const piece = stack(
    form('-40,10 -50,2 -62,0 -58,10 -62,20 -52,20 -42,16', dark),
    form('-4,-18 -18,-32 -16,-14', dark),
    mass(
      pen,
      '-46,13 -32,2 -10,-14 14,-20 34,-15 42,-7 56,-3 57,1 44,4 30,9 8,12 -14,10 -32,13',
      coat,
      form('60,1 40,0 20,4 -6,4 -30,9 -20,30 60,30', belly),
      shadeOn(coat, '-46,12 -10,4 20,6 50,0 60,30 -40,40', 0.8),
    ),
    stroke('M57 -0.6Q46 2 40 -1', darker(coat, 0.45), 1.5),
    form('14,5 6,10 -2,24 8,20 20,8', dark),
    eye(35, -6, 2.3, expression),
  );
  return {
    piece,
    head: [36, -5],
    headSpan: 26,
    eyes: [35, -6],
    mouth: [57, 0],
    back: [4, -19],
    arm: [12, 6],
    armWidth: 6,
  };
}

/** Seals and walruses rest on the shore, chest up. */
function drawSeal(
  pen: Pen,
  { coat, belly, expression }: CreatureLook,
  tusks: boolean,
): CreatureDrawing {
  const muzzle = lighter(belly, 0.1);
  const piece = stack(
    form('-40,-6 -60,-14 -58,-6 -66,-2 -54,2 -38,0', darker(coat, 0.14)),
    mass(
      pen,
      '-48,-4 -30,-18 -6,-26 10,-40 14,-58 28,-66 42,-60 46,-48 40,-36 38,-20 36,-6 26,0 -20,0 -44,0',
      coat,
      form('30,-40 50,-44 44,0 10,0 22,-20', belly),
      shadeOn(coat, '-50,-4 0,-10 26,-22 36,-40 60,-40 50,10 -50,10'),
    ),
    tusks &&
      stack(
        form('42,-46 45,-46 45,-26 42,-32', HOUSE.cream),
        form('48,-46 50,-46 49,-30 47,-34', darker(HOUSE.cream, 0.14)),
      ),
    mass(pen, '36,-54 44,-56 52,-52 52,-46 44,-43 36,-46', muzzle),
    ellipse([49, -53], 2.6, 2, HOUSE.ink),
    stroke('M42 -49L32 -46M42 -47L33 -42', lighter(coat, 0.5), 1),
    mass(pen, '18,-10 26,-14 30,-4 24,2 4,2 8,-4', darker(coat, 0.12)),
    eye(36, -57, 2.8, expression),
  );
  return {
    piece,
    head: [34, -54],
    headSpan: 26,
    eyes: [36, -57],
    mouth: [50, -46],
    back: [-8, -26],
    arm: [24, -12],
    armWidth: 9,
  };
}

function drawNarwhal(pen: Pen, look: CreatureLook): CreatureDrawing {
  const base = drawWhale(pen, look);
  const tusk = tube(
    pen,
    [
      [48, -6],
      [72, -22],
      [92, -35],
    ],
    [4, 3, 0.8],
    '#f0dcb8',
  );
  return { ...base, piece: stack(tusk, base.piece) };
}

export const SEA_MAMMALS: Readonly<Record<string, Creature>> = {
  whale: {
    lengthCm: 1300,
    colors: { coat: '#2d4a86', belly: '#e5dfe6', mark: '#5f7ab5' },
    floats: true,
    draw: drawWhale,
    leap: drawBreach,
  },
  'blue-whale': {
    lengthCm: 2400,
    colors: { coat: '#4a7fb5', belly: '#cfe0ec', mark: '#7fa8cf' },
    floats: true,
    draw: drawWhale,
    leap: drawBreach,
  },
  beluga: {
    lengthCm: 420,
    colors: { coat: '#eef1f6', belly: '#ffffff', mark: '#dfe4ee' },
    floats: true,
    draw: drawWhale,
    leap: drawBreach,
  },
  narwhal: {
    lengthCm: 450,
    colors: { coat: '#8fa0c4', belly: '#eef1f6', mark: '#5f6f96' },
    floats: true,
    draw: drawNarwhal,
    leap: drawBreach,
  },
  orca: {
    lengthCm: 700,
    colors: { coat: '#262848', belly: '#fdfaf6' },
    floats: true,
    draw: drawOrca,
  },
  dolphin: {
    lengthCm: 240,
    colors: { coat: '#6d93b8', belly: '#e6eef4' },
    floats: true,
    draw: drawDolphin,
  },
  seal: {
    lengthCm: 150,
    colors: { coat: '#8b90a8', belly: '#b9bdcf' },
    draw: (pen, look) => drawSeal(pen, look, false),
  },
  walrus: {
    lengthCm: 280,
    colors: { coat: '#a0705a', belly: '#c4967c' },
    draw: (pen, look) => drawSeal(pen, look, true),
  },
};
