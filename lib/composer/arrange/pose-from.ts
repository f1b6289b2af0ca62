import type { ActorPose, Held, Pose, Reach } from '../kit/actor';
import type { Gesture } from '../kit/gestures';
import { basicOf } from '../kit/expressions';
import { expressionOf } from './characters';
import {
  bearsThings,
  type DrawNode,
  heldThings,
  holdsOpen,
  implied,
  mouthfulOf,
  type PenFor,
  reachOf,
} from './held';
import { atEase } from './bearing';
import { behindBack } from './behind-back';
import { cradling } from './cradled';
import { type Idle, isIdle } from './idle';
import { inEachHand } from './in-each-hand';
import { looksOut } from './looks-out';
import { isHeld, isOneHanded, type Node } from './node';
import { moved } from './assemble';
import { overShoulder } from './over-shoulder';
import { squeezing } from './squeezed';
import { isBeast, LYING_POSES } from './seats';
import { gazeAt, isMouthed } from './touching';
import { veiling } from './veiled';
import { isOfSort } from '../concepts/sorts';

/** The pose of somebody from what they do, hold and look at. */

/** Where a reader looks, of their height. */
const GAZE = { ahead: 0.32, up: 0.36 } as const;

/** What a paw or a wing says to us; whatever else hands do, animals do on all fours. */
const TELLING = new Set<string>(
  'wave thumbs-up pray point shrug salute shade temple hide-face heart belly scratch groom hush cheer flex akimbo'.split(
    ' ',
  ),
);

/** Whether arms say something by themselves: one that does, or both up. */
const isTold = ({ near, far }: Node['doing']): boolean =>
  near !== undefined && (TELLING.has(near) || (near === 'raise' && far === 'raise'));

/** Whether it is on two feet as people are, or has its hands under what it tosses. */
const standsUp = ({ thing: { element }, children }: Node): boolean =>
  element.attributes.includes('upright') || children.some(({ bond }) => bond === 'tossed');

/** Whether it has its hands on something, and not its mouth. */
const touches = (node: Node) =>
  node.children.some(
    ({ bond, contact }) => bond === 'touched' && !isMouthed(contact, isBeast(node)),
  );

/** What somebody is drawn doing who is said to do nothing: four straight legs are a table's. */
function idleOf(node: Node): Idle {
  const { drawnBy } = node.thing;
  const walks = drawnBy.kind === 'actor' && drawnBy.actor.id === 'quadruped';
  if (!isIdle(node)) return { pose: 'stand' };
  return node.idle ?? { pose: walks ? 'walk' : 'stand' };
}

/** Who has no legs sits on what others stand on. */
const isLegless = ({ thing, bond, doing }: Node): boolean =>
  /^(?:mermaid|merman)$/.test(thing.concept.id) && bond === 'on' && doing.pose === 'stand';

/** What it is told to do, else what it does of itself. */
function ownPose(node: Node, isSwaddled: boolean): Idle {
  const idle = idleOf(node);
  const told = isLegless(node) ? 'sit-ground' : isSwaddled ? 'sit' : node.doing.pose;
  const pose = told ?? (node.isCradled ? 'sit' : idle.pose);
  return { ...idle, pose: poseWithin(node, pose) };
}

/** Of somebody's height, what is so long that at the chest it would be before the face. */
const LONG_SHARE = 0.4;
/** The same of what is as broad: a gift or a carton. */
const BULKY_SHARE = 0.17;

const isBulky = ({ drawing: { box } }: Held, heightCm: number): boolean =>
  Math.min(box.bottom - box.top, box.right - box.left) > heightCm * BULKY_SHARE;

/** What is broad is lifted before the chest: beside the head it would be the head. */
const LIFTING = /^(?:hold-high|hold-chest)$/;

function loweredGrip(
  gesture: Gesture | undefined,
  first: Held | undefined,
  { thing: { concept, drawnBy } }: Node,
): Gesture | undefined {
  const isPerson = drawnBy.kind === 'actor' && drawnBy.actor.id === 'person';
  const isLow =
    first && isPerson && LIFTING.test(gesture ?? '') && isBulky(first, concept.heightCm);
  if (first && isPerson && gesture === 'eat' && isBroad(first, concept.heightCm))
    return 'hold-chest';
  return isLow ? 'hold-out' : gesture;
}

/** Of somebody's height, how broad a meal is that at the mouth would be before all of the face. */
const MEAL_SHARE = 0.13;

const isBroad = ({ drawing: { box } }: Held, heightCm: number): boolean =>
  box.right - box.left > heightCm * MEAL_SHARE;

/** What points at a mouth is turned so far. */
const AT_MOUTH_DEGREES = -74;

/** Toothbrushes, razors and spoons point at the face, and are not before it. */
function pointedAtFace({ thing, doing }: Node, near: Reach | undefined): Partial<ActorPose> {
  const { grip, tip } = near?.holds?.drawing.anchors ?? {};
  const isUpright = /^(?:stand|sit)/.test(doing.pose ?? '') && thing.concept.kind === 'person';
  if (!near?.holds || !grip || !tip || doing.near !== 'eat' || !isUpright) return {};
  const isHeldBelow = tip.at[1] - grip.at[1] < -Math.abs(tip.at[0] - grip.at[0]);
  return isHeldBelow
    ? { near: { ...near, holds: { ...near.holds, angleDegrees: AT_MOUTH_DEGREES } } }
    : {};
}

/** How a thing is held that nobody says more of. */
function ownGrip({ children, thing }: Node, first: Held | undefined): Gesture | undefined {
  const isAtEyes = children.some(
    (child) => isHeld(child) && isOfSort(child.thing.concept.id, 'held-to-eyes'),
  );
  if (isAtEyes && thing.concept.kind !== 'animal') return 'sight';
  const isUnderArm = children.some(
    ({ bond, thing: { element } }) =>
      bond === 'held' && element.attributes.some((one) => /^(?:under-arm|level)$/.test(one)),
  );
  if (isUnderArm) return 'hold-hip';
  if (!first || thing.concept.kind === 'animal' || thing.drawnBy.kind !== 'actor') return undefined;
  const { box } = first.drawing;
  const isLong =
    isBulky(first, thing.concept.heightCm) ||
    box.bottom - box.top > thing.concept.heightCm * LONG_SHARE;
  const isBigHeaded = 'species' in thing.parameters || thing.parameters.proportions !== undefined;
  return isLong || isBigHeaded ? 'hold-out' : undefined;
}

/** Of somebody's height, where the hands of who plays the violin are; its body is at the chin. */
const AT_CHIN = { neck: [0.33, -0.86], bow: [0.27, -0.74] } as const;
const VIOLIN_DEGREES = 62;
const BOW_DEGREES = -62;

/** The violin at the chin in one hand, its bow in the other. */
function fiddling({ thing, children }: Node, held: Held | undefined, penFor: PenFor) {
  const isPlayed = children.some(
    (child) => isHeld(child) && /^(?:violin|viola)$/.test(child.thing.concept.id),
  );
  if (!isPlayed || !held) return {};
  if (isBeast({ thing })) return { near: { gesture: 'blown' as const, holds: held } };
  if (thing.concept.kind !== 'person') return {};
  const at = ([x, y]: readonly [number, number]) =>
    [x * thing.concept.heightCm, y * thing.concept.heightCm] as const;
  const bow = implied('violin-bow', penFor);
  return {
    near: { at: at(AT_CHIN.neck), holds: { ...held, angleDegrees: VIOLIN_DEGREES } },
    far: {
      at: at(AT_CHIN.bow),
      ...(bow ? { holds: { drawing: bow, angleDegrees: BOW_DEGREES } } : {}),
    },
  };
}

/** What is held is in the other hand of whose thumb is up; from the front both are seen. */
function thumbBeside({ doing, thing }: Node, held: Held | undefined): Partial<ActorPose> {
  const isUpright = thing.drawnBy.kind === 'actor' && thing.concept.kind !== 'animal';
  const gesture = held && isBulky(held, thing.concept.heightCm) ? 'hold-low' : 'hold-high';
  if (doing.near !== 'thumbs-up' || doing.far !== undefined || !held || !isUpright) return {};
  return {
    near: { gesture: 'thumbs-up' },
    far: { gesture, holds: held },
    view: 'front',
  };
}

/** What takes both arms: an animal in them, a violin. */
const bothArms = (node: Node, held: Held | undefined, penFor: PenFor): Partial<ActorPose> => ({
  ...cradling(node, held),
  ...fiddling(node, held, penFor),
  ...squeezing(node, held),
  ...inEachHand(node, held, penFor),
  ...veiling(node, held),
  ...behindBack(node, held),
  ...thumbBeside(node, held),
});

/** What faces of animals tell besides the basic ones. */
const FACES_OF_BEASTS = /^(?:wink|crying|shy|bored|tired)$/;

/** What is told of it, as far as its face can show that; a feeling that is told is stronger than a verb's own. */
function expressionFor({ thing: { drawnBy, element, parameters }, doing }: Node) {
  const told = expressionOf(element.attributes);
  const isMild = doing.face === undefined || /^(?:calm|focused|smile)$/.test(doing.face);
  const expression = isMild ? (told ?? doing.face) : doing.face;
  const isHuman =
    drawnBy.kind === 'actor' && drawnBy.actor.id === 'person' && !('species' in parameters);
  const isBeast = drawnBy.kind === 'actor' && drawnBy.actor.id === 'quadruped';
  const isShown = isHuman || (isBeast && FACES_OF_BEASTS.test(expression ?? ''));
  return expression === undefined || isShown ? expression : basicOf(expression);
}

/** What bodies do that not every one can: the nearest that each can. */
const PLAINER: Partial<Record<Pose, Pose>> = {
  tiptoe: 'stand',
  squat: 'crouch',
  'kneel-low': 'kneel',
  prone: 'lie',
  cartwheel: 'handstand',
  tuck: 'jump',
  freeze: 'handstand',
  arabesque: 'dance',
  side: 'lie',
  supine: 'lie',
  star: 'jump',
  sneak: 'walk',
  huddle: 'sit',
  prop: 'stand',
  rear: 'stand',
  dangle: 'stand',
  crouch: 'sit',
  kneel: 'sit',
};

/** A pose that the actor can take, or the nearest. */
function poseWithin({ thing: { drawnBy } }: Node, pose: Pose): Pose {
  if (drawnBy.kind !== 'actor' || drawnBy.actor.poses.includes(pose)) return pose;
  const plainer = PLAINER[pose];
  return plainer === undefined || drawnBy.actor.poses.includes(plainer)
    ? (plainer ?? pose)
    : (PLAINER[plainer] ?? plainer);
}

/** A club or a bat that is swung is turned in the hands as its verb says. */
function swung({ doing: { turn } }: Node, near: Reach | undefined): Partial<ActorPose> {
  if (turn === undefined || !near?.holds) return {};
  return { near: { ...near, holds: { ...near.holds, angleDegrees: turn } } };
}

/** What people blow or sing into is at their lips, whatever they are said to do with it. */
function atLips({ thing, children, doing }: Node, held: Held | undefined): Partial<ActorPose> {
  const item = children.find(isHeld)?.thing.concept;
  if (!held || !item) return {};
  const { mouth, grip } = held.drawing.anchors;
  const isSung = isOfSort(item.id, 'sung-into');
  const isBlown = mouth !== undefined && (item.kind === 'instrument' || isOfSort(item.id, 'blown'));
  const isElsewhere =
    doing.near !== undefined && /^(?:raise|hold-high|wave|give)$/.test(doing.near);
  if ((!isSung && !isBlown) || isElsewhere) return {};
  // Animals face us, and have one that fits the size of their arms at the mouth.
  if (isBeast({ thing })) return isBlown ? { near: { gesture: 'blown', holds: held } } : {};
  const mirrored = mouth !== undefined && mouth.at[0] > (grip?.at[0] ?? 0);
  const drawing = mirrored ? moved(held.drawing, { at: [0, 0], mirrored }) : held.drawing;
  return {
    near: { gesture: 'blown', holds: { ...held, drawing } },
    expression: isSung ? 'laugh' : 'blow',
  };
}

/** Only people on their feet with nothing to show in their hands turn their backs. */
function viewOf({ doing: { pose, view }, thing, children }: Node): Pick<ActorPose, 'view'> {
  const isStanding = pose === undefined || pose === 'stand';
  const hidesNothing = thing.concept.kind === 'person' && isStanding && !children.some(isHeld);
  return view && (view !== 'back' || hidesNothing) ? { view } : {};
}

/** Where it looks: into what it reads, or at what it watches. */
function gazeOf(node: Node): Pick<ActorPose, 'gaze'> {
  const { heightCm } = node.thing.concept;
  const reads = node.children.some(({ thing }) => thing.parameters.state === 'read');
  if (reads) return { gaze: [heightCm * GAZE.ahead, -heightCm * GAZE.up] };
  return node.looksAt ? { gaze: gazeAt(node, node.looksAt) } : {};
}

const turnedOut = (node: Node, pose: ActorPose): ActorPose =>
  looksOut(node, pose) && !mouthfulOf(node) ? { ...pose, looksOut: true } : pose;

/** What the near hand does: above all carries what is over the head. */
function nearGesture(node: Node, first: Held | undefined, isDancing: boolean): Gesture | undefined {
  const isOverHead =
    node.thing.concept.kind === 'animal' &&
    node.children.some(({ bond, thing }) => bond === 'held' && isOneHanded(thing.concept.id));
  const isSheltered = node.children.some(
    ({ bond, thing }) => bond === 'held' && isOfSort(thing.concept.id, 'shelter'),
  );
  const isServing = node.children.some((child) => child.bond === 'held' && bearsThings(child));
  if (isOverHead) return 'raise';
  if (isSheltered || isServing) return 'hold-high';
  const own = isDancing && !first ? 'raise' : ownGrip(node, first);
  return loweredGrip(node.doing.near ?? own, first, node);
}

/** The pose of a node's actor from its verb, with what its hands hold. */
export function poseFrom(
  node: Node,
  penFor: PenFor,
  draw: DrawNode,
  support: Partial<ActorPose> = {},
): ActorPose {
  const { doing } = node;
  const held = mouthfulOf(node) ? [] : heldThings(node, penFor, draw);
  const [first, second] = held;
  // An animal stands as animals do, unless it holds something as people would.
  const isDancing = doing.pose === 'dance' && isBeast(node);
  const isTelling = isDancing || standsUp(node) || isTold(doing);
  const isAfloat = doing.pose === 'float' || doing.pose === 'swim';
  const isFree = isAfloat || (!node.isClose && !isTelling);
  const isNatural = isBeast(node) && !first && isFree && !touches(node);
  const isSwaddled =
    isBeast(node) &&
    !LYING_POSES.has(doing.pose) &&
    node.children.some(({ bond }) => bond === 'swaddling');
  const near = isNatural
    ? undefined
    : reachOf(nearGesture(node, first, isDancing), first, holdsOpen(node));
  const far = isNatural
    ? undefined
    : reachOf(doing.far ?? (isDancing && !second ? 'akimbo' : undefined), second);
  const expression = expressionFor(node);
  const asked: ActorPose = {
    ...ownPose(node, isSwaddled),
    ...(expression ? { expression } : {}),
    ...(doing.head ? { head: doing.head } : {}),
    ...viewOf(node),
    ...(near ? { near } : {}),
    ...(far ? { far } : {}),
    ...gazeOf(node),
    ...pointedAtFace(node, near),
    ...atEase(node, near, held),
    ...bothArms(node, first, penFor),
    ...overShoulder(node, held),
    ...swung(node, near),
    ...atLips(node, first),
    ...support,
  };
  return isNatural ? turnedOut(node, asked) : asked;
}
