import type { Hex } from '@/lib/color/hex';
import { stroke } from '@/lib/svg/markup';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { MammalColors, WingKind } from './mammal';
import { form, mass, type Piece, points, shadeOn, stack } from './piece';
import { tube } from './tube';

/** A raised wing of feathers, root at the origin, tip up and back, about 150 long. */
export function featherWing(pen: Pen, color: Hex, under: Hex = lighter(color, 0.3)): Piece {
  const tips = points('-104,-128 -112,-98 -106,-72 -92,-50 -74,-32 -52,-18');
  const feathers = tips.map(([x, y], index) =>
    mass(
      pen,
      [
        [-8, -18 + index * 2],
        [x * 0.5 - 8, y * 0.62 - 12],
        [x - 8, y - 4],
        [x, y + 9],
        [x * 0.5 + 4, y * 0.5 + 10],
        [2, 2],
      ],
      index % 2 ? darker(color, 0.1) : color,
    ),
  );
  const arm = mass(
    pen,
    '14,2 0,-36 -30,-84 -70,-124 -112,-146 -98,-116 -74,-82 -50,-44 -24,-8',
    under,
    shadeOn(under, '14,10 -10,-30 -50,-70 -100,-124 -100,-60 -30,10', 0.6),
  );
  return stack(...feathers, arm);
}

/** A raised wing of skin on finger bones, root at the origin. */
export function skinWing(pen: Pen, coat: Hex, skin: Hex): Piece {
  const bones = stroke(
    'M-58 -110Q-96 -70 -116 -10M-58 -110Q-66 -60 -64 6M-58 -110Q-34 -60 -20 8',
    darker(skin, 0.3),
    4,
  );
  const sail = mass(
    pen,
    '6,0 -10,-40 -58,-110 -100,-112 -128,-74 -138,-20 -116,-10 -98,-20 -86,6 -64,8 -50,-8 -36,10 -18,12',
    skin,
    form('-58,-110 -34,-60 -20,12 -70,14 -68,-50', darker(skin, 0.16)),
    form('-58,-110 -96,-70 -116,-6 -150,-10 -140,-90', darker(skin, 0.08)),
  );
  return stack(
    sail,
    bones,
    tube(pen, points('4,2 -20,-54 -58,-110'), [22, 14, 9], coat),
    tube(pen, points('-58,-110 -96,-112 -130,-76 -140,-18'), [9, 7, 5, 3], coat, { shade: 0 }),
    form('-62,-106 -56,-134 -50,-108', '#f0dcb8'),
  );
}

/** A raised wing of a butterfly in two panes with spots along their rims, root at the origin. */
export function butterflyWing(pen: Pen, color: Hex): Piece {
  const rim = darker(color, 0.5);
  const pale = lighter(color, 0.5);
  const pane = (outline: string, inner: string, spots: readonly string[]) =>
    mass(pen, outline, rim, form(inner, color), ...spots.map((spot) => form(spot, pale)));
  return stack(
    pane(
      '6,4 -34,10 -84,34 -96,62 -70,76 -36,60 -4,28',
      '0,6 -34,18 -76,38 -84,58 -66,66 -36,52 -6,24',
      ['-78,50 -70,44 -64,52 -70,58', '-58,60 -50,54 -46,62 -52,64'],
    ),
    pane(
      '8,2 -10,-48 -58,-116 -112,-132 -134,-104 -116,-48 -66,-8 -14,8',
      '2,-4 -14,-48 -58,-106 -106,-120 -122,-100 -106,-52 -62,-16 -16,2',
      [
        '-104,-108 -94,-114 -90,-102 -100,-98',
        '-112,-86 -104,-92 -98,-80 -106,-76',
        '-104,-62 -96,-70 -90,-60 -98,-54',
      ],
    ),
  );
}

const BUTTERFLY = '#f08a3c';
const FEATHERS = '#fff6ea';

/** The raised wing of a beast, root at the origin; the far one is darker. */
export function wingPiece(pen: Pen, kind: WingKind, colors: MammalColors, isFar = false): Piece {
  if (kind === 'butterfly') return butterflyWing(pen, isFar ? darker(BUTTERFLY, 0.25) : BUTTERFLY);
  if (kind === 'feathers') return featherWing(pen, isFar ? darker(FEATHERS, 0.16) : FEATHERS);
  return skinWing(
    pen,
    isFar ? darker(colors.coat, 0.25) : colors.coat,
    darker(colors.mane ?? '#e0683f', isFar ? 0.35 : 0.1),
  );
}
