import { conceptOf } from '../../lexicon/lexicon';
import { BODY_PARTS, COMPARING, PICTURES_OF } from '../../lexicon/words/figures.data';
import {
  COMPARED,
  EMPTY,
  followsThing,
  wordsBefore,
  type Place,
  type ReadingRule,
} from './reading';

const DETERMINER =
  /^(?:a|an|the|some|its|his|her|their|this|that|one|two|three|tiny|small|little|big|giant|old|real|many)$/;
const LOOK_BACK = 7;
const LONGEST = 4;

/** The words before a noun without its determiners and qualities. */
function leadIn(place: Place): string[] {
  const all = wordsBefore(place, LOOK_BACK).split(' ').filter(Boolean);
  let end = all.length;
  for (let back = place.index - 1; end > 0; back -= 1, end -= 1) {
    const item = place.items[back];
    const word = all[end - 1] ?? '';
    const { color, size, material, count } = item?.meaning ?? {};
    if (!DETERMINER.test(word) && !(color ?? size ?? material ?? count)) break;
  }
  return all.slice(0, end);
}

function wishes(lead: readonly string[]): boolean {
  return /^(?:i|would|i'd|we'd|we|please)$/.test(lead.at(-2) ?? '');
}

/** `a house that looks like a shoe`, `dressed as a pirate`, `a mane of fire`: named to compare, not to be seen. */
export const readComparison: ReadingRule = (place) => {
  const lead = leadIn(place);
  for (let length = 1; length <= LONGEST; length += 1) {
    const ending = lead.slice(-length).join(' ');
    if (!COMPARING.has(ending) || (ending === 'like' && wishes(lead))) continue;
    return followsThing(place, true) ? COMPARED : undefined;
  }
  // `a leaf as umbrella`, and not `such as umbrellas`.
  const isUse = lead.at(-1) === 'as' && !/^(?:such|same|well|as|so)$/.test(lead.at(-2) ?? '');
  if (isUse) return followsThing(place) ? COMPARED : undefined;
  if (lead.at(-1) === 'of' && BODY_PARTS.has((lead.at(-2) ?? '').replace(/s$/, '')))
    return followsThing(place) ? COMPARED : undefined;
  const sign = conceptOf(place.item.meaning.concept ?? '').kind === 'symbol';
  if (sign && /^(?:making|shaping|creating)$/.test(lead.at(-1) ?? '')) return COMPARED;
  const joined = /^(?:and|or)$/.test(lead.at(-1) ?? '');
  const earlier = place.items.slice(Math.max(0, place.index - 4), place.index);
  return joined && earlier.some(({ meaning }) => meaning === COMPARED) ? COMPARED : undefined;
};

/** Between a picture and the place or thing that it hangs in. */
const HUNG =
  /(?:^| )(?:with|on|has|having|by|near|under|holding|and|over|above|beside|showing)(?: \S+){1,5}$/;

/** `a room with a painting of a ship`: what a picture in the picture shows. */
export const readPictureOf: ReadingRule = (place) => {
  const lead = leadIn(place);
  const shown = lead.at(-1) === 'of' && PICTURES_OF.has(lead.at(-2) ?? '');
  return shown && followsThing(place) && HUNG.test(wordsBefore(place, LOOK_BACK))
    ? EMPTY
    : undefined;
};

const TELLING = new Set([
  'closed-book',
  'books',
  'newspaper',
  'television',
  'laptop',
  'teacher',
  'open-book',
]);

/** `a book about dragons`. */
export const readTopic: ReadingRule = (place) => {
  const lead = leadIn(place);
  if (lead.at(-1) !== 'about') return undefined;
  const told = place.items
    .slice(0, place.index)
    .some(({ meaning }) => TELLING.has(meaning.concept ?? ''));
  return told ? EMPTY : undefined;
};
