import { type Rewording, reworded } from './reworded';

/** How things lie to each other, where a participle says no more than the preposition after it. English only. */

const IS = '(?:(?:is|are|was|were|sits?|sat|lies|lay|lying) )?';
const HOW =
  '(?:(?:gently|carefully|neatly|snugly|tightly|securely|precariously|delicately|perfectly|casually|loosely|haphazardly|cozily) )?';
const LAID =
  '(?:nestled|nestling|nestles|wedged|squeezed|sandwiched|tucked|stuck|situated|positioned|propped|poised|balanced|resting|placed|set)';
/** What is drunk from, with a rim or a mouth. */
const DRUNK_FROM =
  'glass(?:es)?|cups?|mugs?|cocktails?|margaritas?|martinis?|beers?|lemonade|drinks?|pitcher|tumbler|goblet|flute';
const ON_RIM = `(?: (?:stuck|wedged|perched|hooked|placed|hung|squeezed|tucked|resting|balanced|hanging|pushed))? (?:on|in|into|onto|over|to|from|around) (?:the|its) (?:rim|lip|edge|neck|mouth|top)(?: of (?:the|its) (?:bottle|${DRUNK_FROM}))?(?=[,.;]|$| (?:and|on|in|at|next|beside)\\b)`;

/** How some stand and lie on any page. */
const ON_PAGES: readonly Rewording[] = [
  // Shoulders that touch are those of who is side by side, and a tower of goods is no building.
  [/\bshoulder[- ]to[- ]shoulder\b/giu, 'side by side'],
  [
    /\b(stacked|piled|heaped|balanced)(?: up)?(?: high)? (?:in|into|as|to) (?:an? )(?:[a-z]+ ){0,2}(?:towers?|piles?|stacks?|pyramids?|columns?)\b/giu,
    '$1',
  ],
];

const POSITIONS: readonly Rewording[] = [
  [
    new RegExp(
      ` ${IS}${HOW}${LAID} (?=(?:in )?(?:between|among|amongst|beside|next to|alongside|behind|beneath|underneath)\\b)`,
      'giu',
    ),
    ' ',
  ],
  // Who balances does something; what is balanced is there.
  [
    new RegExp(
      ` ${IS}${HOW}(?:balanced|perched|poised|resting|placed|set) on (?:the )?(?:very )?(?:edge|edges|top|corner|tip) of (?=(?:an?|the|its|his|her)\\b)`,
      'giu',
    ),
    ' on top of ',
  ],
  [
    new RegExp(` ${IS}propped(?: up)? (?:against|on) (?=(?:an?|the|its|his|her)\\b)`, 'giu'),
    ' leaning against ',
  ],
  // What hangs in the air near something is over the ground, and in no sky.
  [
    new RegExp(
      ` ${IS}(?:suspended|floating|hovering|hanging) (?:in (?:the )?(?:mid-?air|mid air|air)) (?=(?:near|next to|beside|by|alongside)\\b)`,
      'giu',
    ),
    ' ',
  ],
  [
    / contrast(?:s|ed|ing)?(?: (?:sharply|beautifully|nicely|well))? (?:with|against) /giu,
    ' next to ',
  ],
  [new RegExp(` ${IS}${HOW}draped (?=(?:over|across)\\b)`, 'giu'), ' '],
  // Water that drips is a splash, and lies on nothing.
  [
    /(?<!\b(?:water|rain|sweat|tears|blood)) (?:is |was |being |gets )?(?:drip|drizzle?|spread|smear|slather|trickle?)(?:s|d|ed|ped|ing|ping)? (?:over|on|onto|on top of|across|down onto) /giu,
    ' on ',
  ],
  [
    /\b(chocolate|butter|cheese|marshmallows?|caramel|ice cream|cream|frosting|fudge)( (?:is |was |that is )?melt(?:s|ed|ing)?) (?:over|on|onto|on top of) /giu,
    '$1 on ',
  ],
  // What is in the mouth of a bottle is on it; the rim is of the glass that was named before it.
  [
    new RegExp(
      `\\b((?:an?|the) [^,.;]{0,30}?bottle\\b[^,.;]{0,20}?) with ((?:an?|two|the|some) [^,.;]{1,30}?)${ON_RIM}`,
      'giu',
    ),
    '$2 on the mouth of $1',
  ],
  [new RegExp(`\\b(${DRUNK_FROM})\\b([^.;]{1,60}?)${ON_RIM}`, 'giu'), '$1$2'],
  // Two that share a picture between them are side by side; what is weighed is on its own side of the scales.
  [
    /\b(?<!\b(?:scales?|see-?saw|balance)\b[^,.;:]{0,60})([^,.;:]{3,60}?)(?<!\b(?:scales?|see-?saw|balance)\b[^,.;:]{0,60}) on one side(?: of the (?:picture|image|page|frame))?,? and ([^,.;:]{3,60}?) on the other(?: side)?(?![a-z])/giu,
    '$1 next to $2',
  ],
  // Whom somebody talks to over a fence stands behind it, and does not jump.
  [
    /\b((?:whisper|talk|speak|chat|gossip|call|wav|feed|pet|pat|strok|reach|lean|kiss|greet|argu)(?:s|es|ed|p?ing|t?ing)?(?: (?:to|with|at))? (?:an?|the|his|her|their|two|some) (?:[a-z]+ ){1,3}?)over (an?|the) ((?:[a-z]+ ){0,2}(?:fence|hedge|garden wall|stone wall|low wall|gate|counter|railing|half-door|stable door))\b/giu,
    '$1that is behind $2 $3',
  ],
  // Who has a hat on is far away, and not the hat.
  [
    /\b(an?|the) ((?:[a-z]+ ){1,3})(with|in|wearing) ((?:an?|the|his|her) (?:[a-z]+ ){1,2}[a-z]+),? (?:far away|in the (?:far )?distance)(?=[,.;]|$)/giu,
    '$1 distant $2$3 $4',
  ],
  [/(?<=[a-z]),? far away(?=[,.;]|$)/giu, ' in the distance'],
  [
    /\b(?:seen|viewed) from (?:the )?(?:street(?: level)?|ground(?: level)?)(?=[,.;]|$)/giu,
    'seen from below',
  ],
  // Who stands before the class has pupils there, and no school behind.
  [
    /\b(in front of|before|facing) (?:the|a|his|her) (?:whole |entire )?class(?=[,.;]|$)/giu,
    '$1 pupils in a classroom',
  ],
  // Paper that is thrown away is crumpled, and no ball that is kicked.
  [
    /\b(?:crumpled(?:-up)? )?(?:paper balls|balls of (?:crumpled )?paper|paper wads)\b/giu,
    'several crumpled paper',
  ],
  [/\b(?:crumpled(?:-up)? )?(?:paper ball|ball of (?:crumpled )?paper)\b/giu, 'crumpled paper'],
  [/\b(?:chemistry|science) (?:set|kit) with /giu, ''],
  // A hose that is carried down is hosed by nobody.
  [/\b(an?|the|his|her) hose (?=(?:up|down) (?:the|an?) )/giu, '$1 fire hose '],
  // Peels that drinks are served with.
  [
    new RegExp(
      `\\b(${DRUNK_FROM})\\b([^.;]{1,40}?)\\b(orange|lemon|lime) (?:peels?|twists?|zest|rinds?|wheels?|rounds?)\\b`,
      'giu',
    ),
    '$1$2$3 slice',
  ],
];

/** Not where pages are told. */
const FEW = /\b(?:contrast|poster|infographic|logo|diagram|chart)s?\b(?! (?:with|against) the\b)/i;

/** A prompt with where its things lie told plainly. */
export function toldPositions(prompt: string): string {
  const told = reworded(prompt, ON_PAGES);
  return FEW.test(told) ? told : reworded(told, POSITIONS);
}
