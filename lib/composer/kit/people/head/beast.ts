import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { headFromBehind } from '../../animals/heads/behind';
import { frontHead } from '../../animals/heads/front';
import { profileHead } from '../../animals/heads/profile';
import type { Mammal } from '../../animals/core/mammal';
import { penForUnits } from '../../animals/core/piece';
import { tailPiece } from '../../animals/quadruped/tails';
import { mammalOf } from '../../animals/species';
import { variant } from '../../animals/species/variant';
import type { Pen } from '../../pen';
import type { Skeleton } from '../skeleton';
import { type AdornmentName, adorned } from './adornments';
import { PLANS } from './face-plan';
import type { Expression } from './features';
import { drawHat, type HatName } from './hats';
import { set } from '../fine';
import type { DrawnHead } from './index';

/** The animal as it is told, in the coat that was asked for. */
export function beastOf(species: string, coat: Hex | undefined): Mammal {
  const own = mammalOf(species);
  if (!coat) return own;
  const ear = own.colors.ear === own.colors.coat ? { ear: coat } : {};
  return variant(own, { colors: { coat, ...ear } });
}

export interface BeastDress {
  mammal: Mammal;
  expression: Expression;
  adorned: readonly AdornmentName[];
  tints: Readonly<Record<string, Hex>>;
  hat?: { name: HatName; color: Hex; second: Hex };
}

const HEAD_SIZE = 1.08;
/** An animal is known by its face, which no hat covers. */
const OPEN: Partial<Record<HatName, HatName>> = {
  knight: 'helm',
  'mail-coif': 'helm',
  ninja: 'bandana',
};

/** How far over the eyes a hat is at least, of the radius of a head. */
const OVER_EYES = 0.5;

function seenFrom(
  face: Skeleton['face'] | 'side',
  pen: Pen,
  { profile, face: front, colors }: Mammal,
  expression: Expression,
) {
  if (face === 'side') return profileHead(pen, profile, colors, expression);
  const { face: piece, ...rest } =
    face === 'back'
      ? headFromBehind(pen, front, colors)
      : frontHead(pen, front, colors, expression);
  return { piece, ...rest };
}

/** An animal's head on the shoulders of somebody, with their hat between or over its ears. */
export function drawBeastHead(
  pen: Pen,
  { head, face }: Skeleton,
  { mammal, expression, hat, adorned: names, tints }: BeastDress,
): DrawnHead {
  const { radius } = head;
  const isSide = face === 'profile' || (face === 'three-quarter' && mammal.sidelong === true);
  const units = isSide ? 104 : 2 * mammal.face.height;
  const scale = (2 * radius * HEAD_SIZE) / units;
  const fine = penForUnits(pen, scale);
  const { piece, crown, eyes } = seenFrom(isSide ? 'side' : face, fine, mammal, expression);
  // Who has the eyes on top of the head has the hat over them.
  const raised = Math.max(0, radius * OVER_EYES - (eyes[1] - crown[1]) * scale);
  const at: Point = [
    head.center[0] + (face === 'three-quarter' ? radius * 0.06 : 0),
    head.center[1],
  ];
  const drawn = placed(piece.svg, {
    at,
    angleDegrees: head.angleDegrees,
    scaleX: scale * head.flip,
    scaleY: scale,
  });
  const wide = isSide ? 1 : Math.max(1, (mammal.face.brow * scale) / (radius * 0.78));
  const worn = (content: string) =>
    set(content, {
      at: [at[0], at[1] - radius * 0.14 - raised],
      angleDegrees: head.angleDegrees,
      size: radius * wide,
      flipX: head.flip,
    });
  const trinkets =
    names.length === 0
      ? ''
      : worn(adorned(names, isSide ? PLANS.profile : PLANS.front, !isSide, tints));
  if (!hat) return { back: '', front: drawn + trinkets };
  const { back, front } = drawHat(OPEN[hat.name] ?? hat.name, {
    color: hat.color,
    second: hat.second,
    face: isSide ? 'profile' : face === 'three-quarter' ? 'front' : face,
    skin: mammal.colors.coat,
  });
  return { back: worn(back), front: drawn + trinkets + worn(front) };
}

const TAIL_SIZE = 0.0042;

/** Its tail, out of the back of its clothes. */
export function beastTail(pen: Pen, { at, body, face }: Skeleton, mammal: Mammal): string {
  const size = TAIL_SIZE * body.unit * (mammal.tailSize ?? 1);
  const flat = face === 'front' || face === 'back';
  const root = at(-0.02, flat ? -0.5 : -0.9);
  return tailPiece(penForUnits(pen, size), mammal.tail, mammal.colors, root, -14, size).svg;
}
