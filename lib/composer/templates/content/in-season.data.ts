/** What is in season when, in the middle latitudes of the north: a row of things for each season. */
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;

const rows = (text: string) =>
  text
    .split(' / ')
    .map((things, index) => ({ season: SEASONS[index] ?? '', things: things.split(', ') }));

export const IN_SEASON: readonly {
  words: RegExp;
  title: string;
  seasons: readonly { season: string; things: readonly string[] }[];
}[] = [
  {
    words: /\bvegetables?|veggies|produce\b/i,
    title: 'Vegetables in season',
    seasons: rows(
      'asparagus, radish, lettuce / tomato, cucumber, corn / pumpkin, carrot, mushroom / cabbage, leek, potato',
    ),
  },
  {
    words: /\bfruits?|berries\b/i,
    title: 'Fruit in season',
    seasons: rows(
      'strawberry, rhubarb, lemon / cherry, peach, blueberry / apple, pear, grapes / orange, grapefruit, kiwi',
    ),
  },
  {
    words: /\bflowers?|blooms?|garden\b/i,
    title: 'Flowers in season',
    seasons: rows(
      'tulip, daffodil, crocus / rose, sunflower, lavender / dahlia, aster, chrysanthemum / snowdrop, holly, poinsettia',
    ),
  },
];
