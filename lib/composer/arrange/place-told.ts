import { type Hex, isHex } from '@/lib/color/hex';
import { type Brief, textOfWords } from '../brief';
import { lighter } from '../palette/tones';
import { isIndoors } from '../places';
import type { Stage } from '../places/place';
import { TOWNS } from '../places/worlds/towns.data';

/** What a prompt says of its place: how its houses or walls are painted, whether its road winds. */

/** What a prompt says of the houses of its town. */
function townOf({ places }: Brief): Pick<Stage, 'town'> {
  const town = places.find(({ concept }) => concept in TOWNS);
  const [paint] = town?.colors ?? [];
  return town
    ? { town: { isSingle: town.attributes.includes('single'), ...(isHex(paint) ? { paint } : {}) } }
    : {};
}

/** Of a told colour, how much paint on a wall is lighter. */
const PAINT_LIGHTER = 0.28;

/** What the walls of rooms are made of, by how they are told, and the colour of it where they are not painted. */
const MASONRY: readonly (readonly [RegExp, NonNullable<Stage['wallStyle']>, Hex])[] = [
  [/\bbricks?\b/i, 'brick', '#c9826a'],
  [/\bstones?\b/i, 'stone', '#b3b0a8'],
  [/\btiled?\b/i, 'tiles', '#dfe9ea'],
  [/\b(?:wood(?:en)?|planks?)\b/i, 'planks', '#c89b6c'],
];

/** The colour of a room that is told with it, or with its walls, and what they are of. */
function wallsOf({ places, elements }: Brief): Pick<Stage, 'walls' | 'wallStyle'> {
  const rooms = places.filter(({ concept }) => isIndoors(concept));
  if (rooms.length === 0) return {};
  const walls = elements.filter(({ concept }) => concept === 'wall');
  const [, wallStyle, own] = MASONRY.find(([said]) => said.test(walls[0]?.phrase ?? '')) ?? [];
  const [told] = [...rooms, ...walls].find(({ colors }) => colors.length > 0)?.colors ?? [];
  const painted = isHex(told) ? lighter(told, PAINT_LIGHTER) : own;
  return { ...(painted ? { walls: painted } : {}), ...(wallStyle ? { wallStyle } : {}) };
}

/** A road that runs to and fro. */
const WINDING = /\b(?:winding|curvy|curving|twisting|serpentine)\b/i;

const isTold = ({ places }: Brief, attribute: string) =>
  places.some(({ attributes }) => attributes.includes(attribute));

/** Rooms in which nothing stands but what is named. */
const isBare = ({ places }: Brief) =>
  places.some(({ concept, attributes }) => isIndoors(concept) && attributes.includes('empty'));

export function toldOfPlaces(brief: Brief): Partial<Stage> {
  return {
    ...townOf(brief),
    ...wallsOf(brief),
    ...(isTold(brief, 'smoking') ? { isSmoking: true } : {}),
    ...(isBare(brief) ? { isBare: true } : {}),
    ...(WINDING.test(textOfWords(brief)) ? { isWinding: true } : {}),
  };
}
