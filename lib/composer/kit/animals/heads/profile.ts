import type { Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import { basicOf } from '../../expressions';
import type { Pen } from '../../pen';
import type { Expression } from '../core/features';
import { marked, type Piece, stack } from '../core/piece';
import { profileEars, type EarKind } from './ears';
import { bandsOn, type HeadHair, hairOn } from './profile-hair';
import { profileHorns, type HornKind } from './horns';
import {
  boarHead,
  elephantHead,
  hippoHead,
  pigHead,
  rhinoHead,
  triceratopsHead,
} from './profile-heavy';
import { apeHead, koalaHead } from './profile-flat';
import { longHead } from './profile-long';
import { eagleHead, roundScalyHead, scalyHead } from './profile-scaly';
import { snoutHead } from './profile-snout';

/** A head in profile, in units of which its skull has about fifty around the origin, facing right. */
export interface ProfileSpec {
  kind:
    | 'snout'
    | 'long'
    | 'elephant'
    | 'rhino'
    | 'hippo'
    | 'pig'
    | 'boar'
    | 'ape'
    | 'koala'
    | 'scaly'
    | 'round-scaly'
    | 'eagle'
    | 'triceratops';
  ears: EarKind;
  horns?: HornKind;
  /** Length of the muzzle: 28 cat, 58 corgi, 105 greyhound; of a long head as a whole: 100 is a horse. */
  muzzle?: number;
  /** How far the muzzle lies below the forehead. */
  stop?: number;
  /** Depth of the jaw. */
  jaw?: number;
  cheekTuft?: number;
  open?: boolean;
  /** Roars, howls, barks: the jaws are apart. */
  isCalling?: boolean;
  beard?: boolean;
  whiskers?: boolean;
  teeth?: boolean;
  /** What hangs and stands about the head of breeds. */
  hair?: readonly HeadHair[];
  /** Bands of black and white from nose to nape. */
  bands?: boolean;
}

export interface HeadColors {
  coat: Hex;
  /** Chin, cheeks and bib. */
  white?: Hex;
  ear: Hex;
  earInner?: Hex;
  nose: Hex;
  /** Muzzle or mask of another colour. */
  mask?: Hex;
  /** A stripe down the face. */
  blaze?: Hex;
  /** Long hair of the head. */
  mane?: Hex;
  stripes?: Hex;
  /** A patch round the eye. */
  patch?: Hex;
}

export interface Head {
  piece: Piece;
  /** The near ear, which is before a hat. */
  ear?: Piece;
  crown: Point;
  eyes: Point;
  mouth: Point;
}

export interface FaceDrawing {
  face: Piece;
  crown: Point;
  eyes: Point;
  mouth: Point;
}

const HEADS = {
  snout: snoutHead,
  long: longHead,
  elephant: elephantHead,
  rhino: rhinoHead,
  hippo: hippoHead,
  pig: pigHead,
  boar: boarHead,
  ape: apeHead,
  koala: koalaHead,
  scaly: scalyHead,
  'round-scaly': roundScalyHead,
  eagle: eagleHead,
  triceratops: triceratopsHead,
} as const;

export function profileHead(
  pen: Pen,
  spec: ProfileSpec,
  colors: HeadColors,
  expression: Expression,
): Head {
  const { face, crown, eyes, mouth } = HEADS[spec.kind](pen, spec, colors, basicOf(expression));
  const ears = profileEars(pen, spec.ears, colors.coat, colors.ear, colors.earInner);
  const horns = profileHorns(pen, spec.horns ?? 'none');
  return {
    piece: stack(
      horns.back && marked('horns', horns.back),
      ears.back && marked('ears', ears.back),
      face,
      bandsOn(pen, spec, colors, expression),
      horns.front && marked('horns', horns.front),
      ears.front && marked('ears', ears.front),
      hairOn(pen, spec, colors),
    ),
    ...(ears.front ? { ear: ears.front } : {}),
    crown,
    eyes,
    mouth,
  };
}
