import { circle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye } from '../core/features';
import {
  facet,
  form,
  mass,
  mirrored,
  type Piece,
  points,
  shadeOn,
  stack,
  symmetric,
} from '../core/piece';
import { tube } from '../core/tube';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';

function leg(pen: Pen, line: string, color: string): Piece {
  const ends = points(line).at(-1) ?? [0, 0];
  const [x] = ends;
  return stack(
    tube(pen, points(line), [24, 17, 10, 10], color),
    mass(
      pen,
      [
        [x - 6, -6],
        [x + 4, -8],
        [x + 15, -4],
        [x + 16, 0],
        [x - 6, 0],
      ],
      color,
    ),
    ...[8, 13].map((dx) =>
      facet(
        [
          [x + dx, -1],
          [x + dx + 4, -2],
          [x + dx + 6, 0],
        ],
        HOUSE.cream,
        1,
      ),
    ),
  );
}

function tyrannosaurHead(pen: Pen, { coat, belly, expression }: CreatureLook): Piece {
  const teeth = times(6, (index) =>
    facet(
      [
        [33 + index * 4.4, -69.4 + index * 0.2],
        [36.4 + index * 4.4, -69.4 + index * 0.2],
        [34.8 + index * 4.4, -64.6],
      ],
      HOUSE.white,
      0.6,
    ),
  );
  return stack(
    mass(pen, '26,-72 40,-68 56,-68 58,-62 44,-58 30,-58', darker(belly, 0.1)),
    mass(
      pen,
      '16,-76 16,-92 28,-100 40,-96 50,-92 62,-86 64,-74 60,-69 34,-70 24,-66',
      coat,
      shadeOn(coat, '14,-72 40,-76 66,-78 66,-60 14,-60', 0.9),
    ),
    ...teeth,
    circle([57, -83], 1.4, darker(coat, 0.5)),
    circle([36, -88], 4.6, HOUSE.cream) +
      eye(37, -88, 3, expression) +
      brow(36, -88, 3.6, expression, -1),
    stroke('M30 -95Q36 -97 42 -92', darker(coat, 0.3), 2.4),
  );
}

function drawTyrannosaur(pen: Pen, look: CreatureLook): CreatureDrawing {
  const { coat, belly, mark, pose } = look;
  const stride = pose === 'walk' || pose === 'run';
  const piece = stack(
    leg(pen, stride ? '2,-36 16,-26 16,-12 22,-4' : '4,-36 14,-24 6,-12 10,-4', darker(coat, 0.24)),
    tube(pen, points('-6,-44 -30,-40 -56,-36 -80,-42'), [34, 24, 13, 3], coat),
    mass(
      pen,
      '-24,-44 -14,-58 4,-62 16,-72 20,-88 32,-92 30,-74 30,-58 22,-42 6,-28 -12,-28 -22,-36',
      coat,
      form('40,-72 22,-60 14,-44 -4,-32 -10,-20 40,-20', belly),
      ...[
        [-22, -54],
        [-10, -60],
        [4, -66],
      ].map(([x = 0, y = 0]) =>
        form(
          [
            [x, y - 4],
            [x + 5, y - 4],
            [x + 4, y + 12],
            [x + 1, y + 14],
          ],
          mark,
        ),
      ),
      shadeOn(coat, '-30,-38 4,-38 26,-58 40,-70 40,-10 -30,-10'),
    ),
    tyrannosaurHead(pen, look),
    leg(pen, stride ? '-8,-38 -6,-24 -22,-14 -24,-4' : '-8,-38 6,-24 -6,-12 -2,-4', coat),
    tube(pen, points('22,-52 28,-46 35,-48'), [7, 5.4, 4], coat),
    ...[
      [35, -50],
      [37, -47],
    ].map(([x = 0, y = 0]) =>
      facet(
        [
          [x, y],
          [x + 3, y + 1],
          [x, y + 2],
        ],
        HOUSE.cream,
        0.6,
      ),
    ),
  );
  return {
    piece,
    head: [38, -82],
    headSpan: 34,
    crown: [29, -95],
    eyes: [36, -88],
    mouth: [62, -70],
    back: [-8, -60],
    arm: [22, -52],
    armWidth: 5.4,
  };
}

function drawGhost(pen: Pen, { coat, expression }: CreatureLook): CreatureDrawing {
  const mouth =
    expression === 'smile' || expression === 'calm'
      ? stroke('M-6 -56Q0 -50 6 -56', HOUSE.ink, 3)
      : circle([0, -54], 4.6, HOUSE.ink);
  const hand = '28,-50 42,-54 48,-46 40,-40 28,-38';
  const piece = stack(
    form(mirrored(hand), coat),
    mass(
      pen,
      symmetric('0,-96 18,-92 29,-74 31,-46 34,-14 35,0 26,-8 17,0 9,-8 0,0'),
      coat,
      shadeOn(
        coat,
        pen.shade[0] > 0 ? '8,4 20,-40 16,-96 60,-90 60,10' : '-8,4 -20,-40 -16,-96 -60,-90 -60,10',
      ),
    ),
    form(hand, darker(coat, 0.06)),
    [-10, 10]
      .map((x) =>
        expression === 'asleep' || expression === 'laugh'
          ? eye(x, -70, 4, expression)
          : circle([x, -70], 4.6, HOUSE.ink) + circle([x + 1.4, -72], 1.5, HOUSE.white),
      )
      .join(''),
    mouth,
    [-17, 17].map((x) => circle([x, -60], 3.6, HOUSE.coral, { opacity: 0.34 })).join(''),
  );
  return {
    piece,
    head: [0, -70],
    headSpan: 54,
    eyes: [0, -70],
    mouth: [0, -54],
    neck: { at: [0, -46], span: 66 },
    back: [0, -96],
    arm: [28, -46],
    armWidth: 9,
  };
}

function drawMonster(pen: Pen, { coat, belly, mark, expression }: CreatureLook): CreatureDrawing {
  const fur = times(30, (index): Point => {
    const angle = (index / 30) * 2 * Math.PI - Math.PI / 2;
    const reach = index % 2 ? 1.06 : 0.97;
    return [Math.cos(angle) * 36 * reach, -50 + Math.sin(angle) * 42 * reach];
  });
  const horn = '18,-82 26,-104 34,-76';
  const teeth = [-10, 2, 12].map((x) =>
    facet(
      [
        [x, -44],
        [x + 7, -44],
        [x + 3.5, -36],
      ],
      HOUSE.white,
      1,
    ),
  );
  const piece = stack(
    form(horn, mark),
    form(mirrored(horn), mark),
    tube(pen, points('-16,-14 -17,-4'), [14, 13], coat),
    tube(pen, points('16,-14 17,-4'), [14, 13], coat),
    form('-26,-6 -8,-6 -6,0 -28,0', darker(coat, 0.1)),
    form('8,-6 26,-6 28,0 6,0', darker(coat, 0.1)),
    tube(pen, points('-30,-54 -44,-40 -40,-26'), [12, 11, 12], coat),
    tube(pen, points('30,-54 44,-40 40,-26'), [12, 11, 12], coat),
    mass(
      pen,
      fur,
      coat,
      form(symmetric('0,-36 18,-30 18,-14 0,-8'), belly),
      shadeOn(
        coat,
        pen.shade[0] > 0 ? '6,0 24,-40 18,-96 60,-90 60,10' : '-6,0 -24,-40 -18,-96 -60,-90 -60,10',
      ),
    ),
    circle([0, -64], 14, HOUSE.white) +
      eye(0, -63, 8, expression) +
      brow(0, -64, 12, expression, 1),
    form(symmetric('0,-46 18,-46 14,-36 0,-32'), '#7a2a48'),
    ...teeth,
    stroke('M-20 -46H20', darker(coat, 0.4), 2.4),
  );
  return {
    piece,
    head: [0, -62],
    headSpan: 60,
    eyes: [0, -64],
    mouth: [0, -40],
    back: [0, -92],
    arm: [30, -50],
    armWidth: 11,
  };
}

export const FANTASY: Readonly<Record<string, Creature>> = {
  't-rex': {
    lengthCm: 620,
    colors: { coat: '#6f9f4f', belly: '#e3dca5', mark: '#4f7f3f' },
    draw: drawTyrannosaur,
  },
  ghost: { lengthCm: 120, colors: { coat: '#f6f3fb' }, floats: true, draw: drawGhost },
  monster: {
    lengthCm: 130,
    colors: { coat: '#7a5fc4', belly: '#b59ae6', mark: '#f5c65a' },
    draw: drawMonster,
  },
};
