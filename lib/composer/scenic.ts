import type { Brief } from './brief';
import { conceptOf } from './concepts';
import { isPlaceDrawn } from './places';

/** Designs that may be a picture of a place with words. */
const OF_A_SCENE = /^(?:poster|banner)$/;
const SEEN_WEATHER = /^(?:storm|rain|snow|fog|thunderstorm|blizzard|wind)$/;
const SEEN_HOUR = /^(?:night|dusk|sunset|sunrise|dawn)$/;
const OUTDOORS = /^(?:building|vehicle)$/;

/** Whether a design tells of a place, which is then shown and not only meant. */
export function isScenic({ template, places, weather, hour, elements }: Brief): boolean {
  if (!OF_A_SCENE.test(template?.id ?? '')) return false;
  // What stands outdoors is seen in its weather and at its hour.
  const isOutdoors = elements.some(({ concept = '' }) =>
    OUTDOORS.test(conceptOf(concept)?.kind ?? ''),
  );
  const isSeen = SEEN_WEATHER.test(weather ?? '') || SEEN_HOUR.test(hour ?? '');
  const isInWeather = isSeen && isOutdoors;
  return isInWeather || places.some(({ concept }) => isPlaceDrawn(concept));
}
