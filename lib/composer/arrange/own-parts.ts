import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Concept } from '../concepts/concept';
import { PART_OWNERS } from '../concepts/part-owners';
import { isOfSort } from '../concepts/sorts';

const isIceCream = ({ id }: Concept) => /ice-cream|gelato/.test(id);
const isPotted = ({ id }: Concept) =>
  /^(?:cactus|succulent|house-plant|potted-plant|bonsai)$/.test(id);

/**
 * What a thing has already as the kit draws it: a house its door, a tree its leaves. Such a part is seen
 * on its owner, and never stands beside it as a thing of its own.
 */
const OWNERS: Readonly<Record<string, (owner: Concept) => boolean>> = {
  porch: ({ kind }) => kind === 'building',
  door: ({ kind, habitat }) => kind === 'building' || (kind === 'vehicle' && habitat === 'ground'),
  window: ({ kind }) => kind === 'building' || kind === 'vehicle',
  roof: ({ kind }) => kind === 'building' || kind === 'vehicle',
  wall: ({ kind }) => kind === 'building',
  chimney: ({ id, kind }) => kind === 'building' && /house|cottage|cabin|home|factory/.test(id),
  tower: ({ id }) => /castle|church|cathedral|fortress|palace/.test(id),
  leaf: ({ id, kind }) => kind === 'plant' && id !== 'leaf',
  branch: ({ id }) => /tree|oak|pine|birch|willow|maple|palm/.test(id),
  trunk: ({ id, kind }) => kind === 'plant' && id !== 'trunk',
  'ferris-wheel': ({ kind }) => kind === 'vehicle',
  wheel: ({ kind }) => kind === 'vehicle',
  wing: ({ id, kind }) => kind === 'animal' || /plane|dragon|angel|fairy|bat|phoenix|jet/.test(id),
  candle: ({ id }) => /^(?:birthday-cake|menorah|candelabra|advent-wreath|ofrenda)$/.test(id),
  skull: ({ id }) => id === 'ofrenda',
  'sugar-skull': ({ id }) => id === 'ofrenda',
  chrysanthemum: ({ id }) => id === 'ofrenda',
  'traffic-cone': isIceCream,
  cone: isIceCream,
  pot: isPotted,
  'cooking-pot': isPotted,
};

/** What a plant stands in, and ice cream. */
const POTS = /(?:pot|cone)$/;

/** What a dish as the kit draws it has in it or on it, by the concept of the dish. */
const INGREDIENTS: Readonly<Record<string, RegExp>> = {
  burger: /^(?:lettuce|tomato|cheese|bun|meat|beef|patty|steak|sesame)$/,
  taco: /^(?:lettuce|tomato|cheese|meat|beef)$/,
  pizza:
    /^(?:tomato|cheese|mozzarella|salami|pepperoni|olive|herb|basil|served-basil|served-tomatoes|served-olives|feta|grated-cheese)$/,
  'margherita-pizza':
    /^(?:tomato|cheese|mozzarella|herb|basil|served-basil|served-tomatoes|feta|grated-cheese)$/,
  ramen: /^(?:egg|noodles|spaghetti|chopsticks|served-eggs|nori-strips|onion-rings-green)$/,
  pancakes: /^(?:syrup|butter|served-honey)$/,
  'blueberry-pancakes': /^(?:syrup|butter|served-honey|blueberry|served-blueberries)$/,
  'ice-cream': /^cherry$/,
  sundae: /^(?:cherry|ice-cream)$/,
  cupcake: /^(?:sprinkles|cream|sour-cream|frosting)$/,
  'bamboo-steamer': /^(?:dumplings|steam)$/,
  lasagna: /^(?:served-basil|cheese|grated-cheese)$/,
  mussels: /^(?:lemon|lemon-wedges|served-lemon)$/,
  oysters: /^(?:lemon|lemon-wedges|served-lemon)$/,
  'fish-and-chips': /^(?:lemon|lemon-wedges|served-lemon|fries)$/,
  salad: /^(?:lettuce|served-tomatoes|served-cucumber)$/,
  nachos: /^(?:cheese|grated-cheese)$/,
  'coffee-bag': /^coffee-beans$/,
  'bento-box': /^(?:rice|salmon|edamame|egg|boiled-egg|sausage|fish)$/,
  'cookie-jar': /^cookie$/,
  spaghetti: /^(?:jam|tomato|tomato-sauce|ketchup)$/,
  'avocado-toast': /egg$/,
  'cooking-pot': /^(?:soup|stew|curry|broth)$/,
  'grilled-fish': /^(?:lemon|lemon-wedges|lemon-slice|served-lemon|asparagus)$/,
};

/** How many of its parts something has that always has so many. */
const NUMBERS: Readonly<Record<string, number>> = { menorah: 9, 'advent-wreath': 4 };

export type OwnPart = { owner: string; isAsAsked: boolean };

/** Whose part an element is, and whether it looks there as the prompt asks; nothing for a thing of its own. */
export function ownPartOf(element: BriefElement, brief: Brief): OwnPart | undefined {
  const { id, concept = '', colors, count, several } = element;
  const { shown, unseen } = PART_OWNERS[concept] ?? {};
  const isOwner = (host: Concept) =>
    OWNERS[concept]?.(host) === true ||
    INGREDIENTS[host.id]?.test(concept) === true ||
    shown?.test(host.id) === true ||
    unseen?.test(host.id) === true;
  for (const { kind, from, to } of brief.relations) {
    const isHad = kind === 'with' || kind === 'full-of' || (kind === 'in' && POTS.test(concept));
    const owner = isHad && to === id ? from : kind === 'part-of' && from === id ? to : '';
    const host = conceptOf(brief.elements.find((one) => one.id === owner)?.concept ?? '');
    if (!host || !isOwner(host)) continue;
    const isCounted =
      isOfSort(concept, 'counted-part') && count > 1 && !several && NUMBERS[host.id] !== count;
    const isSeen = unseen?.test(host.id) !== true || shown?.test(host.id) === true;
    return { owner, isAsAsked: isSeen && colors.length === 0 && !isCounted };
  }
  const only = onlyOwner(element, brief);
  return only === undefined ? undefined : { owner: only, isAsAsked: colors.length === 0 };
}

/** Whose part it is where that is not said: of the one thing in the picture that has such a part. */
export function onlyOwner(
  { id, concept = '' }: BriefElement,
  { elements, relations, template }: Brief,
): string | undefined {
  const isOwner = OWNERS[concept];
  const [first] = elements;
  const isDesign = template !== undefined && template.id !== 'isometric';
  if (!isOwner || isDesign || !isOfSort(concept, 'never-alone') || first?.id === id)
    return undefined;
  const isLead = relations.some(({ kind, to }) => kind === 'part-of' && to === id);
  const owners = elements.filter((one) => {
    const host = conceptOf(one.concept ?? '');
    return (
      one.id !== id && host !== undefined && isOwner(host) && !isOfSort(host.id, 'never-alone')
    );
  });
  return owners.length === 1 && !isLead ? owners[0]?.id : undefined;
}
