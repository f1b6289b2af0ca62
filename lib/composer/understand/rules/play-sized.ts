import { mark } from './mark';
import type { Rule } from './rule';

/** `a toy giraffe`, `a plush elephant`, `a stuffed rabbit`: what it is a toy of. */
const TOY =
  /(?:^|\s)(?:toy|plushy?|stuffed|cuddly|soft toy|crocheted|rubber)\s+(?:[\p{L}-]+\s+)?[\p{L}-]+$/iu;
/** What is small by its breed, and what is stuffed in the oven. */
const NO_TOY =
  /\btoy (?:poodles?|terriers?|spaniels?|breeds?)\b|\bstuffed (?:turkey|chicken|goose|duck|squid|fish|crab|mussels?|clams?)\b/i;
/** What toys are of that are not soft. */
const HARD = /\b(?:rubber|crocheted|wooden|plastic|tin)\b/i;
const PLAYED = /^(?:animal|fantasy|vehicle)$/;

export const playSized: Rule = {
  name: 'a toy of an animal or of a vehicle is as small as toys are',
  example: {
    prompt: 'a child holding a toy giraffe',
    elements: ['child', 'giraffe'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const kind = draft.kindOf(element.id) ?? '';
      const isToy = TOY.test(element.phrase) || element.attributes.includes('plush');
      if (!PLAYED.test(kind) || !isToy || NO_TOY.test(element.phrase)) continue;
      element.attributes = element.attributes.filter((one) => one !== 'teddy-bear');
      element.attributes.push('toy-sized');
      const isSoft = kind === 'animal' && !HARD.test(element.phrase);
      if (isSoft) mark(element, 'plush');
    }
  },
};
