import { conceptOf, isEnglishWord } from '../lexicon/lexicon';
import type { Item } from './match';
import {
  ADVERBIAL_PLACES,
  FIELD_SETTINGS,
  GATHERINGS,
  PIECES,
  isLikeness,
  isPartOf,
  isTrade,
  isVerbHere,
} from './noun-classes';

/**
 * What a noun is in its phrase: the thing itself (`head`), one of several (`a balloon festival`), something cut (`lemon slices`) or sold (`a taco stand`), what
 * is shown at a trade (`a robot chef`), the first half of something nobody drew, or nothing to see.
 */
export type Role = 'head' | 'several' | 'pieces' | 'trade' | 'sold' | 'unknown' | 'nothing';

export interface NounPhrase {
  item: Item;
  /** What stands before it, the nearest last. */
  earlier: readonly Item[];
  next: Item | undefined;
  then: Item | undefined;
}

const BUSINESSES = new Set(['school', 'convenience-store', 'factory', 'hospital']);

/** A logo for a surf school shows the surf, not the school. */
export function isBusiness({ meaning }: Item, inDesign: boolean): boolean {
  return inDesign && BUSINESSES.has(meaning.concept ?? '');
}

const TRADES_WITH_LOGOS = new Set(['health-worker', 'mechanic', 'person', 'teacher']);

/** `a dentist logo` and `a baker icon set` are for one: something else that is named is shown instead. */
export function isTradeLogo(concept: string, next: Item | undefined): boolean {
  const isSet = next?.meaning.layout === 'icon' && (next.plural || next.phrase === 'icon set');
  if (isSet) return conceptOf(concept).kind === 'person';
  const isDesign = next?.meaning.layout === 'logo' || /^tattoo/.test(next?.phrase ?? '');
  return TRADES_WITH_LOGOS.has(concept) && isDesign;
}

function isHead(next: Item, item: Item, inDesign: boolean): boolean {
  const { concept, relation, pose, layout, medium } = next.meaning;
  const isThing = concept !== undefined && !(relation ?? pose ?? layout ?? medium);
  return isThing && !isBusiness(next, inDesign) && !isVerbHere(next, item);
}

/** Where food and flowers are sold. */
export const STALLS = new Set(['stand', 'stall', 'booth', 'kiosk']);
/** After somebody, what they come together for: `a family dinner`. */
const EVENTS =
  /^(?:dinner|lunch|breakfast|brunch|reunion|trip|vacation|holiday|outing|gathering|race|show|barbecue|bbq|portrait|photo)$/;
const SELLERS = new Set(['vendor', 'seller']);

/** `a hot dog stand`, `a balloon seller`: what is sold is there to be seen. */
function isSold(item: Item, next: Item): boolean {
  const { kind } = conceptOf(item.meaning.concept ?? '');
  if (SELLERS.has(next.phrase)) return kind !== 'person';
  return STALLS.has(next.phrase) && (kind === 'food' || kind === 'plant');
}

const AT = /^(?:in|at|on|under|by|near|above|over|inside) /;

/** `a pumpkin patch` is a place; in `a castle garden` the castle stands. */
function namesAPlace(item: Item, next: Item): boolean {
  const { setting, relation, hour, concept } = next.meaning;
  if (setting === undefined || concept !== undefined || (relation ?? hour)) return false;
  // `a castle in the clouds` is no place of a castle.
  if (ADVERBIAL_PLACES.has(next.phrase) || AT.test(next.phrase)) return false;
  const isBuilding = conceptOf(item.meaning.concept ?? '').kind === 'building';
  return isBuilding || !FIELD_SETTINGS.has(setting);
}

const SEATS = /^(?:shoulder|head|lap|arm|hand|back|nose|finger|knee)$/;

/** `on a pirate's shoulder`: the pirate is there to sit on. */
export function isSeatOf(item: Item, next: Item | undefined): boolean {
  return /'s$/.test(item.text) && next !== undefined && SEATS.test(next.phrase);
}

export function roleOf(
  { item, earlier, next, then }: NounPhrase,
  inDesign: boolean,
  isUnknownNoun: (item: Item) => boolean,
): Role {
  if (isVerbHere(item, earlier.at(-1)) || isLikeness(item, next, then) || isPartOf(item, earlier))
    return 'nothing';
  if (!next || next.boundary || item.plural || isSeatOf(item, next)) return 'head';
  if (isSold(item, next)) return 'sold';
  if (GATHERINGS.has(next.phrase)) return 'several';
  if (isTrade(item, next)) return 'trade';
  if (next.meaning.undrawn || isHead(next, item, inDesign) || namesAPlace(item, next))
    return 'nothing';
  if (PIECES.has(next.phrase)) return 'pieces';
  const isLiving = /^(?:animal|person)$/.test(conceptOf(item.meaning.concept ?? '').kind);
  if (isLiving && EVENTS.test(next.phrase)) return 'head';
  const english = isEnglishWord(item.phrase) || isEnglishWord(item.text.toLowerCase());
  return english && isUnknownNoun(next) ? 'unknown' : 'head';
}
