import { type Hex, mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import type { Pen } from '../../../pen';
import { type Features, isDeep } from '../features';
import type { Turn } from './turn';

/** Whoever is portrayed, and the light and the turn in which they are drawn. */
export interface Sitter {
  pen: Pen;
  features: Features;
  turn: Turn;
  /** 1 where the right half of the face is in shade. */
  side: 1 | -1;
  measures: Measures;
  /** Of painted lips. */
  lipColor?: Hex;
}

/** Where the features of a face are, in half heads. */
export interface Measures {
  /** Right half of the outline from the crown to the chin. */
  half: string;
  eyeX: number;
  eyeY: number;
  eyeSize: number;
  browY: number;
  /** Under the nose. */
  noseY: number;
  noseWidth: number;
  mouthY: number;
  mouthWidth: number;
  chinY: number;
}

const PLUM = '#6b2436';
const DEEP = '#1a0810';
const SUN = '#ffe3c4';

/** Skin in shade: warm, never grey. */
export const shadeOf = (skin: Hex, amount: number): Hex =>
  mix(skin, isDeep(skin) ? DEEP : PLUM, isDeep(skin) ? Math.min(1, amount * 1.35) : amount);

/** Skin in light. */
export const lightOf = (skin: Hex, amount: number): Hex =>
  mix(skin, isDeep(skin) ? '#e9a777' : SUN, amount);

/** Ink of lashes and of the gap of the mouth. */
export const inkOf = (skin: Hex): Hex => (isDeep(skin) ? '#140a10' : '#33202e');

export const filled = (
  { turn }: Pick<Sitter, 'turn'>,
  data: string,
  color: string,
  opacity = 1,
): string => path(turn.data(data), color, opacity < 1 ? { opacity } : {});

export const drawn = (
  { turn }: Pick<Sitter, 'turn'>,
  data: string,
  color: string,
  width: number,
  opacity = 1,
): string => stroke(turn.data(data), color, width * 100, opacity < 1 ? { opacity } : {});

const HALVES = {
  woman:
    'C.45 -1 .75 -.74 .76 -.3C.765 -.04 .745 .12 .715 .3C.68 .52 .53 .72 .34 .88C.21 .985 .1 1.01 0 1.01',
  man: 'C.46 -1 .77 -.74 .775 -.3C.785 0 .77 .18 .74 .36C.715 .56 .61 .72 .45 .89C.32 1.02 .14 1.045 0 1.045',
  elder:
    'C.46 -1 .76 -.74 .765 -.3C.775 0 .755 .16 .735 .34C.735 .52 .66 .68 .5 .86C.36 1.01 .16 1.03 0 1.03',
  child: 'C.46 -1 .8 -.74 .81 -.24C.83 .02 .82 .2 .77 .4C.71 .62 .54 .8 .34 .9C.2 .96 .1 .97 0 .97',
  baby: 'C.48 -1 .84 -.72 .86 -.2C.88 .06 .9 .3 .84 .48C.76 .74 .5 .92 0 .93',
} as const;

const GROWN: Omit<Measures, 'half'> = {
  eyeX: 0.315,
  eyeY: 0.03,
  eyeSize: 1,
  browY: -0.19,
  noseY: 0.42,
  noseWidth: 0.15,
  mouthY: 0.64,
  mouthWidth: 0.23,
  chinY: 1.01,
};
const BABY: Measures = {
  half: HALVES.baby,
  eyeX: 0.37,
  eyeY: 0.2,
  eyeSize: 1.28,
  browY: -0.06,
  noseY: 0.46,
  noseWidth: 0.1,
  mouthY: 0.63,
  mouthWidth: 0.15,
  chinY: 0.93,
};
const CHILD: Measures = {
  half: HALVES.child,
  eyeX: 0.345,
  eyeY: 0.12,
  eyeSize: 1.2,
  browY: -0.12,
  noseY: 0.44,
  noseWidth: 0.115,
  mouthY: 0.65,
  mouthWidth: 0.2,
  chinY: 0.97,
};

function grownHalf({ age, gender }: Pick<Features, 'age' | 'gender'>): string {
  if (gender === 'woman' || age === 'teen') return HALVES.woman;
  return age === 'elder' ? HALVES.elder : HALVES.man;
}

/** By age and sex. */
export function measuresOf(who: Pick<Features, 'age' | 'gender'>): Measures {
  const { age, gender } = who;
  if (age === 'baby') return BABY;
  if (age === 'child') return CHILD;
  const female = gender === 'woman';
  const old = age === 'elder';
  const sized = old ? 0.92 : female ? 1.1 : age === 'teen' ? 1.08 : 0.96;
  return {
    ...GROWN,
    half: grownHalf(who),
    eyeSize: sized,
    browY: female ? -0.205 : -0.185,
    noseWidth: (female ? 0.13 : 0.16) + (old ? 0.02 : 0),
    noseY: old ? 0.45 : 0.42,
    mouthY: old ? 0.67 : 0.64,
    mouthWidth: female ? 0.225 : 0.24,
    chinY: female || age === 'teen' ? 1.01 : 1.04,
  };
}
