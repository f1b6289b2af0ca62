import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { moved } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** Stumps, mushrooms and crates that are sat at as tables are: as high and as wide as those at them ask for. */

/** Of the height of who sits at it, how high its top is, and how wide at least. */
const TOP = { high: 0.46, wide: { person: 0.42, other: 0.8 } } as const;
/** Of their height, how high the head of somebody is who sits: on a chair, and on the ground. */
const SITTING = { person: 0.84, other: 0.8 } as const;

export const isMakeshift = ({ thing: { concept } }: Node): boolean =>
  isOfSort(concept.id, 'makeshift-table');

/** With somebody at it. */
export const isServing = (node: Node): boolean =>
  isMakeshift(node) && node.children.some(({ bond }) => bond === 'at');

/** At a stump, a board on it between whoever else is there. */
export function sitAtMakeshift(forest: Forest, agent: Node, host: Node): boolean {
  if (!isActor(agent) || !isMakeshift(host)) return false;
  if (agent.doing.pose !== 'sit' || !forest.bind(agent, host, 'at')) return false;
  return true;
}

const sittingCm = ({ thing: { concept } }: Node) =>
  concept.heightCm * (concept.kind === 'person' ? SITTING.person : SITTING.other);

/** So much wider for those who sit behind it as well. */
const CROWDED = 1.4;
const countOf = (sitters: readonly Node[]) =>
  sitters.reduce((sum, { thing }) => sum + thing.element.count, 0);

/** A thing that is sat at, as a table for those at it. */
export function asTable(drawn: KitDrawing, sitters: readonly Node[]): KitDrawing {
  const tallest = Math.max(...sitters.map(sittingCm));
  const { top } = drawn.anchors;
  const high = Math.max(1, -(top?.at[1] ?? drawn.box.top));
  const wide = Math.max(1, top?.spanCm ?? drawn.box.right - drawn.box.left);
  const scale = (tallest * TOP.high) / high;
  const arePeople = sitters.every(({ thing }) => thing.concept.kind === 'person');
  const share = arePeople ? TOP.wide.person : TOP.wide.other;
  const across = tallest * share * (countOf(sitters) > 2 ? CROWDED : 1);
  return moved(drawn, { at: [0, 0], scale, squeeze: Math.max(1, across / (wide * scale)) });
}
