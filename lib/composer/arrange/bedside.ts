import { add, type Point } from '@/lib/svg/point';
import type { Brief } from '../brief';
import type { AnchorName, KitDrawing } from '../kit/part';
import { backOf, frontOf, moved, stacked } from './assemble';
import type { Actors } from './at-table';
import type { Forest } from './forest';
import type { PenFor } from './held';
import { hasOnlyProps, isActor, isHeld, type Node } from './node';
import { WITH_BEAST } from './pairs/beings';
import { sitTogether } from './pairs/bind-pairs';
import type { JointPose } from './pairs/joint-pose';
import { partOf } from './pairs/solve';
import { isBeast, LYING_POSES } from './seats';

/**
 * Whoever looks after somebody who lies in a bed, on a couch or in a tub stands behind it, at the side of it that nobody
 * sees, and bends over them: the hands are on them and no bed hides the two from each other.
 */

/** Of the height of who bends over somebody, how far before the feet the hands reach, and how far behind the bed the feet are. */
const BEFORE = 0.2;
const BEHIND_CM = 16;
/** How deep they bend, and how far apart their hands are. */
const LEAN = { standing: 24, seated: 12 } as const;
const BETWEEN_HANDS_CM = 16;
/** Of their height, how far from each other two stand at a bed. */
const APART = 0.34;
const SEAT_CM = 46;
/** Who is smaller than that stands on no floor behind a bed that hides them: they are drawn up to it. */
const LEAST_OVER_CM = 44;

/** What is done to the head is done there. */
const AT_HEAD =
  /^(?:feed|treat-teeth|kiss|comb-other|wash-hair|braid|cut-hair|make-up|shave-other)$/;
/** Told to somebody, sung to them, or only seen: no hand is on them. */
const HANDS_OFF = /^(?:read|talk|sing|look|wave|point|show|guard|wait|pray|play-music|think)$/;

const targetOf = ({ deed = '' }: Node): AnchorName => (AT_HEAD.test(deed) ? 'mouth' : 'chest');

/** Whether somebody lies there, or sits in it up to the waist. */
const isLaid = (patient: Node) =>
  isActor(patient) &&
  (LYING_POSES.has(patient.doing.pose) || patient.isBathing === true || patient.bond === 'in');

/** How somebody is told to be with who lies there, if nothing is done to them. */
const BY = /^(?:beside|towards|with|at|in-front-of|behind)$/;

/** Everybody who is told to do something to who lies in a bed, or to be by it. */
export function attendBeds(forest: Forest, { actions, relations }: Brief): void {
  const node = (id: string | undefined) => forest.nodes.get(id ?? '');
  const told = [
    ...actions.map(({ agent, patient, verb }) => ({ from: agent, to: patient, deed: verb })),
    ...relations
      .filter(({ kind }) => BY.test(kind))
      .map(({ from, to }) => ({
        from,
        to,
        deed: actions.find(({ agent }) => agent === from)?.verb ?? '',
      })),
  ];
  for (const { from, to, deed } of told) {
    const [carer, other] = [node(from), node(to)];
    const patient = other?.children.find(isLaid) ?? other;
    if (!carer || !patient || carer === patient) continue;
    if (!bindBedside(forest, carer, patient, deed)) stroke(forest, carer, patient, deed);
  }
}

/** Whether it is one person who is nowhere yet, with nothing but what they hold and wear. */
const mayAttend = (forest: Forest, agent: Node): boolean =>
  isActor(agent) &&
  !isBeast(agent) &&
  agent.thing.element.count === 1 &&
  !forest.parentOf(agent) &&
  hasOnlyProps(agent);

/** How an animal is stroked on what both sit on. */
const STROKED: JointPose = {
  id: 'stroked-on-a-seat',
  verbs: ['touch', 'brush', 'clean', 'scratch'],
  between: WITH_BEAST,
  agent: {
    leans: [0, 8],
    near: { on: 'back', off: [-0.01, -0.01], gesture: 'present' },
    gaze: 'head',
    face: 'smile',
  },
  patient: {},
  facing: 'along',
  apart: ['chest', 'back', 0.5],
  order: 'agent',
};

/** Whoever strokes a cat on the sofa sits beside it. */
const stroke = (forest: Forest, agent: Node, patient: Node, deed: string): boolean =>
  STROKED.verbs.includes(deed) &&
  isBeast(patient) &&
  patient.thing.element.count === 1 &&
  mayAttend(forest, agent) &&
  sitTogether(forest, { agent, patient, joint: STROKED });

/** Binds who does something to somebody lying in a bed to that bed; false where they are no such two. */
function bindBedside(forest: Forest, agent: Node, patient: Node, deed: string): boolean {
  const bed = forest.parentOf(patient);
  if (!bed || isActor(bed) || !mayAttend(forest, agent)) return false;
  // An animal on a table is worked on from before it.
  const isOnTable = isBeast(patient) && patient.bond === 'on' && forest.isTable(bed);
  if (!isLaid(patient) || isOnTable || !forest.isLainIn(bed)) return false;
  if (!forest.bind(agent, bed, 'attending')) return false;
  agent.partner = patient;
  agent.deed = deed;
  return true;
}

/** Where it is in the frame of the bed, and which way its head lies. */
interface Laid {
  at: Point;
  isHeadLeft: boolean;
}

function laidAt(patient: KitDrawing, part: AnchorName): Laid {
  const { box } = patient;
  const [headX] = partOf(patient, 'head');
  return { at: partOf(patient, part), isHeadLeft: headX < (box.left + box.right) / 2 };
}

/** Who bends over them, in the frame of the bed; a further one stands nearer to the feet. */
function bentOver(
  { node, index }: { node: Node; index: number },
  patient: KitDrawing,
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const { at: target, isHeadLeft } = laidAt(patient, targetOf(node));
  const { heightCm } = node.thing.concept;
  const aside = index * APART * heightCm;
  const at = add(target, [isHeadLeft ? aside : -aside, 0]);
  const isSeated = node.doing.pose === 'sit';
  const before = heightCm * BEFORE;
  const isTall = at[1] + heightCm > LEAST_OVER_CM;
  const footY = isTall ? -BEHIND_CM : Math.min(-BEHIND_CM, at[1]);
  const x = at[0] + (isHeadLeft ? before : -before);
  const aim: Point = [before, at[1] - footY];
  const hasHands = !HANDS_OFF.test(node.deed ?? '') && !node.children.some(isHeld);
  const stance = isSeated
    ? ({ pose: 'sit', seatCm: SEAT_CM, leanDegrees: LEAN.seated } as const)
    : ({ pose: 'stand', leanDegrees: hasHands ? LEAN.standing : 0 } as const);
  const drawn = actors.draw(node, penFor, {
    ...stance,
    gaze: add(aim, [6, 0]),
    ...(hasHands ? { near: { at: aim }, far: { at: add(aim, [BETWEEN_HANDS_CM, -2]) } } : {}),
  });
  return moved(drawn, { at: [x, footY], mirrored: isHeadLeft });
}

/** A bed with who is in it, between those who bend over them and their nearer arms. */
export function withBedside(
  host: KitDrawing,
  { carers, patient }: { carers: readonly Node[]; patient: KitDrawing },
  penFor: PenFor,
  actors: Actors,
): KitDrawing {
  const drawn = carers.map((node, index) => bentOver({ node, index }, patient, penFor, actors));
  return { ...stacked([...drawn.map(backOf), host, ...drawn.map(frontOf)]), anchors: host.anchors };
}
