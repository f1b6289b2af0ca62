/** Structures whose contents hold for any subject, and those of subjects that everybody knows. */
export interface Part {
  head: string;
  body: string;
  shows: string;
}

const parts = (rows: string): readonly Part[] =>
  rows
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', body = '', shows = ''] = line.split('|').map((cell) => cell.trim());
      return { head, body, shows };
    });

interface KnownParts {
  words: readonly string[];
  title: string;
  parts: readonly Part[];
}

/** Four fields of a page. */
export const QUADRANTS: readonly [KnownParts, ...KnownParts[]] = [
  {
    words: ['swot'],
    title: 'SWOT analysis',
    parts: parts(`
Strengths | What do we do well? | muscle
Weaknesses | Where do we lack? | link
Opportunities | What could we win? | lightbulb
Threats | What could go wrong? | zap`),
  },
  {
    words: ['eisenhower', 'priority matrix', 'urgent important', 'time management matrix'],
    title: 'What comes first?',
    parts: parts(`
Do | Urgent and important | flame
Schedule | Important, not urgent | calendar
Delegate | Urgent, not important | users
Delete | Neither of both | trash`),
  },
  {
    words: ['pest analysis', 'pestle', 'pest'],
    title: 'PEST analysis',
    parts: parts(`
Political | Laws and taxes | landmark
Economic | Prices and incomes | coins
Social | People and habits | users
Technological | What is new | cpu`),
  },
];

/** What branches off the middle of a mind map. */
export const BRANCHES: readonly [KnownParts, ...KnownParts[]] = [
  {
    words: [],
    title: '',
    parts: parts(`
What? | | search
Why? | | heart
Who? | | users
When? | | calendar
Where? | | map-pin
How? | | cog`),
  },
  {
    words: ['healthy lifestyle', 'healthy living', 'health', 'wellness', 'wellbeing', 'self care'],
    title: 'Healthy lifestyle',
    parts: parts(`
Sleep | | moon
Food | | apple
Exercise | | dumbbell
Water | | glass of water
Friends | | users
Rest | | lotus`),
  },
  {
    words: ['marketing', 'marketing strategy', 'digital marketing'],
    title: 'Marketing',
    parts: parts(`
Audience | | users
Content | | pencil
Social media | | heart
Search | | search
E-mail | | mail
Results | | chart`),
  },
  {
    words: ['business', 'business plan', 'startup', 'project', 'project management'],
    title: 'Business plan',
    parts: parts(`
Goal | | target
Team | | users
Money | | coins
Time | | calendar
Customers | | heart
Product | | box`),
  },
  {
    words: ['environment', 'climate', 'sustainability', 'climate change', 'ecology'],
    title: 'Environment',
    parts: parts(`
Energy | | wind turbine
Water | | droplet
Waste | | recycle
Forests | | tree
Animals | | bear
Transport | | bicycle`),
  },
  {
    words: ['study', 'studying', 'learning', 'school', 'education', 'exam'],
    title: 'Learning',
    parts: parts(`
Read | | open book
Write | | pencil
Repeat | | refresh-cw
Ask | | message-circle
Practise | | calculator
Rest | | moon`),
  },
];

/** Who is in charge of what in any firm. */
export const OFFICES: readonly Part[] = parts(`
CEO | Leads the company | businesswoman
Marketing | Brand and customers | woman
Sales | Deals | businessman
Technology | Product | man`);

/** Whom an office is shown by, when the kit knows no one of its name. */
export const FACES = [
  'businesswoman',
  'businessman',
  'woman',
  'man',
  'grandmother',
  'girl',
] as const;

/** What a project goes through, by shares of its time. */
export const PHASES: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Research', 0, 0.24],
  ['Plan', 0.14, 0.36],
  ['Design', 0.28, 0.56],
  ['Build', 0.46, 0.84],
  ['Test', 0.7, 0.94],
  ['Launch', 0.9, 1],
];
