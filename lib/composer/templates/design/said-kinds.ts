/** What a piece of lettering says: when, where, for how much, what to do. Whatever is none of these names something. */
export type SaidKind =
  'date' | 'time' | 'place' | 'price' | 'contact' | 'action' | 'credit' | 'name';

const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?';
const DAYS =
  '(?:(?:every|this|next|on) )?(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?';
const DAY_OF_MONTH = '(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: ?[-–&] ?\\d{1,2}(?:st|nd|rd|th)?)?';
const DATE_ONLY = `(?:${DAY_OF_MONTH} (?:of )?${MONTHS}(?:,? \\d{4})?|${MONTHS} ${DAY_OF_MONTH}(?:,? \\d{4})?|${MONTHS} \\d{4})`;
const HOUR =
  "\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h|o'clock)|\\d{1,2}:\\d{2}|noon|midnight";
const HOURS = `(?:(?:from |at |open )?(?:${HOUR})(?: ?(?:-|–|to|until|till) ?(?:${HOUR}|\\d{1,2}|late))?|\\d{1,2} ?(?:-|–|to) ?\\d{1,2}(?: ?(?:am|pm))?)`;
/** Hours that say which half of the day. */
export const CLOCK = `(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:-|–|to) ?)?(?:${HOUR})`;
/** A day with its date and its hours, each where it is told. */
export const WHEN = `(?:(?:${DAYS})(?: ?(?:-|–|to|and|&) ?${DAYS})?(?:,? (?:the )?${DATE_ONLY})?(?:,? (?:at )?${HOURS})?|${DATE_ONLY}(?:,? (?:at )?${HOURS})?)`;
const DATE = new RegExp(
  `^(?:${WHEN}|tonight|tomorrow|today only|\\d{4}|(?:since|est\\.?|established) \\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  'iu',
);
const TIME = new RegExp(
  `^(?:(?:doors(?: open)?|starts?|kick-?off|show|from|until|open|opens)(?: at)? )?${HOURS}(?: sharp)?$`,
  'iu',
);
const PRICE =
  /^(?:(?:tickets?|entry|admission|reward|only|from|just|now|suggested donation)[: ]+)*(?:[$€£¥] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|eur|euros?|dollars?))(?: (?:per|a|each|at|on) .*| each| reward)?$|^(?:(?:cash|big|large|small|generous) )?reward(?: (?:offered|paid))?$|^(?:free|free (?:entry|admission|shipping|delivery)|(?:entry|admission) free)$/iu;
const CONTACT =
  /@\w|^(?:www\.)?[\w-]+\.(?:com|org|net|co|co\.uk|de|io|fr|es|it|shop|studio)(?:\/\S*)?$|^(?:(?:please )?(?:call|phone|tel\.?|text|contact)[: ]+)?\+?[\d][\d ()-]{5,}\d$|^(?:please )?(?:rsvp|call)\b/iu;
const ACTION =
  /^(?:shop|buy|order|book|learn|read|sign|join|get|start|try|subscribe|download|discover|explore|register|donate|view|watch|listen|reserve|apply|visit|find|see|sign up|come)(?: \p{L}+)? (?:now|today|more|here|online|started|in|up|us|tickets?|yours|a table|free|inside)!?$|^(?:shop|subscribe|register|download|donate|rsvp|order|play)(?: now)?!?$/iu;
const CREDIT =
  /^(?:(?:a novel|a memoir|a film|poems|music|stories|written|directed|illustrated|words|hosted|presented) )?by \p{L}|^(?:starring|featuring|feat\.?|hosted by|presented by|with special guests?) /iu;
const VENUE_END =
  'hall|park|street|st|avenue|road|rd|lane|square|club|theatre|theater|church|school|library|centre|center|arena|stadium|gardens?|museum|gallery|caf[eé]|bar|pub|barn|mill|villa|castle|hotel|beach|green|farm|playground|gym|warehouse|field|pavilion|courtyard|terrace|market square|town square';
const PLACE = new RegExp(
  `^(?:live )?(?:at|in) (?:the )?\\p{Lu}.*$|^live (?:at|from|in) .+$|^\\d{1,4}[a-z]? (?:\\p{Lu}[\\p{L}'’.]+ ?)+(?:street|st\\.?|avenue|ave\\.?|road|rd\\.?|lane|drive|square|boulevard|way|place|court)?$|^(?:villa|hotel|caf[eé]|château|palazzo|casa) \\p{Lu}.*$`,
  'u',
);

const VENUE = new RegExp(`^(?:the )?(?:[\\p{L}'’.]+ ){1,3}(?:${VENUE_END})$`, 'iu');

/** Names that end as places do are places only beside a day, an hour or a price. */
export function kindOfSaid(text: string): SaidKind {
  const said = text.trim();
  if (DATE.test(said)) return 'date';
  if (TIME.test(said)) return 'time';
  if (PRICE.test(said)) return 'price';
  if (CONTACT.test(said)) return 'contact';
  if (ACTION.test(said)) return 'action';
  if (CREDIT.test(said)) return 'credit';
  return VENUE.test(said) ||
    PLACE.test(said.charAt(0) + said.slice(1)) ||
    PLACE.test(said.charAt(0).toLowerCase() + said.slice(1))
    ? 'place'
    : 'name';
}

/** Of what nobody doubts that it is no name. */
export const isPlainDetail = (text: string): boolean =>
  /^(?:date|time|price|contact)$/.test(kindOfSaid(text)) ||
  (/^(?:\d|at |live )/iu.test(text) && kindOfSaid(text) === 'place');
