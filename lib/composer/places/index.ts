import { plain, studio } from './backdrops/studio';
import { spot } from './backdrops/spot';
import { tableTop } from './backdrops/table-top';
import { atWindow } from './interiors/at-window';
import { rooms } from './interiors/all-rooms';
import { outdoors } from './outdoor';
import { TERRAINS } from './outdoor/terrain';
import type { Place } from './place';
import { worlds } from './worlds';
import { CABIN_KINDS } from './worlds/cabins/kinds.data';
import { LANES } from './worlds/lanes.data';
import { tentInside } from './worlds/tent-inside';
import { TOWNS } from './worlds/towns.data';

/** Places that draw themselves whole; all open country is drawn by one, from its parts. */
export const PLACES: readonly Place[] = [
  outdoors,
  spot,
  studio,
  { ...studio, id: 'podium' },
  tableTop,
  plain,
  atWindow,
  ...rooms,
  ...worlds,
];

const byId = new Map(PLACES.map((place) => [place.id, place]));
/** Worlds that only lead where nothing of the open country is named before them: a city behind a meadow is a skyline. */
const BACKGROUNDS = new Set(['city', 'clouds']);
/** A canyon with a waterfall is a canyon whichever is named first. */
const LANES_OF = new Set([...Object.keys(LANES), ...Object.keys(TOWNS), 'hill-town']);
/** What is drawn of narrow streets of which nobody says where they are. */
const ANY_LANE = 'mediterranean-lane';
/** What a lane of a region is named with: a narrow street in a Greek village. */
const WAYS = new Set([
  'street',
  'village',
  'city',
  'road',
  'path',
  'square',
  'island',
  'river',
  'garden',
  'park',
]);
const LEADERS = ['canyon', 'cliff', 'summit', 'island', 'rice-terraces', 'frozen-lake'];
/** Where one stands and looks at the city. */
const LOOKOUTS = ['rooftop'];
const LOOKED_FROM = new Set(['city', 'garden', 'bar', 'restaurant']);

const indoors = new Set([
  ...Object.keys(CABIN_KINDS),
  ...rooms.map(({ id }) => id),
  'great-library',
  'burrow',
  tentInside.id,
  'tree-hollow',
  atWindow.id,
]);

/** Whether a place is a room. */
export function isIndoors(concept: string): boolean {
  return indoors.has(concept);
}

/** No larger than those who are in it need, and lit by lamps of its own: a cabin, a tent. */
export function isNarrow(place: string): boolean {
  return place in CABIN_KINDS || place === tentInside.id;
}

/** Place concepts that can be drawn. */
export function isPlaceDrawn(concept: string): boolean {
  return byId.has(concept) || concept in TERRAINS;
}

/** Woods that are stood in, and what lies between their trees; before anything else they are country. */
const WOODED = new Set(['forest', 'jungle']);
const IN_WOODS = new Set([
  ...WOODED,
  'path',
  'road',
  'river',
  'lake',
  'waterfall',
  'snow-field',
  'swamp',
  'campsite',
]);
const isWood = (known: readonly string[]) =>
  known.some((id) => WOODED.has(id)) && known.every((id) => IN_WOODS.has(id));

/** The place that draws these place concepts, the first known one leading; `spot` where none is named. */
export function placeFor(parts: readonly string[]): Place {
  const known = parts.filter(isPlaceDrawn);
  const [lead] = known;
  if (lead === undefined) return spot;
  if (isWood(known)) return byId.get('woods') ?? outdoors;
  const lanes = known.filter((id) => LANES_OF.has(id));
  // `a narrow street in a Greek village`: any narrow street is of the south, this one is Greek.
  const lane = lanes.find((id) => id !== ANY_LANE) ?? lanes[0];
  if (lane !== undefined && (WAYS.has(lead) || LANES_OF.has(lead)))
    return byId.get(lane) ?? outdoors;
  const lookout = LOOKED_FROM.has(lead) ? LOOKOUTS.find((id) => known.includes(id)) : undefined;
  if (lookout !== undefined) return byId.get(lookout) ?? outdoors;
  const leader = LEADERS.find((id) => known.includes(id));
  if (leader !== undefined && lead in TERRAINS) return byId.get(leader) ?? outdoors;
  const whole = byId.get(leader !== undefined && lead === 'waterfall' ? leader : lead);
  const isBackground =
    BACKGROUNDS.has(lead) &&
    known.some((part) => part !== lead && part in TERRAINS && part !== 'river' && part !== 'sky');
  return isBackground ? outdoors : (whole ?? outdoors);
}
