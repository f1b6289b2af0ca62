import type { Rule } from './rule';

export const gathered: Rule = {
  name: 'flowers of one kind in a bouquet are one bouquet of them',
  example: {
    prompt: 'a bouquet of white peonies',
    elements: ['peony-bouquet'],
    without: ['peony'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const isAnyFlower = element.concept === 'flower';
      const bouquet = isAnyFlower ? 'bouquet' : `${element.concept ?? ''}-bouquet`;
      if (!element.attributes.includes('bouquet') || !draft.lexicon.factsOf(bouquet)) continue;
      element.concept = bouquet;
      element.count = 1;
      element.several = false;
    }
  },
};
