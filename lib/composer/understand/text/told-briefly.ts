import { type Rewording, reworded } from './reworded';

/** What is said in passing and names no thing: how old somebody is, what is there for scale, how things are laid. English only. */

const AGE =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]years?[- ]olds?';
const YOUNG =
  'girls?|boys?|kids?|child(?:ren)?|sons?|daughters?|twins?|brothers?|sisters?|students?|pupils?|toddlers?';
/** Feasts and occasions that a card is for, told before it. */
const OCCASION =
  "(?:mubarak|solstice|midsummer|season'?s|farewell|retirement|sympathy|condolence|communion|christening|bar mitzvah|bat mitzvah|graduation|housewarming|name day|baby shower|bridal shower|new home)";
const CALLED = '(?:design|illustration|template|front|cover|art)';

const TOLD: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(an?|the|my|our|his|her|their|two|three) ${AGE} (?=(?:[a-z]+ )?(?:${YOUNG})\\b)`,
      'giu',
    ),
    '$1 ',
  ],
  [
    /,? (?:(?:there |put |shown )?for|to (?:show|give)(?: (?:a|an idea|a sense))?(?: of)?(?: the)?) scale(?=[,.;]|$)/giu,
    '',
  ],
  [
    /,? (?:neatly )?(?:arranged|laid(?: out)?|spread(?: out)?|displayed|placed|set(?: out)?|fanned(?: out)?) (?:in|like|into|as) an? (?:open )?fan(?: shape)?(?=[,.;]|$| (?:on|over|with|around)\b)/giu,
    '',
  ],
  // `midsummer party card`: a card that is sent, and none that is played.
  [
    new RegExp(
      `^((?:[\\p{L}' ]{0,40} )?${OCCASION}(?: party)?|(?:[\\p{L}']+ ){1,3}party) cards?(?: ${CALLED})?(?=[,.;:]|$| (?:with|of|for|showing|featuring)\\b)`,
      'giu',
    ),
    '$1 greeting card',
  ],
  [
    new RegExp(
      `^((?:[\\p{L}' ]{0,40} )?${OCCASION}) cards? (?=(?!with|of|for|showing|featuring|and|game|deck|table|player)[a-z])`,
      'giu',
    ),
    '$1 greeting card, ',
  ],
  [/\bfalling leaves\b/giu, 'falling autumn leaves'],
  // What falls is told after itself: `falling leaves` are no fall of whoever is named before.
  [
    /(?:,| through| among| amid| amidst| under| in| with|;)? (?:the )?falling ((?:autumn |golden |red |orange |colorful |colourful |cherry |rose |pink |maple )?(?:leaves|petals|blossoms|feathers|snowflakes))\b(?! (?:pattern|background|wallpaper))/giu,
    ', $1 falling',
  ],
  [
    /^(?:two |a pair of |both )?hands (?=(?:gently )?(?:holding|cradling|protecting) )/iu,
    'cupped hands ',
  ],
  // Who sleeps on papers has them in no hand.
  [
    /\b(asleep|sleeping|curled up|napping|dozing|lying) (on|on top of|upon) (?:an? |the )?(?:stack|pile|heap|bundle) of (newspapers|magazines|books|letters|papers|laundry|towels|blankets)\b/giu,
    '$1 on a pile of $3',
  ],
  [/\bin (?:my|our) (?:flat|apartment|home|house|place),? (?:but )?(?=with\b)/giu, ''],
];

/** On boards these are pieces, where a game of chess is told. */
const OF_CHESS = /\bchess\b/iu;
const ALIVE = /\b(?:armou?r|castle|horseback|throne|playing|plays|battle|dragon)\b/iu;
const PIECES = /\b(?<!chess )(knight|bishop|rook|pawn)(s?)\b(?! (?:piece|chess))/giu;

/** A prompt without what it says in passing. */
export function toldBriefly(prompt: string): string {
  const told = reworded(prompt, TOLD);
  return OF_CHESS.test(told) && !ALIVE.test(told) ? told.replace(PIECES, 'chess $1$2') : told;
}
