import type { Brief } from '../../brief';
import { titleCase } from '../../templates/design/words';

const COVERED =
  /\b(?:book|e-?book|magazine|notebook|album) cover (?:for|about|of|on) (?:an? |the )?((?:(?:novel|book|cook ?book|story|guide|handbook|memoir) (?:about|on|to|of) )?[\p{L}' -]{3,40})$/iu;
const BOOK_ABOUT =
  /^(?:novel|book|cook ?book|story|guide|handbook|memoir) (?:about|on|of|to) (?:an? |the )?/iu;
const INVITED =
  /\binvit(?:ation|e) (?:card )?(?:to|for) (?:an? |the |our |my )?([\p{L}' -]{3,36})$/iu;
const UNWRITTEN = /\b(?:blank|empty|template|no text|without text|border|frame|background)\b/i;

/** A cover and an invitation that are given no words are headed by what they are for. */
export function entitled(brief: Brief, prompt: string): Brief {
  if (brief.lettering.length > 0 || UNWRITTEN.test(prompt)) return brief;
  const named = (COVERED.exec(prompt)?.[1] ?? INVITED.exec(prompt)?.[1])?.replace(BOOK_ABOUT, '');
  return named === undefined || named.split(' ').length > 5
    ? brief
    : { ...brief, lettering: [titleCase(named)] };
}
