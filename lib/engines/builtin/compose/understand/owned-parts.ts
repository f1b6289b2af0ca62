import { conceptOf, type ConceptKind } from '../lexicon/lexicon';
import type { Subject } from './description';

/** Parts that the drawing of their owner has already, by the kind of the owner. */
const PARTS_BY_KIND: Partial<Record<ConceptKind, ReadonlySet<string>>> = {
  animal: new Set(['tooth', 'eye', 'mouth', 'tongue']),
  person: new Set(['tooth', 'eye', 'mouth', 'tongue']),
  building: new Set(['window', 'door', 'brick']),
  // `a truck with big wheels`: the words for a Ferris wheel, too.
  vehicle: new Set(['window', 'door', 'wheel', 'ferris-wheel']),
  boat: new Set(['window', 'door', 'wheel']),
  aircraft: new Set(['window', 'door', 'wheel']),
  plant: new Set(['leaf', 'branch', 'blossom', 'maple-leaf', 'fallen-leaf']),
  food: new Set(['leaf']),
  celestial: new Set(['ring']),
};

/** Nobody means a window that stands for itself beside a house: `warm light in the windows`. */
export function isOnlyAPart({ concept }: Subject): boolean {
  return concept === 'window' || concept === 'door';
}

/** Dishes that what they are made with is inside of; what is served beside them is not. */
const DISHES = new Set(
  'hamburger pizza sandwich green-salad taco burrito stuffed-flatbread'.split(' '),
);
const BESIDE_DISHES =
  /^(?:french-fries|hot-beverage|bowl-with-spoon|steaming-bowl|green-salad|.*(?:glass|mug|drink|milk|straw|tea|can|bottle|milkshake))$/;

const SHELLED = new Set(['turtle', 'snail', 'crab', 'oyster']);

/** Things that have pictures and patterns on them: `a mug with hearts`, `a t-shirt with a skull`. */
const PRINTED = new Set(['hot-beverage', 't-shirt', 'coat', 'dress', 'kite', 'shield', 'backpack']);
const PRINTS: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'symbol',
  'plant',
  'animal',
  'celestial',
]);

/** `a snail with a rainbow shell`, `a house with big windows`, `a dress with flowers`, `a pizza with olives`. */
export function isPartOfOwner(owner: Subject, object: Subject): boolean {
  const { kind } = conceptOf(owner.concept);
  if (PARTS_BY_KIND[kind]?.has(object.concept)) return true;
  if (object.concept === 'stethoscope') return owner.concept.endsWith('health-worker');
  if (object.concept === 'spiral-shell') return SHELLED.has(owner.concept);
  if (object.concept === 'feather') return kind === 'animal' && object.count > 1;
  if (DISHES.has(owner.concept))
    return conceptOf(object.concept).kind === 'food' && !BESIDE_DISHES.test(object.concept);
  const printed = kind === 'clothing' || PRINTED.has(owner.concept);
  return printed && PRINTS.has(conceptOf(object.concept).kind);
}
