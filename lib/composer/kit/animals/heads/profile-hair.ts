import { circle, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye, type Expression } from '../core/features';
import { form, mass, type Piece, points, stack } from '../core/piece';
import type { HeadColors, ProfileSpec } from './profile';

export const HEAD_HAIR = [
  'beard',
  'fringe',
  'wool',
  'jowls',
  'underbite',
  'bow',
  'casque',
] as const;
export type HeadHair = (typeof HEAD_HAIR)[number];

interface Ends {
  /** Where the nose is. */
  nx: number;
  st: number;
}

type Draw = (pen: Pen, colors: HeadColors, ends: Ends) => Piece;

const puffs = (spots: string, radius: number, color: string): string =>
  points(spots)
    .map(([x, y], index) => circle([x, y], radius, index % 3 === 2 ? darker(color, 0.07) : color))
    .join('');

const HAIR: Record<HeadHair, Draw> = {
  /** Whiskers about the mouth and over the eyes. */
  beard: (pen, { white, coat }, { nx, st }) => {
    const color = white ?? lighter(coat, 0.5);
    const locks: Point[] = [
      [nx - 44, 2 + st],
      [nx - 10, 0 + st],
      [nx + 4, 10 + st],
      [nx + 6, 34 + st],
      [nx - 4, 28 + st],
      [nx - 8, 58 + st],
      [nx - 20, 42 + st],
      [nx - 30, 60 + st],
      [nx - 38, 36 + st],
      [nx - 52, 44 + st],
      [nx - 54, 20 + st],
    ];
    return stack(
      mass(pen, locks, color),
      form('10,-30 24,-40 50,-34 60,-20 44,-24 30,-20 16,-20', color),
    );
  },
  /** Over the eyes, from between the horns. */
  fringe: (pen, { mane, coat }) => {
    const color = mane ?? coat;
    return mass(
      pen,
      '-30,-38 -6,-60 28,-54 52,-30 58,6 50,34 42,8 34,40 26,10 16,36 8,4 -4,26 -12,-6 -28,12',
      lighter(color, 0.1),
      stroke('M2 -46Q10 -20 8 4M20 -50Q32 -20 30 14M36 -44Q48 -14 46 14', darker(color, 0.2), 4),
    );
  },
  /** Balls of curls on crown and ears. */
  wool: (_, { coat }) => ({
    svg:
      puffs('-34,-30 -36,4 -32,34 -22,52 -44,20', 17, darker(coat, 0.1)) +
      puffs('-30,-46 -8,-64 16,-58 -18,-56 2,-50 26,-44', 21, coat),
    hull: [
      [-56, -66],
      [40, -86],
      [-40, 70],
    ],
  }),
  /** Cheeks that hang over the mouth, and folds on the brow. */
  jowls: (pen, { white, coat }, { nx, st }) => {
    const color = white ?? lighter(coat, 0.3);
    const cheek: Point[] = [
      [28, 2],
      [46, -6 + st],
      [nx - 2, 6 + st],
      [nx + 4, 22 + st],
      [nx - 4, 44 + st],
      [52, 50 + st * 0.4],
      [34, 46],
      [22, 28],
    ];
    return stack(
      mass(pen, cheek, color),
      stroke(
        `M${nx - 20} ${2 + st}Q${nx - 30} ${20 + st} ${nx - 18} ${36 + st}M8 -38Q20 -30 34 -36M14 -28Q24 -22 40 -28`,
        darker(coat, 0.3),
        3.4,
      ),
    );
  },
  /** A tooth of the lower jaw that stands over the lip. */
  underbite: (_, __, { nx, st }) =>
    form(
      [
        [nx - 14, 22 + st],
        [nx - 5, 22 + st],
        [nx - 10, 10 + st],
      ],
      HOUSE.white,
    ),
  /** Tied up over the brow. */
  bow: () => ({
    svg:
      form('-4,-50 -30,-72 -28,-40', HOUSE.coral).svg +
      form('-4,-50 22,-74 24,-42', HOUSE.coral).svg +
      circle([-3, -52], 8, darker(HOUSE.coral, 0.2)),
    hull: [
      [-30, -74],
      [24, -74],
    ],
  }),
  /** A helmet of horn, and an eye in a cone of skin. */
  casque: (pen, { coat }) =>
    stack(
      mass(pen, '-46,20 -74,-40 -80,-84 -40,-72 0,-50 14,-40 -14,-16', darker(coat, 0.12)),
      circle([26, -14], 19, lighter(coat, 0.24)) +
        circle([28, -14], 13, darker(coat, 0.2)) +
        circle([30, -14], 7, HOUSE.ink) +
        circle([32, -17], 2.4, HOUSE.white),
    ),
};

export function hairOn(
  pen: Pen,
  { hair = [], muzzle = 75, stop = 12 }: ProfileSpec,
  colors: HeadColors,
): Piece {
  const ends = { nx: 42 + muzzle, st: stop };
  return stack(...hair.map((name) => HAIR[name](pen, colors, ends)));
}

/** A badger's head: white, a black band through the eye. */
export function bandsOn(
  pen: Pen,
  { bands, muzzle = 75, stop = 12, jaw = 26 }: ProfileSpec,
  { stripes = HOUSE.ink, white = HOUSE.cream }: HeadColors,
  expression: Expression,
): Piece | undefined {
  if (!bands) return undefined;
  const nx = 42 + muzzle;
  const skull: Point[] = [
    [-50, 5],
    [-42, -30],
    [-10, -50],
    [22, -46],
    [42, -26 + 0.4 * stop],
    [nx - 4, -8 + stop],
    [nx - 2, 8 + stop],
    [42, 16 + jaw * 0.6],
    [5, 46],
    [-52, 42],
  ];
  const band: Point[] = [
    [-64, -40],
    [-20, -36],
    [20, -28],
    [nx - 10, -4 + stop],
    [nx - 14, 6 + stop],
    [24, 6],
    [-20, 14],
    [-64, 24],
  ];
  return stack(
    mass(pen, skull, white, form(band, stripes)),
    circle([28, -12], 10, HOUSE.cream),
    eye(28, -12, 7.4, expression),
    circle([nx - 2, -1 + stop], 8, HOUSE.ink),
  );
}
