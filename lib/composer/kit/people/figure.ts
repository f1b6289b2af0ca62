import { add, type Point, scale, subtract } from '@/lib/svg/point';
import type { ActorPose, Reach } from '../actor';
import { type Arm, armOf, type ArmTask, taskOf } from './arm';
import { type Body, BONES } from './body';
import { carryGesture, gripOf, placeProp, type PlacedProp } from './held';
import { type Leg, legOf } from './leg';
import { FRONTAL, type FootSpot, type Posture, POSTURES } from './posture';
import { type Face, type Skeleton, skeletonOf } from './skeleton';
import { touched } from './touches';
import { turned } from './turned';

export interface FigureProp {
  prop: PlacedProp;
  near: boolean;
  both: boolean;
  /** Beyond the body. */
  behind: boolean;
}

/** A body in a pose, with its hands where they have to be and what they hold. */
export interface Figure {
  posture: Posture;
  skeleton: Skeleton;
  legs: readonly [Leg, Leg];
  arms: readonly [Arm, Arm];
  props: readonly FigureProp[];
}

/** How much of the seat's height hips are above it. */
const SEATED_HIPS = 0.052;
/** How far the spine leans to reach what arms alone do not. */
const LEANS = [0, 5, -5, 10, -10, 15, 20, 26, 32, 38];
const ENOUGH_CM = 1.5;
const NOD_DEGREES = 10;

function isFlat(face: Face): boolean {
  return face === 'front' || face === 'back';
}

/** Arms of somebody of whom only head and shoulders are seen hang close to the body. */
const BUST_ARMS: Posture['arms'] = [{ to: [-0.028, 0.318] }, { to: [0.028, 0.318] }];

/** And their shoulders are seen from the front, wherever they look. */
const BUST_TURN = 0.95;

interface Manner {
  face: Face;
  turn?: number | undefined;
  /** -1 to 1: strangers who merely stand do not stand alike. */
  sway?: number;
}

function postureOf(asked: ActorPose, { face, turn, sway = 0 }: Manner, body: Body): Posture {
  const plain = POSTURES[asked.pose];
  const frontal = isFlat(face) ? FRONTAL[asked.pose] : undefined;
  const posture = frontal ?? (asked.pose === 'stand' ? swayed(plain, sway) : plain);
  const turned = turn === undefined ? posture : { ...posture, turn };
  const isBust = body.isPortrait && asked.pose === 'stand' && face !== 'profile';
  return isBust ? { ...turned, leanDegrees: 0, turn: BUST_TURN, arms: BUST_ARMS } : turned;
}

function swayed(posture: Posture, sway: number): Posture {
  const [near, far] = posture.feet;
  return {
    ...posture,
    leanDegrees: posture.leanDegrees + 1.2 * sway,
    turn: posture.turn - 0.12 * Math.abs(sway),
    headDegrees: 3.5 * sway,
    feet: [{ ...near, at: [near.at[0] - 0.014 * sway, near.at[1]] }, far],
    arms: [{ to: [-0.02 - 0.03 * sway, 0.322] }, { to: [0.085 + 0.025 * sway, 0.312] }],
  };
}

/** Of these the back of the head is on the ground. */
const LYING: ReadonlySet<ActorPose['pose']> = new Set(['lie', 'sleep', 'supine']);

/** Hips and feet in centimetres: on a seat where there is one, children with shorter legs. */
function placeLegs(posture: Posture, asked: ActorPose, body: Body, face: Face) {
  const size = body.unit * body.legs;
  const lies = LYING.has(asked.pose);
  // A large head has to lie on the ground, too, not in it.
  const planned = scale(posture.hips, size);
  const usual: Point = lies ? [planned[0], Math.min(planned[1], -0.86 * body.headRadius)] : planned;
  const { seatCm } = asked;
  const onSeat =
    seatCm !== undefined &&
    (posture.seated === true || asked.pose === 'cycle') &&
    asked.pose !== 'lotus';
  const hips: Point = onSeat ? [usual[0], -(seatCm + SEATED_HIPS * body.unit)] : usual;
  const rise = hips[1] - usual[1];
  const moves = asked.pose === 'ride' || asked.pose === 'cycle';
  const spots = posture.feet.map((spot, index): FootSpot => {
    const at = scale(spot.at, size);
    const given = asked.feet?.[index];
    if (given) return { at: given, angleDegrees: spot.angleDegrees ?? 0 };
    const knee = spot.knee ? { knee: add(scale(spot.knee, size), [0, rise]) } : {};
    return { ...spot, at: moves ? add(at, [0, rise]) : at, ...knee };
  });
  const [near, far] = spots;
  if (!near || !far) throw new RangeError(`The pose ${asked.pose} has no feet`);
  const dangles = asked.pose === 'sit' && onSeat && !asked.feet && !isFlat(face);
  const hang = (spot: FootSpot) => (dangles ? dangling(spot, hips, body) : spot);
  return { hips, near: hang(near), far: hang(far) };
}

/** Feet of who sits higher than the legs are long hang below the knees. */
function dangling(spot: FootSpot, hips: Point, body: Body): FootSpot {
  const { unit: u, legs } = body;
  const low = hips[1] + (0.03 + BONES.shin * legs + BONES.ankle) * u;
  if (low > -0.02 * u) return spot;
  return {
    at: [hips[0] + BONES.thigh * legs * u * 0.94 + (spot.at[0] / u) * 0.06 * u, low + spot.at[1]],
    angleDegrees: 14,
  };
}

function armTask(
  reach: Reach | undefined,
  near: boolean,
  skeleton: Skeleton,
  posture: Posture,
  thinks = false,
): ArmTask {
  const held = reach?.holds;
  const heldGesture =
    held && !reach?.gesture ? carryGesture(held, skeleton.body.heightCm) : undefined;
  const own = posture.arms[near ? 0 : 1];
  const gesture = reach?.gesture ?? heldGesture;
  // One hand at the chin, the other under its elbow.
  const supports = !near && gesture === 'think' && thinks;
  const task = taskOf(
    supports ? 'support' : (gesture ?? own),
    near,
    skeleton,
    posture.prone === true,
  );
  const hand = held ? 'grip' : task.hand;
  if (reach?.at) {
    return {
      palm: reach.at,
      hand: held
        ? 'grip'
        : gesture
          ? task.hand
          : own && typeof own !== 'string' && own.hand === 'grip'
            ? 'grip'
            : 'relax',
    };
  }
  if (held && gesture === 'blown')
    return { palm: fromLips(task.palm, held, skeleton.body.heightCm), hand };
  const palm = held && gesture === 'eat' ? atMouth(task.palm, held, near, skeleton) : task.palm;
  return { ...task, hand, palm: held ? aboveGround(palm, held, posture) : palm };
}

/** Where the palm is of what is eaten or drunk, or of what is put to the mouth by its end: a toothbrush, a spoon. */
function atMouth(
  palm: Point,
  held: NonNullable<Reach['holds']>,
  near: boolean,
  skeleton: Skeleton,
): Point {
  const { tip } = held.drawing.anchors;
  if (held.angleDegrees === undefined || !tip) return underMouth(palm, held);
  const { palm: lips } = touched('lip', near, skeleton);
  const end = subtract(tip.at, gripOf(held.drawing));
  return subtract(lips, turned(end, held.angleDegrees));
}

/** Of what is over the hand, how much is lowered, so that a rim or a bite is at the mouth and the face is seen. */
const UNDER_MOUTH = { down: 0.72, ahead: 0.3 } as const;

function underMouth([x, y]: Point, { drawing, angleDegrees }: NonNullable<Reach['holds']>): Point {
  if (angleDegrees !== undefined) return [x, y];
  const [gripX, gripY] = gripOf(drawing);
  const { top, left } = drawing.box;
  return [x + (gripX - left) * UNDER_MOUTH.ahead, y + (gripY - top) * UNDER_MOUTH.down];
}

/** Of somebody's height, how far under the lips the head of a microphone is. */
const UNDER_LIPS = 0.012;

/** Where the palm is when the mouthpiece, or else the top, is at the lips. */
function fromLips(lips: Point, { drawing }: NonNullable<Reach['holds']>, heightCm: number): Point {
  const { mouth } = drawing.anchors;
  const { left, right, top } = drawing.box;
  const from = mouth?.at ?? [(left + right) / 2, top];
  const lowered: Point = mouth ? [0, 0] : [heightCm * 0.02, heightCm * UNDER_LIPS];
  return add(add(lips, lowered), subtract(gripOf(drawing), from));
}

/** Nobody pushes what is held into the ground. */
function aboveGround(
  palm: Point,
  held: NonNullable<Reach['holds']>,
  { prone, hips }: Posture,
): Point {
  if (prone || hips[1] > 0 || Math.abs(held.angleDegrees ?? 0) > 30) return palm;
  const below = held.drawing.box.bottom - gripOf(held.drawing)[1];
  return [palm[0], Math.min(palm[1], -below)];
}

function armsOf(asked: ActorPose, skeleton: Skeleton, posture: Posture) {
  const props: FigureProp[] = [];
  const tasks = [
    armTask(asked.near, true, skeleton, posture),
    armTask(asked.far, false, skeleton, posture, asked.near?.gesture === 'think'),
  ] as [ArmTask, ArmTask];
  const arms = tasks.map((task, index) => armOf(task, index === 0, skeleton)) as [Arm, Arm];
  [asked.near, asked.far].forEach((reach, index) => {
    const arm = arms[index];
    if (!reach?.holds || !arm) return;
    const prop = placeProp(reach.holds, arm.palm);
    const both = reach.holds.both === true && prop.second !== undefined;
    props.push({ prop, near: index === 0, both, behind: reach.holds.behind === true });
    if (both && prop.second) {
      const other = index === 0 ? 1 : 0;
      arms[other] = armOf({ palm: prop.second, hand: 'grip' }, other === 0, skeleton);
    }
  });
  return { arms, props };
}

/** Who thinks with one hand does so with the one that is seen. */
function nearArmFirst(asked: ActorPose): ActorPose {
  const { near, far, ...rest } = asked;
  return far?.gesture === 'think' && !near ? { ...rest, near: far } : asked;
}

/** How far the spine may lean: as it is told, and further as the hands need. */
function leansOf(asked: ActorPose, posture: Posture, face: Face): readonly number[] {
  const told = asked.leanDegrees ?? 0;
  const aims = asked.near?.at ?? asked.far?.at;
  const isFree = aims && !posture.prone && !isFlat(face) && posture.legs === undefined;
  return isFree ? LEANS.map((lean) => told + lean) : [told];
}

/** The figure in its pose; the spine leans as little as it takes for the hands to get where they have to be. */
export function figureOf(request: ActorPose, body: Body, manner: Manner): Figure {
  const { face } = manner;
  const asked = nearArmFirst(request);
  const posture = postureOf(asked, manner, body);
  const { hips, near, far } = placeLegs(posture, asked, body, face);
  const leans = leansOf(asked, posture, face);
  let best:
    { skeleton: Skeleton; arms: [Arm, Arm]; props: Figure['props']; short: number } | undefined;
  for (const lean of leans) {
    const skeleton = skeletonOf({
      posture,
      body,
      face,
      gaze: asked.gaze,
      hips,
      leanDegrees: posture.leanDegrees + lean,
    });
    const { arms, props } = armsOf(asked, skeleton, posture);
    const short = arms[0].shortCm + arms[1].shortCm;
    // Bowing deeply is for what is reached by it; towards what is too far a nod is enough.
    const allowed = short < ENOUGH_CM || Math.abs(lean - (asked.leanDegrees ?? 0)) <= NOD_DEGREES;
    if (!best || (allowed && short < best.short - 0.5)) best = { skeleton, arms, props, short };
    if (best.short < ENOUGH_CM) break;
  }
  if (!best) throw new RangeError('A figure needs at least one lean');
  const { skeleton, arms, props } = best;
  return {
    posture,
    skeleton,
    arms,
    props,
    legs: [legOf(near, true, skeleton), legOf(far, false, skeleton)],
  };
}
