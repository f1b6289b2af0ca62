import { isOfSort } from '../../concepts/sorts';
import { remove } from './imply';
import type { Rule } from './rule';

/** `leaning against the glass`: what is of glass there, and no tumbler. */
const AGAINST =
  /\b(?:against|behind|through|to|on|onto) the (?:cold |fogged |misted |misty |foggy |steamy |dusty )?glass\b(?! (?:bottle|jar|table|bowl|vase|shelf|desk|door|roof|dome|case|plate|tray|top|of (?:water|wine|milk|juice|beer)))/i;
const OF_GLASS =
  /^(?:honey|vase|aquarium|fish-bowl|terrarium|window|lantern|snow-globe)$|jar|bottle/;

export const glassOf: Rule = {
  name: 'the glass that something leans on is of the jar or of the window',
  example: {
    prompt: 'a honey jar with a spoon leaning against the glass',
    elements: ['honey', 'spoon'],
    without: ['glass'],
  },
  apply(draft, prompt) {
    const glass = draft.elements.find(({ concept }) => concept === 'glass');
    if (!glass || !AGAINST.test(prompt)) return;
    const whole = draft.elements.find((one) => one !== glass && OF_GLASS.test(one.concept ?? ''));
    if (!whole) {
      glass.concept = draft.lexicon.conceptNamed('window');
      glass.attributes = [];
      return;
    }
    const held = draft.relations.filter(({ to, from }) => to === glass.id && from !== whole.id);
    const leaning = draft.actions.filter(({ patient }) => patient === glass.id);
    for (const relation of held) relation.to = whole.id;
    for (const action of leaning) action.patient = whole.id;
    remove(draft, (id) => id === glass.id);
  },
};

/** `fish in a bowl` live in water, and are no dish. */
export const fishBowls: Rule = {
  name: 'fish that are in a bowl are in a bowl of glass with water',
  example: { prompt: 'a goldfish in a bowl', elements: ['goldfish', 'fish bowl'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const bowl = draft.element(to);
      const swims =
        draft.isAnimate(from) && isOfSort(draft.element(from)?.concept, 'kept-in-a-bowl');
      if (kind === 'in' && swims && bowl?.concept === 'bowl' && !SOUP.test(bowl.phrase))
        bowl.concept = 'fish-bowl';
    }
  },
};
const SOUP = /\b(?:soup|rice|wooden|salad|broth|noodles?)\b/i;
