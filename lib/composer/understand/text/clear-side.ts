import type { Brief } from '../../brief';

/**
 * Where a picture is to be left free: of `a desk, copy space on the left for a headline` the desk is to be
 * seen, and no cosmos.
 */

const LEFT_FREE =
  '(?:(?:with|and|but|leaves?|leaving|keeps?|keeping|has|having|there is|plenty of|lots of|a lot of|some|ample|enough|clean|clear|empty|blank|free|open|generous|large|big|wide|lots? of|an?|the|negative|white|copy|text|quiet)\\s+)*';
const SPACES = '(?:copy ?space|negative space|white ?space|text space|space)';
const WORDS =
  '(?:headlines?|titles?|text|texts|copy|words?|wording|logos?|captions?|message|type|lettering|headings?|overlays?|slogan|button|cta)';
/** `on the left`, `at far right`, and at the end of a clause `right` alone. */
const AT_SIDE =
  '(?:\\s+(?:on|at|to|in|above|along) (?:the |its )?(?:far )?(left|right|top|upper|above)(?:[- ]hand)?(?: (?:side|half|third|part|edge))?|\\s+(left|right|above)(?=\\s*(?:[,.;]|$| for\\b)))';
const FOR_WORDS = `(?:\\s+(?:for|to (?:add|put|place|set|fit)|where) (?:(?:the|an?|my|our|your|some|later|big|short|main)\\s+)*${WORDS}(?:(?: and |, | or )${WORDS})*(?: later)?)`;
const OF_SPACE = '(?<!\\b(?:outer|deep|in|into|through|from|of) )';
const KEPT = '(?: (?:is )?(?:left|kept)?(?: ?free)?(?=\\s))?';
const SPACE = new RegExp(
  `[,;.]?\\s*${OF_SPACE}\\b${LEFT_FREE}${SPACES}${KEPT}(?:${AT_SIDE}${FOR_WORDS}?|${FOR_WORDS}${AT_SIDE}?)`,
  'giu',
);
/** A room is left free only where it is for words. */
const ROOM = new RegExp(
  `[,;.]?\\s*\\b${LEFT_FREE}(?:room|area)${KEPT}${AT_SIDE}?${FOR_WORDS}${AT_SIDE}?`,
  'giu',
);
/** `the left half empty`, `right third left blank for text`: without `the` only a part of the picture is a side. */
const SIDE_FREE = new RegExp(
  `[,;.]?\\s*(?:with |and |but |leave |leaving |keep )*(?:the (left|right|top|upper)(?:[- ]hand)?(?: (?:side|half|third|part|area|column|corner))?|(?<=^|[,;.]\\s?|\\b(?:with|and|but|leave|leaving|keep) )(left|right|top|upper)(?:[- ]hand)? (?:side|half|third|part|area|column)) (?:is |kept |left )*(?:empty|free|blank|clear|clean|quiet)${FOR_WORDS}?`,
  'giu',
);
/** `lots of empty space` without a side: how it is composed, and no thing. */
const SPACE_AROUND =
  /[,;]\s*(?:with )?(?:lots of|plenty of|a lot of|much|generous|ample|some|large|big|calm)? ?(?:empty|negative|white|open|free|blank|breathing) ?(?:space|room)(?: around (?:it|them|the \p{L}+))?(?=\s*(?:[,;.]|$))/giu;

/** On a page with words, where its things are is where the words are not. */
const PAGE = /\b(?:banners?|headers?|hero|landing page|website|billboard|ads?|advert)\b/i;
const WORDS_AT = new RegExp(
  `\\b${WORDS}(?: (?:and|with) ${WORDS})?(?: ¶| ["“][^"”]{1,80}["”])?${AT_SIDE}`,
  'iu',
);
const THING_AT =
  /\p{L}{3,} on the (left|right)(?: side| half)?(?=\s*(?:[,;.]|$)|\s+(?:and|with)\b)/giu;

/** The side of a page that is told by what stands on it. */
function sideOnPage(prompt: string): Brief['clearSide'] {
  if (!PAGE.test(prompt)) return undefined;
  const [, atSide, alone] = WORDS_AT.exec(prompt) ?? [];
  const words = atSide ?? alone;
  if (words !== undefined) return sideOf(words);
  const things = [...prompt.matchAll(THING_AT)].map(([, side = '']) => side.toLowerCase());
  const [thing] = things;
  // Things at both sides leave neither free.
  if (thing === undefined || things.some((side) => side !== thing)) return undefined;
  return thing === 'left' ? 'right' : 'left';
}

/** `with space below for the date and address`: what somebody writes in later. */
const FOR_WRITING =
  /[,;.]?\s*(?:with |and |leav(?:e|ing) )*(?:(?:some|a|blank|empty|free|enough|an) )*(?:space|room|lines?)(?: (?:below|underneath|at the bottom|under it))? (?:for|to (?:write|add|fill in)) (?:(?:the|an?|your|my|our|party|event) )*(?:dates?|time|address|place|venue|location|name|details|info(?:rmation)?|rsvp|guest|when|where)(?:(?:,| and|, and| &) (?:(?:the|an?|your|my|our|party|event) )*(?:dates?|time|address|place|venue|location|name|details|info(?:rmation)?|rsvp|guest|when|where))*(?: (?:below|underneath|at the bottom))?/giu;

export interface Cleared {
  rest: string;
  side?: NonNullable<Brief['clearSide']>;
  said: string[];
}

const sideOf = (word: string): NonNullable<Brief['clearSide']> =>
  /^(left|right)$/i.test(word) ? (word.toLowerCase() as 'left' | 'right') : 'top';

/** Room for words that is told of no side of its picture is on either. */
const anySideOf = (prompt: string): Cleared['side'] =>
  [SPACE, ROOM].some((pattern) => prompt.search(pattern) >= 0) ? 'left' : undefined;

/** Takes out what a prompt says of free space, and tells on which side it is to be. */
export function liftClearSide(prompt: string): Cleared {
  const said: string[] = [];
  const sides: string[] = [];
  const take = (match: string, ...groups: unknown[]) => {
    said.push(match.replace(/^[\s,;.]+/, ''));
    for (const group of groups.slice(0, -2)) if (typeof group === 'string') sides.push(group);
    return '';
  };
  const rest = [SPACE, ROOM, SIDE_FREE, SPACE_AROUND, FOR_WRITING].reduce(
    (text, pattern) => text.replace(pattern, take),
    prompt,
  );
  const [told] = sides;
  const side = told === undefined ? (sideOnPage(prompt) ?? anySideOf(prompt)) : sideOf(told);
  return { rest, said, ...(side === undefined ? {} : { side }) };
}
