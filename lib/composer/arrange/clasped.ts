import { clamp, heightOf, widthOf } from '@/lib/svg/point';
import type { BriefRelation } from '../brief';
import { isOfSort } from '../concepts/sorts';
import { clasp, CLASPED_AT_CM } from '../kit/symbols/clasp';
import { armAcross, workingHands, WRIST_CM } from '../kit/symbols/working-hands';
import type { Pen } from '../kit/pen';
import { pinchingHand } from '../kit/symbols/pinch';
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

/** `hands kneading dough`: both on it, seen by whose they are, with a tool in the right one. */
export function workByHands(forest: Forest, hands: Node, work: Node, tool?: Node): boolean {
  const isSmall = work.thing.concept.heightCm <= LARGEST_CM;
  if (!isHand(hands) || isHand(work) || isActor(work) || !isSmall) return false;
  if (!forest.bind(hands, work, 'clasped')) return false;
  hands.isAtWork = true;
  if (tool && tool !== work && !isActor(tool)) forest.bind(tool, hands, 'in');
  return true;
}

/** A hand that has something over, in or on something else comes from above: from below it would be before that. */
export function reachDown({ nodes, wishes }: Pick<Forest, 'nodes' | 'wishes'>): void {
  for (const node of nodes.values()) {
    const hand = node.children.find(({ bond, isAtWork }) => bond === 'clasped' && !isAtWork);
    if (!hand || isHanger(hand)) continue;
    const isBorne = node.bond === 'in' || node.bond === 'on';
    const { id } = node.thing.element;
    if (isBorne || wishes.some(({ kind, from }) => kind === 'above' && from === id))
      hand.isFromAbove = true;
  }
}

const WRISTS = /\b(?:wrists?|arms?|handgelenk|poignet|muñeca|polso|pulso|запясть)/iu;
const isAtWrist = (hand: Node, { thing }: Node) =>
  WRISTS.test(hand.thing.element.phrase) && isOfSort(thing.concept.id, 'worn-at-the-wrist');

export const isClasped = (node: Node): boolean =>
  node.children.some(({ bond, isAtWork }) => bond === 'clasped' && !isAtWork);

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

/** What is worked on with both hands before it. */
function atWork(
  thing: KitDrawing,
  hands: Node,
  penFor: PenFor,
  draw: (node: Node, penFor: PenFor) => KitDrawing,
): KitDrawing {
  const { element } = hands.thing;
  const [held] = hands.children;
  const tool = held ? marked(flattened(draw(held, penFor)), held.thing.element.id) : undefined;
  const { box } = thing;
  const middle = (box.left + box.right) / 2;
  const { svg } = workingHands(penFor(element.id), {
    widthCm: widthOf(box),
    heightCm: heightOf(box),
    tool,
  });
  const drawn = { svg, box: { ...box, bottom: box.bottom }, anchors: {} };
  const over = moved(drawn, { at: [middle, 0] });
  return stacked([thing, marked({ ...over, box }, element.id)]);
}

/** Of the wrist, how wide what is worn there is, and how much of the arm counts as the picture's. */
const WRIST = { wide: 0.98, seenCm: 10.5 } as const;

/** A watch on its wearer's arm, its strap going round behind. */
function atWrist(thing: KitDrawing, pen: Pen, hand: Node): KitDrawing {
  const { box } = thing;
  const scale = (WRIST_CM * WRIST.wide) / widthOf(box);
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const worn = moved(flattened(thing), { at: [-middle[0] * scale, -middle[1] * scale], scale });
  const arm = armAcross(pen);
  const half = WRIST_CM / 2 + 0.35;
  const around = `M-${WRIST_CM} ${-half}Q0 ${-half - 0.5} ${WRIST_CM} ${-half}V${half}Q0 ${half + 0.5} -${WRIST_CM} ${half}Z`;
  const seen = { left: -WRIST.seenCm, right: WRIST.seenCm, top: -half - 2, bottom: half + 2 };
  const behind = marked({ svg: arm.svg, box: seen, anchors: {} }, hand.thing.element.id);
  const whole = stacked([behind, { ...worn, svg: pen.clip(around, worn.svg), box: seen }]);
  return moved({ ...whole, box: seen }, { at: [0, -seen.bottom] });
}

/** Heights between which something is drawn that hangs from two fingers, and how far these reach over its top. */
const PINCHED = { lowCm: 7, highCm: 24, sunk: 0.16, sunkCm: 2.2 } as const;

/** A thing that a hand has by its top. */
function pinched(thing: KitDrawing, hand: Node, penFor: PenFor): KitDrawing {
  const { box } = thing;
  const height = heightOf(box);
  const scale = clamp(1, PINCHED.lowCm / height, PINCHED.highCm / height);
  const { element } = hand.thing;
  const from = marked(pinchingHand(penFor(element.id)), element.id);
  const y = (box.top + Math.min(height * PINCHED.sunk, PINCHED.sunkCm / scale)) * scale;
  const held = moved(flattened(thing), { at: [0, 0], scale });
  const at = [((box.left + box.right) / 2) * scale, y] as const;
  return stacked([held, moved(from, { at })]);
}

/** A thing in its hand: as large as the hand needs it, small things being what the picture is of. */
export function clasping(
  thing: KitDrawing,
  hand: Node,
  penFor: PenFor,
  draw: (node: Node, penFor: PenFor) => KitDrawing,
  owner?: Node,
): KitDrawing {
  if (isHanger(hand)) return onHanger(thing, flattened(draw(hand, penFor)));
  if (hand.isAtWork) return atWork(thing, hand, penFor, draw);
  if (hand.isFromAbove) return pinched(thing, hand, penFor);
  if (owner && isAtWrist(hand, owner)) return atWrist(thing, penFor(hand.thing.element.id), hand);
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
