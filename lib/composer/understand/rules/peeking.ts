import type { Rule } from './rule';

const OUT = /\b(?:peek|peep|pop|stick|poke|look|lean|climb|jump)(?:s|ing)? out\b(?! of| from)/i;
const HOLLOW =
  /^(?:basket|box|open-box|bucket|mug|cup|teacup|flower-pot|backpack|tote-bag|handbag|shopping-bag|gift|suitcase|barrel|crate|top-hat|boot|christmas-stocking|treasure-chest|jar|vase|nest|pumpkin|log|tree-house|dog-house|tent|egg|cooking-pot|cauldron|picnic-basket|bathtub|sleeping-bag)$/;

export const peeking: Rule = {
  name: 'who peeks out comes out of what has an inside',
  example: {
    prompt: 'a basket with a bunny peeking out',
    brief: { relations: [{ kind: 'out-of', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!OUT.test(prompt)) return;
    const hollow = draft.elements.find(({ concept = '' }) => HOLLOW.test(concept));
    const doer = draft.elements.find(({ id }) => draft.isAnimate(id));
    if (!hollow || !doer || draft.relations.some(({ from }) => from === doer.id)) return;
    draft.unrelate(({ from, to }) => from === hollow.id && to === doer.id);
    draft.relate('out-of', doer.id, hollow.id);
  },
};
