import { add, type Point, polar } from '@/lib/svg/point';
import { stroke } from '@/lib/svg/markup';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { MammalColors, TailKind } from '../core/mammal';
import { form, mass, move, type Piece, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';

type Draw = (pen: Pen, colors: MammalColors) => Piece;

function ringed(pen: Pen, { coat, stripes, tailTip }: MammalColors): Piece {
  const line = points('8,4 -24,8 -52,2 -78,-16 -96,-40');
  const shape = tube(pen, line, [16, 28, 34, 34, 24], coat);
  const dark = stripes ?? tailTip ?? darker(coat, 0.5);
  const bands = [
    [-22, 8, 0],
    [-46, 5, -8],
    [-68, -8, -30],
    [-88, -28, -48],
  ].map(([x = 0, y = 0, turn = 0]) =>
    move(form('-6,-28 7,-28 7,28 -6,28', dark), { at: [x, y], angleDegrees: turn + 10 }),
  );
  return stack(
    shape,
    pen.clip(shape.data, stack(...bands, form('-92,-70 -120,-60 -120,-20 -92,-38', dark)).svg),
  );
}

function squirrel(pen: Pen, { coat, tailTip }: MammalColors): Piece {
  const outline =
    '6,6 -34,0 -66,-34 -74,-84 -54,-126 -10,-138 22,-118 18,-92 -6,-94 -14,-74 0,-46 12,-16';
  return mass(
    pen,
    outline,
    coat,
    form('-14,-132 40,-140 40,-80 0,-80 -8,-112', tailTip ?? coat),
    shadeOn(coat, '-30,-110 -36,-60 -20,-20 10,10 30,-30 0,-70'),
  );
}

const TAILS: Record<TailKind, Draw> = {
  none: () => stack(),
  brush: (pen, { coat, tailTip, white }) => {
    const tip = tailTip ?? white;
    return mass(
      pen,
      '6,-4 -25,6 -60,12 -86,14 -106,12 -90,34 -66,40 -30,28 4,12',
      coat,
      tip && form('-82,-4 -92,12 -80,20 -86,44 -150,44 -150,-20', tip),
      shadeOn(coat, '0,10 -50,24 -120,16 -100,60 0,50'),
    );
  },
  feather: (pen, { coat }) =>
    mass(
      pen,
      '5,-6 -20,-14 -44,-32 -66,-46 -70,-30 -60,-6 -40,4 -20,8 4,8',
      coat,
      form('0,2 -36,-12 -66,-40 -70,30 0,30', darker(coat, 0.12)),
    ),
  whip: (pen, { coat }) =>
    tube(pen, points('14,8 -6,10 -20,6 -30,-10 -30,-28'), [12, 9, 6.5, 4.5, 2], coat, { shade: 0 }),
  stub: (_, { coat, tailTip: tip, belly }) =>
    form('6,-5 -7,-8 -12,2 -7,11 6,10', tip ?? belly ?? coat),
  hair: (_, { mane, coat }) =>
    form('6,-8 -14,-10 -30,8 -36,38 -46,66 -28,62 -20,70 -10,40 -2,12', mane ?? darker(coat, 0.4)),
  tuft: (pen, { coat, mane }) =>
    stack(
      form('-26,44 -20,36 -12,46 -12,64 -22,76 -30,62', mane ?? darker(coat, 0.45)),
      tube(pen, points('8,2 -12,4 -20,22 -20,46'), [9, 6, 4.5, 4], coat, { shade: 0 }),
    ),
  curl: (pen, { coat }) =>
    tube(
      pen,
      points('8,4 -10,0 -18,-12 -10,-20 -4,-10 -14,-4 -24,-12'),
      [8, 7, 6, 5.5, 5, 4.5, 3],
      darker(coat, 0.08),
      { shade: 0 },
    ),
  cat: (pen, { coat, tailTip }) => {
    const line = points('16,8 -16,10 -38,-6 -44,-36 -34,-64 -44,-84');
    const shape = tube(pen, line, [15, 13, 12, 11, 10, 7], coat);
    return stack(
      shape,
      tailTip && pen.clip(shape.data, form('-80,-54 0,-64 0,-110 -80,-110', tailTip).svg),
    );
  },
  squirrel,
  ringed,
  flat: (pen, { coat }) => {
    const dark = darker(coat, 0.46);
    return mass(
      pen,
      '14,2 -14,8 -40,-2 -78,0 -106,12 -116,26 -104,40 -72,46 -38,38 -10,24 14,18',
      dark,
      stroke(
        'M-110 14L-70 46M-94 6L-44 42M-74 0L-22 32M-52 -2L-6 24M-116 30L-78 -2M-100 42L-54 -2M-76 46L-36 2M-52 42L-20 8',
        lighter(dark, 0.2),
        2.4,
      ),
      shadeOn(dark, '0,30 -100,32 -120,60 0,60', 0.7),
    );
  },
  /** Long hair curled over the back. */
  plume: (pen, { coat, tailTip, white }) => {
    const shape = tube(
      pen,
      points('10,10 -14,6 -32,-16 -26,-44 0,-56 20,-42'),
      [18, 28, 33, 31, 24, 8],
      coat,
    );
    const tip = tailTip ?? white;
    return stack(
      shape,
      tip && pen.clip(shape.data, form('-14,-90 -18,-48 4,-44 10,-20 50,-20 50,-90', tip).svg),
    );
  },
  /** Rolled up, as chameleons carry it. */
  spiral: (pen, { coat }) =>
    tube(
      pen,
      points('14,8 -20,10 -56,2 -74,-28 -58,-58 -28,-58 -16,-36 -30,-20 -46,-28 -42,-40'),
      [20, 17, 14, 13, 12, 11, 10, 8, 6, 3],
      darker(coat, 0.1),
    ),
  rope: (pen, { earInner, coat }) =>
    tube(
      pen,
      points('12,10 -20,24 -50,28 -80,14 -104,22'),
      [9, 7, 5.5, 4, 2],
      earInner ?? darker(coat, 0.1),
      { shade: 0 },
    ),
  fluff: (_, { white, coat }) => form('8,-10 -10,-18 -26,-10 -28,8 -14,20 6,14', white ?? coat),
  otter: (pen, { coat }) => tube(pen, points('20,14 -24,26 -64,40 -104,44'), [44, 34, 20, 5], coat),
  dragon: (pen, { coat, mane, bib }) =>
    stack(
      bib && mane && form('-112,-22 -128,-34 -124,-54 -110,-64 -98,-48 -100,-28', mane),
      tube(pen, points('26,16 -20,26 -64,42 -100,26 -112,-30'), [56, 42, 27, 15, 4], coat),
    ),
  grasping: (pen, { coat }) =>
    tube(
      pen,
      points('16,8 -22,14 -58,4 -76,-34 -70,-78 -40,-92 -18,-74 -28,-52 -46,-58'),
      [14, 13, 13, 12, 12, 11, 10, 9, 6],
      coat,
    ),
  thin: (pen, { coat, mane }) =>
    stack(
      form('-16,34 -11,28 -6,36 -6,48 -11,56 -17,46', mane ?? darker(coat, 0.45)),
      tube(pen, points('8,2 -8,4 -12,18 -12,36'), [8, 5, 3.6, 3], coat, { shade: 0 }),
    ),
  crocodile: (pen, { coat }) =>
    tube(pen, points('26,16 -24,24 -74,46 -128,44 -172,12'), [54, 40, 26, 15, 4], coat),
};

/** A tail at its root, pointing left. */
export function tailPiece(
  pen: Pen,
  kind: TailKind,
  colors: MammalColors,
  at: Point,
  angleDegrees = 0,
  size = 1,
): Piece {
  return move(TAILS[kind](pen, colors), { at, angleDegrees: -angleDegrees, scaleX: size });
}

/** Where a tail ends, about. */
export const tailTip = (at: Point, angleDegrees: number): Point =>
  add(at, polar(180 - angleDegrees, 40));
