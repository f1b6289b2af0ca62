import { conceptOf } from '../../concepts';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Goods are no taller than this. */
const SMALL_CM = 32;
const GOODS = /^(?:container|tool|device|clothing|food)$/;
const BLOSSOMS = 2;

/** What splashes, by what a prompt tells of: the first that fits. */
const SPLASHED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:water|rain|sea)\b/i, '#5cb9dd'],
  [/\borange\b/i, '#f59a2e'],
  [/\b(?:milk|yog[h]?urt|cream|vanilla|coconut)\b/i, '#f6efe2'],
  [/\b(?:chocolate|cocoa)\b/i, '#6d3f2b'],
  [/\b(?:coffee|espresso|latte|cola)\b/i, '#7a4a30'],
  [/\b(?:strawberry|raspberry|cherry|berry|berries|grenadine|pomegranate)\b/i, '#e2476a'],
  [/\b(?:lemon|lemonade|pineapple|mango|honey|beer|oil)\b/i, '#f2c23a'],
  [/\b(?:lime|apple|matcha|kiwi|green)\b/i, '#9cc84a'],
  [/\b(?:wine|grape|blueberry)\b/i, '#8c2752'],
];
/** Of paint, where no colour is told. */
const PAINT = '#f2664f';
const liquidOf = (prompt: string) => SPLASHED.find(([words]) => words.test(prompt))?.[1];

export const products: Rule = {
  name: 'flowers beside a small product are few and small, paint bursts behind what it is splashed around',
  example: { prompt: 'perfume bottle with roses', elements: ['perfume', 'rose'] },
  apply(draft, prompt) {
    const [product] = draft.elements;
    const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
    if (!product || !GOODS.test(kind)) return;
    for (const element of draft.elements) {
      const isPaint = element.concept === 'paint-splash';
      const isSplash = (element.concept === 'splash' || isPaint) && heightCm <= SMALL_CM;
      if (isPaint || isSplash) {
        // `a splash of water` is no sea.
        const sea = draft.places.findIndex(({ phrase }) => phrase === 'water');
        if (isSplash && sea >= 0) draft.places.splice(sea, 1);
        element.count = 1;
        element.several = false;
        if (isSplash) {
          element.concept = draft.lexicon.conceptNamed('liquid-splash');
          const any = isPaint ? PAINT : liquidOf(prompt);
          const color = element.colors.length > 0 ? undefined : any;
          if (color) element.colors.push(color);
        } else element.attributes.push('big');
        draft.unrelate(({ from, to }) => from === element.id || to === element.id);
        draft.relate('behind', element.id, product.id);
      }
      const isSmall =
        heightCm <= SMALL_CM && !/vase|pot|basket|bucket|watering/.test(product.concept ?? '');
      if (!isSmall || !element.several || !isOfSort(element.concept, 'cut-flower')) continue;
      element.count = Math.min(element.count, BLOSSOMS);
      element.several = false;
      element.attributes.push('tiny', 'small');
    }
  },
};

/** What falls into a splash that is named after what it is of: fruit, as large as one sees it there. */
export const splashes: Rule = {
  name: 'a splash of milk is white, and what falls into it is large',
  example: { prompt: 'strawberries falling into a splash of milk', elements: ['strawberry'] },
  apply(draft) {
    const splash = draft.elements.find(({ concept }) => isOfSort(concept, 'splashing'));
    if (!splash) return;
    const color = splash.colors.length > 0 ? undefined : liquidOf(splash.phrase);
    if (color) splash.colors.push(color);
    for (const { id, concept = '', attributes } of draft.elements)
      if (draft.kindOf(id) === 'food' && (conceptOf(concept)?.heightCm ?? SMALL_CM) < SPLASHED_CM)
        attributes.push('giant');
  },
};
/** Food that is smaller than this is lost before a splash. */
const SPLASHED_CM = 9;

/** What is another thing when it is made of something: a bottle of steel is a flask. */
const MADE: readonly (readonly [concept: string, attribute: string, as: string])[] = [
  ['water-bottle', 'metal', 'thermos'],
  ['cup', 'takeaway-coffee', 'takeaway-coffee'],
];
/** `an olive oil bottle`: what is sold in a bottle or a jar of its own. */
const isInBottle = (attribute: string) => conceptOf(attribute)?.part === 'bottle';
const OUT_OF_DOORS = /^(?:beach|meadow|park|garden|pool|lake|field)$/;

/** Mats that are laid on tables. */
const UNDER_MEALS = /\b(?:place ?mat|mat|runner)$/i;

export const laidCloths: Rule = {
  name: 'what lies on a towel lies on a cloth, and a shirt on a hanger hangs',
  example: { prompt: 'sunglasses on a towel', elements: ['sunglasses', 'cloth'] },
  apply(draft) {
    for (const [concept, attribute, as] of MADE)
      for (const element of draft.elements)
        if (element.concept === concept && element.attributes.includes(attribute))
          element.concept = draft.lexicon.conceptNamed(as);
    for (const element of draft.elements) {
      const goods =
        /^(?:jar|bottle)$/.test(element.concept ?? '') && element.attributes.find(isInBottle);
      if (goods) element.concept = goods;
    }
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const [thing, host] = [draft.element(from), draft.element(to)];
      const isSpread =
        kind === 'on' || draft.places.some(({ concept }) => OUT_OF_DOORS.test(concept));
      if (!/^(?:on|with|beside)$/.test(kind) || !thing || !host || !isSpread) continue;
      // On a sofa it hangs over its back, and who is on it is on the sofa.
      const isDraped = draft.isAnimate(from) && draft.relations.some((one) => one.from === to);
      // A scarf is worn by whoever is said to be on it.
      const cloths = draft.isAnimate(from) ? 'spread-cloth' : 'hanging-cloth';
      const isUnderMeal =
        host.concept === 'rug' &&
        UNDER_MEALS.test(host.phrase) &&
        /^(?:food|container)$/.test(draft.kindOf(from) ?? '');
      if ((isOfSort(host.concept, cloths) && !isDraped) || isUnderMeal)
        host.concept = draft.lexicon.conceptNamed('cloth');
    }
  },
};
