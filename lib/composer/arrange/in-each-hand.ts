import { SINGLES } from '../concepts/singles';
import { isOfSort } from '../concepts/sorts';
import { partOf } from '../kit';
import type { ActorPose, Held, Reach } from '../kit/actor';
import { flattened, marked, moved } from './assemble';
import { isHeld, type Node } from './node';
import type { PenFor } from './held';

/** What comes in twos: one is in each hand. */

/** A grown person's height: what reaches from the hand to the ground is as long as its owner asks for. */
const GROWN_CM = 170;
const CRUTCH_DEGREES = 6;

/** One of a pair that is drawn as two where it lies about. */
function oneOf({ thing }: Node, child: Node, penFor: PenFor): Held | undefined {
  const { concept, parameters, element } = child.thing;
  const kind = isOfSort(concept.id, 'in-each-hand') ? SINGLES[concept.id] : undefined;
  const part = kind === undefined || !concept.part ? undefined : partOf(concept.part);
  if (!part) return undefined;
  const drawn = part.draw({ ...parameters, kind }, penFor(element.id));
  const scale = thing.concept.heightCm / GROWN_CM;
  return {
    drawing: marked(flattened(moved(drawn, { at: [0, 0], scale })), element.id),
    angleDegrees: -CRUTCH_DEGREES,
  };
}

/** Both arms of a person who has one of a pair in each hand; nothing where nobody has. */
export function inEachHand(node: Node, held: Held | undefined, penFor: PenFor): Partial<ActorPose> {
  const { thing, children, doing } = node;
  const [child, other] = children.filter(isHeld);
  if (!child || other || !held || thing.concept.kind !== 'person') return {};
  const single = oneOf(node, child, penFor);
  const { concept, element } = child.thing;
  const isTwo = element.count > 1 && isOfSort(concept.id, 'in-each-hand');
  const one = single ?? (isTwo ? held : undefined);
  if (!one) return {};
  const gesture: Reach['gesture'] = single ? 'hold-low' : (doing.near ?? 'hold-chest');
  return { near: { gesture, holds: one }, far: { gesture, holds: one } };
}
