/** Pyramids that are known, from the top down: a name, what it shows. */
export interface KnownPyramid {
  words: readonly string[];
  title: string;
  levels: readonly { name: string; shows: readonly string[] }[];
}

function pyramid(words: string, title: string, rows: string): KnownPyramid {
  return {
    words: words.split(', '),
    title,
    levels: rows
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', shows = ''] = row.split('|').map((cell) => cell.trim());
        return { name, shows: shows === '' ? [] : shows.split(', ') };
      }),
  };
}

export const PYRAMIDS: readonly KnownPyramid[] = [
  pyramid(
    'food pyramid, healthy eating, nutrition pyramid, food',
    'Food pyramid',
    `
Sweets and fats | cupcake, donut
Milk, meat, fish | cheese, fish, egg
Vegetables and fruit | carrot, apple, broccoli, banana
Bread and grains | bread, pasta, rice, croissant
Water | glass of water, water bottle, glass of water, water bottle, glass of water`,
  ),
  pyramid(
    'maslow, needs, hierarchy of needs',
    'Hierarchy of needs',
    `
Self-actualisation | mountain
Esteem | trophy
Love and belonging | heart
Safety | house
Body: food, sleep | bread, bed`,
  ),
  pyramid(
    'energy pyramid, ecological pyramid, trophic, food chain',
    'Energy pyramid',
    `
Top predators | eagle
Hunters | snake, fox
Plant eaters | rabbit, grasshopper, deer
Plants | tree, grass, flower, bush`,
  ),
];

/** The stages of who comes to buy, as far as the prompt names none. */
export const FUNNEL: KnownPyramid = pyramid(
  'funnel',
  'Marketing funnel',
  `
Awareness | awareness
Interest | interest
Desire | love
Action | action`,
);
