import { conceptOf } from '../lexicon/lexicon';
import {
  HOUR_BY_CONCEPT,
  PLACE_BESIDE,
  PLACE_BY_CONCEPT,
  PLACE_BY_WORD,
  ROOM_BY_FURNITURE,
  WEATHER_BY_WORD,
} from '../lexicon/words/implied.data';
import type { EnvironmentId, Hour, SceneDescription, Subject, Weather } from './description';
import type { Item } from './match';

const FLAT_MEDIA = new Set(['line art', 'silhouette']);

/** Whether there is room for a place around the things that are shown. */
function hasRoom({ plainBackground, media }: SceneDescription): boolean {
  return !plainBackground && !media.some((medium) => FLAT_MEDIA.has(medium));
}

function firstIn<T>(table: ReadonlyMap<string, T>, keys: readonly string[]): T | undefined {
  return keys.map((key) => table.get(key)).find((value) => value !== undefined);
}

function isAlive({ concept }: Subject): boolean {
  return /^(?:animal|person)$/.test(conceptOf(concept).kind);
}

/** What a word or one thing alone tells, on posters too. */
function toldPlaceOf(scene: SceneDescription, words: readonly string[]): EnvironmentId | undefined {
  const concepts = scene.subjects.map(({ concept }) => concept);
  return firstIn(PLACE_BY_WORD, words) ?? firstIn(PLACE_BY_CONCEPT, concepts);
}

/** Dishes that nobody eats are served on a table. */
function isServed(subjects: readonly Subject[]): boolean {
  const kinds = subjects.map(({ concept }) => conceptOf(concept));
  const lies = kinds.every(({ kind, habitat }) => kind === 'food' || habitat === 'table');
  const still = subjects.every(({ pose }) => pose === undefined);
  return lies && still && subjects.length > 1 && kinds.some(({ kind }) => kind === 'food');
}

function placeOf({ subjects, weather }: SceneDescription): EnvironmentId | undefined {
  const concepts = subjects.map(({ concept }) => concept);
  if (weather === 'snow') return 'snow';
  const isFlight = concepts.every((concept) => conceptOf(concept).kind === 'aircraft');
  if (isFlight && concepts.length > 0) return 'sky';
  if (isServed(subjects)) return 'tabletop';
  if (subjects.length < 2) return undefined;
  const room = subjects.some(isAlive) ? firstIn(ROOM_BY_FURNITURE, concepts) : undefined;
  return room ?? firstIn(PLACE_BESIDE, concepts);
}

function hourOf(
  { subjects, weather, setting }: SceneDescription,
  words: readonly string[],
): Hour | undefined {
  const concepts = subjects.map(({ concept }) => concept);
  const told = setting === 'space' ? undefined : firstIn(HOUR_BY_CONCEPT, concepts);
  const isBlue = weather === 'clear' && words.some((word) => /blue (?:sky|skies)$/.test(word));
  return told ?? (isBlue ? 'day' : undefined);
}

/**
 * Fills in the place, the hour and the weather that the things of an open scene tell, where the
 * prompt names none: furniture is in a room, fireworks are at night, raincoats are for rain.
 */
export function inferSurroundings(scene: SceneDescription, items: readonly Item[]): void {
  const isOpen = scene.layout === undefined || scene.layout === 'scene';
  if (!hasRoom(scene) || !(isOpen || scene.layout === 'poster')) return;
  const words = items.map(({ phrase }) => phrase);
  const place = scene.setting ?? toldPlaceOf(scene, words) ?? (isOpen ? placeOf(scene) : undefined);
  if (place) scene.setting = place;
  if (!isOpen) return;
  const hour = scene.hour ?? hourOf(scene, words);
  if (hour) scene.hour = hour;
  const weather: Weather | undefined = scene.weather ?? firstIn(WEATHER_BY_WORD, words);
  if (weather) scene.weather = weather;
}
