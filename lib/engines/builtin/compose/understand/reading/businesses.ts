import { conceptOf, findConcept, hasConcept } from '../../lexicon/lexicon';
import type { Item } from '../match';
import { EMPTY } from './reading';

const DESIGNS = new Set(['logo', 'icon', 'badge', 'banner', 'poster', 'sticker']);
const BUSINESS =
  /^(?:shop|store|school|club|academy|studio|restaurant|agency|company|house|salon|rental|bar|brand|factory|hospital|class|lesson|market|center|centre)$/;
/** What of a business is a building of its own, and no sign for it. */
const BUILDINGS = new Set(['school', 'factory', 'hospital', 'convenience-store']);
/** What still names the building: a logo for a high school may show it. */
const PLAIN =
  /^(?:a|an|the|for|of|new|old|our|my|local|high|primary|elementary|middle|public|little|small|modern|and|children|childrens|kid|kids)$/;

/** The thing by which a trade is shown: a surf school by its board. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  surf: 'surfboard',
  surfing: 'surfboard',
  driving: 'automobile',
  music: 'musical-note',
  art: 'artist-palette',
  painting: 'artist-palette',
  flying: 'airplane',
  flight: 'airplane',
  riding: 'horse',
  sailing: 'sailboat',
  fishing: 'fish',
};
const SHOWS_TRADE = /^(?:food|plant|object|vehicle|boat|aircraft|clothing|animal)$/;

function shownBy(words: string): string | undefined {
  const known = SHOWN_BY[words] ?? findConcept(words);
  if (!known || !hasConcept(known)) return undefined;
  return SHOWN_BY[words] || SHOWS_TRADE.test(conceptOf(known).kind) ? known : undefined;
}

/** What stands for a business that one word names. */
const SIGNS: Readonly<Record<string, string>> = {
  bakery: 'bread',
  cafe: 'hot-beverage',
  'coffee shop': 'hot-beverage',
  'coffee house': 'hot-beverage',
  pizzeria: 'pizza',
  brewery: 'beer-mug',
  winery: 'wine-glass',
  barbershop: 'scissors',
  'barber shop': 'scissors',
  'hair salon': 'scissors',
  bookstore: 'books',
  bookshop: 'books',
  airline: 'airplane',
};
const MARKS = new Set(['logo', 'icon', 'badge']);

/** What stands for who has a trade: the mark of a chef is the hat. */
const TRADE_SIGNS: Readonly<Record<string, string>> = {
  chef: 'chef-hat',
  cook: 'chef-hat',
  baker: 'bread',
  barber: 'scissors',
  hairdresser: 'scissors',
  hairstylist: 'scissors',
  photographer: 'camera',
  florist: 'bouquet',
  carpenter: 'hammer',
  painter: 'artist-palette',
  dentist: 'tooth',
  plumber: 'wrench',
  jeweler: 'gem-stone',
  jeweller: 'gem-stone',
  tailor: 'sewing-machine',
};
const TRADE_MARKS = new Set(['logo', 'badge']);

/** `a chef logo`, `a logo for a chef`; a logo of a chef shows one, a robot chef logo the robot. */
function signOfTrade(items: readonly Item[], index: number): string | undefined {
  const sign = TRADE_SIGNS[items[index]?.phrase ?? ''];
  const shownAtIt = items[index - 1]?.meaning.concept !== undefined;
  if (!sign || !hasConcept(sign) || shownAtIt) return undefined;
  const isFor = items.slice(Math.max(0, index - 3), index).some(({ phrase }) => phrase === 'for');
  const marked = items.some(({ meaning }) => TRADE_MARKS.has(meaning.layout ?? ''));
  const next = items[index + 1]?.meaning.layout ?? '';
  return TRADE_MARKS.has(next) || (isFor && marked) ? sign : undefined;
}

/** `a logo for a bakery`, `a bakery logo`: its ware; a poster of a bakery shows the place. */
function signOf(items: readonly Item[], index: number): Item {
  const item = items[index] as Item;
  const trade = signOfTrade(items, index);
  if (trade) return { ...item, plural: false, meaning: { concept: trade, ofClient: true } };
  const sign = SIGNS[item.phrase];
  if (!sign || item.meaning.concept) return item;
  const lead = items.slice(Math.max(0, index - 3), index).map(({ phrase }) => phrase);
  const meant = lead.includes('for') || MARKS.has(items[index + 1]?.meaning.layout ?? '');
  return meant ? { ...item, plural: false, meaning: { concept: sign, ofClient: true } } : item;
}

/** `a bakery: bread, pretzels`: what stands for the business is asked for itself. */
function isNamedToo({ meaning }: Item, items: readonly Item[]): boolean {
  const { concept, ofClient } = meaning;
  return (
    Boolean(ofClient) &&
    items.some((other) => other.meaning.concept === concept && !other.meaning.ofClient)
  );
}

/** The trade and the business in one name of the lexicon: `flower shop`, `book club`. */
function splitName(item: Item): Item {
  const words = item.phrase.split(' ');
  const { concept, layout, medium } = item.meaning;
  if (words.length !== 2 || concept || layout || medium) return item;
  if (!BUSINESS.test(words[1] ?? '')) return item;
  const shown = shownBy(words[0] ?? '');
  return shown ? { ...item, plural: false, meaning: { concept: shown, ofClient: true } } : item;
}

/**
 * In a design, `X school` and `X shop` name whom it is for: the thing that X is shown by stands for
 * them, and no building. Outside of designs they are places.
 */
export function readBusinesses(items: readonly Item[]): Item[] {
  if (!items.some(({ meaning }) => DESIGNS.has(meaning.layout ?? ''))) return [...items];
  const read = items.map((_item, index) => signOf(items, index)).map(splitName);
  const isMark = items.some(({ meaning }) => MARKS.has(meaning.layout ?? ''));
  read.forEach((item, index) => {
    const trade = read[index - 1];
    if (!BUSINESS.test(item.phrase) || !trade || trade.boundary || PLAIN.test(trade.phrase)) return;
    const isBuilding = BUILDINGS.has(item.meaning.concept ?? '');
    const isPlace = item.meaning.setting !== undefined;
    const { layout, relation } = trade.meaning;
    if ((layout ?? relation) && !SHOWN_BY[trade.phrase]) return;
    const shown = trade.meaning.undrawn ? undefined : shownBy(trade.phrase);
    if (shown)
      read[index - 1] = { ...trade, plural: false, meaning: { concept: shown, ofClient: true } };
    else if (isBuilding && !trade.meaning.concept) read[index - 1] = { ...trade, meaning: EMPTY };
    if (isBuilding || ((shown ?? isMark) && isPlace) || (shown && item.meaning.undrawn))
      read[index] = { ...item, meaning: EMPTY };
  });
  return read.map((item) => (isNamedToo(item, read) ? { ...item, meaning: EMPTY } : item));
}
