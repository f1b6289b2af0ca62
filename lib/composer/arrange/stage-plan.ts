import type { Brief, BriefAction, BriefRelation } from '../brief';
import type { Thing } from './cast';
import type { VerbFrame } from '../understand';
import { isDressing } from './dressing';
import type { Doing } from './frame';

/**
 * Who holds, rides, wears and carries whom: the relations and actions of a brief as a forest. Each
 * thing has at most one thing that it belongs to; what is left over stays a wish about places
 * (`beside`, `behind`), which the layout follows.
 */
export type Bond = 'held' | 'held-both' | 'worn' | 'on' | 'in' | 'at' | 'laid';

export interface Node {
  thing: Thing;
  /** What the thing does, when it is an actor; the last verb of several wins, gestures add up. */
  doing: Doing;
  bond?: Bond;
  /** Hands meet: it stands close to its partner. */
  isClose?: boolean;
  /** On a wall that is there, though nothing draws it by itself. */
  isHung?: boolean;
  children: Node[];
}

export interface Wish {
  kind: BriefRelation['kind'] | 'tethered';
  from: string;
  to: string;
}

export interface StagePlan {
  /** Things that belong to nothing else, in the order of the prompt. */
  roots: Node[];
  wishes: Wish[];
  /** A table that only bears things: the place draws it, large, and they stand on it. */
  surface?: string;
}

/** Verbs of two who touch. */
const CLOSE_VERBS = new Set(['hold-hands', 'hug', 'kiss', 'shake-hands']);

/** What bonds ask of a thing: how it is built, as the kit draws it. */
export interface Build {
  /** It can be sat on. */
  hasSeat: boolean;
  /** Height of its table top, where it has one, in centimetres. */
  tableCm?: number;
}

/** Between these heights a top is a table, not a floor or a shelf. */
const TABLE_CM = { low: 38, high: 135 } as const;
const COUNTER_CM = 84;

/** Largest thing that somebody holds in one hand, and in both. */
const HANDHELD_CM = 75;
const CARRIED_CM = 130;
/** What is lower is not got into. */
const VESSEL_CM = 35;
/** Largest thing that a table `with` it has on it; larger ones stand beside. */
const TABLEWARE_CM = 60;

/** Long things that one hand holds. */
const ONE_HANDED = new Set([
  'umbrella',
  'parasol',
  'balloon',
  'flag',
  'staff',
  'wizard-staff',
  'spear',
  'kite',
  'torch',
  'lantern',
  'walking-stick',
  'sword',
  'fishing-rod',
]);

/** Whether it stands up from one hand, over the head. */
export function isOneHanded(conceptId: string): boolean {
  return ONE_HANDED.has(conceptId);
}

const PUT_DOWN = new Set(['laptop', 'computer', 'monitor', 'keyboard', 'typewriter', 'tablet']);

/** Whether it is in the hands of what it belongs to. */
export function isHeld({ bond }: Node): boolean {
  return bond === 'held' || bond === 'held-both';
}

/** Whether it is drawn as part of somebody's figure, as clothes are, and not over it. */
export function isOfFigure({ bond, thing }: Node, wearer: Node): boolean {
  const isPerson = wearer.thing.concept.kind === 'person';
  return isPerson && bond === 'worn' && isDressing(thing.concept.id);
}

const isPutDown = (node: Node) => isHeld(node) && PUT_DOWN.has(node.thing.concept.id);

class Forest {
  readonly nodes = new Map<string, Node>();
  private readonly parents = new Map<Node, Node>();
  readonly wishes: Wish[] = [];

  constructor(
    things: readonly Thing[],
    private readonly buildOf: (thing: Thing) => Build,
  ) {
    for (const thing of things) {
      this.nodes.set(thing.element.id, { thing, doing: {}, children: [] });
    }
  }

  /** Whether `child` could belong to `parent` without a circle. */
  private isFree(child: Node, parent: Node): boolean {
    if (this.parents.has(child)) return false;
    for (let node: Node | undefined = parent; node; node = this.parents.get(node)) {
      if (node === child) return false;
    }
    return true;
  }

  bind(child: Node, parent: Node, bond: Bond): boolean {
    if (!this.isFree(child, parent)) return false;
    this.parents.set(child, parent);
    child.bond = bond;
    parent.children.push(child);
    return true;
  }

  /** Whether somebody can be at it as at a table. */
  isTable({ thing }: Node): boolean {
    const { tableCm = 0, hasSeat } = this.buildOf(thing);
    const { kind } = thing.concept;
    // A bar can be sat on, and is stood at all the same.
    const isStoodAt = !hasSeat || tableCm >= COUNTER_CM;
    const isPlaced = kind === 'furniture' || kind === 'instrument' || kind === 'device';
    return isPlaced && isStoodAt && tableCm >= TABLE_CM.low && tableCm <= TABLE_CM.high;
  }

  hasSeat({ thing }: Node): boolean {
    return this.buildOf(thing).hasSeat;
  }

  /** Screens and the like are not held by who sits at a table: they stand on it. */
  putDown(): void {
    for (const table of this.nodes.values()) {
      for (const person of table.children.filter(({ bond }) => bond === 'at')) {
        const put = person.children.filter(isPutDown);
        person.children = person.children.filter((child) => !put.includes(child));
        for (const thing of put) {
          thing.bond = 'on';
          this.parents.set(thing, table);
          table.children.push(thing);
        }
      }
    }
  }

  get roots(): Node[] {
    return [...this.nodes.values()].filter((node) => !this.parents.has(node));
  }
}

const isWearable = ({ thing: { concept } }: Node) =>
  concept.kind === 'clothing' || concept.habitat === 'body' || isDressing(concept.id);

/** Hair, beards and clothes that are said to be somebody's. */
const isOn = (wearer: Node, worn: Node) => isActor(wearer) && isDressing(worn.thing.concept.id);

const isActor = ({ thing }: Node) => thing.drawnBy.kind === 'actor';

function hold(forest: Forest, agent: Node, thing: Node, both: boolean): boolean {
  const { heightCm, kind } = thing.thing.concept;
  const isLong = kind === 'tool' && thing.thing.concept.habitat === 'hand';
  if ((heightCm > CARRIED_CM && !isLong) || kind === 'building' || kind === 'furniture')
    return false;
  const isLarge = !isOneHanded(thing.thing.concept.id) && (both || heightCm > HANDHELD_CM);
  return forest.bind(thing, agent, isLarge ? 'held-both' : 'held');
}

/** What is played, written on or cooked at stands by itself; the rest is taken in the hands. */
const STANDING_KINDS = new Set(['furniture', 'vehicle', 'building']);

function bindPatient(
  forest: Forest,
  agent: Node,
  patient: Node,
  spot: NonNullable<VerbFrame['to']>,
): void {
  const wish = (kind: Wish['kind'], reversed = false) => {
    const [from, to] = reversed ? [patient, agent] : [agent, patient];
    forest.wishes.push({ kind, from: from.thing.element.id, to: to.thing.element.id });
  };
  const { concept } = patient.thing;
  const stands = STANDING_KINDS.has(concept.kind) || concept.heightCm > CARRIED_CM;
  const bonds: Partial<Record<typeof spot, () => boolean>> = {
    held: () => hold(forest, agent, patient, false),
    worn: () => forest.bind(patient, agent, 'worn'),
    instrument: () =>
      stands ? forest.bind(agent, patient, 'at') : hold(forest, agent, patient, true),
    table: () => (stands ? forest.bind(agent, patient, 'at') : forest.bind(patient, agent, 'laid')),
    ridden: () => forest.bind(agent, patient, 'on'),
    inside: () => forest.bind(agent, patient, 'in'),
  };
  if (bonds[spot]?.()) return;
  // Who crosses a bridge is on it.
  if (/bridge|viaduct/.test(concept.id) && forest.bind(agent, patient, 'on')) return;
  if (forest.isTable(patient) && forest.bind(agent, patient, 'at')) return;
  const sits = agent.doing.pose === 'sit' && forest.hasSeat(patient);
  if (sits && forest.bind(agent, patient, 'on')) return;
  if (spot === 'above' || spot === 'sky') wish('above', true);
  else if (spot === 'under') wish('under', true);
  else if (spot === 'behind') wish('behind', true);
  else if (spot === 'around') wish('around', true);
  else wish('towards');
}

function applyAction(
  forest: Forest,
  action: BriefAction,
  frameOf: (verb: string) => VerbFrame | undefined,
): void {
  const agent = forest.nodes.get(action.agent);
  const frame = frameOf(action.verb);
  if (!agent || !frame) return;
  const { pose, near, far, tool, face } = frame;
  agent.doing = {
    ...agent.doing,
    ...(pose ? { pose } : {}),
    ...(near ? { near } : {}),
    ...(far ? { far } : {}),
    ...(tool ? { tool } : {}),
    ...(face ? { face } : {}),
  };
  if (CLOSE_VERBS.has(action.verb)) agent.isClose = true;
  const instrument = action.instrument ? forest.nodes.get(action.instrument) : undefined;
  if (instrument && frame.to === 'sky') {
    // A kite is flown, not held: its line runs to the hand.
    forest.wishes.push({ kind: 'tethered', from: action.instrument ?? '', to: action.agent });
    delete agent.doing.tool;
  } else if (instrument) {
    hold(forest, agent, instrument, false);
    delete agent.doing.tool;
  }
  const patient = action.patient ? forest.nodes.get(action.patient) : undefined;
  if (patient && agent.isClose) patient.isClose = true;
  if (patient && patient !== agent) bindPatient(forest, agent, patient, frame.to ?? 'near');
}

const HUNG = new Set(['wall', 'ceiling']);

/** Things that the prompt puts on a wall which is no thing itself. */
function hungOf(brief: Brief): Set<string> {
  const walls = new Set(
    brief.elements.filter(({ concept }) => concept === 'wall').map((element) => element.id),
  );
  return new Set(
    brief.relations
      .filter(({ kind, to }) => HANGING_KINDS.has(kind) && walls.has(to))
      .map(({ from }) => from),
  );
}

const HANGING_KINDS = new Set<BriefRelation['kind']>(['on', 'at']);

/** What is on, in or full of something; false where nothing could be bound. */
function bindInside(forest: Forest, kind: 'on' | 'in' | 'full-of', a: Node, b: Node): boolean {
  const [inner, outer] = kind === 'full-of' ? [b, a] : [a, b];
  if (isActor(outer) && kind === 'on' && isWearable(b)) return true;
  // Nothing stands on a window or a picture: it is behind whatever is at it.
  if (kind === 'on' && HUNG.has(outer.thing.concept.habitat)) {
    const [from, to] = [outer.thing.element.id, inner.thing.element.id];
    forest.wishes.push({ kind: 'behind', from, to });
    return true;
  }
  // `tossing vegetables in a pan`: nobody is in what fits into a hand.
  const isVessel = outer.thing.concept.kind !== 'clothing' && !forest.hasSeat(outer);
  const isSmall = kind !== 'on' && isVessel && outer.thing.concept.heightCm < VESSEL_CM;
  if (isActor(inner) && isSmall && hold(forest, inner, outer, false)) return true;
  return forest.bind(inner, outer, kind === 'on' ? 'on' : 'in');
}

function applyRelation(forest: Forest, { kind, from, to }: BriefRelation): void {
  const [a, b] = [forest.nodes.get(from), forest.nodes.get(to)];
  if (!a || !b || a === b) return;
  const wish = () => forest.wishes.push({ kind, from, to });
  const isClothing = isWearable(b);
  switch (kind) {
    case 'holding':
      if (!hold(forest, a, b, false)) wish();
      return;
    case 'wearing':
      if (!forest.bind(b, a, 'worn')) wish();
      return;
    case 'around': {
      const isSeated = isActor(a) && forest.isTable(b) && forest.bind(a, b, 'at');
      if (!isSeated) wish();
      return;
    }
    case 'with': {
      if (isActor(a) && isClothing && forest.bind(b, a, 'worn')) return;
      if (
        isActor(a) &&
        !isActor(b) &&
        b.thing.concept.heightCm <= HANDHELD_CM &&
        hold(forest, a, b, false)
      )
        return;
      const fits = b.thing.concept.heightCm <= TABLEWARE_CM;
      if (a.thing.concept.kind === 'furniture' && fits && forest.bind(b, a, 'on')) return;
      wish();
      return;
    }
    case 'on':
    case 'full-of':
    case 'in':
      if (!bindInside(forest, kind, a, b)) wish();
      return;
    case 'at':
    case 'behind':
      if (isActor(a) && forest.isTable(b) && forest.bind(a, b, 'at')) return;
      if (kind === 'at' && isActor(a) && forest.hasSeat(b) && forest.bind(a, b, 'on')) return;
      if (kind === 'at' && isActor(a) && PUT_DOWN.has(b.thing.concept.id)) {
        if (forest.bind(b, a, 'laid')) return;
      }
      // What hangs or stands tall is behind whoever is at it.
      if (kind === 'at') forest.wishes.push({ kind: 'behind', from: to, to: from });
      else wish();
      return;
    case 'part-of':
      if (!forest.bind(a, b, isOn(b, a) ? 'worn' : 'on')) wish();
      return;
    default:
      wish();
  }
}

/** Actions before relations: `a man playing the guitar on a chair` holds the guitar and sits. */
export function stagePlanOf(
  brief: Brief,
  things: readonly Thing[],
  frameOf: (verb: string) => VerbFrame | undefined,
  buildOf: (thing: Thing) => Build,
): StagePlan {
  const forest = new Forest(things, buildOf);
  const hung = hungOf(brief);
  for (const id of hung) {
    const node = forest.nodes.get(id);
    if (node && !isActor(node)) node.isHung = true;
  }
  for (const action of brief.actions) applyAction(forest, action, frameOf);
  for (const relation of brief.relations) {
    // What hangs on the wall belongs to nobody before it.
    const isHung = forest.nodes.get(relation.from)?.isHung || forest.nodes.get(relation.to)?.isHung;
    if (!isHung) applyRelation(forest, relation);
  }
  forest.putDown();
  const { roots, wishes } = forest;
  const [only] = roots;
  const bears =
    only &&
    roots.length === 1 &&
    forest.isTable(only) &&
    only.children.length > 0 &&
    only.children.every((child) => child.bond === 'on' && !isActor(child));
  if (!bears) return { roots, wishes };
  return { roots: only.children, wishes, surface: only.thing.element.id };
}
