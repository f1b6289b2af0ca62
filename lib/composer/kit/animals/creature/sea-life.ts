import { circle, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye, type Expression } from '../core/features';
import { form, mass, mirrored, type Piece, points, shadeOn, stack, symmetric } from '../core/piece';
import { tube } from '../core/tube';
import { drawSeaSerpent } from './serpent';
import { drawSeaTurtle } from './turtle';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';
import { drawShrimp } from './shrimp';

const eyes = (x: number, y: number, r: number, expression: Expression): string => {
  const isOpen = expression !== 'asleep' && expression !== 'laugh';
  return [-x, x]
    .map((at) => (isOpen ? circle([at, y], r * 1.5, HOUSE.white) : '') + eye(at, y, r, expression))
    .join('');
};
const smile = (y: number, w: number, color: string) =>
  stroke(`M${-w} ${y}Q0 ${y + w * 0.9} ${w} ${y}`, color, w * 0.32);

const TENTACLES = [
  '-16,-24 -34,-14 -48,-18 -50,-30',
  '-12,-20 -28,-4 -42,-2 -50,-8',
  '-6,-18 -16,-4 -24,0 -32,-4',
] as const;

/** The same with three pairs of arms held up, which leaves one pair to stand on. */
const RAISED_TENTACLES = [
  '-14,-30 -34,-42 -52,-62 -45,-88',
  '-14,-24 -40,-30 -66,-36 -74,-58',
  '-12,-20 -36,-12 -62,-6 -80,-24',
  '-8,-18 -18,-4 -28,0 -38,-3',
] as const;
const RAISED_ENDS = points('45,-89 -45,-89 75,-59 -75,-59 81,-25 -81,-25');

function drawOctopus(pen: Pen, { coat, mark, expression, raised }: CreatureLook): CreatureDrawing {
  const arm = (line: Point[], color: string) => tube(pen, line, [15, 12, 8, 4], color);
  const suckers = stroke(
    'M-40 -13.4l.1 0M-46 -17l.1 0M-34 -2l.1 0M-41 -0.6l.1 0M40 -13.4l.1 0M46 -17l.1 0M34 -2l.1 0M41 -0.6l.1 0',
    mark,
    3,
  );
  const piece = stack(
    ...(raised ? RAISED_TENTACLES : TENTACLES).map((line, index) =>
      stack(
        arm(points(line), index % 2 ? darker(coat, 0.12) : coat),
        arm(mirrored(line), index % 2 ? darker(coat, 0.12) : coat),
      ),
    ),
    !raised && suckers,
    !raised && arm(points('0,-18 -5,-6 -4,0 4,-2'), darker(coat, 0.06)),
    mass(
      pen,
      symmetric('0,-84 20,-80 31,-62 28,-42 22,-26 14,-16 0,-14'),
      coat,
      shadeOn(
        coat,
        pen.shade[0] > 0
          ? '10,-8 22,-40 20,-80 50,-80 50,0'
          : '-10,-8 -22,-40 -20,-80 -50,-80 -50,0',
      ),
      points('-10,-72 2,-76 -16,-62')
        .map(([x, y]) => circle([x, y], 2.4, lighter(coat, 0.3)))
        .join(''),
    ),
    eyes(10, -44, 4.2, expression),
    smile(-34, 5, darker(coat, 0.45)),
  );
  return {
    piece,
    head: [0, -58],
    headSpan: 58,
    eyes: [0, -44],
    mouth: [0, -33],
    back: [0, -84],
    arm: [18, -24],
    armWidth: 9,
    ...(raised ? { ends: RAISED_ENDS } : {}),
  };
}

function drawSquid(pen: Pen, { coat, fin, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    ...points('-14,0 -7,0 0,0 7,0 14,0').map(([x], index) =>
      tube(
        pen,
        [
          [x * 0.8, -30],
          [x * 1.1, -14],
          [x * 1.4 + (index % 2 ? 4 : -3), 0],
        ],
        [7, 5, 2.4],
        index % 2 ? darker(coat, 0.1) : coat,
      ),
    ),
    form(symmetric('0,-98 34,-74 16,-62 0,-66'), fin),
    mass(
      pen,
      symmetric('0,-98 10,-84 17,-60 17,-40 12,-26 0,-24'),
      coat,
      shadeOn(coat, '6,-20 10,-50 8,-96 40,-90 40,-10'),
    ),
    eyes(7, -38, 3.4, expression),
  );
  return {
    piece,
    head: [0, -42],
    headSpan: 34,
    eyes: [0, -38],
    mouth: [0, -30],
    back: [0, -96],
    arm: [12, -26],
    armWidth: 5,
  };
}

function drawJellyfish(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const threads = [-24, -12, 0, 12, 24]
    .map((x, index) =>
      stroke(
        `M${x} -4q${index % 2 ? 7 : -7} 14 0 28t${index % 2 ? -3 : 3} 26`,
        index % 2 ? lighter(coat, 0.3) : coat,
        3.4,
      ),
    )
    .join('');
  const frills = [-8, 8].map((x) =>
    form(
      [
        [x - 6, -4],
        [x + 6, -4],
        [x + 4, 14],
        [x + 8, 30],
        [x, 42],
        [x - 3, 26],
        [x - 7, 12],
      ],
      lighter(coat, 0.42),
    ),
  );
  const piece = stack(
    { svg: threads, hull: points('-28,54 28,54') },
    ...frills,
    mass(
      pen,
      symmetric('0,-46 20,-43 34,-28 38,-8 32,0 22,-5 12,1 0,-4'),
      coat,
      shadeOn(coat, '10,4 22,-14 18,-46 50,-40 50,10'),
      form('-24,-20 -16,-36 -2,-40 -10,-30 -18,-14', lighter(coat, 0.4)),
      points('6,-32 18,-24 -2,-24')
        .map(([x, y]) => circle([x, y], 2.2, mark))
        .join(''),
    ),
    eyes(9, -17, 3.2, expression),
    smile(-11, 4, darker(coat, 0.4)),
  );
  return {
    piece,
    head: [0, -22],
    headSpan: 72,
    eyes: [0, -17],
    mouth: [0, -10],
    back: [0, -46],
    arm: [24, -4],
    armWidth: 4,
  };
}

function claw(pen: Pen, coat: string): Piece {
  return stack(
    tube(pen, points('22,-20 38,-26 40,-38'), [7, 6, 6], coat),
    mass(
      pen,
      '32,-38 28,-52 36,-66 42,-56 41,-52 50,-64 54,-52 48,-38 40,-34',
      coat,
      shadeOn(coat, '40,-30 44,-48 60,-60 60,-30'),
    ),
  );
}

function drawCrab(pen: Pen, { coat, belly, expression }: CreatureLook): CreatureDrawing {
  const legs = ['20,-12 36,-14 42,-2', '16,-9 30,-8 34,0', '12,-7 22,-4 24,0'].flatMap((line) => [
    points(line),
    mirrored(line),
  ]);
  const right = claw(pen, coat);
  const left = claw(pen, coat);
  const piece = stack(
    ...legs.map((line) => tube(pen, line, [5, 4.4, 2], darker(coat, 0.14))),
    {
      svg: `<g transform="scale(-1 1)">${left.svg}</g>`,
      hull: left.hull.map(([x, y]): Point => [-x, y]),
    },
    right,
    stroke('M-8 -30V-40M8 -30V-40', coat, 3.4),
    mass(
      pen,
      symmetric('0,-34 18,-32 29,-22 24,-9 12,-3 0,-2'),
      coat,
      form(symmetric('0,-8 14,-10 20,-2 0,4'), belly),
      shadeOn(coat, symmetric('0,-10 20,-14 34,-18 34,10 0,10')),
      points('-12,-26 -4,-29 6,-28')
        .map(([x, y]) => circle([x, y], 1.7, lighter(coat, 0.3)))
        .join(''),
    ),
    [-8, 8].map((x) => circle([x, -42], 5, HOUSE.white) + eye(x, -42, 3.1, expression)).join(''),
    smile(-18, 6, darker(coat, 0.45)),
  );
  return {
    piece,
    head: [0, -22],
    headSpan: 54,
    eyes: [0, -42],
    mouth: [0, -16],
    back: [0, -34],
    arm: [22, -20],
    armWidth: 6,
  };
}

function drawLobster(pen: Pen, { coat, expression }: CreatureLook): CreatureDrawing {
  const segments = times(5, (index) => {
    const x = -4 - index * 8;
    return mass(
      pen,
      [
        [x + 7, -20 + index],
        [x - 5, -19 + index * 1.6],
        [x - 6, -7],
        [x + 6, -5],
      ],
      index % 2 ? darker(coat, 0.1) : coat,
    );
  });
  const piece = stack(
    stroke('M40 -18Q60 -34 54 -58M40 -16Q66 -26 70 -44', darker(coat, 0.1), 1.6),
    ...['22,-8 26,-4 24,0', '12,-7 14,-3 12,0', '2,-6 2,-3 0,0'].map((line) =>
      tube(pen, points(line), [4, 3, 1.8], darker(coat, 0.16)),
    ),
    form('-40,-12 -52,-22 -60,-14 -54,-10 -60,-4 -50,-1 -42,-6', darker(coat, 0.08)),
    ...segments.reverse(),
    mass(
      pen,
      '-2,-20 14,-26 34,-22 44,-14 36,-6 14,-4 0,-6',
      coat,
      shadeOn(coat, '-2,-10 20,-10 50,-12 40,4 0,4'),
    ),
    tube(pen, points('30,-8 46,-6 52,-16'), [6, 5, 5], coat),
    mass(
      pen,
      '46,-16 42,-28 52,-42 58,-34 56,-30 66,-38 68,-26 60,-14 52,-10',
      lighter(coat, 0.06),
      shadeOn(coat, '52,-8 58,-26 72,-36 72,-8'),
    ),
    circle([36, -22], 3, HOUSE.white) + eye(36.6, -22, 2, expression),
  );
  return {
    piece,
    head: [32, -16],
    headSpan: 24,
    eyes: [36, -22],
    mouth: [44, -12],
    back: [8, -24],
    arm: [30, -8],
    armWidth: 5,
  };
}

function drawStarfish(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const rim = times(10, (index): Point => {
    const [x, y] = polar(-90 + index * 36, index % 2 ? 21 : 50);
    return [x, y - 42];
  });
  const dots = times(15, (index): Point => {
    const [x, y] = polar(-90 + Math.floor(index / 3) * 72, 16 + (index % 3) * 9);
    return [x, y - 42];
  });
  const piece = stack(
    mass(
      pen,
      rim,
      coat,
      dots.map((at, index) => circle(at, 2.6 - (index % 3) * 0.5, mark)).join(''),
      shadeOn(coat, '10,0 16,-40 10,-90 60,-90 60,10'),
    ),
    eyes(7, -46, 3.2, expression),
    smile(-38, 4.4, darker(coat, 0.45)),
  );
  return {
    piece,
    head: [0, -44],
    headSpan: 40,
    eyes: [0, -46],
    mouth: [0, -37],
    back: [0, -90],
    arm: [30, -54],
    armWidth: 8,
  };
}

function drawShell(pen: Pen, { coat, mark }: CreatureLook): CreatureDrawing {
  const ribs = times(
    7,
    (index) => `M0 -4L${n(-36 + index * 12)} ${n(-62 - Math.cos((index - 3) / 2.4) * 12)}`,
  ).join('');
  const piece = stack(
    form(symmetric('0,-10 12,-10 16,0 0,0'), darker(coat, 0.16)),
    mass(
      pen,
      symmetric('0,-76 14,-70 26,-72 34,-58 42,-50 36,-28 18,-8 0,-2'),
      coat,
      stroke(ribs, mark, 3),
      shadeOn(coat, '8,0 24,-40 20,-80 60,-80 60,10'),
    ),
  );
  return {
    piece,
    head: [0, -40],
    headSpan: 50,
    eyes: [0, -40],
    mouth: [0, -20],
    back: [0, -74],
    arm: [0, -40],
    armWidth: 4,
  };
}

export const SEA_LIFE: Readonly<Record<string, Creature>> = {
  octopus: { lengthCm: 70, colors: { coat: '#d9647f', mark: '#f5b5c0' }, draw: drawOctopus },
  squid: {
    lengthCm: 60,
    colors: { coat: '#e58a8f', fin: '#d9707a' },
    floats: true,
    draw: drawSquid,
  },
  jellyfish: {
    lengthCm: 40,
    colors: { coat: '#b58ad9', mark: '#e9d5f5' },
    floats: true,
    draw: drawJellyfish,
  },
  crab: { lengthCm: 22, colors: { coat: '#e2532f', belly: '#f5a678' }, draw: drawCrab },
  lobster: { lengthCm: 45, colors: { coat: '#cf3f34' }, draw: drawLobster },
  shrimp: { lengthCm: 12, colors: { coat: '#f2957a' }, draw: drawShrimp },
  starfish: { lengthCm: 20, colors: { coat: '#f0743c', mark: '#f9b27a' }, draw: drawStarfish },
  'sea-serpent': {
    lengthCm: 500,
    colors: { coat: '#3f9d86', belly: '#e9e2a6', fin: '#f08a5a' },
    draw: drawSeaSerpent,
  },
  'sea-turtle': {
    lengthCm: 95,
    colors: { coat: '#7fb76a', belly: '#e6e2ac', mark: '#4f7f52' },
    floats: true,
    draw: drawSeaTurtle,
  },
  seashell: { lengthCm: 9, colors: { coat: '#f4c3a8', mark: '#e09a80' }, draw: drawShell },
};
