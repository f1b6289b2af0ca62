import type { Rule } from './rule';

const SHOPS =
  '(?:(?:web|online|e-?)[ -]?(?:shop|store)|(?:\\p{L}+ )?(?:shop|store|boutique)(?: online)?|e-?commerce)';
const PAGES =
  '(?:(?:web|website|sale|sales|promo|hero|home ?page|facebook|instagram) )?(?:banner|header|hero|ad|advert|newsletter|flyer|website|home ?page|landing page|app|cover)';
const SHOWN = '(?:banner|header|illustration|picture|image|graphic|hero|cover|icon|newsletter)';
/** `shop banner`, `empty cart illustration for an online shop`. */
const OF_A_SHOP = new RegExp(
  `\\b${SHOPS} ${PAGES}\\b|\\b${SHOWN} (?:(?:for|of)|(?:[\\p{L}-]+ ){1,7}?for) (?:an? |the |my |our )?${SHOPS}\\b`,
  'iu',
);
const INSIDE =
  /\b(?:in|inside|at|before|in front of) (?:an? |the |my |our )?(?:\p{L}+ )?(?:shop|store|boutique)\b/iu;
const SHOP_IDEAS = /^(?:ecommerce|online-shop)$/;

export const shopPages: Rule = {
  name: 'a page for a shop shows what it says, and no shop around it',
  example: {
    prompt: 'shop banner with tulips and the words "SPRING SALE"',
    brief: { places: [] },
  },
  apply(draft, prompt) {
    if (!OF_A_SHOP.test(prompt) || INSIDE.test(prompt)) return;
    const isNamed = draft.elements.some(({ concept, because }) => concept && !because);
    if (!isNamed) return;
    draft.ideas = draft.ideas.filter(({ id }) => !SHOP_IDEAS.test(id));
    const kept = draft.places.filter(
      ({ concept }) => !/^(?:[a-z]+-)?(?:shop|store)$|^boutique$/.test(concept),
    );
    draft.places.splice(0, draft.places.length, ...kept);
  },
};
