import { othersNamed } from './said-of-others';
import { type Rewording, reworded } from './reworded';

/** Deeds that are told as a noun: `making a cut into a cake`, `taking a rest`. English only. */
const CUT =
  '(?:the |a |their |an? [a-z]+ )?(?:first )?(?:cut|slice)s? (?:in|into|from|through) (?=(?:an?|the|their|his|her)\\b)';

/** What is jumped, by the name of the figure. */
const FIGURES =
  '(?:(?:an?|some|his|her|their|the|big|huge|great|cool|high|several|different|various|crazy|new|nice) )*(?:(?:skateboard|snowboard|bike|ski|aerial|air|mid-?air) )?(?:jumps?|tricks?|stunts?|ollies?|kick ?flips?|flips?)';
const DOES = '(?:do|perform|execut|attempt|try|practic|mak|land|pull|show)';

/** What two do with each other, by the noun of it: `a fight between two cats`. */
const TOGETHER: readonly (readonly [noun: string, deed: string])[] = [
  ['(?:sword ?fight|duel)', 'fighting with swords'],
  ['(?:fight|battle|brawl|struggle)', 'fighting'],
  ['(?:foot ?race|race)', 'racing'],
  ['(?:conversation|talk|chat|discussion|dialogue|dialog)', 'talking'],
  ['(?:hug|embrace)', 'hugging'],
  ['kiss', 'kissing'],
  ['handshake', 'shaking hands'],
  ['dance', 'dancing'],
  ['(?:argument|quarrel)', 'arguing'],
  ['(?:chess game|game of chess|chess match)', 'playing chess'],
  ['tug[- ]of[- ]war', 'playing tug of war'],
];
const NAMED =
  '((?:(?:an?|the|two|three|his|her|their) )?(?:[a-z-]+ ){0,3}?[a-z-]+(?: and (?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+)?)';
const WHERE_THEN = '(?= (?:in|on|at|under|over|near|by|inside|before|with)\\b|[,.;:]|$)';

const BETWEEN = TOGETHER.map(([noun, deed]): Rewording => [
  new RegExp(`^(?:an? |the )(?:[a-z]+ )?${noun} between ${NAMED}${WHERE_THEN}`, 'iu'),
  `$1 ${deed}`,
]);

const ACTS: readonly Rewording[] = [
  // One of two fights the other.
  [
    /^(?:an? |the )(?:[a-z]+ )?(?:fight|battle) between ((?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+) and (?=(?:an?|the)\b)/iu,
    '$1 fighting ',
  ],
  ...BETWEEN,
  // Whom somebody fights against they fight.
  [
    /\b(fight(?:ing|s)?|battl(?:ing|es?)|wrestl(?:ing|es?)) against (?=(?:an?|the|two|three|four|his|her|their|another)\b)/giu,
    '$1 ',
  ],
  // Who makes a cut cuts.
  [new RegExp(`\\b(?:making|taking) ${CUT}`, 'giu'), 'cutting '],
  [new RegExp(`\\b(?:makes?|made|takes?) ${CUT}`, 'giu'), 'cut '],
  // Who does a trick on a board, or a jump, jumps.
  [
    new RegExp(`\\b${DOES}(?:ing|e?s|e|ed)?(?: off| out)? ${FIGURES}\\b(?! rope)`, 'giu'),
    'jumping',
  ],
  [/\bdown (?=(?:an?|the) (?:[a-z]+ ){0,2}ski slopes?\b)/giu, 'skiing down '],
  // Who is told by what is ridden.
  [/\b(?:bmx|mountain bike|dirt ?bike) (?:rider|biker)(s?)\b/giu, 'cyclist$1'],
  [/\b(?:motorcycle|motorbike|motocross|motor bike) (?:rider|racer)(s?)\b/giu, 'motorcyclist$1'],
  [/\bsledd?ing\b(?= (?:down|on|in|through|across))/giu, 'riding a sled'],
  // A phone that somebody talks on is at the ear.
  [
    /\b(talk|speak|chatt)(?:ing|s) (?:on|into) (?:(?:an?|his|her|their|the) )?(?:(?:cell|mobile|smart|cellular|i)[- ]?)?phones?\b/giu,
    'talking on the phone',
  ],
  // A disc is thrown, and played at no table.
  [
    /\bplay(ing|s) (?:with (?:an? |the )?)?(?:disc golf|(?:ultimate )?frisbee)\b/giu,
    'throw$1 a frisbee',
  ],
  // Who is ready to swing has the bat up.
  [
    /\b(?:batter|hitter)s?(?: is)?(?:,? (?:ready|about|preparing|waiting|getting ready) to (?:swing|hit|bat)\b| up to bat\b| at bat\b)/giu,
    'baseball player swinging a bat',
  ],
  [
    /\b(?:at|on|near|behind|to|from|over) (?:the )?(?:home plate|home base|batter's box|pitcher'?s'? mound|first base|second base|third base)\b/giu,
    'on the baseball field',
  ],
  [
    /(?<=\bbaseball\b.{0,160})(?:towards?|to|at|around|on|for|in) (?:the |a )?(?:base|bases|field|mound|plate|infield|outfield)\b/giu,
    'on the baseball field',
  ],
  [
    /(?<=\b(?:soccer|football)\b.{0,160})\b(on|across|down|in) (the|a) (?:grassy |green )?field\b/giu,
    '$1 $2 soccer field',
  ],
];

const REQUIRED =
  /between|against|phone|frisbee|disc golf|batter|hitter|base|mound|plate|soccer|football|mak|tak|trick|jump|stunt|flip|ollie|somersault|bmx|dirt ?bike|motorcycle|motorbike|motocross|sled|ski slope/iu;

/** A text with its deeds told by their verbs. */
export const saidOfActs = (text: string): string =>
  reworded(othersNamed(text), REQUIRED.test(text) ? ACTS : []);
