import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { isOfGoods } from './grounds';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** How goods are photographed: the light, the ground in a colour, and what lies about them. */

/** `on pink`, `against a deep green`: a colour and no thing. */
const ON_COLOR =
  /\b(?:on|against|over|upon) (?:an? )?(?:(?:soft|pale|light|pastel|solid|bright|dark|deep|plain|hot|vivid|muted|warm|dusty|baby|bold|vibrant|rich) ){0,2}(?:red|orange|yellow|green|blue|purple|violet|pink|magenta|teal|turquoise|cyan|beige|cream|grey|gray|black|white|brown|navy|burgundy|maroon|lilac|coral|ivory|mustard|charcoal)(?=$|[,.;]| (?:with|and|next|in|studio|seen|from)\b)/iu;

export const onColors: Rule = {
  name: 'goods on pink have it as their ground',
  example: { prompt: 'a red lipstick on pink', brief: { background: '#f47eac' } },
  apply(draft, prompt) {
    const [color, ...more] = draft.paletteColors;
    if (draft.background !== undefined || !color || more.length > 0 || !isOfGoods(draft)) return;
    if (draft.places.length === 0 && ON_COLOR.test(prompt)) draft.background = color;
  },
};

/** Light in which most of the picture is dark, and light from behind; what is told of the ground goes before both. */
const LOW =
  /\b(?:moody|low[- ]key|chiaroscuro|dramatic(?:ally lit| (?:(?:side|studio|top|window|spot|directional) ?)?light(?:ing)?| shadows?)|dark and (?:moody|dramatic)|dark food photography|film noir|caravaggio|dutch master|vanitas|candle-?lit)\b/iu;
const BEHIND =
  /\b(?:back-?lit|back-?light(?:ing)?|lit from behind|light(?:ed)? from behind|rim[- ]?light(?:ing)?)\b/iu;
const DUSK = { low: '#2b2733', behind: '#5a4334' } as const;

export const litGoods: Rule = {
  name: 'a moody still life stands in the dark, and what is backlit has a light behind it',
  example: { prompt: 'moody still life of pears', brief: { background: DUSK.low } },
  apply(draft, prompt) {
    if (!isOfGoods(draft) || draft.places.length > 0) return;
    if (BEHIND.test(prompt)) {
      draft.thrown = 'glow';
      draft.background ??= DUSK.behind;
    } else if (LOW.test(prompt)) draft.background ??= DUSK.low;
  },
};

/** What is cut of an herb that grows in a pot. */
const CUT: Readonly<Record<string, string>> = {
  rosemary: 'rosemary-sprig',
  thyme: 'thyme-sprig',
  'mint-pot': 'mint-sprig',
  'basil-pot': 'basil-sprig',
  'sage-pot': 'sage-sprig',
  lavender: 'lavender-bundle',
};
const GROWING =
  /\b(?:pot(?:s|ted)?|plants?|bush(?:es)?|field|garden|planter|vase|bouquet|bunch|growing|window ?sill|herbs? box)\b/iu;
const EUCALYPTUS = /\beucalyptus\b/iu;

/** It is drawn as several stems already. */
const isBundle = (concept: string) =>
  conceptOf(concept)?.part === 'cut-sprig' && !/^(?:petal|citrus-blossom)$/.test(concept);

const isCut = ({ concept = '', phrase }: Draft['elements'][number]) =>
  isOfSort(concept, 'potted-herb') ||
  isBundle(concept) ||
  (concept === 'twig' && EUCALYPTUS.test(phrase));

export const cutHerbs: Rule = {
  name: 'herbs beside a product are cut, and in no pots',
  example: {
    prompt: 'a bottle of olive oil with rosemary',
    elements: ['olive-oil', 'rosemary-sprig'],
  },
  apply(draft, prompt) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft) || GROWING.test(prompt)) return;
    if (conceptOf(product.concept ?? '')?.kind === 'plant') return;
    for (const element of draft.elements.slice(1)) {
      const { concept = '', id } = element;
      if (!isCut(element)) continue;
      element.concept = isBundle(concept)
        ? concept
        : draft.lexicon.conceptNamed(CUT[concept] ?? 'eucalyptus-sprig');
      element.count = 1;
      element.several = false;
      const told = draft.relations.filter(({ from, to }) => from === id || to === id);
      const other = told.find(({ kind }) => /^(?:with|full-of|beside|around|on)$/.test(kind));
      if (!other || other.kind === 'on') continue;
      // `with ferns behind it`: they are where they are told to be.
      if (told.some(({ kind }) => kind === 'behind')) {
        draft.relations.splice(draft.relations.indexOf(other), 1);
        continue;
      }
      draft.unrelate(({ from, to }) => from === id || to === id);
      draft.relate('beside', id, product.id);
    }
  },
};

/** Drops that a product is photographed with are on it, and fall from no sky. */
const DEW = /^(?:water-drop|dew|droplet|raindrop|water-drops)$/;

/** Pages on which drops lie beside the rest. */
const OF_MOTIFS = /^(?:pattern|icon-set|sticker|logo|app-icon|worksheet)$/;

export const bedewed: Rule = {
  name: 'a product with water drops has them on it',
  example: { prompt: 'a perfume bottle with water drops', without: ['water drop'] },
  apply(draft) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft) || OF_MOTIFS.test(draft.template?.id ?? '')) return;
    // One drop is a thing of its own, as the sign of a plumber.
    const drops = draft.elements.filter(
      ({ concept = '', several, count }) =>
        DEW.test(concept) && (several || count > 1 || concept === 'dew'),
    );
    for (const drop of drops.filter(({ id }) => id !== product.id)) {
      remove(draft, (id) => id === drop.id);
      draft.fate(drop.phrase, 'attribute', 'wet');
      product.attributes = [...new Set([...product.attributes, 'wet'])];
    }
  },
};

const SWIRL = /\b(?:milk|cream|creamer)\b[^,.;]{0,24}\b(?:swirl|pour|cloud|ribbon|marbl)/iu;
const CUPPED = /^(?:coffee|iced-coffee|latte|cappuccino|espresso)$/;
const COLD = /\b(?:iced|ice|cold|tall glass|in a glass)\b/iu;

export const swirledMilk: Rule = {
  name: 'milk that swirls into iced coffee is seen in its glass, and turns round nothing',
  example: { prompt: 'iced coffee, milk swirling into it', elements: ['swirled iced coffee'] },
  apply(draft, prompt) {
    if (!SWIRL.test(prompt) || !COLD.test(prompt)) return;
    const drink = draft.elements.find(({ concept = '' }) => CUPPED.test(concept));
    if (!drink) return;
    drink.concept = draft.lexicon.conceptNamed('swirled-coffee');
    drink.attributes = drink.attributes.filter((one) => one !== 'milk-glass');
    const spare = ({ id, concept = '' }: Draft['elements'][number]) =>
      id !== drink.id &&
      (/^(?:milk|milk-glass|straw|drinking-glass|glass)$/.test(concept) || CUPPED.test(concept));
    for (const one of draft.elements.filter(spare)) showWith(drink, one.phrase);
    remove(draft, (id) => draft.elements.some((one) => one.id === id && spare(one)));
    const isSwirl = ({ verb, agent }: Draft['actions'][number]) =>
      agent === drink.id && /^(?:spin|milk|pour|flow)$/.test(verb);
    draft.actions.splice(0, draft.actions.length, ...draft.actions.filter((one) => !isSwirl(one)));
    for (const word of draft.words)
      if (/^(?:swirl|pour|milk)/iu.test(word.word)) word.fate = 'attribute';
  },
};

/** What is hot or cooked in has the steam that nobody says the place of. */
const HOT = /^(?:food|container|tool|device)$/;

export const steamingGoods: Rule = {
  name: 'steam that is listed rises from the thing that the picture is of',
  example: {
    prompt: 'a frying pan, steam',
    brief: { relations: [{ kind: 'with', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft) || !HOT.test(draft.kindOf(product.id) ?? '')) return;
    for (const { id, concept } of draft.elements) {
      const isTold = draft.relations.some(({ from, to }) => from === id || to === id);
      if (id !== product.id && isOfSort(concept, 'rising') && !isTold)
        draft.relate('with', product.id, id);
    }
  },
};

export const GOODS_SHOWN: readonly Rule[] = [
  onColors,
  litGoods,
  cutHerbs,
  bedewed,
  swirledMilk,
  steamingGoods,
];
