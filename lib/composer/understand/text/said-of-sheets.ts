import { type Rewording, reworded } from './reworded';

/**
 * What is said of how a page of pictures is laid out, and names no picture of it: in `flash cards: cow, pig, each with
 * its name underneath` there are two cards. English only.
 */

const PAGE =
  /\b(?:flash ?cards?|posters?|charts?|infographics?|diagrams?|worksheets?|sheets?|timelines?|cards|cheat ?sheets?|maps?|pages?)\b/i;

const WRITTEN = '(?:name|word|label|caption|title)s?(?: of (?:it|each))?';
const WHERE =
  '(?:underneath|below|beneath|above|on top|beside it|next to it|(?:under(?:neath)?|below|beneath|above|on|by|beside|next to) (?:it|them|each(?: (?:one|picture|card|thing))?|every (?:one|picture|card)|the pictures?))';

const SAYINGS: readonly Rewording[] = [
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
  // `americano shown as cups with layers`
  [
    /(?<=,[^,.;:]{2,40}) (?:(?:all|each) )?(?:shown|drawn|depicted|illustrated|pictured) (?:as|by) (?:an? )?[^,.;:]{3,50}$/giu,
    '',
  ],
  // `clearly labelled`
  [
    /\b(?:(?:clearly|neatly|properly|carefully|simply|fully|all|correctly) )+(?=labell?ed\b)/giu,
    '',
  ],
  // `draw a line from the animal to its home,` says what is done with a sheet.
  [
    /(\bworksheet\b[^:]{0,60}:\s*)(?:draw(?:ing)? (?:an? )?lines? (?:from|between) [^,:;]{3,60}|match (?:each|the|every) [^,:;]{3,60}|(?:circle|colou?r|tick|cross out|count) (?:the|each|all|every) [^,:;]{3,50})[,:;]\s+/giu,
    '$1',
  ],
];

/** A prompt for a page without what is said of how its pictures are laid out. */
export const saidOfSheets = (text: string): string =>
  PAGE.test(text) ? reworded(text, SAYINGS) : text;
