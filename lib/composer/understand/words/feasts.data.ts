import type { Brief } from '../../brief';

/**
 * What a feast is known by, where a scene names it: its hour or season, and the signs that are added to whoever keeps
 * it. Signs that the scene has already, or one like them, are not added.
 */
export interface Feast {
  words: RegExp;
  hour?: NonNullable<Brief['hour']>;
  season?: NonNullable<Brief['season']>;
  /** Concepts and how many, the first that is not there yet and the next. */
  signs: readonly (readonly [concept: string, count: number])[];
  /** What is meant by a word that other days use otherwise. */
  meant?: Readonly<Record<string, string>>;
}

export const FEASTS: readonly Feast[] = [
  {
    words: /\b(?:halloween|trick[- ]or[- ]treat\w*)\b/i,
    hour: 'night',
    signs: [
      ['jack-o-lantern', 2],
      ['bat', 3],
    ],
  },
  { words: /\b(?:christmas|xmas|santa|reindeer)\b/i, season: 'winter', signs: [] },
  {
    words: /\b(?:diwali|deepavali)\b/i,
    hour: 'night',
    signs: [['diya', 3]],
  },
  {
    words: /\b(?:(?:lunar|chinese) new year|spring festival)\b/i,
    signs: [['paper-lantern', 3]],
    meant: { lantern: 'paper-lantern' },
  },
  {
    words:
      /\b(?:(?:saint|st\.?) martin'?s?|martinmas|martinstag|sankt martin|laternenumzug|lantern (?:walk|procession|parade))\b/i,
    hour: 'night',
    signs: [],
    meant: { lantern: 'paper-lantern' },
  },
  { words: /\bmid-?autumn\b/i, hour: 'night', signs: [], meant: { lantern: 'paper-lantern' } },
  {
    words: /\b(?:eid|ramadan|iftar)\b/i,
    hour: 'night',
    signs: [['ramadan-lantern', 2]],
    meant: { lantern: 'ramadan-lantern' },
  },
  {
    words: /\b(?:day of the dead|d[ií]a de (?:los )?muertos)\b/i,
    signs: [
      ['marigold', 3],
      ['candle', 2],
    ],
  },
  { words: /\beaster\b/i, season: 'spring', signs: [['easter-egg', 3]] },
  { words: /\bthanksgiving\b/i, season: 'autumn', signs: [['pumpkin', 1]] },
  { words: /\bvalentine(?:'?s)?\b/i, signs: [['heart', 3]] },
  { words: /\bst\.? patrick'?s?\b/i, signs: [['clover', 2]] },
  {
    words:
      /\b(?:new year'?s (?:eve|party)|(?:4th|fourth) of july|independence day|bastille day)\b(?!.*\b(?:picnic|parade|barbecue|bbq|cookout|brunch|breakfast|lunch|beach|afternoon|morning|sunny)\b)/i,
    hour: 'night',
    signs: [['fireworks', 2]],
  },
  { words: /\bmid-?summer\b/i, season: 'summer', signs: [] },
  { words: /\b(?:carnival|mardi gras)\b/i, signs: [['confetti', 1]] },
];
