import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
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

/** Turns of a shell from its lip to its middle. */
const SHELL_TURNS =
  'M17 -13C26 -30 20 -54 0 -61C-20 -67 -38 -52 -37 -33C-36 -18 -22 -9 -9 -13C3 -17 9 -31 1 -41C-6 -49 -19 -46 -21 -36C-22 -29 -15 -25 -10 -29';

export function drawSnail(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const stalk = (line: string, color: string) =>
    tube(pen, points(line), [4.6, 3.4, 3], color, { shade: 0 });
  const shell = '17,-9 26,-26 23,-46 10,-60 -8,-65 -28,-58 -40,-42 -40,-24 -30,-11 -12,-6';
  const piece = stack(
    stalk('40,-30 47,-42 51,-52', darker(coat, 0.14)),
    circle([51.5, -53], 3.4, darker(coat, 0.14)) + eye(52, -53, 2.1, expression),
    mass(
      pen,
      '-58,0 -46,-6 -20,-11 16,-11 25,-20 29,-32 38,-37 47,-32 50,-21 46,-10 38,-3 44,0 20,1',
      coat,
      form('-60,0 -20,-5 20,-5 44,-2 50,4 -60,4', lighter(coat, 0.3)),
      shadeOn(coat, '-58,-3 0,-6 30,-9 42,-16 52,-20 52,10 -58,10', 0.8),
    ),
    stalk('35,-32 36,-44 34,-55', coat),
    circle([34, -56], 3.8, coat) + eye(34.6, -56, 2.4, expression),
    mass(
      pen,
      shell,
      mark,
      form('-44,-20 -20,-14 4,-20 20,-36 30,-30 18,-2 -44,0', darker(mark, 0.16)),
      form('-30,-48 -14,-60 4,-60 0,-52 -16,-48 -26,-38', lighter(mark, 0.3), 0.75),
      stroke(SHELL_TURNS, darker(mark, 0.34), 3.4),
    ),
    stroke('M47 -17Q43 -13 38 -16', darker(coat, 0.5), 1.7),
    circle([40, -20], 2.6, HOUSE.coral, { opacity: 0.35 }),
  );
  return {
    piece,
    head: [39, -26],
    headSpan: 22,
    eyes: [36, -54],
    mouth: [46, -16],
    back: [-8, -64],
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
