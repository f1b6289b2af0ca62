import { AND, LOOKS } from '../../words/outline.data';

const LOOK = new RegExp(`^(?:${LOOKS.join('|')})$`, 'iu');
const LEADING = new RegExp(`^(?:(?:${AND}|then|dann|puis|luego|finally|then finally)\\s+)+`, 'iu');
const LAST_AND = new RegExp(`^(.+)\\s(?:${AND})\\s(.+)$`, 'iu');
const ARTICLE =
  /^(?:an?|the|ein|eine|einen|einem|der|die|das|le|la|les|un|une|el|los|las|una)\s+(?=\p{L}+$)/iu;

/** `with two cups`: what stands beside the list. */
const BESIDE = new RegExp(
  `^(?:${AND}\\s+)?(?:with|mit|avec|con|com)\\s|\\s(?:next to|beside|around|behind|above|below|under) (?:it|them|each)\\b`,
  'iu',
);

/** Whether some words only say how the picture looks. */
export const isLook = (segment: string): boolean => LOOK.test(segment);

/** A sentence ends at a full stop that ends no number and no short word. */
const firstSentence = (text: string): string => text.replace(/(?<=\p{L}{3,}|[%)])[.!]\s.*$/su, '');

/** Pictures of a thing are the thing. */
const PICTURES_OF =
  /^(?:(?:small|little|cute|simple|clear|big|large) )*(?:pictures?|illustrations?|drawings?|images?|photos?|icons?) (?:of|for) (?:an?|the)?\s*/iu;
/** `the 4 food groups with fruit`: what the list is of, before its first entry. */
const ANNOUNCED =
  /^(?:the )?(?:\d{1,2}|two|three|four|five|six|seven|eight) (?:\p{L}+ ){0,2}?(?:groups|types|kinds|parts|members|elements|senses|seasons|planets|bins|layers|zones)(?: (?:with|are|like|such as|including))? (?=\p{L})/iu;
/** What is to be seen with each entry, and is none. */
const EXAMPLES =
  /^(?:with )?(?:some |an )?(?:examples?|pictures?|items|names?)(?: (?:of|for|from|in|under))? each(?: one)?$|^(?:with )?what (?:goes|belongs|is put|is) (?:in|into|inside) (?:each|them|it)(?: (?:one|bin|box|bag))?$/iu;
/** `inner core with labels`: what a page has anyway is no part of its last entry. */
const WITH_LABELS =
  /\s+(?:and |with )+(?:clear |small |simple )?(?:labels|captions|names)(?: please)?$/iu;

const clean = (segment: string): string =>
  segment
    .replace(LEADING, '')
    .replace(/^["“”«»„]+|["“”«»„.\s]+$/gu, '')
    .replace(ARTICLE, '')
    .replace(
      /\s+(?:with|and|joined by|linked by|connected by|connected with) (?:[a-z]+ )?arrows\b.*$|\s+between (?:them|each)$/iu,
      '',
    )
    .replace(PICTURES_OF, '')
    .replace(
      /\s+(?:drawn|shown|illustrated|pictured|depicted) (?:for|at|in|on|under|below|next|beside|side|with|above|as|to)\b.*$/iu,
      '',
    )
    .replace(/\s+(?:labell?ed|beschriftet|légendés?|etiquetad[ao]s)(?: for .{2,30})?$/iu, '')
    .trim();

/** The last `and` of a list is a comma: `grind and brew`. */
function withLastSplit(parts: readonly string[]): string[] {
  const cut = LAST_AND.exec(parts.at(-1) ?? '');
  return cut?.[1] && cut[2] ? [...parts.slice(0, -1), cut[1], cut[2]] : [...parts];
}

const headOf = (part: string): string => clean(part).toLowerCase().split(' ').at(-1) ?? '';

/** `steam trawler, modern trawler`: one more of its kind, and no look. */
const isOneMore = (part: string, before: readonly string[]): boolean =>
  clean(part).includes(' ') && before.some((one) => headOf(one) === headOf(part));

/** What has a share of a whole is an entry, whatever its words could say of a picture: `screen 15%`. */
const HAS_SHARE = /\d\s?(?:%|percent|prozent)/iu;

/** In what respect things are told apart, by itself: an entry, and no look. */
const RESPECT = /^(?:colou?rs?|shape|design|screen|taste|texture)$/iu;

/** Up to where words only say how the picture looks, or what else is in it. */
function upToLooks(parts: readonly string[]): string[] {
  const end = parts.findIndex(
    (part, index) =>
      index > 0 &&
      !HAS_SHARE.test(part) &&
      !RESPECT.test(part) &&
      !isOneMore(part, parts.slice(0, index)) &&
      (isLook(clean(part)) || BESIDE.test(part)),
  );
  return end < 0 ? [...parts] : parts.slice(0, end);
}

function cut(parts: readonly string[], count: number | undefined): string[] {
  const isWhole = count === undefined ? LEADING.test(parts.at(-1) ?? '') : parts.length >= count;
  return isWhole ? [...parts] : withLastSplit(parts);
}

/**
 * The things of a list: at its commas, and at its last `and` where the prompt says how many there are
 * and they are not reached without. `mix flour and eggs` stays whole where four steps are announced
 * and four are there. What only says how the picture looks ends the list, unless the count needs it.
 */
export function segmentsOf(text: string, count?: number): string[] {
  const all = firstSentence(text)
    .split(/[;、]\s*|,(?=\s|$)|\s→\s|\s->\s/u)
    .map((part) => part.trim().replace(/\.$/, '').replace(WITH_LABELS, ''))
    .filter(Boolean);
  const content = cut(upToLooks(all), count);
  const parts = count !== undefined && content.length < count ? cut(all, count) : content;
  return (count !== undefined && parts.length < count ? content : parts)
    .map((part, index) => clean(index === 0 ? part.replace(ANNOUNCED, '') : part))
    .filter((part) => part !== '' && !EXAMPLES.test(part))
    .slice(0, count ?? 12);
}
