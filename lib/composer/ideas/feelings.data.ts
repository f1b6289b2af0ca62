import type { IdeaEntry } from './idea';

/** Ideas of the mind: moods, troubles, and what helps. */
export const FEELINGS: readonly IdeaEntry[] = [
  {
    id: 'growth-mindset',
    calls: [
      /growth mindset|mindset|personal (?:growth|development)|self[ -]?(?:improvement|development|growth)|grow\w* (?:out of|from|in|inside) (?:a |the |his |her )?(?:\w+ )?(?:head|mind)/,
    ],
    pictures: [
      `potted plant 40 46 42
head profile 46 92 62`,
      `head profile 30 92 60
#stem 26 34 10
sunflower 26 52 40
watering can 76 42 26 mirror`,
    ],
  },
  {
    id: 'mental-health',
    calls: [
      /(?<!\b(?:therapist|psychologist|psychiatrist|counsell?or) (?:is|was|help|talk|sit|listen|with|and)\b.*)mental (?:health|wellbeing|well-being)|psycholog(?:y|ical)|psychologist(?! (?:is|was|with|and|help\w+|talk\w+))|therapy|(?<!\b(?:massage|physical|speech|beauty|her|his|their) )therapist(?! (?:is|was|with|and|help\w+|talk\w+|listen\w+))|self[ -]?care|emotional (?:wellbeing|intelligence|health)|inner peace/,
    ],
    pictures: [
      `head profile 46 92 68
#bloom 42 50 34`,
      `head profile 28 92 58
#scribble-light 24 56 22
#dash 44 48 58 48 -8
head profile 74 92 58 mirror
#bloom 78 56 22`,
      `woman holding a heart 50 92 62
#bloom 18 40 20
#bloom 84 46 24`,
    ],
  },
  {
    id: 'mindfulness',
    calls: [
      /mindful\w*|meditat(?:ion|e)\b|calm mind|stress (?:relief|reduction)|reducing stress|breathing exercise/,
    ],
    pictures: [
      `#disc 50 52 72
woman meditating 50 84 54
lotus 18 90 14
lotus 82 90 14
leaf 18 40 10 tilt -30
leaf 82 38 10 tilt 30`,
      `head profile 46 92 68
lotus 42 54 22
#ring 42 44 44`,
    ],
  },
  {
    id: 'burnout',
    calls: [
      /burn(?:ed|t|ing)?[ -]?out|overwork\w*|exhaust\w+ (?:at work|employee|worker)|workplace fatigue/,
    ],
    pictures: [
      `exhausted businessman sitting at a desk with a laptop 46 90 52
#battery-low 78 40 24
#smoke-curl 36 34 20`,
      `#matches 50 90 70`,
      `head profile 50 92 60
#flame 44 42 34
#smoke-curl 62 22 16`,
    ],
  },
  {
    id: 'stress',
    calls: [/stress\b|anxiety|overwhelm\w*|pressure at work|panic|overthink\w*/],
    pictures: [
      `head profile 46 92 66
#scribble-light 41 52 38`,
      `paper pile 12 90 34
paper pile 88 90 40
stressed woman sitting at a desk with a laptop 50 90 52
#scribble 50 24 22
alarm clock 76 30 15`,
      `#storm 48 28 46
sad man sitting 50 92 46`,
    ],
  },
  {
    id: 'depression',
    calls: [/depress\w+|sadness|grief|feeling (?:low|blue|down)/],
    pictures: [
      `#storm 50 30 48
sad woman sitting 50 92 48`,
      `head profile 50 92 66
#storm 46 46 30`,
    ],
  },
  {
    id: 'loneliness',
    calls: [/lonel(?:y|iness)|isolation|solitude|alone in (?:a|the) crowd|social distanc\w+/],
    pictures: [
      `#islet 50 90 60
sad man standing 50 78 38`,
      `#pane 50 88 74
sad woman standing 56 84 54
#moon 40 32 12`,
      `#pawn 10 78 26
#pawn 22 72 26
#pawn 34 78 26
sad woman standing 74 92 56`,
    ],
  },
  {
    id: 'overload',
    calls: [
      /information overload|too much information|data overload|email overload|notification (?:fatigue|overload)|digital (?:overload|noise)|multi-?task\w*/,
    ],
    pictures: [
      `stressed man sitting at a desk with a laptop 50 92 46
letter 16 44 13 tilt -14
speech bubble 34 30 17
browser window 56 24 19 tilt 6
notification badge 73 32 13
newspaper 86 50 18 tilt 12
pencil 12 66 15
question mark 84 74 13`,
      `head profile 48 94 56
letter 18 24 13 tilt -20
speech bubble 38 22 16
calendar 60 20 14
newspaper 82 26 16 tilt 14
phone 92 52 15 tilt 10
notification badge 10 48 12
question mark 94 76 12`,
    ],
  },
  {
    id: 'sleep',
    calls: [/(?:better|good|healthy) (?:night'?s )?sleep|sleep (?:quality|hygiene|well)|insomnia/],
    pictures: [
      `#night 50 50 74
#moon 74 32 22
woman sleeping in a bed 50 90 40`,
      `#night 50 50 74
#moon 50 56 46
gold star 24 34 8
gold star 80 26 7
cloud 30 82 18
cloud 74 86 16`,
    ],
  },
  {
    id: 'hope',
    calls: [
      /\bhope\b|new beginnings?|optimism|light at the end of the tunnel|end of the tunnel|fresh start/,
    ],
    pictures: [
      `#tunnel 50 50 84
#shade 50 86 36`,
      `#cracked 50 92 40
#rays 50 40 36
flower 50 80 46`,
    ],
  },
  {
    id: 'resilience',
    calls: [
      /resilien\w+|overcom\w+|never give up|perseverance|breaking (?:free|chains|barriers)|obstacles?|adversity/,
    ],
    pictures: [
      `#cracked 50 92 40
flower 50 78 48`,
      `#hurdle 70 90 34
woman jumping 46 64 44`,
      `boulder 62 90 56
man pushing 22 90 50`,
    ],
  },
  {
    id: 'happiness',
    calls: [/happiness|\bjoy\b|gratitude|positive (?:thinking|mindset|vibes)|positivity/],
    pictures: [
      `woman jumping 50 78 56
heart 18 40 14
heart 82 36 12
#bloom 20 82 16
#bloom 82 84 18`,
      `head profile 46 92 66
sun 42 58 40`,
    ],
  },
  {
    id: 'love',
    calls: [/self[ -]?love|falling in love|kindness|compassion|empathy/],
    pictures: [
      `woman holding a heart 50 92 66
heart 18 38 12
heart 82 34 10`,
      `head profile 28 92 58
head profile 72 92 58 mirror
heart 50 48 24`,
    ],
  },
  {
    id: 'freedom',
    calls: [/freedom|liberty|letting go|breaking free/],
    pictures: [
      `open birdcage 34 90 60
bird flying 74 42 22
bird flying 88 24 14`,
      `woman cheering 40 92 56
bird flying 70 34 18
bird flying 84 22 13`,
    ],
  },
  {
    id: 'courage',
    calls: [
      /courage|comfort zone|taking (?:the|a) (?:leap|risk)|leap of faith|bravery|facing (?:your )?fears?/,
    ],
    pictures: [
      `#cliffs 50 72 100
man jumping 50 58 42`,
      `fish bowl 28 90 40
goldfish jumping 54 36 15 tilt -14
fish bowl 80 90 52`,
    ],
  },
  {
    id: 'procrastination',
    calls: [/procrastinat\w+|putting things off|laziness/],
    pictures: [
      `man lying on a sofa with a phone 40 90 36
clock 84 40 26
paper pile 90 90 34`,
    ],
  },
  {
    id: 'memory',
    calls: [/\bmemory\b|memories|forgetting|dementia|alzheimer'?s?|amnesia/],
    pictures: [
      `head profile 46 92 66
#puzzle 41 50 26`,
      `head profile 38 92 62
feather 62 36 14 tilt 30
leaf 74 28 10 tilt 40
leaf 84 42 9 tilt 10
leaf 92 22 8 tilt 60`,
    ],
  },
  {
    id: 'focus',
    calls: [
      /(?<!in |soft |sharp )focus(?:ed|ing)?\b(?! on)|concentrat\w+|attention span|deep work|distraction/,
    ],
    pictures: [
      `head profile 46 92 66
target 42 56 32`,
      `woman working on a laptop at a desk 50 90 54
#ring 50 54 82
notification badge 8 30 12
speech bubble 92 36 16`,
    ],
  },
  {
    id: 'digital-detox',
    calls: [/digital (?:detox|minimalism)|unplug\w*|switch\w* off (?:your |the )?phones?|offline/],
    pictures: [
      `phone 28 90 56
#cross-out 28 62 30
woman meditating 70 90 44
leaf 52 34 10 tilt -30
#bloom 88 40 18`,
      `potted plant 30 90 54
book 62 90 26
phone 84 90 34
#cross-out 84 74 20`,
    ],
  },
  {
    id: 'peer-pressure',
    calls: [/peer pressure|fitting in|group pressure|following the crowd|herd mentality/],
    pictures: [
      `man pointing 12 90 52
woman pointing 28 90 50
sad woman standing 54 90 44
man pointing 78 90 52 mirror
woman pointing 92 90 50 mirror`,
    ],
  },
  {
    id: 'juggling-tasks',
    calls: [
      /juggling (?:too many |several |many )?(?:tasks|work|jobs|responsibilities|priorities)|wearing many hats|multi-?tasking|too many tasks/,
    ],
    pictures: [
      `woman juggling 50 92 58
laptop 16 50 14 tilt -14
phone 30 30 13 tilt -8
clock 50 20 13
envelope 70 30 11 tilt 10
teddy bear 86 52 14`,
    ],
  },
  {
    id: 'optimism',
    calls: [/glass (?:is )?half (?:full|empty)|optimis(?:m|t|tic)\b|pessimis(?:m|t)/],
    pictures: [
      `#half-glass 50 86 60
sun 82 34 24
#storm 18 26 22`,
    ],
  },
];
