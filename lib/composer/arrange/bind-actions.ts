import { isLivingKind } from '../concepts/concept';
import type { BriefAction } from '../brief';
import { isOfSort } from '../concepts';
import type { AnchorName } from '../kit/part';
import type { Contact, VerbFrame } from '../understand';
import { bindClimber, goAlong, hangUp, swingOn } from './bind-about';
import { eatPlant, kiss, openToRead } from './bind-close';
import { bindPassage, haul, playOn, rideShoulders, shelter } from './bind-passages';
import { isMendedUnderHood } from './under-hood';
import { windAbout } from './bind-wraps';
import { CARRIED_CM, type Forest, HANDHELD_CM, hold } from './forest';
import { isActor, isHeld, isOnFours, type Node, type Wish } from './node';
import { isBeast } from './seats';
import { pairByThing, pairUp } from './pairs/bind-pairs';
import { sitAtSpread } from './at-spread';
import { bear, bearTogether, raiseAloft } from './borne';
import { dressForSport, seatClient } from './clients';
import { flipUp, hurl, tossUp } from './juggled';
import { followInRow } from './trains';
import { actAsThing } from './things-act';
import { BENCH_CM, canBeTouched, isWorkedOnTable } from './touchable';

/** Verbs of two who touch. */
const CLOSE_VERBS = new Set(
  'hold-hands hug kiss shake-hands help propose selfie high-five back-to-back whisper'.split(' '),
);
/** What changes hands: who gets it stands before who gives it. */
const GIVING_VERBS = new Set(['give', 'show', 'serve', 'feed']);
/** Who is walked or chased goes ahead, the same way. */
const GOING_AHEAD = new Set(['walk-dog', 'follow', 'stalk']);
/** Where somebody is carried. */
const CARRIES: Readonly<Record<string, AnchorName>> = { shoulder: 'shoulder', piggyback: 'back' };
/** Who looks at, examines or uses one of these on a table sits or stands before it. */
const WORKED_AT = new Set(['look', 'use', 'operate', 'work', 'search', 'tracking', 'think']);

/** What is played, written on or cooked at stands by itself; the rest is taken in the hands. */
const STANDING_KINDS = new Set(['furniture', 'vehicle', 'building']);

/** Both hands are up: what is lifted or hung is in them. */
const isRaising = (agent: Node) =>
  isActor(agent) &&
  agent.doing.near === agent.doing.far &&
  /^(?:raise|hold-high)$/.test(agent.doing.near ?? '');

/** From here on both hands give it. */
const BULKY_CM = 20;
const isBulky = ({ thing: { concept } }: Node) =>
  concept.heightCm >= BULKY_CM && /^(?:container|toy|animal|tool|symbol)$/.test(concept.kind);

/** On a table before who works on it, or where it is on the ground; a second one sits across from the first. */
function layBefore(forest: Forest, agent: Node, patient: Node): boolean {
  if (patient.isOnGround) {
    forest.touch(agent, patient, 'top');
    return true;
  }
  if (forest.bind(patient, agent, 'laid')) {
    patient.isWork = true;
    return true;
  }
  const first = forest.parentOf(patient);
  const isShared = patient.bond === 'laid' && first !== undefined && first !== agent;
  return isShared && forest.bind(agent, first, 'across');
}

/** How one stands before what is looked into, or hangs on a wall. */
function viewOf(forest: Forest, patient: Node): Contact | undefined {
  if (forest.buildOf(patient.thing).hasEyepiece) return 'eye';
  const { concept } = patient.thing;
  const isScreen = forest.buildOf(patient.thing).face === 'screen' && concept.heightCm > BENCH_CM;
  return concept.habitat === 'wall' || isScreen ? 'view' : undefined;
}

/** What is looked at in the hand, at the eye, on a table or on a wall. */
function lookAt(forest: Forest, agent: Node, patient: Node, { id: verb }: VerbFrame): boolean {
  const { id } = patient.thing.concept;
  const isLooking = verb === 'look' && !isActor(patient);
  const hasTable = [...forest.nodes.values()].some((node) => forest.isTable(node));
  const isAtEye = isLooking && !hasTable && isActor(agent) && viewOf(forest, patient) === 'eye';
  if (isAtEye && !isOfSort(id, 'looked-through')) {
    forest.touch(agent, patient, 'eye');
    return true;
  }
  if (WORKED_AT.has(verb) && isOfSort(id, 'worked-before') && layBefore(forest, agent, patient))
    return true;
  if (!isLooking) return false;
  if (isOfSort(id, 'looked-at-in-hand') && hold(forest, agent, patient, false)) return true;
  if (isOfSort(id, 'looked-through') && hold(forest, agent, patient, false)) {
    agent.doing.near = 'sight';
    return true;
  }
  const contact = viewOf(forest, patient);
  if (contact) forest.touch(agent, patient, contact);
  return contact !== undefined;
}

/** Squeezed, torn or unfolded in both hands where it is small enough, and else where it stands. */
const isTakenUp = ({ thing: { concept } }: Node, { to, contact }: VerbFrame): boolean =>
  to === 'held' &&
  contact !== undefined &&
  concept.heightCm <= HANDHELD_CM &&
  !/^(?:building|furniture|plant|person|vehicle)$/.test(concept.kind);

/** What is watered, tipped over, blown at or nosed at stands where it stands. */
const OFF_TABLES = new Set<Contact>([
  'muzzle',
  'bark',
  'paws',
  'tipped',
  'mouth',
  'over',
  'dropped',
]);

/** What is pushed or pulled goes along the ground, be it a cheese. */
const MOVED_ALONG = new Set(['push', 'pull', 'roll']);

/** With the forefeet on what it is done to. */
const PAWING = new Set(['bow', 'rear']);

/** Whether it does so as animals do that go on all fours. */
const isWithPaws = (agent: Node, { fours }: VerbFrame) =>
  fours !== undefined && (isOnFours(agent) || (fours === 'lie' && isBeast(agent)));

/** What hands are on, or hold to somebody: on the ground, on a table, or in them. */
function layHandsOn(forest: Forest, agent: Node, patient: Node, frame: VerbFrame): boolean {
  const { id: verb, to: spot } = frame;
  const isPawing = isWithPaws(agent, frame) && PAWING.has(agent.doing.pose ?? '');
  const isMended = isActor(agent) && !isBeast(agent) && isMendedUnderHood(verb, patient);
  const contact = isPawing ? 'paws' : isMended ? 'hood' : frame.contact;
  const isCarried = spot === 'under' && /^(?:container|food)$/.test(patient.thing.concept.kind);
  const isOffered = verb === 'feed' && !isActor(patient);
  if ((isCarried || isOffered) && hold(forest, agent, patient, false)) return true;
  if (isTakenUp(patient, frame) && hold(forest, agent, patient, true)) return true;
  if (!contact || !canBeTouched(agent, patient, contact)) return false;
  const isWorked = !OFF_TABLES.has(contact) && !MOVED_ALONG.has(verb);
  if (isWorked && isWorkedOnTable(patient) && layBefore(forest, agent, patient)) return true;
  if (contact === 'around') delete agent.isClose;
  // Who is washed is so along the back.
  forest.touch(agent, patient, verb === 'clean' && isBeast(patient) ? 'fleece' : contact);
  return true;
}

/** Of whom it carries, how high a mount is at least: tales have mice on snails and children on cats. */
const MOUNT_SHARE = 0.72;
/** And a giant one, or one with wings, at most, on which its rider would be a speck. */
const GIANT_SHARE = 1.1;
const FLOWN_SHARE = 1.7;

function carryOnBack(rider: Node, mount: Node): void {
  const riderCm = rider.thing.concept.heightCm;
  const { concept, parameters, element } = mount.thing;
  const isGiant = element.attributes.includes('giant');
  const flownCm = isOfSort(concept.id, 'winged-mount') ? riderCm * FLOWN_SHARE : Infinity;
  const mostCm = isGiant ? riderCm * GIANT_SHARE : flownCm;
  const heightCm = Math.min(mostCm, Math.max(concept.heightCm, riderCm * MOUNT_SHARE));
  if (!isBeast(mount) || heightCm === concept.heightCm) return;
  mount.thing = {
    ...mount.thing,
    concept: { ...concept, heightCm },
    parameters: { ...parameters, heightCm },
  };
}

/** What another eats or drinks already: each has one of it. */
function haveToo(agent: Node, patient: Node): boolean {
  const isShared =
    isHeld(patient) && agent.doing.near === 'eat' && patient.thing.element.count === 1;
  if (isShared) agent.doing = { ...agent.doing, tool: patient.thing.concept.id };
  return isShared;
}

/** Over the head in both hands, be it a cup or a cottage. */
const liftUp = (forest: Forest, agent: Node, thing: Node): boolean =>
  (isRaising(agent) && hold(forest, agent, thing, true)) || raiseAloft(forest, agent, thing);

/** A loaf that two share is in their hands. */
const shareOut = (forest: Forest, agent: Node, thing: Node): boolean =>
  !isActor(thing) && hold(forest, agent, thing, false);

/** The lamp on the ceiling is over who is on a ladder to mend it. */
function reachUp(forest: Forest, agent: Node, patient: Node): boolean {
  if (patient.thing.concept.habitat !== 'ceiling' || !isActor(agent)) return false;
  agent.doing = { ...agent.doing, near: 'raise', far: 'raise', pose: 'stand' };
  const [from, to] = [patient.thing.element.id, agent.thing.element.id];
  forest.wishes.push({ kind: 'above', from, to });
  return true;
}

/** What is lower is worked on from above. */
const LOW_WORK_CM = 100;

/** Who works on a beam or an engine is on the feet before it, and does not sit down on it. */
function workStanding(forest: Forest, agent: Node, patient: Node): boolean {
  const { kind } = patient.thing.concept;
  if (kind === 'furniture' || isActor(patient) || !canBeTouched(agent, patient, 'side'))
    return false;
  agent.doing = { ...agent.doing, pose: 'stand', near: 'reach', far: 'reach' };
  if (isWorkedOnTable(patient) && layBefore(forest, agent, patient)) return true;
  forest.touch(agent, patient, patient.thing.concept.heightCm < LOW_WORK_CM ? 'top' : 'side');
  return true;
}

function bindPatient(forest: Forest, agent: Node, patient: Node, frame: VerbFrame): void {
  const { to: spot = 'near', contact } = frame;
  const wish = (kind: Wish['kind'], reversed = false) => {
    const [from, to] = reversed ? [patient, agent] : [agent, patient];
    forest.wishes.push({ kind, from: from.thing.element.id, to: to.thing.element.id });
  };
  const { concept } = patient.thing;
  if (contact !== undefined && reachUp(forest, agent, patient)) return;
  const stands =
    STANDING_KINDS.has(concept.kind) ||
    concept.heightCm > CARRIED_CM ||
    isOfSort(concept.id, 'played-at');
  const bonds: Partial<Record<typeof spot, () => boolean>> = {
    held: () =>
      bearTogether(forest, agent, patient) ||
      hold(forest, agent, patient, agent.isGiving === true && isBulky(patient)) ||
      haveToo(agent, patient) ||
      bear(forest, agent, patient),
    worn: () => forest.bind(patient, agent, 'worn'),
    instrument: () =>
      stands ? forest.bind(agent, patient, 'at') : hold(forest, agent, patient, true),
    // Somebody as tall as a table is none.
    table: () =>
      stands
        ? !isActor(patient) && forest.bind(agent, patient, 'at')
        : layBefore(forest, agent, patient),
    ridden: () => {
      carryOnBack(agent, patient);
      return forest.bind(agent, patient, 'on');
    },
    inside: () => forest.bind(agent, patient, 'in'),
    partner: () => frame.id === 'exchange' && shareOut(forest, agent, patient),
  };
  const isBehind = spot === 'instrument' && isOfSort(concept.id, 'played-from-behind');
  if (isBehind && forest.bind(agent, patient, 'at')) return;
  if (lookAt(forest, agent, patient, frame) || layHandsOn(forest, agent, patient, frame)) return;
  // Drums, harps and washing machines are no tables: they are stood at, with the hands on them.
  const isStoodAt = stands || (concept.habitat === 'ground' && concept.heightCm > BENCH_CM);
  const isWorked = (spot === 'instrument' && stands) || (spot === 'table' && isStoodAt);
  const isBench = forest.isTable(patient) && concept.kind !== 'device';
  if (isWorked && !isBench && !isActor(patient)) {
    forest.touch(agent, patient, 'side');
    return;
  }
  if (bonds[spot]?.()) return;
  if (sitAtSpread(forest, agent, patient) || hangUp(forest, agent, patient, frame)) return;
  if (spot === 'above' && liftUp(forest, agent, patient)) return;
  // Who crosses a bridge is on it, and who looks at one is neither there nor on its seat.
  const isOnIt = frame.id !== 'guard' && spot !== 'target';
  if (isOnIt && /bridge|viaduct/.test(concept.id) && forest.bind(agent, patient, 'on')) return;
  if (forest.isTable(patient) && forest.bind(agent, patient, 'at')) return;
  if (frame.id === 'work' && workStanding(forest, agent, patient)) return;
  const sits = isOnIt && agent.doing.pose === 'sit' && forest.hasSeat(patient);
  if (sits && forest.bind(agent, patient, 'on')) return;
  if (spot === 'above' || spot === 'sky') wish('above', true);
  else if (spot === 'under') wish('under', true);
  else if (spot === 'behind') wish('behind', true);
  else if (spot === 'around' && isActor(agent) && concept.kind !== 'building')
    wish('in-front-of', true);
  else if (spot === 'around') wish('around', true);
  else forest.turn(agent, patient);
}

/** `kneeling` says how somebody is; that who brushes sits is only what is usual. */
const isPosture = ({ id, pose, near, far }: VerbFrame) =>
  (near ?? far) === undefined && pose !== undefined && (pose !== 'stand' || id === 'stand');

const WHOLE_BODY = new Set([
  'plank',
  'lunge',
  'tree',
  'arch',
  'handstand',
  'cartwheel',
  'tuck',
  'freeze',
  'arabesque',
  'leap',
  'dive',
]);

/** What somebody does beside what they did already: gestures add up, postures stay. */
function doBeside(agent: Node, frame: VerbFrame): void {
  agent.thing = dressForSport(agent, frame);
  const { fours, near, far, tool, turn, face, head, view } = frame;
  const isPawing = isWithPaws(agent, frame);
  const pose = isPawing ? fours : frame.pose;
  const isTold = isPosture(frame);
  const isIdle = pose === 'stand' && agent.doing.pose !== undefined;
  const takesPose = pose !== undefined && (isTold || (agent.hasPosture !== true && !isIdle));
  if (isTold) agent.hasPosture = true;
  // The arms are part of these: what else hands do they do at other times.
  if (pose && WHOLE_BODY.has(pose)) {
    delete agent.doing.near;
    delete agent.doing.far;
  }
  agent.doing = {
    ...agent.doing,
    ...(takesPose ? { pose } : {}),
    ...(near && !isPawing ? { near } : {}),
    ...(far && !isPawing ? { far } : {}),
    ...(tool ? { tool } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(face ? { face } : {}),
    ...(head ? { head } : {}),
    ...(view ? { view } : {}),
  };
}

/** Rakes, bats and barbells: a verb that has both hands do the same has them on its tool. */
const isTwoHanded = ({ near, far }: VerbFrame, { thing }: Node) =>
  near !== undefined && near === far && isOfSort(thing.concept.id, 'two-handed');

/** Somebody on what carries them; a board lies under the feet of who glides. */
function mount(forest: Forest, agent: Node, carrier: Node, { pose }: VerbFrame): void {
  delete agent.doing.tool;
  if (isOfSort(carrier.thing.concept.id, 'skate') && isBeast(agent)) {
    forest.bind(carrier, agent, 'worn');
    return;
  }
  if (!forest.bind(agent, carrier, 'on') || pose !== 'glide') return;
  const { parameters, element, ...thing } = carrier.thing;
  // Each has a board of their own, where their number is not told.
  const isCounted = element.because === undefined && !element.several;
  const count = isCounted ? element.count : agent.thing.element.count;
  carrier.thing = {
    ...thing,
    element: { ...element, count },
    parameters: { ...parameters, state: 'laid' },
  };
}

/** A kite at its line, gloves on the hands, a hammer in one of them. */
function takeInstrument(
  forest: Forest,
  { agent, instrument, patient }: { agent: Node; instrument: Node; patient: Node | undefined },
  action: BriefAction,
  frame: VerbFrame,
): void {
  delete agent.doing.tool;
  if (isOfSort(instrument.thing.concept.id, 'swung-under') && frame.pose === 'jump') {
    forest.bind(instrument, agent, 'tossed');
  } else if (frame.to === 'sky') {
    // A kite is flown, not held: its line runs to the hand.
    const { thing } = instrument;
    instrument.thing = { ...thing, parameters: { ...thing.parameters, state: 'launched' } };
    forest.wishes.push({ kind: 'tethered', from: action.instrument ?? '', to: action.agent });
  } else if (isOfSort(instrument.thing.concept.id, 'worn-at-work')) {
    forest.bind(instrument, agent, 'worn');
    if (patient) agent.isClose = true;
  } else if (
    !hold(forest, agent, instrument, isTwoHanded(frame, instrument)) &&
    frame.tool &&
    forest.parentOf(instrument) !== agent
  ) {
    // The cup of the first of them: each has one.
    agent.doing.tool = frame.tool;
  }
}

/** Binds what a verb has together, and notes how its agent looks. */
export function applyAction(
  forest: Forest,
  action: BriefAction,
  frameOf: (verb: string) => VerbFrame | undefined,
): void {
  const agent = forest.nodes.get(action.agent);
  const told = frameOf(action.verb);
  if (!agent || !told) return;
  // A kiwi has no arms to lead a strawberry with: each dances beside the other.
  const isArmless = isCharacter(agent) || isBeast(agent);
  const frame = isArmless && PAIR_DANCES.has(told.id) ? frameOf('dance') : told;
  if (!frame) return;
  const instrument = action.instrument ? forest.nodes.get(action.instrument) : undefined;
  const patient = action.patient ? forest.nodes.get(action.patient) : undefined;
  doBeside(agent, frame);
  if (frame !== told && patient && isBeast(patient)) doBeside(patient, frame);
  // On all fours arms are legs.
  if (frame.id === 'balance' && isBeast(agent)) agent.doing = { pose: 'balance', head: 'raised' };
  // Who floats keeps the paws in the water.
  const isAfloat = isBeast(agent) && /^(?:float|swim)$/.test(agent.doing.pose ?? '');
  const together = () => doWith(forest, { agent, patient, instrument }, action, frame);
  if (!isAfloat && pairUp(forest, frame.id, agent, patient, together)) {
    if (instrument)
      takeInstrument(forest, { agent, instrument, patient: undefined }, action, frame);
    return;
  }
  together();
  pairByThing(forest, frame.id, agent, patient);
}

/** What is over who does it. */
const TOSSING = new Set(['juggle', 'toss-up']);

const PAIR_DANCES = new Set(['waltz', 'tango', 'ring-dance', 'lift-partner']);

/** Whoever is ridden is so, whatever the rider has along. */
const isMount = (patient: Node) => isBeast(patient) || patient.thing.concept.kind === 'vehicle';

const isCharacter = (agent: Node) => isActor(agent) && !isLivingKind(agent.thing.concept.kind);

interface Doers {
  agent: Node;
  patient: Node | undefined;
  instrument: Node | undefined;
}

/** What is done by somebody alone, or to a thing. */
function doWith(
  forest: Forest,
  { agent, patient, instrument }: Doers,
  action: BriefAction,
  frame: VerbFrame,
): void {
  if (actAsThing(forest, agent, patient, action.verb)) return;
  const isAfloat = isBeast(agent) && /^(?:float|swim)$/.test(agent.doing.pose ?? '');
  if (CLOSE_VERBS.has(action.verb) && !isAfloat) agent.isClose = true;
  if (action.verb === 'hide') agent.isHiding = true;
  // Who has no arms to fold sits upright before what is guarded.
  if (action.verb === 'guard' && isBeast(agent) && agent.doing.pose === 'stand')
    agent.doing = { pose: 'sit' };
  if (action.verb === 'shake-off') agent.moves = 'spray';
  if (action.verb === 'dig' && isWithPaws(agent, frame)) agent.moves = 'clods';
  if (action.verb === 'hug') agent.isEmbracing = true;
  if (action.verb === 'back-to-back') agent.isAverted = true;
  if ((frame.to === 'partner' || frame.pose === 'spar') && !patient) agent.isFacing = true;
  // Arms that swing in walking meet by themselves.
  if (action.verb === 'hold-hands' && agent.doing.pose === 'walk') delete agent.doing.near;
  if (patient && playOn(forest, agent, patient)) return;
  if (patient && TOSSING.has(action.verb) && tossUp(forest, agent, patient)) return;
  if (patient && instrument && flipUp(forest, agent, patient, instrument)) return;
  if (patient && action.verb === 'throw' && hurl(forest, agent, patient)) return;
  // Who hugs nobody hugs themselves.
  if (action.verb === 'hug' && !action.patient && agent.thing.element.count === 1)
    agent.doing = { ...agent.doing, near: 'fold', far: 'fold' };
  if (GIVING_VERBS.has(action.verb)) agent.isGiving = true;
  if (instrument && frame.to === 'ridden' && !(patient && isMount(patient))) {
    mount(forest, agent, instrument, frame);
    // On skis down a slope, on a board over a wave.
    if (patient && patient !== agent) forest.bind(instrument, patient, 'on');
    return;
  }
  if (patient && patient !== agent && frame.pose === 'glide') {
    mount(forest, agent, patient, frame);
    return;
  }
  if (instrument) takeInstrument(forest, { agent, instrument, patient }, action, frame);
  if (patient && action.verb === 'eat' && eatPlant(forest, agent, patient)) return;
  if (patient && action.verb === 'kiss' && kiss(forest, agent, patient)) return;
  if (patient && agent.isClose && isActor(patient)) patient.isClose = true;
  if (patient) seatClient(patient, action.verb);
  if (patient && action.verb === 'lead' && followInRow(forest, agent, patient)) return;
  if (patient && action.verb === 'follow' && followInRow(forest, patient, agent)) return;
  if (patient && GOING_AHEAD.has(action.verb)) {
    patient.isAhead = true;
    if (isActor(patient)) patient.doing.pose ??= frame.pose;
  }
  if (patient && CARRIES[action.verb] && rideShoulders(forest, patient, agent)) {
    patient.spot = CARRIES[action.verb];
    return;
  }
  if (patient && action.verb === 'tug-of-war' && haul(forest, agent, patient)) return;
  if (patient && action.verb === 'exchange' && shelter(forest, agent, patient)) return;
  if (patient && frame.to === 'around' && windAbout(forest, agent, patient)) return;
  if (patient && bindPassage(forest, agent, patient)) return;
  if (patient && action.verb === 'read' && openToRead(forest, agent, patient)) return;
  if (action.verb === 'climb' && patient && bindClimber(forest, agent, patient)) return;
  if (patient && swingOn(forest, agent, patient, action.verb)) return;
  const isOnWay = action.verb === 'climb' || action.verb === 'slide';
  if (isOnWay && patient && goAlong(forest, agent, patient, action.verb)) return;
  if (patient && patient !== agent) bindPatient(forest, agent, patient, frame);
}
