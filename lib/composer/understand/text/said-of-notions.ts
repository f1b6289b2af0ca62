import { type Rewording, reworded } from './reworded';

/** What people say of the figures that stand for a notion, as the tables of verbs know it. English only. */

const WHOSE = '(?:an? |the |one |his |her |their |some )';
const CREAM =
  '(?:face |hand |night |moisturi[sz]ing |anti-aging )?(?:cream|lotion|moisturi[sz]er|sunscreen|serum)';
const NEWS = '(?:[a-z]+ )?[a-z]+s';
const DRIFTING =
  'confetti|petals|(?:rose|cherry|flower) petals|leaves|feathers|coins|money|banknotes|hearts|stars|flowers|glitter|streamers|papers|sheets of paper|letters|candies|sweets|balloons|bubbles|question marks|emails|envelopes';
/** A gate of gold: only one of its kind is a bridge. */
const GILDED = '(?:huge |giant |tall |big |locked |closed |open |ornate |heavy )*';

/** What somebody holds over the head, and what else is there is in the air by itself. */
const HELD_UP =
  'basket|box|tray|bag|jug|jar|umbrella|parasol|sign|banner|placard|trophy|cup|board|surfboard|flag|weights?|barbell|dumbbells?|bucket|pot|sword|axe|hammer|torch|book|ball|arms?|hands?|fists?|fingers?';
const OVER = '(?:above|over|high above|right above|directly above|on top of)';
const HOVERING =
  '(?:(?:floating|hovering|hanging|flying|appearing|looming|swirling|circling|glowing|popping up|lighting up|turning on) )?';
const DRIVEN =
  'flying|floating|coming|popping|falling|pouring|streaming|bursting|orbiting|swirling|rising|hovering|circling|surrounding';

const WHOM: readonly (readonly [whose: string, whom: string])[] = [
  ['his', 'him'],
  ['her', 'her'],
  ['its', 'it'],
  ['their|the', 'them'],
];

/** A battery above the head is in no hand: it is above whom it belongs to, whose pronoun is told in a second step. */
const OF_HEADS: readonly Rewording[] = [
  [
    new RegExp(
      `\\bwith (?!(?:an? )?(?:tangle|messy|scribble|knot))((?:[a-z'-]+ ){0,4}?(?!(?:${HELD_UP}) )[a-z'-]+) ${HOVERING}${OVER} (his|her|its|their|the) heads?\\b`,
      'giu',
    ),
    'and $1 above@$2',
  ],
  ...WHOM.map(([whose, whom]): Rewording => [
    new RegExp(`above@(?:${whose})`, 'giu'),
    `above ${whom}`,
  ]),
];

const LOOK =
  '(?:dark |light |bright |pale )?(?:red|orange|yellow|green|blue|purple|pink|white|black|gr[ae]y|brown|gold|golden|silver|teal|colou?rful|glowing|open|broken|upside[- ]down|different)';
const MANY =
  '(?:(?:an? )?(?:flock|crowd|row|group|line|sea|bunch|field|school|herd|pile|stack) of |all (?:the )?|many |several )';
/** Where what is said of it ends. */
const OVER_THEN = '(?=[,.;]|$)';

/** One that is not as the others are. */
const ODD_ONES: readonly Rewording[] = [
  [
    new RegExp(
      `\\b${MANY}?(${LOOK}) ([a-z]{2,14}[a-z])s,? (?:and |but |with |where |while )?(?:only )?one (?:of them )?(?:is |in |being )?(${LOOK})${OVER_THEN}`,
      'giu',
    ),
    'one $3 $2 among many $1 $2s',
  ],
  [
    new RegExp(
      `\\b(?:every(?:one|body)(?: else)?|all people|people) (?:is |are |has |have |with |holds |hold |under |holding )(?:an? )?(${LOOK}) ([a-z]{2,14}?[a-rt-z])s?,? (?:and |but |while |except )?(?:only )?one (?:person |man |woman )?(?:is |has |with |holds |holding |under )?(?:an? )?(?:(open) )?(${LOOK})(?: one| \\2)?${OVER_THEN}`,
      'giu',
    ),
    'one $4 $2 among many $1 $2s',
  ],
];

const NAME = '((?:[a-z-]{2,14} )?(?!(?:that|which|is|keeps)\\b)[a-z-]{2,16})';

/** What becomes smaller stands there in its sizes, and what becomes longer is long. */
const GROWING: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(?:an?|the) ${NAME},? (?:that |which )?(?:is |keeps )?(?:(?:gett?ing|gets|becom(?:es|ing)|growing) smaller(?: and smaller)?|shrinks|shrinking)\\b`,
      'giu',
    ),
    'a big $1, a $1 and a tiny $1',
  ],
  [
    new RegExp(
      `(?:, | (?:and|while|as) )(?:an?|the) ${NAME},? (?:that |which )?(?:is |keeps )?(?:gett?ing|gets|becom(?:es|ing)|growing|grows) longer(?: and longer)?\\b`,
      'giu',
    ),
    ', a long $1',
  ],
  [
    /\b(?:an? |the )?seed(?:ling)?s? (?:sprout|grow|germinat)\w* (?:(?:in|out of|from) (?:an?|the|its|his|her) (?:[a-z]+ )?(?:flower ?)?pot\b|(?=(?:in|out of|from) ))/giu,
    'a big seedling ',
  ],
];

/** What stands in pictures of pages and of notions again and again. */
const OF_PAGES: readonly Rewording[] = [
  // The character of an app's picture is anybody.
  [/(?<=^|[,;:] )(?:an? |the |main )?character (?=[a-z]{2,12}ing\b)/giu, 'a person '],
  // Many photos are prints, and say nothing of how the picture is made.
  [
    /\b(with|and|behind|holding|full of|filled with|stack of|pile of|bursting with|box of|wall of) (?:the |some |many )?(?:old |faded |family |framed )?photo(?:graph)?s\b(?! of\b)/giu,
    '$1 photo prints',
  ],
  [/\b(?:old|faded|family) photo(?:graph)?s\b(?! of\b)/giu, 'photo prints'],
  // A cage whose door is open is an open cage.
  [
    /\b(?<!open )((?:bird ?)?cage)\b([^,.;]{0,40}),? (?:with )?(?:the |its |an? )?(?:little )?(?:door (?:wide )?open|open door)\b/giu,
    'open $1$2',
  ],
  // What comes up in a crack comes through the ground, and out of no pot.
  [
    /\b(?:green |small |tiny |little )*(?:sprout|seedling) (?=(?:growing |blooming )?(?:in|from|through|out of) (?:an?|the) cracks? )/giu,
    'young tree ',
  ],
  [
    /\b(?:growing |blooming |sprouting )?(?:in|from|through|out of) (?:an?|the) cracks? (?:of|in) (?:an?|the) (?:[a-z]+ )?(?:runway|road|sidewalk|pavement|street|asphalt|concrete|parking lot)\b/giu,
    'growing through cracked asphalt',
  ],
  // Candles that are burnt down have melted, and are not charred.
  [
    /\b(candles?) burn(?:t|ed|ing|s)? (?:all the way |almost |nearly )?(?:down|low)\b/giu,
    'melting $1',
  ],
  [/\b(?:half |almost |nearly )?burn(?:t|ed)[ -]?(?:down|out) (candles?)\b/giu, 'melting $1'],
  // Luggage on the roof is on that of the car before it.
  [
    /\b((?:car|van|bus|jeep|minivan|camper)\b), ((?:[a-z]+ ){0,2}[a-z]+) on (?:the |its )?roof\b/giu,
    '$1 with $2 on the roof',
  ],
  [/\bsmaller and smaller ([a-z]{2,14}[a-rt-z])s\b/giu, 'a big $1, a $1 and a tiny $1'],
];

const SHORT: readonly Rewording[] = [
  ...OF_HEADS,
  // Whoever floats with crossed legs meditates up there.
  [
    /\b(?:float|levitat|hover)(?:ing|s|es)? (?:calmly |peacefully )?(?:(?:in the air|in mid-?air) )?cross-?legged\b/giu,
    'meditating in mid-air',
  ],
  [/\bcrosslegged\b/giu, 'cross-legged'],
  [/\b(?:water )?lily pond\b/giu, 'pond with lily pads'],
  ...ODD_ONES,
  ...GROWING,
  // What is found lies there.
  [
    /,? (?:but |and )?(?:found|finds|finding) (?:only|just|nothing but) ((?:an?|one|some) (?:[a-z]+ ){0,2}[a-z]+)(?=[.,;]|$)/giu,
    ', $1 beside it',
  ],
  // Whoever tries keys has them.
  [/\btrying (?=(?:many|several|different|lots of|all) (?:[a-z]+ )?keys (?:on|in) )/giu, 'with '],
  [
    /\b((?:many|several|different|lots of) (?:[a-z]+ )?keys) (?:on|in) (?=(?:an?|the) (?:[a-z]+ )?(?:padlock|lock)\b)/giu,
    '$1 and ',
  ],
  ...OF_PAGES,
  // Speech bubbles that are exchanged are talk.
  [
    /\b(?:trad|exchang|swapp|shar)(?:ing|es|e) (?=(?:[a-z]+ )?speech bubbles?\b)/giu,
    'talking with ',
  ],
  // What is giant and held up is over the head, in both hands.
  [
    /\b(hold)(ing|s)? up (?=(?:an?|the|his|her|their) (?:giant|huge|enormous|gigantic|massive|oversized|big|large) )/giu,
    '$1$2 overhead ',
  ],
  // A team of three is three people.
  [
    /\b(?:an? )?(?:small |big |happy )?(?:team|group|crew) of (two|three|four|five|six) (?=(?:is |are )?\p{L}{2,12}ing\b)/giu,
    '$1 people ',
  ],
  // Icons that fly are what icons show, and no set of them.
  [
    new RegExp(
      `\\b(?:(?:social media|app|web|digital|colou?rful|small|little|various|different|many) ){0,2}icons (?=(?:${DRIVEN})\\b)`,
      'giu',
    ),
    'hearts and speech bubbles ',
  ],
  // Who has its corners holds it.
  [
    /\b(hold|grip|lift|carry|pull)(ing|s)? (?:the |all )?(?:two |three |four |both )?(?:corners|edges|sides|ends) of (?=(?:an?|the|one) )/giu,
    '$1$2 ',
  ],
  // What is let out of a cage flies out of it.
  [
    new RegExp(
      `\\b(?:releas|fre|lett)(?:ing|es|s) (?:${WHOSE})?((?:[a-z]+ )?(?:birds?|doves?|butterfl(?:y|ies)|parrots?|canar(?:y|ies))) (?:go )?(?:from|out of) (?=(?:an?|the|its|their) (?:[a-z]+ )?(?:bird)?cage)((?:an?|the|its|their) (?:[a-z]+ )?(?:bird)?cage)`,
      'giu',
    ),
    'holding an open birdcage with $1 flying out of it',
  ],
  // What comes down on a head is in the air around it.
  [
    new RegExp(
      `\\bwith ((?:an? )?(?:stack|pile|heap|load|bunch|shower) of )?(${NEWS}) (?:falling|raining|tumbling|dropping|crashing)(?: down)? (?:on|onto|over|upon) (his|her|their)(?: own)? heads?\\b`,
      'giu',
    ),
    'covering $3 head under falling $2',
  ],
  // What comes down while somebody does something is in the air, and no waterfall.
  [
    new RegExp(
      `,? (?:while|as|when|whilst) (?:the |some |many |red |golden |colou?rful |bright |autumn |paper )*(${DRIFTING}) (?:falls?|rains?|drifts?|flutters?|swirls?|tumbles?|floats?|showers?|comes?)(?: (?:gently|slowly|softly|down|all|around|about|over|upon|on|onto|from|above|the sky|him|her|them|it|everyone|everywhere))*(?=[,.;!]|$)`,
      'giu',
    ),
    ', with falling $1',
  ],
  // Cream is out of a jar in the hand.
  [
    new RegExp(
      `\\b(?:appl(?:ying|ies)|rub(?:bing|s)|spread(?:ing|s)|putting(?: on)?|puts(?: on)?|using) (?:some )?(${CREAM})(?: (?:to|on|onto|into) (?:his|her|their) (?:face|cheeks?|hands?|skin|arms?))?\\b`,
      'giu',
    ),
    'touching her face, a jar of cream in her hand,',
  ],
  // Cards that are got out of a computer are those that pay.
  [
    /\b(?:pull|tak|steal|grabb|snatch|fish)(?:ing|s|es) (an?|the) (?:bank |debit |credit )?card (?:out of|from|off) (an?|the) ((?:[a-z]+ )?(?:laptop|computer|phone|smartphone|tablet))(?: screen)?\b/giu,
    'holding $1 credit card beside $2 $3',
  ],
  [
    /\bcount(ing|s) (?:their |the |some )?(?:bills|banknotes|cash|dollars|savings)\b/giu,
    'count$1 money',
  ],
  // Of many, others are of its kind.
  [
    /\b(one|a|an|single) (?:single )?((?!of\b)[a-z]+) ([a-z]+) (among|amongst|in a crowd of|in a sea of|surrounded by) ((?:many|several|lots of|other) )?([a-z]+) ones\b/giu,
    '$1 $2 $3 $4 $5$6 $3s',
  ],
  // Whatever it is said to be a figure of is what it is about.
  [/^(?:an? )?(?:visual |conceptual )?metaphors? (?:for|of|about) /iu, 'concept of '],
  [new RegExp(`\\b(an? ${GILDED})golden gates?(?! bridge)\\b`, 'giu'), '$1gold gate'],
  // A pin of enamel is cut out along its drawing, as stickers are.
  [
    /^((?:an? )?(?:cute |kawaii |hard |soft |vintage |retro |tiny )*)(?:enamel|lapel) pin(?: badge)?(?: design)?(?= of | with |,|:|$)/iu,
    '$1sticker',
  ],
  // What is pulled on a rope has it anyway, and nobody is on the rope.
  [
    /\b((?:drag|pull|tow|haul|tug)(?:ging|ing|s)? (?:an?|the|his|her|its|their) (?:[a-z-]+ ){1,4}?)(?:on|by|with|behind (?:him|her|it) on) (?:an?|the|its|his|her) (?:long |thick |thin |heavy |old |red )*(?:rope|string|cord|chain|line)\b/giu,
    '$1',
  ],
  // Who moves others on strings is seen to.
  [/,? as (?:an? |the )?(?:puppeteer|puppet ?master),? (?=[a-z]{3,12}ing )/giu, ' '],
  // What forms a heart is in the shape of one.
  [
    /\b(?:that |which )?(?:forms?|forming|makes? up|curls? into|curled into|bends? into|bent into|twists? into|twisted into|coils? into|coiled into|loops? into|looped into|makes?(?= the shape)) (?:the shape of )?an? (?=(?:heart|star|circle|infinity sign|infinity symbol|smile|spiral|question mark)\b)/giu,
    'in the shape of a ',
  ],
  // Glass to keep food in is a jar.
  [/\bglass (?:food |storage )?containers?\b/giu, 'glass jars'],
];

const REQUIRED =
  /\b(?:metaphors?|golden|enamel|lapel|puppeteer|puppet|puppetmaster|rope|string|cord|chain|line|heart|star|circle|infinity|smile|spiral|question|while|as|when|whilst|corners|edges|sides|ends|cage|birdcage|heads?|card|bills|banknotes|cash|dollars|savings|ones|containers?|cream|lotion|moisturi[sz]er|sunscreen|serum|icons|up|team|group|crew|cross-?legged|lily|bubbles?|one|smaller|longer|shrink(?:s|ing)|seed(?:ling)?s?|keys|only|just|nothing|character|photo(?:graph)?s|candles?|roof|cracks?)\b/iu;

export const saidOfNotions = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;
