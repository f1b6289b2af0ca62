import type { IdeaEntry } from './idea';

/** Ideas of nature, society and health. */
export const SOCIETY: readonly IdeaEntry[] = [
  {
    id: 'climate-change',
    calls: [
      /climate (?:change|crisis|emergency|action)|global warming|greenhouse effect|melting (?:ice|glaciers?|poles?)|rising sea/,
    ],
    pictures: [
      `#sea 50 92 100
#floe 50 80 46
polar bear 50 74 34
sun 84 30 24`,
      `earth 50 78 58
thermometer 82 86 54
#flame 24 54 22`,
    ],
  },
  {
    id: 'sustainability',
    calls: [
      /sustainab\w+|ecolog(?:y|ical)|eco[ -]?friendly|environment(?:al)? (?:protection|awareness|friendly)|zero waste|carbon (?:footprint|neutral)|save (?:the|our) planet|green (?:living|energy|business)|net zero|earth day|recycl\w+/,
    ],
    pictures: [
      `hand 50 108 40
earth 50 70 46
small tree 50 27 24
leaf 18 48 12 tilt -30
leaf 82 46 12 tilt 30`,
      `lightbulb 50 88 72
leaf 50 60 26
leaf 18 60 14 tilt -24
leaf 84 56 14 tilt 24`,
      `earth 42 86 50
wind turbine 78 90 62
solar panel 20 92 24
small tree 42 38 20`,
    ],
  },
  {
    id: 'renewable-energy',
    calls: [
      /renewable|solar (?:power|energy)|wind (?:power|energy)|clean energy|energy transition/,
    ],
    pictures: [
      `#hill 50 92 30
sun 18 34 26
wind turbine 44 82 62
wind turbine 68 84 48
solar panel 84 92 28
house 22 90 30`,
    ],
  },
  {
    id: 'diversity',
    calls: [/diversity|inclusion|inclusive|equality|belonging|multicultur\w+/],
    pictures: [
      `#disc 50 50 76
hijabi woman 12 92 52
man in a wheelchair 32 92 42
grandmother 52 92 50
bearded man 70 92 56
young woman 88 92 52`,
    ],
  },
  {
    id: 'justice',
    calls: [
      /\bjustice\b|fairness|rule of law|legal (?:rights|advice)|equal (?:pay|rights)|gender (?:gap|equality|pay gap)/,
    ],
    pictures: [
      `scale 50 90 72
businesswoman 25 62 22
businessman 75 62 22`,
      `scale 44 90 66
gavel 82 90 24`,
    ],
  },
  {
    id: 'peace',
    calls: [/\bpeace\b|end(?:ing)? (?:the )?war|no more war/],
    pictures: [
      `#disc 50 50 74
dove flying 50 62 44
olive branch 50 86 16`,
      `earth 50 90 52
dove flying 54 34 26`,
    ],
  },
  {
    id: 'health',
    calls: [
      /health ?care|health insurance|healthy (?:heart|lifestyle|habits|living)|wellness|medical (?:care|insurance)|telemedicine|telehealth|preventive/,
    ],
    pictures: [
      `heart 50 78 54
#pulse 50 56 60
stethoscope 86 90 40
apple 14 90 20`,
      `#panel 62 80 58 44
doctor waving 62 78 46
woman sitting 16 92 48`,
      `hand 50 106 36
heart 50 68 46
#plus-white 50 46 20`,
    ],
  },
  {
    id: 'healthy-eating',
    calls: [
      /health(?:y|ier) (?:eating|food|diet|meals?)|nutrition\w*|balanced (?:diet|meal)|eat(?:ing)? (?:well|healthy|clean)|plant[ -]based|meal prep|dieting|weight loss/,
    ],
    pictures: [
      `#plate 50 62 76
broccoli 34 56 26
carrot 64 50 30
tomato 38 82 18
avocado 60 86 24`,
      `scale 50 90 68
apple 25 62 18
burger 75 62 16`,
      `basket 50 92 40
broccoli 32 62 24
carrot 50 58 30
bell pepper 68 62 22
apple 86 92 17
banana 16 92 14`,
    ],
  },
  {
    id: 'eating-on-a-budget',
    calls: [
      [
        /health(?:y|ier) (?:eating|food|meals?)|cook\w*|meal(?:s| prep)|eat\w*|grocer(?:y|ies)|food/,
        /budget|cheap\w*|save money|saving money/,
      ],
    ],
    pictures: [
      `basket 36 92 38
broccoli 20 64 22
carrot 36 60 30
apple 52 64 18
piggy bank 76 92 32
coins 94 92 16`,
      `shopping basket 36 92 34
tomato 24 64 16
broccoli 38 62 22
cheese 52 62 13
receipt 72 92 52
coins 90 92 22`,
    ],
  },
  {
    id: 'parenting',
    calls: [
      /parenting|raising (?:kids|children)|motherhood|fatherhood|new (?:moms?|mums?|parents?|dads?)/,
    ],
    pictures: [
      `mother holding a baby 46 92 60
heart 76 34 14
teddy bear 80 92 22`,
      `father walking 30 92 64
toddler walking 52 92 32
balloon 66 54 34`,
    ],
  },
  {
    id: 'aging',
    calls: [/ageing|aging|elderly care|growing old|passage of time|stages of life/],
    pictures: [
      `baby sitting 10 92 18
child 28 92 34
woman 48 92 54
grandmother 70 92 50
#dash 10 98 84 98 0
hourglass 90 92 26`,
    ],
  },
  {
    id: 'donation',
    calls: [/donat\w+|charity|fundrais\w+|giving back|volunteer\w*|philanthropy|non-?profit/],
    pictures: [
      `open box 50 92 46
heart 50 52 24
heart 34 36 12
heart 66 34 12`,
      `hand 50 106 38
heart 50 66 42`,
      `woman holding a box 40 92 60
heart 74 44 18
heart 84 26 11`,
    ],
  },
  {
    id: 'travel-idea',
    calls: [
      /travel(?:ling|ing)? (?:tips|guide|blog|hacks|on a budget|insurance|the world|the globe|solo|plans?)|wanderlust|bucket list|around the world|solo travel/,
    ],
    pictures: [
      `earth 50 78 54
#orbit 50 51 78
airplane 84 34 15 tilt -20
suitcase 82 92 24
#pin 40 46 15`,
      `suitcase 34 90 50
straw hat 34 44 12
camera 66 90 20
passport 84 90 24
airplane 72 34 14 tilt -12`,
    ],
  },
  {
    id: 'glass-ceiling',
    calls: [
      /glass ceiling|women in (?:leadership|business|tech|stem)|girl power|feminis[mt]|women'?s (?:rights|empowerment|day)|empower\w* women/,
    ],
    pictures: [
      `#pane-shatter 50 26 84
woman jumping 50 84 54`,
      `#pane-shatter 50 24 84
businesswoman raising a hammer 50 92 62`,
      `strong woman raising a fist 50 92 66
#rays 50 48 44`,
    ],
  },
  {
    id: 'real-estate',
    calls: [
      /real estate|buying (?:a|your first) (?:house|home)|mortgage|home (?:ownership|buying|loan)|house hunting/,
    ],
    pictures: [
      `house 40 90 60
key 82 90 30`,
      `hand 50 106 36
house 50 70 50`,
      `scale 50 90 68
house 25 62 22
coins 75 62 20`,
    ],
  },
  {
    id: 'insurance',
    calls: [/\binsurance\b|protect\w* (?:your|the|our) (?:family|home)|safety net|peace of mind/],
    pictures: [
      `#umbrella-bright 50 58 80
father 38 92 42
mother 52 92 40
girl 66 92 26`,
      `#umbrella-bright 50 58 80
house 50 90 40`,
    ],
  },
  {
    id: 'voting',
    calls: [/voting|elections?|democracy|your vote/],
    pictures: [
      `ballot box 50 90 50
#slip 50 42 24
check mark 84 48 16`,
    ],
  },
  {
    id: 'fake-news',
    calls: [/fake news|misinformation|disinformation|media literacy|truth and lies/],
    pictures: [
      `newspaper 44 90 60
magnifying glass 74 92 46
cross mark 20 36 16`,
    ],
  },
  {
    id: 'free-speech',
    calls: [
      /freedom of (?:speech|expression|the press)|free speech|censorship|speak\w* (?:up|out)|having a voice/,
    ],
    pictures: [
      `megaphone 34 74 46
bird flying 74 30 18
speech bubble 76 62 32`,
      `woman cheering 34 92 58
speech bubble 66 44 34
bird flying 86 26 13`,
    ],
  },
  {
    id: 'barriers',
    calls: [
      /break\w* (?:down )?(?:the )?(?:barriers?|walls?)|language barriers?|overcom\w+ barriers?/,
    ],
    pictures: [
      `#broken-wall 54 90 58
woman walking 16 90 50
#dash 24 40 84 44 -8`,
    ],
  },
  {
    id: 'language-learning',
    calls: [
      /learn\w* (?:a |another )?(?:new |foreign |second )?languages?|foreign languages?|bilingual\w*|multilingual/,
    ],
    pictures: [
      `globe 50 92 50
speech bubble 20 46 28
speech bubble 80 40 30 mirror
books 84 92 20`,
      `woman talking 22 92 56
man talking 78 92 58 mirror
speech bubble 38 40 26
speech bubble 64 30 24 mirror
globe 50 92 30`,
    ],
  },
  {
    id: 'loneliness-in-age',
    calls: [
      [
        /lonel\w+|isolation|alone/,
        /old age|elderly|older (?:people|adults)|seniors?|grandparents?|age(?:ing|d)?\b/,
      ],
    ],
    pictures: [
      `grandmother sitting in an armchair 42 90 54
#window 78 40 38
cat 80 90 17 mirror`,
      `#pane 40 84 66
grandfather standing 66 92 58`,
    ],
  },
];
