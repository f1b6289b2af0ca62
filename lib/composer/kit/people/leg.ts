import type { Hex } from '@/lib/color/hex';
import { add, type Point, polar } from '@/lib/svg/point';
import { darker } from '../../palette/tones';
import type { Pen } from '../pen';
import { BONES } from './body';
import { type Print, printedLimb } from './clothes/prints';
import { foot, type ShoeKind } from './foot';
import { bend, centreline, type Centreline, limb, type Widths } from './limb';
import type { FootSpot } from './posture';
import type { Skeleton } from './skeleton';

export const LEG_CLOTHES = ['trousers', 'wide', 'shorts', 'bare', 'tights'] as const;
export type LegClothes = (typeof LEG_CLOTHES)[number];

export interface Leg {
  near: boolean;
  root: Point;
  knee: Point;
  ankle: Point;
  line: Centreline;
  footDegrees: number;
}

/** `spot` in centimetres. A leg that cannot reach the ground hangs towards it. */
export function legOf(spot: FootSpot, near: boolean, skeleton: Skeleton): Leg {
  const { unit: u, legs } = skeleton.body;
  const root = skeleton.hipJoints[near ? 0 : 1];
  const footDegrees = spot.angleDegrees ?? 0;
  const wanted = add(spot.at, polar(footDegrees - 90, BONES.ankle * u));
  const [knee, ankle] = spot.knee
    ? [spot.knee, wanted]
    : bend(root, wanted, BONES.thigh * u * legs, BONES.shin * u * legs, -1);
  return { near, root, knee, ankle, footDegrees, line: centreline(root, knee, ankle, 0.3) };
}

export interface LegDress {
  clothes: LegClothes;
  cloth: Hex;
  skin: Hex;
  shoe: ShoeKind;
  shoeColor: Hex;
  /** Armour or stockings over the shin. */
  shin?: Hex;
  /** Of trousers or stockings, and of what is over the shin. */
  print?: Print;
  shinPrint?: Print;
}

function cloth(pen: Pen, leg: Leg, dress: LegDress, size: (widths: Widths) => Widths): string {
  const color = leg.near ? dress.cloth : darker(dress.cloth, 0.2);
  switch (dress.clothes) {
    case 'trousers':
      return limb(pen, leg.line, size([0.106, 0.084, 0.062]), color, { to: 1.86, cut: true });
    case 'wide':
      return limb(pen, leg.line, size([0.112, 0.1, 0.1]), color, {
        to: dress.shoe === 'boot' || dress.shoe === 'tall-boot' ? 1.5 : 1.9,
        cut: true,
      });
    case 'shorts':
      return limb(pen, leg.line, size([0.112, 0.094, 0.1]), color, { to: 0.8, cut: true });
    case 'bare':
    case 'tights':
      return '';
  }
}

/** How far down each kind of trousers is seen. */
const CLOTH_ENDS = { trousers: 1.86, wide: 1.9, shorts: 0.8, bare: 0, tights: 1.9 } as const;

/** What trousers, stockings and socks are printed with, each over its own cloth. */
function printsOf(
  { line }: Leg,
  { clothes, print, shinPrint }: LegDress,
  size: (widths: Widths) => Widths,
  u: number,
) {
  const to = CLOTH_ENDS[clothes];
  const whole =
    print && to > 0
      ? printedLimb(line, size([0.1, 0.076, 0.052]), print, { from: 0.04, to, u })
      : '';
  return {
    bare: clothes === 'tights' ? whole : '',
    cloth: clothes === 'tights' ? '' : whole,
    shin: shinPrint
      ? printedLimb(line, size([0.106, 0.086, 0.06]), shinPrint, { from: 1.1, to: 1.86, u })
      : '',
  };
}

/** Leg, shoe and trousers, far ones a step darker. */
export function drawLeg(pen: Pen, leg: Leg, dress: LegDress, skeleton: Skeleton): string {
  const { unit: u, limbs, legs } = skeleton.body;
  const thick = u * (0.4 + 0.6 * limbs) * (legs < 0.8 ? 0.92 : 1);
  const size = ([a, b, c]: Widths): Widths => [a * thick, b * thick, c * thick];
  const shade = (color: Hex, amount: number) => (leg.near ? color : darker(color, amount));
  const skin = shade(dress.skin, 0.1);
  const covered = dress.clothes === 'trousers' || dress.clothes === 'wide';
  const bare = covered
    ? limb(pen, leg.line, size([0.05, 0.05, 0.042]), skin, { from: 1.4 })
    : limb(
        pen,
        leg.line,
        size([0.1, 0.07, 0.042]),
        dress.clothes === 'tights' ? shade(dress.cloth, 0.2) : skin,
      );
  const frontal = skeleton.face === 'front' || skeleton.face === 'back';
  const pointing = frontal && skeleton.turn > 0.9 && Math.abs(leg.footDegrees) < 20;
  const bareFoot =
    dress.clothes === 'tights' && dress.shoe === 'bare' ? shade(dress.cloth, 0.2) : skin;
  const shoe = foot({
    at: leg.ankle,
    angleDegrees: leg.footDegrees,
    size: BONES.foot * u * (skeleton.body.age === 'baby' ? 0.9 : 1),
    kind: dress.shoe,
    color: shade(dress.shoeColor, 0.15),
    skin: bareFoot,
    ...(pointing ? { frontal: leg.near ? (-1 as const) : (1 as const) } : {}),
  });
  const isBooted = dress.shoe === 'boot' || dress.shoe === 'tall-boot';
  const shaft = isBooted
    ? limb(pen, leg.line, size([0.1, 0.092, 0.072]), shade(dress.shoeColor, 0.15), {
        from: dress.shoe === 'tall-boot' ? 1.08 : 1.42,
        cut: true,
      })
    : '';
  const shin = dress.shin
    ? limb(pen, leg.line, size([0.11, 0.088, 0.062]), shade(dress.shin, 0.15), {
        from: 1.06,
        to: 1.9,
        cut: true,
      })
    : '';
  const inked = printsOf(leg, dress, size, u);
  return (
    bare +
    inked.bare +
    (isBooted
      ? cloth(pen, leg, dress, size) + inked.cloth + shoe + shaft
      : shoe + cloth(pen, leg, dress, size) + inked.cloth) +
    shin +
    inked.shin
  );
}
