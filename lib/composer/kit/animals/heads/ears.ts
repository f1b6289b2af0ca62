import type { Hex } from '@/lib/color/hex';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { facet, form, mass, type Piece, round, shadeOn, stack } from '../core/piece';

export const EAR_KINDS = [
  'prick',
  'bat',
  'drop',
  'long',
  'fly',
  'rose',
  'round',
  'small',
  'disc',
  'tall',
  'leaf',
  'lop',
  'bud',
  'side',
  'fluffy',
  'none',
] as const;
export type EarKind = (typeof EAR_KINDS)[number];

interface Ears {
  /** Behind the head: the far ear. */
  back?: Piece;
  front?: Piece;
}

const PINK = '#e8a59a';

function pricked(x: number, lean: number, height: number, fill: Hex, inner?: Hex): Piece {
  const tip = -34 - height;
  return stack(
    facet(
      [
        [x - 22, -20],
        [x - 16 - lean, tip],
        [x + 24, -34],
      ],
      fill,
      8,
    ),
    inner &&
      facet(
        [
          [x - 11, -34],
          [x - 13 - lean, tip + 20],
          [x + 10, -40],
        ],
        inner,
        3,
      ),
  );
}

const PRICKED: Partial<Record<EarKind, readonly [height: number, hasInner: boolean]>> = {
  prick: [68, true],
  bat: [72, true],
  small: [40, true],
};

const HANGING: Partial<Record<EarKind, string>> = {
  drop: '-34,-34 -5,-36 6,-5 0,50 -20,66 -42,40 -46,0',
  fly: '-30,-36 -10,-30 -30,2 -80,20 -110,12 -80,-20',
  long: '-34,-30 -6,-30 8,10 8,75 -16,105 -44,70 -48,10',
  rose: '-30,-36 0,-40 -10,-12 -42,8 -66,2 -50,-20',
  lop: '-30,-40 -4,-42 10,0 4,80 -18,104 -40,80 -44,0',
};

/** Ears of a head in profile: skull about 50 units around the origin. */
export function profileEars(
  pen: Pen,
  kind: EarKind,
  coat: Hex,
  color: Hex,
  inner: Hex = PINK,
): Ears {
  const pricks = PRICKED[kind];
  if (pricks) {
    const [height] = pricks;
    const isBat = kind === 'bat';
    return {
      back: pricked(isBat ? 20 : 14, isBat ? -4 : 0, height, darker(coat, 0.28)),
      front: pricked(isBat ? -14 : -16, isBat ? -4 : 4, height, coat, isBat ? inner : color),
    };
  }
  const hanging = HANGING[kind];
  if (hanging)
    return { front: mass(pen, hanging, color, shadeOn(color, '-60,30 0,20 20,120 -60,120', 0.8)) };
  if (kind === 'bud') return roundEars(coat, color, 13, -22, -42);
  if (kind === 'side') return { front: stack(disc(-30, -2, 19, coat), disc(-29, 0, 12, inner)) };
  if (kind === 'fluffy') return { front: fluffyEar(pen, coat, inner) };
  if (kind === 'round') return roundEars(coat, color, 22, -26, -46);
  if (kind === 'disc') return roundEars(coat, inner, 44, -24, -58);
  if (kind === 'tall') return tallEars(coat, inner);
  if (kind === 'leaf') return leafEars(coat, inner);
  return {};
}

/** A round ear with long hair along its edge: a koala's. */
const fluffyEar = (pen: Pen, coat: Hex, inner: Hex): Piece =>
  mass(
    pen,
    '-14,-40 -26,-66 -52,-70 -74,-54 -78,-28 -68,-8 -58,-14 -50,-2 -42,-12 -30,-6',
    coat,
    form('-30,-40 -44,-56 -62,-46 -64,-26 -56,-22 -48,-16 -38,-24', inner),
  );

function disc(x: number, y: number, radius: number, fill: Hex): Piece {
  return form(round([x, y], radius), fill);
}

function roundEars(coat: Hex, inner: Hex, radius: number, x: number, y: number): Ears {
  return {
    back: disc(x + radius * 1.3, y + radius * 0.1, radius * 0.92, darker(coat, 0.24)),
    front: stack(disc(x, y, radius, coat), disc(x + 2, y + 3, radius * 0.62, inner)),
  };
}

function tallEars(coat: Hex, inner: Hex): Ears {
  const ear = (x: number, fill: Hex, inside?: Hex) =>
    stack(
      form(
        [
          [x - 12, -30],
          [x - 30, -90],
          [x - 36, -140],
          [x - 20, -160],
          [x - 2, -130],
          [x + 10, -80],
          [x + 14, -34],
        ],
        fill,
      ),
      inside &&
        form(
          [
            [x - 6, -44],
            [x - 20, -94],
            [x - 25, -134],
            [x - 18, -142],
            [x - 6, -120],
            [x + 3, -80],
            [x + 5, -46],
          ],
          inside,
        ),
    );
  return { back: ear(10, darker(coat, 0.24)), front: ear(-20, coat, inner) };
}

function leafEars(coat: Hex, inner: Hex): Ears {
  const ear = (x: number, y: number, fill: Hex, inside?: Hex) =>
    stack(
      form(
        [
          [x + 6, y - 4],
          [x - 24, y - 24],
          [x - 58, y - 26],
          [x - 76, y - 14],
          [x - 54, y + 8],
          [x - 16, y + 14],
        ],
        fill,
      ),
      inside &&
        form(
          [
            [x - 10, y - 4],
            [x - 50, y - 16],
            [x - 62, y - 10],
            [x - 40, y + 3],
          ],
          inside,
        ),
    );
  return {
    back: facet('4,-30 -2,-66 22,-36', darker(coat, 0.28), 8),
    front: ear(-14, -26, coat, lighter(inner, 0.1)),
  };
}
