import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { symbolOf } from './symbols.data';
import type { Room } from './vessels.data';

/** Reads a phrase as a prompt would. */
export type Read = (phrase: string) => Brief;

/** One thing of a slot, as its phrase says it. */
export interface Piece {
  phrase: string;
  element: BriefElement;
  /** It has feet or a pot: it stands on a floor, and does not float in the middle. */
  isStanding: boolean;
}

const STANDING = /^(?:person|fantasy|animal|plant|building|furniture|container|vehicle)$/;
const FLYING = /\bfly|birds?\b|butterfl|\bbees?\b|\bbats?\b|doves?\b/;
const AIRBORNE = /^(?:air|sky|water)$/;
const WORDY = /[^a-z' -]/g;

/** What is told in general words, as the things that show it. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  'plastic waste': 'plastic bottle, tin can, plastic bottle',
  plastic: 'plastic bottle, plastic bottle',
  waste: 'plastic bottle, tin can, cardboard box',
  trash: 'plastic bottle, tin can, cardboard box',
  garbage: 'plastic bottle, tin can, cardboard box',
  mistakes: 'crumpled paper',
  failures: 'crumpled paper',
  paperwork: 'sheet of paper, letter',
  laundry: 't-shirt, sock, trousers, towel',
  'dirty laundry': 't-shirt, sock, trousers, towel',
  clothes: 't-shirt, dress, trousers, sock',
  documents: 'sheet of paper, letter',
  papers: 'sheet of paper, letter',
  'social media icons': 'heart, speech bubble, camera, musical note',
  icons: 'heart, speech bubble, envelope, camera',
  ideas: 'lightbulb',
  thoughts: 'speech bubble, question mark, lightbulb',
  money: 'banknote, coin',
  cash: 'banknote',
  data: 'server rack, chart',
  'data blocks': 'server rack',
  servers: 'server rack',
  blocks: 'cardboard box',
  technology: 'laptop, phone, robot',
  vegetables: 'carrot, tomato, broccoli, bell pepper',
  fruits: 'apple, orange, banana, strawberry',
  fruit: 'apple, orange, banana, strawberry',
  people: 'woman standing, man standing',
  tasks: 'clock, laptop, phone, calendar, letter',
  flowers: 'daisy, rose, tulip',
  toys: 'teddy bear, ball, toy car',
  'musical notes': 'musical note',
  'starry sky': 'star, moon, planet, star',
  stars: 'star',
  'night sky': 'star, moon, star',
  city: 'skyscraper, office building, skyscraper',
  'a city': 'skyscraper, office building, skyscraper',
  'tiny city': 'skyscraper, office building, skyscraper',
  cityscape: 'skyscraper, office building, skyscraper',
  skyscrapers: 'skyscraper, office building, skyscraper',
  skyline: 'skyscraper, office building, skyscraper',
  'city skyline': 'skyscraper, office building, skyscraper',
  'tiny skyline': 'skyscraper, office building, skyscraper',
  mountains: 'mountain, pine tree, mountain',
  landscape: 'mountain, pine tree, tree',
  'ocean scene': 'whale, fish, sailboat',
  town: 'house, church, house',
  village: 'house, church, house',
  forest: 'pine tree, tree, pine tree',
  woods: 'pine tree, tree, pine tree',
  jungle: 'palm tree, tree, palm tree',
  garden: 'rose, sunflower, tulip',
  galaxy: 'planet, star, moon, rocket',
  universe: 'planet, star, moon, rocket',
  space: 'planet, star, moon, rocket',
  cosmos: 'planet, star, moon',
  world: 'earth globe',
  earth: 'earth globe',
  music: 'musical note',
  storm: 'storm cloud',
  knowledge: 'book, lightbulb, graduation cap',
  stories: 'castle, dragon, knight',
  'fairy tale': 'castle, dragon, princess',
  emojis: 'heart, star, speech bubble',
  apps: 'heart, speech bubble, envelope, camera',
  notifications: 'speech bubble, bell, envelope, heart',
  messages: 'speech bubble, envelope',
  letters: 'letter, envelope',
  emails: 'envelope, letter',
  numbers: 'calculator, chart',
  worries: 'storm cloud, question mark',
  food: 'apple, carrot, bread, tomato',
  groceries: 'apple, carrot, bread, milk bottle',
  coin: 'single coin',
  cards: 'credit card',
  coins: 'single coin',
  'golden coin': 'single coin',
  'gold coin': 'single coin',
  piece: 'puzzle piece',
  'dollar coin': 'single coin',
  'big dollar coin': 'single coin',
  tools: 'hammer, wrench, screwdriver',
  languages: 'speech bubble',
  puzzles: 'puzzle piece',
  symbols: 'question mark, heart, star, musical note',
  'puzzle pieces': 'puzzle piece',
};

/** What many or lifeless words name by one that can be drawn. */
function phrasesOf(slot: string): string[] {
  const plain = slot
    .toLowerCase()
    .replace(WORDY, (sign) => (sign === ',' ? ',' : ' '))
    .replace(/ (?:and|or|&) (?:an? |the )?/g, ', ');
  return plain
    .split(',')
    .map((one) => one.trim().replace(/^(?:an?|the|some|many|lots of|his|her|their) /, ''))
    .filter((one) => one !== '')
    .flatMap((one) => shownAs(one).split(', '));
}

/** How large or how whole what is named in general is said to be. */
const LARGE_OR_SMALL =
  /^(?:(?:small|little|tiny|miniature|mini|whole|entire|big|large|glowing|colou?rful|magical|modern|lush|dense|green) )+/;

/** A small city is a city. */
const shownAs = (one: string): string =>
  SHOWN_AS[one] ?? SHOWN_AS[one.replace(LARGE_OR_SMALL, '')] ?? one;

/** The things of a slot that the kit draws, a symbol of what cannot be seen; nothing where it draws none. */
export function piecesOf(slot: string, read: Read): Piece[] {
  return phrasesOf(slot).flatMap((phrase) => {
    const own = pieceOf(phrase, read);
    if (own) return [own];
    const symbol = symbolOf(phrase);
    return symbol === undefined ? [] : (pieceOf(symbol, read) ?? []);
  });
}

/** One phrase as a thing; nothing of a place, and of what the kit does not draw. */
export function pieceOf(phrase: string, read: Read): Piece | undefined {
  const element = read(phrase).elements.find(({ concept }) => concept !== undefined);
  const { kind, habitat = '' } = conceptOf(element?.concept ?? '') ?? {};
  if (!element || kind === undefined || kind === 'place') return undefined;
  const isFlying = AIRBORNE.test(habitat) || FLYING.test(phrase);
  return { phrase, element, isStanding: STANDING.test(kind) && !isFlying };
}

/** Where so many things are in a room, as shares of it from its middle, and of its size. */
const SPOTS: readonly (readonly (readonly [u: number, v: number, size: number])[])[] = [
  [[0, 0, 1]],
  [
    [-0.26, 0.04, 0.56],
    [0.26, -0.04, 0.52],
  ],
  [
    [-0.25, 0.16, 0.5],
    [0.25, 0.2, 0.46],
    [0.02, -0.24, 0.52],
  ],
  [
    [-0.25, -0.24, 0.46],
    [0.22, -0.2, 0.42],
    [-0.22, 0.26, 0.42],
    [0.26, 0.24, 0.46],
  ],
  [
    [-0.32, -0.2, 0.4],
    [0.06, -0.3, 0.38],
    [0.36, 0.02, 0.4],
    [0.08, 0.3, 0.4],
    [-0.26, 0.24, 0.4],
  ],
  [
    [-0.34, -0.18, 0.36],
    [0.02, -0.32, 0.34],
    [0.36, -0.12, 0.36],
    [0.3, 0.28, 0.34],
    [-0.04, 0.1, 0.38],
    [-0.34, 0.28, 0.34],
  ],
  [
    [-0.34, -0.2, 0.34],
    [0, -0.34, 0.32],
    [0.34, -0.2, 0.34],
    [0.38, 0.2, 0.32],
    [0.02, 0.02, 0.34],
    [-0.36, 0.2, 0.32],
    [0.02, 0.36, 0.32],
  ],
];

/** Of several of one kind that no number is told of, how many an image shows. */
const SEVERAL = 5;

/** As many of each piece as are told, at most seven in all. */
function copied(pieces: readonly Piece[]): Piece[] {
  const each = Math.max(1, Math.floor(7 / pieces.length));
  return pieces
    .flatMap((piece) => {
      const { several, count } = piece.element;
      const many = several ? (pieces.length === 1 ? Math.max(SEVERAL, count) : 2) : count;
      return Array.from({ length: Math.min(each, many) }, () => piece);
    })
    .slice(0, SPOTS.length);
}

export const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** A line of an arrangement: a thing where it is, no larger than is told. */
export function lineOf(
  phrase: string,
  [x, y, height, width]: readonly [number, number, number, number],
  flags = '',
): string {
  return `${phrase} ${rounded(x)} ${rounded(y)} ${rounded(height)}${flags && ` ${flags}`} wide ${rounded(width)}`;
}

/** The pieces of a slot in a room: one stands on its floor or floats in its middle, several are all over it. */
export function spreadIn({ x, floor, width, height }: Room, pieces: readonly Piece[]): string[] {
  const all = copied(pieces);
  const [only] = all;
  if (all.length === 1 && only?.isStanding) return [lineOf(only.phrase, [x, floor, height, width])];
  const spots = SPOTS[all.length - 1] ?? [];
  return all.map(({ phrase }, index) => {
    const [u, v, size] = spots[index] ?? [0, 0, 1];
    const at = [x + u * width, floor - height / 2 + v * height] as const;
    return lineOf(phrase, [...at, height * size * 1.06, width * size * 1.06], 'centred');
  });
}

/** Where things are that rise from a mouth, the first lowest: right, up, size, of the highest that one is. */
const RISING = [
  [0.02, 0.16, 0.2],
  [-0.26, 0.3, 0.22],
  [0.27, 0.36, 0.23],
  [-0.03, 0.5, 0.25],
  [0.4, 0.66, 0.25],
  [-0.4, 0.68, 0.24],
  [0.04, 0.86, 0.27],
] as const;

/** Where things are that stand in a mouth, those behind first: right and height, of the highest that one is. */
const CROWD = [
  [-0.2, 0.74],
  [0.22, 0.66],
  [-0.42, 0.5],
  [0.44, 0.46],
  [0.01, 0.94],
] as const;

const NUMBER = /^(?:two|three|four|five|six|[2-6]) /;

/** Each of so many that are told (`three people jumping`) by itself, people by turns women and men. */
function single(piece: Piece): Piece[] {
  const { element, phrase } = piece;
  if (element.several || element.count < 2 || !NUMBER.test(phrase)) return [piece];
  const plain = phrase.replace(NUMBER, '');
  const named = element.phrase.toLowerCase().replace(NUMBER, '');
  return Array.from({ length: Math.min(CROWD.length, element.count) }, (_, index) => {
    const one = named === 'people' ? ['woman', 'man'][index % 2] : singular(named);
    return {
      ...piece,
      phrase: plain.replace(named, one ?? named),
      element: { ...element, count: 1 },
    };
  });
}

/** Things that come out of a mouth: one stands in it, many rise or fall, getting larger. */
export function comingFrom(
  [x, y]: readonly [number, number],
  height: number,
  told: readonly Piece[],
  isFalling = false,
): string[] {
  const pieces = told.flatMap(single);
  const areCounted = pieces.length > told.length;
  const isMany = isFalling || pieces.length > 1 || pieces.some(({ element }) => element.several);
  const [first] = pieces;
  if (!first) return [];
  if (!isMany) return [lineOf(first.phrase, [x, y, height, height * 1.1])];
  if (
    isFalling &&
    pieces.length === 1 &&
    !first.element.several &&
    !/water|drop|rain/.test(first.phrase)
  )
    return [
      `${lineOf(first.phrase, [x + 2, y + height * 1.2, height * 1.3, height * 1.6], 'centred')} tilt 18`,
    ];
  if (isFalling)
    return [0, 1, 2, 3, 4].map((index) => {
      const { phrase } = pieces[index % pieces.length] ?? first;
      const at = [x + (index % 2 ? 4 : -4) * Math.min(2, index), y + 8 + index * 10] as const;
      return lineOf(phrase, [...at, height, height * 1.3], 'centred');
    });
  // Houses and people stand side by side, what is light is all over the air.
  if (pieces.every(({ isStanding }) => isStanding))
    return (areCounted ? CROWD.slice(-pieces.length) : CROWD).map(([side, share], index) => {
      const { phrase } = pieces[index % pieces.length] ?? first;
      const size = areCounted ? Math.max(0.72, share) : share;
      return lineOf(phrase, [x + side * height, y, height * size, height * 0.6]);
    });
  return (areCounted ? RISING.slice(0, pieces.length) : RISING).map(([u, v, size], index) => {
    const { phrase } = pieces[index % pieces.length] ?? first;
    const at = [x + u * height, y - v * height] as const;
    return lineOf(phrase, [...at, size * height, size * height * 1.3], 'centred');
  });
}

/** One of several that are laid by turns, by the name of a single one. */
export const oneOf = (pieces: readonly Piece[], index: number, other = ''): string =>
  singular(pieces[index % Math.max(1, pieces.length)]?.phrase ?? other);

const singular = (phrase: string): string =>
  phrase
    .replace(/(?<=kni|li|wi)ves$/, 'fe')
    .replace(/(?<=[aeo][al]|l)ves$/, 'f')
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=tomat|potat|mang)oes$/, 'o')
    .replace(/s$/, '');

/** A pair of scales with something in either pan, so wide at most. */
export const onPans = (one: Piece, other: Piece, width: number): string[] => [
  'scale 50 94 84',
  lineOf(one.phrase, [22, 63, 26, width]),
  lineOf(other.phrase, [78, 63, 26, width]),
];

/** A seesaw: where its ends are, how high they are, and how much the one is lower than the other. */
const SEESAW = { one: 21, other: 79, y: 64.5, lower: 3.4 } as const;

/** Something at either end of a seesaw, the first a little lower. */
export const onSeesaw = (one: Piece, other: Piece): string[] => [
  '#seesaw-of-ends 50 92 60',
  lineOf(one.phrase, [SEESAW.one, SEESAW.y + SEESAW.lower, 38, 34]),
  lineOf(other.phrase, [SEESAW.other, SEESAW.y - SEESAW.lower, 38, 34]),
];
