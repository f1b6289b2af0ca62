import { type Rewording, reworded } from './reworded';

/**
 * What is said of how a page of pictures is laid out, and names no picture of it: in `flash cards: cow, pig, each with
 * its name underneath` there are two cards. English only.
 */

const PAGE =
  /\b(?:flash ?cards?|posters?|charts?|infographics?|diagrams?|worksheets?|sheets?|timelines?|labell?ed|cards|cheat ?sheets?|maps?|pages?|pyramids?|anatomy|parts|cross[- ]sections?)\b/i;

const WRITTEN = '(?:name|word|label|caption|title)s?(?: of (?:it|each))?';
const WHERE =
  '(?:underneath|below|beneath|above|on top|beside it|next to it|(?:under(?:neath)?|below|beneath|above|on|by|beside|next to) (?:it|them|each(?: (?:one|picture|card|thing))?|every (?:one|picture|card)|the pictures?))';

const SAYINGS: readonly Rewording[] = [
  // `labeled-style drawing of a cell`
  [
    /^(?:an? )?labell?ed(?:[- ]style)? (?:drawing|illustration|picture|sketch|artwork) of(?= \p{L})/giu,
    'labelled diagram of',
  ],
  // `each with its name underneath`, `with the names below`
  [
    new RegExp(
      `,?\\s+(?:and )?(?:each (?:one |card |picture )?)?(?:with|has|showing) (?:its|their|the|an?) (?:own )?(?:(?:clear|big|large|bold|printed|english|simple) )*${WRITTEN}(?: (?:written|printed|set))? ${WHERE}(?=\\s*(?:[,.;]|$))`,
      'giu',
    ),
    '',
  ],
  [
    /,\s+(?:and )?each (?:one )?(?:with|has) (?:its|their|a) (?:own )?(?:name|label|caption)(?=\s*(?:[,.;]|$))/giu,
    '',
  ],
  // `percussion with one example of each`
  [
    /,?\s+(?:and )?(?:with|showing) (?:an?|one|two|three|some|clear|small) (?:(?:clear|small|simple|cute|little|drawn|matching) )*(?:examples?|pictures?|drawings?|illustrations?|icons?|images?) (?:of|for|from|in|next to|beside|above|below|under) each(?: (?:one|group|family|type|kind|category|word|step|of them))?(?=\s*(?:[,.;]|$))/giu,
    '',
  ],
  // `roles: cook, waiter, a picture for each job`
  [
    /,\s+(?:and )?(?:with )?(?:an?|one) (?:(?:clear|small|simple|cute|little|drawn|matching) )*(?:picture|drawing|illustration|icon|image|photo) (?:of|for|from|next to|beside|above|below|under) each(?: \p{L}+)?(?=\s*(?:[,.;]|$))/giu,
    '',
  ],
  // `flower and fruit pointed out by lines`
  [
    /,?\s+(?:and )?(?:all |each )?(?:pointed (?:out|to|at)|marked|indicated|connected|identified) (?:by|with) (?:(?:thin|clear|straight|black|leader|small) )*(?:lines|arrows|labels|pointers)(?=\s*(?:[,.;]|$))/giu,
    '',
  ],
  // `a ship with labels for the bow`, `a bicycle naming the saddle`
  [
    /,?\s+(?:with|and) (?:(?:clear|small|simple|neat) )*labels (?:for|of|on|naming|showing|pointing (?:to|at)) (?:the |its )?(?=[^:]+$)/giu,
    ': ',
  ],
  [
    /(\bdiagram of (?:an? |the )?[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?) (?:naming|labell?ing|identifying|pointing out) (?:the |its )?(?=\p{L})/giu,
    '$1 with ',
  ],
  // `a butterfly and a moth side by side, with their wings`: two that are compared.
  [
    /^(?:an? )?(?:educational |simple )?(?:infographic|poster|chart|diagram)(?: (?:showing|of|about|with))? (?:an? |the )?([\p{L} -]{2,30}?) (?:and|next to|beside|vs\.?) (?:an? |the )?([\p{L} -]{2,30}?) side[- ]by[- ]side,? (?:(?:with|showing|comparing|and) )+(?:their )?(?=\p{L})/iu,
    'comparison infographic of $1 vs $2: ',
  ],
  // `americano shown as cups with layers`
  [
    /(?<=,[^,.;:]{2,40}) (?:(?:all|each) )?(?:shown|drawn|depicted|illustrated|pictured) (?:as|by) (?:an? )?[^,.;:]{3,50}$/giu,
    '',
  ],
  // `callout lines to 7 items`
  [
    /(?<!\b(?:blank|empty|unfilled)),?\s+(?:and )?(?:with )?(?:(?:thin|clear|straight|simple|black) )*(?:callouts?|leader|pointer|label|labell?ing)(?:[- ](?:lines?|arrows?|boxes|tags))?(?: (?:to|for|on|pointing (?:to|at)) (?:the |its |all )?(?:\d{1,2} |two |three |four |five |six |seven |eight |nine |ten )?(?:main |key )?(?:items|parts|pieces|features|details|components|sections))?(?=\s*(?:[,.;]|$))/giu,
    ', labelled',
  ],
  // `pyramid of needs, 5 levels`: no heap of them.
  [
    /^((?:an? |the )?(?:[\p{L}]+ ){0,2}?pyramid) (?:of|for|about|showing)(?= [^.]{0,70}\b(?:levels?|layers|tiers|needs|rules|habits|values|skills|priorities|nutrition|learning|goals|training|wellbeing)\b)/iu,
    '$1 chart of',
  ],
  // `clean colours, no labels`: how a section is drawn is nothing in it.
  [
    /(\b(?:cross[- ]?section|cut-?away|inside)\b[^,;]{2,50}), (?:(?:clean|clear|bright|soft|simple|flat|pastel|bold|natural|muted) )+(?:colou?rs?|shapes|style|lines)(?=\s*(?:[,.;]|$))/giu,
    '$1',
  ],
  // `clearly labelled`
  [
    /\b(?:(?:clearly|neatly|properly|carefully|simply|fully|all|correctly) )+(?=labell?ed\b)/giu,
    '',
  ],
  // `draw a line from the animal to its home,` says what is done with a sheet.
  [
    /(\bworksheet\b[^:]{0,60}:\s*)(?:draw(?:ing)? (?:an? )?lines? (?:from|between) [^,:;]{3,60}|match (?:each|every) [^,:;]{3,60}|match the [^,:;]{3,40} (?:to|with) (?:its|their|the (?:right|correct)) [^,:;]{3,30}|(?:circle|colou?r|tick|cross out|count) (?:the|each|all|every) [^,:;]{3,50})[,:;]\s+/giu,
    '$1',
  ],
];

/** A prompt for a page without what is said of how its pictures are laid out. */
export const saidOfSheets = (text: string): string =>
  PAGE.test(text) ? reworded(text, SAYINGS) : text;
