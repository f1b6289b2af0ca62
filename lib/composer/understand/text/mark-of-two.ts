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
/** Whose mark it is, which adds nothing that is seen. */
const FIRM =
  'shop|store|boutique|brand|company|studio|bar|cafe|club|team|workshop|agency|business|repair|market|restaurant|bakery|brewery';
/** What a page is told to be about besides the two on it. */
const OF_TWO =
  '(?:(?:best )?friend(?:s|ship)|love|romance|adventures?|fairy tale|picture|wedding|birthday|valentine)(?: stor(?:y|ies))?';
const PAGE =
  '(?:book cover|story book cover|cover|poster|greeting card|card|invitation|print|t-shirt print|mug print|sticker|pattern|logo|badge)';
const COUPLE = new RegExp(
  `^(${ARTICLE}${LOOK})([a-z]{2,14}) and (?:an? )?([a-z]{2,14}) (${OF_TWO}) (${PAGE})(?=$|[,.;:]| )`,
  'iu',
);
const PAIR = new RegExp(
  `^(${ARTICLE}${LOOK})([a-z]{2,14}) ([a-z]{2,14}) (?:(?:${FIRM}) )?(${MARK})(?=$|[,.;:]| )`,
  'iu',
);

/** What a mark shows as a whole beside another thing, and no part, house or dress of it. */
const FIRST = /^(?:animal|plant|celestial|nature|fantasy)$/;
const SECOND =
  /^(?:animal|plant|celestial|nature|fantasy|tool|food|instrument|container|toy|vehicle|symbol|device)$/;

/** Things of which a second one is neither in them nor a part of them. */
const OBJECT = /^(?:instrument|toy|device|tool|symbol|vehicle)$/;
const WITH_OBJECT =
  /^(?:animal|plant|celestial|nature|fantasy|tool|instrument|toy|vehicle|symbol|device|clothing)$/;

/** `cat and fox friendship poster` as `poster of a cat and a fox, friendship`. */
function pageOfCouple(prompt: string, kindOf: (word: string) => string): string {
  const [whole, before = '', first = '', second = '', about = '', page = ''] =
    COUPLE.exec(prompt) ?? [];
  const isSeen = (word: string) =>
    FIRST.test(kindOf(word)) || SECOND.test(kindOf(word)) || kindOf(word) === 'person';
  if (whole === undefined || !isSeen(first) || !isSeen(second)) return prompt;
  return `${before}${page} of ${withArticle(first)} and ${withArticle(second)}${prompt.slice(whole.length)}, ${about.replace(/ stor(?:y|ies)$/iu, '')}`;
}

/** Whose mark it is, before what it is of: a florist's logo of a hand has no florist in it. */
const OF_A_TRADE = new RegExp(
  `^(${ARTICLE}${LOOK})([a-z]{3,16}) (${MARK})(?: of|:|,| with) ((?:an? |the |two |three )?[a-z]{2,16} (?:holding|wearing|carrying|in|on|inside|under|over|with) [^.]+)$`,
  'iu',
);

/** `florist logo of a hand holding a peony` as `logo for a florist, a hand holding a peony`. */
function markOfTrade(prompt: string, kindOf: (word: string) => string): string {
  const [whole, before = '', trade = '', mark = '', rest = ''] = OF_A_TRADE.exec(prompt) ?? [];
  if (whole === undefined || kindOf(trade) !== 'person') return prompt;
  return `${before}${mark} for ${withArticle(trade)}, ${rest}`;
}

/** `fox lantern logo for a bar` as `logo of a fox and a lantern for a bar`; any other prompt as it is. */
export function markOfTwo(prompt: string): string {
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
  const [whole, before = '', first = '', second = '', mark = ''] = PAIR.exec(prompt) ?? [];
  if (whole === undefined) return markOfTrade(pageOfCouple(prompt, kindOf), kindOf);
  const isOneName = lexicon.lookUp(`${first} ${second}`.toLowerCase(), 'en') !== undefined;
  const isMaterial = lexicon.lookUp(first.toLowerCase(), 'en')?.attribute !== undefined;
  const areTwo =
    (FIRST.test(kindOf(first)) && SECOND.test(kindOf(second))) ||
    (OBJECT.test(kindOf(first)) && !isMaterial && WITH_OBJECT.test(kindOf(second)));
  if (isOneName || !areTwo) return prompt;
  return `${before}${mark} of ${withArticle(first)} and ${withArticle(second)}${prompt.slice(whole.length)}`;
}
