import { DET, END, PERSON, thing } from './grammar';

/**
 * Tropes of effort and plight: what somebody carries uphill, is chained to, is crushed by, reaches for, and things of
 * which one part is replaced by others. The ids are those of `efforts.ts`.
 */

/** Somebody, or several at once. */
const SOMEBODY = PERSON.replace(
  '(?:man|',
  '(?:(?:team|group|crew) of (?:two|three|four|five|six)|team|people|group of people|workers|colleagues|employees|friends|children|kids|men|women|man|',
);

const HUGE = '(?:huge|giant|enormous|gigantic|massive|oversized|big|large|heavy)';
const UP =
  '(?:uphill|up(?:wards?)? (?:a|the) (?:\\w+ )?(?:hill|mountain|slope|ramp)|up a steep \\w+|to the top)';
const BEARING =
  '(?:carry|push|roll|pull|drag|haul|lift|bear|heav|shoulder|struggl\\w+ with|mov)(?:ing|s|es)?(?: up)?';

export const EFFORTS: readonly { id: string; pattern: string }[] = [
  // A question mark rolled up a hill.
  {
    id: 'uphill',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?<how>${BEARING}) ${DET}(?:${HUGE} )?(?<filling>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?)(?: (?:made )?(?:up |out )?of (?<stuff>[\\p{L}'-]+(?: [\\p{L}'-]+)?))?(?: on (?:his|her|their) (?:back|shoulders?|head))? ${UP}(?: made (?:up |out )?of (?<matter>[\\p{L}'-]+(?: [\\p{L}'-]+)?)${END})?`,
  },
  {
    id: 'burden',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?<how>${BEARING}) (?:an? |the )?${HUGE} ${thing('filling', 3)}(?: on (?:his|her|their) (?:back|shoulders?))?${END}`,
  },
  {
    id: 'burden',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?<how>carry|bear|haul|lift)(?:ing|ies|s)? (?:an? |the |his |her |their )?(?:whole |entire )?(?<filling>(?:\\p{L}+ )?(?:house|home|city|town|world|earth|globe|planet|factory|office|office building|school|church|mountain|boulder|rock|car|piano|clock|sofa|bookshelf|family|tree|moon)) on (?:his|her|their) (?:back|shoulders?)${END}`,
  },
  // Debt on the leg.
  {
    id: 'tied-to',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:chained|shackled|handcuffed|tied|cuffed|enslaved|bound) to (?:an? |the |his |her |their )?(?:${HUGE} )?(?<filling>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?)(?: (?:like|as if it were|as) (?:an? |the )?(?:prisoner|convict|ball|dog|slave)[\\p{L}' -]{0,24})?${END}`,
  },
  {
    id: 'crushed',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:crushed|buried|bent|squashed|flattened|pressed|struggling|pinned|sinking|trapped|stuck) (?:down )?(?:under(?:neath)?|beneath|by) (?:the weight of )?(?:an? |the )?(?:${HUGE} )?(?:(?:pile|stack|heap|mountain) of )?(?<filling>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?)${END}`,
  },
  // A light bulb from a stack of books.
  {
    id: 'reaching',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:standing|balancing|perched|tiptoeing|stretching)(?: up)? (?:on|atop|on top of) (?:an? |the )?(?:${HUGE} )?(?<host>[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?),? (?:and |while |to )?(?:reach|grasp|stretch)(?:ing|es)? (?:up |out )?(?:for|towards?) (?:an? |the )?${thing('filling', 3)}${END}`,
  },
  {
    id: 'reaching',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:reaching|grasping|stretching) (?:up |out )?(?:for|towards?) (?:an? |the )?${thing('filling', 3)},? (?:while )?(?:(?:standing|balancing|perched) (?:on|atop|on top of)|from(?: the top of)?) (?:an? |the )?(?:${HUGE} )?(?<host>[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}?)${END}`,
  },
  {
    id: 'reaching',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:reaching|grasping|jumping|stretching) (?:up |out )?(?:for|towards?|to (?:catch|grab|touch)) (?:an? |the )?${thing('filling', 3)}${END}`,
  },
  {
    id: 'scaling',
    pattern: `${DET}${SOMEBODY},? (?:who )?(?:is )?(?:climb|scal)(?:ing|s) (?:up |on |onto )?(?:an? |the )?${HUGE} ${thing('filling', 3)}${END}`,
  },
  // Two sides over a gap.
  {
    id: 'over-gap',
    pattern: `(?:hands? shaking|shaking hands|handshake|two hands (?:reaching|meeting|holding|touching)|reaching out to each other|holding hands)(?: \\w+)? (?:across|over|above) (?:an? |the )?(?<host>(?:broken |collapsed |wooden |deep )?(?:bridge|gap|abyss|chasm|canyon|cliffs?|divide))`,
  },
  // Dollar bills for leaves.
  {
    id: 'replaced',
    pattern: `(?:an? |the )?(?<host>[\\p{L}-]+(?: [\\p{L}-]+)?) whose (?<part>leaves|leaf|petals?|blossoms?|fruits?|flowers?|roots?|wings?|rays?|head|top|branches) (?:is|are|look like|turn into|have become)(?: made (?:up )?of)? ${thing('filling', 3)}${END}`,
  },
  {
    id: 'replaced',
    pattern: `(?:an? |the )?(?<host>tree|plant|flower|sunflower|daisy|rose|car|bicycle|cart|sun|bird|butterfly|cactus) with ${thing('filling', 3)} (?:as|instead of|for|in place of|replacing) (?:its |the |his |her )?(?<part>leaves|petals?|blossoms?|fruits?|flowers?|roots?|wings?|rays?|head|top|branches)${END}`,
  },
  {
    id: 'replaced',
    pattern: `(?<=\\b(?:an?|the|big|small) )(?<filling>light ?bulb|lightbulb|heart|idea|question mark|star|gear|key|puzzle|coin|clock|emoji|pencil|book|brain) (?<host>plant|tree|flower)(?! (?:pot|shop|store|house|bed))`,
  },
];
