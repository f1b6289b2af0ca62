import type { IdeaEntry } from './idea';

/** Topics of politics and society. */
export const TOPICS_OF_SOCIETY: readonly IdeaEntry[] = [
  {
    id: 'human-rights',
    calls: [/human rights|civil rights|equal rights|\bactivism\b|\bactivists?\b|social justice/],
    pictures: [
      `raised fist 50 92 46
megaphone 14 62 28
dove 84 36 24`,
    ],
  },
  {
    id: 'racism',
    calls: [
      /\bracism\b|anti-?racism|racial (?:justice|equality)|\bdiscrimination\b|\bxenophobia\b|\bprejudice\b/,
    ],
    pictures: [
      `handshake 50 82 38 wide 80
heart 50 38 26`,
    ],
  },
  {
    id: 'accessibility',
    calls: [
      /\baccessibility\b|barrier[- ]free|disabilit\w+|inclusive design|accessible (?:web|design|city)/,
    ],
    pictures: [
      `#slope 50 96 14
woman in a wheelchair 34 90 54
door 82 84 62`,
      `woman in a wheelchair 30 92 52
laptop 74 92 40
#eye 74 42 24`,
    ],
  },
  {
    id: 'lgbtq',
    calls: [/\blgbt\w*\+?|queer|pride month|gay rights|trans rights/],
    pictures: [
      `rainbow 50 62 46
heart 50 90 30
woman standing 20 93 48
man standing 80 93 48`,
    ],
  },
  {
    id: 'refugees',
    calls: [
      /\brefugees?\b|\basylum\b|forced migration|displaced people|fleeing war|\bmigration\b|\bimmigrants?\b|\bimmigration\b|\bmigrants\b/,
    ],
    pictures: [
      `woman walking with a suitcase 40 93 58
girl walking 62 93 42
man walking with a suitcase 16 93 60
house 88 92 30`,
    ],
  },
  {
    id: 'integration',
    calls: [/\bintegration\b(?! test)|social cohesion|living together/],
    pictures: [
      `#puzzle 50 56 50
hijabi woman 16 93 50
man standing 84 93 52`,
    ],
  },
  {
    id: 'homelessness',
    calls: [/\bhomeless(?:ness)?\b|rough sleep\w+|living on the streets?/],
    pictures: [
      `cardboard box 78 93 30
man hugging his knees 42 94 44
skyscraper 12 92 70
office building 88 58 40`,
    ],
  },
  {
    id: 'polarization',
    calls: [
      /polari[sz]ation|divided (?:society|nation|country|opinions?)|political divide|culture wars?|social division/,
    ],
    pictures: [
      `#cliffs 50 78 100
angry man pointing 13 78 46
angry woman pointing 87 78 46 mirror
speech bubble 30 34 20
speech bubble 70 34 20 mirror`,
    ],
  },
  {
    id: 'populism',
    calls: [/\bpopulis\w+|demagog\w+|\bpropaganda\b|political speech/],
    pictures: [
      `politician holding a megaphone 28 92 68
woman cheering 66 94 42
man cheering 86 94 42`,
    ],
  },
  {
    id: 'diplomacy',
    calls: [
      /\bdiplomacy\b|peace (?:talks|treaty|negotiations|process)|ceasefire|international relations/,
    ],
    pictures: [
      `flag 14 92 74
flag 86 92 74 mirror
handshake 50 84 30 wide 60
dove 50 40 24`,
    ],
  },
  {
    id: 'nuclear-threat',
    calls: [/nuclear (?:threat|war|weapons?|risk)|arms race|cold war|military conflict/],
    pictures: [
      `earth 50 92 52
#time-bomb 82 92 36
rocket 22 66 40 tilt 30`,
    ],
  },
  {
    id: 'lobbying',
    calls: [/\blobby(?:ing|ists?)\b|money in politics|bribery|\bbribes?\b/],
    pictures: [
      `courthouse 50 92 50
single coin 50 40 16
#pinch-hand 51 28 50`,
    ],
  },
];
