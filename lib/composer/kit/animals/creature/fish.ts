import { circle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { facet, form, mass, type Piece, points, shadeOn, stack } from '../core/piece';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';

interface Shape {
  /** Depth of the body, 100 an ordinary fish. */
  depth?: number;
  tail?: 'fork' | 'veil' | 'round';
  pattern?: 'bands' | 'patches' | 'spots' | 'stripe' | 'none';
  spikes?: boolean;
  tallFins?: boolean;
}

const TAILS = {
  fork: '-28,0 -38,-6 -56,-22 -50,0 -56,22 -38,6',
  veil: '-26,0 -44,-14 -74,-26 -64,-8 -78,2 -62,10 -70,28 -44,14',
  round: '-26,0 -40,-12 -54,-12 -58,0 -54,12 -40,12',
} as const;

function pattern({ pattern: kind }: Shape, { mark }: CreatureLook): Piece {
  switch (kind) {
    case 'bands':
      return stack(
        ...[24, -2, -26].map((x) =>
          stack(
            form(
              [
                [x - 7, -40],
                [x + 6, -40],
                [x + 9, 0],
                [x + 5, 40],
                [x - 8, 40],
                [x - 5, 0],
              ],
              HOUSE.ink,
            ),
            form(
              [
                [x - 5, -40],
                [x + 4, -40],
                [x + 7, 0],
                [x + 3, 40],
                [x - 6, 40],
                [x - 3, 0],
              ],
              mark,
            ),
          ),
        ),
      );
    case 'patches':
      return stack(
        form('-30,-30 -4,-30 -2,-8 -16,2 -32,-6', mark),
        form('14,-30 40,-24 36,-6 20,-4 8,-14', mark),
      );
    case 'spots':
      return stack(
        points('-20,-8 -8,-12 6,-14 18,-12 -14,-3 0,-6 12,-6')
          .map(([x, y]) => circle([x, y], 1.7, mark))
          .join(''),
      );
    case 'stripe':
      return form('-50,-3 0,-6 30,-4 60,-2 60,3 0,2 -50,3', mark);
    default:
      return stack(
        stroke(
          points('-16,-6 -4,-9 8,-10 -10,3 2,2 14,1 -16,9 -4,11')
            .map(([x, y]) => `M${x} ${y}q4 3.4 0 7`)
            .join(''),
          darker(mark, 0.06),
          1.6,
        ),
      );
  }
}

function spikes(k: number, color: string): Piece {
  const rim = times(22, (index): Point => {
    const angle = (index / 22) * 2 * Math.PI;
    return [7 + Math.cos(angle) * 36, Math.sin(angle) * 19 * k];
  });
  return stack(
    ...rim.map(([x, y]) =>
      facet(
        [
          [x - 2.4, y],
          [7 + (x - 7) * 1.28, y * 1.34],
          [x + 2.4, y],
        ],
        color,
        1,
      ),
    ),
  );
}

function drawFish(pen: Pen, look: CreatureLook, shape: Shape): CreatureDrawing {
  const { coat, belly, fin, expression } = look;
  const k = (shape.depth ?? 100) / 100;
  const deep = (text: string) => points(text).map(([x, y]): Point => [x, y * k]);
  const finDark = darker(fin, 0.14);
  const top = shape.tallFins ? '-16,-14 -26,-52 4,-44 24,-16' : '-18,-16 -16,-28 2,-31 18,-18';
  const low = shape.tallFins ? '-16,12 -26,48 2,40 18,14' : '-14,12 -20,24 -6,24 6,16';
  const piece = stack(
    shape.spikes && spikes(k, darker(coat, 0.2)),
    form(deep(top), finDark),
    form(deep(low), finDark),
    mass(pen, TAILS[shape.tail ?? 'fork'], fin, shadeOn(fin, '-90,4 -28,2 -28,40 -90,40', 0.7)),
    mass(
      pen,
      deep('-32,0 -20,-13 4,-22 30,-16 47,-2 46,4 30,15 4,20 -20,12'),
      coat,
      form(deep('-40,4 0,8 30,6 52,2 52,40 -40,40'), belly),
      pattern(shape, look),
      shadeOn(coat, deep('-40,6 0,12 34,8 50,0 50,40 -40,40')),
    ),
    stroke('M24 -11Q18 0 24 10', darker(coat, 0.2), 2),
    mass(pen, '10,4 -4,2 -12,10 -4,15 8,10', fin, shadeOn(fin, '-14,10 10,10 10,20 -14,20', 0.8)),
    stroke('M46 4Q41 7 37 5', darker(coat, 0.45), 1.8),
    expression === 'asleep' ? '' : circle([33, -5], 5.4, HOUSE.white),
    eye(34, -5, 3.4, expression),
  );
  return {
    piece,
    head: [32, 0],
    headSpan: 34 * k,
    eyes: [33, -5],
    mouth: [47, 4],
    back: [4, -21 * k],
    arm: [8, 8],
    armWidth: 6,
  };
}

const fish = (lengthCm: number, colors: Creature['colors'], shape: Shape = {}): Creature => ({
  lengthCm,
  colors,
  floats: true,
  draw: (pen, look) => drawFish(pen, look, shape),
});

function drawShark(pen: Pen, look: CreatureLook): CreatureDrawing {
  const { coat, belly, expression } = look;
  const dark = darker(coat, 0.16);
  const teeth = times(
    5,
    (index) =>
      `${33 + index * 3.2},${9.4 - index * 0.9} ${34.6 + index * 3.2},${12.4 - index * 0.9} ${36 + index * 3.2},${8.8 - index * 0.9}`,
  );
  const piece = stack(
    mass(pen, '-44,-2 -54,-12 -66,-28 -56,-6 -52,2 -60,18 -46,6', dark),
    facet('-6,-14 -8,-34 14,-16', dark, 3),
    facet('-30,-7 -35,-15 -24,-9', dark, 2),
    form('6,8 2,26 -8,30 -4,10', darker(coat, 0.26)),
    mass(
      pen,
      '-50,0 -30,-8 0,-17 28,-16 48,-8 56,-1 46,8 24,13 -4,13 -30,7',
      coat,
      form('-50,3 -10,4 26,4 60,2 50,30 -50,30', belly),
      shadeOn(coat, '-50,6 0,9 34,9 60,2 50,30 -50,30'),
    ),
    form('32,8 44,6.6 52,3.6 46,10.6 36,12.4', '#8e2f3a'),
    ...teeth.map((text) => facet(text, HOUSE.white)),
    stroke('M22 -8V4M17 -8V4M12 -8V4', darker(coat, 0.24), 1.8),
    form('14,8 6,24 -10,32 -2,12', dark),
    eye(38, -6, 2.6, expression),
  );
  return {
    piece,
    head: [38, -2],
    headSpan: 26,
    eyes: [38, -6],
    mouth: [50, 5],
    back: [4, -17],
    arm: [10, 10],
    armWidth: 6,
  };
}

function drawRay(pen: Pen, { coat, belly, mark, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    stroke('M-24 4Q-50 8 -66 -2', darker(coat, 0.1), 2.6),
    form('-20,8 6,22 30,10 10,2', belly),
    mass(
      pen,
      '-28,4 -14,-12 4,-30 10,-32 20,-16 40,-6 44,2 34,8 16,10 6,24 -2,28 -8,14',
      coat,
      shadeOn(coat, '-30,8 0,8 44,4 30,40 -20,40'),
      points('-4,-6 6,-12 14,-4 2,4 -10,2')
        .map(([x, y]) => circle([x, y], 1.8, mark))
        .join(''),
    ),
    eye(34, -3, 2.4, expression),
    stroke('M42 4Q38 7 34 6', darker(coat, 0.4), 1.6),
  );
  return {
    piece,
    head: [34, 0],
    headSpan: 18,
    eyes: [34, -3],
    mouth: [42, 4],
    back: [6, -20],
    arm: [14, 10],
    armWidth: 5,
  };
}

function drawSeahorse(pen: Pen, { coat, belly, fin, expression }: CreatureLook): CreatureDrawing {
  const bands = times(
    6,
    (index) => `M${-4 + index * 0.6} ${-20 + index * 7}q9 3 ${15 - index * 1.6} -1`,
  ).join('');
  const piece = stack(
    form('-8,-12 -26,-20 -28,-6 -24,8 -10,8', fin),
    mass(pen, '0,-34 -8,-44 2,-58 6,-48 14,-58 16,-44', darker(coat, 0.12)),
    mass(
      pen,
      '-2,-40 10,-48 22,-40 22,-34 46,-30 46,-24 22,-22 16,-10 16,6 8,22 2,34 2,44 10,48 14,42 10,38 16,36 22,44 16,56 2,56 -8,46 -8,30 -10,8 -10,-14',
      coat,
      form('8,-22 30,-20 20,20 6,34 4,10', belly),
      stroke(bands, darker(coat, 0.2), 1.8),
      shadeOn(coat, '-12,40 0,20 8,-8 14,-20 50,-20 40,70 -20,70', 0.9),
    ),
    eye(15, -36, 3.2, expression),
  );
  return {
    piece,
    head: [14, -36],
    headSpan: 26,
    eyes: [15, -36],
    mouth: [46, -27],
    back: [-10, -6],
    arm: [12, -6],
    armWidth: 4,
  };
}

export const FISH: Readonly<Record<string, Creature>> = {
  fish: fish(30, { coat: '#4fa9cf', belly: '#e6f3f5', mark: '#7cc4de', fin: '#f5b33f' }),
  goldfish: fish(
    14,
    { coat: '#f08a3c', belly: '#fbd9a4', mark: '#f7b06a', fin: '#f7a55c' },
    { tail: 'veil', depth: 118 },
  ),
  koi: fish(
    50,
    { coat: '#fbf3ea', belly: '#ffffff', mark: '#e8582f', fin: '#f6ded2' },
    { pattern: 'patches', tail: 'veil', depth: 84 },
  ),
  clownfish: fish(
    11,
    { coat: '#f0743c', belly: '#f0743c', mark: '#fff9f0', fin: '#f0743c' },
    { pattern: 'bands', tail: 'round', depth: 112 },
  ),
  salmon: fish(
    75,
    { coat: '#8595ab', belly: '#f2c9b8', mark: '#4f5f80', fin: '#75859f' },
    { pattern: 'spots', depth: 74 },
  ),
  tuna: fish(
    150,
    { coat: '#2d4f86', belly: '#e3e9f2', mark: '#8fa9cf', fin: '#2d4f86' },
    { pattern: 'stripe', depth: 86 },
  ),
  trout: fish(
    45,
    { coat: '#8f8f5e', belly: '#f3d3c2', mark: '#4a3f33', fin: '#b57f5a' },
    { pattern: 'spots', depth: 78 },
  ),
  carp: fish(
    55,
    { coat: '#a9853f', belly: '#f1dfae', mark: '#c9a75c', fin: '#9a5f3a' },
    { depth: 116 },
  ),
  pike: fish(
    90,
    { coat: '#6f8348', belly: '#ecead0', mark: '#d3d990', fin: '#a8703f' },
    { pattern: 'spots', depth: 56 },
  ),
  cod: fish(
    90,
    { coat: '#a39873', belly: '#f2ecdc', mark: '#75694a', fin: '#8c8162' },
    { pattern: 'spots', depth: 84 },
  ),
  minnow: fish(
    9,
    { coat: '#9fb3b8', belly: '#f3f6f5', mark: '#4d6670', fin: '#b9c7c6' },
    { pattern: 'stripe', depth: 62 },
  ),
  'sea-bass': fish(
    60,
    { coat: '#9aa6b4', belly: '#eef1f4', mark: '#b9c3ce', fin: '#7d8a9c' },
    { depth: 96 },
  ),
  angelfish: fish(
    16,
    { coat: '#fbd25b', belly: '#fdeaa5', mark: '#2d3263', fin: '#f5b33f' },
    { pattern: 'bands', tallFins: true, depth: 130 },
  ),
  'blue-tang': fish(
    25,
    { coat: '#2f5fc4', belly: '#2f5fc4', mark: '#1c2a66', fin: '#fbd25b' },
    { pattern: 'stripe', tail: 'round', depth: 116 },
  ),
  pufferfish: fish(
    25,
    { coat: '#e5b964', belly: '#fdf3dc', mark: '#a9743f', fin: '#d09a4a' },
    { pattern: 'spots', spikes: true, tail: 'round', depth: 150 },
  ),
  shark: {
    lengthCm: 380,
    colors: { coat: '#6c7f9f', belly: '#eef2f6' },
    floats: true,
    draw: drawShark,
  },
  stingray: {
    lengthCm: 150,
    colors: { coat: '#6f7fa8', belly: '#dfe5ef', mark: '#93a2c4' },
    floats: true,
    draw: drawRay,
  },
  seahorse: {
    lengthCm: 14,
    colors: { coat: '#f0a03c', belly: '#fbd89a', fin: '#f5c46a' },
    floats: true,
    draw: drawSeahorse,
  },
};
