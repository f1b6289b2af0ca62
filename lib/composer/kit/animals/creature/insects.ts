import { circle, stroke } from '@/lib/svg/markup';
import { type Point } from '@/lib/svg/point';
import { GLOW } from '../../../palette/glow';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { type Pen } from '../../pen';
import { eye } from '../core/features';
import {
  form,
  mass,
  mirrored,
  move,
  type Piece,
  points,
  shadeOn,
  stack,
  symmetric,
} from '../core/piece';
import { tube } from '../core/tube';
import { drawChrysalis } from './chrysalis';
import { type Creature, type CreatureDrawing, type CreatureLook } from './creature';
import { drawWasp } from './wasp';
import { drawCaterpillar, drawSnail, drawSnake, drawSpider, drawWorm } from './crawlers';

const INK = HOUSE.ink;

/** Wings of glass, root at the origin, up and back. */
const glassWing = (scaleX: number, angleDegrees: number, at: Point): Piece =>
  move(
    stack(
      form('0,0 -10,-20 -8,-42 8,-50 18,-36 12,-14', '#dff1f8', 0.86),
      stroke('M1 -4Q2 -24 6 -44M3 -6Q10 -20 14 -34', '#a9cfe0', 1.3),
    ),
    { at, angleDegrees, scaleX },
  );

function drawBee(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const bands = [-22, -4, 13].map((x) =>
    form(
      [
        [x - 5, -60],
        [x + 5, -60],
        [x + 8, -20],
        [x + 4, 20],
        [x - 6, 20],
        [x - 3, -20],
      ],
      mark,
    ),
  );
  const piece = stack(
    stroke('M34 -40Q38 -56 48 -56M28 -42Q28 -58 38 -62', INK, 2.4) +
      circle([48, -56], 2.8, INK) +
      circle([38, -62], 2.8, INK),
    stroke('M10 -8L12 2M-4 -6L-4 4M-18 -8L-20 1', INK, 2.6),
    glassWing(0.92, -46, [2, -40]),
    form('-38,-24 -52,-20 -38,-16', INK),
    mass(
      pen,
      '-44,-20 -34,-38 -8,-46 20,-44 34,-30 34,-14 20,-2 -8,2 -34,-4',
      coat,
      ...bands,
      shadeOn(coat, '-50,-10 0,-8 40,-20 40,20 -50,20'),
    ),
    glassWing(1.04, -14, [6, -38]),
    mass(
      pen,
      '14,-24 18,-40 32,-44 44,-36 46,-22 38,-10 24,-8 16,-14',
      coat,
      shadeOn(coat, '12,-14 30,-14 48,-26 48,0 12,0'),
    ),
    eye(36, -28, 4.2, expression),
    stroke('M42 -19Q37 -14 32 -17', darker(coat, 0.5), 2),
    circle([29, -20], 3.4, HOUSE.coral, { opacity: 0.35 }),
  );
  return {
    piece,
    head: [32, -26],
    headSpan: 34,
    eyes: [36, -28],
    mouth: [42, -18],
    back: [-6, -46],
    arm: [12, -6],
    armWidth: 3,
  };
}

function drawButterfly(pen: Pen, { coat, mark, belly, expression }: CreatureLook): CreatureDrawing {
  const upper = '3,-8 10,-34 30,-52 46,-48 48,-30 36,-12 14,-2';
  const lower = '3,-4 20,2 34,12 32,28 20,36 8,24 3,8';
  const wing = (flip: boolean) => {
    const turned = (text: string) => (flip ? mirrored(text) : points(text));
    const spots = points('40,-40 44,-30 36,-46 28,26 22,31')
      .map(([x, y]) => circle([flip ? -x : x, y], 2.2, HOUSE.cream))
      .join('');
    return stack(
      mass(pen, turned(lower), mark, form(turned('4,0 16,5 25,14 22,24 14,24 6,10'), belly)),
      mass(
        pen,
        turned(upper),
        mark,
        form(turned('4,-8 11,-30 28,-44 38,-40 38,-26 28,-14 14,-6'), coat),
      ),
      spots,
    );
  };
  const piece = stack(
    stroke('M-1 -20Q-6 -36 -14 -42M1 -20Q6 -36 14 -42', INK, 1.6) +
      circle([-14, -42], 2, INK) +
      circle([14, -42], 2, INK),
    wing(true),
    wing(false),
    mass(pen, symmetric('0,-24 4,-20 4,-12 3,4 2,20 0,26'), INK),
    circle([0, -21], 4.6, INK) +
      circle([-1.8, -22], 1.1, HOUSE.white) +
      circle([1.8, -22], 1.1, HOUSE.white),
    expression === 'asleep' && '',
  );
  return {
    piece,
    head: [0, -21],
    headSpan: 10,
    eyes: [0, -22],
    mouth: [0, -18],
    back: [0, -6],
    arm: [3, -12],
    armWidth: 1.6,
  };
}

function drawLadybird(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    stroke('M34 -30Q40 -42 48 -40M28 -34Q32 -46 40 -48', INK, 2.2) +
      circle([48, -40], 2.2, INK) +
      circle([40, -48], 2.2, INK),
    stroke('M-20 -6L-26 0M0 -6L-2 0M18 -6L22 0', INK, 3.6),
    mass(pen, '22,-8 22,-28 32,-34 44,-26 46,-14 38,-6', INK),
    circle([38, -20], 5, HOUSE.white) + eye(39.4, -20, 3.2, expression),
    mass(
      pen,
      '-40,-8 -34,-34 -10,-50 14,-46 30,-26 32,-8 0,-4',
      coat,
      ...[
        [-22, -26, 6],
        [-2, -36, 6],
        [16, -28, 5],
        [-10, -14, 6],
        [12, -12, 5],
      ].map(([x = 0, y = 0, r = 4]) => circle([x, y], r, mark)),
      shadeOn(coat, '-50,-14 0,-12 40,-20 40,10 -50,10'),
      form('-24,-38 -8,-46 2,-42 -16,-34', lighter(coat, 0.4), 0.7),
    ),
    stroke('M-40 -8Q-4 -22 30 -12', darker(coat, 0.5), 1.8),
  );
  return {
    piece,
    head: [36, -20],
    headSpan: 26,
    eyes: [38, -20],
    mouth: [45, -14],
    back: [-4, -48],
    arm: [18, -8],
    armWidth: 3,
  };
}

function drawBeetle(pen: Pen, look: CreatureLook): CreatureDrawing {
  const { coat } = look;
  const base = drawLadybird(pen, { ...look, mark: coat });
  const horn = tube(pen, points('40,-28 52,-38 50,-52'), [7, 5, 2], darker(coat, 0.4));
  return { ...base, piece: stack(base.piece, horn) };
}

function drawAnt(pen: Pen, { coat, expression }: CreatureLook): CreatureDrawing {
  const legs = ['-4,-16 -16,-22 -24,0', '2,-14 0,-20 -4,0', '8,-15 20,-22 26,0'].map((line) =>
    tube(pen, points(line), [3, 2.6, 2], darker(coat, 0.3), { shade: 0 }),
  );
  const piece = stack(
    stroke('M34 -30L44 -44L54 -42M30 -32L36 -48L46 -50', darker(coat, 0.2), 2.2),
    ...legs,
    mass(
      pen,
      '-48,-20 -42,-34 -24,-36 -10,-24 -14,-12 -34,-8',
      coat,
      shadeOn(coat, '-50,-18 -20,-18 -8,-22 -10,0 -50,0'),
    ),
    mass(
      pen,
      '-14,-20 -4,-28 12,-26 18,-18 8,-11 -8,-12',
      coat,
      shadeOn(coat, '-14,-16 18,-18 18,0 -14,0'),
    ),
    mass(
      pen,
      '12,-24 22,-38 40,-36 46,-24 38,-13 20,-13',
      coat,
      shadeOn(coat, '12,-18 46,-22 46,0 12,0'),
    ),
    circle([34, -26], 4.8, HOUSE.white) + eye(35.4, -26, 3, expression),
    stroke('M44 -19Q38 -15 33 -17', darker(coat, 0.5), 1.8),
  );
  return {
    piece,
    head: [30, -25],
    headSpan: 32,
    eyes: [34, -26],
    mouth: [44, -18],
    back: [2, -28],
    arm: [10, -16],
    armWidth: 3,
  };
}

function drawDragonfly(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const wing = (angleDegrees: number, scaleX: number, at: Point) =>
    move(
      stack(
        form('0,0 -8,-20 -8,-46 0,-56 8,-46 6,-18', '#cfeaf3', 0.88),
        stroke('M0 -4V-50', '#93c3d6', 1.2),
      ),
      { at, angleDegrees, scaleX },
    );
  const piece = stack(
    wing(-28, 0.86, [14, -6]),
    wing(10, 0.86, [20, -6]),
    tube(pen, points('22,-2 0,0 -30,4 -54,2'), [13, 9, 6, 4], coat),
    stroke('M-6 -3V5M-18 -1V6M-30 1V7M-42 1V6', mark, 2.4),
    wing(-44, 1, [12, -4]),
    wing(-8, 1, [18, -4]),
    mass(pen, '22,-10 32,-14 44,-8 46,2 38,9 26,6', coat),
    circle([37, -5], 6.4, mark) + eye(38.4, -5, 3.8, expression),
  );
  return {
    piece,
    head: [36, -3],
    headSpan: 22,
    eyes: [38, -5],
    mouth: [45, 3],
    back: [0, -4],
    arm: [22, 4],
    armWidth: 2,
  };
}

function drawFly(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    glassWing(0.8, -60, [0, -26]),
    stroke('M14 -8L20 4M2 -6L0 6M-12 -8L-20 4', darker(coat, 0.3), 2.2),
    mass(
      pen,
      '-38,-16 -24,-28 4,-32 24,-26 24,-12 4,-2 -24,-4',
      coat,
      shadeOn(coat, '-40,-10 0,-10 30,-18 30,10 -40,10'),
    ),
    glassWing(0.9, -30, [6, -26]),
    mass(pen, '16,-14 20,-28 34,-32 44,-22 40,-10 28,-6', darker(coat, 0.12)),
    circle([35, -22], 7, mark) + eye(37, -22, 3.6, expression),
  );
  return {
    piece,
    head: [32, -20],
    headSpan: 26,
    eyes: [35, -22],
    mouth: [42, -10],
    back: [-4, -32],
    arm: [14, -8],
    armWidth: 2.4,
  };
}

/** Rings of light about what glows, from the widest, each over the one before. */
const RADIANCE = [
  [44, 0.16],
  [27, 0.28],
  [15, 0.6],
] as const;

/** A fly whose hind part is a lamp: at night nothing else of it is seen. */
function drawFirefly(pen: Pen, look: CreatureLook): CreatureDrawing {
  const fly = drawFly(pen, look);
  const rays = RADIANCE.map(([r, opacity]) => circle([-26, -15], r, GLOW.flameInner, { opacity }));
  return {
    ...fly,
    piece: stack(
      rays.join(''),
      fly.piece,
      mass(pen, '-40,-15 -36,-25 -22,-28 -14,-24 -14,-8 -24,-4 -36,-7', GLOW.flameInner),
      circle([-27, -17], 6, GLOW.flameHeart),
    ),
  };
}

export const INSECTS: Readonly<Record<string, Creature>> = {
  bee: { lengthCm: 1.6, colors: { coat: '#f9c440', mark: '#3a2b45' }, floats: true, draw: drawBee },
  bumblebee: {
    lengthCm: 2.2,
    colors: { coat: '#f5b33f', mark: '#2b2340' },
    floats: true,
    draw: drawBee,
  },
  wasp: {
    lengthCm: 1.8,
    colors: { coat: '#fbd93f', mark: '#23264d' },
    floats: true,
    draw: drawWasp,
  },
  butterfly: {
    lengthCm: 7,
    colors: { coat: '#5aa8e0', mark: '#2f4fa0', belly: '#8fcbee' },
    floats: true,
    draw: drawButterfly,
  },
  'monarch-butterfly': {
    lengthCm: 9,
    colors: { coat: '#f08a3c', mark: '#33263f', belly: '#f7ad5c' },
    floats: true,
    draw: drawButterfly,
  },
  moth: {
    lengthCm: 5,
    colors: { coat: '#d9c4a5', mark: '#9a8064', belly: '#eadcc4' },
    floats: true,
    draw: drawButterfly,
  },
  ladybird: { lengthCm: 0.8, colors: { coat: '#e0423a', mark: '#23264d' }, draw: drawLadybird },
  beetle: { lengthCm: 4, colors: { coat: '#4b3f6a' }, draw: drawBeetle },
  ant: { lengthCm: 0.9, colors: { coat: '#a5482f' }, draw: drawAnt },
  dragonfly: {
    lengthCm: 7,
    colors: { coat: '#2f9aa0', mark: '#1f5f78' },
    floats: true,
    draw: drawDragonfly,
  },
  fly: { lengthCm: 0.9, colors: { coat: '#5a6078', mark: '#c9564a' }, floats: true, draw: drawFly },
  firefly: {
    lengthCm: 1.5,
    colors: { coat: '#5a4a4f', mark: '#fbe36a' },
    floats: true,
    draw: drawFirefly,
  },
  spider: { lengthCm: 4, colors: { coat: '#4c4470', mark: '#f2664f' }, draw: drawSpider },
  caterpillar: { lengthCm: 5, colors: { coat: '#8cc84f', mark: '#a9d96a' }, draw: drawCaterpillar },
  snail: { lengthCm: 6, colors: { coat: '#e3bd8f', mark: '#c9703f' }, draw: drawSnail },
  chrysalis: {
    lengthCm: 3.4,
    colors: { coat: '#8fc36a', mark: '#f0b93f' },
    floats: true,
    draw: drawChrysalis,
  },
  worm: { lengthCm: 12, colors: { coat: '#e59a94' }, draw: drawWorm },
  snake: {
    lengthCm: 90,
    colors: { coat: '#5fa64f', belly: '#e5e3a0', mark: '#3f7f45' },
    draw: drawSnake,
  },
};
