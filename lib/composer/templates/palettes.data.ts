import type { Hex } from '@/lib/color/hex';

interface NamedPalette {
  id: string;
  ground: Hex;
  ink: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
  isDark: boolean;
  /** Subjects and moods it suits; palettes without any suit everything. */
  words: readonly string[];
}

function row(
  id: string,
  ground: Hex,
  ink: Hex,
  accents: NamedPalette['accents'],
  words = '',
  isDark = false,
): NamedPalette {
  return { id, ground, ink, accents, isDark, words: words === '' ? [] : words.split(', ') };
}

/** A ground, an ink and four accents: the first leads, the second is warm or light, the fourth is quiet. */
export const PALETTES: readonly [NamedPalette, ...NamedPalette[]] = [
  row(
    'sky',
    '#f3f7fb',
    '#16324f',
    ['#2676e1', '#e98a0b', '#12857c', '#f0658a'],
    'weather, sky, cloud, medical, health, water, sea, ocean, data, cloud storage',
  ),
  row(
    'hotel',
    '#f1e9dc',
    '#10403f',
    ['#c8553d', '#f2b35e', '#2f8f78', '#1f6f6b'],
    'hotel, hostel, spa, resort, travel, furniture',
  ),
  row(
    'ivory',
    '#f8f4ec',
    '#26352f',
    ['#8f6c38', '#c9a468', '#6f8f6b', '#b5462f'],
    'wedding, elegant, luxury, photographer, photography, law, minimalist, premium, jewelry, classic',
  ),
  row(
    'lake',
    '#efe5ce',
    '#17324a',
    ['#b5462f', '#e7b24a', '#3f7391', '#6e8ba0'],
    'vintage, retro, fishing, outdoor, camping, club, brewery, beer, barber, nautical, badge',
  ),
  row(
    'shop',
    '#fbf7f0',
    '#1d1d1b',
    ['#e8502f', '#f7c548', '#2b8ca0', '#6f5bb5'],
    'shop, bicycle, bike, street, burger, pizza, repair, skate',
  ),
  row(
    'space',
    '#0f1531',
    '#ffffff',
    ['#6c8cff', '#ffb347', '#ff6f61', '#b07cf7'],
    'space, astronaut, rocket, planet, orbit, galaxy, solar system, star, science fiction',
    true,
  ),
  row(
    'water',
    '#f2f8fb',
    '#123a56',
    ['#3f78e0', '#f29f3d', '#12857c', '#1f4f9c'],
    'water, water cycle, river, rain, swimming, pool, plumber',
  ),
  row(
    'cherry',
    '#fbf6ee',
    '#3a2418',
    ['#b5322c', '#e0a458', '#6f8a4a', '#8a5638'],
    'coffee, food, bakery, chocolate, bread, roastery, wine, ember, cooking, recipe',
  ),
  row(
    'school',
    '#fff3d9',
    '#2b2350',
    ['#f04e3e', '#ffc53a', '#3caf5d', '#3f7fd1'],
    'school, child, kid, kids, children, alphabet, toy, baby, abc, playful, fun, learning',
  ),
  row(
    'plans',
    '#f4f5fa',
    '#171a33',
    ['#5b4bff', '#ff8a4c', '#12a594', '#e2478a'],
    'app, startup, tech, technology, software, business, pricing, plan, cyber security, security, analytics, office',
  ),
  row(
    'jazz',
    '#f3e7cb',
    '#191919',
    ['#e4572e', '#f2a93b', '#1f7a8c', '#0f3b4c'],
    'jazz, music, concert, festival, geometric, 1960s, guitar, band, bauhaus, mid-century, fox',
  ),
  row(
    'lemon',
    '#fdf3d3',
    '#1f4d3a',
    ['#f0a818', '#f8cb2e', '#3f8f5b', '#e8742f'],
    'lemon, fruit, citrus, summer, orange, fresh, picnic, juice, market',
  ),
  row(
    'berry',
    '#fdeff1',
    '#4a1230',
    ['#d93a6a', '#f7a23b', '#8e3b8c', '#f29bb0'],
    'cupcake, cake, candy, berry, beauty, ice cream, sweet, flower, floral, cosmetic',
  ),
  row(
    'forest',
    '#f2f3e7',
    '#1e3a2b',
    ['#3f8f5b', '#d9872b', '#8cc06b', '#b5462f'],
    'forest, plant, tree, garden, nature, leaf, eco, organic, farm, animal, hiking, yoga, environment, herb, vegetable',
  ),
  row(
    'plum',
    '#1b1238',
    '#f7f2ff',
    ['#ff6f91', '#ffc93c', '#8f7bff', '#48d0c8'],
    'neon, party, night, club, disco, meditation, magic, gaming, game',
    true,
  ),
  row(
    'sand',
    '#f7efe2',
    '#3b2a22',
    ['#d9673c', '#e9b44c', '#3f8f8a', '#8a5638'],
    'desert, travel, mountain, climbing, camp, adventure, africa, autumn, pottery',
  ),
  row(
    'coast',
    '#fff4df',
    '#12384f',
    ['#1597b5', '#ff8a4c', '#f7c548', '#e4573d'],
    'beach, sea, summer, sunscreen, sail, surf, holiday, lisbon, tram, island',
  ),
  row(
    'night',
    '#101a2e',
    '#f6f1e4',
    ['#f2b84b', '#e4572e', '#5fa8d3', '#9db4c0'],
    'movie, cinema, film, noir, mystery, theater, poster, dark, orbit',
    true,
  ),
  row(
    'midnight-sale',
    '#121212',
    '#ffffff',
    ['#ffcf33', '#ff4d4d', '#8f7bff', '#f5f5f5'],
    'black friday, sale, discount, luxury car',
    true,
  ),
  row(
    'christmas',
    '#f8f1e3',
    '#17392c',
    ['#c6342b', '#e7b24a', '#1f6b47', '#f3a6a0'],
    'christmas, xmas, gingerbread, reindeer, santa, holly, advent',
  ),
  row(
    'christmas-eve',
    '#123d30',
    '#fff6ea',
    ['#e0483d', '#f2c14e', '#8cc6a0', '#ffffff'],
    'christmas, xmas, santa, christmas eve',
    true,
  ),
  row(
    'halloween',
    '#1d1433',
    '#fff3e0',
    ['#ff8a1f', '#ffd45e', '#8e5bd6', '#7bc043'],
    'halloween, haunted, witch, ghost, bat, pumpkin',
    true,
  ),
  row(
    'valentine',
    '#ffedee',
    '#5a1030',
    ['#d92f52', '#f7a1b5', '#b3163f', '#ffb347'],
    'valentine, love, heart, romance',
  ),
  row(
    'birthday',
    '#fff4dc',
    '#2b2350',
    ['#e8455b', '#f7b52f', '#2f9e8f', '#6f5bb5'],
    'birthday, party, celebration, balloon, circus',
  ),
  row(
    'diwali',
    '#2b0f3a',
    '#fff1d6',
    ['#ffb326', '#ff6f3c', '#e0418c', '#3fbfad'],
    'diwali, rangoli, oil lamp, diya',
    true,
  ),
  row(
    'easter',
    '#f3f8ea',
    '#2e3b5a',
    ['#e2688a', '#fbd25b', '#5b9bd5', '#7fbf6b'],
    'easter, bunny, spring, egg',
  ),
  row('paper', '#f6f6f3', '#17181c', ['#e8502f', '#f2b53a', '#2a6fdb', '#9aa0a6']),
  row('mist', '#eef2f6', '#1d2b3a', ['#2f6fed', '#f2a33a', '#1f9d8a', '#e2557b']),
  row('clay', '#f7ece4', '#35211c', ['#c8553d', '#e9b872', '#588b8b', '#8f5a46']),
  row('sage', '#eff3ec', '#1f3330', ['#2f8f78', '#f0a33c', '#e0654f', '#5b7fa6']),
];
