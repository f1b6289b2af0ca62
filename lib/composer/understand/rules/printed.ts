import { remove } from './imply';
import type { Rule } from './rule';

/** Printed things that are designs of their own, by their names in a prompt. */
const PRINTED: readonly (readonly [RegExp, string, RegExp])[] = [
  [/\b(?:business|visiting|name|calling) cards?\b/i, 'business-card', /card/i],
  [
    /^\W*(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:gift|hang|swing) tags?\b(?! (?:on|hanging|tied))/iu,
    'card',
    /\btags?\b/i,
  ],
  [
    /\bmenu (?:design|for|template|card|layout|poster|page)\b|\b(?:restaurant|caf[eé]|coffee|drinks?|cocktails?|dinner|lunch|breakfast|kids|food|wedding|dessert|bar|pizza|sushi|burger) menu\b|^\W*(?:an? |the )?menu\b(?: (?:of|at|from) [^:,]{2,40})?(?::|,? with )/i,
    'menu',
    /menu/i,
  ],
  [
    /\b(?:treasure|pirate|city|town|street|delivery|neighbou?rhood|navigation|gps|campus|location) map\b|\bmap (?:of (?:a|an|the|my|our) (?:\p{L}+ )?(?:island|city|town|village|neighbou?rhood|campus|streets?)|with (?:a |the )?(?:\p{L}+ )?(?:pins?|route|markers?|streets?|dotted))/iu,
    'map',
    /\bmap/i,
  ],
];
const GIVES_WAY = /^(?:icon|card|logo|poster|map|steps|spot-illustration)?$/;
/** Who holds or reads one is a picture with a map in it. */
const HELD =
  /\b(?:holding|reading|looking at|studying|carrying|with a|on a (?:table|desk|wall))\b/i;

export const printed: Rule = {
  name: 'a business card, a menu and a map are designs of their own',
  example: {
    prompt: 'business card for a photographer, camera icon',
    elements: ['camera'],
    brief: { template: { id: 'business-card' } },
  },
  apply(draft, prompt) {
    const found = PRINTED.find(([pattern]) => pattern.test(prompt));
    if (!found || !GIVES_WAY.test(draft.template?.id ?? '')) return;
    const [pattern, id, word] = found;
    const before = prompt.slice(0, pattern.exec(prompt)?.index ?? 0);
    if (HELD.test(before) || draft.actions.some(({ agent }) => draft.isAnimate(agent))) return;
    draft.template = { ...draft.template, id };
    const gone = draft.elements
      .filter(({ phrase }) => word.test(phrase))
      .map((element) => element.id);
    for (const one of draft.words)
      if (gone.includes(one.note ?? '')) {
        one.fate = 'template';
        delete one.note;
      }
    remove(draft, (element) => gone.includes(element));
    // The trade is meant by its things, and the map draws its own land.
    for (const { phrase } of draft.places.splice(0)) {
      draft.fate(phrase, 'ignored', 'what the design is about');
      for (const one of draft.words) if (one.word === phrase) one.fate = 'ignored';
    }
  },
};
