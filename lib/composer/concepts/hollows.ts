import type { Concept } from './concept';
import { isOfSort } from './sorts';

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
  'bell-jar': 1.2,
  aquarium: 0.5,
  lantern: 1.1,
  birdcage: 0.9,
  'candle-lantern': 1.1,
  // Where it is hollow, and has an inside.
  log: 1.15,
};

/** How what has something in it is drawn: open, or of clear glass. */
export const AS_CONTAINER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  box: { state: 'open' },
  sack: { state: 'open' },
  egg: { state: 'broken' },
  nest: { state: 'open' },
  treasure: { state: 'open' },
  'fish-bowl': { state: 'open' },
  chimney: { state: 'open' },
  coffin: { state: 'open' },
  gift: { state: 'open' },
  dresser: { state: 'open' },
  bottle: { style: 'milk', labelled: false, open: true },
  'water-bottle': { labelled: false },
};

/** How what is put away in something is drawn. */
export const STOWED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  umbrella: { state: 'cut' },
};

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

export const isOpening = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  (OPENING.has(kind) && !isOfSort(id, 'entered')) || isOfSort(id, 'opened');

export const isMassive = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  kind === 'nature' || kind === 'food' || isOfSort(id, 'massive');

/** Stuck into something massive, these point down. */
export const BLADES =
  /(?:^|-)(?:sword|knife|dagger|axe|hatchet|spear|arrow|key|nail|fork|pitchfork|shovel|spade|needle|screwdriver|dart)$/;
