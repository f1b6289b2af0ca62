import type { Edges } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { flattened } from './assemble';
import { markedEdges } from './marked-edges';
import { isActor, type Node, nodesOf } from './node';

/**
 * What a picture of `a squirrel on a picnic table` is of: the squirrel. What bears it is seen as far as the
 * frame has it, where it would else make the squirrel a speck. What somebody is under is seen whole: of a sofa that the
 * frame cuts, nobody knows what it is.
 */

/** What bears others and may be cut by the frame; a boat or a car is seen whole with who is in it. */
const BEARING = /^(?:furniture|building|container|nature|plant|symbol|device)$/;
const BORNE = /^(?:on|in)$/;

const borneBy = (node: Node): Node[] =>
  isActor(node) || !BEARING.test(node.thing.concept.kind)
    ? []
    : node.children.filter(({ bond }) => BORNE.test(bond ?? ''));

/** Elements that a cluster is there for, all that only bears others left out. */
function featuredIn(node: Node): Node[] {
  const borne = borneBy(node);
  return borne.length === 0 ? [node] : borne.flatMap(featuredIn);
}

/** Whether it may be cut by the frame for what is named before it, as furniture in a room is. */
export const isMere = ({ thing: { concept, drawnBy } }: Node): boolean =>
  drawnBy.kind === 'part' && /^(?:furniture|building)$/.test(concept.kind);

/** Edges of what a cluster is of, where that is named before what bears it; `order` is the prompt's. */
export function focusOf(
  node: Node,
  drawing: KitDrawing,
  order: readonly string[],
): Edges | undefined {
  const featured = featuredIn(node);
  if (featured.includes(node)) return undefined;
  const rankOf = ({ thing }: Node) => order.indexOf(thing.element.id);
  if (featured.some((one) => rankOf(one) > rankOf(node))) return undefined;
  return markedEdges(flattened(drawing).svg, new Set(nodesOf(featured).keys()));
}
