import type { Hex } from '@/lib/color/hex';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { type Arm, handSize } from './arm';
import { type Print, printedLimb } from './clothes/prints';
import { fingers, hand } from './hand';
import { limb, type Widths } from './limb';
import type { Sleeves } from './outfits/outfit';
import type { Skeleton } from './skeleton';

export interface ArmDress {
  skin: Hex;
  /** Colour of a glove, or of the skin. */
  hand: Hex;
  gloved: boolean;
  /** Something is in place of the hand. */
  isHandless?: boolean;
  sleeves: Sleeves;
  cloth: Hex;
  cuff?: Hex;
  print?: Print | undefined;
}

export interface DrawnArm {
  all: string;
  /** Forearm and hand alone, for what passes in front of the body. */
  forearm: string;
  fingers: string;
}

const CUT = { cut: true } as const;

function sleeve(
  pen: Pen,
  arm: Arm,
  dress: ArmDress,
  size: (widths: Widths) => Widths,
  from = 0,
): string {
  const cloth = arm.near ? dress.cloth : darker(dress.cloth, 0.17);
  const long = size([0.076, 0.064, 0.052]);
  switch (dress.sleeves) {
    case 'none':
      return '';
    case 'short':
      return from > 0.5
        ? ''
        : limb(pen, arm.line, size([0.078, 0.078, 0.07]), cloth, { ...CUT, to: 0.62 });
    case 'rolled':
      return (
        limb(pen, arm.line, long, cloth, { ...CUT, from, to: 1.42 }) +
        limb(pen, arm.line, size([0.076, 0.068, 0.06]), lighter(cloth, 0.14), {
          ...CUT,
          from: 1.3,
          to: 1.44,
          shaded: false,
        })
      );
    case 'long':
      return limb(pen, arm.line, long, cloth, { ...CUT, from, to: 1.88 });
    case 'wide':
      return limb(pen, arm.line, size([0.08, 0.088, 0.12]), cloth, { ...CUT, from, to: 1.84 });
  }
}

function cuff(
  pen: Pen,
  arm: Arm,
  { sleeves, cuff: color }: ArmDress,
  size: (widths: Widths) => Widths,
): string {
  if (!color) return '';
  const tone = arm.near ? color : darker(color, 0.15);
  const wide = sleeves === 'wide' ? ([0.08, 0.09, 0.126] as const) : ([0.08, 0.07, 0.06] as const);
  return limb(pen, arm.line, size(wide), tone, { ...CUT, from: 1.72, to: 1.9, shaded: false });
}

/** Where on an arm each kind of sleeve ends. */
const SLEEVE_ENDS: Readonly<Record<Sleeves, number>> = {
  none: 0,
  short: 0.6,
  rolled: 1.3,
  long: 1.84,
  wide: 1.8,
};

function sleevePrint(
  { line }: Arm,
  { print, sleeves }: ArmDress,
  size: (widths: Widths) => Widths,
  from: number,
  u: number,
): string {
  const to = SLEEVE_ENDS[sleeves];
  if (!print || to <= from + 0.1) return '';
  const widths =
    sleeves === 'wide' ? ([0.08, 0.088, 0.12] as const) : ([0.076, 0.066, 0.053] as const);
  return printedLimb(line, size(widths), print, { from: from + 0.06, to, u });
}

/** Of an arm, where the bare forearm begins that is drawn without the upper arm. */
const BARE_FROM: Readonly<Record<Sleeves, number>> = {
  none: 0.95,
  short: 0.95,
  rolled: 1.25,
  long: 1.6,
  wide: 1.6,
};

/** Arm, hand and sleeve. */
export function drawArm(pen: Pen, arm: Arm, dress: ArmDress, skeleton: Skeleton): DrawnArm {
  const { unit: u, limbs } = skeleton.body;
  const size = ([a, b, c]: Widths): Widths => [a * u * limbs, b * u * limbs, c * u * limbs];
  const shade = (color: Hex) => (arm.near ? color : darker(color, 0.1));
  const bareWidths = size([0.058, 0.046, 0.034]);
  const options = {
    size: handSize(skeleton) * (dress.gloved ? 1.1 : 1),
    skin: shade(dress.hand),
    frontal: skeleton.face === 'front' || skeleton.face === 'back',
    pxPerCm: pen.pxPerCm,
  };
  const glove = dress.gloved
    ? limb(pen, arm.line, size([0.07, 0.064, 0.06]), shade(dress.hand), {
        ...CUT,
        from: 1.68,
        shaded: false,
      })
    : '';
  const palm = dress.isHandless ? '' : hand(arm, options);
  const end = cuff(pen, arm, dress, size) + glove;
  // Under a sleeve the bare forearm begins where the cloth surely covers it.
  const bareFrom = BARE_FROM[dress.sleeves];
  return {
    all:
      limb(pen, arm.line, bareWidths, shade(dress.skin)) +
      palm +
      sleeve(pen, arm, dress, size) +
      sleevePrint(arm, dress, size, 0, u) +
      end,
    forearm:
      limb(pen, arm.line, bareWidths, shade(dress.skin), { from: bareFrom }) +
      palm +
      sleeve(pen, arm, dress, size, 0.9) +
      sleevePrint(arm, dress, size, 0.9, u) +
      end,
    fingers: dress.isHandless ? '' : fingers(arm, options),
  };
}
