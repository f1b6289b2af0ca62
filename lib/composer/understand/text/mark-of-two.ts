import { withArticle } from '../abroad/english-words';
import { theLexicon } from '../lexicon';

/**
 * Marks of two things whose names stand before the kind of mark: a `fox lantern logo` has a fox and a lantern, where a
 * sentence with a fox lantern would have one thing. English only.
 */

const ARTICLE = '(?:an? |the |my |our )?';
const LOOK =
  '(?:(?:simple|minimal|minimalist|modern|cute|vintage|retro|flat|line|round|geometric|abstract|elegant|bold|playful|hand-drawn|colou?rful|black and white|monochrome|kawaii) ){0,3}';
const MARK =
  '(?:logo|icon|sticker|emblem|badge|patch|tattoo(?: design)?|mascot logo|app icon|crest|stamp|pin)';
const PAIR = new RegExp(
  `^(${ARTICLE}${LOOK})([a-z]{2,14}) ([a-z]{2,14}) (${MARK})(?=$|[,.;:]| )`,
  'iu',
);

/** What a mark shows as a whole beside another thing, and no part, house or dress of it. */
const FIRST = /^(?:animal|plant|celestial|nature|fantasy)$/;
const SECOND =
  /^(?:animal|plant|celestial|nature|fantasy|tool|food|instrument|container|toy|vehicle|symbol|device)$/;

/** `fox lantern logo for a bar` as `logo of a fox and a lantern for a bar`; any other prompt as it is. */
export function markOfTwo(prompt: string): string {
  const [whole, before = '', first = '', second = '', mark = ''] = PAIR.exec(prompt) ?? [];
  if (whole === undefined) return prompt;
  const lexicon = theLexicon();
  const kindOf = (word: string) => {
    const {
      concept = '',
      color,
      medium,
      template,
    } = lexicon.lookUp(word.toLowerCase(), 'en') ?? {};
    return (color ?? medium ?? template) ? '' : (lexicon.factsOf(concept)?.kind ?? '');
  };
  const isOneName = lexicon.lookUp(`${first} ${second}`.toLowerCase(), 'en') !== undefined;
  if (isOneName || !FIRST.test(kindOf(first)) || !SECOND.test(kindOf(second))) return prompt;
  return `${before}${mark} of ${withArticle(first)} and ${withArticle(second)}${prompt.slice(whole.length)}`;
}
