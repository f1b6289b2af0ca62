import { add, lengthOf, type Point, scale as scaled, subtract } from '@/lib/svg/point';
import type { ActorPose, Pose, Reach } from '../../kit/actor';
import type { Anchor, AnchorName, KitDrawing } from '../../kit/part';
import { moved, type Placement } from '../assemble';
import { aimed, tipOf } from '../tool-tips';
import type { Hand, JointPose, Side } from './joint-pose';

/**
 * Two bodies in contact. Both are drawn, hands are sent to where the other's parts are, which moves the trunks, and
 * so once more; then what is still missing between a hand and its aim is told. The frame is that of who does it,
 * facing right; the other stands in it by a placement.
 */

/** Somebody of two, as they are drawn. */
export interface Body {
  heightCm: number;
  /** What they would do with the hands anyway, and hold. */
  usual: ActorPose;
  /** It has no hands for this. */
  isBeast: boolean;
  draw(support: Partial<ActorPose>): KitDrawing;
}

/** Of either one, how it is drawn, and where the other is. */
export interface Solution {
  supports: readonly [Partial<ActorPose>, Partial<ActorPose>];
  placement: Placement;
  /** Of the smaller one's height, how far the worst contact falls short. */
  missing: number;
}

/** What stands for a part that a body has not: animals have no waist. */
const INSTEAD: Partial<Record<AnchorName, readonly AnchorName[]>> = {
  waist: ['back', 'chest'],
  ear: ['head'],
  shoulder: ['back', 'neck'],
  shoulderFar: ['shoulder', 'back', 'neck'],
  elbow: ['hand', 'chest'],
  elbowFar: ['handFar', 'hand', 'chest'],
  knee: ['foot'],
  lap: ['back'],
  seat: ['back'],
  footFar: ['foot'],
};

export function partOf({ anchors, box }: KitDrawing, name: AnchorName): Point {
  const found = [name, ...(INSTEAD[name] ?? [])].find((one) => anchors[one] !== undefined);
  const part = found && anchors[found]?.at;
  return part ?? [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

/** A point of the other's own frame in the shared one, and back. */
const shared = ([x, y]: Point, { at, scale = 1, mirrored = false }: Placement): Point =>
  add(at, [x * scale * (mirrored ? -1 : 1), y * scale]);
const own = (point: Point, { at, scale = 1, mirrored = false }: Placement): Point => {
  const [x, y] = subtract(point, at);
  return [(x / scale) * (mirrored ? -1 : 1), y / scale];
};

const HERE: Placement = { at: [0, 0] };

/** Both as they are drawn now. */
interface Scene {
  drawings: readonly [KitDrawing, KitDrawing];
  placement: Placement;
}

interface Pairing {
  joint: JointPose;
  bodies: readonly [Body, Body];
  /** How large the other is drawn. */
  scale: number;
}

const smallerOf = ({ bodies: [one, other], scale }: Pairing) =>
  Math.min(one.heightCm, other.heightCm * scale);

/** Where the other stands or is carried, for its part to be as far from mine as the table has it. */
function placementOf(pairing: Pairing, mine: KitDrawing, theirs: KitDrawing): Placement {
  const { joint, scale } = pairing;
  const [myPart, theirPart, share] = joint.apart;
  const unit = smallerOf(pairing);
  const mirrored = joint.facing === 'towards';
  const [from, to] = [partOf(mine, myPart), partOf(theirs, theirPart)];
  const x = from[0] + share * unit - to[0] * scale * (mirrored ? -1 : 1);
  const y = joint.lifted === undefined ? 0 : from[1] + joint.lifted * unit - to[1] * scale;
  return { at: [x, y], scale, mirrored };
}

const SHOULDERS_OF_HEIGHT = 0.8;
/** Of somebody's height, how far under the shoulder a hand gets that is held out a little. */
const HANGING = 0.32;
const shoulderOf = (drawing: KitDrawing, name: AnchorName): Point => {
  const found = drawing.anchors[name]?.at ?? drawing.anchors.shoulder?.at;
  return found ?? [partOf(drawing, 'chest')[0], drawing.box.top * SHOULDERS_OF_HEIGHT];
};

/** Between the two, nearer to who has the shorter arms. */
function meetingOf(pairing: Pairing, { drawings: [mine, theirs], placement }: Scene): Point {
  const { bodies, joint, scale } = pairing;
  const { agent, patient } = joint;
  const armOf = ({ far }: Side) => (far?.meets ? 'shoulderFar' : 'shoulder');
  const from = shoulderOf(mine, armOf(agent));
  const to = shared(shoulderOf(theirs, armOf(patient)), placement);
  const [one, other] = [bodies[0].heightCm, bodies[1].heightCm * scale];
  const x = from[0] + ((to[0] - from[0]) * one) / (one + other);
  const wanted = Math.max(from[1], to[1]) + (joint.meetsAt ?? 0.1) * smallerOf(pairing);
  // A child's hand comes up to that of somebody tall.
  const lowest = Math.min(from[1] + HANGING * one, to[1] + HANGING * other);
  return [x, Math.min(wanted, lowest)];
}

const indexOf = (isAgent: boolean) => (isAgent ? 0 : 1);

/** Where a hand of one of them has to be, in their own frame. */
function aimOf(pairing: Pairing, scene: Scene, isAgent: boolean, hand: Hand): Point {
  const { drawings, placement } = scene;
  const { heightCm } = pairing.bodies[indexOf(isAgent)];
  const mine = isAgent ? HERE : placement;
  const theirs = isAgent ? placement : HERE;
  const off = scaled(hand.off ?? [0, 0], heightCm);
  if (hand.own) return add(partOf(drawings[indexOf(isAgent)], hand.own), off);
  if (hand.meets) return add(own(meetingOf(pairing, scene), mine), off);
  const part = partOf(drawings[indexOf(!isAgent)], hand.on ?? 'chest');
  return add(own(shared(part, theirs), mine), off);
}

function reachFor(usual: Reach | undefined, hand: Hand, aim: Point): Reach {
  const held = aimed(usual);
  return {
    ...(held?.holds ? { holds: held.holds } : {}),
    ...(hand.gesture ? { gesture: hand.gesture } : {}),
    at: subtract(aim, tipOf(held)),
  };
}

/** What of it the pose of one side asks for, besides its hands. */
function stanceOf(side: Side, pose: Pose | undefined, lean: number): Partial<ActorPose> {
  return {
    ...(pose ? { pose } : {}),
    ...(lean ? { leanDegrees: lean } : {}),
    ...(side.face ? { expression: side.face } : {}),
    ...(side.head ? { head: side.head } : {}),
    ...(side.view ? { view: side.view } : {}),
  };
}

function withHands(
  pairing: Pairing,
  scene: Scene,
  isAgent: boolean,
  stance: Partial<ActorPose>,
): Partial<ActorPose> {
  const { joint, bodies } = pairing;
  const side = isAgent ? joint.agent : joint.patient;
  const { usual, isBeast } = bodies[indexOf(isAgent)];
  const theirs = partOf(scene.drawings[indexOf(!isAgent)], side.gaze ?? 'eyes');
  const seen = isAgent ? shared(theirs, scene.placement) : own(theirs, scene.placement);
  if (isBeast) return { ...stance, gaze: seen };
  const arm = (hand: Hand | undefined, usually: Reach | undefined): Reach | undefined =>
    hand ? reachFor(usually, hand, aimOf(pairing, scene, isAgent, hand)) : usually;
  const [near, far] = [arm(side.near, usual.near), arm(side.far, usual.far)];
  return { ...stance, gaze: seen, ...(near ? { near } : {}), ...(far ? { far } : {}) };
}

const NO_LEAN = [0] as const;

/** Ways in which one of them could stand or bend. */
const stancesOf = (side: Side, given: Partial<ActorPose>): Partial<ActorPose>[] =>
  (given.pose ? [undefined] : (side.poses ?? ['stand' as const])).flatMap((pose) =>
    (side.leans ?? NO_LEAN).map((lean) => ({ ...stanceOf(side, pose, lean), ...given })),
  );

/** What a later choice has to gain, so that nobody kneels for a hand's breadth; shares of the height. */
const LATER = 0.035;

/** The first stances of both that bring their parts to one height. */
function levelled({ joint, bodies, scale }: Pairing, givens: readonly Partial<ActorPose>[]) {
  const each = ([joint.agent, joint.patient] as const).map((side, index) =>
    stancesOf(side, givens[index] ?? {}).map((stance, order) => ({
      stance,
      order,
      drawing: bodies[index === 0 ? 0 : 1].draw(stance),
    })),
  );
  const [mine = [], theirs = []] = each;
  const { level } = joint;
  const smaller = Math.min(bodies[0].heightCm, bodies[1].heightCm * scale);
  const misfit = (a: (typeof mine)[number], b: (typeof mine)[number]) => {
    if (!level) return a.order + b.order;
    const gap = partOf(a.drawing, level[0])[1] - partOf(b.drawing, level[1])[1] * scale;
    return Math.abs(gap) / smaller + (a.order + b.order) * LATER;
  };
  const pairs = mine.flatMap((a) => theirs.map((b) => ({ a, b, cost: misfit(a, b) })));
  return pairs.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** How far the hands that tell of it are from their aims, or the parts that meet from one height. */
function missingOf(pairing: Pairing, scene: Scene): number {
  const { joint, bodies, scale } = pairing;
  const { drawings } = scene;
  if (joint.isOfParts) {
    const [mine, theirs] = joint.apart;
    const y = scene.placement.at[1] + partOf(drawings[1], theirs)[1] * scale;
    return Math.abs(y - partOf(drawings[0], mine)[1]) / smallerOf(pairing);
  }
  const hands = ([true, false] as const).flatMap((isAgent) => {
    const { isBeast, usual } = bodies[indexOf(isAgent)];
    const side = isAgent ? joint.agent : joint.patient;
    const { hand, handFar } = drawings[indexOf(isAgent)].anchors;
    const shortOf = (asked: Hand | undefined, held: Reach | undefined, palm: Anchor | undefined) =>
      asked && palm && !held?.holds && !isBeast && (isAgent || asked.meets)
        ? [lengthOf(subtract(palm.at, aimOf(pairing, scene, isAgent, asked)))]
        : [];
    return [...shortOf(side.near, usual.near, hand), ...shortOf(side.far, usual.far, handFar)];
  });
  return Math.max(0, ...hands) / smallerOf(pairing);
}

const ROUNDS = 2;

/** Stances, hands and the place of the other for which they are in contact. */
export function solved(pairing: Pairing, givens: readonly Partial<ActorPose>[] = []): Solution {
  const { bodies } = pairing;
  const { a, b } = levelled(pairing, givens);
  let scene: Scene = {
    drawings: [a.drawing, b.drawing],
    placement: placementOf(pairing, a.drawing, b.drawing),
  };
  let supports: [Partial<ActorPose>, Partial<ActorPose>] = [a.stance, b.stance];
  for (let round = 0; round < ROUNDS; round += 1) {
    supports = [
      withHands(pairing, scene, true, a.stance),
      withHands(pairing, scene, false, b.stance),
    ];
    const drawings = [bodies[0].draw(supports[0]), bodies[1].draw(supports[1])] as const;
    scene = { drawings, placement: placementOf(pairing, drawings[0], drawings[1]) };
  }
  return { supports, placement: scene.placement, missing: missingOf(pairing, scene) };
}

/** The other in the shared frame. */
export const besides = (drawing: KitDrawing, { placement }: Solution): KitDrawing =>
  moved(drawing, placement);
