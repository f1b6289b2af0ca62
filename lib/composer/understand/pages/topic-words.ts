import type { BriefElement } from '../../brief';

/** What of a prompt for a page is its topic, and what says which page it is. */

/** Why somebody is in the scene of a topic, and what became of its word. */
export const SHOWS = 'what shows';

/** Words for a page and for whom it is, none of which is its topic. */
const PAGE_WORDS =
  /["“„«][^"“”„«»]{1,80}["”“»]|\b(?:seamless|repeat(?:ing)?|patterns?|sticker (?:sheets?|packs?|sets?)|stickers?|worksheets?|flash ?cards?|wall charts?|(?:book|album|magazine|notebook) covers?|icons?|apps?|logos?|emblems?|badges?|crests?|mascots?|posters?|flyers?|banners?|invitations?|invites?|(?:greeting|birthday|business|post) ?cards?|cards?|product (?:shots?|photos?)|packag\w+|labels?|maps?|timelines?|histor(?:y|ies)|comparisons?|infographics?|charts?|posts?|videos?|thumbnails?|youtube|instagram|facebook|social media|websites?|web|hero|header|landing pages?|sets?|for (?:kids|children|toddlers|students|preschoolers)|illustrated|educational|printable|designs?|poster series|guides?|handbooks?|manuals?|nights?|evenings?|societ(?:y|ies)|teams?|brands?|compan(?:y|ies)|firms?|makers?|shops?|stores?|festivals?)\b/giu;

const bare = (phrase: string): string => phrase.toLowerCase().replace(/^(?:an?|the|\d+) /, '');

/** Whether something is a word of the topic itself or of the page, and nothing that is told beside it. */
export function isOfTopic({ phrase, because, concept }: BriefElement, word: string, text: string) {
  if (concept === undefined || because !== undefined) return true;
  const said = bare(phrase);
  const isBeside = BESIDE.test(text) && text.includes(said);
  return !isBeside || word.includes(said) || said.includes(word);
}

/** What parts what a prompt is about from what else it tells: `a fox with a scarf`. */
const BESIDE = /,|\b(?:and|with|in|on|under|beside|holding|wearing)\b/iu;

const LEADS =
  /^(?:(?:an?|the|my|our|about|for|of|on|to|with|featuring|how|start(?:ing)?|get(?:ting)? started|begin(?:ning)?|\d+|two|three|four|five|six|eight|nine|ten|twelve)(?:\s+|$))+/iu;

/** The topic of a prompt without the words for its page. */
export const topicTextOf = (prompt: string): string =>
  prompt
    .toLowerCase()
    .replace(PAGE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEADS, '')
    .replace(/[\s,]+(?:for|of|with|an?|the|to|on|about)?$/u, '');
