import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** `logo, meditating woman and sun`: without an article, too, who is named after a deed does it. */

/** What may be done to somebody, and is then no deed of theirs. */
const DONE_TO_SOMEBODY = /^(?:hug|kiss|carry|help|teach|feed|meet|greet|watch|guard|chase|draw)/;

const ARTICLE: Item = {
  text: 'a',
  lower: 'a',
  senses: { small: 'determiner' },
  unknown: false,
  owner: false,
  name: false,
};

const isPerson = ({ senses, mark }: Item, lexicon: Lexicon): boolean =>
  mark === undefined && lexicon.factsOf(senses.concept ?? '')?.kind === 'person';

/** Whether a clause opens with what somebody does and who it is. */
function opensWithDoer(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (!item || !next || (before && before.mark === undefined)) return false;
  const { verb } = item.senses;
  return (
    verb?.form === 'gerund' &&
    !DONE_TO_SOMEBODY.test(verb.id) &&
    isPerson(next, lexicon) &&
    next.senses.inflected !== true
  );
}

/** The words of an English prompt, with an article where somebody is named after what they do. */
export function withBareDoers(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.flatMap((item, at) =>
    opensWithDoer(items, at, lexicon) ? [ARTICLE, item] : [item],
  );
}
