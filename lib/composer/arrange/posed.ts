import { type Contact, verbFrameOf } from '../understand';
import { drawNode, meets } from './cluster';
import { motionOf } from './motions.data';
import { groupingOf } from './pairs/groups';
import { pairOf } from './pairs/draw-pair';
import type { PenFor } from './held';
import { type Bond, isHeld, isOnFours, type Node } from './node';
import { isBeast } from './seats';

/**
 * Whether an actor is drawn as a verb has it: with its gestures, else in its pose. Gestures count where
 * the figure would look otherwise without them.
 */
export function isPosed(node: Node | undefined, verb: string, penFor: PenFor): boolean {
  const frame = verbFrameOf(verb);
  if (node?.bond !== undefined && JOINING[node.bond] === verb) return true;
  if (node?.doing.pose === 'dance' && DANCES.has(verb)) return true;
  const doer = node?.bond === 'paired' ? node.partner : node;
  if (doer && isTogether(verb, doer)) {
    if (meets(doer, penFor)) return true;
    if (!APART.has(verb)) return false;
  }
  if (node && isAttending(verb, node)) return true;
  if (node?.grouping && groupingOf(verb, node) === node.grouping) return true;
  if (node?.isAtWork) return true;
  if (node?.veil && verb.startsWith('hide')) return true;
  if (node && verb === 'guard' && isBeast(node) && node.doing.pose === 'sit') return true;
  if (node?.isLeaning && verb === 'lean') return true;
  if (node?.isHung && (verb === 'hang' || verb === 'swing-on')) return true;
  if (node && COMING_OUT.has(verb) && comesOut(node)) return true;
  if (node && (node.deed === verb || isOnItsWay(node, verb))) return true;
  if (verb === 'feed' && node && isAtNest(node)) return true;
  if (node?.bond === 'at' && frame?.to === 'table' && isSame(frame.pose ?? 'sit', node.doing.pose))
    return true;
  if (node?.bond === 'in' && frame?.to === 'inside') return true;
  // Whoever is on the table is under the hands of who stands at it.
  if (node?.bond === 'at' && frame?.to === 'partner' && frame.contact) return true;
  if (verb === 'hold' && node && isBeast(node) && node.children.some(isOnIt)) return true;
  // Who hammers with what is held holds it all the same.
  if (verb === 'hold' && node?.children.some(isHeld)) return true;
  if (HAVING.test(verb) && node?.children.some(({ bond }) => bond === 'tossed')) return true;
  if (verb === 'lead' && node?.children.some(({ bond }) => bond === 'trailing')) return true;
  if (verb === 'walk-dog' && node?.children.some(({ bond }) => bond === 'led')) return true;
  if (verb === 'follow' && node?.bond === 'trailing') return true;
  if (node?.bond === 'sheltered' && verb === 'exchange') return true;
  if (node?.bond === 'touched' && node.contact === 'leash' && verb === 'pull') return true;
  if (!node || !frame || node.thing.drawnBy.kind !== 'actor') return false;
  // Who sits on the table before the bowl looks into it all the same.
  if (verb === 'look' && node.looksAt !== undefined && doesNothingElse(node)) return true;
  if (hasHandsOn(node, frame.contact)) return true;
  if (frame.fours && frame.fours === node.doing.pose && isOnFours(node)) return true;
  const { doing } = node;
  if (frame.pose && ACROBATIC.has(frame.pose))
    return frame.pose === doing.pose && node.thing.drawnBy.actor.poses.includes(frame.pose);
  if (verb === 'balance' && doing.pose === 'balance') return true;
  const gestures = (['near', 'far', 'face', 'head'] as const).filter(
    (part) => frame[part] !== undefined,
  );
  if (gestures.length === 0) return frame.pose === undefined || isSame(frame.pose, doing.pose);
  if (isTold(frame.pose) && frame.pose === doing.pose && liesOrMoves(node, penFor)) return true;
  if (gestures.some((part) => frame[part] !== doing[part])) return false;
  const isHolding = node.children.some(isHeld) || doing.tool !== undefined;
  return isHolding || movesFigure(node, penFor);
}

const doesNothingElse = ({ doing }: Node): boolean =>
  /^(?:sit|sit-ground)$/.test(doing.pose ?? '') && doing.near === undefined;

/** What is done to each other from as far as a sword reaches. */
const APART = new Set(['fight']);

/** What the whole body is in, and no other pose stands for: a bear turns no cartwheel. */
const ACROBATIC = new Set<string>(['handstand', 'cartwheel', 'tuck', 'freeze', 'arabesque']);

/** Danced beside each other by those who can't hold one another. */
const DANCES = new Set(['waltz', 'tango', 'ring-dance']);

/** What is shown by things at the ends of arms, or in the air over them. */
const HAVING = /^(?:hold|juggle|carry|play|show|throw)/;

/** Carried on a back. */
const isOnIt = ({ bond }: Node) => bond === 'on';

/** Shown by being half out of something, whatever the arms do. */
const COMING_OUT = new Set(['climb', 'crawl', 'hatch', 'emerge', 'rise', 'jump', 'burst']);
const comesOut = ({ lurks, bond }: Node) => lurks === 'out-of' && bond === 'lurking';

/** A bird with its young. */
const isAtNest = ({ bond, doing, children }: Node) =>
  (bond === 'on' && doing.head === 'lowered') ||
  children.some(({ contact }) => contact === 'muzzle');

/** What it is done to is drawn under the hands that do it. */
const hasHandsOn = ({ children }: Node, contact: Contact | undefined) =>
  contact !== undefined &&
  children.some(({ bond, contact: own }) => bond === 'touched' && own === contact);

/** A thing that nobody moves is drawn moving. */
const isOnItsWay = ({ moves }: Node, verb: string) =>
  moves !== undefined && (moves === 'aloft' || motionOf(verb) === moves);

/** Whether a verb is what two do with each other here. */
const isTogether = (verb: string, node: Node) => pairOf(node)?.joint.verbs.includes(verb) === true;

/** Who pushes a swing stands at it. */
const isAttending = (verb: string, { bond, joint }: Node) =>
  bond === 'attending' && joint?.verbs.includes(verb) === true;

/** What is drawn hanging or leaning does so, whatever it is; who rummages in something is in it, who stands in line waits. */
const JOINING: Partial<Record<Bond, string>> = {
  hung: 'hang',
  leant: 'lean',
  in: 'search',
  queueing: 'wait',
};

/** Who sits on the ground sits. */
const isSame = (asked: string, shown: string | undefined) =>
  asked === shown || (asked === 'sit' && shown === 'sit-ground');

/** Poses that say by themselves what is done: who sleeps lies, whatever the face does. */
const TELLING_POSES = new Set(['sleep', 'lie', 'kneel', 'dance', 'swim', 'fly', 'climb', 'run']);

const isTold = (pose: string | undefined) => pose !== undefined && TELLING_POSES.has(pose);

/** Whether a pose is drawn otherwise than standing: not every animal has each. */
function liesOrMoves(node: Node, penFor: PenFor): boolean {
  const standing = { ...node, doing: {} };
  return drawNode(node, penFor).svg !== drawNode(standing, penFor).svg;
}

/** Whether what somebody does with hands and face changes how they are drawn. */
function movesFigure(node: Node, penFor: PenFor): boolean {
  const { pose } = node.doing;
  const idle = { ...node, doing: pose === undefined ? {} : { pose } };
  return drawNode(node, penFor).svg !== drawNode(idle, penFor).svg;
}
