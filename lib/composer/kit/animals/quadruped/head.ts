import { add, type Point, scale } from '@/lib/svg/point';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import type { Expression } from '../core/features';
import type { Mammal } from '../core/mammal';
import { form, move, type Piece, type Placement, round, shadeOn } from '../core/piece';
import { frontHead } from '../heads/front';
import { type Head, profileHead } from '../heads/profile';
import type { Stance } from './stance';

/** How broad a head, its crown and what is before its eyes are; and how far they look down, degrees. */
interface Spans {
  head: number;
  crown: number;
  eyes: number;
  angleDegrees: number;
}

/** A head on the neck of a body seen from the side, in hundredths of the withers height. */
export interface CarriedHead {
  head: Head;
  place: Placement & { at: Point };
  piece: Piece;
  /** What it leaves dark on the neck and the body under it. */
  shade: string;
  spans: Spans;
}

/** A horse is known by its profile, and a boar by its tusks. */
const hasFace = ({ sidelong, headless, mane, profile }: Mammal) =>
  !sidelong && !headless && mane !== 'horse' && profile.kind !== 'boar';

/** Of the profile's size, how large a face is that is turned to the viewer, and how far before the neck. */
const TURNED_FACE = { scale: 1.6, least: 52, ahead: 0.12, up: 0.12, tiltDegrees: 4 } as const;
/** Where the shade of a turned face lies on the neck, of the size of the head. */
const CHIN_SHADE: Point = [-0.1, 0.2];

/** Of the size of a face: of a hundred it is so broad. */
const spansOfFace = (size: number): Spans => ({
  head: size * 1.03,
  crown: size * 0.76,
  eyes: size * 0.86,
  angleDegrees: TURNED_FACE.tiltDegrees,
});

const chinShade = (
  { face: { width, height }, build, colors }: Mammal,
  at: Point,
  share: number,
): string => {
  const below = move(form(round([0, 0], width * 0.9), colors.coat), {
    at: add(at, scale(CHIN_SHADE, build.head)),
    scaleX: share,
    scaleY: (share * height) / width,
  });
  return shadeOn(colors.coat, below.hull, 1.2);
};

function turnedHead(
  pen: Pen,
  mammal: Mammal,
  { headAt }: Stance,
  expression: Expression,
): CarriedHead {
  const { face, ...marks } = frontHead(pen, mammal.face, mammal.colors, expression);
  const size = mammal.build.head;
  const faceSize = Math.max(size * TURNED_FACE.scale, TURNED_FACE.least);
  const at = add(headAt, [size * TURNED_FACE.ahead, -size * TURNED_FACE.up]);
  const place = { at, angleDegrees: TURNED_FACE.tiltDegrees, scaleX: faceSize / 100 };
  return {
    head: { piece: face, ...marks },
    place,
    piece: move(face, place),
    shade: chinShade(mammal, at, faceSize / 100),
    spans: spansOfFace(faceSize),
  };
}

const isCalling = (head: ActorPose['head']) => head === 'raised' || head === 'open';

/** The head of a stance: in profile, or turned to who looks at the picture where that is asked for. */
export function carriedHead(
  pen: Pen,
  mammal: Mammal,
  stance: Stance,
  {
    expression = 'calm',
    head: carried,
    looksOut,
  }: Pick<ActorPose, 'expression' | 'head' | 'looksOut'>,
): CarriedHead {
  if (looksOut && !carried && hasFace(mammal)) return turnedHead(pen, mammal, stance, expression);
  const profile = { ...mammal.profile, ...(isCalling(carried) ? { isCalling: true } : {}) };
  const head = profileHead(pen, profile, mammal.colors, expression);
  const { head: size, headAngle } = mammal.build;
  const place = { at: stance.headAt, angleDegrees: stance.headAngle, scaleX: size / 100 };
  return {
    head,
    place,
    piece: move(head.piece, place),
    shade: '',
    spans: { head: size, crown: size * 0.8, eyes: size * 0.7, angleDegrees: headAngle },
  };
}
