import { isOfSort } from '../concepts/sorts';
import { isActor, type Node } from './node';
import { isBeast, isTucked } from './seats';

/** Which of its states a thing is drawn in for what it bears: laid under somebody, crewed, cleared for goods. */

/** Whoever rides in it, by a bond of any kind that is no hand's. */
const isAboard = (child: Node) => isActor(child) && /^(?:in|on)$/.test(child.bond ?? '');

/** Whether something is told to lie or stand on it that is not among its books. */
const areGoods = (nodes: readonly Node[]) =>
  nodes.some((node) => !isActor(node) && /^(?:in|on)$/.test(node.bond ?? '')) &&
  !nodes.some(({ thing }) => /^books?$/.test(thing.concept.id));

/** The parameter of that state; none where it is drawn as it is. */
export function stateUnder({ thing: { concept }, children }: Node): { state?: string } {
  // The quilt of a bed lies over who is in it, and a cushion under whoever is on it.
  const isUnder = isOfSort(concept.id, 'flattened') && children.some(({ bond }) => bond === 'on');
  // Who hatches is in a shell of its own state, and no quilt is over a dragon in a cup.
  const isMade = children.some(
    (child) => isTucked(child) && (concept.kind === 'furniture' || !isBeast(child)),
  );
  if (isMade || isUnder) return { state: 'laid' };
  if (isOfSort(concept.id, 'crewed') && children.some(isAboard)) return { state: 'crewed' };
  return isOfSort(concept.id, 'stocked') && areGoods(children) ? { state: 'bare' } : {};
}
