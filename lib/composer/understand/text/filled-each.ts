/**
 * Vessels of several kinds, each with its own: of `crates of tomatoes, corn and apples` there is a crate of each, and no corn
 * lies beside the tomatoes. English only.
 */

const VESSELS: Readonly<Record<string, string>> = {
  crates: 'crate',
  baskets: 'basket',
  boxes: 'box',
  bowls: 'bowl',
  buckets: 'bucket',
  jars: 'jar',
  'glass containers': 'glass jar',
  containers: 'jar',
  bags: 'bag',
  sacks: 'sack',
  bins: 'bin',
  barrels: 'barrel',
  trays: 'tray',
  plates: 'plate',
  pots: 'pot',
  vases: 'vase',
  tubs: 'tub',
};
const NAMES = Object.keys(VESSELS);
const NOUN =
  "(?!(?:an?|the|two|three|four|some|his|her|its|their|one|many)\\b)[\\p{L}'-]{3,16}(?: (?!(?:and|on|in|at|of|under|with|by|beside)\\b)[\\p{L}'-]{3,16})?";
const EACH = new RegExp(
  `\\b((?:wooden|wicker|big|large|small|tiny|colou?rful|ceramic|metal|old|rustic|woven) )?(${NAMES.join('|')}) (?:of|filled with|full of) (${NOUN}), (${NOUN})(?:, (${NOUN}))?,? and (${NOUN})(?=\\s?[,.;:]|$| (?:on|under|in|at|by|beside|before|behind|along|for|with|against|beneath)\\b)`,
  'giu',
);

/** A prompt with a vessel of each kind that is listed. */
export const filledEach = (prompt: string): string =>
  prompt.replace(
    EACH,
    (_, look: string | undefined, vessels: string, ...listed: (string | undefined)[]) => {
      const one = VESSELS[vessels.toLowerCase()] ?? '';
      const kinds = listed.slice(0, 4).filter((kind) => typeof kind === 'string');
      const each = kinds.map((kind) => `a ${look ?? ''}${one} of ${kind}`);
      return `${each.slice(0, -1).join(', ')} and ${each.at(-1) ?? ''}`;
    },
  );
