import { line, stroke } from '@/lib/svg/markup';
import { add, between, type Point, scale as scaled } from '@/lib/svg/point';
import { coordinates } from '@/lib/svg/path';
import type { ActorPose, Reach } from '../../kit/actor';
import type { KitDrawing } from '../../kit/part';
import { backOf, flattened, frontOf, moved, stacked } from '../assemble';
import type { Actors } from '../at-table';
import { penOfCopy, tableScale } from '../copies';
import { implied, type PenFor } from '../held';
import { drawnRatio } from '../item';
import { isHeld, type Node } from '../node';
import { aimed } from '../tool-tips';
import type { JointPose, Link, Side } from './joint-pose';
import { besides, type Body, partOf, type Solution, solved } from './solve';

/** Two who do something together, as one drawing. */
export interface Pair {
  joint: JointPose;
  agent: Node;
  /** The second of two of a kind is drawn from the same node. */
  patient: Node;
}

/** What somebody does together with another: bound to them, or two of a kind with each other. */
export function pairOf(node: Node): Pair | undefined {
  const isWithin = node.bond !== 'paired' && node.bond !== 'attending';
  if (node.joint && isWithin) return { joint: node.joint, agent: node, patient: node };
  const patient = node.children.find(({ bond, joint }) => bond === 'paired' && joint);
  return patient?.joint ? { joint: patient.joint, agent: node, patient } : undefined;
}

/** The same node without the other one, who is drawn beside it. */
function aloneOf(node: Node, { isBare, look = {} }: Side): Node {
  const { joint: _, ...rest } = node;
  const stays = (child: Node) => child.bond !== 'paired' && !(isBare && isHeld(child));
  const { parameters } = node.thing;
  return {
    ...rest,
    doing: {},
    thing: { ...node.thing, parameters: { ...parameters, ...look } },
    children: node.children.filter(stays),
  };
}

export const heightOf = ({ thing: { concept, parameters } }: Node) =>
  typeof parameters.heightCm === 'number' ? parameters.heightCm : concept.heightCm;

/** Among people sizes are true; beasts and monsters are drawn no larger than suits the picture. */
function scaleOf(agent: Node, patient: Node): number {
  const ratio = heightOf(patient) / heightOf(agent);
  const arePeople = [agent, patient].every(({ thing }) => thing.concept.kind === 'person');
  return arePeople ? 1 : drawnRatio(ratio) / ratio;
}

interface Seated {
  body: Body;
  seat?: KitDrawing;
  given: Partial<ActorPose>;
}

const isUprightPair = (node: Node): boolean =>
  [node, ...node.children].some(({ joint }) => joint?.isUpright === true);

/** Somebody with what they sit on. */
export function seatedBody(
  node: Node,
  side: Side,
  penFor: PenFor,
  actors: Actors,
  support: Partial<ActorPose>,
): Seated {
  const alone = aloneOf(node, side);
  const grown = side.seat && !support.pose ? implied(side.seat, penFor) : undefined;
  const seat = grown && moved(grown, { at: [0, 0], scale: tableScale([node]) });
  const seatCm = seat?.anchors.seat ? -seat.anchors.seat.at[1] : undefined;
  const body: Body = {
    heightCm: heightOf(node),
    usual: actors.poseOf(alone, penFor),
    // An animal on its hind legs has hands for it.
    isBeast: actors.isBeast(node) && !isUprightPair(node),
    draw: (asked) => actors.draw(alone, penFor, asked),
  };
  return {
    body,
    ...(seat ? { seat } : {}),
    given: { ...support, ...(seatCm === undefined ? {} : { seatCm, pose: 'sit' }) },
  };
}

/** Solutions of the picture's nodes: they are drawn several times, and always alike. */
const known = new WeakMap<Node, { key: string; solution: Solution }>();

function solutionOf(pair: Pair, sides: readonly [Seated, Seated]): Solution {
  const [{ body: one, given }, { body: other, given: others }] = sides;
  const key = JSON.stringify([pair.joint.id, given, others]);
  const before = known.get(pair.agent);
  if (before?.key === key) return before.solution;
  const scale = scaleOf(pair.agent, pair.patient);
  const solution = solved({ joint: pair.joint, bodies: [one, other], scale }, [given, others]);
  known.set(pair.agent, { key, solution });
  return solution;
}

function sidesOf(
  { joint, agent, patient }: Pair,
  penFor: PenFor,
  actors: Actors,
  support: Partial<ActorPose>,
): readonly [Seated, Seated] {
  const second = agent === patient ? penOfCopy(penFor, 1) : penFor;
  return [
    seatedBody(agent, joint.agent, penFor, actors, support),
    seatedBody(patient, joint.patient, second, actors, support),
  ];
}

/** A hand where it was sent to before, with what it holds as this pen draws it. */
function holding(reach: Reach | undefined, usual: Reach | undefined): Reach | undefined {
  const { holds: _, ...rest } = reach ?? {};
  const { holds } = aimed(usual) ?? {};
  return holds ? { ...rest, holds } : reach && rest;
}

export function drawnIn({ body, seat }: Seated, support: Partial<ActorPose>): KitDrawing {
  const [near, far] = [
    holding(support.near, body.usual.near),
    holding(support.far, body.usual.far),
  ];
  return onSeat(
    body.draw({ ...support, ...(near ? { near } : {}), ...(far ? { far } : {}) }),
    seat,
  );
}

/** A cuff, a tube or a rope between two parts. */
function linkDrawn(
  { from, to, color, width, sag = 0, span = [0, 1] }: Link,
  drawings: Readonly<Record<'agent' | 'patient', KitDrawing>>,
  unit: number,
): string {
  const [a, b] = [partOf(drawings[from[0]], from[1]), partOf(drawings[to[0]], to[1])];
  const [start, end] = [between(a, b, span[0]), between(a, b, span[1])];
  if (!sag) return line([start, end], color, width * unit);
  const low: Point = add(between(start, end, 0.5), [0, sag * unit]);
  const data = `M${coordinates(start)}Q${coordinates(low)} ${coordinates(end)}`;
  return stroke(data, color, width * unit);
}

const onSeat = (drawn: KitDrawing, seat: KitDrawing | undefined): KitDrawing =>
  seat
    ? {
        ...stacked([backOf(seat), backOf(drawn), frontOf(seat)]),
        front: drawn.front ?? '',
        anchors: drawn.anchors,
      }
    : drawn;

function layered(
  order: JointPose['order'],
  mine: KitDrawing,
  theirs: KitDrawing,
  between: readonly KitDrawing[],
  isSmaller: boolean,
): KitDrawing[] {
  if (between.length === 0 && order === 'patient') return [mine, theirs].map(flattened);
  if (between.length === 0 && order === 'agent') return [theirs, mine].map(flattened);
  // Who is smaller is before the other, not behind.
  const [behind, before] = order === 'woven' && isSmaller ? [theirs, mine] : [mine, theirs];
  return [backOf(behind), backOf(before), ...between, frontOf(before), frontOf(behind)];
}

/** Of the other's height, how much less makes somebody the smaller one. */
const SMALLER = 0.9;

/** Of the way between two at a table, how wide it is. */
const TABLE_SHARE = 0.86;

/** A table between two, no wider than from one to the other. */
function tableOf(name: string, penFor: PenFor, mine: KitDrawing, theirs: KitDrawing): KitDrawing {
  const grown = implied(name, penFor);
  if (!grown) return { svg: '', box: mine.box, anchors: {} };
  const [from, to] = [partOf(mine, 'chest')[0], partOf(theirs, 'chest')[0]];
  const squeeze = ((to - from) * TABLE_SHARE) / (grown.box.right - grown.box.left);
  return moved(flattened(grown), { at: [(from + to) / 2, 0], squeeze: Math.min(1, squeeze) });
}

/** Both of a pair, with what they sit on and what is between them; anchors are those of who does it. */
export function drawPair(
  pair: Pair,
  penFor: PenFor,
  actors: Actors,
  support: Partial<ActorPose> = {},
): KitDrawing {
  const { joint } = pair;
  const sides = sidesOf(pair, penFor, actors, support);
  const solution = solutionOf(pair, sides);
  const [one, other] = sides;
  const mine = drawnIn(one, solution.supports[0]);
  const theirs = besides(drawnIn(other, solution.supports[1]), solution);
  const { scale = 1 } = solution.placement;
  const unit = Math.min(one.body.heightCm, other.body.heightCm * scale);
  const links = (joint.links ?? []).map((each) =>
    linkDrawn(each, { agent: mine, patient: theirs }, unit),
  );
  const linked: KitDrawing = { svg: links.join(''), box: mine.box, anchors: {} };
  const [middle] = scaled(solution.placement.at, 0.5);
  const isSmaller = one.body.heightCm < other.body.heightCm * scale * SMALLER;
  const between = joint.table ? [tableOf(joint.table, penFor, mine, theirs)] : [];
  const whole = stacked([...layered(joint.order, mine, theirs, between, isSmaller), linked]);
  return moved({ ...whole, anchors: mine.anchors }, { at: [-middle, 0] });
}

/** From here on nobody sees that they touch, of the smaller one's height. */
const SEEN_APART = 0.11;

/** Whether the two are drawn in contact. */
export function isInContact(node: Node, penFor: PenFor, actors: Actors): boolean {
  const pair = pairOf(node);
  if (!pair) return false;
  return solutionOf(pair, sidesOf(pair, penFor, actors, {})).missing <= SEEN_APART;
}
