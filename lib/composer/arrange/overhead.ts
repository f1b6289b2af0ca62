import { heightOf, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';
import type { Forest } from './forest';
import { isActor, type Node } from './node';

/** Bubbles, question marks and bulbs over heads: each of several has one, wherever they sit or stand. */

/** What else is over a head when it is told to be there. */
const SIGNS = /^(?:symbol|tool|celestial|device)$/;
const LARGEST_CM = 80;

/** Of somebody's height, how high it is, and how far over the head and beside it. */
const OVER = { high: 0.22, wide: 0.3, gap: 0.025, aside: 0.04 } as const;

/** Binds what is over the heads of several to each of them; who stands alone has it in the air of the picture. */
export function hangOverhead(forest: Forest, sign: Node, owner: Node): boolean {
  const { concept, element } = sign.thing;
  const isSign =
    isOfSort(concept.id, 'speech') || (SIGNS.test(concept.kind) && concept.heightCm <= LARGEST_CM);
  const isEach = owner.thing.element.count > 1 && (element.several || element.count > 1);
  if (isActor(sign) || !isActor(owner) || !isSign || !isEach) return false;
  if (!forest.bind(sign, owner, 'overhead')) return false;
  sign.thing = { ...sign.thing, element: { ...element, count: 1, several: false } };
  return true;
}

/** With what is over the head. */
export function withOverhead(node: Node, drawn: KitDrawing, sign: KitDrawing): KitDrawing {
  const { heightCm } = node.thing.concept;
  const { head, crown } = drawn.anchors;
  const at = crown?.at ?? head?.at;
  if (!at) return drawn;
  const scale = Math.min(
    (heightCm * OVER.high) / heightOf(sign.box),
    (heightCm * OVER.wide) / widthOf(sign.box),
  );
  const { left, right, bottom } = sign.box;
  const top = Math.min(at[1], drawn.box.top);
  const placed = moved(flattened(sign), {
    at: [
      at[0] - ((left + right) / 2) * scale - heightCm * OVER.aside,
      top - heightCm * OVER.gap - bottom * scale,
    ],
    scale,
  });
  const whole = stacked([drawn, placed]);
  return { ...drawn, svg: drawn.svg + placed.svg, box: whole.box };
}

/** Who is drawn turned round has signs that still read the right way. */
export const readable = (node: Node): Node =>
  node.children.some(({ bond }) => bond === 'overhead')
    ? {
        ...node,
        children: node.children.map((child) =>
          child.bond === 'overhead' ? { ...child, isTurnedBack: true } : child,
        ),
      }
    : node;

/** A sign as it reads on somebody who is turned round. */
export const asRead = ({ isTurnedBack, thing }: Node, drawn: KitDrawing): KitDrawing =>
  isTurnedBack && !isOfSort(thing.concept.id, 'speech')
    ? moved(drawn, { at: [0, 0], mirrored: true })
    : drawn;
