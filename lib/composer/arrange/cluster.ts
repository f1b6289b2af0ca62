import { add, times } from '@/lib/svg/point';
import type { ActorPose } from '../kit/actor';
import type { Concept } from '../concepts/concept';
import { conceptOf } from '../concepts';
import type { KitDrawing } from '../kit/part';
import {
  backOf,
  flattened,
  fronted,
  marked,
  moved,
  occupied,
  stacked,
  straddled,
} from './assemble';
import { poseFrom } from './pose-from';
import { clearOfFace } from './face-clear';
import { byTheScruff, isYoung, LIMP } from './scruff';
import { implied, inMouth, mouthfulOf, type PenFor } from './held';
import { VISITORS } from '../concepts/joints';
import { onBlossoms } from './passing';
import { limbUnder } from './limbs';
import { laidDown, laidOnTops, onDish, prominence, stoolOf } from './resting';
import { onLeaf, sitsDown } from './on-leaf';
import { type Tablers, workedTable, workingAt } from './working-at';
import { beforeSole, type Actors, copiesAt, staffed } from './at-table';
import { type Drawn, shouldered, withJoined, withPassing, withSpanning } from './entwined';
import {
  ALONE,
  aside,
  bathing,
  isBeast,
  LYING_POSES,
  onFurniture,
  type SeatShare,
  seatSharesOf,
  sitsOn,
  spotOn,
} from './seats';
import { inMotion } from './in-motion';
import { drawThingAct } from './things-act';
import { onFace } from './laid-flat';
import { withLurker } from './lurking';
import { asRead, withOverhead } from './overhead';
import { withPillow } from './pillowed';
import { darkened, isWebIn, strungIn } from './webs';
import { isSettledOn, settled } from './settled';
import { stateUnder } from './state-under';
import { withSeat } from './sat-upon';
import { inSize, mounted, seenScale, sharing, sunkCm } from './rider-size';
import { supporting } from './supporting';
import { inBasket } from './crewed';
import { broadCm, snugCm } from './snug';
import { besideRiders, seenBehind } from './beside-riders';
import { behindPane, paneFor } from './behind-pane';
import { isServing } from './makeshift';
import { isActor, isHeld, isPerched, isSpotted, type Node } from './node';
import { onSpot } from './at-spots';
import { withQueue } from './queues';
import { withTrain } from './trains';
import { isServed, servedOn } from './plated';
import { withAlong } from './along';
import { withTossed } from './juggled';
import { aslant } from './joined';
import { clasping } from './clasped';
import { inOrder } from './flanked';
import { type Handlers, handling } from './handling';
import { drawGroup } from './pairs/groups';
import { withAttending } from './pairs/attending';
import { drawPair, isInContact, pairOf } from './pairs/draw-pair';
import { type Host, isNested, layered, nested, type Riders } from './nested';
import { contentsIn } from './in-vases';
import { hollowOf, isSolid, stuckIn, turnedFor } from './within';
import { clad, throughBrim, wearing, wearingAstride, wornItems } from './worn';
import { copiesEach, penOfCopy } from './copies';
import { lying, tuckedIn } from './in-bed';
import { isOfSort } from '../concepts/sorts';

/**
 * Draws a thing with all that belongs to it, in centimetres: the rider on the horse, the cup in the
 * hand, the apples in the bowl. Anchors decide where everything meets; sizes are the true ones.
 */
/** What of a node's children is laid over it: all that it wears but the clothes of a figure. */
const wornBy = (node: Node, penFor: PenFor) => wornItems(node, (child) => drawNode(child, penFor));

function drawPart(node: Node, penFor: PenFor): KitDrawing {
  const { drawnBy, parameters, element } = node.thing;
  if (drawnBy.kind === 'actor') throw new Error('an actor is drawn in a pose');
  const asIs = { ...parameters, ...stateUnder(node) };
  const drawn = marked(drawnBy.part.draw(asIs, penFor(element.id)), element.id);
  const worn = wearing(drawn, wornBy(node, penFor));
  return node.moves ? inMotion(worn, node.moves, node.children.length > 0) : worn;
}

const poseOf = (node: Node, penFor: PenFor, support?: Partial<ActorPose>): ActorPose =>
  poseFrom(node, penFor, drawNode, support);

function drawActor(node: Node, penFor: PenFor, support?: Partial<ActorPose>): KitDrawing {
  const { drawnBy, parameters, element } = node.thing;
  if (drawnBy.kind !== 'actor') return drawPart(node, penFor);
  const pose = poseOf(node, penFor, support);
  const take = (asked: ActorPose, more: object = {}) =>
    drawnBy.actor.drawActor({ ...clad(node, parameters), ...more }, asked, penFor(element.id));
  const first = take(pose);
  // What goes up from the hand, a balloon on its string, is held up.
  const isUp = node.children.some(
    (child) => isHeld(child) && isOfSort(child.thing.concept.id, 'one-handed'),
  );
  const clear = isUp ? undefined : clearOfFace(first, pose, node.thing.concept.heightCm);
  const drawn = clear ? take(clear) : first;
  const items = wornBy(node, penFor);
  const clothe = pose.pose === 'ride' ? wearingAstride : wearing;
  const worn = clothe(marked(drawn, element.id), items);
  const ear = () => marked(take(clear ?? pose, { only: 'ear' }), element.id);
  const eared = drawnBy.actor.id === 'quadruped' ? throughBrim(worn, items, ear) : worn;
  const shaken = node.moves ? inMotion(eared, node.moves, true) : eared;
  const mouthful = mouthfulOf(node);
  const fed = mouthful ? withMouthful(node, shaken, mouthful, penFor) : shaken;
  const headed = node.children.reduce((whole, one) => aboutHead(node, whole, one, penFor), fed);
  return withPerched(node, headed, penFor);
}

/** With what it carries in the mouth, its young by the scruff. */
const withMouthful = (node: Node, drawn: KitDrawing, mouthful: Node, penFor: PenFor): KitDrawing =>
  isYoung(mouthful)
    ? byTheScruff(drawn, drawActor(mouthful, penFor, LIMP))
    : inMouth(drawn, flattened(drawNode(mouthful, penFor)), node, mouthful);

/** With what is over the head, or under it. */
function aboutHead(node: Node, drawn: KitDrawing, child: Node, penFor: PenFor): KitDrawing {
  if (child.bond === 'overhead')
    return withOverhead(node, drawn, asRead(child, drawNode(child, penFor)));
  return child.bond === 'pillow' ? withPillow(drawn, drawNode(child, penFor)) : drawn;
}

const ACTORS: Actors = { draw: drawActor, poseOf, isBeast };

/** Whether two are drawn in contact, of the node of who does it. */
export const meets = (node: Node, penFor: PenFor): boolean => isInContact(node, penFor, ACTORS);

const DRAWN: Drawn = { copies: copiesOf, actor: drawActor };
const HANDLERS: Handlers = { ...ACTORS, copies: copiesOf };

/** An actor with its feet on the host's ground, sitting or riding at the host's anchor. */
function seated(
  node: Node,
  { host, concept }: Host,
  penFor: PenFor,
  { offCm, downCm = 0, isTurned }: SeatShare,
  riders: Riders = { count: 1, index: 0 },
): { drawing: KitDrawing; astride: boolean } | undefined {
  const { inside, bed } = host.anchors;
  const stool = sitsDown(node) ? stoolOf(concept, host) : undefined;
  const { kind: hostKind } = concept;
  // Out of what has no opening it comes from behind, as astride as a rider's far leg.
  if (isNested(node, { host, concept }))
    return {
      drawing: nested(node, { host, concept }, penFor, riders, ACTORS),
      astride: isSolid(concept, host) && hollowOf(concept, host) === undefined,
    };
  if (isOfSort(concept.id, 'crewed') && node.bond === 'in') {
    const stands = inBasket(node, host, penFor, { offCm }, riders, ACTORS);
    if (stands) return { drawing: stands, astride: false };
  }
  const glass = paneFor(node, host, concept, riders.index);
  if (glass) return { drawing: behindPane(node, glass, riders, penFor, ACTORS), astride: false };
  const tucked = tuckedIn(node, host, penFor, ACTORS, riders.index);
  if (tucked) return { drawing: tucked, astride: false };
  if (bed && (LYING_POSES.has(node.doing.pose) || host.anchors.seat === undefined))
    return {
      drawing: lying(node, aside(bed, node, offCm), concept, penFor, ACTORS),
      astride: false,
    };
  const isVessel = node.bond === 'in' && inside !== undefined;
  if (!isVessel && !sitsOn(node, hostKind)) return undefined;
  const { spot, isLoad } = spotOn(node, { host, concept }, isVessel, stool);
  if (!spot) return undefined;
  const at = add(spot.at, [offCm, downCm]);
  const [x, y] = at;
  const { pedal } = isLoad ? {} : host.anchors;
  const mount = { ...host, anchors: offCm === 0 && !isLoad ? host.anchors : {} };
  const pose = pedal ? 'cycle' : spot === host.anchors.back ? 'ride' : 'sit';
  const isUp = node.doing.pose === 'stand' && !sitsOn(node, hostKind);
  const support = mounted(node, mount, at, isUp ? 'stand' : pose);
  // In the water nobody's feet are under the tub.
  if (isVessel && isOfSort(concept.id, 'bathed-in'))
    support.feet = [bathing(node, y), bathing(node, y)];
  const alone = drawActor(node, penFor, support);
  const shared = sharing([node], riders.count);
  const seen = node.bond === 'on' && !pedal ? seenScale(host, concept, [alone], shared) : 1;
  const size = onFurniture(node, hostKind, host, alone) * seen;
  const fitted = size === 1 || y > 0 ? support : inSize(support, size);
  const pair = pairOf(node);
  const sitter = pair ? drawPair(pair, penFor, ACTORS, fitted) : drawActor(node, penFor, fitted);
  return {
    drawing: moved(sitter, {
      at: [x, sunkCm(node, y, size)],
      mirrored: isTurned,
      scale: size,
    }),
    astride: pose !== 'sit',
  };
}

/** With the cat on the lap and the parrot on the shoulder, whatever is done meanwhile. */
function withPerched(node: Node, drawn: KitDrawing, penFor: PenFor): KitDrawing {
  const perched = node.children
    .filter((child) => isPerched(child) && !isSettledOn(node, child))
    .flatMap((child) => spotted(drawn, child, penFor, node.thing.concept));
  return fronted(drawn, perched);
}

/** Somebody who sits, with an armchair that nobody named. */
function inOwnChair(node: Node, penFor: PenFor): KitDrawing {
  const name = node.ownSeat ?? 'armchair';
  const chair = implied(name, penFor);
  const concept = conceptOf(name);
  const sitter = chair && concept && seated(node, { host: chair, concept }, penFor, ALONE);
  if (!chair || !sitter) return drawActor(node, penFor);
  return { ...occupied(chair, [sitter.drawing]), anchors: sitter.drawing.anchors };
}

/** All who are on or in something: each on a seat of their own, those who stand side by side. */
function aboard(on: Host, riders: readonly Node[], penFor: PenFor, hosts: number) {
  const { host } = on;
  const each = riders.flatMap((node) =>
    times(copiesEach(node, hosts), (index) => ({ node, penFor: penOfCopy(penFor, index) })),
  );
  const shares = seatSharesOf(
    host,
    each.map(({ node }) => node),
    each.map(({ node }) => snugCm(on, node, each.length, penFor, ACTORS)),
  );
  const sat = each.map((one, index) => ({
    ...one,
    seat:
      onLeaf(one.node, on, shares[index]?.offCm ?? 0, (pose) =>
        drawActor(one.node, one.penFor, pose),
      ) ??
      seated(one.node, on, one.penFor, shares[index] ?? ALONE, {
        count: each.length,
        index,
      }),
  }));
  const standing = [...new Set(sat.flatMap(({ node, seat }) => (seat ? [] : [node])))];
  const of = (astride: boolean) =>
    sat.flatMap(({ seat }) => (seat?.astride === astride ? [seat.drawing] : []));
  const perched = onTop(host, standing, penFor, {
    hosts,
    isBearing: on.isBearing,
    concept: on.concept,
  });
  return {
    astride: of(true),
    sitting: [...of(false), ...limbUnder(host, on.concept, perched), ...perched],
  };
}

function copiesOf(node: Node, penFor: PenFor, hosts = 1): KitDrawing[] {
  return times(copiesEach(node, hosts), (index) => drawNode(node, penOfCopy(penFor, index)));
}

interface Bearing {
  hosts?: number;
  /** Furniture with nobody at it. */
  isBearing?: boolean | undefined;
  /** What the host is. */
  concept?: Concept;
}

function onTop(
  host: KitDrawing,
  nodes: readonly Node[],
  penFor: PenFor,
  { hosts = 1, isBearing = false, concept }: Bearing = {},
): KitDrawing[] {
  const { branch, top, bed, seat, back } = host.anchors;
  const perches = nodes.some(({ thing }) => thing.drawnBy.kind === 'actor');
  const spot = (perches ? branch : undefined) ?? top ?? bed ?? seat ?? back;
  if (!spot) return [];
  const natural = inOrder(nodes, (node) =>
    copiesOf(node, penFor, hosts).map((drawn, index) => {
      const laid = laidDown(node.thing.concept, drawn, node.doing.pose === 'lie');
      return node.isFacing && index % 2 ? moved(laid, { at: [0, 0], mirrored: true }) : laid;
    }),
  );
  const own = isBearing ? prominence(host, natural) : perches ? 1 : onDish(concept, host, natural);
  const scale = Math.max(
    own,
    isBearing || !concept ? 1 : seenScale(host, concept, natural, sharing(nodes, natural.length)),
  );
  const items = scale === 1 ? natural : natural.map((one) => moved(one, { at: [0, 0], scale }));
  const guests = nodes.filter(({ thing }) => VISITORS.has(thing.concept.id));
  if (guests.length === nodes.length && nodes.length > 0) return onBlossoms(host, items);
  const areServed = nodes.every(({ thing }) => /^(?:food|plant)$/.test(thing.concept.kind));
  return laidOnTops(spot, host, items, areServed);
}

function spotted(host: KitDrawing, node: Node, penFor: PenFor, concept: Concept): KitDrawing[] {
  const placed = onSpot(host, node, concept, () => flattened(drawNode(node, penFor)));
  return placed ? [placed] : onTop(host, [node], penFor);
}

const bearing = (node: Node, penFor: PenFor, hosts: number) =>
  node.bearsFlat
    ? drawPart(node, penFor)
    : supporting(node, withSeat(node, drawPart(node, penFor)), hosts, {
        copies: (child) => copiesOf(child, penFor, hosts),
        broadCm: (child) => broadCm(child, penFor, ACTORS),
      });

/** What a thing bears: flat on it where it lies, else upright on top of it. */
const borneOn = (
  { bearsFlat, thing: { concept } }: Node,
  host: KitDrawing,
  nodes: readonly Node[],
  penFor: PenFor,
  on: Bearing,
): KitDrawing[] =>
  bearsFlat
    ? onFace(
        concept,
        host,
        nodes.flatMap((child) => copiesOf(child, penFor, on.hosts)),
      )
    : onTop(host, nodes, penFor, { ...on, concept });

const TABLERS: Tablers = { ...HANDLERS, onTop };

/** One of a node's things with all that belongs to it. */
export function drawNode(node: Node, penFor: PenFor): KitDrawing {
  const whole = withTossed(node, drawWhole(node, penFor), penFor, drawNode);
  const [hand] = node.children.filter(({ bond }) => bond === 'clasped');
  const drawn = hand ? clasping(whole, hand, penFor, drawNode, node) : whole;
  if (!isActor(node) && node.bond === undefined && node.doing.pose === 'lie')
    return laidDown(node.thing.concept, drawn, true);
  return node.isLeaning ? aslant(drawn) : drawn;
}

/** The things in it, blades and spoons with their handles up. */
const heldIn = (node: Node, penFor: PenFor, hosts: number) =>
  node.children
    .filter((child) => child.bond === 'in' && !isSpotted(child) && !isWebIn(child))
    .filter((child) => !isServed(node, child))
    .filter(({ thing }) => thing.drawnBy.kind !== 'actor')
    .flatMap((child) =>
      copiesOf(child, penFor, hosts).map((drawn) =>
        stuckIn(node.thing.concept, child.thing.concept, drawn),
      ),
    );

const websIn = (node: Node, host: KitDrawing, penFor: PenFor) =>
  node.children.filter(isWebIn).map((web) => strungIn(host, drawNode(darkened(web), penFor)));

const landOn = (host: KitDrawing, settlers: readonly Node[], penFor: PenFor, hosts: number) =>
  settled(
    host,
    settlers.flatMap((child) => copiesOf(child, penFor, hosts)),
  );

function drawWhole(node: Node, penFor: PenFor): KitDrawing {
  const bound = (bond: Node['bond']) => node.children.filter((child) => child.bond === bond);
  const isFigure = isActor(node);
  const together = drawTogether(node, penFor);
  if (together) return together;
  const laid = bound('laid');
  if (isFigure && laid.length > 0) return workingAt(node, laid, penFor, TABLERS);
  const hosts = node.thing.element.count;
  const worked = workedTable(node, () => drawPart(node, penFor), penFor, TABLERS);
  if (worked) return worked;
  const [touched] = bound('touched');
  if (isFigure && touched) return handling(node, touched, penFor, HANDLERS);
  if (isFigure && node.needsSeat) return inOwnChair(node, penFor);
  const { concept } = node.thing;
  const held = heldIn(node, penFor, hosts);
  const drawn = isFigure ? drawActor(node, penFor) : bearing(node, penFor, hosts);
  const base = bound('in').length > 0 ? turnedFor(concept, drawn, held) : drawn;
  const riders = node.children.filter(
    (child) =>
      /^(?:on|in)$/.test(child.bond ?? '') &&
      !isSpotted(child) &&
      child.thing.drawnBy.kind === 'actor',
  );
  const things = (bond: Node['bond']) =>
    bound(bond).filter((child) => !isSpotted(child) && !riders.includes(child));
  const isBearing =
    (concept.kind === 'furniture' ? bound('at').length === 0 : isServing(node)) &&
    !riders.some(({ thing }) => thing.concept.kind !== 'animal');
  const { astride, sitting } = aboard({ host: base, concept, isBearing }, riders, penFor, hosts);
  const { behind, between } = contentsIn(node, base, held, penFor(node.thing.element.id));
  const isNest = riders.some((rider) => isNested(rider, { host: base, concept }));
  const content = layered({ host: base, concept }, between, sitting, isNest);
  const carried = bound('shouldered').map((child) => shouldered(base, child, penFor, DRAWN));
  const riding = [...behind.map(backOf), ...astride, ...carried];
  const hosted = straddled(occupied(base, content), riding);
  const settlers = bound('on').filter((child) => isSettledOn(node, child));
  const lying = things('on').filter((child) => !settlers.includes(child));
  const perched = node.children
    .filter((child) => isSpotted(child) && child.bond !== 'shouldered')
    .filter((child) => !settlers.includes(child) && !(isFigure && isPerched(child)))
    .flatMap((child) => spotted(base, child, penFor, concept));
  const upright = lying.filter((child) => !isServed(node, child));
  const seen = [...sitting, ...seenBehind(base, bound('at'))];
  const loaded = stacked([
    hosted,
    ...landOn(base, settlers, penFor, hosts),
    ...servedOn(node, base, (child) => copiesOf(child, penFor, hosts)),
    ...besideRiders(
      beforeSole(node, base, borneOn(node, base, upright, penFor, { hosts, isBearing })),
      seen,
    ),
    ...perched,
    ...websIn(node, base, penFor),
  ]);
  const people = bound('at').flatMap((child) => copiesAt(child, penFor, hosts));
  const manned = staffed(concept, loaded, people, ACTORS);
  const attended = withAttending(node, manned, [...sitting, ...astride], penFor, ACTORS);
  return withNeighbours(node, { base, host: attended }, penFor, hosts);
}

/** Two, or several, who do something with each other. */
function drawTogether(node: Node, penFor: PenFor): KitDrawing | undefined {
  const pair = pairOf(node);
  if (pair) return drawPair(pair, penFor, ACTORS);
  return node.grouping ? drawGroup(node, node.grouping, penFor, ACTORS) : undefined;
}

/** With what passes it, hangs from it or hides behind it. */
function withNeighbours(
  node: Node,
  { base, host }: { base: KitDrawing; host: KitDrawing },
  penFor: PenFor,
  hosts: number,
): KitDrawing {
  const [touched] = node.children.filter(({ bond }) => bond === 'touched');
  const acting =
    touched && node.thing.drawnBy.kind !== 'actor'
      ? drawThingAct(node, host, touched, copiesOf(touched, penFor))
      : host;
  const passed = withPassing(node, acting, penFor, hosts, DRAWN);
  const joined = withJoined(node, passed, penFor, hosts, DRAWN);
  const spanned = withSpanning(node, joined, penFor, DRAWN);
  const climbed = withAlong(node, spanned, penFor, DRAWN);
  const lurker = node.children.find(({ bond }) => bond === 'lurking');
  // Where nothing else is in or on it, its front is still before who comes out of it.
  const open = climbed.front === undefined && node.children.length === 1 ? base : climbed;
  const hidden = lurker ? withLurker(node, open, lurker, penFor, ACTORS) : climbed;
  return withQueue(node, withTrain(node, hidden, penFor, DRAWN), penFor, DRAWN);
}
