import { hasFace, isEmblem, isPutUp } from '../concepts/faces';
import { isOfSort } from '../concepts/sorts';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

const isDrawnOn = ({ thing: { concept } }: Node) =>
  isEmblem(concept) || isOfSort(concept.id, 'drawn-on-a-page');

/** Shapes and bodies of geometry lie on each other, and are no marks. */
const isShape = ({ thing: { concept } }: Node) =>
  concept.part === 'geometric' || concept.part === 'plain-shape';

/** A tick on the page of a calendar, a star on a shirt, a wreath on a door. */
export function mark(forest: Forest, a: Node, b: Node): boolean {
  if (isActor(a) || isActor(b) || (isShape(a) && isShape(b))) return false;
  const isUp = isOfSort(a.thing.concept.id, 'upright-face') && isPutUp(b.thing.concept);
  if (!isUp && !isDrawnOn(b)) return false;
  const { face = hasFace(a.thing.concept) ? 'label' : undefined } = forest.buildOf(a.thing);
  if (!face || !forest.bind(b, a, 'on')) return false;
  b.spot = face;
  return true;
}
