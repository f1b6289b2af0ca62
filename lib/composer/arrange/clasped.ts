import { clamp, heightOf, widthOf } from '@/lib/svg/point';
import type { BriefRelation } from '../brief';
import { clasp, CLASPED_AT_CM } from '../kit/symbols/clasp';
import type { KitDrawing } from '../kit/part';
import { flattened, marked, moved, stacked } from './assemble';
import type { Forest } from './forest';
import type { PenFor } from './held';
import { isActor, type Node } from './node';

/** What something is held up by and nobody else is seen of: a hand around a phone, the hanger in a shirt. */

/** What one hand gets around. */
const LARGEST_CM = 45;
const HOLDING: ReadonlySet<BriefRelation['kind']> = new Set(['holding', 'in', 'on']);

const isHanger = ({ thing: { concept } }: Node) => concept.id === 'hanger';
const isHand = ({ thing: { concept } }: Node) => concept.id === 'hand';

/** Binds a hand to what it holds or what is in it, and a hanger to the clothes on it. */
export function claspBy(forest: Forest, kind: BriefRelation['kind'], a: Node, b: Node): boolean {
  if (!HOLDING.has(kind)) return false;
  const [hand, thing] = kind === 'holding' ? [a, b] : [b, a];
  if (kind === 'on' && isHanger(b) && a.thing.concept.kind === 'clothing')
    return forest.bind(b, a, 'clasped');
  const isSmall = thing.thing.concept.heightCm <= LARGEST_CM;
  if (!isHand(hand) || isHand(thing) || isActor(thing) || !isSmall) return false;
  return forest.bind(hand, thing, 'clasped');
}

export const isClasped = ({ children }: Node): boolean =>
  children.some(({ bond }) => bond === 'clasped');

/** Widths and heights between which a hand is drawn around something. */
const GRASP = { narrowCm: 4.6, wideCm: 11, lowCm: 12 } as const;

/** Of the width of clothes, how wide the hanger in them is; of their height, how far it is under their top, and how high they hang. */
const HANGER = { width: 0.66, sunk: 0.02, high: 0.1 } as const;

/** Clothes on their hanger, which is seen at the neck, off the ground. */
function onHanger(clothes: KitDrawing, hanger: KitDrawing): KitDrawing {
  const { box } = clothes;
  const scale = (widthOf(box) * HANGER.width) / widthOf(hanger.box);
  const middle = (box.left + box.right) / 2;
  const own = (hanger.box.left + hanger.box.right) / 2;
  // The hook is the upper half of a hanger.
  const neck = box.top + heightOf(box) * HANGER.sunk;
  const y = neck - (hanger.box.top + heightOf(hanger.box) * 0.5) * scale;
  const whole = stacked([moved(hanger, { at: [middle - own * scale, y], scale }), clothes]);
  return moved(whole, { at: [0, -box.bottom - heightOf(box) * HANGER.high] });
}

/** A thing in its hand: as large as the hand needs it, small things being what the picture is of. */
export function clasping(
  thing: KitDrawing,
  hand: Node,
  penFor: PenFor,
  draw: (node: Node, penFor: PenFor) => KitDrawing,
): KitDrawing {
  if (isHanger(hand)) return onHanger(thing, flattened(draw(hand, penFor)));
  const [width, height] = [widthOf(thing.box), heightOf(thing.box)];
  const low = Math.max(GRASP.narrowCm / width, GRASP.lowCm / height, 1);
  const scale = Math.min(low, GRASP.wideCm / width);
  const middle = (thing.box.left + thing.box.right) / 2;
  const held = moved(flattened(thing), {
    at: [-middle * scale, CLASPED_AT_CM - thing.box.bottom * scale],
    scale,
  });
  const { element } = hand.thing;
  const gripped = clamp(width * scale, GRASP.narrowCm, GRASP.wideCm);
  const around = marked(
    clasp(penFor(element.id), { widthCm: gripped, heightCm: height * scale }),
    element.id,
  );
  const { svg, front = '', box } = around;
  return stacked([{ svg, box, anchors: {} }, held, { svg: front, box, anchors: {} }]);
}
