import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** What is too large for one pair of hands, and is carried off the ground. */

/** Of the height of who carries it, how far its lower edge is off the ground, and how high it is at most. */
const BORNE = { up: 0.36, most: 1.1 } as const;
const BORNE_KINDS = /^(?:furniture|device|instrument|tool|container|toy|nature)$/;
/** Where it stands for good nobody carries it. */
const BORNE_HABITATS = /^(?:ground|body|table|wall|hand)$/;
const MOST_BEARERS = 2;

/** A sofa between two movers, a mattress before one. */
export function bear(forest: Forest, agent: Node, thing: Node): boolean {
  const { concept } = thing.thing;
  const isMan = isActor(agent) && agent.thing.concept.kind === 'person';
  const most = agent.thing.concept.heightCm * BORNE.most;
  if (!isMan || agent.thing.element.count > MOST_BEARERS || concept.heightCm > most) return false;
  if (!BORNE_KINDS.test(concept.kind) || !BORNE_HABITATS.test(concept.habitat)) return false;
  // Who was said to be on something leaves it there for the one and carries.
  agent.hasPosture = true;
  agent.doing = { ...agent.doing, pose: 'stand' };
  forest.touch(agent, thing, 'lifted');
  return true;
}

/** From here on two carry one thing between them, and not one each. */
const SHARED_CM = 95;

/** One plank, and two who have an end of it each. */
export function bearTogether(forest: Forest, agent: Node, thing: Node): boolean {
  const areTwo = agent.thing.element.count === 2 && thing.thing.element.count === 1;
  const { widthCm = 0 } = forest.buildOf(thing.thing);
  return areTwo && !isActor(thing) && widthCm >= SHARED_CM && bear(forest, agent, thing);
}

/** Off the ground, as its bearers have it. */
export const borne = (thing: KitDrawing, heightCm: number): KitDrawing =>
  moved(thing, { at: [0, -BORNE.up * heightCm - thing.box.bottom] });
