import type { IdeaEntry } from './idea';

/** Ideas of offices: plans, people who work together, markets. */
export const BUSINESS: readonly IdeaEntry[] = [
  {
    id: 'strategy',
    calls: [/strateg(?:y|ic|ies)|business plan|planning ahead|next move/],
    pictures: [
      `chess piece 30 90 62
chess piece 62 90 42
chess piece 82 90 34
#dash 34 94 78 94 0`,
      `maze 46 90 66
flag 84 90 40
woman standing 12 90 40`,
    ],
  },
  {
    id: 'feedback',
    calls: [
      /feedback|customer (?:reviews?|satisfaction)|product reviews?|testimonials?|star rating/,
    ],
    pictures: [
      `speech bubble 36 60 40
gold star 24 46 11
gold star 35 46 11
gold star 46 46 11
woman pointing 78 92 58 mirror`,
      `phone 50 90 72
gold star 50 44 18
speech bubble 20 50 26
thumbs up 82 72 26`,
    ],
  },
  {
    id: 'communication',
    calls: [/communicat\w+|(?:difficult|good|honest) conversations?|dialogue|active listening/],
    pictures: [
      `woman talking 24 92 58
man talking 78 92 60 mirror
speech bubble 40 44 24
speech bubble 64 32 20 mirror`,
      `#tincan 50 60 66
speech bubble 24 38 22
speech bubble 76 38 22 mirror`,
    ],
  },
  {
    id: 'networking',
    calls: [
      /\bnetworking\b|professional network|connections|connecting people|community(?! (?:choir|cent(?:er|re)|garden|gardens|theat(?:er|re)|kitchen|fridge|band|orchestra|hall|library|pool|market|sports?|picnic|breakfast|dinner|bake|clean|run|orchard|farm|woodland|caf[eé]|school|college)\b)/,
    ],
    pictures: [
      `#net 50 50 70
woman 50 63 32
man 17 38 24
man 84 38 24
woman 20 94 24
woman 82 94 24`,
      `handshake 50 72 40
speech bubble 24 40 20
speech bubble 76 40 20 mirror`,
    ],
  },
  {
    id: 'onboarding',
    calls: [
      /onboarding|new (?:hire|employee|team member|starter)|welcome to the team|first day at work/,
    ],
    pictures: [
      `door 74 90 70
businesswoman waving 52 90 52
man walking with a box 22 90 54`,
      `#stairs 56 90 36 4 80
woman walking with a briefcase 14 90 46
flag 86 54 28`,
    ],
  },
  {
    id: 'hiring',
    calls: [/we(?:'re| are) hiring|hiring|recruit\w+|job (?:search|hunt\w*|interview)|talent/],
    pictures: [
      `magnifying glass 56 88 70 tilt 0
woman 50 56 32
man 14 90 40
man 90 90 40`,
      `#card 30 84 62
#card 70 84 62
man 30 74 38
woman 70 74 37
check mark 84 34 18`,
    ],
  },
  {
    id: 'remote-work',
    calls: [
      /remote (?:work|team|job|working)|work\w* (?:from|at) home|home office|telework|hybrid work|digital nomad/,
    ],
    pictures: [
      `#window 30 44 34
woman working on a laptop at a desk 44 90 56
potted plant 90 90 40
hanging lamp 64 24 24`,
      `#window 74 44 34
man working on a laptop at a desk 46 90 56
cat 92 90 18 mirror
potted plant 8 90 34`,
      `house 50 90 78
laptop 50 88 22
wifi 50 12 12`,
    ],
  },
  {
    id: 'automation',
    calls: [/automat\w+|robot(?:s|ics)? (?:at|in the) work|workflow/],
    pictures: [
      `#belt 50 90 100
robot arm 30 80 52
package 62 80 20
package 88 80 20
gear 76 40 24`,
      `gear 34 60 44
gear 66 44 32
robot 82 92 44
check mark 30 90 16`,
    ],
  },
  {
    id: 'problem-solving',
    calls: [
      /problem[ -]solving|solving (?:a )?problems?|solution|complexity|finding (?:a|the) way/,
    ],
    pictures: [
      `head profile 34 92 62
#scribble-light 30 58 24
lightbulb 80 62 36
#dash 52 40 68 44 -6`,
      `maze 46 88 68
lightbulb 86 60 34`,
      `#puzzle 50 50 56
lightbulb 84 36 24`,
    ],
  },
  {
    id: 'decision',
    calls: [
      /decision[ -]?making|making (?:a )?(?:tough |hard |big )?(?:decision|choice)|crossroads|at a crossroad|choosing (?:a|the right) (?:path|way)|dilemma/,
    ],
    pictures: [
      `#fork 50 92 70
signpost 50 58 40
woman standing 50 92 40
question mark 70 34 16`,
      `head profile 50 92 62
signpost 46 46 38
question mark 82 50 20`,
    ],
  },
  {
    id: 'competition',
    calls: [/competition|competitive advantage|rivalry|race to the top|market leader|competitors?/],
    pictures: [
      `winners podium 50 90 34
trophy 50 34 20
cheering woman 50 62 36
man 24 70 32
man 76 73 32`,
      `#lane 50 90 100
man running 66 88 50
woman running 30 88 46
checkered flag 92 90 56`,
    ],
  },
  {
    id: 'stand-out',
    calls: [
      /stand\w* out(?: (?:from|in|of) (?:the |a )?crowd)?|be(?:ing)? different|unique(?:ness)?|one of a kind|individuality|being yourself/,
    ],
    pictures: [
      `#pawn 14 90 34
#pawn 30 90 34
#pawn 66 90 34 0
#pawn 82 90 34 0
#pawn 48 84 54 1`,
      `#umbrella-grey 20 38 24
#umbrella-grey 50 30 24
#umbrella-grey 80 38 24
#umbrella-grey 18 78 24
#umbrella-grey 82 78 24
#umbrella-bright 50 74 34`,
    ],
  },
  {
    id: 'partnership',
    calls: [/partnership|business deal|agreement|making a deal|merger|joint venture/],
    pictures: [
      `#disc 50 50 76
handshake 50 70 40`,
    ],
  },
  {
    id: 'marketing',
    calls: [
      /marketing|advertis\w+|brand awareness|promotion campaign|social media strategy|influencer/,
    ],
    pictures: [
      `megaphone 36 74 48
heart 76 36 15
thumbs up 88 60 18
speech bubble 70 66 18
gold star 58 26 11`,
      `#magnet 30 78 46
woman 66 90 32
man 80 90 34
single coin 62 42 11
heart 84 44 12`,
    ],
  },
  {
    id: 'startup',
    calls: [
      /start[ -]?ups?\b|launch\w* (?:a|your|my|our) (?:business|product|company|website)|entrepreneur\w*|small business/,
    ],
    pictures: [
      `#smoke-trail 50 94 40
rocket 50 68 62
cloud 16 90 22
cloud 84 90 22
gold star 20 30 8
gold star 80 24 8`,
      `woman standing 34 90 54
laptop 66 66 20
table 66 90 26
rocket 78 46 36 tilt 20
lightbulb 52 34 16`,
    ],
  },
];
