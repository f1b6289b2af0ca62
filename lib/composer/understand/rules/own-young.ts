import { youngOf } from './animals';
import { imply } from './imply';
import type { Rule } from './rule';

/** `a bear and its young`, `a cat with her little ones`: adjectives that stand for whom they tell of. */
const OWN =
  /\b(?:to|for|with|and|around) (?:the |some |two |three |four )?cubs\b|\b(?:her|his|its|their) (?:(?:two|three|four|five) )?(?:young|little ones?|young ones|wee ones|offspring|litter|brood)\b(?! [\p{L}-]*(?:ling|en|y|ies|s)\b)/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const SEVERAL = 3;
const COUNTED = /\b(?:two|three|four|five)\b/i;
const ONE = /\blittle one$/i;

export const ownYoung: Rule = {
  name: 'the young of an animal are beside it, where no noun tells of them',
  example: { prompt: 'a polar bear and its young', elements: ['polar bear', 'polar bear'] },
  apply(draft, prompt) {
    const told = OWN.exec(prompt)?.[0] ?? '';
    const parent = draft.elements.find(({ id }) => draft.kindOf(id) === 'animal');
    const isThere = draft.elements.some(
      (one) => one !== parent && one.attributes.includes('young') && !one.because,
    );
    if (told === '' || !parent?.concept || isThere) return;
    parent.attributes = parent.attributes.filter((one) => one !== 'young');
    const count = ONE.test(told)
      ? 1
      : (COUNTS[(COUNTED.exec(told)?.[0] ?? '').toLowerCase()] ?? SEVERAL);
    const concept = youngOf(draft, parent.concept);
    const id = imply(draft, {
      concept,
      count,
      attributes: ['young'],
      because: told,
      another: true,
    });
    if (id) draft.relate('beside', id, parent.id);
    const place = draft.relations.find(
      ({ kind, from }) => /^(?:in|on)$/.test(kind) && from === parent.id,
    );
    if (id && place) draft.relate(place.kind, id, place.to);
  },
};
