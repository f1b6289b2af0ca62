import { conceptOf, isOfSort } from '../concepts';
import { partOf } from '../kit';
import type { Held, Reach } from '../kit/actor';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved, stacked } from './assemble';
import { inClaws, inPouch } from './carried-close';
import { cradleScale, fromUnder } from './cradled';
import { isPile } from './heaps';
import { isHeld, isOneHanded, type Node } from './node';

/** What actors hold: in their hands, in proportion to them, or as animals do in the mouth. */
export type PenFor = (label: string) => Pen;
export type DrawNode = (node: Node, penFor: PenFor) => KitDrawing;

/** Small actors have small things: a mouse's cup is no bathtub. In proportion to a grown person. */
const GROWN_CM = 150;
/** Animals are rounder than people: what they hold is drawn a little larger to be read. */
const SMALL_HANDS = 1.4;
/** Nothing that is held is drawn smaller than this share of who holds it: it would not be seen. */
const LEAST_PROP_SHARE = 0.26;
/** A sponge or a brush in somebody's hand is no dot. */
const LEAST_TOOL_SHARE = 0.15;
const MOST_GROWN = 2.4;
/** A parasol that is carried is none of the beach. */
const MOST_HELD_WIDTH = 0.8;
/** Of who holds it in one hand, how high something is at most that is no staff. */
const MOST_HELD_HEIGHT = 0.85;
const BEAST_PROP_SHARE = 0.3;
/** A small animal's paw would cover what is no larger than that. */
const PAW_PROP_SHARE = 0.36;
/** An umbrella has to reach over the head. */
const TALL_PROP_SHARE = 0.85;

/** Something that the verb implies and the prompt did not name: the brush of a painter. */
export function implied(conceptId: string, penFor: PenFor): KitDrawing | undefined {
  const concept = conceptOf(conceptId);
  // A vehicle is ridden or stands about: nobody holds it.
  if (concept?.kind === 'vehicle') return undefined;
  const part = concept?.part === undefined ? undefined : partOf(concept.part);
  return part?.draw(concept?.parameters ?? {}, penFor(`implied ${conceptId}`));
}

/** What is read before the chest is large enough to be seen as what it is. */
const READ_SHARE = 0.36;

function propScale(node: Node, { box }: KitDrawing, isTall: boolean, both: boolean): number {
  const { heightCm, kind } = node.thing.concept;
  const size = Math.max(box.bottom - box.top, box.right - box.left, 0.1);
  const isBig = heightCm >= GROWN_CM * 0.6;
  if (isBig && kind === 'person') {
    const most = (MOST_HELD_WIDTH * heightCm) / Math.max(0.1, box.right - box.left);
    return Math.min(most, Math.max(1, (LEAST_TOOL_SHARE * heightCm) / size));
  }
  // A bear's book is no stamp.
  if (isBig) return Math.min(MOST_GROWN, Math.max(1, (BEAST_PROP_SHARE * heightCm) / size));
  const inProportion = (heightCm / GROWN_CM) * SMALL_HANDS;
  const inOne = kind === 'animal' ? PAW_PROP_SHARE : LEAST_PROP_SHARE;
  const leastShare = isTall ? TALL_PROP_SHARE : both ? READ_SHARE : inOne;
  const least = (leastShare * heightCm) / size;
  // Paws are large: an acorn that is as small as it is would be hidden by them.
  if (kind === 'animal' && least > 1) return Math.min(MOST_GROWN, least);
  return Math.min(1, Math.max(inProportion, least));
}

/** What is wide and held by its end is before the hand, as a pan, and not behind it. */
const END_SHARE = 0.75;

function isBackwards({ box, anchors }: KitDrawing): boolean {
  const width = box.right - box.left;
  const isWide = width > (box.bottom - box.top) * 1.4;
  return isWide && (anchors.grip?.at[0] ?? box.left) > box.left + width * END_SHARE;
}

/** Of a person's height, how long a tool is at most from the upper hand to its end on the ground. */
const SHAFT_SHARE = 0.56;

/** A grown person's spade would have a child's hands over its head. */
function shaftScale({ thing: { concept } }: Node, { anchors, box }: KitDrawing): number {
  const upper = (anchors.gripFar ?? anchors.grip)?.at[1];
  if (concept.kind !== 'person' || upper === undefined) return 1;
  const below = box.bottom - Math.min(upper, anchors.grip?.at[1] ?? upper);
  const isShaft = box.bottom - box.top > 90;
  return isShaft ? Math.min(1, (concept.heightCm * SHAFT_SHARE) / Math.max(1, below)) : 1;
}

/** A stalk that is eaten is beside the face, and not over it. */
const STALK = 0.62;
const STALK_DEGREES = 38;

/** Of a person's height, how high a box in both arms is: the face is over it. */
const MOST_BOX_SHARE = 0.125;
/** And a stack of them, which goes up to the chin. */
const MOST_STACK_SHARE = 0.3;
const BOXES = /^(?:gift|box|open-box|product-box|storage-chest|cake|birthday-cake)$/;

/** Of who carries it, how wide a tray is at least: what is on it is to be told apart. */
const LADEN_SHARE = 0.34;

interface Prop {
  isBox?: boolean;
  isCradled?: boolean;
  isPlant?: boolean;
  both?: boolean;
  isTall?: boolean;
  isPiled?: boolean;
  isLevel?: boolean;
  /** Its size is told. */
  isMeasured?: boolean;
  /** Things are on it. */
  isLaden?: boolean;
}

function heldIn(
  node: Node,
  drawing: KitDrawing,
  {
    isPlant = false,
    both = false,
    isTall = false,
    isBox = false,
    isCradled = false,
    isPiled = false,
    isLevel = false,
    isMeasured = false,
    isLaden = false,
  }: Prop,
): Held {
  const { top, bottom } = drawing.box;
  const most = (MOST_HELD_HEIGHT * node.thing.concept.heightCm) / Math.max(0.1, bottom - top);
  const inHand = isMeasured ? 1 : propScale(node, drawing, isTall, both);
  const own = inHand * (both ? shaftScale(node, drawing) : 1);
  const wide = Math.max(drawing.box.right - drawing.box.left, 0.1);
  const least = isLaden ? (LADEN_SHARE * node.thing.concept.heightCm) / wide : 0;
  const wanted = Math.max(own, Math.min(MOST_GROWN, least));
  const share = isPiled ? MOST_STACK_SHARE : MOST_BOX_SHARE;
  const boxed = isBox ? (most * share) / MOST_HELD_HEIGHT : Infinity;
  const free = isTall || both ? wanted : Math.min(wanted, isPlant ? most * STALK : most);
  const scale = isCradled
    ? cradleScale(node.thing.concept.heightCm, drawing)
    : Math.min(free, boxed);
  const mirrored = !isCradled && isBackwards(drawing);
  const fitted =
    scale === 1 && !mirrored ? drawing : moved(drawing, { at: [0, 0], scale, mirrored });
  const isStalk = isPlant && wanted > most * STALK;
  return {
    drawing: flattened(fitted),
    ...(both ? { both: true } : {}),
    ...(isStalk ? { angleDegrees: STALK_DEGREES } : {}),
    ...(isLevel ? { angleDegrees: 90 } : {}),
  };
}

/** A tray, or what else has things on it and no handle: one hand is under it. */
export const bearsThings = ({ thing, children }: Node): boolean =>
  thing.concept.id === 'tray' ||
  (!isOfSort(thing.concept.id, 'handled') &&
    thing.concept.kind !== 'person' &&
    children.some(({ bond }) => bond === 'on'));

function fromBelow(drawing: KitDrawing): KitDrawing {
  const { top, handle, gripFar, ...anchors } = drawing.anchors;
  const host = top ?? handle ?? gripFar;
  return {
    ...drawing,
    anchors: { ...anchors, grip: { at: [host?.at[0] ?? 0, drawing.box.bottom - 1] } },
  };
}

/** Of its height, how low both hands are at the sides of what has no grips of its own. */
const SIDES_SHARE = 0.96;

/** Paws are as large as a cake: they hold it from below at its sides, so that they do not cover it. */
function bySides(drawing: KitDrawing): KitDrawing {
  const { box, anchors } = drawing;
  if (anchors.gripFar) return drawing;
  const y = box.top + (box.bottom - box.top) * SIDES_SHARE;
  return {
    ...drawing,
    anchors: { ...anchors, grip: { at: [box.right, y] }, gripFar: { at: [box.left, y] } },
  };
}

/** With the hand where this is had: under it, below a tray, else at its own grip. */
function gripped(child: Node, drawing: KitDrawing, holder: Node): KitDrawing {
  if (child.isCradled) return fromUnder(drawing);
  const isBelow = bearsThings(child) || child.thing.element.attributes.includes('under-arm');
  if (isBelow) return fromBelow(drawing);
  if (child.bond !== 'held-both') return drawing;
  if (holder.thing.concept.kind === 'animal') return bySides(drawing);
  return child.thing.concept.kind === 'food' ? fromBelow(drawing) : drawing;
}

/** What is in the hands, the tool of the verb last. */
export function heldThings(node: Node, penFor: PenFor, draw: DrawNode): Held[] {
  const own = node.children.filter(isHeld).map((child) =>
    heldIn(node, gripped(child, draw(child, penFor), node), {
      isCradled: child.isCradled === true,
      isPlant: child.thing.concept.kind === 'plant',
      both: child.bond === 'held-both',
      isBox: node.thing.concept.kind === 'person' && BOXES.test(child.thing.concept.id),
      isTall: isOneHanded(child.thing.concept.id),
      isPiled: isPile(child.thing.element),
      isLevel: child.thing.element.attributes.includes('level'),
      isMeasured: child.thing.element.measured !== undefined,
      isLaden: node.thing.concept.kind === 'person' && bearsThings(child),
    }),
  );
  const { tool: named } = node.doing;
  const tool = named === undefined ? undefined : implied(named, penFor);
  return tool ? [...own, heldIn(node, tool, {})] : own;
}

/** What is open or full is never held over the head: it would spill. */
const OPEN_KINDS = new Set(['container', 'food']);

/** The arm's task: the verb's gesture, and what is in the hand. */
export function reachOf(
  gesture: Reach['gesture'],
  holds: Held | undefined,
  isOpen = false,
): Reach | undefined {
  if (!gesture && !holds) return undefined;
  const level = isOpen && gesture === 'raise' ? 'reach' : gesture;
  return {
    ...(level ? { gesture: level } : { gesture: 'hold-chest' as const }),
    ...(holds ? { holds } : {}),
  };
}

export function holdsOpen(node: Node): boolean {
  const [first] = node.children.filter(isHeld);
  return first !== undefined && OPEN_KINDS.has(first.thing.concept.kind);
}

/** Four legs that are needed for going: what is carried is in the mouth. */
const GOING = new Set(['walk', 'run', 'jump', 'swim']);
const MOUTHFUL_SHARE = 0.4;

/** How it is said that an animal carries something otherwise than in its hands. */
const CARRIED_CLOSE = /^in-(?:mouth|pouch|claws)$/;

/** What an animal on its way carries in its mouth, or as is told in its pouch or its claws. */
export function mouthfulOf(node: Node): Node | undefined {
  const { concept, drawnBy } = node.thing;
  // A badger in an apron goes on two legs, and has its hands free.
  if (drawnBy.kind === 'actor' && drawnBy.actor.id === 'person') return undefined;
  const held = node.children.filter(isHeld);
  const [only] = held;
  if (held.length !== 1 || !only) return undefined;
  const isBeast =
    concept.kind === 'animal' || (concept.kind === 'fantasy' && concept.part !== 'person');
  if (isBeast && only.thing.element.attributes.some((one) => CARRIED_CLOSE.test(one))) return only;
  if (concept.kind !== 'animal') return undefined;
  if (!GOING.has(node.doing.pose ?? '')) return undefined;
  const fits = only.thing.concept.heightCm < concept.heightCm * MOUTHFUL_SHARE;
  return fits && !isOneHanded(only.thing.concept.id) ? only : undefined;
}

/** Of the animal's height, how far its fire goes. */
const BREATH_SHARE = 0.8;

/** Of an insect's length, how large its load is, and how far over its body it is carried. */
const LOAD = { size: 0.62, over: 0.02 } as const;

/** Held over head and back, as ants have what is larger than they are. */
function overHead(animal: KitDrawing, item: KitDrawing): KitDrawing {
  const { left, top, right, bottom } = item.box;
  const length = animal.box.right - animal.box.left;
  const scale = (length * LOAD.size) / Math.max(right - left, bottom - top, 0.1);
  const { mouth, back } = animal.anchors;
  const x = ((mouth?.at[0] ?? animal.box.right) + (back?.at[0] ?? 0)) / 2;
  const y = (back?.at[1] ?? animal.box.top) - length * LOAD.over;
  const at = [x - ((left + right) / 2) * scale, y - bottom * scale] as const;
  return { ...stacked([moved(item, { at, scale }), animal]), anchors: animal.anchors };
}

export function inMouth(
  animal: KitDrawing,
  item: KitDrawing,
  {
    thing: {
      concept: { heightCm, id },
    },
  }: Node,
  { thing }: Node,
): KitDrawing {
  const { mouth } = animal.anchors;
  if (thing.element.attributes.includes('in-pouch')) return inPouch(animal, item, heightCm);
  if (thing.element.attributes.includes('in-claws')) return inClaws(animal, item);
  const isBreath = isOfSort(thing.concept.id, 'breathed');
  if (!mouth) return animal;
  if (isBreath) {
    const far = (heightCm * BREATH_SHARE) / Math.max(0.1, item.box.right - item.box.left);
    const root = item.anchors.grip?.at ?? [item.box.left, 0];
    const at = [mouth.at[0] - root[0] * far, mouth.at[1] - root[1] * far] as const;
    return stacked([animal, moved(item, { at, scale: far })]);
  }
  const { left, top, right, bottom } = item.box;
  if (isOfSort(id, 'load-bearing')) return overHead(animal, item);
  const size = Math.max(right - left, bottom - top, 0.1);
  const isMeasured = thing.element.measured !== undefined;
  const scale = isMeasured ? 1 : Math.min(MOST_GROWN, (heightCm * LEAST_PROP_SHARE) / size);
  const hasGrip =
    isOfSort(thing.concept.id, 'carried-upright') && right - left < (bottom - top) * 1.1;
  const grip = hasGrip ? item.anchors.grip?.at : undefined;
  // What is broad is held by its near end: the face is seen.
  const isBroad = right - left > (bottom - top) * 1.1 && isOfSort(id, 'holds-in-beak');
  const across = isBroad ? left + (right - left) * 0.1 : (left + right) / 2;
  const [x, y] = grip ?? [across, (top + bottom) / 2];
  const middle = [x * scale, y * scale] as const;
  return stacked([
    animal,
    moved(item, { at: [mouth.at[0] - middle[0], mouth.at[1] - middle[1]], scale }),
  ]);
}
