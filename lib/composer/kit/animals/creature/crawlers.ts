import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import { type Pen } from '../../pen';
import { eye } from '../core/features';
import { form, mass, mirrored, points, round, shadeOn, stack, symmetric } from '../core/piece';
import { tube } from '../core/tube';
import { type CreatureDrawing, type CreatureLook } from './creature';

const INK = HOUSE.ink;

export function drawSpider(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const legs = [
    '12,-26 34,-44 48,0',
    '14,-24 30,-32 38,0',
    '12,-22 24,-24 26,0',
    '10,-30 30,-54 40,-34',
  ].flatMap((line) => [points(line), mirrored(line)]);
  const piece = stack(
    ...legs.map((line) => tube(pen, line, [4.4, 4, 2.2], darker(coat, 0.2), { shade: 0 })),
    mass(
      pen,
      symmetric('0,-60 18,-56 26,-42 22,-26 10,-18 0,-17'),
      coat,
      form(symmetric('0,-54 5,-48 0,-40'), mark),
      form(symmetric('0,-36 4,-32 0,-27'), mark),
      shadeOn(coat, '6,-10 16,-36 12,-64 40,-60 40,-10'),
    ),
    mass(pen, symmetric('0,-30 10,-28 14,-18 9,-10 0,-9'), darker(coat, 0.1)),
    [-5, 5].map((x) => circle([x, -21], 4, HOUSE.white) + eye(x, -21, 2.5, expression)).join(''),
    stroke('M-4 -14Q0 -11 4 -14', HOUSE.cream, 1.4),
  );
  return {
    piece,
    head: [0, -20],
    headSpan: 28,
    eyes: [0, -21],
    mouth: [0, -13],
    back: [0, -60],
    arm: [12, -24],
    armWidth: 3.4,
  };
}

export function drawCaterpillar(
  pen: Pen,
  { coat, mark, expression }: CreatureLook,
): CreatureDrawing {
  const beads = times(5, (index): Point => [-40 + index * 15, -13 - Math.sin(index * 0.9) * 5]);
  const feet = beads.map(([x]) => `M${x} -4V0`).join('');
  const bead = ([x, y]: Point, r: number, fill: string) =>
    mass(
      pen,
      round([x, y], r),
      fill,
      shadeOn(fill, [
        [x - r, y + r * 0.3],
        [x + r, y - r * 0.1],
        [x + r, y + r * 2],
        [x - r, y + r * 2],
      ]),
    );
  const piece = stack(
    stroke(feet, darker(coat, 0.4), 4),
    ...beads.map((at, index) => bead(at, 12, index % 2 ? mark : coat)),
    stroke('M32 -34Q30 -46 24 -50M40 -34Q44 -46 50 -48', INK, 2) +
      circle([24, -50], 2.6, HOUSE.coral) +
      circle([50, -48], 2.6, HOUSE.coral),
    bead([36, -20], 16, coat),
    eye(42, -22, 3, expression) + eye(32, -22, 3, expression),
    stroke('M33 -13Q37 -10 41 -13', darker(coat, 0.5), 1.8),
  );
  return {
    piece,
    head: [36, -20],
    headSpan: 32,
    eyes: [37, -22],
    mouth: [37, -12],
    back: [-12, -28],
    arm: [30, -10],
    armWidth: 4,
  };
}

export function drawSnail(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const piece = stack(
    stroke('M34 -30L32 -48M40 -30L46 -46', coat, 3.6) +
      circle([32, -49], 3.6, HOUSE.white) +
      eye(32.6, -49, 2.2, expression) +
      circle([46, -47], 3.6, HOUSE.white) +
      eye(46.6, -47, 2.2, expression),
    mass(
      pen,
      '-50,0 -44,-6 -20,-10 14,-10 24,-20 30,-34 42,-34 48,-22 42,-6 30,0',
      coat,
      shadeOn(coat, '-50,-3 10,-4 30,-12 50,-20 50,10 -50,10'),
    ),
    mass(
      pen,
      '-30,-12 -34,-34 -18,-54 6,-54 20,-38 18,-18 4,-6 -18,-5',
      mark,
      shadeOn(mark, '-36,-18 -6,-18 14,-34 30,-40 20,0 -30,0'),
    ),
    stroke(
      'M14 -20Q12 -46 -8 -46Q-26 -44 -24 -28Q-22 -16 -8 -17Q4 -19 3 -30Q0 -37 -8 -35',
      darker(mark, 0.3),
      3,
    ),
    stroke('M46 -16Q42 -12 38 -14', darker(coat, 0.45), 1.8),
  );
  return {
    piece,
    head: [38, -24],
    headSpan: 20,
    eyes: [38, -48],
    mouth: [46, -15],
    back: [-8, -54],
    arm: [34, -12],
    armWidth: 4,
  };
}

export function drawWorm(pen: Pen, { coat, expression }: CreatureLook): CreatureDrawing {
  const body = tube(
    pen,
    points('-46,-5 -26,-6 -10,-20 8,-14 20,-8 34,-26'),
    [8, 11, 12, 12, 13, 14],
    coat,
  );
  const piece = stack(
    body,
    pen.clip(
      body.data,
      stroke('M-30 -14V2M-22 -18V0M16 -18L22 0M22 -22L30 -4', darker(coat, 0.16), 2),
    ),
    eye(36, -29, 2.4, expression),
    stroke('M40 -23Q37 -20 34 -22', darker(coat, 0.45), 1.5),
  );
  return {
    piece,
    head: [34, -26],
    headSpan: 15,
    eyes: [36, -29],
    mouth: [40, -22],
    back: [-8, -26],
    arm: [26, -14],
    armWidth: 3,
  };
}

export function drawSnake(
  pen: Pen,
  { coat, belly, mark, expression }: CreatureLook,
): CreatureDrawing {
  const low = tube(
    pen,
    points('-50,-4 -30,-7 0,-8 28,-8 38,-12 28,-18'),
    [3, 8, 14, 15, 15, 14],
    coat,
  );
  const high = tube(
    pen,
    points('28,-18 4,-22 -16,-22 -24,-30 -10,-36 8,-40 14,-52 18,-64'),
    [14, 14, 13, 13, 13, 12, 11, 12],
    coat,
  );
  const bands = points('-18,-8 0,-8 18,-8 34,-12')
    .map(([x, y]) => ellipse([x, y - 3], 5, 4, mark))
    .join('');
  const upper = points('14,-20 -4,-22 -22,-28 -8,-36 8,-42')
    .map(([x, y]) => ellipse([x, y], 4.4, 4, mark))
    .join('');
  const piece = stack(
    low,
    pen.clip(low.data, bands),
    high,
    pen.clip(high.data, upper + stroke('M20 -62Q20 -48 12 -38', belly, 4)),
    stroke('M36 -64H46L50 -67M46 -64L50 -61', '#d9413b', 1.6),
    mass(
      pen,
      '8,-64 12,-75 24,-77 36,-69 38,-63 28,-58 14,-57',
      coat,
      shadeOn(coat, '8,-62 38,-63 38,-50 8,-50', 0.8),
    ),
    eye(25, -69, 2.8, expression),
  );
  return {
    piece,
    head: [22, -67],
    headSpan: 22,
    eyes: [25, -69],
    mouth: [38, -63],
    back: [0, -24],
    arm: [16, -52],
    armWidth: 7,
  };
}
