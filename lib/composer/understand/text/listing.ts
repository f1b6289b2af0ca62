/** One thing of a list, as it was written; with its figure where it has one. */
export interface Listed {
  text: string;
  value?: number;
  /** The figure as the prompt writes it: `40%`. */
  written?: string;
}

const ITEMS_MAX = 12;
/** Longest words of one item: more of them are a clause about the picture. */
const ITEM_WORDS_MAX = 5;

/** What a list of contents ends with: how the picture is to look, not what is in it. */
const OF_THE_LOOK =
  /\b(?:background|style|styled|colou?rs?|palette|tones?|layout|design|arrows?|labels?|labelled|labeled|icons?|font|typography|text|title|flat|vector|minimal(?:ist)?|isometric|worksheet|printable|infographic|diagram|next to|beside|around|on (?:a|the|top)|in (?:a|the)\b|under|above|below|behind|columns?|rows?|sides?|each|print|border|outlines?|thick|bold|cute|pastel|simple|modern|clean)\b/i;

const COLON = /[:：]\s*/;
const LEADS = /^.*?\b(?:showing|shows?|with|of|for|about|from|comparing|including)\s+(?:the )?/i;
const FIGURE = String.raw`[€$£]?\d[\d.,]*\s?(?:%|percent|k|m|kg|km|°|€|\$)?`;
const NAME_THEN_FIGURE = new RegExp(String.raw`^(.*?\p{L}.*?)\s*[:=–-]?\s*(${FIGURE})$`, 'iu');
const FIGURE_THEN_NAME = new RegExp(String.raw`^(${FIGURE})\s+(?:of\s+)?(\p{L}.*)$`, 'iu');

/** `Jan 20`, `40% glass`, or no figure. */
function listedOf(segment: string): Listed {
  const after = NAME_THEN_FIGURE.exec(segment);
  const before = after ? null : FIGURE_THEN_NAME.exec(segment);
  const text = (after?.[1] ?? before?.[2] ?? segment).trim();
  const written = (after?.[2] ?? before?.[1])?.trim().replace(/\s?percent$/i, '%');
  const value = written === undefined ? NaN : Number(written.replace(/,(?=\d{3})|[^\d.]/g, ''));
  return { text, ...(written && Number.isFinite(value) ? { value, written } : {}) };
}

const segmentsOf = (text: string): string[] =>
  text
    .replace(/\.\s.*$/u, '')
    .split(/[,;、]|\s+and\s+|\s&\s|\sund\s|\set\s/u)
    .map((part) => part.replace(/^\s*(?:and|then|an?|the|und|et)\s+/i, '').replace(/[.\s]+$/u, ''))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * What a design lists: after a colon, else after the commas of its opening. Words on how it looks end
 * the list. Nothing where fewer than two things are listed.
 */
export function listingOf(prompt: string): Listed[] {
  const text = prompt
    .replace(/["“”«»„()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const colon = COLON.exec(text);
  const tail = colon ? text.slice(colon.index + colon[0].length) : undefined;
  const segments = segmentsOf(tail ?? text);
  if (tail === undefined && segments[0] !== undefined) {
    const [head = '', ...rest] = segments;
    const own = head.replace(LEADS, '');
    // `pie chart of waste with paper, glass`: what follows the last word that leads.
    const last = own.replace(LEADS, '');
    const hasOwn =
      own !== head &&
      (FIGURE_THEN_NAME.test(last) || /\bwith\b|\bcomparing\b/i.test(head) || rest.length === 1);
    segments.splice(0, segments.length, ...(hasOwn ? [last] : []), ...rest);
  }
  const items: Listed[] = [];
  for (const segment of segments) {
    const words = segment.split(' ').length;
    const item = listedOf(segment);
    if (OF_THE_LOOK.test(segment) || words > ITEM_WORDS_MAX + (item.written ? 1 : 0)) {
      if (items.length >= 2) break;
      continue;
    }
    items.push(item);
  }
  const isShare = items.length === 1 && items[0]?.written?.endsWith('%');
  return items.length >= 2 || isShare ? items.slice(0, ITEMS_MAX) : [];
}

const SUBJECT =
  /\b(?:charts?|graphs?|timeline|comparison|infographic|diagram|flowchart|steps?|poster|map)\s+(?:of|about|on|for|showing|comparing)\s+(?:the |an? )?(.+?)(?=\s*[:,.;]|\s+with\s|\s+showing\s|\s+from\s|\s+in\s+\w+\s+(?:pictures|steps)|$)/iu;
const NAMED_BEFORE =
  /^(?:an?\s+|the\s+)?(.+?)\s+(?:charts?|graphs?|timeline|flowchart|infographic|poster|diagram)\b/iu;
const NO_SUBJECT =
  /^(?:(?:bar|pie|donut|doughnut|column|line|area|ring|flow|wall|simple|colou?rful|educational|classroom|kids?|infographic|\d+|steps?|labell?ed|comparison|timeline|printable|flat|modern|cute)\s*)+$/i;

/** What a design is about, in the words of the prompt: `monthly sales`, `weather`. */
export function subjectOf(prompt: string): string | undefined {
  const text = prompt.replace(/["“”«»„]/g, '').trim();
  const after = SUBJECT.exec(text)?.[1]?.trim();
  const before = NAMED_BEFORE.exec(text)?.[1]?.trim();
  const isForWhom = /\b(?:charts?|poster|diagram|infographic)\s+for\b/i.test(text);
  const choice = isForWhom && before && !NO_SUBJECT.test(before) ? before : (after ?? before);
  if (choice === undefined || NO_SUBJECT.test(choice) || /\d$|\d%|^\d/.test(choice))
    return undefined;
  return choice.split(' ').length <= 7 ? choice : undefined;
}
