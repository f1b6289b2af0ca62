import type { BriefElement } from '../../brief';
import { AS_FILLED, IN_ITS_OWN, STUFF_OF, STUFF_SAID } from '../../concepts/food/filled';
import { AS_TOPPING } from '../../concepts/food/toppings';
import { conceptOf } from '../../concepts';
import { LAID_DOWN } from '../../concepts/joints';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { mergeInto } from './merging';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Food in a vessel is that vessel with the food in it: popcorn in a bowl brings no box of its own. */

/** What shows its contents from the side. */
const OF_GLASS = /^(?:glass|jar)$/;
const PUT = /^(?:in|on)$/;
const HAD = /^(?:full-of|with)$/;

/** What a dish is made up of; nothing where it is a thing that keeps its shape. */
export function stuffOf({ concept = '', phrase, attributes }: BriefElement): string | undefined {
  if (STUFF_OF[concept] === undefined) return undefined;
  const words = [phrase, ...attributes].join(' ');
  const told = /^(?:pudding|porridge|cereal|chopped-nuts|crumbs)$/.test(concept)
    ? STUFF_SAID.find(([said]) => said.test(words) || said.test(phrase))?.[1]
    : undefined;
  if (told === undefined && concept === 'pudding' && attributes.includes('chocolate'))
    return 'mousse';
  return told ?? STUFF_OF[concept];
}

/** The dishes that a vessel has in it, those first that are told to be in it. */
function contentsOf(draft: Draft, vessel: BriefElement): BriefElement[] {
  const ids = draft.relations.flatMap(({ kind, from, to }) =>
    to === vessel.id && PUT.test(kind) ? [from] : from === vessel.id && HAD.test(kind) ? [to] : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const food = draft.element(id);
    return food && stuffOf(food) ? [food] : [];
  });
}

/** What lies on a dish that is put into glass: it is one of its layers. */
const toppingsOf = (draft: Draft, dish: BriefElement): BriefElement[] =>
  draft.relations.flatMap(({ kind, from, to }) => {
    const topping = kind === 'on' && to === dish.id ? draft.element(from) : undefined;
    return topping && stuffOf(topping) ? [topping] : [];
  });

function fill(draft: Draft, vessel: BriefElement): void {
  const isGlass = OF_GLASS.test(vessel.concept ?? '');
  const as = AS_FILLED[vessel.concept ?? ''];
  const inside = contentsOf(draft, vessel);
  const main = inside.find(({ concept = '' }) => IN_ITS_OWN.has(concept)) ?? inside[0];
  if (!as || !main || vessel.count > 1 || main.count > MOST_EACH) return;
  if (!isGlass && !IN_ITS_OWN.has(main.concept ?? '')) return;
  const others = othersIn(draft, vessel, main);
  // Several dishes share a plate as a meal.
  if (!isGlass && others.some(({ id }) => isDish(draft, id))) return;
  const layers = isGlass ? [...new Set([main, ...inside, ...toppingsOf(draft, main)])] : [main];
  const stuff = layers.flatMap((one) => stuffOf(one) ?? []);
  const phrase = `${main.phrase} ${vessel.concept === 'plate' ? 'on' : 'in'} ${vessel.phrase}`;
  for (const gone of layers.slice(1)) {
    showWith(main, gone.phrase);
    mergeInto(draft, gone.id, main.id);
  }
  main.concept = draft.lexicon.conceptNamed(as);
  main.phrase = phrase;
  main.count = 1;
  main.several = false;
  main.colors = [...vessel.colors];
  main.attributes = stuff.map((one) => `garnish-${one}`);
  mergeInto(draft, vessel.id, main.id);
  draft.unrelate(({ from, to }) => from === to);
  // What it is told with stands by it.
  for (const relation of draft.relations)
    if (relation.from === main.id && relation.kind === 'full-of')
      relation.kind = others.some(({ id }) => id === relation.to) ? 'beside' : 'with';
}

/** What else is told to be in a vessel or on its food, and is strewn over nothing. */
const othersIn = (draft: Draft, vessel: BriefElement, main: BriefElement): BriefElement[] =>
  draft.relations.flatMap(({ kind, from, to }) => {
    const isIn = PUT.test(kind) && (to === vessel.id || to === main.id);
    const isHad = HAD.test(kind) && (from === vessel.id || from === main.id);
    const other = draft.element(isIn ? from : isHad ? to : '');
    const isStrewn =
      AS_TOPPING[other?.concept ?? ''] ?? conceptOf(other?.concept ?? '')?.part === 'topping';
    return other && other !== main && other !== vessel && !isStrewn ? [other] : [];
  });

/** Sauces and what stands in its own bottle or glass beside a plate are no dishes. */
const isDish = (draft: Draft, id: string): boolean => {
  const concept = draft.element(id)?.concept ?? '';
  return (
    draft.kindOf(id) === 'food' &&
    !isOfSort(concept, 'seasoning') &&
    !isOfSort(concept, 'dip') &&
    !isOfSort(concept, 'table-drink') &&
    !LAID_DOWN.test(concept)
  );
};

/** More of it are counted, and are no stuff: eight cherries. */
const MOST_EACH = 6;

export const filled: Rule = {
  name: 'food in a bowl, a glass or a jar fills it, and brings no vessel of its own',
  example: {
    prompt: 'popcorn in a blue bowl',
    elements: ['bowlful'],
    without: ['popcorn', 'bowl'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const vessel of [...draft.elements])
      if (AS_FILLED[vessel.concept ?? ''] && draft.elements.includes(vessel)) fill(draft, vessel);
  },
};
