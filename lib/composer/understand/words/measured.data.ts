/** Measures that everybody knows, for pages that ask for them and give none. */

interface Measured {
  words: RegExp;
  title: string;
  /** What shows every row, where the row has nothing of its own. */
  shows: string;
  rows: readonly (readonly [label: string, figure: string, shows?: string])[];
}

const rowsOf = (text: string): Measured['rows'] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [label = '', figure = '', shows] = row.split(' | ').map((part) => part.trim());
      return shows ? [label, figure, shows] : [label, figure];
    });

export const MEASURED: readonly Measured[] = [
  {
    words: /\bsleep\b.*\bby age\b|\bhow (?:much|many hours of|long) sleep\b|\bhours of sleep\b/i,
    title: 'How much sleep by age',
    shows: 'bed',
    rows: rowsOf(`
Newborn | 14–17 h | baby
1–2 years | 11–14 h | toddler
3–5 years | 10–13 h | child
6–13 years | 9–11 h | girl
14–17 years | 8–10 h | teenager
Adults | 7–9 h | woman`),
  },
  {
    words: /\bscreen time\b.*\b(?:by age|children|kids)\b|\bhow much screen time\b/i,
    title: 'Screen time by age',
    shows: 'tablet',
    rows: rowsOf(`
Under 2 years | None
2–5 years | 1 h
6–9 years | 1–1.5 h
10–12 years | 2 h`),
  },
  {
    words:
      /\bhow long (?:to|do you) (?:boil|cook) (?:an? )?eggs?\b|\b(?:boiled eggs?|egg boiling) (?:times?|chart|guide)\b/i,
    title: 'How long to boil an egg',
    shows: 'egg',
    rows: rowsOf(`
Runny | 4 min
Soft | 6 min
Medium | 8 min
Hard | 10 min`),
  },
  {
    words: /\btea\b.*\b(?:temperatures?|brewing times?)\b|\bhow hot\b.*\btea\b/i,
    title: 'How hot for which tea',
    shows: 'cup',
    rows: rowsOf(`
White tea | 80 °C
Green tea | 75 °C
Oolong | 90 °C
Black tea | 95 °C
Herbal tea | 100 °C`),
  },
  {
    words: /\bsteak (?:doneness|temperatures?)\b|\bhow (?:hot|long)\b.*\bsteak\b/i,
    title: 'Steak, from rare to well done',
    shows: 'steak',
    rows: rowsOf(`
Rare | 52 °C
Medium rare | 57 °C
Medium | 63 °C
Well done | 71 °C`),
  },
  {
    words:
      /\b(?:how much|water)\b.*\b(?:drink|water)\b.*\bby age\b|\bhow much water (?:should|do) (?:children|kids)\b/i,
    title: 'How much to drink by age',
    shows: 'glass of water',
    rows: rowsOf(`
1–3 years | 0.8 l
4–8 years | 1 l
9–12 years | 1.2 l
13–18 years | 1.5 l`),
  },
  {
    words:
      /\bhow (?:much|many)\b.*\b(?:walks?|exercise)\b.*\bdogs?\b|\bdogs?\b.*\bexercise\b.*\bby\b/i,
    title: 'How much exercise dogs need',
    shows: 'dog',
    rows: rowsOf(`
Toy dogs | 30 min
Small dogs | 45 min
Large dogs | 80 min
Working dogs | 120 min`),
  },
];

/** Shares that everybody knows, for a chart of them that gives none. */
export const SHARES: readonly (readonly [RegExp, readonly (readonly [string, number])[]])[] = [
  [
    /\bsleep (?:stages|phases|cycles?)\b|\bstages of sleep\b/i,
    [
      ['Light', 50],
      ['REM', 25],
      ['Deep', 20],
      ['Awake', 5],
    ],
  ],
  [
    /\b(?:balanced|healthy) (?:plate|meal|diet)\b/i,
    [
      ['Vegetables', 40],
      ['Grains', 25],
      ['Protein', 25],
      ['Fruit', 10],
    ],
  ],
  [
    /\bair\b.*\b(?:made of|composition|gases)\b|\bcomposition of (?:the )?air\b/i,
    [
      ['Nitrogen', 78],
      ['Oxygen', 21],
      ['Other', 1],
    ],
  ],
];
