import type { Concept } from './concept';

/**
 * What is seen through: the height of the hollow of each, of its width. Whatever is in one is drawn
 * whole, behind its glass, and no larger than the hollow.
 */
export const CLEAR_HOLLOWS: Readonly<Record<string, number>> = {
  jar: 0.86,
  bottle: 2.1,
  'water-bottle': 2.1,
  'milk-bottle': 2,
  glass: 1.2,
  'snow-globe': 0.8,
  'crystal-ball': 0.8,
  'fish-bowl': 0.6,
  aquarium: 0.5,
  lantern: 1.1,
  birdcage: 0.9,
  'candle-lantern': 1.1,
};

/** How what has something in it is drawn: open, or of clear glass. */
export const AS_CONTAINER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  box: { state: 'open' },
  egg: { state: 'broken' },
  treasure: { state: 'open' },
  chimney: { state: 'open' },
  gift: { state: 'open' },
  bottle: { style: 'milk', labelled: false, open: true },
  'water-bottle': { labelled: false },
};

/** How what is put away in something is drawn. */
export const STOWED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  umbrella: { state: 'cut' },
};

/** These lie on their side for what is wider than they are. */
export const LYING = new Set(['bottle']);

/** Out of these comes what is in them: it is seen from their rim or their outline upwards. */
const OPENING: ReadonlySet<Concept['kind']> = new Set([
  'container',
  'clothing',
  'toy',
  'food',
  'nature',
  'tool',
  'symbol',
]);

/** Of other kinds, what has something in it in the same way. */
const OPENED = new Set(['storage-chest', 'toy-chest', 'log', 'tree-stump', 'cloud']);

/** Nature that is gone into through its mouth, or lain in: nothing comes out over its outline. */
const ENTERED = /^(?:cave-mouth|puddle|campfire|bonfire|fire|pond)$/;

export const isOpening = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  (OPENING.has(kind) && !ENTERED.test(id)) || OPENED.has(id);

/** These have no hollow: what is in them comes out of their outline. */
const MASSES = new Set(['log', 'tree-stump', 'cloud']);

export const isMassive = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  kind === 'nature' || kind === 'food' || MASSES.has(id);

/** Whoever is in one of these is stuck in it, and looks out of its top. */
export const STUCK_IN = new Set(['chimney', 'trash-can', 'barrel', 'cauldron', 'well', 'cannon']);

/** Stuck into something massive, these point down. */
export const BLADES =
  /(?:^|-)(?:sword|knife|dagger|axe|hatchet|spear|arrow|key|nail|fork|pitchfork|shovel|spade|needle|screwdriver|dart)$/;

/** Clothes that an animal is in, where people would wear them. */
export const NESTS =
  /^(?:boot|boots|shoe|shoes|sneakers|slipper|slippers|sock|socks|mitten|mittens|glove|gloves|christmas-stocking)$/;

/** In soup, tea or batter their handles are up. */
export const STIRRING = /^(?:spoon|wooden-spoon|ladle|whisk|fork)$/;
