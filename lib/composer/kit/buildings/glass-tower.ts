import type { Hex } from '@/lib/color/hex';
import { line, path, rectangle, shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { formed } from '../form';
import type { Pen } from '../pen';

/** A face of a tower: lower left, lower right, upper right, upper left. */
type Face = readonly [Point, Point, Point, Point];

interface Tower {
  color?: Hex | undefined;
  state: 'plain' | 'lit';
  view: 'side' | 'below';
}

const GLASS = '#6fa3cf';

/** Rows grow closer upwards by this power: 1 is a face seen straight on. */
const at = ([a, b, c, d]: Face, u: number, v: number, power: number): Point => {
  const up = 1 - (1 - v) ** power;
  return between(between(a, b, u), between(d, c, u), up);
};

interface Glazing {
  columns: number;
  rows: number;
  color: Hex;
  lit: boolean;
  power: number;
}

/** Panes of a curtain wall: a sky that lies on them, some lighter or darker than their neighbours. */
function glazed(pen: Pen, face: Face, { columns, rows, color, lit, power }: Glazing): string {
  const pane = (column: number, row: number): Point[] => {
    const [u0, u1] = [column / columns, (column + 1) / columns];
    const [v0, v1] = [row / rows, (row + 1) / rows];
    return [
      at(face, u0, v0, power),
      at(face, u1, v0, power),
      at(face, u1, v1, power),
      at(face, u0, v1, power),
    ];
  };
  const marks = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (!pen.random.chance(lit ? 0.5 : 0.32)) return '';
    const tone = lit
      ? pen.random.pick(['#ffdf9a', '#ffcf7a', darker(color, 0.3)])
      : pen.random.pick([lighter(color, 0.28), lighter(color, 0.14), darker(color, 0.12)]);
    return shape(pane(column, row), tone);
  }).join('');
  const outline = polygon([...face]);
  const sky = (from: number, to: number) =>
    shape(
      [
        at(face, Math.min(1, from), 0, power),
        at(face, Math.min(1, to), 0, power),
        at(face, Math.min(1, to + 0.3), 1, power),
        at(face, Math.min(1, from + 0.3), 1, power),
      ],
      HOUSE.white,
      { opacity: 0.16 },
    );
  const bars = times(columns + 1, (index) =>
    line(
      [at(face, index / columns, 0, power), at(face, index / columns, 1, power)],
      darker(color, 0.34),
      7,
    ),
  ).join('');
  const floors = times(rows + 1, (index) =>
    line(
      [at(face, 0, index / rows, power), at(face, 1, index / rows, power)],
      lighter(color, 0.42),
      6,
    ),
  ).join('');
  return (
    path(outline, color) +
    pen.clip(outline, marks + sky(0.06, 0.3) + sky(0.4, 0.48) + floors + bars)
  );
}

/** Straight on: a lit and a shaded face, a recessed crown and a hall of glass at the foot. */
function fromTheSide(pen: Pen, color: Hex, lit: boolean): string {
  const front: Face = [
    [-520, -260],
    [190, -260],
    [190, -4300],
    [-520, -4300],
  ];
  const side: Face = [
    [190, -260],
    [520, -260],
    [520, -4120],
    [190, -4300],
  ];
  const crown: Face = [
    [-360, -4300],
    [120, -4300],
    [120, -4620],
    [-360, -4620],
  ];
  const common = { lit, power: 1 };
  return (
    rectangle([-132, -5050], 14, 440, HOUSE.metalDark) +
    glazed(pen, crown, { ...common, columns: 5, rows: 3, color: lighter(color, 0.06) }) +
    shape(
      [
        [120, -4300],
        [300, -4240],
        [300, -4540],
        [120, -4620],
      ],
      darker(color, 0.26),
    ) +
    glazed(pen, front, { ...common, columns: 7, rows: 30, color }) +
    glazed(pen, side, { ...common, columns: 4, rows: 30, color: darker(color, 0.26) }) +
    shape(
      [
        [-540, -4300],
        [190, -4300],
        [540, -4110],
        [540, -4150],
        [196, -4346],
        [-540, -4346],
      ],
      lighter(color, 0.5),
    ) +
    formed(pen, 'M-560 0V-280H560V0Z', darker(color, 0.36), { depth: 60, light: 16 }) +
    times(7, (index) =>
      rectangle([-510 + index * 150, -236], 122, 236, lit ? '#ffdf9a' : '#b9d9ee'),
    ).join('') +
    rectangle([-90, -300], 300, 34, HOUSE.white)
  );
}

/** From its foot: the edges run together high above. */
function fromBelow(pen: Pen, color: Hex, lit: boolean): string {
  const top: Point = [40, -1500];
  const left: Face = [[-620, 0], [60, 0], top, [top[0] - 150, -1440]];
  const right: Face = [[60, 0], [600, 0], [top[0] + 120, -1450], top];
  const beside = (points: Face, tone: Hex) =>
    glazed(pen, points, { columns: 5, rows: 16, color: tone, lit, power: 1.8 });
  return (
    beside(
      [
        [-1150, 0],
        [-760, 0],
        [-310, -1010],
        [-420, -1030],
      ],
      darker(color, 0.34),
    ) +
    beside(
      [
        [760, 0],
        [1150, 0],
        [500, -930],
        [370, -900],
      ],
      darker(color, 0.42),
    ) +
    glazed(pen, right, { columns: 7, rows: 30, color: darker(color, 0.3), lit, power: 1.9 }) +
    glazed(pen, left, { columns: 8, rows: 30, color, lit, power: 1.9 }) +
    line([[60, 0], top], lighter(color, 0.6), 16)
  );
}

/** A skyscraper with walls of glass. */
export function glassTower(pen: Pen, { color = GLASS, state, view }: Tower): string {
  const lit = state === 'lit';
  return view === 'below' ? fromBelow(pen, color, lit) : fromTheSide(pen, color, lit);
}
