import { ellipse, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { form, mass, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { FaceDrawing, HeadColors, ProfileSpec } from './profile';

const TRUNKS: Record<'hanging' | 'raised', { line: string; rings: string; end: Point }> = {
  hanging: {
    line: '36,0 66,34 70,86 64,132 78,158 100,152',
    rings: 'M56 62L82 58M56 82L84 80M54 102L80 104',
    end: [98, 152],
  },
  raised: {
    line: '36,0 72,30 116,22 134,-26 120,-76 140,-104',
    rings: 'M88 12L94 40M112 4L128 28M122 -22L146 -18',
    end: [140, -106],
  },
};

/** Elephant: a high skull, a trunk that hangs with its end curled forward, a tusk, a fan of an ear. */
export function elephantHead(
  pen: Pen,
  { isCalling = false }: ProfileSpec,
  { coat, earInner = '#d9a0a8' }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const { line, rings: creases, end } = isCalling ? TRUNKS.raised : TRUNKS.hanging;
  const trunk = tube(pen, points(line), [58, 46, 34, 28, 24, 19], coat);
  const rings = stroke(creases, darker(coat, 0.22), 3);
  const ear = '-2,-46 -46,-62 -84,-26 -84,28 -48,74 -14,60 0,10';
  const face = stack(
    tube(pen, points('34,44 58,66 92,60'), [15, 12, 3], darker(HOUSE.cream, 0.14), { shade: 0 }),
    trunk,
    rings,
    mass(
      pen,
      '-50,0 -36,-56 6,-74 46,-54 62,-10 58,26 34,50 0,52 -30,44',
      coat,
      shadeOn(coat, '-60,36 0,28 60,20 70,80 -60,80'),
    ),
    tube(pen, points('30,44 54,74 92,72'), [17, 13, 3], HOUSE.cream, { shade: 0.6 }),
    eye(32, -14, 7, expression) + brow(32, -14, 7, expression, -1),
    mass(
      pen,
      ear,
      lighter(coat, 0.16),
      form('-10,-30 -44,-44 -70,-18 -68,24 -46,54 -20,44 -8,8', earInner, 0.75),
    ),
  );
  return { face, crown: [4, -72], eyes: [32, -14], mouth: end };
}

/** Rhinoceros: a long low head with two horns. */
export function rhinoHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const face = stack(
    mass(
      pen,
      '98,-8 108,-44 130,-78 136,-40 132,0',
      HOUSE.cream,
      shadeOn(HOUSE.cream, '118,0 128,-40 132,-80 150,-80 150,10'),
    ),
    mass(pen, '66,-22 74,-50 84,-56 86,-18', HOUSE.cream),
    mass(
      pen,
      '-40,-6 -20,-46 28,-48 70,-26 108,-22 136,-8 142,24 122,46 80,44 46,58 0,60 -30,46',
      coat,
      shadeOn(coat, '-40,34 20,26 80,20 150,20 140,80 0,90'),
    ),
    ellipse([122, 6], 5, 3.6, darker(coat, 0.5)),
    stroke('M140 26C126 34 110 32 98 26', darker(coat, 0.4), 3.4),
    eye(38, -12, 6, expression) + brow(38, -12, 6, expression, -1),
  );
  return { face, crown: [0, -44], eyes: [38, -12], mouth: [132, 24] };
}

/** Hippopotamus: a low skull with eyes on top, and a barrel of a muzzle with a tusk in its smile. */
export function hippoHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, mask = lighter(coat, 0.2) }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const face = stack(
    mass(
      pen,
      '-46,-4 -32,-40 0,-52 26,-58 44,-46 64,-24 92,-34 124,-36 146,-14 150,22 140,54 104,72 58,70 20,64 -24,50',
      coat,
      form('74,-60 170,-60 170,100 84,92 66,46 72,0', mask),
      shadeOn(coat, '-56,40 20,48 70,52 110,58 156,30 160,110 0,110'),
    ),
    mass(pen, '100,-30 108,-44 124,-46 134,-36 132,-24', mask),
    ellipse([120, -35], 6, 3.6, darker(mask, 0.5)),
    stroke('M150 24C130 40 100 44 76 38C62 34 56 24 54 12', darker(coat, 0.4), 3.8),
    mass(pen, '122,36 132,33 132,53 124,55', HOUSE.cream),
    mass(pen, '94,42 102,42 101,56 96,56', HOUSE.cream),
    form('14,-46 26,-64 42,-60 48,-44 34,-34', lighter(coat, 0.06)),
    eye(33, -46, 7, expression) + brow(33, -46, 7, expression, -1),
  );
  return { face, crown: [-4, -52], eyes: [33, -46], mouth: [146, 28] };
}

/** Boar: a long wedge that ends in a disc, a tusk curved up, an ear of bristles. */
export function boarHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, mask = lighter(coat, 0.14), ear }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const disc = lighter(mask, 0.16);
  const face = stack(
    form('-2,-36 14,-74 34,-78 34,-50 22,-30', darker(coat, 0.3)),
    mass(
      pen,
      '-54,4 -44,-36 -8,-54 30,-40 66,-20 104,-8 124,-6 126,26 100,34 66,44 30,60 -14,64 -46,44',
      coat,
      form('60,-30 140,-30 140,60 70,62 56,30', mask),
      form('-60,80 -30,34 14,40 40,70 0,100', darker(coat, 0.18)),
      shadeOn(coat, '-60,40 10,40 70,28 130,20 130,90 -50,90'),
    ),
    mass(pen, '116,-12 130,-10 135,10 131,31 116,33 112,10', disc),
    ellipse([127, 3], 3, 5, darker(disc, 0.5)),
    ellipse([126, 20], 2.6, 4.4, darker(disc, 0.5)),
    stroke('M110 34C92 44 74 40 60 30', darker(coat, 0.5), 3.6),
    mass(pen, '76,40 78,20 90,6 98,6 90,20 90,38', HOUSE.cream),
    eye(34, -14, 6.4, expression) + brow(34, -14, 6.4, expression, -1),
    mass(pen, '-34,-34 -30,-66 -6,-86 6,-60 4,-30 -12,-18', ear),
    form('-24,-38 -21,-60 -8,-72 -4,-54 -6,-34', darker(ear, 0.28)),
  );
  return { face, crown: [-10, -58], eyes: [34, -14], mouth: [112, 34] };
}

/** Pig: a round head that ends in a flat disc. */
export function pigHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const disc = darker(coat, 0.12);
  const face = stack(
    facetEarFar(coat),
    mass(
      pen,
      '-50,0 -38,-38 0,-52 36,-40 58,-16 84,-12 88,22 60,30 34,48 -8,54 -44,38',
      coat,
      shadeOn(coat, '-60,34 0,26 60,18 100,18 60,90 -50,90'),
    ),
    mass(pen, '80,-16 94,-14 98,6 94,26 80,28 76,6', disc),
    ellipse([90, 0], 3, 5, darker(disc, 0.4)),
    ellipse([89, 15], 2.6, 4.4, darker(disc, 0.4)),
    stroke('M72 32Q58 42 44 34', darker(coat, 0.36), 3.6),
    eye(32, -14, 7, expression) + brow(32, -14, 7, expression, -1),
    mass(pen, '-30,-38 -4,-56 22,-62 24,-34 12,-6 -10,-14', darker(coat, 0.1)),
  );
  return { face, crown: [-4, -52], eyes: [32, -14], mouth: [74, 30] };
}

const facetEarFar = (coat: string) =>
  form('10,-40 30,-66 46,-66 44,-40 34,-24', darker(coat, 0.26));

/** Triceratops: a frill, two horns over the eyes and one on the nose, a beak. */
export function triceratopsHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, mask = '#e8a05a' }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const horn = HOUSE.cream;
  const face = stack(
    mass(
      pen,
      '-4,50 -50,60 -92,30 -104,-24 -84,-72 -40,-92 4,-70 10,-20',
      mask,
      shadeOn(mask, '-110,10 -50,30 0,30 0,90 -110,90'),
    ),
    tube(pen, points('30,-40 62,-72 104,-88'), [18, 13, 3], darker(horn, 0.16), { shade: 0 }),
    mass(
      pen,
      '-30,0 -22,-40 20,-48 60,-28 96,-14 112,10 106,34 86,30 60,44 10,52 -24,40',
      coat,
      shadeOn(coat, '-40,30 40,28 120,20 110,80 -40,80'),
    ),
    mass(pen, '92,-14 116,6 108,38 92,28 88,6', darker(coat, 0.22)),
    mass(pen, '74,-22 86,-52 94,-16', horn),
    tube(pen, points('14,-38 46,-74 92,-96'), [20, 14, 3], horn, { shade: 0.6 }),
    stroke('M92 30Q66 40 48 32', darker(coat, 0.4), 3.6),
    eye(34, -14, 7, expression) + brow(34, -14, 7, expression, -1),
  );
  return { face, crown: [-30, -86], eyes: [34, -14], mouth: [104, 32] };
}
