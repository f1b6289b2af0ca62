import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { mirrored, type Piece, points, stack } from '../core/piece';
import { tube } from '../core/tube';

export const HORN_KINDS = [
  'none',
  'cow',
  'goat',
  'ram',
  'antlers',
  'moose',
  'unicorn',
  'ossicones',
  'dragon',
  'triceratops',
  'wide',
] as const;
export type HornKind = (typeof HORN_KINDS)[number];

const HORN = '#f0dcb8';
const ANTLER = '#a9794f';

interface Horns {
  back?: Piece;
  front?: Piece;
}

type Line = readonly [line: string, widths: readonly number[]];

const PROFILE: Partial<Record<HornKind, readonly Line[]>> = {
  cow: [['4,-40 4,-66 26,-84 48,-92', [18, 15, 9, 3]]],
  wide: [['0,-40 -6,-64 14,-88 60,-112', [19, 17, 13, 3]]],
  goat: [['0,-42 -8,-78 -38,-108 -80,-112', [20, 17, 12, 4]]],
  antlers: [
    ['0,-40 -22,-90 -10,-140 24,-172', [11, 10, 8, 4]],
    ['-16,-74 14,-88 30,-112', [8, 7, 3]],
    ['-20,-108 -46,-130 -50,-158', [8, 7, 3]],
  ],
  unicorn: [['34,-40 62,-122', [17, 2]]],
  ossicones: [['0,-40 -10,-84', [12, 13]]],
  dragon: [['-10,-38 -46,-66 -96,-74', [24, 17, 4]]],
};

function drawn(pen: Pen, lines: readonly Line[], color: string): Piece {
  return stack(
    ...lines.map(([line, widths]) => tube(pen, points(line), widths, color, { shade: 0.7 })),
  );
}

const shifted = (lines: readonly Line[], by: Point): Line[] =>
  lines.map(([line, widths]) => [
    points(line)
      .map(([x, y]) => `${x + by[0]},${y + by[1]}`)
      .join(' '),
    widths,
  ]);

function ramHorn(pen: Pen): Piece {
  return tube(
    pen,
    points('2,-36 -40,-52 -62,-14 -34,20 -2,2 -14,-14'),
    [26, 26, 22, 18, 12, 5],
    HORN,
  );
}

/** A palm of antler: the moose's. */
function palm(x: number): Line[] {
  return [
    [`${x},-40 ${x - 26},-74 ${x - 44},-104`, [10, 14, 34]],
    [`${x - 44},-96 ${x - 84},-118`, [22, 4]],
    [`${x - 44},-104 ${x - 60},-150`, [24, 5]],
    [`${x - 40},-100 ${x - 20},-152`, [24, 5]],
    [`${x - 30},-84 ${x + 8},-116`, [16, 4]],
  ];
}

export function profileHorns(pen: Pen, kind: HornKind): Horns {
  if (kind === 'none') return {};
  if (kind === 'ram') return { front: ramHorn(pen) };
  const color = kind === 'antlers' || kind === 'moose' ? ANTLER : HORN;
  const lines = kind === 'moose' ? palm(-4) : (PROFILE[kind] ?? []);
  if (kind === 'unicorn') return { front: drawn(pen, lines, '#f6c453') };
  if (kind === 'ossicones') {
    return {
      front: stack(drawn(pen, lines, '#c98a4a'), circle([-10, -86], 10, '#5a3425')),
    };
  }
  return {
    back: drawn(pen, shifted(lines, [16, 2]), darker(color, 0.26)),
    front: drawn(pen, lines, color),
  };
}

const FRONT: Partial<Record<HornKind, readonly Line[]>> = {
  wide: [['24,-40 62,-50 84,-66 98,-104', [18, 16, 12, 4]]],
  cow: [['26,-40 52,-52 62,-78', [17, 14, 4]]],
  goat: [['16,-42 28,-74 50,-96', [17, 14, 4]]],
  antlers: [
    ['18,-42 34,-78 62,-98 66,-132', [10, 9, 8, 4]],
    ['34,-78 30,-104', [8, 4]],
    ['58,-96 84,-108', [8, 4]],
  ],
  moose: [
    ['24,-40 50,-58 84,-76', [11, 16, 40]],
    ['84,-72 116,-64', [22, 5]],
    ['86,-80 118,-98', [24, 5]],
    ['80,-84 92,-116', [22, 5]],
    ['62,-66 58,-96', [14, 4]],
  ],
  ossicones: [['16,-40 20,-74', [11, 12]]],
  dragon: [['20,-40 40,-64 46,-94', [19, 14, 3]]],
};

/** Horns of a head seen from the front: head about 50 units around the origin. */
export function frontHorns(pen: Pen, kind: HornKind): Horns {
  if (kind === 'ram') {
    const line = points('16,-38 58,-50 80,-14 58,18 38,2');
    const widths = [24, 24, 20, 14, 5];
    return {
      front: stack(tube(pen, line, widths, HORN), tube(pen, mirrored(line), widths, HORN)),
    };
  }
  if (kind === 'unicorn') return { front: tube(pen, points('0,-36 0,-112'), [19, 2], '#f6c453') };
  const color = kind === 'antlers' || kind === 'moose' ? ANTLER : HORN;
  const lines = FRONT[kind] ?? [];
  const both = lines.flatMap(([line, widths]) => [
    tube(pen, points(line), widths, color, { shade: 0.7 }),
    tube(pen, mirrored(line), widths, color, { shade: 0.7 }),
  ]);
  const tips =
    kind === 'ossicones' ? circle([20, -76], 9, '#5a3425') + circle([-20, -76], 9, '#5a3425') : '';
  return { back: stack(...both, tips) };
}
