import type { Brief } from './brief';
import { conceptOf } from './concepts';
import { isPlaceDrawn } from './places';

/** Designs that may be a picture of a place with words. */
const OF_A_SCENE = /^(?:poster|banner)$/;
const SEEN_WEATHER = /^(?:storm|rain|snow|fog|thunderstorm|blizzard|wind)$/;
const OUTDOORS = /^(?:building|vehicle)$/;

/** Whether a design tells of a place, which is then shown and not only meant. */
export function isScenic({ template, places, weather, elements }: Brief): boolean {
  if (!OF_A_SCENE.test(template?.id ?? '')) return false;
  // What stands outdoors is seen in its weather.
  const isOutdoors = elements.some(({ concept = '' }) =>
    OUTDOORS.test(conceptOf(concept)?.kind ?? ''),
  );
  const isInWeather = SEEN_WEATHER.test(weather ?? '') && isOutdoors;
  return isInWeather || places.some(({ concept }) => isPlaceDrawn(concept));
}
