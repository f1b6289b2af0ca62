import { SINGLES } from '../concepts/singles';
import { isOfSort } from '../concepts/sorts';
import { partOf } from '../kit';
import type { ActorPose, Held, Reach } from '../kit/actor';
import { flattened, marked, moved, stacked } from './assemble';
import { isHeld, type Node } from './node';
import type { PenFor } from './held';

/** What comes in twos: one is in each hand. */

/** A grown person's height: what reaches from the hand to the ground is as long as its owner asks for. */
const GROWN_CM = 170;
/** Of what arms do, what leaves both free to carry. */
const CARRYING = /^(?:hold-.*|raise|present|reach|relax)$/;
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

/** What is so small that somebody has one in each hand, where two or three are counted. */
const HANDFUL_CM = 30;
const MOST_IN_HANDS = 3;
/** Of its size, how far up the arm the third is. */
const UP_ARM = { aside: -0.62, up: 0.34 } as const;

const isHandful = ({ bond, children, thing: { concept, element } }: Node): boolean =>
  bond === 'held' &&
  children.every((one) => one.bond === 'on' || one.bond === 'in') &&
  !element.several &&
  element.count > 1 &&
  element.count <= MOST_IN_HANDS &&
  concept.heightCm <= HANDFUL_CM &&
  /^(?:food|container)$/.test(concept.kind);

/** Two of them one behind the other, along the arm. */
function alongArm({ drawing, ...held }: Held): Held {
  const { left, right, top, bottom } = drawing.box;
  const behind = moved(drawing, {
    at: [(right - left) * UP_ARM.aside, (top - bottom) * UP_ARM.up],
  });
  return { ...held, drawing: { ...stacked([behind, drawing]), anchors: drawing.anchors } };
}

/** Both arms of a person who has one of a pair in each hand; nothing where nobody has. */
export function inEachHand(node: Node, held: Held | undefined, penFor: PenFor): Partial<ActorPose> {
  const { thing, children, doing } = node;
  const [child, other] = children.filter(isHeld);
  if (!child || other || !held || thing.concept.kind !== 'person') return {};
  const single = oneOf(node, child, penFor);
  const { concept, element } = child.thing;
  if (isHandful(child) && (doing.near === undefined || CARRYING.test(doing.near))) {
    const near = element.count > 2 ? alongArm(held) : held;
    return {
      near: { gesture: 'hold-chest', holds: near },
      far: { gesture: 'hold-high', holds: held },
    };
  }
  const isTwo = element.count > 1 && isOfSort(concept.id, 'in-each-hand');
  const one = single ?? (isTwo ? held : undefined);
  if (!one) return {};
  const gesture: Reach['gesture'] = single ? 'hold-low' : (doing.near ?? 'hold-chest');
  return { near: { gesture, holds: one }, far: { gesture, holds: one } };
}
