import type { Idle } from './idle';
import type { Motion } from './motions.data';
import type { Hex } from '@/lib/color/hex';
import type { BriefRelation } from '../brief';
import type { HostSpotId } from '../concepts/host-spots';
import type { AnchorName } from '../kit/part';
import type { Contact } from '../understand';
import type { Thing } from './cast';
import { isDressing } from './dressing';
import type { Doing } from './frame';
import { isOfSort } from '../concepts/sorts';
import type { Grouping } from './pairs/groups';
import type { JointPose } from './pairs/joint-pose';

/**
 * Who holds, rides, wears and carries whom: the relations and actions of a brief as a forest. Each
 * thing has at most one thing that it belongs to; what is left over stays a wish about places
 * (`beside`, `behind`), which the layout follows.
 */
export type Bond =
  | 'held'
  | 'held-both'
  | 'worn'
  | 'on'
  | 'in'
  | 'at'
  | 'laid'
  | 'across'
  | 'touched'
  /** Has the hands on the same as it, from the other side. */
  | 'mate'
  | 'hung'
  | 'tied'
  | 'leant'
  /** Goes through it, leaps over it, is in the room under it, has it about the waist, rides on its shoulders. */
  | 'through'
  | 'over'
  | 'beneath'
  | 'girdled'
  | 'shouldered'
  /** Stands close with others under it. */
  | 'sheltered'
  /** Pulls at one end of it. */
  | 'hauling'
  /** Is all around it, grows about it, hangs over its edge, is on the way down or up it. */
  | 'ringed'
  /** Lies or sleeps about the foot of it. */
  | 'curled'
  | 'amid'
  | 'swarming'
  | 'draped'
  | 'along'
  /** Is stretched between two of it; is seen through it. */
  | 'strung'
  | 'screened'
  /** Winds about it, grows all over it, wraps it up to the neck. */
  | 'twined'
  | 'overgrown'
  | 'swaddling'
  /** Is a hand by itself, around it. */
  | 'clasped'
  /** Goes with it: ahead on a leash, behind in a row. */
  | 'led'
  | 'trailing'
  /** Waits in line at it. */
  | 'queueing'
  /** Is partly hidden by it. */
  | 'lurking'
  /** Does something together with it, in a joint pose; or with who is on it. */
  | 'paired'
  | 'attending'
  /** Is in the air over who juggles it. */
  | 'tossed'
  /** Is over the head of whoever it belongs to; lies under it. */
  | 'overhead'
  | 'pillow';

export interface Node {
  thing: Thing;
  /** What the thing does, when it is an actor; the last verb of several wins, gestures add up. */
  doing: Doing;
  bond?: Bond;
  /** What it does in this picture of its request, as nothing is told of it. */
  idle?: Idle;
  /** It was said how it sits, stands or moves: what else it does leaves that as it is. */
  hasPosture?: boolean;
  /** What it is told to be between, on whatever bears them. */
  between?: Node;
  /** It sits in a tub, without its clothes. */
  isBathing?: boolean;
  /** Somebody has it in the arms. */
  isCradled?: boolean;
  /** It hides or peeks. */
  isHiding?: boolean;
  /** What it holds is before its face, up to the eyes or over all of it. */
  veil?: 'peeking' | 'hidden';
  /** In, behind or under what hides it. */
  lurks?: 'out-of' | 'behind' | 'under' | 'inside';
  /** Hands meet: it stands close to its partner. */
  isClose?: boolean;
  /** Sits, and nothing to sit on is told: a chair comes with it. */
  needsSeat?: boolean;
  /** Concept of that chair, where it is no armchair. */
  ownSeat?: string;
  /** It hands something over: who gets it stands before it. */
  isGiving?: boolean;
  /** Arms go around the other, and do not meet the other's hands. */
  isEmbracing?: boolean;
  /** Each second of several is turned to the one before: they fight, they talk. */
  isFacing?: boolean;
  /** Turned away from its partner, back to back. */
  isAverted?: boolean;
  /** Goes before somebody, the same way. */
  isAhead?: boolean;
  /** It is on somebody who is drawn turned round, and reads the right way all the same. */
  isTurnedBack?: boolean;
  /** It is told to be on the bare ground, and is worked on there and on no table. */
  isOnGround?: boolean;
  /** On a wall that is there, though nothing draws it by itself. */
  isHung?: boolean;
  /** It leans on a wall from side to side, which is no part of its cluster. */
  isLeaning?: boolean;
  /** It lies flat and is seen from above, with what is on it. */
  bearsFlat?: boolean;
  /** What it looks at, which stands elsewhere in the picture. */
  looksAt?: Node;
  /** It was thrown, and is in flight before who threw it. */
  isHurled?: boolean;
  /** It throws one of what another throws as well. */
  hurls?: Node;
  /** It turns over in the air over a pan. */
  isFlipped?: boolean;
  /** How it moves, being a thing. */
  moves?: Motion;
  /** What it does to others, being a thing. */
  deed?: string;
  /** Where who it belongs to has the hands on it. */
  contact?: Contact;
  /** Hands that work on what they belong to, before it. */
  isAtWork?: boolean;
  /** A hand that has what it belongs to by its top, over or in something else. */
  isFromAbove?: boolean;
  /** It is what somebody at a table works on; what else is there is beside it. */
  isWork?: boolean;
  /** How it and who it belongs to are drawn together, or two of a kind with each other. */
  joint?: JointPose;
  /** Several of it do something with each other. */
  grouping?: Grouping;
  /** Who it does that with. */
  partner?: Node;
  /** Where on what it belongs to, if not on top: a parrot on a shoulder, a tick on a page. */
  spot?: AnchorName;
  /** Where on a thing, by the table of spots: on the hood of a car; hanging down from there. */
  hostSpot?: { id: HostSpotId; isHanging: boolean };
  children: Node[];
}

export interface Wish {
  /** `hung-by`: on the wall, before the hands of who hangs it up; `left-of`: on that side of the picture. */
  kind: BriefRelation['kind'] | 'tethered' | 'hung-by' | 'left-of';
  from: string;
  to: string;
}

export interface StagePlan {
  /** Things that belong to nothing else, in the order of the prompt. */
  roots: Node[];
  wishes: Wish[];
  /** A table that only bears things: the place draws it, large, and they stand on it. */
  surface?: string;
  /** That table with all that is on it, where it is drawn as a thing. */
  table?: Node;
  /** What the place draws itself of what is named, with the colours that are told. */
  furniture?: ReadonlyMap<string, Hex>;
  /** How many chairs of it are told. */
  chairCount?: number;
  /** Concepts of things that the place draws itself: the trees of a wood. */
  grown?: ReadonlySet<string>;
}

/** Whether it has a place of its own on what it belongs to, and does not stand on its top. */
export const isSpotted = ({ spot, hostSpot }: Node): boolean => (spot ?? hostSpot) !== undefined;

/** All of a plan's nodes by the elements that they show. */
export function nodesOf(roots: readonly Node[]): Map<string, Node> {
  const all = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  return new Map(all(roots).map((node) => [node.thing.element.id, node]));
}

/** What bonds ask of a thing: how it is built, as the kit draws it. */
export interface Build {
  /** It can be sat on. */
  hasSeat: boolean;
  /** Height of its table top, where it has one, in centimetres. */
  tableCm?: number;
  /** Width over all. */
  widthCm?: number;
  /** It holds what is drunk or poured, and lies on no dish. */
  isVessel?: boolean;
  /** Width of what can lie on it, as on a dish. */
  toppedCm?: number;
  /** One can be in it, and is seen there. */
  hasInside?: boolean;
  /** One can lie on it. */
  hasBed?: boolean;
  hasChimney?: boolean;
  /** It is looked into, with an eye at it. */
  hasEyepiece?: boolean;
  /** Where a sign on it goes. */
  face?: AnchorName;
}

/** Whether it stands up from one hand, over the head. */
export function isOneHanded(conceptId: string): boolean {
  return isOfSort(conceptId, 'one-handed');
}

/** Whether it is in the hands of what it belongs to. */
export function isHeld({ bond }: Node): boolean {
  return bond === 'held' || bond === 'held-both';
}

/** Whether it is on a part of somebody, as a parrot on a shoulder is: it goes wherever they go. */
export const isPerched = ({ bond, spot }: Pick<Node, 'bond' | 'spot'>): boolean =>
  bond === 'on' && spot !== undefined;

const HANDS: ReadonlySet<AnchorName> = new Set(['hand', 'handFar']);

/** Whether nothing belongs to it but what it holds, wears and has on it: it may go anywhere, and its arms with it. */
export const hasOnlyProps = ({ children }: Pick<Node, 'children'>): boolean =>
  children.every(
    (child) =>
      isHeld(child) ||
      child.bond === 'worn' ||
      (isPerched(child) && !HANDS.has(child.spot ?? 'top')),
  );

/** Whether it is drawn as part of somebody's figure, as clothes are, and not over it. */
export function isOfFigure({ bond, thing }: Node, wearer: Node): boolean {
  if (bond === 'worn' && isOfSort(thing.concept.id, 'skate')) return isActor(wearer);
  const { drawnBy } = wearer.thing;
  if (bond === 'worn' && isCoatOnFours(thing, wearer)) return true;
  const isPerson = drawnBy.kind === 'actor' && drawnBy.actor.id === 'person';
  return isPerson && bond === 'worn' && isDressing(thing.concept.id, thing.element.attributes);
}

/** A coat on an animal that keeps all its feet on the ground: it lies over back and belly, and hangs on nothing. */
export const isCoatOnFours = ({ concept }: Node['thing'], wearer: Node): boolean =>
  isOnFours(wearer) && COAT_OF_BEASTS.test(concept.id);

/** Whether it stands on its hind legs and does as people do, being an animal. */
export const isUpright = ({ thing: { element } }: Node): boolean =>
  element.attributes.includes('upright');

/** Whether it goes on four feet, and has none of them up to hold something. */
export const isOnFours = ({ thing: { drawnBy, element }, children }: Node): boolean =>
  drawnBy.kind === 'actor' &&
  drawnBy.actor.id === 'quadruped' &&
  !element.attributes.includes('upright') &&
  !element.attributes.includes('supine') &&
  children.every(({ bond }) => bond !== 'held');
export const COAT_OF_BEASTS = /coat$|jacket$|sweater$|vest$|hoodie$|cardigan$|^shirt$|pajamas$/;

export const isWearable = ({ thing: { concept } }: Node) =>
  concept.kind === 'clothing' || concept.habitat === 'body' || isDressing(concept.id);

/** Hair, beards and clothes that are said to be somebody's. */
export const isOn = (wearer: Node, worn: Node) =>
  isActor(wearer) && isDressing(worn.thing.concept.id);

export const isActor = ({ thing }: Node) => thing.drawnBy.kind === 'actor';
