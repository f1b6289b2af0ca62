import type { IdeaEntry } from './idea';

/** Images of somebody in a plight: chained to something, on a tightrope, below a burden. */
export const IMAGES_OF_PEOPLE: readonly IdeaEntry[] = [
  {
    id: 'battery-person',
    calls: [
      /(?:person|human|man|woman|employee|worker|people|businessman|businesswoman|somebody|someone)s? (?:(?:shown|drawn|depicted|shaped|portrayed) )?(?:as|like|in the (?:shape|form) of|that is|who is) (?:a |an )?(?:[\w-]+ ){0,3}battery(?:,? (?:that|which) is (?:nearly |almost )?(?:empty|dead|drained|low))?/,
      /battery[ -](?:shaped )?(?:person|human|man|woman|employee|worker|character)|(?:person|human|man|woman|employee|worker|body) with (?:a |an )?(?:low|empty|drained|dead) battery(?: (?:inside|in (?:his|her) (?:chest|body)))?/,
    ],
    pictures: ['#battery-person 50 92 82'],
  },
  {
    id: 'lonely-crowd',
    calls: [
      /(?:loneliness|lonely|alone|isolat\w+|invisible) (?:[\w-]+ ){0,3}in (?:a|the) (?:\w+ )?(?:crowd|city|group)|(?:lonely|sad|alone) (?:[\w-]+ ){0,3}(?:in|among|surrounded by) (?:a |the )?(?:crowd|many people|people)/,
    ],
    pictures: [
      `#grey-crowd 50 74 100
sad woman standing 50 94 60`,
      `#grey-crowd 50 74 100
sad man standing 50 94 62`,
    ],
  },
  {
    id: 'tightrope',
    calls: [
      /(?:walk\w*|balanc\w*|cross\w*)? ?(?:on |along |across |over )?(?:a |the )?tight ?rope(?: walker)?(?: between)?(?: (?:two )?(?:cliffs|mountains|rocks))?(?: over (?:a|an) (?:abyss|canyon|chasm|valley|cliff))?/,
    ],
    pictures: [
      `#cliffs 50 76 100
$1 13 76 36
$2 87 76 36
#rope 50 76 48
man walking 50 76 40
#pole 50 57 44`,
      `#cliffs 50 72 100
#rope 50 72 48
businessman walking 50 72 44
#pole 50 52 44`,
    ],
  },
  {
    id: 'see-saw',
    calls: [/(?:balanc\w* )?(?:on |of )?(?:a |the )?see-?saw(?: with| between)?/],
    pictures: [
      `#pivot 50 90 16
#beam 50 72 84 -5
$1 20 70 34
$2 80 64 34`,
    ],
  },
  {
    id: 'pay-gap',
    calls: [
      /(?:gender |wage |salary )?(?:pay|wage|income|salary) (?:gap|inequality)|(?:unequal|equal) pay/,
      [
        /(?:gender )?(?:pay|wage) gap|inequality|unequal/,
        /(?:standing )?on (?:\w+ ){0,2}(?:stacks?|piles?|columns?) of (?:coins?|money)(?: of different (?:heights?|sizes?))?/,
      ],
    ],
    pictures: [
      `#coin-stack 28 92 46
man standing 28 46 40
#coin-stack 74 92 17
woman in a dress standing 74 75 40`,
    ],
  },
  {
    id: 'own-branch',
    calls: [
      /(?:saw|chainsaw|cut|chop|hack)\w*(?: off| through| down)? (?:the |a |an |his |her |its |their )?(?:own )?(?:tree )?branch (?:that |which |on which )?(?:he|she|it|they|you)(?:'s|'re| is| are)? (?:is |are )?(?:sit\w*|stand\w*)(?: on)?/,
      /(?:saw|chainsaw|cut|chop)\w*(?: off| through)? (?:his|her|its|their|your) own branch/,
    ],
    pictures: [
      `#sawn-bough 54 60 84
man kneeling with a saw 47 60 48 mirror
leaf 30 84 7 tilt 40
leaf 40 92 6 tilt -30`,
    ],
  },
  {
    id: 'missing-rungs',
    calls: [
      /climb\w* (?:up )?(?:a |an |the )?(?:\w+ )?ladder (?:with|that has|whose|which has)(?: \w+){0,2} (?:missing|broken)(?: (?:rungs?|steps?))?(?: (?:is|are) missing)?/,
      /climb\w* (?:up )?(?:a |an |the )?(?:\w+ )?ladder (?:with|whose) (?:rungs|steps)(?: \w+){0,2} missing/,
    ],
    pictures: [
      `#ladder 54 94 90 1
businesswoman climbing 52 92 46
flag 54 8 14`,
    ],
  },
  {
    id: 'wind-up-person',
    calls: [
      [
        /(?:employee|worker|man|woman|person|people|businessman|businesswoman|human|teacher|mother|father|student)s?/,
        /(?:(?:as|like|is) )?(?:a |an )?(?:wind|wound)[- ]?up (?:toy|doll|robot|figure|soldier)(?: with (?:a |the )?(?:large |big |giant |huge )?(?:wind[- ]?up )?key(?: (?:in|on|sticking out of) (?:the|his|her|its|their) back)?)?|(?:wind[- ]?up |clockwork )?key (?:in|on|sticking out of) (?:the|his|her|its|their) back/,
      ],
    ],
    pictures: [
      `#wind-key 30 50 40
businessman walking 56 94 82`,
    ],
  },
  {
    id: 'out-of-cage',
    calls: [
      /(?:walk|step|break|escap|run|climb|com|fly|emerg|crawl)\w* (?:free )?(?:out of|from|away from|free of|free from) (?:a |the |his |her |their )?(?:\w+ )?(?:cage|prison cell|jail)(?: made(?: up)? (?:out )?of)?/,
    ],
    pictures: [
      `#cage-back 66 94 84
#cage-front 66 94 84
$1 66 66 30 wide 36
man walking 22 95 58 mirror
#dash 50 60 36 60 0`,
      `#cage-back 66 94 84
#cage-front 66 94 84
man walking 22 95 58 mirror
#dash 50 60 36 60 0`,
    ],
  },
  {
    id: 'in-hourglass',
    calls: [
      /(?:trapped|stuck|caught|drown\w*|sink\w*|sitt?\w*|stand\w*|imprisoned|running out of time) (?:inside|in) (?:a |an |the )?(?:giant |huge |big |large )?hourglass(?: (?:filled with|full of|of|with) (?:coins?|money|sand|gold))?/,
    ],
    pictures: [
      `#stage-hourglass-back 50 95 92 5 5
man cheering 50 83 32
#stage-hourglass-front 50 95 92`,
    ],
  },
  {
    id: 'rift-between',
    calls: [
      [
        /(?:couple|man and (?:a )?(?:wo)?man|woman and (?:a )?man|two (?:people|friends|colleagues|families|neighbou?rs)|husband and wife|parents|lovers)(?: (?:sitting|standing|lying)(?: back to back)?)?/,
        /(?:a |the )?(?:deep |growing |huge |big )?(?:crack|rift|chasm|abyss|fissure|divide)(?: in the (?:ground|floor|earth))? (?:\w+ )?between (?:them|the two|him and her|each other)/,
      ],
    ],
    pictures: [
      `#cliffs 50 78 100
woman standing 18 78 58 mirror
man standing 82 78 60
broken heart 50 40 24`,
    ],
  },
  {
    id: 'cloud-above-city',
    calls: [
      [
        /(?:sit\w*|meditat\w*|rest\w*|sleep\w*|relax\w*|lotus\w*)(?: \w+){0,3} on (?:a |an |the )?(?:\w+ )?cloud/,
        /(?:above|over|high above) (?:a |an |the )?(?:\w+ )?(?:city|town|traffic|crowd|office|skyline)/,
      ],
    ],
    pictures: [
      `#skyline 50 98 30
cloud 50 66 40
woman meditating 50 47 40
cloud 10 26 12
cloud 90 34 14`,
    ],
  },
  {
    id: 'broken-ladder',
    calls: [
      /(?:two |different )?ladders?\b.{0,110}\brungs?(?: (?:are |is )?missing| each)?/,
      [/inequality|unequal|equity/, /(?:two )?ladders/],
    ],
    pictures: [
      `#ladder 30 88 74 0
#ladder 70 88 74 1
man standing 13 93 44
woman standing 88 93 42 mirror`,
    ],
  },
  {
    id: 'burden',
    calls: [
      [
        /(?:carry|bear|lift|hold)\w* (?:a |an |the )?(?:huge|giant|enormous|heavy|massive|too many) /,
        /on (?:his|her|their|its|the) (?:back|shoulders?|head)/,
      ],
    ],
    pictures: [
      `$1 37 74 42 tilt -10
man walking 52 93 54`,
    ],
  },
  {
    id: 'uphill',
    calls: [
      /push\w* (?:a |an |the )?(?:huge |giant |heavy |big |large )?(?:boulder|rock|stone|ball)(?: up(?:hill)?(?: (?:a|the))?(?: steep)?(?: hill| mountain| slope)?)?|sisyph\w+/,
      [
        /push\w* (?:a |an |the )?(?:huge |giant |heavy |big )?/,
        /up ?hill|up (?:a|the) (?:steep )?(?:hill|mountain|slope)/,
      ],
    ],
    pictures: [
      `#slope 50 92 60
#boulder 66 50 32
man pushing 40 68 38`,
      `#slope 50 92 60
$1 68 50 32
man pushing 42 66 36`,
    ],
  },
  {
    id: 'elephant-in-the-room',
    calls: [
      [
        /elephant in the (?:room|office|meeting room|boardroom)/,
        /(?:business |team )?meeting|ignor\w+/,
      ],
      /elephant in the (?:room|office|meeting room|boardroom)/,
    ],
    pictures: [
      `#disc 50 50 84
elephant 50 84 66
businessman standing 14 94 48
businesswoman standing 87 94 46 mirror
speech bubble 22 38 16
speech bubble 78 38 16 mirror`,
    ],
  },
  {
    id: 'puppet',
    calls: [
      /(?:\w+ )?(?:puppet\w*|marionettes?(?= (?:on|with|pulled|controlled|hanging) ))(?: (?:on|with|pulled by|controlled by|hanging (?:on|from)) (?:\w+ )?strings)?|(?:hand )?(?:pulling|holding) (?:the |his |her )?strings/,
    ],
    pictures: [
      `businessman cheering 50 92 52
#puppet-strings 50 40 60`,
    ],
  },
  {
    id: 'hamster-wheel',
    calls: [
      /(?:run\w* )?(?:in|inside|on|trapped in|stuck in) (?:a |the )?hamster wheel|hamster wheel|rat race|running in circles/,
    ],
    pictures: [
      `#hamster-wheel 50 92 84
businessman running 50 84 44`,
    ],
  },
  {
    id: 'drowning',
    calls: [
      /(?:drown\w*|buried|sinking|overwhelmed) (?:in|under|by|with|beneath) (?:a |the |his |her )?(?:pile of |mountain of |sea of |stack of |mountains of |piles of )?(?:\w+ )?(?:paper\w*|documents|work|bills|debts?|tasks|files|reports|homework)/,
    ],
    pictures: [
      `stressed man waving 50 82 54
paper pile 22 92 40
paper pile 78 92 46
paper pile 50 95 30`,
    ],
  },
  {
    id: 'match-person',
    calls: [
      /match ?stick (?:person|man|woman|figure|worker|head|employee)(?: with (?:a |his |her )?burn(?:t|ing|ed)(?: out)? head)?(?:.{0,24}(?:at|behind) (?:a|an|the|his|her) (?:office )?(?:desk|computer|laptop))?/,
    ],
    pictures: [
      `#match-person 42 80 56
desk 52 93 36`,
    ],
  },
  {
    id: 'ladder-to',
    calls: [
      [
        /climb\w* (?:up |on )?(?:a |the )?(?:tall |long |high )?ladder/,
        /\b(?:to|towards?|reach\w*(?: for)?|into|leading to) (?:a |the )?/,
      ],
    ],
    pictures: [
      `#ladder 36 93 70 0
man climbing 36 66 36
$1 62 34 30`,
    ],
  },
  {
    id: 'shadow-of',
    calls: [
      /(?:cast\w* )?(?:a |the |his |her )?shadow (?:[\w-]+ ){0,2}(?:of|like|shaped like|in the shape of|becomes|is) (?:a |an |the )?/,
      [/imposter syndrome|shadow/, /cast\w* (?:the |a |his )?shadow (?:of|like) (?:a |an |the )?/],
    ],
    pictures: [
      `$1 66 92 82 shadow
man standing 28 93 40`,
      `king standing 66 92 84 shadow
man standing 28 93 40`,
    ],
  },
  {
    id: 'cloud-over-head',
    calls: [
      /(?:carrying |with |under )?(?:a |the )?(?:dark |grey |gray |rain |black )?(?:storm|rain|thunder)?[ -]?cloud (?:hanging |floating )?(?:above|over|on) (?:the|his|her|their|its) heads?/,
    ],
    pictures: [
      `#storm 50 24 52
sad man standing 50 93 50`,
      `#storm 50 24 52
sad woman standing 50 93 50`,
    ],
  },
  {
    id: 'winding-success',
    calls: [
      /(?:tangled|messy|winding|crooked|squiggly) (?:path|line|way|road)(?: (?:leading )?to)?|(?:not|isn't|never) (?:a )?(?:straight (?:line|path)|linear)/,
    ],
    pictures: [
      `#tangle 40 62 60
$1 82 72 40
man walking 10 92 36`,
      `#tangle 40 62 60
flag 84 72 36
man walking 10 92 36`,
    ],
  },
  {
    id: 'tangled-talk',
    calls: [
      /tangled (?:speech bubbles?|words|communication|lines?)|communication (?:breakdown|problems?|failure)|miscommunication|misunderstand\w*/,
      [/(?:two people |people |couple )?talk\w*/, /tangled (?:speech )?(?:bubbles?|words)/],
    ],
    pictures: [
      `head profile 22 92 54
head profile 78 92 54 mirror
#scribble 50 40 34
#scribble-light 20 56 20`,
    ],
  },
  {
    id: 'level-see-saw',
    calls: [
      [
        /(?:balanc\w* |sitting )?(?:on |of )?(?:a |the )?see-?saw/,
        /same (?:height|level|weight)|equal\w*|level|balance/,
      ],
    ],
    pictures: [
      `#pivot 50 90 18
#beam 50 71 84 0
$1 18 70 36
$2 82 70 36`,
      `#pivot 50 90 18
#beam 50 71 84 0
woman standing 18 70 38
man standing 82 70 38 mirror`,
    ],
  },
  {
    id: 'towering-pile',
    calls: [
      /(?:huge |giant |tall |big |enormous )?(?:pile|stack|tower|mountain) of (?:books|homework|textbooks) (?:towers|towering|behind|over|above|next to|beside|waiting)(?: (?:over )?(?:him|her|them))?/,
      [/procrastinat\w+/, /play\w*(?: (?:games )?on (?:his|her) phone)?|scroll\w*/],
    ],
    pictures: [
      `stack of books 76 92 24
stack of books 78 72 24
stack of books 75 52 24
stack of books 77 32 24
student looking at a phone 32 92 56`,
    ],
  },
];
