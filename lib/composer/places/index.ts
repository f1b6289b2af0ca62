import { plain, studio } from './backdrops/studio';
import { spot } from './backdrops/spot';
import { tableTop } from './backdrops/table-top';
import { rooms } from './interiors/room';
import { outdoors } from './outdoor';
import { TERRAINS } from './outdoor/terrain';
import type { Place } from './place';

/** Places that draw themselves whole; all open country is drawn by one, from its parts. */
export const PLACES: readonly Place[] = [outdoors, spot, studio, tableTop, plain, ...rooms];

const byId = new Map(PLACES.map((place) => [place.id, place]));

/** Place concepts that can be drawn. */
export function isPlaceDrawn(concept: string): boolean {
  return byId.has(concept) || concept in TERRAINS;
}

/** The place that draws these place concepts, the first known one leading; `spot` where none is named. */
export function placeFor(parts: readonly string[]): Place {
  const lead = parts.find(isPlaceDrawn);
  if (lead === undefined) return spot;
  return byId.get(lead) ?? outdoors;
}
