import { line } from '@/lib/svg/markup';
import { add, type Edges, type Point, scale as scaled } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import { HOUSE } from '../palette/house';
import type { Contact } from '../understand';
import { backOf, flattened, frontOf, moved, stacked } from './assemble';
import { atFood, inReach } from './at-food';
import { aloft, borne, hoisting, levelled } from './borne';
import { inMotion } from './in-motion';
import { contactOf, REACH } from './contact-point';
import { drawnRatio } from './item';
import { clinging, pawed } from './pawed';
import { pourerOf, stream, watering } from './pouring';
import { aimed, tipOf } from './tool-tips';
import { striking } from './struck';
import { withOthers } from './many-hands';
import type { Node } from './node';

/**
 * Somebody with the hands on what something is done to: it stands before them where the hands get to it, they
 * look at it, and go down to what is low. Lengths are centimetres in the frame of who does it, facing right.
 */

/** How large the touched is drawn at most, of who touches it. */
const LARGEST = 2.6;
/** The same of a gate that is worked on: who works on it is no speck before it. */
const BUILT = 1.4;
const LEAST = 0.22;
/** A crate that is pushed is so high that the hands of who walks are on it, unless it is a toy. */
const SHOVED = { from: 0.18, least: 0.36, toy: 0.34, leanDegrees: 26, ahead: 0.5 } as const;
/** Handles of what is pushed are so high over the ground, and the thing at most so much larger for it. */
const HANDLED = { up: 0.44, most: 1.5 } as const;
/** What is higher than this share of somebody is behind them, with both hands before it. */
const BEHIND = 0.55;
/** Length of a rope, of the height of who has it. */
const ROPE = 0.34;

const heightOf = ({ top, bottom }: Edges) => Math.max(1, bottom - top);

/** Where eyes go that look at something across the picture: up at the moon, down at a mouse. */
const GAZE = { ahead: 0.9, sky: 2.1, face: 0.9, middle: 0.6 } as const;

export function gazeAt({ thing }: Node, { thing: seen }: Node): Point {
  const { heightCm } = thing.concept;
  const { habitat, kind } = seen.concept;
  const ahead = heightCm * GAZE.ahead;
  if (kind === 'celestial' || habitat === 'sky' || habitat === 'air')
    return [ahead, -heightCm * GAZE.sky];
  const share = seen.drawnBy.kind === 'actor' ? GAZE.face : GAZE.middle;
  return [ahead, -heightCm * drawnRatio(seen.concept.heightCm / heightCm) * share];
}

/** Whom somebody touches looks back at them; what is milked, sheared or led stands along. */
const SIDEWAYS = new Set<Contact>(['belly', 'fleece', 'leash']);

/** Of somebody's height, where the eyes are; what one looks into is made for that. */
const EYES = 0.9;
const EYEPIECE = { least: 0.4, most: 1.25 } as const;
/** Who looks into what is lower goes down to it. */
const LOOKING_DOWN = { kneel: 0.74, crouch: 0.5 } as const;

function atEyeHeight(drawn: KitDrawing, heightCm: number): KitDrawing {
  const { eyes } = drawn.anchors;
  if (!eyes) return flattened(drawn);
  const { least, most } = EYEPIECE;
  const scale = Math.min(most, Math.max(least, (EYES * heightCm) / Math.max(1, -eyes.at[1])));
  const mirrored = eyes.at[0] > (drawn.box.left + drawn.box.right) / 2;
  return moved(flattened(drawn), { at: [0, 0], scale, mirrored });
}

/** The touched as large as it is seen beside who touches it, turned as it is touched. */
export function sizedFor(
  drawn: KitDrawing,
  heightCm: number,
  contact: Contact,
  { isActor, isHung, isBuilt }: { isActor: boolean; isHung: boolean; isBuilt: boolean },
): KitDrawing {
  if (contact === 'eye') return atEyeHeight(drawn, heightCm);
  const height = Math.max(heightOf(drawn.box), (drawn.box.right - drawn.box.left) * 0.6);
  const ratio = height / heightCm;
  const isShoved = contact === 'handle' && !drawn.anchors.handle && ratio > SHOVED.from;
  const least = isShoved && !isActor ? SHOVED.least : LEAST;
  const share = Math.min(isBuilt ? BUILT : LARGEST, Math.max(least, drawnRatio(ratio)));
  const { handle: fixed, grip } = drawn.anchors;
  const handle = contact === 'handle' ? fixed : contact === 'tow' ? (fixed ?? grip) : undefined;
  const middle = (drawn.box.left + drawn.box.right) / 2;
  const isFarHandle = handle !== undefined && handle.at[0] > middle;
  const towed = contact === 'tow' && handle === undefined;
  const mirrored = isActor ? !SIDEWAYS.has(contact) && !towed : isFarHandle !== (contact === 'tow');
  const handleCm = handle && !isActor && contact === 'handle' ? -handle.at[1] : 0;
  const isLowHandle = ratio > SHOVED.toy && handleCm > 1;
  const wanted = (HANDLED.up * heightCm * ratio) / (share * Math.max(1, handleCm));
  const grown = isLowHandle ? Math.min(HANDLED.most, Math.max(1, wanted)) : 1;
  const scale = (share / ratio) * grown;
  const placed = moved(flattened(drawn), { at: [0, 0], scale, mirrored });
  if (contact === 'dropped') return fallen(placed, heightCm);
  if (contact === 'lifted') return borne(levelled(placed), heightCm);
  if (contact === 'overhead') return aloft(placed, heightCm);
  if (contact === 'tipped') return moved(placed, { at: [0, 0], angleDegrees: TIPPED_DEGREES });
  return isHung ? hung(placed, heightCm) : placed;
}

/** In the air, with the strokes of its fall. */
const fallen = (thing: KitDrawing, heightCm: number): KitDrawing =>
  moved(inMotion(thing, 'fall', false), { at: [0, -DROPPED.up * heightCm * 0.3] });

/** How far over something is that falls. */
const TIPPED_DEGREES = 32;

/** Windows and pictures hang at the height of the chest and the eyes; what is tall stands. */
const HUNG = { bottom: 0.45, most: 0.9 } as const;

function hung(drawn: KitDrawing, heightCm: number): KitDrawing {
  const { top, bottom } = drawn.box;
  const scale = Math.min(1, (heightCm * HUNG.most) / (bottom - top));
  return moved(drawn, { at: [0, -HUNG.bottom * heightCm - bottom * scale], scale });
}

/** How somebody goes down to a point at a height; who sits or kneels already stays so. */
function poseFor(node: Node, heightCm: number, reachCm: number, isToy: boolean): ActorPose['pose'] {
  const { pose = 'stand' } = node.doing;
  // A toy is pushed on one's knees.
  if (isToy && pose === 'walk' && !node.hasPosture) return 'kneel';
  if (node.hasPosture || !/^(?:stand|kneel|crouch|sit)$/.test(pose)) return pose;
  if (reachCm < heightCm * REACH.crouching) return 'crouch';
  if (pose === 'kneel' && reachCm < heightCm * KNELT_AT) return 'kneel';
  return reachCm < heightCm * REACH.low ? 'kneel' : 'stand';
}

/** Who kneels at what they do does so at what is no higher than this share of them, with the hands no higher than that. */
const KNELT_AT = 0.56;
const KNELT_HANDS = 0.34;

/** Where hands are when a body stands, kneels or crouches, so far from its middle. */
const AHEAD: Partial<Record<ActorPose['pose'], number>> = { kneel: 0.34, crouch: 0.36, walk: 0.38 };

/** Things of which there are several lie or stand in a row, the first of them at hand. */
export function inRow(drawings: readonly KitDrawing[], step = 0.82): KitDrawing {
  let x = 0;
  const row = drawings.map((drawn, index) => {
    const width = drawn.box.right - drawn.box.left;
    if (index > 0) x += width * step;
    return moved(drawn, { at: [x, 0] });
  });
  return { ...stacked([...row].reverse()), anchors: drawings[0]?.anchors ?? {} };
}

interface Mate {
  node: Node;
  usual: ActorPose;
  draw(support: Partial<ActorPose>): KitDrawing;
}

interface Touching {
  node: Node;
  /** What they would do with the hands anyway. */
  usual: ActorPose;
  /** As large as it is drawn, at the origin. */
  thing: KitDrawing;
  contact: Contact;
  isOneAnimal?: boolean;
  /** It has no hands for this. */
  usesMouth: boolean;
  /** Others who do it as well: the first from the other side, the rest between them. */
  mates?: readonly Mate[];
  /** Each who does it: one, a second from the other side, and more between them. */
  doers: readonly ((support: Partial<ActorPose>) => KitDrawing)[];
}

/** What animals do with the mouth, going on their own feet. */
const MOUTHED = new Set<Contact>([
  'face',
  'tow',
  'leash',
  'side',
  'muzzle',
  'bark',
  'paws',
  'tipped',
]);

/** Whether who touches something does so with the mouth and not with hands. */
export const isMouthed = (contact: Contact | undefined, isBeast: boolean): boolean =>
  isBeast && contact !== undefined && MOUTHED.has(contact);

/** Of the height of a mouth, how low something is that the head goes down to. */
const LOW_HEAD = { bent: 0.72, ground: 0.26 } as const;

/** An animal with its mouth at something, head to head with whoever is as large. */
function mouthing({ node, thing: served, contact, doers }: Touching): KitDrawing {
  const [draw, mate] = doers;
  const usual = draw?.({});
  if (usual && contact === 'paws') return pawed(usual, served, node.doing.pose === 'rear');
  const { drawnBy } = node.thing;
  const isBird = drawnBy.kind === 'actor' && drawnBy.actor.id === 'bird';
  const onTrunk = usual && isBird && contact === 'bark' && clinging(usual, served);
  if (onTrunk) return onTrunk;
  const own = usual?.anchors.mouth?.at[1] ?? 0;
  const thing = contact === 'muzzle' ? inReach(served, own) : served;
  const point = contactOf(thing, contact, node.thing.concept.heightCm);
  const head = point[1] > own * LOW_HEAD.ground ? 'lowered' : 'bent';
  const support: Partial<ActorPose> = point[1] > own * LOW_HEAD.bent ? { head } : {};
  const doer = draw?.(support);
  const fed = doer && atFood(doer, thing, point[0], mate?.(support));
  return fed ? { ...fed, anchors: doer.anchors } : thing;
}

/** A slack rope from the hand to what is on it. */
function rope(from: Point, to: Point, heightCm: number): string {
  return line([from, to], HOUSE.ink, heightCm * ROPE_THICK);
}

/** Of the height of who has it in hand: a snail's is a thread. */
const ROPE_THICK = 0.0094;

/** Who pulls or walks something goes before or behind it, a rope in the hand. */
function onRope(request: Touching): KitDrawing {
  const { node, usual, thing, contact, usesMouth, doers } = request;
  const [draw, ...mates] = doers;
  if (!draw) return thing;
  const { heightCm } = node.thing.concept;
  const isTowed = contact === 'tow';
  const hand: Point = [(isTowed ? -0.2 : 0.24) * heightCm, -0.46 * heightCm];
  // What else is held, an umbrella, is in the other hand.
  const far = usual.near?.holds ? usual.near : undefined;
  const support: Partial<ActorPose> = {
    pose: node.doing.pose === 'brace' ? 'brace' : 'walk',
    ...(far ? { far } : {}),
    ...(usesMouth ? {} : { near: { at: hand, gesture: 'hold-low' as const } }),
  };
  const doer = draw(support);
  const palmOf = ({ anchors: { chest, neck, back, hand: held } }: KitDrawing): Point =>
    usesMouth ? ((isTowed ? (chest ?? back) : neck)?.at ?? hand) : (held?.at ?? hand);
  const palm = palmOf(doer);
  const end = contactOf(thing, contact, heightCm);
  const length = ROPE * heightCm;
  const x = isTowed
    ? Math.min(palm[0] - length - end[0], doer.box.left - thing.box.right + heightCm * 0.06)
    : Math.max(palm[0] + length - end[0], doer.box.right - thing.box.left - heightCm * 0.06);
  const placed = moved(thing, { at: [x, 0] });
  const step = (doer.box.right - doer.box.left) * TEAM.step;
  // Those of a team go one before the other, each on a rope of its own.
  const team = mates.map((mate, index) =>
    moved(mate(support), { at: [step * (index + 1), -heightCm * TEAM.back * (index + 1)] }),
  );
  const string = (one: KitDrawing): KitDrawing => ({
    svg: rope(palmOf(one), add(end, [x, 0]), heightCm),
    box: one.box,
    anchors: {},
  });
  const all = [...team.reverse(), doer];
  return {
    ...stacked([placed, ...all.flatMap((one) => [string(one), flattened(one)])]),
    anchors: doer.anchors,
  };
}

/** Of the width of one of a team, how far the next is ahead of it; of its height, how much farther back it goes. */
const TEAM = { step: 0.92, back: 0.04 } as const;

/** From the middle of who looks at a picture, how far its edge is, of their height. */
const VIEWED = 0.4;

/** Somebody with an eye at what is looked into, or before what hangs there. */
function looking({ node, thing, contact, doers: [draw] }: Touching): KitDrawing {
  const { heightCm } = node.thing.concept;
  const middle = (thing.box.top + thing.box.bottom) / 2;
  const { eyes } = thing.anchors;
  const eyeShare = contact === 'eye' && eyes ? -eyes.at[1] / heightCm : 1;
  const { kneel, crouch } = LOOKING_DOWN;
  const low = eyeShare < crouch ? 'crouch' : eyeShare < kneel ? 'kneel' : undefined;
  const doer = draw?.({
    ...(low ? { pose: low } : {}),
    gaze: [heightCm, contact === 'eye' ? -heightCm : middle],
  });
  const own = doer?.anchors.eyes;
  if (!doer) return thing;
  const x =
    contact === 'eye' && eyes && own
      ? own.at[0] + heightCm * 0.05 - eyes.at[0]
      : heightCm * VIEWED - thing.box.left;
  return { ...stacked([moved(thing, { at: [x, 0] }), doer]), anchors: doer.anchors };
}

/** Open hands, what fell out of them under them, and how far it is over the ground; shares of the height. */
const DROPPED = { ahead: 0.3, hands: 0.62, up: 0.2, gap: 0.06 } as const;

/** Both hands open over what falls. */
function dropping(thing: KitDrawing, heightCm: number) {
  const ahead = DROPPED.ahead * heightCm;
  const up = -DROPPED.hands * heightCm;
  const support: Partial<ActorPose> = {
    pose: 'stand',
    near: { at: [ahead, up], gesture: 'reach' },
    far: { at: [ahead * (1 + DROPPED.gap), up * (1 + DROPPED.gap)], gesture: 'reach' },
    gaze: [ahead, -heightCm * DROPPED.up],
  };
  return { support, x: ahead - (thing.box.left + thing.box.right) / 2 };
}

/** What narrows upwards is worked on lower by who kneels: at the walls of a castle, and not beside its tower. */
function lowered({ doing, thing }: Node, [x, y]: Point, contact: Contact): Point {
  const { heightCm } = thing.concept;
  const isKnelt = doing.pose === 'kneel' && contact === 'side' && -y < heightCm * KNELT_AT;
  return isKnelt ? [x, Math.max(y, -heightCm * KNELT_HANDS)] : [x, y];
}

/** Where the hands of who does it are, and how they get there. */
function supportFor({ node, usual, thing, contact }: Touching) {
  const { heightCm } = node.thing.concept;
  const point = lowered(node, contactOf(thing, contact, heightCm), contact);
  if (contact === 'strike') return striking(usual, point, heightCm);
  if (contact === 'dropped') return dropping(thing, heightCm);
  if (contact === 'overhead') return hoisting(thing, heightCm);
  const pourer = contact === 'over' ? pourerOf(node) : undefined;
  if (pourer) return watering(usual, thing, heightCm, pourer);
  const near = aimed(usual.near);
  const tip = tipOf(near);
  const isToy = contact === 'handle' && heightOf(thing.box) < heightCm * SHOVED.toy;
  const pose = poseFor(node, heightCm, -(point[1] - tip[1]), isToy);
  const high = Math.max(point[1], -REACH.high * heightCm);
  const isLow =
    contact === 'handle' &&
    !thing.anchors.handle &&
    pose === 'walk' &&
    -point[1] < heightCm * REACH.high * 0.5;
  const ahead = (isLow ? SHOVED.ahead : (AHEAD[pose] ?? REACH.ahead)) * heightCm;
  const palm: Point = [ahead, Math.min(-heightCm * 0.04, high - tip[1])];
  const touched = add(palm, tip);
  const far = usual.far ?? (near?.holds ? undefined : { gesture: 'reach' as const });
  const support: Partial<ActorPose> = {
    pose,
    ...(isLow ? { leanDegrees: SHOVED.leanDegrees } : {}),
    near: { ...near, at: palm },
    ...(far ? { far: { ...far, at: add(palm, scaled([0.05, -0.05], heightCm)) } } : {}),
    gaze: touched,
  };
  return { support, x: touched[0] - point[0] };
}

/** Several do not crowd at the trunk of a tree: they stand about all of it. */
function withoutTrunk({ thing, contact }: Touching, others: number): KitDrawing {
  if (others === 0 || contact !== 'side') return thing;
  const { trunk: _trunk, ...anchors } = thing.anchors;
  return { ...thing, anchors };
}

/** Somebody with their hands on what they do something to; two have it between them. */
export function touching(request: Touching): KitDrawing {
  const { node, contact, mates = [] } = request;
  const [draw, ...more] = request.doers;
  const thing = withoutTrunk(request, more.length + mates.length);
  if (!draw) return thing;
  if (contact === 'tow' || contact === 'leash') return onRope(request);
  if (request.usesMouth) return mouthing(request);
  if (contact === 'eye' || contact === 'view') return looking(request);
  const { support, x } = supportFor({ ...request, thing });
  const { heightCm } = node.thing.concept;
  const doer = draw(support);
  const pourer = contact === 'over' ? pourerOf(node) : undefined;
  const running = pourer
    ? [stream(support.near ?? {}, support.gaze ?? [0, 0], heightCm, pourer)]
    : [];
  const placed = moved(thing, { at: [x, 0] });
  const isBehind = heightOf(thing.box) > heightCm * BEHIND;
  const { ends, between } = withOthers({
    placed,
    thing,
    contact,
    isTall: isBehind,
    // Who is behind an animal has the hands on its back, and not where its head is.
    support: request.isOneAnimal
      ? supportFor({ ...request, thing, contact: 'side' }).support
      : support,
    doers: more.map((one) => ({ heightCm, draw: one })),
    mates: mates.map((mate) => ({
      heightCm: mate.node.thing.concept.heightCm,
      draw: mate.draw,
      grasp: supportFor({ ...request, thing, node: mate.node, usual: mate.usual }),
    })),
  });
  const all = [doer, ...ends];
  const layers = isBehind
    ? [placed, ...running, ...all.map(flattened), ...between.map(flattened)]
    : [...between.map(flattened), ...all.map(backOf), placed, ...running, ...all.map(frontOf)];
  return { ...stacked(layers), anchors: doer.anchors };
}
