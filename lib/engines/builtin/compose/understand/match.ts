import { findConcept, isUndrawnCompound } from '../lexicon/lexicon';
import {
  COLOR_TONES,
  COLOR_WORDS,
  COUNT_WORDS,
  GROUP_WORDS,
  MATERIAL_WORDS,
  SIZE_WORDS,
} from '../lexicon/words/qualities.data';
import {
  CAMERA_WORDS,
  HOUR_WORDS,
  LAYOUT_WORDS,
  POSE_WORDS,
  RELATION_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  WEATHER_WORDS,
} from '../lexicon/words/settings.data';
import {
  EMPTY_PHRASES,
  EXCLUDING_WORDS,
  MEDIUM_WORDS,
  MOOD_WORDS,
} from '../lexicon/words/styles.data';
import type { Token } from './tokens';

/** Everything a phrase can mean; what it does mean is settled by its neighbours in `assemble`. */
export interface Meaning {
  concept?: string;
  setting?: string;
  color?: string;
  tone?: string;
  count?: number;
  group?: number;
  size?: number;
  material?: string;
  hour?: string;
  weather?: string;
  season?: string;
  layout?: string;
  camera?: string;
  relation?: string;
  pose?: string;
  medium?: string;
  mood?: string;
  /** Word for the colour of somebody's hair. */
  hair?: string;
  /** Only the head of who is named. */
  head?: boolean;
  /** Clothes that somebody who was named wears. */
  garment?: string;
  excluding?: boolean;
  /** A compound that nobody drew: its last word must not stand for it. */
  undrawn?: boolean;
  /** Shows whom a design is for: drawn only where nothing else is asked for. */
  ofClient?: boolean;
  /** Says nothing of what is to be seen. */
  empty?: boolean;
}

export interface Item {
  meaning: Meaning;
  /** Words as written. */
  text: string;
  phrase: string;
  plural: boolean;
  start: number;
  /** Index after the last token. */
  end: number;
  boundary: boolean;
  /** A hyphen ties it to the next item. */
  hyphenated: boolean;
}

const MAX_PHRASE_TOKENS = 5;

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** `sun flower` and `sea-gull` are one word to the lexicon; a `blue bird` is a bird first. */
function joinedConcept(exact: string, singular: string): string | undefined {
  const parts = singular.split(' ');
  if (parts.length !== 2 || parts.some((part) => part.length < 3)) return undefined;
  const joined = findConcept(exact.replace(' ', ''), singular.replace(' ', ''));
  return joined === findConcept(parts[1] ?? '') ? undefined : joined;
}

function meaningOf(exact: string, singular: string): Meaning | undefined {
  const either = <T>(table: Record<string, T>) => own(table, exact) ?? own(table, singular);
  const digits = /^\d{1,2}$/.test(exact) ? Number(exact) : undefined;
  const meaning: Meaning = {
    concept: findConcept(exact, singular) ?? joinedConcept(exact, singular),
    setting: either(SETTING_WORDS),
    color: own(COLOR_WORDS, exact) ? exact : undefined,
    tone: own(COLOR_TONES, exact) === undefined ? undefined : exact,
    count: own(COUNT_WORDS, exact) ?? digits,
    group: own(GROUP_WORDS, singular),
    size: own(SIZE_WORDS, exact),
    material: own(MATERIAL_WORDS, exact) ? exact : undefined,
    hour: either(HOUR_WORDS),
    weather: either(WEATHER_WORDS),
    season: either(SEASON_WORDS),
    layout: either(LAYOUT_WORDS),
    camera: either(CAMERA_WORDS),
    relation: own(RELATION_WORDS, exact),
    pose: own(POSE_WORDS, exact),
    medium: either(MEDIUM_WORDS),
    mood: own(MOOD_WORDS, exact),
    excluding: EXCLUDING_WORDS.has(exact) || undefined,
    empty: EMPTY_PHRASES.has(exact) || EMPTY_PHRASES.has(singular) || undefined,
  };
  if (!meaning.concept && !meaning.empty && isUndrawnCompound(exact, singular))
    return { undrawn: true };
  return Object.values(meaning).some((value) => value !== undefined) ? meaning : undefined;
}

/** Longest match from left to right; a word nothing knows becomes an item without meaning. */
export function matchItems(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  let start = 0;
  while (start < tokens.length) {
    const item = longestAt(tokens, start);
    items.push(item);
    start = item.end;
  }
  return items;
}

function longestAt(tokens: readonly Token[], start: number): Item {
  const first = tokens[start] as Token;
  if (!first.boundary) {
    for (let length = MAX_PHRASE_TOKENS; length >= 1; length -= 1) {
      const slice = tokens.slice(start, start + length);
      if (slice.length < length || slice.some((token) => token.boundary)) continue;
      const head = slice.slice(0, -1).map((token) => token.lower);
      const last = slice[length - 1] as Token;
      const exact = [...head, last.lower].join(' ');
      const singular = [...head, last.lemma].join(' ');
      const meaning = meaningOf(exact, singular);
      if (!meaning) continue;
      // `grapes` and `fries` are words of their own: one drawing shows them all.
      const collective = last.plural && findConcept(exact) !== undefined;
      return itemOf(slice, meaning, singular, last.plural && !collective, start);
    }
  }
  return itemOf([first], {}, first.lemma, first.plural, start);
}

function itemOf(
  slice: readonly Token[],
  meaning: Meaning,
  phrase: string,
  plural: boolean,
  start: number,
): Item {
  return {
    meaning,
    text: slice.map((token) => token.text).join(' '),
    phrase,
    plural,
    start,
    end: start + slice.length,
    boundary: slice.length === 1 && (slice[0]?.boundary ?? false),
    hyphenated: slice.at(-1)?.hyphenated ?? false,
  };
}
