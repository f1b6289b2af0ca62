import { VISITORS } from '../concepts/joints';
import { ringAround, swarmAbout } from './bind-about';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** Who or what is among many, and who comes to flowers. */

/** Bees and butterflies are on the flowers that they come to. */
export const visit = (forest: Forest, a: Node, b: Node) =>
  isActor(a) &&
  VISITORS.has(a.thing.concept.id) &&
  b.thing.concept.kind === 'plant' &&
  forest.bind(a, b, 'on');

/** Who or what is among many has them on all sides: about the foot, in the air, as a herd; people stand in a row. */
export function mingle(forest: Forest, a: Node, many: Node): boolean {
  const { concept, element } = many.thing;
  if (!element.several && element.count < LEAST_MANY) return false;
  if (visit(forest, a, many)) return true;
  const isFigure = /^(?:person|fantasy)$/.test(concept.kind);
  if (swarmAbout(forest, many, a) || (!isFigure && ringAround(forest, many, a))) return true;
  if (!isActor(many) || concept.kind !== 'animal' || concept.habitat === 'air') return false;
  forest.wishes.push({ kind: 'around', from: element.id, to: a.thing.element.id });
  return true;
}
const LEAST_MANY = 3;
