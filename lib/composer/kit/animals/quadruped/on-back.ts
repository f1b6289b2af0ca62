import { add, type Point, scale } from '@/lib/svg/point';
import { lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { anchor, type Anchors } from '../core/finish';
import type { Mammal } from '../core/mammal';
import {
  farTone,
  form,
  mass,
  move,
  type Piece,
  type Placement,
  placedPoint,
  shadeOn,
  stack,
} from '../core/piece';
import { tube } from '../core/tube';
import { frontHead } from '../heads/front';
import type { FaceDrawing } from '../heads/profile';
import { heldPiece } from '../upright/hold';
import type { Drawn } from './draw';
import { tailPiece } from './tails';

/** Of the depth of the body, how much of somebody on the back is under water. */
export const SUNK_ON_BACK = 0.42;
/** Degrees that the head leans back. */
const LEANS = 14;
/** Of its ordinary size: the face is what is looked at. */
const HEAD_SHARE = 0.0122;

/** A leg in the air: from the body up to its joint, and bent to the paw. */
function limb(pen: Pen, mammal: Mammal, line: readonly Point[], isHind: boolean, far = false) {
  const { build, colors } = mammal;
  const [root, joint, end] = isHind ? build.hind : build.fore;
  const tone = far ? farTone(colors.coat) : colors.coat;
  const paw = colors.sock ?? colors.hoof ?? colors.coat;
  const [, , tip = [0, 0] as Point] = line;
  const pad = form(
    [
      add(tip, [-end * 0.62, 0]),
      add(tip, [0, -end * 0.66]),
      add(tip, [end * 0.62, 0]),
      add(tip, [0, end * 0.56]),
    ],
    far ? farTone(paw) : paw,
  );
  return stack(
    tube(pen, line, [Math.min(root, 24), joint, end], tone, { shade: far ? 0 : 0.6 }),
    pad,
  );
}

function bodyOf(pen: Pen, { build: { length: l, depth: d }, colors }: Mammal): Piece {
  const { coat } = colors;
  const at = (x: number, y: number): Point => [l * x, -d * y];
  const outline = [
    at(-0.54, 0.4),
    at(-0.4, 0.84),
    at(-0.1, 1),
    at(0.24, 1.02),
    at(0.5, 0.9),
    at(0.6, 0.5),
    at(0.46, 0.1),
    at(0.1, 0),
    at(-0.34, 0.04),
  ];
  const front = [
    at(-0.46, 0.74),
    at(-0.1, 0.74),
    at(0.3, 0.72),
    at(0.62, 0.6),
    at(0.6, 1.2),
    at(-0.5, 1.2),
  ];
  const low = [at(-0.7, 0.4), at(0, 0.24), at(0.7, 0.4), at(0.7, -0.2), at(-0.7, -0.2)];
  return mass(
    pen,
    outline,
    coat,
    form(front, colors.belly ?? colors.bib ?? lighter(coat, 0.24)),
    shadeOn(coat, low),
  );
}

function legsOn({ build: { length: l, depth: d } }: Mammal) {
  const at = (x: number, y: number): Point => [l * x, -d * y];
  const reach = Math.min(30, Math.max(16, (100 - d) * 0.5));
  const up = (from: Point, [x, y]: Point): Point => add(from, [reach * x, -reach * y]);
  const bent = (from: Point, way: number): Point[] => [
    from,
    up(from, [-0.1 * way, 0.8]),
    up(from, [0.6 * way, 1.05]),
  ];
  return {
    fore: bent(at(0.34, 0.86), -1),
    foreFar: bent(at(0.22, 0.94), -1.3),
    hind: bent(at(-0.36, 0.8), -0.9),
    hindFar: bent(at(-0.26, 0.9), -0.9),
  };
}

/** The belly up, the paws in the air or about what they hold, the face to us; y = 0 is under the back. */
export function drawOnBack(
  pen: Pen,
  mammal: Mammal,
  { expression = 'calm', near, far }: Pick<ActorPose, 'expression' | 'near' | 'far'>,
  unitCm: number,
): Drawn {
  const { length: l, depth: d, head: size } = mammal.build;
  const legs = legsOn(mammal);
  const palm: Point = [l * 0.16, -d - Math.min(8, d * 0.14)];
  const held = near?.holds ?? far?.holds;
  const fore = (line: readonly Point[]): readonly Point[] => {
    const [root = palm, joint = palm] = line;
    return held ? [root, scale(add(joint, palm), 0.5), palm] : line;
  };
  const head = frontHead(pen, mammal.face, mammal.colors, expression);
  const place = {
    at: [l * 0.6, -d * 0.92] as Point,
    angleDegrees: LEANS,
    scaleX: size * HEAD_SHARE,
  };
  const piece = stack(
    tailPiece(pen, mammal.tail, mammal.colors, [-l * 0.5, -d * 0.36], 4, mammal.tailSize),
    limb(pen, mammal, legs.hindFar, true, true),
    limb(pen, mammal, fore(legs.foreFar), false, true),
    bodyOf(pen, mammal),
    limb(pen, mammal, legs.hind, true),
    held && heldPiece(held, palm, unitCm),
    move(head.face, place),
    limb(pen, mammal, fore(legs.fore), false),
  );
  return { piece, anchors: anchorsOf(mammal, head, place, palm) };
}

function anchorsOf(
  { build: { length: l, depth: d, head: size } }: Mammal,
  head: FaceDrawing,
  place: Placement & { at: Point },
  palm: Point,
): Anchors {
  const onHead = (point: Point) => placedPoint(point, place);
  return {
    head: anchor(place.at, size),
    crown: anchor(onHead(head.crown), size * 0.8, LEANS),
    eyes: anchor(onHead(head.eyes), size * 0.8, LEANS),
    mouth: anchor(onHead(head.mouth), size * 0.3),
    neck: anchor([l * 0.5, -d * 0.7], size * 0.6),
    chest: anchor([l * 0.2, -d]),
    back: anchor([0, -d], l * 0.4),
    top: anchor([0, -d], l * 0.5),
    hand: anchor(palm),
    handFar: anchor(palm),
  };
}
