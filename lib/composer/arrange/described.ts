import type { Node } from './node';
import { isWearable } from './node';

/** From this many things on that are told of how somebody looks, the picture is of their looks. */
const LEAST_TOLD = 2;
const MOST_FIGURES = 3;

const toldOf = (node: Node): number =>
  node.children.filter((child) => child.bond === 'worn' && isWearable(child)).length;

/** Whether a picture is of one or a few figures that are closely described, and of nothing else. */
export function areDescribed(roots: readonly Node[]): boolean {
  const isFigure = ({ thing }: Node) =>
    thing.drawnBy.kind === 'actor' && /^(?:person|fantasy)$/.test(thing.concept.kind);
  return (
    roots.length > 0 &&
    roots.length <= MOST_FIGURES &&
    roots.every(isFigure) &&
    roots.some((root) => toldOf(root) >= LEAST_TOLD)
  );
}
