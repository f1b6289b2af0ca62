import type { Hex } from '@/lib/color/hex';
import { isOfSort } from '../concepts/sorts';
import type { Pen } from '../kit/pen';
import { HOUSE } from '../palette/house';
import type { Node } from './node';

/** Several of one kind that nobody gave a colour: each has another of the picture's, as in a shop window. */

/** What one has in several colours at once; screens and furniture of a room are alike. */
const TINTED = /^(?:container|tool|toy|food|plant|clothing|vehicle|symbol|instrument)$/;

/** Colours of what is sold in all of them, after the first that the thing has by itself. */
const SORTED: readonly Hex[] = [
  HOUSE.mustard,
  HOUSE.pink,
  HOUSE.teal,
  HOUSE.purple,
  HOUSE.coral,
  HOUSE.sky,
  HOUSE.cream,
];

const isFree = ({ thing: { element, concept } }: Node) =>
  element.colors.length === 0 && TINTED.test(concept.kind) && !isOfSort(concept.id, 'in-pairs');

/** The picture's colours as one of several takes them: each begins with the next. */
export function accentsOfCopy(node: Node, copy: number, accents: Pen['accents']): Pen['accents'] {
  if (copy === 0 || !isFree(node)) return accents;
  const at = (index: number): Hex => accents[(index + copy) % accents.length] ?? accents[0];
  return [at(0), at(1), at(2), at(3)];
}

/** One of several of what comes in many colours. */
export function tintedCopy(node: Node, copy: number): Node {
  const { thing } = node;
  const color = SORTED[(copy - 1) % SORTED.length];
  if (copy === 0 || !isFree(node) || !isOfSort(thing.concept.id, 'in-many-colours')) return node;
  return { ...node, thing: { ...thing, parameters: { ...thing.parameters, color } } };
}
