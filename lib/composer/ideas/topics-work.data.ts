import type { IdeaEntry } from './idea';

/** Topics of work and learning that editors ask for by their name alone. */
export const TOPICS_OF_WORK: readonly IdeaEntry[] = [
  {
    id: 'quiet-quitting',
    calls: [/quiet quitting|disengaged (?:employees?|workers?|staff)|disengagement/],
    pictures: [
      `bored man sitting at a desk 44 92 56
#battery-low 82 52 26
clock 16 36 22`,
    ],
  },
  {
    id: 'ageism',
    calls: [/ageism|age discrimination|older workers?|ageing workforce|aging workforce/],
    pictures: [
      `door 74 92 78
cross mark 70 56 24
grandfather walking with a briefcase 32 93 62`,
    ],
  },
  {
    id: 'layoffs',
    calls: [
      /lay-?offs?|mass redundanc\w+|downsizing|job cuts?|getting fired|being fired|dismissal/,
    ],
    pictures: [
      `office building 74 92 84
sad man walking with a box 36 94 58
sad woman walking with a box 14 94 56`,
      `scissors 24 52 44 tilt 90
man standing 48 92 44
woman standing 66 92 44
man standing 84 92 44`,
    ],
  },
  {
    id: 'job-insecurity',
    calls: [/job (?:insecurity|uncertainty)|precarious work|zero[- ]hour contracts?/],
    pictures: [
      `#cliffs 50 76 100
#rope 50 76 48
businessman walking 50 76 44
briefcase 16 76 16`,
    ],
  },
  {
    id: 'side-hustle',
    calls: [/side (?:hustles?|jobs?|gigs?|business)|second job|moonlighting/],
    pictures: [
      `woman working on a laptop at a desk 40 93 58
moon 82 24 20
#coin-stack 86 92 24
hanging lamp 52 26 24`,
    ],
  },
  {
    id: 'work-anywhere',
    calls: [/work(?:ing)? from anywhere|digital nomads?|workation/],
    pictures: [
      `palm tree 82 92 78
woman working on a laptop in a deck chair 42 92 46
sun 18 30 22
suitcase 14 93 24`,
    ],
  },
  {
    id: 'four-day-week',
    calls: [/(?:four|4)[ -]day (?:work ?)?week|shorter (?:working|work) week|reduced hours/],
    pictures: [
      `calendar 38 88 66
#badge 66 84 22
woman cheering 82 94 56`,
    ],
  },
  {
    id: 'performance-review',
    calls: [
      /(?:performance|annual|employee|appraisal) (?:review|appraisal|evaluation)s?|appraisals?/,
    ],
    pictures: [
      `clipboard 40 90 76
gold star 32 50 13
gold star 46 50 13
magnifying glass 72 86 48`,
    ],
  },
  {
    id: 'skills-gap',
    calls: [
      /skills? (?:gap|shortage)|(?:talent|labou?r|staff|worker|nursing|skilled) shortages?|understaff\w+/,
    ],
    pictures: [
      `#cliffs 50 78 100
businesswoman standing 14 78 44
office chair 86 78 30
question mark 50 58 26`,
      `woman standing 22 92 52
office chair 50 92 34
office chair 78 92 34
magnifying glass 64 48 34`,
    ],
  },
  {
    id: 'employee-engagement',
    calls: [
      /employee (?:engagement|experience|satisfaction|happiness|wellbeing|well-being|retention)|company culture|corporate culture|team spirit|happy (?:team|workplace|employees)/,
    ],
    pictures: [
      `heart 50 30 26
woman cheering 20 93 58
man cheering 50 94 58
woman cheering 80 93 58`,
    ],
  },
  {
    id: 'meeting-overload',
    calls: [
      /(?:meeting|zoom|video call) (?:overload|fatigue)|too many meetings|back-to-back meetings/,
    ],
    pictures: [
      `tired woman sitting at a desk 50 94 46
calendar 26 34 26
clock 52 26 22
calendar 78 34 26
speech bubble 12 60 18
speech bubble 86 62 18 mirror`,
    ],
  },
  {
    id: 'negotiation',
    calls: [
      /negotiat\w+|conflict resolution|mediation|compromise|finding common ground|deal making/,
    ],
    pictures: [
      `two women shaking hands 50 93 58
speech bubble 22 34 22
speech bubble 78 34 22 mirror`,
    ],
  },
  {
    id: 'coaching',
    calls: [/\bcoaching\b|life coach|\bmentoring\b|\bmentorship\b|\bmentors?\b|career advice/],
    pictures: [
      `#stairs 56 92 44 4 84
woman pointing 20 92 46
man walking 46 80 36
flag 90 48 26`,
    ],
  },
  {
    id: 'critical-thinking',
    calls: [/critical thinking|analytical thinking|questioning|media literacy/],
    pictures: [
      `#head-room 42 94 84
question mark 37 50 32
magnifying glass 80 84 50`,
    ],
  },
  {
    id: 'transparency',
    calls: [/\btransparency\b|open communication|openness/],
    pictures: [
      `document 44 90 72
magnifying glass 66 82 60`,
    ],
  },
  {
    id: 'ethics',
    calls: [
      /\bethics?\b|ethical (?:business|ai|dilemma)|moral(?:s|ity| compass| dilemma)|integrity|right (?:or|and|vs\.?) wrong/,
    ],
    pictures: [
      `compass 50 84 60
check mark 16 44 18
cross mark 84 44 18`,
    ],
  },
  {
    id: 'whistleblower',
    calls: [/whistle-?blow\w+/],
    pictures: [
      `whistle 62 58 50
#dash 30 40 14 30 0
#dash 28 52 10 52 0
document 82 92 36
document 26 92 34`,
    ],
  },
  {
    id: 'digital-classroom',
    calls: [
      /digital (?:classroom|school|learning)|virtual classroom|hybrid learning|distance learning/,
    ],
    pictures: [
      `laptop 48 92 64
woman pointing 48 82 34
graduation cap 82 40 24
apple 12 93 14
book 86 93 16`,
    ],
  },
];
