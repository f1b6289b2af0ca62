import type { Brief } from '../brief';
import { isIndoors } from '../places';
import type { Place, PlaceDrawing, Stage } from '../places/place';
import { styleOf, withQualities } from '../places/qualities/with-qualities';
import { edgesIn, type Spot } from './item';

/** What is said of the place of a scene, on the place: busy, windy, messy, in a style. */

/** In what style its room is told to be. */
export function styledBy({ qualities = [] }: Brief): Pick<Stage, 'style'> {
  const style = styleOf(qualities.map(({ id }) => id));
  return style ? { style } : {};
}

/** Backdrops that are no place: nothing is said of them. */
const NO_PLACES = /^(?:spot|studio|podium|plain|open-sky|underwater|space|clouds)$/;

/** Who faces right is drawn so, and others are mirrored: hair streams back from the face of the main one. */
const windWayOf = (spots: readonly Spot[]): 1 | -1 => {
  const main = spots.find(({ item }) => item.isActor && item.layer === 'main');
  return main && !main.mirrored ? -1 : 1;
};

/** The place as busy, messy or festive as it is told. */
export function asTold(
  stage: Stage,
  drawing: PlaceDrawing,
  { brief, place }: { brief: Brief; place: Place },
  spots: readonly Spot[],
): PlaceDrawing {
  if (brief.qualities === undefined || NO_PLACES.test(place.id)) return drawing;
  return withQualities(
    stage,
    drawing,
    brief.qualities.map(({ id }) => id),
    {
      isRoom: isIndoors(place.id),
      isTop: place.id === 'table-top' || stage.isStill === true,
      windWay: windWayOf(spots),
      things: spots
        .filter(({ item }) => item.layer === 'main')
        .map((spot) => ({ ...edgesIn(spot), depth: spot.depth })),
    },
  );
}
