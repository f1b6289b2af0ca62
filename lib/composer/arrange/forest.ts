import type { Contact } from '../understand';
import type { Thing } from './cast';
import { isCradledBy } from './cradled';
import { holdOnArms } from './on-arms';
import {
  type Bond,
  type Build,
  hasOnlyProps,
  isActor,
  isHeld,
  isOneHanded,
  isUpright,
  type Node,
  type Wish,
} from './node';
import { isOfSort } from '../concepts/sorts';
import { MOST_HANDS } from './many-hands';
import { isBeast } from './seats';
import { leadOnLeashes } from './trains';
import { bindPair, type Pairing } from './pairs/bind-pairs';

/** Between these heights a top is a table, not a floor or a shelf. */
const TABLE_CM = { low: 38, high: 135 } as const;
const COUNTER_CM = 84;

/** What somebody who is under, on or up something has in hand while they work on it. */
const BENCH_HELD_CM = 60;
/** Largest thing that somebody holds in one hand, and in both. */
export const HANDHELD_CM = 75;
export const CARRIED_CM = 130;
const isPutDown = (node: Node) =>
  node.bond === 'laid' || (isHeld(node) && isOfSort(node.thing.concept.id, 'put-down'));

/** One has the hands on it, or two from both sides; animals in a row have one at either end, and of people there is one for each. */
const canShare = (agent: Node, patient: Node, contact: Contact) =>
  agent.thing.element.count === 1 ||
  (agent.thing.element.count === 2 &&
    (isBeast(patient) || (patient.thing.element.count === 1 && !isActor(patient)))) ||
  (areManyHands(agent, contact) && (!isActor(patient) || patient.thing.element.count === 1));

/** Several people with hands, who stand about what they have them on. */
const areManyHands = ({ thing: { concept, element } }: Node, contact: Contact) =>
  concept.kind === 'person' && element.count <= MOST_HANDS && SHARED_CONTACTS.has(contact);

/** What two of different kinds do to one thing from both its sides. */
const SHARED_CONTACTS = new Set<Contact>([
  'side',
  'lifted',
  'work',
  'top',
  'head',
  'chest',
  'handle',
]);

const standsUp = (node: Node) => !isBeast(node) || isUpright(node);

/** So many pull something together at most. */
const LARGEST_TEAM = 6;

/** Things as they are bound to each other, one after the other. */
export class Forest {
  readonly nodes = new Map<string, Node>();
  private readonly parents = new Map<Node, Node>();
  readonly wishes: Wish[] = [];
  private readonly pairings: Pairing[] = [];
  /** What two who are told one by one carry between them. */
  readonly betweenTwo = new Set<string>();
  private readonly contacts: { agent: Node; patient: Node; contact: Contact }[] = [];

  constructor(
    things: readonly Thing[],
    readonly buildOf: (thing: Thing) => Build,
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

  /** Somebody has the hands on something, unless either turns out to belong to something else. */
  touch(agent: Node, patient: Node, contact: Contact): void {
    this.contacts.push({ agent, patient, contact });
  }

  /** Somebody is turned to something, and looks at it. */
  turn(agent: Node, patient: Node): void {
    const [from, to] = [agent.thing.element.id, patient.thing.element.id];
    this.wishes.push({ kind: 'towards', from, to });
    agent.looksAt ??= patient;
  }

  /** Two do something together, unless where they are keeps them apart. */
  pair(pairing: Pairing): void {
    this.pairings.push(pairing);
  }

  /** Who does what with whom, once it is told where all are. */
  joinPairs(): void {
    for (const pairing of this.pairings) bindPair(this, pairing);
  }

  /** Takes something away from what it belongs to. */
  release(child: Node): void {
    const parent = this.parents.get(child);
    if (!parent) return;
    parent.children = parent.children.filter((one) => one !== child);
    this.parents.delete(child);
    delete child.bond;
  }

  /** Who touches what, once it is told where all are: in hand where they can be, else turned to it. */
  joinHands(): void {
    const leashed = this.contacts.filter(({ contact }) => contact === 'leash');
    const walkers = [...new Set(leashed.map(({ agent }) => agent))].filter((agent) =>
      leadOnLeashes(
        this,
        agent,
        leashed.flatMap((one) => (one.agent === agent ? [one.patient] : [])),
      ),
    );
    for (const { agent, patient, contact } of this.contacts) {
      if (contact === 'leash' && walkers.includes(agent)) continue;
      if (contact === 'face' && this.feedInNest(agent, patient)) continue;
      const isTeam = contact === 'tow' && agent.thing.element.count <= LARGEST_TEAM;
      const isAlone = (isTeam || canShare(agent, patient, contact)) && !agent.isClose;
      // A cat on a shelf tips what is beside it there.
      const isFree = !this.parents.has(agent) || contact === 'tipped';
      const isOpen = isFree && hasOnlyProps(agent);
      if (contact === 'tipped') agent.hasPosture = true;
      if (isAlone && isOpen && this.bind(patient, agent, 'touched')) patient.contact = contact;
      else if (this.joinIn(agent, patient, contact)) continue;
      else if (!this.reachInto(agent, patient) && !this.standAtTableOf(agent, patient))
        this.turn(agent, patient);
    }
  }

  /** A second one has the hands on the same, from its other side. */
  private joinIn(agent: Node, patient: Node, contact: Contact): boolean {
    const first = this.parents.get(patient);
    const isShared = patient.bond === 'touched' && patient.contact === contact;
    if (!first || first === agent || !isShared || !SHARED_CONTACTS.has(contact)) return false;
    const areAlike = isActor(agent) && standsUp(agent) && standsUp(first);
    const areSingle = [agent, first].every(({ thing }) => thing.element.count === 1);
    const isFree = hasOnlyProps(agent) && !agent.isClose;
    const others = first.children.filter(({ bond }) => bond === 'mate');
    const isRoom = others.length === 0 || (!isBeast(agent) && others.length + 2 <= MOST_HANDS);
    if (!areAlike || !areSingle || !isFree || !isRoom) return false;
    return this.bind(agent, first, 'mate');
  }

  /**
   * Whoever is somewhere already has what they work on in hand, the pipe under the sink; who washes a dog in a tub has
   * the hands at the tub.
   */
  private reachInto(agent: Node, patient: Node): boolean {
    if (!isActor(agent) || agent.thing.concept.kind !== 'person') return false;
    const { concept, element } = patient.thing;
    const isPlaced = /^(?:beneath|along|on|sheltered)$/.test(agent.bond ?? '');
    const isSmall =
      concept.heightCm <= BENCH_HELD_CM && /^(?:hand|table|ground)$/.test(concept.habitat);
    if (isPlaced && isSmall && !isActor(patient) && element.count === 1)
      return this.bind(patient, agent, 'held');
    const host = this.parents.get(patient);
    const isTub = patient.bond === 'in' && host !== undefined && !isActor(host);
    const isFree = !this.parents.has(agent) && hasOnlyProps(agent);
    if (!isTub || !isFree || !isActor(patient) || agent.thing.element.count > 1) return false;
    if (!this.bind(host, agent, 'touched')) return false;
    host.contact = 'side';
    return true;
  }

  /** A bird at its young in the nest has the beak at them, or stands over them where the nest is high up. */
  private feedInNest(agent: Node, patient: Node): boolean {
    const nest = this.parents.get(patient);
    const isBird = agent.thing.drawnBy.kind === 'actor' && agent.thing.drawnBy.actor.id === 'bird';
    if (!isBird || nest?.thing.concept.id !== 'nest') return false;
    if (!this.parents.has(nest) && this.bind(nest, agent, 'touched')) {
      nest.contact = 'muzzle';
      return true;
    }
    if (!this.bind(agent, nest, 'on')) return false;
    agent.doing = { pose: 'stand', head: 'lowered' };
    return true;
  }

  /** `a vet examining a cat on the table`: at that table, the hands over it. */
  private standAtTableOf(agent: Node, patient: Node): boolean {
    const table = this.parents.get(patient);
    if (patient.bond !== 'on' || !table || !this.isTable(table)) return false;
    if (!isActor(agent) || agent.thing.concept.kind !== 'person') return false;
    agent.doing = { ...agent.doing, pose: 'stand', near: 'hold-low', far: 'hold-low' };
    return this.bind(agent, table, 'at');
  }

  parentOf(child: Node): Node | undefined {
    return this.parents.get(child);
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
    // Nobody works over a fire: who is at it is before it.
    if (isOfSort(thing.concept.id, 'hearth')) return false;
    const isPlaced = kind === 'furniture' || kind === 'instrument' || kind === 'device';
    return isPlaced && isStoodAt && tableCm >= TABLE_CM.low && tableCm <= TABLE_CM.high;
  }

  hasSeat({ thing }: Node): boolean {
    return this.buildOf(thing).hasSeat;
  }

  /** Whether somebody lies on it, leans back in it or is in the water of it. */
  isLainIn({ thing }: Node): boolean {
    const isBed = this.buildOf(thing).hasBed === true;
    const { id } = thing.concept;
    return isBed || isOfSort(id, 'bathed-in') || isOfSort(id, 'leant-back-in');
  }

  /** What lies about and somebody at a table is busy with lies on that table. */
  private layWished(): void {
    for (const { kind, from, to } of this.wishes) {
      const [doer, thing] = [this.nodes.get(from), this.nodes.get(to)];
      const table = doer?.bond === 'at' ? this.parentOf(doer) : undefined;
      if (kind !== 'towards' || !table || !thing || isActor(thing)) continue;
      const { habitat, heightCm } = thing.thing.concept;
      const isSmall = heightCm <= HANDHELD_CM && /^(?:table|hand)$/.test(habitat);
      if (isSmall) this.bind(thing, table, 'on');
    }
  }

  /** Who works on a table that nobody named works at the one that is there: one table, and not two. */
  shareTable(): void {
    const isBare = (node: Node) =>
      this.isTable(node) && node.thing.concept.part === 'table' && node.thing.element.count === 1;
    const tables = this.roots.filter(
      (node) => isBare(node) && node.children.every(({ bond }) => bond === 'on'),
    );
    const workers = this.roots.filter(
      (node) =>
        isActor(node) &&
        node.thing.element.count === 1 &&
        node.children.every(({ bond }) => bond !== 'across') &&
        node.children.some(({ bond, thing }) => bond === 'laid' && thing.drawnBy.kind === 'part'),
    );
    const [table, worker] = [tables[0], workers[0]];
    if (!table || !worker || tables.length > 1 || workers.length > 1) return;
    worker.doing = { near: 'hold-low', ...worker.doing, pose: 'stand' };
    this.bind(worker, table, 'at');
  }

  /** Screens and the like are not held by who sits at a table: they stand on it. */
  putDown(): void {
    this.layWished();
    for (const table of this.nodes.values()) {
      for (const person of table.children.filter(({ bond }) => bond === 'at')) {
        const put = person.children.filter(isPutDown);
        const across = person.children.filter(({ bond }) => bond === 'across');
        person.children = person.children.filter(
          (child) => !put.includes(child) && !across.includes(child),
        );
        for (const one of [...put, ...across]) {
          one.bond = across.includes(one) ? 'at' : 'on';
          this.parents.set(one, table);
          table.children.push(one);
        }
      }
    }
  }

  get roots(): Node[] {
    return [...this.nodes.values()].filter((node) => !this.parents.has(node));
  }
}

/** What flies has its load on ropes under it, and other things have in them what they hold. */
function bearAsThing(forest: Forest, agent: Node, thing: Node): boolean {
  const isSlung = isOfSort(agent.thing.concept.id, 'slinging');
  if (!forest.bind(thing, agent, isSlung ? 'touched' : 'in')) return false;
  if (isSlung) thing.contact = 'slung';
  return true;
}

const CARRIED_ALONG = /^(?:level|over-shoulder)$/;

/** Only who waits at tables has a tray up on one palm. */
const isTrayOfLabour = (agent: Node, id: string): boolean =>
  isOfSort(id, 'tray-like') &&
  agent.thing.concept.kind === 'person' &&
  !isOfSort(agent.thing.concept.id, 'waits-at-tables');

/** Times its width, how high something giant is that stands up from one hand as a staff does. */
const STAFF = 2.2;
/** From here on, of the height of whoever has it, something giant is no load: they have the arms about it. */
const ABOUT_SHARE = 0.6;

/** What is giant is held as a staff is, or stands with the arms of whoever has it about it; two have it between them. */
function holdGiant(forest: Forest, agent: Node, thing: Node): boolean {
  const { concept, element } = thing.thing;
  const isOne = agent.thing.concept.kind === 'person' && element.count === 1 && !isActor(thing);
  const isAsLarge = concept.heightCm > ABOUT_SHARE * agent.thing.concept.heightCm;
  if (!element.attributes.includes('giant') || !isOne || !isAsLarge) return false;
  if (!/^(?:symbol|tool|device|instrument|body-part)$/.test(concept.kind)) return false;
  const { near, far } = agent.doing;
  if (near === far && /^(?:raise|hold-high)$/.test(near ?? '')) {
    forest.touch(agent, thing, 'overhead');
    return true;
  }
  const { widthCm = Infinity } = forest.buildOf(thing.thing);
  const areSeveral = agent.thing.element.count > 1;
  if (!areSeveral && widthCm * STAFF < concept.heightCm) return forest.bind(thing, agent, 'held');
  forest.touch(agent, thing, areSeveral ? 'side' : 'around');
  return true;
}

/** Puts something into somebody's hands; false where it is too large. */
export function hold(forest: Forest, agent: Node, thing: Node, both: boolean): boolean {
  if (holdOnArms(forest, agent, thing) || holdGiant(forest, agent, thing)) return true;
  const { heightCm, kind } = thing.thing.concept;
  const { id, habitat } = thing.thing.concept;
  const isHandled = kind === 'tool' || isOfSort(id, 'written-on');
  // What lies along an arm or is on the shoulder may be long.
  const isLevel = thing.thing.element.attributes.some((one) => CARRIED_ALONG.test(one));
  const isLong = isLevel || isOneHanded(id) || (isHandled && habitat === 'hand');
  const isFixed =
    kind === 'building' || (kind === 'furniture' && !isLevel && !isOfSort(id, 'carried-furniture'));
  if ((heightCm > CARRIED_CM && !isLong) || isFixed) return false;
  if (isOfSort(agent.thing.concept.id, 'holds-before') && forest.bind(thing, agent, 'on')) {
    thing.spot = 'waist';
    return true;
  }
  // A hand alone has no arms to hold with: it lies in its palm.
  if (!isActor(agent)) return bearAsThing(forest, agent, thing);
  if (isCradledBy(agent, thing) && forest.bind(thing, agent, 'held')) {
    thing.isCradled = true;
    return true;
  }
  const isLarge =
    !isLevel &&
    !isOneHanded(id) &&
    (both || heightCm > HANDHELD_CM || isOfSort(id, 'held-in-both') || isTrayOfLabour(agent, id));
  if (hasHandsFull(agent)) return false;
  return forest.bind(thing, agent, isLarge ? 'held-both' : 'held');
}

/** How many hands what is held so takes. */
const HANDS_TAKEN: Readonly<Record<string, number>> = { held: 1, 'held-both': 2 };
const HANDS = 2;

/** Whoever has something in each hand has no third one: what else they have stands beside them. */
const hasHandsFull = ({ thing, children }: Node): boolean =>
  thing.concept.kind === 'person' &&
  children.reduce((taken, child) => taken + handsFor(child), 0) >= HANDS;

/** What is played needs both. */
const handsFor = ({ bond, thing }: Node): number =>
  bond === undefined
    ? 0
    : (HANDS_TAKEN[bond] ?? 0) * (thing.concept.kind === 'instrument' ? HANDS : 1);
