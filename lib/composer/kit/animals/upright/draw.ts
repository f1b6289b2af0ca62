import { type Point, scale } from '@/lib/svg/point';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { type Anchors, anchor } from '../core/finish';
import type { Mammal } from '../core/mammal';
import {
  farTone,
  mass,
  move,
  type Piece,
  placedPoint,
  shadeOn,
  stack,
  marked,
} from '../core/piece';
import { bent, tube } from '../core/tube';
import { type FaceDrawing } from '../heads/profile';
import { headFromBehind } from '../heads/behind';
import { frontHead } from '../heads/front';
import { profileHead } from '../heads/profile';
import { tailPiece } from '../quadruped/tails';
import type { Drawn } from '../quadruped/draw';
import { elbowBend, handTarget, type Side } from './arms';
import { heldBefore, heldPiece, shared } from './hold';
import { playedAt } from './played';
import { bodyPiece, capePiece, type Trunk, trunkOf } from './body';
import { legsOf } from './legs';
import { uprightWings } from './wings';

function headPiece(pen: Pen, mammal: Mammal, trunk: Trunk, expression: ActorPose['expression']) {
  const place = { at: trunk.headAt, scaleX: trunk.headScale };
  const tilt = trunk.view === 'side' ? 4 : 0;
  const found: FaceDrawing =
    trunk.view === 'side'
      ? sideFace(pen, mammal, expression)
      : trunk.view === 'back'
        ? headFromBehind(pen, mammal.face, mammal.colors)
        : frontHead(pen, mammal.face, mammal.colors, expression ?? 'calm');
  return { found, place: { ...place, angleDegrees: tilt } };
}

function sideFace(pen: Pen, mammal: Mammal, expression: ActorPose['expression']): FaceDrawing {
  const { piece, ...rest } = profileHead(pen, mammal.profile, mammal.colors, expression ?? 'calm');
  return { face: piece, ...rest };
}

/** One arm with what it holds: the thing first, then the paw over it. */
function armPiece(
  pen: Pen,
  mammal: Mammal,
  shoulder: Point,
  target: Point,
  side: Side,
  dark: boolean,
) {
  const { limb } = mammal.upright;
  const { sock, marking } = mammal.colors;
  // A band over the shoulders goes down the arms: a panda.
  const coat = (mammal.markings === 'band' ? marking : undefined) ?? mammal.colors.coat;
  const bones = armLength(mammal) / 2;
  const line = bent(shoulder, target, [bones, bones], elbowBend(shoulder, target, side));
  const color = dark ? farTone(coat) : coat;
  const paw = sock ? (dark ? farTone(sock) : sock) : color;
  const [x, y] = line[2];
  const r = limb * 0.6;
  const hand = mass(
    pen,
    [
      [x - r, y],
      [x - r * 0.7, y - r * 0.75],
      [x, y - r],
      [x + r * 0.75, y - r * 0.7],
      [x + r, y],
      [x + r * 0.72, y + r * 0.72],
      [x, y + r],
      [x - r * 0.72, y + r * 0.72],
    ],
    paw,
    shadeOn(
      paw,
      [
        [x - r, y + r * 0.5],
        [x, y + r * 0.4],
        [x + r, y],
        [x + r * 2, y + r * 2],
        [x - r, y + r * 2],
      ],
      0.8,
    ),
  );
  return { arm: tube(pen, line, [limb * 1.15, limb, limb * 0.92], color), hand, palm: line[2] };
}

function uprightTail(pen: Pen, mammal: Mammal, { view, hipY }: Trunk, isOnGround: boolean): Piece {
  const { belly, leg } = mammal.upright;
  const isLow = hipY > -leg + 1 && isOnGround;
  const angle = isLow ? tailLift(mammal.tail) : view === 'side' ? 0 : 14;
  return tailPiece(
    pen,
    mammal.tail,
    mammal.colors,
    [view === 'back' ? -belly * 0.3 : -belly * 0.7, hipY - 3],
    angle,
    0.36 * (mammal.tailSize ?? 1),
  );
}

/** Tails that hang lie on the ground where the body sits on it. */
const tailLift = (kind: Mammal['tail']): number => (kind === 'tuft' || kind === 'hair' ? -56 : -16);

const armLength = (mammal: Mammal): number => {
  const { headShare, leg } = mammal.upright;
  return (100 - headShare * 100 - leg) * 0.86 + 6;
};

function shouldersOf(mammal: Mammal, { view, shoulderY }: Trunk): { near: Point; far: Point } {
  const s = mammal.upright.shoulder;
  return view !== 'side'
    ? { near: [s * 0.8, shoulderY + 7], far: [-s * 0.8, shoulderY + 7] }
    : { near: [-s * 0.06, shoulderY + 9], far: [s * 0.3, shoulderY + 8] };
}

interface Limb {
  arm: Piece;
  hand: Piece;
}

interface Layers {
  wings: Piece | undefined;
  tail: Piece;
  legs: Piece | undefined;
  body: Piece;
  near: Limb;
  far: Limb;
  heldNear: Piece | undefined;
  heldFar: Piece | undefined;
}

/** From behind, what is held is beyond the body and the tail before it. */
function layered(view: Trunk['view'], layers: Layers): Piece {
  const { wings, tail, legs, body, near, far, heldNear, heldFar } = layers;
  if (view === 'back')
    return stack(
      heldFar,
      heldNear,
      legs,
      body,
      far.arm,
      near.arm,
      far.hand,
      near.hand,
      wings,
      tail,
    );
  if (view === 'side')
    return stack(
      wings,
      tail,
      legs,
      far.arm,
      heldFar,
      far.hand,
      body,
      near.arm,
      heldNear,
      near.hand,
    );
  return stack(wings, tail, legs, body, far.arm, near.arm, heldFar, heldNear, far.hand, near.hand);
}

/** Where the hands go, with what they hold: straight before who is seen from the front. */
function reachesOf(
  { near, far }: ActorPose,
  { view, shoulderY, hipY }: Trunk,
  palmOf: (name: 'near' | 'far', reach?: ActorPose['near']) => Point,
  unitCm: number,
  mouth: Point,
) {
  const isFree = view === 'front' && near && !near.at;
  const body = { mouth, groundY: 0, heightUnits: 100, unitCm };
  const played = isFree ? playedAt(near, body) : undefined;
  if (played)
    return shared(played, undefined, { near: palmOf('near', played), far: palmOf('far') }, unitCm);
  const first = (isFree ? heldBefore(near, shoulderY + 3, hipY, unitCm) : undefined) ?? near;
  return shared(first, far, { near: palmOf('near', first), far: palmOf('far') }, unitCm);
}

/** An animal on its hind legs, as tales tell it: hands hold, feet stand, dance or rest. */
export function drawUpright(
  pen: Pen,
  mammal: Mammal,
  pose: ActorPose,
  view: Trunk['view'],
  unitCm: number,
): Drawn {
  const trunk = trunkOf(mammal, pose, view, unitCm);
  const shoulders = shouldersOf(mammal, trunk);
  const length = armLength(mammal);
  const flat = view === 'side' ? 'side' : 'front';
  const sides = {
    near: { view: flat, hand: 1, pose: pose.pose },
    far: { view: flat, hand: -1, pose: pose.pose },
  } as const;
  const palmOf = (name: 'near' | 'far', reach = pose[name]) =>
    handTarget(reach, shoulders[name], length, sides[name], unitCm);
  const { found, place } = headPiece(pen, mammal, trunk, pose.expression);
  const onHead = (point: Point) => placedPoint(point, place);
  const reaches = reachesOf(pose, trunk, palmOf, unitCm, onHead(found.mouth));
  const isFront = view !== 'side';
  const isWoolly = mammal.markings === 'fleece';
  const arm = (name: 'near' | 'far') =>
    armPiece(
      pen,
      mammal,
      shoulders[name],
      palmOf(name, reaches[name]),
      sides[name],
      name === 'far' && !isFront,
    );
  const [near, far] = [arm('near'), arm('far')];
  const held = (name: 'near' | 'far', palm: Point) => {
    const holds = reaches[name]?.holds;
    return holds && heldPiece(holds, palm, unitCm);
  };
  const legs = legsOf(pen, mammal, pose, trunk, unitCm);
  const head = move(found.face, place);
  const hanging = uprightTail(pen, mammal, trunk, pose.seatCm === undefined);
  const tail = hanging && marked('tail', hanging);
  const piece = layered(view, {
    wings: uprightWings(pen, mammal, trunk),
    tail,
    near,
    far,
    heldNear: held('near', near.palm),
    heldFar: held('far', far.palm),
    legs: legs.behind,
    body: stack(
      !isWoolly && capePiece(pen, mammal, trunk),
      isFront && legs.feet,
      bodyPiece(pen, mammal, trunk),
      isWoolly && capePiece(pen, mammal, trunk),
      legs.before,
      head,
    ),
  });
  const anchors = anchorsOf(mammal, trunk, found, onHead, near.palm, far.palm);
  return { piece, anchors };
}

function anchorsOf(
  mammal: Mammal,
  trunk: Trunk,
  found: FaceDrawing,
  onHead: (point: Point) => Point,
  near: Point,
  far: Point,
): Anchors {
  const { shoulder, belly } = mammal.upright;
  const wide =
    trunk.view !== 'side' ? 2 * mammal.face.width * trunk.headScale : 100 * trunk.headScale;
  return {
    head: anchor(trunk.headAt, wide),
    crown: anchor(onHead(found.crown), wide * 0.8),
    eyes: anchor(onHead(found.eyes), wide * 0.9),
    mouth: anchor(onHead(found.mouth), wide * 0.3),
    neck: anchor([trunk.view === 'side' ? 2 : 0, trunk.shoulderY + 1], shoulder * 1.7),
    chest: anchor(
      [trunk.view !== 'side' ? 0 : shoulder * 0.6, trunk.shoulderY + 14],
      shoulder * 1.6,
    ),
    shoulder: anchor([shoulder * 0.8, trunk.shoulderY + 6]),
    back: anchor([-belly * 0.8, trunk.shoulderY + 16]),
    lap: anchor([belly * 0.5, trunk.hipY - 4], belly),
    hand: anchor(near),
    handFar: anchor(far),
    foot: anchor([belly * 0.55, 0]),
    footFar: anchor([-belly * 0.55, 0]),
    tail: anchor([-belly, trunk.hipY - 4]),
    top: anchor(onHead(scale(found.crown, 1.06)), wide * 0.7),
  };
}
