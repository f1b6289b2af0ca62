/** What is on a table that is told to be laid for a meal, by the words of the meal: the most telling first. */
export const MEAL_TABLES: readonly (readonly [words: string, dishes: readonly string[]])[] = [
  ['thanksgiving(?: dinner)?', ['roast turkey', 'mashed potatoes', 'pie', 'wine', 'bread']],
  ['(?:christmas|holiday)(?: dinner)?', ['roast turkey', 'wine', 'candle', 'pie', 'bread']],
  ['(?:breakfast|brunch|morning)', ['pancakes', 'coffee', 'fried egg', 'juice', 'croissant']],
  ['(?:lunch|luncheon)', ['salad', 'sandwich', 'soup', 'juice', 'fruit bowl']],
  ['(?:afternoon tea|high tea|tea)', ['teapot', 'tea', 'scones', 'cupcake', 'macaron']],
  ['(?:desserts?|sweets?|candy|cakes?)', ['cake', 'cupcake', 'donut', 'macaron', 'pie']],
  [
    '(?:dinner|supper|feast|banquet|buffet)',
    ['roast chicken', 'salad', 'wine', 'bread', 'fruit bowl'],
  ],
];
