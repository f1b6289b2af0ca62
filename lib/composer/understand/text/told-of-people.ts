import { type Rewording, reworded } from './reworded';

/** What is said of people's things and of who they are, told as the tables of words know it. English only. */

const KIN =
  '(?:grand)?(?:son|daughter|child|kids?|children)|boy|girl|toddler|kid|baby|niece|nephew';
const SOMEBODY = 'lady|woman|man|guy|girl|boy|person|character';
const WHO =
  'man|woman|boy|girl|lady|guy|child|kid|person|teacher|chef|king|queen|prince|princess|wizard|witch|doctor|nurse|pirate|grandmother|grandfather|student|artist|farmer|knight|elf|fairy|mermaid|vampire|singer|dancer|scientist|soldier|teenager|toddler|viking|warrior|hero|businessman|businesswoman|barista|waiter|waitress|model|bride|groom|clown|detective|cowboy|gnome|dwarf|giant';
const NOUNS = '(?:an? |the |some )?(?:[a-z-]+ ){0,2}[a-z-]+(?: of [a-z-]+)?';

/** Of several in costumes each has one of those that are told. */
const CROWDS: readonly (readonly [many: string, one: string])[] = [
  ['kids|children|toddlers|trick[- ]or[- ]treaters', 'child'],
  ['girls|sisters', 'girl'],
  ['boys|brothers', 'boy'],
];
const UNTIL_DRESSED = '((?:[a-z-]+ ){0,4}?)';
const costumesOf = (crowd: string, one: string): readonly Rewording[] => {
  const opens = `\\b(?:two |three |the |some |little )?(?:${crowd}) ${UNTIL_DRESSED}`;
  const each = (at: number) => `a ${one} in a $${String(at)} costume`;
  return [
    [
      new RegExp(
        `${opens}(?:dressed (?:up )?)?(?:in|wearing) (?:an? )?([a-z]+)(?: costumes?)? and (?:an? )?([a-z]+) costumes?\\b`,
        'giu',
      ),
      `${each(2)} and ${each(3)} $1`,
    ],
  ];
};

const TOLD: readonly Rewording[] = [
  // One word that somebody says stands in a bubble, as what is quoted does.
  [
    /\b(say(?:s|ing)|shout(?:s|ing)|yell(?:s|ing)) (?!(?:hello|hi|goodbye|bye|yes|no|grace|cheese|thanks|farewell|it|that|so|to|something|nothing|how|what)\b)([a-z]{2,12})(?=[,.;!]|$)/giu,
    '$1 "$2"',
  ],
  // Who is on roller skates skates, and stands on no shoe.
  [
    / (?:on|wearing|in) (?:[a-z]+ ){0,2}(?:roller ?skates|rollerblades|inline skates)\b/giu,
    ' roller skating',
  ],
  // Whoever skates at a roller derby has wheels on the shoes, and no board.
  [
    /\broller derby(?: (?:match|bout|game|team|league|night))?\b,?(.{0,60}?)\b(?:skaters?|players?|jammers?)\b/giu,
    '$1women roller skating',
  ],
  // Who loves to do something does it, and who loves something has it: no hearts are meant.
  [
    /,? (?:who|that) (?:(?:really|just|absolutely|secretly|truly) )?(?:loves?|adores?|enjoys?) (?=(?!(?:to|being|each|one)\b)[a-z]{3,12}ing\b)/giu,
    ' ',
  ],
  [
    /(?<=\b(?:girl|boy|child|kid|toddler|woman|man|lady|grandma|grandmother|grandpa|grandfather|mom|mum|dad|teenager|student|teacher|chef|nurse|farmer|dog|cat)),? (?:who|that) (?:(?:really|just|absolutely|secretly|truly) )?(?:loves?|adores?) (?=(?!to\b|her\b|him\b|them\b|it\b)[a-z])/giu,
    ' with ',
  ],
  ...CROWDS.flatMap(([crowd, one]) => costumesOf(crowd, one)),
  // The arms of a family show nobody of it.
  [/\bfamily (?=(?:crest|coat of arms|emblem)\b)/giu, ''],
  // Who talks to somebody on a screen is seen on it, in the hands of the other one.
  [
    /\b(?:an? |the |her |his |their )?((?:doctor|nurse|therapist|teacher|tutor|trainer|coach|vet|grandson|granddaughter|grandmother|grandfather|mother|father|daughter|son|friend)) (?:is )?(?:talking|speaking|chatting|waving) (?:to|with) ((?:an?|the|her|his) (?:[a-z]+ ){0,2}[a-z]+) (?:on|over|via|through|from) (?:an?|the|her|his) (?:(tablet)(?: screen)?|(phone|smartphone) screen)\b/giu,
    '$2 holding a $3$4 with a picture of a $1 on it',
  ],
  // The second one is no company of the first.
  [
    /\b(one (?:with|in|[a-z]{3,}ing) [^,.;]{2,50}?) and (one|the other|another) (?=(?:with|in|[a-z]{3,}ing)\b)/giu,
    '$1, $2 ',
  ],
  // Who skates on ice has no board.
  [
    /(?<=\b(?:frozen|icy?|rink|snowy|winter)\b.{0,60})(?<!ice |figure |speed )\bskaters?\b|(?<!ice |figure |speed )\bskaters?\b(?=.{0,40}\b(?:frozen|ice|icy|rink)\b)/giu,
    'ice $&',
  ],
  // Whoever holds the ends of something holds it.
  [
    /\b(hold(?:s|ing)?|pull(?:s|ing)?(?: (?:at|on))?|grip(?:s|ping)?) (?:the|both|two|either|opposite|the two|the opposite) ends? of (?=(?:an?|the|one) )/giu,
    '$1 ',
  ],
  // What a screen shows to who writes programs is what is on it.
  [
    /\b((?:laptop|computer|monitor|screen)s?) (?:with|showing|displaying|full of) (?:lines of |some |program(?:ming)? |source )?code(?: on (?:the|its|his|her) (?:screen|display|monitor))?\b/giu,
    '$1',
  ],
  // What a poster is against is told before what it shows.
  [
    /\b((?:poster|flyer|banner|header|hero|cover|image|illustration|campaign|post|article)s? (?:against|about)(?: [a-z-]+){0,2} (?:[a-z]+(?:ing|tion|ness|ity|ism|ment|ance|ence)|(?:mental )?health|safety|abuse|violence|poverty|stress|burnout|sleep|debt|war|peace)),? with (?=(?:an?|the|two|three|some|[a-z]+ [a-z]*s?) )/giu,
    '$1, ',
  ],
  // Who wears glasses and whose hair is told before them have both.
  [
    new RegExp(`\\b(an?|the) ((?:[a-z]+ )?)(?:bespectacled|glasses-wearing) (${WHO})\\b`, 'giu'),
    '$1 $2$3 wearing glasses',
  ],
  [
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ )?)(?!red-|fair-)([a-z]{3,9})-haired (${WHO})\\b with (?=an?\\b|the\\b|his\\b|her\\b)`,
      'giu',
    ),
    '$1 $2$4 with $3 hair and ',
  ],
  [
    new RegExp(`\\b(an?|the) ((?:[a-z]+ )?)(?!red-|fair-)([a-z]{3,9})-haired (${WHO})\\b`, 'giu'),
    '$1 $2$4 with $3 hair',
  ],
  [
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ )?)(?:mustached|moustached|mustachioed) (${WHO})\\b`,
      'giu',
    ),
    '$1 $2$3 with a mustache',
  ],
  // Whoever holds something has it in the hands.
  [
    /\b(hold(?:s|ing)?|carr(?:ies|ying)|cradl(?:es|ing)) ((?:an?|the|some|two|three|his|her|its|their) (?:[a-z-]+ ){0,3}?[a-z-]+) (?:in|on) (?:the palms? of )?(?:his|her|its|their|both|both of her) (?:tiny |small |little |own |two |giant |huge |big |open |cupped |outstretched )?(?:hands?|paws?|palms?)\b/giu,
    '$1 $2',
  ],
  // What is pushed up sits on the head, and nobody pushes.
  [
    /\b(helmet|mask|visor)(?: (?:is|are))? (?:pushed|tipped|flipped|lifted|raised|pulled) (?:up|back)(?: (?:on|onto|over|to|above) (?:top of )?(?:his|her|their|the) (?:head|forehead|hair|brow))?/giu,
    '$1 on the head',
  ],
  // Who is dressed by another wears it, and nobody is on anybody.
  [
    /\b(?:putt?|plac|fitt?|pull|slip|set)(?:s|es|ing)? ((?:an?|the|his|her|their|some)?(?: ?[a-z-]+){0,2} ?(?:glasses|sunglasses|hat|cap|crown|helmet|tiara|scarf|necklace|medal|coat|jacket|sweater|beanie|mask|veil|mittens|gloves|goggles)) (?:on|onto|over|around)(?: the (?:head|neck|shoulders|face) of)? (?=(?:an?|his|her|their) (?:[a-z-]+ ){0,2}(?:girl|boy|child|son|daughter|wom[ae]n|m[ae]n|kid|toddler|patient|client|customer|bride|groom|winner|athlete|friend|sister|brother|baby|grand[a-z]+|wife|husband|snowman|soldier|knight|hero|veteran|runner|swimmer|dancer|student|singer|model)\b)([^,.;]+?)(?=,|\.|;|$| (?:in|at|by|near|before|outside|while|as)\b)/giu,
    'dressing up $2 wearing $1',
  ],
  // Who puts on what they wear before a mirror has it on, and it stands nowhere.
  [
    /\b(?:putting on|trying on|puts on|tries on) (?=(?:an?|the|his|her|its|their) (?:[a-z-]+ ){1,4}?(?:in front of|before|beside|behind|near|next to|by|at) )/giu,
    'wearing ',
  ],
  // Of what is in either hand both are held.
  [
    /,? (?:with|has) ((?:an?|the|his|her|their) [^,.;]{2,30}?) in (?:one|(?:the|his|her|its|their) (?:left|right)) (?:hand|paw),? and ((?:an?|the|his|her|their) [^,.;]{2,30}?) in (?:the|his|her|its|their) (?:other|left|right)\b(?: (?:hand|paw|one)\b)?/giu,
    ' holding $1 and $2',
  ],
  // No tree that somebody sits under has closed eyes.
  [
    /\b(?<=\b(?:under|beneath|on|in|at|by|beside|near|against|behind|inside|over) (?:an?|the|some|his|her|its) (?:[a-z-]{2,14} ){1,3})with (?:(?:his|her|its|their) )?(?:closed eyes|eyes (?:closed|shut))\b/giu,
    'with its eyes closed',
  ],
  // A thumb that is up is whose the other hand is, and no sign beside them.
  [
    /(?:,? and|,|;) (?:an? |giving |doing |making |showing )*thumbs?[- ]up (?:with|in|on) (?:(?:the|his|her|its|their) )?other(?: (?:hand|arm|one))?\b/giu,
    ' and giving a thumbs up',
  ],
  // Headphones that are not in use hang about the neck.
  [
    /\b(headphones)(?: (?:worn|hanging|resting|draped|slung|are))? (?:around|about|on) (?:his|her|their|the) neck\b/giu,
    'lowered $1',
  ],
  // A grandmother style lady is a grandmother.
  [
    new RegExp(
      `\\b(grandmother|grandma|granny|grandfather|grandpa|hipster|businessman|businesswoman|princess|pirate|viking|cowboy|cowgirl|ninja|knight|rapper|student|teacher)(?:[- ](?:style|type|like|looking))+ (?:old )?(?:${SOMEBODY})\\b`,
      'giu',
    ),
    '$1',
  ],
  // What stands behind those who were told of is nothing that they do anything to.
  [
    new RegExp(`, (${NOUNS}) and (${NOUNS}) behind (him|her|them)\\b`, 'giu'),
    ', $1 behind $3, behind $3 $2',
  ],
  // Bottles stand on a shelf of the wall, and not among books.
  [
    /\b(?<!book|wall )(shel(?:f|ves)) (?:full |lined )?(?:of|with) (?=(?:[a-z]+ )?(?:bottles|jars|products|potions|vases|plates|cups|mugs|spices|pots|cans|trophies|lotions|shampoos?)\b)/giu,
    'wall $1 with ',
  ],
  // Two under one umbrella share it.
  [
    /\b(girls|boys|kids|children|women|men|people|friends|sisters|brothers|siblings|lovers|couple|students|teens|teenagers) shar(?:e|ing) (?=(?:an?|one|the|their|a single) (?:[a-z]+ )?umbrella\b)/giu,
    '$1 standing together under ',
  ],
  // An armchair is for one: who is read to stands at its arm.
  [
    new RegExp(
      `\\breading (${NOUNS}) to ((?:his|her|an?|the|their) (?:little |young |small )?(?:${KIN})) (?:in|on) (an?|the|his|her) ((?:[a-z-]+ )?(?:armchair|rocking chair|wing chair))\\b`,
      'giu',
    ),
    'sitting in $3 $4 reading $1, $2 standing beside',
  ],
  // Who are of all ages are one of each, where no one of them is told.
  [
    /\b(?:people|persons) of (?:all|various|different|mixed|many) (?:ages|generations)(?!, one\b)/giu,
    'an old woman, a man and a girl',
  ],
  // What somebody talks about is shown to those who listen, and is not in the room.
  [
    /\b(?:giv|hold|present|teach)(?:ing|es|s) an? (?:talk|presentation|lecture|lesson|speech|report) (?:about|on) ((?:[a-z-]+ ){0,2}[a-z-]+)(?=,|\.|$| (?:in|at|to|for|before|with) )/giu,
    'giving a presentation in front of a screen showing $1',
  ],
];

/** Who is seen from behind has the back to us, and nobody is behind anybody. */
const FROM_BEHIND: readonly Rewording[] = [
  [
    /\b(?:back|rear) view of ((?:an?|the|two) [a-z' -]{2,40}?)(?=,|\.|$| (?:in|on|at|with|who|looking|standing|sitting|walking)\b)/giu,
    '$1 with the back to us',
  ],
  [
    /,? (?:(?:(?:is |are )?(?:seen|viewed|shown|pictured|photographed|drawn)(?: [a-z]+ly)?|(?:in )?(?:an? )?view) from (?:behind|the back|the rear)|(?:in )?(?:an? )?(?:back|rear) view|(?:facing|turned|turning) away from (?:us|the (?:viewer|camera))|from (?:behind|the back)(?=,|$|\.))/giu,
    ' with the back to us',
  ],
];
/** On a sheet the back is one view of several, and nobody turns it. */
const VIEWS =
  /\b(?:front|side|three[- ]quarters?|profile|turn-?arounds?|(?:character|model|reference) sheets?|(?:multiple|several|two|three|four|different) (?:views|angles|sides))\b/i;

/** A prompt with its people told plainly. */
export const toldOfPeople = (prompt: string): string =>
  reworded(prompt, VIEWS.test(prompt) ? TOLD : [...TOLD, ...FROM_BEHIND]);
