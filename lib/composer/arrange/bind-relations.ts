import { roleOf } from './interior/roles';
import { claspBy } from './clasped';
import type { BriefRelation } from '../brief';
import { isOfSort } from '../concepts';
import type { AnchorName } from '../kit/part';
import { AS_CONTAINER, STOWED } from '../concepts/hollows';
import { AS_GROUND, AS_HUNG, FEEDERS, HANGERS, LAID_DOWN } from '../concepts/joints';
import {
  boardFrom,
  goBeneath,
  leapOver,
  driveOut,
  passThrough,
  rideShoulders,
  shelter,
  sitInWeb,
} from './bind-passages';
import { isYoungOn, kneelBefore, meet, sitBefore, workAt } from './bind-close';
import { mark } from './bind-marks';
import { bearTogether } from './borne';
import { growAbout } from './amid';
import { bindAtSpot, bindOnTall, perchOnTop } from './at-spots';
import { top } from './bind-toppings';
import {
  bindClimber,
  CLIMBED,
  curlAround,
  drapeOver,
  ringAround,
  swarmAbout,
  seeThrough,
  standAtFence,
  stretchBetween,
} from './bind-about';
import { cover, tuckUnder, windAbout } from './bind-wraps';
import { type Forest, HANDHELD_CM, hold } from './forest';
import { sitAtSpread } from './at-spread';
import { sitAtMakeshift } from './makeshift';
import { lurkBy } from './lurking';
import { mingle, visit } from './mingled';
import { hangOverhead } from './overhead';
import { restHead } from './pillowed';
import { veil } from './veiled';
import { isActor, isHeld, isOn, isWearable, type Node } from './node';

/** What is lower is not got into. */
const VESSEL_CM = 35;
/** Largest thing that a table `with` it has on it; larger ones stand beside. */
const TABLEWARE_CM = 60;

const HUNG = new Set(['wall', 'ceiling']);

/** As high as somebody at least. */
const HOUSE_CM = 150;
const isHouse = ({ thing: { concept, drawnBy } }: Node) =>
  concept.kind === 'building' && drawnBy.kind === 'part' && concept.heightCm >= HOUSE_CM;

const isShelf = ({ thing }: Node) => thing.concept.id === 'wall-shelf';

/** What is on, in or full of something; false where nothing could be bound. */
function bindInside(forest: Forest, kind: 'on' | 'in' | 'full-of', a: Node, b: Node): boolean {
  const [inner, outer] = kind === 'full-of' ? [b, a] : [a, b];
  if (
    kind === 'on' &&
    CLIMBED[outer.thing.concept.id] === 'stirrup' &&
    bindClimber(forest, inner, outer)
  )
    return true;
  if (isActor(outer) && kind === 'on' && isWearable(b)) return true;
  if (kind === 'on' && perchOnTop(forest, a, b)) return true;
  if (kind === 'on' && mark(forest, b, a)) return true;
  // Nothing stands on a window or a picture: it is behind whatever is at it.
  const isAtHung = kind === 'on' && HUNG.has(outer.thing.concept.habitat) && !isShelf(outer);
  // Who is in a house that is seen from outside is before it, and not on its roof.
  const isBeforeHouse = kind === 'in' && isHouse(outer) && !forest.buildOf(outer.thing).hasInside;
  if (isAtHung || isBeforeHouse) {
    const [from, to] = [outer.thing.element.id, inner.thing.element.id];
    forest.wishes.push({ kind: 'behind', from, to });
    return true;
  }
  // `tossing vegetables in a pan`: nobody is in what fits into a hand.
  const isVessel = outer.thing.concept.kind !== 'clothing' && !forest.hasSeat(outer);
  const isSmall =
    kind !== 'on' &&
    isVessel &&
    outer.thing.concept.heightCm < VESSEL_CM &&
    inner.thing.concept.kind !== 'animal' &&
    outer.thing.concept.id !== 'egg';
  if (isActor(inner) && isSmall && hold(forest, inner, outer, false)) return true;
  // `sleeping on a pile of books`: at a table, the head on them.
  const isAsleep = isActor(inner) && /^(?:sleep|lie|slump)$/.test(inner.doing.pose ?? '');
  const isWorker = isAsleep && inner.thing.concept.kind !== 'animal';
  if (isWorker && isOfSort(outer.thing.concept.id, 'slept-on-at-work')) {
    inner.doing.pose = 'slump';
    return forest.bind(outer, inner, 'laid');
  }
  // `taking bread out of the oven`: before what nobody fits into.
  const isBefore = isActor(inner) && !(kind === 'on' && inner.doing.pose === 'sit');
  if (isBefore && isOfSort(outer.thing.concept.id, 'machine')) {
    const [from, to] = [inner.thing.element.id, outer.thing.element.id];
    forest.wishes.push({ kind: 'towards', from, to });
    return true;
  }
  const isClad = inner.children.some(({ bond }) => bond === 'worn');
  if (kind === 'in' && isOfSort(outer.thing.concept.id, 'bathed-in') && !isClad)
    inner.isBathing = true;
  // A glass of milk stands beside the jar and not in it, and nothing is put into jam.
  const isFilled = outer.thing.concept.kind === 'food' && outer.thing.concept.part === 'jar';
  if (kind === 'full-of' && (isFilled || inner.thing.parameters.style === 'tumbler')) return false;
  // A fork that a plate is told with lies beside it.
  const isLaidBeside =
    LAID_DOWN.test(inner.thing.concept.id) && isOfSort(outer.thing.concept.id, 'bearer');
  if (kind === 'full-of' && isLaidBeside) return false;
  if (kind !== 'full-of' && bindOnTall(forest, kind, inner, outer)) return true;
  if (kind === 'on') oneForEach(inner, outer);
  if (kind === 'on') lieDown(inner, outer);
  if (kind === 'on' && isYoungOn(inner, outer)) inner.spot = 'back';
  if (kind !== 'on') stow(inner, outer);
  else if (!outer.thing.element.attributes.includes('closed'))
    drawnWith(outer, groundFor(inner, outer));
  return forest.bind(inner, outer, kind === 'on' ? 'on' : 'in');
}

/** A cat on a blanket, of which nothing else is told, lies there. */
function lieDown({ thing, doing }: Node, outer: Node): void {
  const isPet = thing.drawnBy.kind === 'actor' && thing.drawnBy.actor.id === 'quadruped';
  const isAtRest = Object.values(doing).every((one) => one === undefined);
  const isSoft = isOfSort(outer.thing.concept.id, 'lain-on-by-pets');
  if (isPet && isAtRest && isSoft && thing.concept.heightCm <= PET_CM) doing.pose = 'lie';
}
const PET_CM = 100;

/** How what bears something is drawn. */
const groundFor = (inner: Node, outer: Node) =>
  AS_GROUND[outer.thing.concept.id] ?? fullFor(inner, outer) ?? laidFor(inner, outer);

/** What is built or put on a moon stands on a round one; somebody sits on a crescent. */
const fullFor = (inner: Node, { thing: { concept, element } }: Node) =>
  isActor(inner) || CRESCENT.test(element.phrase) ? undefined : BEHIND[concept.id];
const CRESCENT = /crescent|half/i;

/** A board that somebody is on lies, and a bucket is upside down where somebody sits on it. */
const laidFor = ({ thing, doing }: Node, { thing: { concept } }: Node) =>
  thing.drawnBy.kind === 'actor' &&
  (doing.pose === 'sit' || (thing.concept.kind === 'person' && concept.kind !== 'container')) &&
  isOfSort(concept.id, 'laid-to-sit-on')
    ? { state: 'laid' }
    : undefined;

/** So many have room on a bench or a log; in a row, so many with one each would be small. */
const ON_BENCH = { most: 2, from: 4 } as const;

/** `two boys on buckets`: as many as they are, and half of that of what has room for two. */
function oneForEach({ thing: { element: rider, drawnBy } }: Node, outer: Node): void {
  const { element } = outer.thing;
  const isCounted = drawnBy.kind === 'actor' && !rider.several && rider.count > 1;
  if (!element.several || !isCounted) return;
  const isShared = rider.count >= ON_BENCH.from && rider.count % ON_BENCH.most === 0;
  const each = isShared && isOfSort(element.concept, 'seat-of-two') ? ON_BENCH.most : 1;
  const count = rider.count / each;
  outer.thing = { ...outer.thing, element: { ...element, count } };
}

const drawnWith = (node: Node, told: Readonly<Record<string, unknown>> | undefined) => {
  const { parameters, ...thing } = node.thing;
  if (told) node.thing = { ...thing, parameters: { ...parameters, ...told } };
};

/** What something is in is open, and what is in it put away; one thing behind clouds has one before it. */
function stow(inner: Node, outer: Node): void {
  const { concept, parameters, element } = outer.thing;
  if (concept.kind === 'container' || concept.id in AS_CONTAINER)
    drawnWith(outer, AS_CONTAINER[concept.id] ?? AS_CONTAINER[String(parameters.kind)]);
  drawnWith(inner, STOWED[inner.thing.concept.id]);
  if (element.several && inner.thing.element.count === 1)
    outer.thing = { ...outer.thing, element: { ...element, count: 1 } };
}

/** A part of somebody by its element: whose it is, and where on them that is. */
export type BodyParts = ReadonlyMap<string, { owner: string; spot: AnchorName }>;

/** `on his shoulder`: on whom, and there. */
function perch(forest: Forest, { from, to }: BriefRelation, bodyParts: BodyParts): void {
  const part = bodyParts.get(to);
  const [a, owner] = [forest.nodes.get(from), forest.nodes.get(part?.owner ?? '')];
  const isCarried = part && a && owner && a !== owner && /^(?:shoulder|back)$/.test(part.spot);
  if (isCarried && rideShoulders(forest, a, owner)) {
    a.spot = part.spot;
    return;
  }
  if (!part || !a || !owner || a === owner || !forest.bind(a, owner, 'on')) return;
  a.spot = part.spot === 'hand' ? heldOut(owner) : part.spot;
}

/** The hand that is held out for what sits on it: the near one, unless that has something to do. */
function heldOut(owner: Node): AnchorName {
  const isBusy = owner.doing.near !== undefined || owner.children.some(isHeld);
  if (!isBusy) owner.doing.near = 'present';
  else owner.doing.far ??= 'present';
  return isBusy ? 'handFar' : 'hand';
}

/** What is on the head or the face of whatever has one. */
const HEADGEAR =
  /(?:^|-)(?:hat|cap|nightcap|fedora|crown|helmet|tiara|beanie|headphones|earmuffs|halo|sunglasses|glasses|eye-patch)$/;
/** On these a hat lies. */
const BEARING = /^(?:furniture|container|building|clothing)$/;

/** A pipe is in the mouth, all else in the hand. */
function takeUp(forest: Forest, a: Node, b: Node): boolean {
  if (bearTogether(forest, a, b)) return true;
  const isSmoked = b.thing.concept.id === 'pipe' && a.thing.concept.part === 'person';
  return (isSmoked && forest.bind(b, a, 'worn')) || hold(forest, a, b, false);
}

function wear(forest: Forest, a: Node, b: Node): boolean {
  const { id } = b.thing.concept;
  const isMade = !isActor(a) && HEADGEAR.test(id) && !BEARING.test(a.thing.concept.kind);
  return (isMade || (isActor(a) && isWearable(b))) && forest.bind(b, a, 'worn');
}

function rise(forest: Forest, a: Node, b: Node): boolean {
  if (isActor(a) || !isOfSort(b.thing.concept.id, 'rising') || !forest.bind(b, a, 'on'))
    return false;
  b.spot = forest.buildOf(a.thing).hasChimney ? 'chimney' : 'top';
  return true;
}

const STANDS_ON_LAND = /^(?:building|plant|person|animal|fantasy|vehicle)$/;

/** What somebody or something has: worn, held, on it. */
function have(forest: Forest, a: Node, b: Node): boolean {
  if (wear(forest, a, b) || mark(forest, a, b)) return true;
  // `playing chess with his grandson`: the other sits across.
  const isShared = isActor(a) && isActor(b) && a.children.some(({ bond }) => bond === 'laid');
  if (isShared && forest.bind(b, a, 'across')) return true;
  if (a.thing.concept.id === 'nest' && /^(?:animal|food)$/.test(b.thing.concept.kind))
    return bindInside(forest, 'in', b, a);
  const isCarried = !isActor(b) && b.thing.concept.heightCm <= HANDHELD_CM;
  if (isActor(a) && isCarried && hold(forest, a, b, false)) return true;
  if (isOfSort(a.thing.concept.id, 'land-aloft') && STANDS_ON_LAND.test(b.thing.concept.kind))
    return bindInside(forest, 'on', b, a);
  const fits = b.thing.concept.heightCm <= TABLEWARE_CM;
  // Stools at an island and a lamp by a sofa stand on the floor beside it.
  if (standsBeside(forest, a, b)) return false;
  if (isOfSort(a.thing.concept.id, 'bearer') && !isActor(b) && forest.bind(b, a, 'on')) return true;
  if (a.thing.concept.kind === 'furniture' && fits && forest.bind(b, a, 'on')) return true;
  return rise(forest, a, b) || top(forest, a, b);
}

/** What is sat on stands on no furniture, and nothing stands on what is sat on but what is soft. */
function standsBeside(forest: Forest, a: Node, b: Node): boolean {
  const { kind, habitat, id, heightCm } = b.thing.concept;
  if (a.thing.concept.kind !== 'furniture') return false;
  if (kind === 'container') return habitat === 'ground' && heightCm >= BASKET_CM;
  const isSoft = isOfSort(id, 'carried-furniture');
  return kind === 'furniture' && !isSoft && (forest.hasSeat(a) || isSeat(b));
}
/** Baskets and buckets of this height stand on the floor. */
const BASKET_CM = 35;

const isSeat = ({ thing: { concept } }: Node) => roleOf(concept) === 'seat';

/** What is beside something on a table is on it as well. */
function joinOnTable(forest: Forest, a: Node, b: Node): boolean {
  const table = forest.parentOf(b);
  return b.bond === 'laid' && table !== undefined && !isActor(a) && forest.bind(a, table, 'laid');
}

/** A moon that somebody is seen before is full. */
const BEHIND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  moon: { kind: 'full-moon' },
};

/** Who is at or behind a stall stands in it, over its counter. */
function keepStand(forest: Forest, a: Node, b: Node): boolean {
  const isStall = b.thing.concept.kind === 'building' && b.thing.concept.heightCm < STALL_CM;
  if (!isActor(a) || !isStall || !forest.buildOf(b.thing).hasInside) return false;
  if (!forest.bind(a, b, 'in')) return false;
  a.doing = { ...a.doing, pose: 'stand' };
  return true;
}
const STALL_CM = 400;

function fillMoon(kind: BriefRelation['kind'], a: Node, b: Node): void {
  const orb = kind === 'behind' ? a : kind === 'in-front-of' ? b : undefined;
  if (orb) drawnWith(orb, BEHIND[orb.thing.concept.id]);
}

/** What hangs from something that is no wall is drawn under it, without its own pole. */
function hang(forest: Forest, a: Node, b: Node): boolean {
  const isOnWall = HUNG.has(b.thing.concept.habitat) && !isActor(a);
  if (isOnWall || isActor(b) || !forest.bind(a, b, 'hung')) return false;
  drawnWith(a, AS_HUNG[a.thing.concept.id]);
  return true;
}

/** What is on a hook hangs from it; on a cloud it stands. */
const isHanger = ({ thing: { concept } }: Node) =>
  HANGERS[concept.id] !== undefined && !isOfSort(concept.id, 'floating-ground');

/** A rope between two: what floats keeps its water, and what it is tied to comes with it. */
function tie(forest: Forest, a: Node, b: Node): boolean {
  const floats = ({ thing }: Node) => thing.concept.habitat === 'water';
  const isAfloat = floats(a) && !floats(b);
  return isAfloat ? forest.bind(b, a, 'tied') : forest.bind(a, b, 'tied');
}

/** Walls and fences go from side to side behind what leans on them. */
const isAcrossPicture = ({ thing }: Node) => /^(?:wall|fence)$/.test(thing.concept.id);

/** What hangs there bears nothing that leans. */
const isOnWall = ({ thing: { concept } }: Node) =>
  concept.habitat === 'wall' && concept.kind === 'furniture';

/** Somebody on their feet leans back, before a wall as it is; an animal does not. */
const isLeaning = (node: Node, support: Node) =>
  !isActor(node) ||
  (node.thing.concept.kind === 'person' &&
    (node.doing.pose ?? 'stand') === 'stand' &&
    !isAcrossPicture(support));

/** What hangs, is tied, leans or comes out of something; false for all else. */
function join(forest: Forest, { kind, from, to }: BriefRelation, a: Node, b: Node): boolean {
  const wish = (kind: BriefRelation['kind']) => forest.wishes.push({ kind, from, to });
  fillMoon(kind, a, b);
  switch (kind) {
    case 'hanging':
      if (!hang(forest, a, b) && !bindInside(forest, 'on', a, b)) wish('at');
      return true;
    case 'tied':
      if (!tie(forest, a, b)) wish('beside');
      return true;
    case 'against':
      if (isOnWall(b)) wish(kind);
      else if (isAcrossPicture(b)) {
        a.isLeaning = !isActor(a);
        wish(kind);
      } else if (isActor(b) || !isLeaning(a, b) || !forest.bind(a, b, 'leant')) wish(kind);
      return true;
    case 'out-of':
      if (driveOut(forest, a, b)) return true;
      if (rise(forest, b, a)) return true;
      if (b.thing.concept.kind === 'building' || !bindInside(forest, 'in', a, b))
        wish('in-front-of');
      return true;
    default:
      return false;
  }
}

/** What belongs to something is on it; a portrait of somebody is no part of them. */
function partOf(forest: Forest, a: Node, b: Node): void {
  const isPart = !(isActor(a) && isActor(b));
  if (isPart && forest.bind(a, b, isOn(b, a) ? 'worn' : 'on')) return;
  const [from, to] = [a.thing.element.id, b.thing.element.id];
  forest.wishes.push({ kind: isPart ? 'part-of' : 'beside', from, to });
}

/** What comes to a feeder is on its tray. */
const feedAt = (forest: Forest, a: Node, b: Node) => {
  if (!isActor(a) || !FEEDERS.has(b.thing.concept.id) || !forest.bind(a, b, 'on')) return false;
  a.doing.pose ??= 'sit';
  return true;
};

/** A scarf around somebody is worn. */
const dress = (forest: Forest, a: Node, b: Node) =>
  isWearable(a) && (isActor(b) || b.thing.concept.id === 'snowman') && forest.bind(a, b, 'worn');

/** Who jumps off a table sits at none. */
const leaps = ({ doing }: Node) => /^(?:jump|leap)/.test(doing.pose ?? '');

/** Through, over, under or all around something. */
function pass(forest: Forest, kind: BriefRelation['kind'], a: Node, b: Node): boolean {
  if (/^(?:in|on|with|wearing)$/.test(kind) && cover(forest, a, b)) return true;
  if (/^(?:at|behind)$/.test(kind) && keepStand(forest, a, b)) return true;
  if (kind === 'around')
    return (
      dress(forest, a, b) ||
      windAbout(forest, a, b) ||
      curlAround(forest, a, b) ||
      swarmAbout(forest, a, b) ||
      ringAround(forest, a, b)
    );
  if (kind === 'between') return mingle(forest, a, b) || stretchBetween(forest, a, b);
  if (kind === 'behind' && seeThrough(forest, a, b)) return true;
  if (kind === 'in' && driveOut(forest, a, b)) return true;
  if (kind === 'in')
    return sitInWeb(forest, a, b) || passThrough(forest, a, b) || standAtFence(forest, a, b);
  if (kind === 'above') return leapOver(forest, a, b) || drapeOver(forest, a, b);
  if (kind === 'on' && (sitInWeb(forest, a, b) || drapeOver(forest, a, b))) return true;
  if (kind === 'at' && (visit(forest, a, b) || feedAt(forest, a, b) || boardFrom(forest, a, b)))
    return true;
  // `jumping from one lily pad to another`.
  const isLeft = b.thing.concept.kind === 'nature' || (leaps(a) && forest.isTable(b));
  if (kind === 'at' && isLeft && leapOver(forest, a, b)) return true;
  if (kind === 'on' && /^(?:window|door|curtain)$/.test(a.thing.concept.id)) {
    forest.wishes.push({ kind: 'behind', from: a.thing.element.id, to: b.thing.element.id });
    return true;
  }
  if (kind === 'with' && a.isClose && isActor(a) && isActor(b)) b.isClose = true;
  if (kind !== 'under') return false;
  if (isOfSort(b.thing.concept.id, 'set-over')) return bindInside(forest, 'in', a, b);
  return tuckUnder(forest, a, b) || shelter(forest, a, b) || goBeneath(forest, a, b);
}

/** Whether two things become one group, whatever the preposition is. */
const joinUp = (forest: Forest, relation: BriefRelation, a: Node, b: Node): boolean =>
  claspBy(forest, relation.kind, a, b) ||
  veil(forest, relation.kind, a, b) ||
  lurkBy(forest, relation.kind, a, b) ||
  growAbout(forest, relation.kind, a, b) ||
  join(forest, relation, a, b) ||
  pass(forest, relation.kind, a, b);

/** What is over the heads of several, and what a head lies on. */
function aboutHead(forest: Forest, { kind, from, to }: BriefRelation, parts: BodyParts): boolean {
  const part = parts.get(kind === 'on' ? from : to);
  const [owner, thing] = [part?.owner ?? '', kind === 'on' ? to : from].map((id) =>
    forest.nodes.get(id),
  );
  if (part?.spot !== 'crown' || !owner || !thing || owner === thing) return false;
  if (kind === 'above') return hangOverhead(forest, thing, owner);
  return kind === 'on' && restHead(forest, owner, thing);
}

/** Behind a table somebody is seen, and behind an oven not. */
const isWorktop = (forest: Forest, node: Node): boolean =>
  forest.isTable(node) && !isOfSort(node.thing.concept.id, 'machine');

/** Binds two things as a preposition has them, or leaves it as a wish. */
export function applyRelation(forest: Forest, relation: BriefRelation, bodyParts: BodyParts): void {
  const { kind, from } = relation;
  if (bindAtSpot(forest, relation) || aboutHead(forest, relation, bodyParts)) return;
  const part = bodyParts.get(relation.to);
  if (part && (kind === 'on' || part.spot === 'ear')) return perch(forest, relation, bodyParts);
  // `a cloud above her head` is above her.
  const to = part?.owner ?? relation.to;
  const [a, b] = [forest.nodes.get(from), forest.nodes.get(to)];
  if (!a || !b || a === b) return;
  const wish = () => forest.wishes.push({ kind, from, to });
  if (joinUp(forest, { kind, from, to }, a, b)) return;
  switch (kind) {
    case 'holding':
      if (!takeUp(forest, a, b)) wish();
      return;
    case 'wearing':
      if (!forest.bind(b, a, 'worn')) wish();
      return;
    case 'around': {
      const isSeated = isActor(a) && forest.isTable(b) && forest.bind(a, b, 'at');
      if (!isSeated) wish();
      return;
    }
    case 'with':
      if (!have(forest, a, b)) wish();
      return;
    case 'beside':
      if (!joinOnTable(forest, a, b)) wish();
      return;
    case 'on':
    case 'full-of':
    case 'in':
      if (kind === 'on' && isHanger(b) && !isActor(a) && hang(forest, a, b)) return;
      if (!bindInside(forest, kind, a, b)) wish();
      return;
    case 'at':
    case 'behind':
      if (isActor(a) && isWorktop(forest, b) && forest.bind(a, b, 'at')) return;
      if (sitAtSpread(forest, a, b)) return;
      if (kind === 'at' && sitAtMakeshift(forest, a, b)) return;
      if (kind === 'at' && isActor(a) && forest.hasSeat(b) && forest.bind(a, b, 'on')) return;
      if (kind === 'at' && workAt(forest, a, b)) return;
      if (kind === 'at' && rise(forest, b, a)) return;
      // What hangs or stands tall is behind whoever is at it.
      if (kind === 'at') forest.wishes.push({ kind: 'behind', from: to, to: from });
      else wish();
      return;
    case 'in-front-of':
      if (!sitBefore(forest, a, b) && !kneelBefore(forest, a, b)) wish();
      return;
    case 'towards':
      meet(a, b);
      wish();
      return;
    case 'part-of':
      partOf(forest, a, b);
      return;
    default:
      wish();
  }
}
