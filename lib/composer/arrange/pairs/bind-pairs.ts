import type { Brief, BriefAction } from '../../brief';
import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import type { Forest } from '../forest';
import { hasOnlyProps, isActor, isUpright, type Node } from '../node';
import { isBeast } from '../seats';
import type { Being, JointPose } from './joint-pose';
import { groupingOf } from './groups';
import { JOINT_POSES } from './joint-poses';

/** Who does what with whom: which joint pose shows it, and whether both are free for it. */

/** What is done with each other, whoever of the two is named first. */
const MUTUAL = new Set(
  JOINT_POSES.filter(({ isMutual }) => isMutual).flatMap(({ verbs }) => verbs),
);

const isBeing = (node: Node, being: Being): boolean =>
  being === 'any' || (being === 'animal') === isBeast(node);

const heightOf = ({ thing: { concept } }: Node) => concept.heightCm;

function fits(
  { between, ratio, isUpright: asksUpright }: JointPose,
  agent: Node,
  patient: Node,
): boolean {
  if (asksUpright && !(isUpright(agent) && isUpright(patient))) return false;
  const share = heightOf(patient) / heightOf(agent);
  const isSized = !ratio || (share >= ratio[0] && share <= ratio[1]);
  return isSized && isBeing(agent, between[0]) && isBeing(patient, between[1]);
}

/** The joint pose of a verb for these two. */
export function jointOf(verb: string, agent: Node, patient: Node): JointPose | undefined {
  if (!isActor(agent) || !isActor(patient)) return undefined;
  return JOINT_POSES.find((one) => one.verbs.includes(verb) && fits(one, agent, patient));
}

/** Done with each other, each with a thing of their own in the hand. */
const WITH_A_THING = new Set(['toast']);

const isSomebody = (elements: Brief['elements'], id: string | undefined): boolean => {
  const concept = conceptOf(elements.find((one) => one.id === id)?.concept ?? '');
  return concept !== undefined && isLivingKind(concept.kind);
};

/** `she and he are dancing`: two who do the same, with nobody told to whom, do it with each other. */
export function withPartners({ actions, elements }: Brief): BriefAction[] {
  const isSingle = (id: string) => elements.find((one) => one.id === id)?.count === 1;
  const alike = (one: BriefAction) =>
    actions.filter(
      ({ verb, patient, agent }) =>
        verb === one.verb && patient === undefined && isSingle(agent) && MUTUAL.has(verb),
    );
  const toasting = actions.filter(
    ({ verb, agent, patient }) =>
      WITH_A_THING.has(verb) && isSingle(agent) && !isSomebody(elements, patient),
  );
  const [first, second, ...others] = toasting;
  const met = first && second && others.length === 0 ? [{ ...first, patient: second.agent }] : [];
  return [...actions, ...met].flatMap((one) => {
    const both = alike(one);
    if (both.length !== 2 || !both.includes(one)) return [one];
    return both[0] === one ? [{ ...one, patient: both[1]?.agent }] : [];
  });
}

/** Two of a kind do it with each other; one and one are bound when it is known where all are. */
export function pairUp(
  forest: Forest,
  verb: string,
  agent: Node,
  patient: Node | undefined,
  otherwise: () => void,
): boolean {
  const grouping = patient ? undefined : groupingOf(verb, agent);
  if (grouping) {
    agent.grouping = grouping;
    return true;
  }
  const isWithin = (patient ?? agent) === agent && agent.thing.element.count === 2;
  const other = isWithin ? agent : patient;
  if (!other || (!isWithin && (other === agent || other.thing.element.count !== 1))) return false;
  const joint = jointOf(verb, agent, other);
  if (!joint || agent.joint || (!isWithin && agent.thing.element.count !== 1)) return false;
  if (isWithin && joint.isOfCouples) return false;
  if (isWithin) agent.joint = joint;
  else if (joint.isLedByHim && isHer(agent) && !isHer(other))
    forest.pair({ agent: other, patient: agent, joint, otherwise });
  else forest.pair({ agent, patient: other, joint, otherwise });
  return true;
}

/** Two of a kind who hold what they do it with do it with each other. */
export function pairByThing(
  forest: Forest,
  verb: string,
  agent: Node,
  patient: Node | undefined,
): void {
  const isOfThings = WITH_A_THING.has(verb) && (patient === undefined || !isActor(patient));
  if (isOfThings) pairUp(forest, verb, agent, undefined, () => undefined);
}

export interface Pairing {
  agent: Node;
  patient: Node;
  joint: JointPose;
  /** What is done where they cannot be brought together. */
  otherwise: () => void;
}

const isHer = ({ thing: { parameters } }: Node) => parameters.gender === 'woman';

/** Hair by which a woman is told from the man with her, where nothing is said of it. */
const HERS = { grown: { hair: 'long' }, child: { hair: 'pony' } } as const;
const CHILD_CM = 145;

function toldApart(agent: Node, patient: Node): void {
  const [her] = [agent, patient].filter(isHer);
  const isMixed = her !== undefined && isHer(agent) !== isHer(patient);
  const arePeople = [agent, patient].every(({ thing }) => thing.concept.kind === 'person');
  if (!isMixed || !arePeople) return;
  const { thing } = her;
  const own = thing.concept.heightCm < CHILD_CM ? HERS.child : HERS.grown;
  her.thing = { ...thing, parameters: { ...own, ...thing.parameters } };
}

const SHARED = /^(?:on|in)$/;

/** So wide is what has room for two, in centimetres. */
const ROOM_FOR_TWO_CM = 120;

/** Whoever does something with somebody on a sofa or a bench sits there as well; false where it has no room. */
export function sitTogether(
  forest: Forest,
  { agent, patient, joint }: Omit<Pairing, 'otherwise'>,
): boolean {
  const seat = forest.parentOf(patient);
  const isWide = seat !== undefined && (forest.buildOf(seat.thing).widthCm ?? 0) > ROOM_FOR_TWO_CM;
  const isForTwo = isWide && forest.hasSeat(seat) && seat.thing.concept.kind === 'furniture';
  const areOwn = joint.agent.seat !== undefined || joint.patient.seat !== undefined;
  if (!isForTwo || areOwn || patient.bond !== 'on' || !hasOnlyProps(patient)) return false;
  if (!forest.bind(agent, seat, 'on')) return false;
  forest.release(patient);
  if (!forest.bind(patient, agent, 'paired')) return false;
  agent.doing = { ...agent.doing, pose: 'sit' };
  patient.doing = { ...patient.doing, pose: 'sit' };
  patient.joint = joint;
  patient.partner = agent;
  return true;
}

/** Binds one to the other: on the ground, on the seat that they share, or to what the other is on. */
export function bindPair(forest: Forest, { agent, patient, joint, otherwise }: Pairing): void {
  const [host, seat] = [forest.parentOf(agent), forest.parentOf(patient)];
  const areFree = hasOnlyProps(agent) && hasOnlyProps(patient) && !agent.joint && !patient.joint;
  const isShared = host === seat && SHARED.test(agent.bond ?? 'on');
  const isHosted = host !== undefined && seat === undefined && SHARED.test(agent.bond ?? '');
  const isAttended = host === undefined && seat !== undefined && SHARED.test(patient.bond ?? '');
  const isWanted = joint.isOfSeated !== true || (isAttended && areFree && !isActor(seat));
  if (!isWanted) {
    otherwise();
    return;
  }
  if (areFree && (isShared || isHosted) && !(host && isActor(host))) {
    if (seat) forest.release(patient);
    if (forest.bind(patient, agent, 'paired')) {
      patient.joint = joint;
      toldApart(agent, patient);
      patient.partner = agent;
      return;
    }
  }
  if (areFree && isAttended && sitTogether(forest, { agent, patient, joint })) return;
  if (areFree && isAttended && !isActor(seat) && forest.bind(agent, seat, 'attending')) {
    agent.joint = joint;
    agent.partner = patient;
    return;
  }
  otherwise();
}
