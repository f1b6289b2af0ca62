import { conceptOf } from '../../concepts';
import { AS_TOPPING, SURFACES } from '../../concepts/food/toppings';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { mergeInto } from './merging';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What a dish or a drink is served with lies on it or is in its glass, and stands nowhere beside it. */

const isOn = (kind: string) => kind === 'on' || kind === 'in';

/** A dish and what goes with it, whichever of the two a relation names first. */
function pairsOf(draft: Draft): { dish: BriefElement; extra: BriefElement }[] {
  return draft.relations.flatMap(({ kind, from, to }) => {
    const isHad = kind === 'with' || kind === 'full-of';
    if (!isHad && !isOn(kind)) return [];
    const [dish, extra] = [draft.element(isHad ? from : to), draft.element(isHad ? to : from)];
    return dish && extra ? [{ dish, extra }] : [];
  });
}

function toppingOf({ concept = '' }: BriefElement): string | undefined {
  return AS_TOPPING[concept] ?? (conceptOf(concept)?.part === 'topping' ? concept : undefined);
}

export const topped: Rule = {
  name: 'what a dish comes with lies on it in small pieces',
  example: { prompt: 'ramen with green onions', elements: ['ramen', 'chopped green onions'] },
  apply(draft) {
    for (const { dish, extra } of pairsOf(draft)) {
      const as = toppingOf(extra);
      if (!as || !SURFACES[dish.concept ?? ''] || draft.isAnimate(dish.id)) continue;
      if (isOfSort(dish.concept, 'bed-dish') && isOfSort(extra.concept, 'whole-roast')) continue;
      extra.concept = as;
      extra.count = 1;
      extra.several = false;
      draft.unrelate(({ from, to }) => [from, to].every((id) => id === dish.id || id === extra.id));
      draft.relate('on', extra.id, dish.id);
    }
  },
};

/** What is put into a glass or a cup, by its concept, as the drawing of the vessel names it. */
const IN_GLASS: Readonly<Record<string, string>> = {
  lime: 'lime',
  'lime-wedges': 'lime',
  lemon: 'lemon',
  'lemon-slice': 'lemon',
  'lemon-wedges': 'lemon',
  orange: 'orange',
  'orange-slice': 'orange',
  herb: 'mint',
  'basil-sprig': 'mint',
  parsley: 'mint',
  olive: 'olive',
  'served-olives': 'olive',
  cherry: 'cherry',
  'ice-cubes': 'ice',
  ice: 'ice',
  straw: 'straw',
  cream: 'cream',
  'sour-cream': 'cream',
  'cinnamon-sticks': 'cinnamon',
  celery: 'celery',
  cucumber: 'cucumber',
  'served-cucumber': 'cucumber',
  pineapple: 'pineapple',
  strawberry: 'strawberry',
  'served-strawberries': 'strawberry',
  raspberry: 'raspberry',
  parasol: 'umbrella',
  umbrella: 'umbrella',
  marshmallow: 'marshmallows',
  'latte-art': 'heart',
};
/** Words that name a part of the drink and no thing. */
const OF_DRINK: readonly (readonly [RegExp, string])[] = [
  [/^(?:milk |beer )?foam$|^froth$|^head of foam$/i, 'foam'],
  [/salt(?:ed)? rim$/i, 'salt'],
  [/^latte art$/i, 'heart'],
];
/** Parts of the kit that are drunk from. */
const VESSELS = /^(?:drinking-glass|cup)$/;

const isDrink = ({ concept = '' }: BriefElement) => {
  const { part = '', kind } = conceptOf(concept) ?? {};
  return VESSELS.test(part) && kind === 'food';
};

function inGlass({ concept = '', phrase }: BriefElement): string | undefined {
  return IN_GLASS[concept] ?? OF_DRINK.find(([words]) => words.test(phrase))?.[1];
}

export const garnishedDrinks: Rule = {
  name: 'lime, mint and ice of a drink are in its glass',
  example: { prompt: 'a mojito with lime', elements: ['mojito'], without: ['lime'] },
  apply(draft) {
    for (const { dish: drink, extra } of pairsOf(draft)) {
      const as = inGlass(extra);
      if (!as || !isDrink(drink)) continue;
      drink.attributes.push(`garnish-${as}`);
      drink.phrase = `${drink.phrase} with ${extra.phrase}`;
      mergeInto(draft, extra.id, drink.id);
    }
    draft.unrelate(({ from, to }) => from === to);
  },
};

const SCOOPS = /^(?:\w+ )?scoops?$/i;

export const scoops: Rule = {
  name: 'scoops of an ice cream are counted on its cone',
  example: {
    prompt: 'an ice cream cone with three scoops',
    elements: ['ice cream'],
    without: ['coffee scoop'],
  },
  apply(draft) {
    for (const { dish: ice, extra } of pairsOf(draft)) {
      if (!/^(?:ice-cream|sundae)$/.test(ice.concept ?? '') || !SCOOPS.test(extra.phrase)) continue;
      // A sundae has scoops of its own, and stays one glass.
      if (ice.concept === 'ice-cream') ice.count = Math.max(2, extra.count);
      ice.phrase = `${ice.phrase} with ${extra.phrase}`;
      mergeInto(draft, extra.id, ice.id);
    }
    draft.unrelate(({ from, to }) => from === to);
  },
};

const OF_WINE: Readonly<Record<string, string>> = {
  bottle: 'wine',
  'champagne-bottle': 'champagne',
  'beer-bottle': 'pint',
};

const wineGlasses: Rule = {
  name: 'the glasses beside a bottle are of its drink',
  example: { prompt: 'a wine bottle with two glasses', elements: ['wine bottle', 'glass of wine'] },
  apply(draft, prompt) {
    const bottle = draft.elements.find(({ concept = '' }) => OF_WINE[concept]);
    const glass = draft.elements.find(({ concept }) => concept === 'glass');
    const drink = OF_WINE[bottle?.concept ?? ''];
    const isWine = bottle?.concept !== 'bottle' || /\b(?:wine|corks?)\b/i.test(prompt);
    for (const element of draft.elements) {
      const isGlass = conceptOf(element.concept ?? '')?.part === 'drinking-glass';
      const isOne = element.count === 1 && !element.several;
      if (isGlass && isOne && /(?:glasses|flutes|mugs)$/i.test(element.phrase)) element.count = 2;
    }
    if (glass && drink && isWine) glass.concept = draft.lexicon.conceptNamed(drink);
  },
};

/** Said of what is in a bottle, and not about it. */
const FILLED = /\b(?:full of|filled with|inside|containing|message|ship)\b/iu;
const isSolidFood = ({ concept = '' }: BriefElement) => {
  const { kind = '', part = '' } = conceptOf(concept) ?? {};
  return /^(?:food|plant)$/.test(kind) && part !== 'drinking-glass';
};

/** Nothing is seen in these, and nothing comes out of them. */
const SHUT_PARTS = /^(?:vanity-thing|pack-good|beauty-good)$/;
const isShut = ({ concept = '' }: BriefElement) =>
  SHUT_PARTS.test(conceptOf(concept)?.part ?? '') && !isOfSort(concept, 'open-pack');

const aroundPacks: Rule = {
  name: 'ice and fruit with a closed can lie about it',
  example: {
    prompt: 'a can of soda with ice cubes',
    brief: { relations: [{ kind: 'beside', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    for (const relation of draft.relations) {
      const [pack, extra] = [draft.element(relation.from), draft.element(relation.to)];
      const isGoods = pack && /^(?:container|tool)$/.test(draft.kindOf(pack.id) ?? '');
      if (extra?.concept === 'ice-cubes' && isGoods) extra.count = 1;
      if (extra?.concept === 'herb' && isGoods && /^(?:with|full-of)$/.test(relation.kind)) {
        extra.concept = draft.lexicon.conceptNamed('basil-sprig');
        extra.count = 1;
        relation.kind = 'beside';
      }
      if (!/^(?:with|full-of)$/.test(relation.kind) || !isGoods || !extra) continue;
      const isAbout =
        isOfSort(pack.concept, 'closed-pack') &&
        (isOfSort(extra.concept, 'around-a-pack') || (!FILLED.test(prompt) && isSolidFood(extra)));
      if (isAbout || isShut(pack)) relation.kind = 'beside';
    }
  },
};

/** What stands about drinks and packs. */
export const AROUND_DRINKS: readonly Rule[] = [wineGlasses, aroundPacks];
