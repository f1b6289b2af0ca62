import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import { form, mirrored, type Piece, points, round, stack, symmetric } from '../core/piece';
import type { FaceSpec } from './front';
import type { HeadColors } from './profile';

interface MarkLook {
  w: number;
  h: number;
  ex: number;
  ey: number;
  er: number;
  white: Hex;
  dark: Hex;
  colors: HeadColors;
}

const both = (shape: string, fill: Hex): Piece =>
  stack(form(shape, fill), form(mirrored(shape), fill));

const MARKS: Partial<Record<NonNullable<FaceSpec['marks']>, (look: MarkLook) => Piece>> = {
  fox: ({ w, h, ex, ey, white }) =>
    both(
      `0,${h * 0.5} ${ex * 0.45},${ey + 24} ${ex},${ey + 15} ${w * 0.8},${ey + 9} ${w + 34},${ey - 8} ${w + 30},${h * 1.3} 0,${h * 1.3}`,
      white,
    ),
  tabby: ({ w, dark }) =>
    stack(
      path('M-6 -60L0 -18L6 -60ZM-26 -58L-16 -22L-14 -58ZM26 -58L16 -22L14 -58Z', dark),
      both(`${w + 4},-8 ${w - 22},-1 ${w + 4},4`, dark),
      both(`${w + 4},10 ${w - 20},14 ${w + 4},22`, dark),
    ),
  raccoon: ({ w, h, ex, ey, er, white, dark }) =>
    stack(
      both(
        `${w * 0.1},${ey - 22} ${w + 20},${ey - 18} ${w + 20},${h * 1.2} ${w * 0.2},${h * 0.66} 0,${ey + 10}`,
        white,
      ),
      both(
        `${ex * 0.3},${ey + 4} ${ex},${ey - er - 9} ${w * 0.9},${ey - 2} ${w * 1.02},${ey + 22} ${ex * 1.1},${ey + er + 12}`,
        dark,
      ),
    ),
  badger: ({ w, h, ex, ey, white, dark }) =>
    stack(
      form(
        symmetric(`0,${-h * 1.2} ${w * 1.2},${-h * 1.2} ${w * 1.2},${h * 1.2} 0,${h * 1.2}`),
        white,
      ),
      both(
        `${ex * 0.55},${-h * 1.1} ${ex * 1.6},${-h} ${ex * 1.5},${ey + 12} ${ex * 0.8},${ey + 24} ${ex * 0.5},${ey}`,
        dark,
      ),
    ),
  panda: ({ ex, ey, er, dark, colors }) =>
    both(
      `${ex - 3},${ey - er * 1.9} ${ex + er * 1.5},${ey - er * 1.1} ${ex + er * 2.4},${ey + er * 1.5} ${ex + er * 1.3},${ey + er * 2.5} ${ex - er * 0.7},${ey + er * 1.9} ${ex - er * 1.7},${ey - er * 0.2}`,
      colors.patch ?? dark,
    ),
  sloth: ({ w, h, ex, ey, white, dark }) =>
    stack(
      form(
        symmetric(`0,${-h * 0.6} ${w * 0.8},${-h * 0.5} ${w * 0.86},${h * 0.5} 0,${h * 0.9}`),
        white,
      ),
      both(
        `${ex * 0.5},${ey - 8} ${ex + 10},${ey - 11} ${w * 1.02},${ey + 14} ${w * 0.9},${ey + 22} ${ex},${ey + 11}`,
        dark,
      ),
    ),
  heart: ({ w, h, ex, ey, white }) =>
    form(
      symmetric(
        `0,${ey - 12} ${ex * 0.7},${ey - 23} ${ex * 1.5},${ey - 19} ${w * 0.72},${ey + 2} ${w * 0.62},${h * 0.34} ${w * 0.66},${h * 0.66} ${w * 0.4},${h * 1.02} 0,${h * 1.06}`,
      ),
      white,
    ),
  blaze: ({ h, ey, white, colors }) =>
    form(
      symmetric(`0,${-h * 1.1} 12,${-h} 9,${ey} 22,${h * 0.4} 0,${h * 0.6}`),
      colors.blaze ?? white,
    ),
  spots: ({ w, h, dark }) =>
    stack(
      ...points(
        '-0.3,-0.7 0,-0.56 0.3,-0.7 -0.62,-0.42 0.62,-0.42 -0.84,0.1 0.84,0.1 -0.14,-0.84 0.14,-0.84 -0.7,0.44 0.7,0.44',
      ).map(([x, y]) => form(round([x * w, y * h], 3.4), dark)),
    ),
  patch: ({ w, ex, ey, dark, colors }) =>
    form(
      `${ex - 14},${ey - 20} ${ex + 16},${ey - 22} ${w + 8},${ey} ${ex + 16},${ey + 20} ${ex - 10},${ey + 14}`,
      colors.patch ?? dark,
    ),
  spines: ({ w, h, dark }) =>
    form(
      symmetric(
        `0,${-h * 0.3} 16,${-h * 0.5} 30,${-h * 0.24} 42,${-h * 0.3} ${w * 0.9},${h * 0.1} ${w * 1.5},${h * 0.3} ${w * 1.3},${-h * 1.4} 0,${-h * 1.4}`,
      ),
      dark,
    ),
};

/** What is painted on a face under its muzzle and eyes, cut to its outline by who draws it. */
export function marksOn(spec: FaceSpec, colors: HeadColors): Piece {
  const [ex, ey, er] = spec.eyes;
  const draw = MARKS[spec.marks ?? 'none'];
  const { white = HOUSE.cream, stripes, coat } = colors;
  const dark = stripes ?? darker(coat, 0.5);
  return draw?.({ w: spec.width, h: spec.height, ex, ey, er, white, dark, colors }) ?? stack();
}
