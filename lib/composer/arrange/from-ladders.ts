import type { Brief } from '../brief';
import { isOfSort } from '../concepts/sorts';
import { CLIMBED } from './bind-about';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** Somebody on a ladder gets at what is high up: the ladder leans on what they work on, and stands not beside it. */

/** What is lower is worked on from the ground. */
const HIGH_CM = 210;
const REACHED = /^(?:building|plant|nature|furniture|sign|device|tool)$/;

const isLadder = ({ thing: { concept } }: Node) =>
  CLIMBED[concept.id] === 'stirrup' && concept.kind === 'tool';

const isHigh = (node: Node) =>
  !isActor(node) &&
  REACHED.test(node.thing.concept.kind) &&
  node.thing.concept.heightCm >= HIGH_CM &&
  !isOfSort(node.thing.concept.id, 'backdrop') &&
  !/^(?:wall|ceiling|sky|air)$/.test(node.thing.concept.habitat);

/** Leans ladders on what those on them do something to. */
export function leanLadders(forest: Forest, { relations, actions }: Brief): void {
  for (const { kind, from, to } of relations) {
    const ladder = forest.nodes.get(to);
    if (kind !== 'on' || !ladder || !isLadder(ladder) || forest.parentOf(ladder)) continue;
    const isTold = relations.some(
      (one) => one.from === to && /^(?:against|beside)$/.test(one.kind),
    );
    const action = actions.find(({ agent, patient }) => agent === from && patient);
    const work = forest.nodes.get(action?.patient ?? '');
    if (isTold || !action || !work || work === ladder || !isHigh(work)) continue;
    const climber = forest.nodes.get(from);
    if (forest.bind(ladder, work, 'leant') && climber) climber.deed = action.verb;
  }
}
