/** Pages to fill in, by what they are called. */
export interface PlannerKind {
  words: RegExp;
  layout: 'grid' | 'list' | 'sections' | 'recipe';
  columns: readonly string[];
  rows: readonly string[];
  /** Each cell has a ring to fill. */
  isTicked?: true;
  /** What crowns the page. */
  sign?: string;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const blank = (count: number): string[] => Array.from({ length: count }, () => '');

export const PLANNERS: readonly PlannerKind[] = [
  {
    words:
      /\bmeal (?:planner|plan|prep plan|planning)\b|\bmenu plan(?:ner)?\b|\bdiet plan(?:ner)?\b/i,
    layout: 'grid',
    columns: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    rows: DAYS,
    sign: 'salad',
  },
  {
    words:
      /\bhabit tracker\b|\bmood tracker\b|\bchore (?:chart|tracker)\b|\breward chart\b|\bsticker chart\b|\bcleaning schedule\b/i,
    layout: 'grid',
    columns: DAYS,
    rows: ['Drink water', 'Move', 'Read', 'Sleep early', 'Tidy up', 'Be kind'],
    isTicked: true,
    sign: 'star',
  },
  {
    words:
      /\b(?:school|class|lesson|study|weekly class|university)\b.*\b(?:timetable|schedule|planner)\b|\btimetable\b/i,
    layout: 'grid',
    columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    rows: ['1', '2', '3', '4', '5', '6'],
    sign: 'pencil',
  },
  {
    words: /\b(?:workout|training|fitness|exercise|running) (?:plan|planner|schedule|log)\b/i,
    layout: 'grid',
    columns: ['Warm-up', 'Training', 'Rest'],
    rows: DAYS,
    sign: 'dumbbell',
  },
  {
    words: /\brecipe (?:card|page|template|sheet)\b/i,
    layout: 'recipe',
    columns: ['', ''],
    rows: ['Ingredients', 'Method'],
  },
  {
    words: /\bweekly (?:planner|schedule|to-?do|calendar|agenda|plan)\b|\bweek planner\b/i,
    layout: 'sections',
    columns: ['', ''],
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Notes'],
  },
  {
    words: /\bdaily (?:planner|schedule|agenda|plan|journal)\b|\bday planner\b/i,
    layout: 'sections',
    columns: ['', ''],
    rows: ['Top three', 'To do', 'Morning', 'Afternoon', 'Evening', 'Notes'],
    sign: 'sun',
  },
  {
    words:
      /\bbudget (?:planner|sheet|tracker|template)\b|\bexpense tracker\b|\bsavings? tracker\b/i,
    layout: 'grid',
    columns: ['Planned', 'Spent', 'Left'],
    rows: ['Rent', 'Food', 'Transport', 'Health', 'Fun', 'Savings'],
    sign: 'piggy bank',
  },
  {
    words: /\bpacking list\b|\btravel checklist\b/i,
    layout: 'list',
    columns: [],
    rows: ['Passport', 'Tickets', 'Clothes', 'Shoes', 'Toothbrush', 'Charger', 'Medicine', 'Book'],
    sign: 'suitcase',
  },
  {
    words: /\b(?:shopping|grocery) list\b/i,
    layout: 'list',
    columns: [],
    rows: blank(10),
    sign: 'shopping basket',
  },
  {
    words: /\bto[- ]?do lists?\b|\bcheck ?list\b|\bbucket list\b|\btask list\b/i,
    layout: 'list',
    columns: [],
    rows: blank(9),
    sign: 'pencil',
  },
  {
    words: /\b(?:travel|trip|vacation|holiday) (?:planner|itinerary|plan)\b|\bitinerary\b/i,
    layout: 'sections',
    columns: ['', ''],
    rows: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Notes'],
    sign: 'plane',
  },
  {
    words:
      /\b(?:monthly|month) (?:planner|calendar|plan)\b|\bcalendar page\b|\bprintable calendar\b|\bcalendar template\b/i,
    layout: 'grid',
    columns: DAYS,
    rows: blank(5),
  },
  {
    words: /\bplanner (?:page|template|sheet|printable)\b|\bprintable planner\b/i,
    layout: 'sections',
    columns: ['', ''],
    rows: ['Goals', 'To do', 'Dates', 'Ideas', 'People', 'Notes'],
    sign: 'pencil',
  },
];

export const plannerOf = (text: string): PlannerKind | undefined =>
  PLANNERS.find(({ words }) => words.test(text));
