/** Pieces of the patterns that tropes are told by. English only. */

/** What is said of how something looks and is no part of its name. */
const LOOKS =
  '(?:(?:open(?:ed)?|closed|big|large|small|tiny|little|giant|huge|enormous|old|new|modern|glowing|broken|cracked|magic(?:al)?|wooden|golden|empty|ancient|vintage|colou?rful|white|black|red|blue|green|yellow|pink|smashed|transparent|clear) )';
export const wordsOf = (list: readonly { words: string }[]) =>
  `${LOOKS}*(?:${list.map(({ words }) => words).join('|')})`;
export const DET = "(?:(?:an?|the|one|some|(?:his|her|their|its|your)(?: own)?|someone's) )?";
/**
 * A thing in a few words; it ends where something else begins. Words are parted by a space that must be there: where it may
 * be left out, one word of n letters is n words in as many ways, and a pattern with three slots takes minutes for it.
 */
export const thing = (name: string, most = 5) =>
  `${DET}(?<${name}>[\\p{L}'-]+(?: [\\p{L}'-]+){0,${most - 1}}?)`;
/** Several, with commas and `and` between. */
export const things = (name: string) => `${DET}(?<${name}>[\\p{L}'-]+(?:,? [\\p{L}'-]+){0,15}?,?)`;
export const END =
  '(?= ?$| ?[.;:!?()–—]| ?,| (?:as an?|symboli[sz]\\w*|represent\\w*|concept|illustration|metaphor|image|in (?:an? )?[\\w ]{0,14}(?:style|background|colou?rs|light)|on (?:an? )?[\\w ]{0,24}background|with|while|that|which|to show|showing|for (?:an?|the)|at (?:sunset|night|dawn)|over|leading|towards?|standing|between|against|above|under|in front|and (?:holding|raising|waving|reaching|stretching|lifting|pointing|looking|smiling|crying|screaming|shouting|calling|trying|wearing|clutching|gasping)|and (?:an? )?(?:man|woman|person|child|girl|boy|people)) ?)';
/** As an end, of a list, in which commas stand. */
export const LIST_END = END.replace(
  '| ?,|',
  '| ?, (?:article|concept|symbol|metaphor|blog|flat|minimal|header|illustration|vector|\\w+ (?:style|concept|background))|',
);
export const SIZES = '(?:an? |the |one )?(?:(?:big|large|giant|huge|glowing|single|simple) )?';
/** Where a thing that is no word of a table begins: with a clause. */
export const START = `(?:(?<=^|[,.:;–—] |\\b(?:of|about|showing|with|and|as|is|like) )${SIZES})`;
export const HOST_START = `(?<![\\p{L}-])${SIZES}`;

/** Who it is; from the start of a word on, as a search that begins anew at each letter takes the square of a long word. */
export const PERSON =
  '(?<![\\p{L}-])(?<who>(?:[a-z]+ ){0,2}[a-z]{0,12}?(?:man|woman|person|girl|boy|child|kid|figure|businessman|businesswoman|student|worker|mother|mom|father|dad|manager|employee|teacher|clown|robot|doctor|chef|freelancer|teenager|guy|lady|someone|somebody|parent)(?: in (?:an? )?(?:\\w+ )?(?:suit|dress|shirt|hoodie|coat|jacket|sweater))?)';
