import { conceptOf } from '../../concepts';
import type { Rule } from './rule';

const FLOWERS =
  /^(?:rose|tulip|daisy|peony|lavender|flower|lily|orchid|cherry-blossom|carnation|poppy|hydrangea)$/;
/** Goods are no taller than this. */
const SMALL_CM = 32;
const GOODS = /^(?:container|tool|device|clothing)$/;
const BLOSSOMS = 2;

export const products: Rule = {
  name: 'flowers beside a small product are few and small, paint bursts behind what it is splashed around',
  example: { prompt: 'perfume bottle with roses', elements: ['perfume', 'rose'] },
  apply(draft) {
    const [product] = draft.elements;
    const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
    if (!product || !GOODS.test(kind)) return;
    for (const element of draft.elements) {
      const isSplash = element.concept === 'splash' && heightCm <= SMALL_CM;
      if (element.concept === 'paint-splash' || isSplash) {
        // `a splash of water` is no sea.
        const sea = draft.places.findIndex(({ phrase }) => phrase === 'water');
        if (isSplash && sea >= 0) draft.places.splice(sea, 1);
        element.count = 1;
        element.several = false;
        element.attributes.push(...(isSplash ? ['tiny', 'small'] : ['big']));
        draft.relate('behind', element.id, product.id);
      }
      const isSmall =
        heightCm <= SMALL_CM && !/vase|pot|basket|bucket|watering/.test(product.concept ?? '');
      if (!isSmall || !element.several || !FLOWERS.test(element.concept ?? '')) continue;
      element.count = Math.min(element.count, BLOSSOMS);
      element.several = false;
      element.attributes.push('tiny', 'small');
    }
  },
};
