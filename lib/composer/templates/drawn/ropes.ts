import { stroke } from '@/lib/svg/markup';

/** Knots of one or two ropes, each in a field of 100 by 100: strokes in the order in which they lie, the upper ones last. */

const TAN = ['#c99a5b', '#8a6231', '#e6c48d'] as const;
const BLUE = ['#5b8fc9', '#2f5a8a', '#9cc3ee'] as const;
const POLE = ['#a98058', '#6d4c2e', '#c8a37c'] as const;

type Rope = readonly [fill: string, rim: string, light: string];

const rope = (data: string, [fill, rim, light]: Rope, width = 9): string =>
  stroke(data, rim, width + 2.4) +
  stroke(data, fill, width) +
  `<path d="${data}" fill="none" stroke="${light}" stroke-width="${width * 0.62}" stroke-dasharray="2 4.4" stroke-linecap="butt"/>`;

/** Where a strand passes over what is drawn before it. */
const knot = (...strands: readonly (readonly [data: string, rope: Rope])[]): string =>
  strands.map(([data, of]) => rope(data, of)).join('');

export const ROPES = {
  overhand: () =>
    knot(
      ['M4 62C26 66 34 30 52 26C74 22 82 44 66 56C52 66 42 58 38 48', TAN],
      ['M38 48C34 36 44 40 54 50C66 64 80 66 96 62', TAN],
    ),
  'figure-eight': () =>
    knot(
      ['M4 56C22 56 30 74 46 72C60 70 58 52 50 46', TAN],
      ['M50 46C42 38 44 22 60 22C76 22 76 40 64 46C52 52 34 44 30 54C28 62 34 66 42 62', TAN],
      ['M42 62C58 54 72 58 96 54', TAN],
    ),
  'reef-knot': () =>
    knot(
      ['M4 36C30 36 40 34 52 36C66 38 66 62 52 64C40 66 30 64 4 64', TAN],
      ['M96 36C70 36 60 34 48 36C34 38 34 62 48 64C60 66 70 64 96 64', BLUE],
      ['M4 36C20 36 30 35 40 35', TAN],
      ['M60 65C70 66 80 64 96 64', BLUE],
      ['M54 36C66 40 66 60 54 64', TAN],
    ),
  bowline: () =>
    knot(
      ['M50 4V40C50 56 30 58 26 74C24 92 44 96 54 84C62 74 62 60 60 48', TAN],
      ['M60 48C58 34 36 30 36 44C36 56 62 52 66 42C68 34 60 30 54 34', TAN],
      ['M50 4V44', TAN],
      ['M46 52C40 54 38 60 40 66', TAN],
    ),
  'clove-hitch': () =>
    rope('M50 4V96', POLE, 24) +
    knot(
      ['M4 30C24 30 34 34 68 42C76 46 70 52 62 52', TAN],
      ['M32 66C26 64 26 56 34 54L66 34C72 30 68 24 60 26', TAN],
      ['M34 66C50 70 70 66 96 70', TAN],
    ),
  'sheet-bend': () =>
    knot(
      ['M96 32C60 30 44 28 34 38C24 50 36 68 52 66C66 66 80 66 96 68', BLUE],
      ['M4 74C24 70 44 60 54 40C60 28 48 18 42 28C34 44 34 60 44 78', TAN],
      ['M44 78C48 88 62 86 60 72L58 60', TAN],
      ['M30 46C26 56 34 66 46 66', BLUE],
    ),
} as const;
