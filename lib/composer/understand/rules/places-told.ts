import { isIndoors, isPlaceDrawn } from '../../places';
import type { Draft } from '../read/draft';
import {
  CITY_SIGHTS,
  LANDFORMS,
  OWN_TOWERS,
  PARTS_OF_PLACES,
  PLACE_ENDINGS,
} from '../words/places-told.data';
import { imply, remove } from './imply';
import { outdoorSteps } from './outdoor-steps';
import type { Rule } from './rule';

/** How the names of places are told: with an end that says only that they are places, with a material, with their parts. */

/** An element turns out to be a place: what was said of it is gone with it. */
function turnInto(draft: Draft, id: string, place: string): void {
  const element = draft.element(id);
  if (!element) return;
  const { phrase, attributes, colors } = element;
  for (const word of draft.words)
    if (word.note === id) {
      word.fate = 'place';
      word.note = place;
    }
  remove(draft, (one) => one === id);
  if (!draft.places.some(({ concept }) => concept === place))
    draft.places.push({ concept: place, phrase, attributes, colors });
}

/** What something else hangs over, stands behind or lies under has to be seen: `a lamp over a table in the cafe`. */
const STOOD_BY = /^(?:above|under|behind|in-front-of|between|against)$/;
/** What hangs or runs between the houses of an alley is in it, and they are its walls. */
const isStoodBy = (relation: string, kind: string | undefined) =>
  STOOD_BY.test(relation) && !(relation === 'between' && kind === 'building');
const SAID_OF_PLACES = /^(?:with|in|at|on|full-of|part-of|beside|around)$/;

/** The place that words name, the longest name first, from the left: `grand library hall`. */
function placeIn({ lexicon }: Draft, phrase: string): string | undefined {
  const words = phrase.toLowerCase().split(' ');
  for (let length = words.length; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const place = lexicon.lookUp(words.slice(at, at + length).join(' '), 'en')?.place;
      if (place !== undefined && place !== 'living-room' && isPlaceDrawn(place)) return place;
    }
  return undefined;
}

export const compoundPlaces: Rule = {
  name: 'a grand library hall is a library',
  example: {
    prompt: 'a grand library hall with a girl',
    elements: ['girl'],
    brief: {
      places: [
        { concept: 'great-library', phrase: 'grand library hall', attributes: [], colors: [] },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en') return;
    for (const { id, concept, phrase } of [...draft.elements]) {
      if (concept !== undefined || !PLACE_ENDINGS.test(phrase)) continue;
      const isUsed = draft.actions.some(({ patient, agent }) => patient === id || agent === id);
      const place = placeIn(draft, phrase.replace(PLACE_ENDINGS, '').trim());
      if (place !== undefined && !isUsed) turnInto(draft, id, place);
    }
    furnishedHalls(draft);
    makeGreat(draft, prompt);
  },
};

/** A library with tables and lamps is seen from within. */
function furnishedHalls(draft: Draft): void {
  if (draft.template || draft.camera === 'isometric' || draft.places.length > 0) return;
  const house = draft.elements.find(({ concept }) => concept === 'library-building');
  const isFurnished = draft.elements.some(({ id }) => draft.kindOf(id) === 'furniture');
  if (house && isFurnished) turnInto(draft, house.id, 'great-library');
}

/** A library that is a hall is not a room with three bookcases. */
const GREAT =
  /\b(?:grand|great|huge|vast|enormous|monumental|ancient|magical|majestic|baroque|gothic|cathedral|endless|old university|victorian) (?:\w+ )?librar(?:y|ies)\b|\blibrary (?:hall|with (?:\w+ )?(?:arch|ladder|dome|column|vault))/i;

function makeGreat(draft: Draft, prompt: string): void {
  const library = draft.places.find(({ concept }) => concept === 'library');
  if (!library || draft.camera === 'isometric' || draft.template || !GREAT.test(prompt)) return;
  library.concept = 'great-library';
  for (const word of draft.words)
    if (word.fate === 'place' && word.note === 'library') word.note = 'great-library';
}

export const innerRooms: Rule = {
  name: 'the interior of a coffee shop is no living room',
  example: {
    prompt: 'cozy coffee shop interior',
    brief: {
      places: [{ concept: 'cafe', phrase: 'coffee shop', attributes: [], colors: [] }],
    },
  },
  apply(draft) {
    beds(draft);
    const named = draft.places.find(
      ({ concept }) => concept !== 'living-room' && isIndoors(concept) && isPlaceDrawn(concept),
    );
    const bare = draft.places.find(
      ({ concept, phrase }) =>
        concept === 'living-room' && /\b(?:interior|indoors|room|home)$/i.test(phrase),
    );
    if (!named || !bare) return;
    draft.dropPlace(bare);
    for (const word of draft.words)
      if (word.fate === 'place' && word.note === 'living-room') word.note = named.concept;
  },
};

/** A room with a bed is one to sleep in, a hotel's as well. */
function beds(draft: Draft): void {
  const room = draft.places.find(({ concept }) => concept === 'living-room');
  const hasBed = draft.elements.some(({ concept }) => concept === 'bed');
  if (!room || !(hasBed || /\bhotel\b/i.test(room.phrase))) return;
  if (/living|lounge/i.test(room.phrase)) return;
  room.concept = 'bedroom';
  for (const word of draft.words)
    if (word.fate === 'place' && word.note === 'living-room') word.note = 'bedroom';
}

const landforms: Rule = {
  name: 'a rocky cliff is the ground that a lighthouse stands on',
  example: {
    prompt: 'a lighthouse on a rocky cliff',
    elements: ['lighthouse'],
    brief: {
      places: [{ concept: 'cliff', phrase: 'rocky cliff', attributes: ['stone'], colors: [] }],
    },
  },
  apply(draft) {
    if (draft.template || draft.camera === 'isometric') return;
    for (const { id, concept = '', count } of [...draft.elements]) {
      const place = LANDFORMS[concept];
      if (place !== undefined && count === 1) turnInto(draft, id, place);
    }
  },
};

/** Canyons that lie in a desert. */
const DRY =
  /\b(?:grand canyon|antelope canyon|zion|bryce canyon)\b|grand cañón|гранд-каньон|グランドキャニオン/iu;

const dryCanyons: Rule = {
  name: 'the Grand Canyon is in a desert, and no waterfall runs down into it',
  example: {
    prompt: 'a hawk over the Grand Canyon',
    elements: ['hawk'],
    brief: {
      places: [
        { concept: 'canyon', phrase: 'Grand Canyon', attributes: [], colors: [] },
        { concept: 'desert', phrase: 'Grand Canyon', attributes: [], colors: [] },
      ],
    },
  },
  apply(draft, prompt) {
    const canyon = draft.places.find(({ concept }) => concept === 'canyon');
    if (!canyon || !DRY.test(prompt)) return;
    if (!draft.places.some(({ concept }) => concept === 'desert'))
      draft.places.push({ ...canyon, concept: 'desert', attributes: [], colors: [] });
  },
};

const SKYLINE = /\bskylines?\b|\bcity ?scapes?\b|\bpanorama\b|silhouette|horizonte|горизонт/i;

const whiteHouses: Rule = {
  name: 'white houses are houses, and no president lives in them',
  example: {
    prompt: 'a white house with a garden',
    elements: ['house'],
    without: ['white-house'],
  },
  apply(draft, prompt) {
    for (const element of draft.elements) {
      if (element.concept !== 'white-house') continue;
      const isTheOne = element.count === 1 && /\b(?:the white|White) [Hh]ouse\b/.test(prompt);
      if (isTheOne) continue;
      element.concept = 'house';
      element.colors = ['#f7f5f0', ...element.colors];
    }
  },
};

const skylines: Rule = {
  name: 'the skyline of a city has what the city is known by',
  example: {
    prompt: 'skyline of Tokyo at night with a red tower',
    elements: ['tokyo tower'],
    without: ['tower'],
    brief: { places: [{ concept: 'city', phrase: 'skyline', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    const city = draft.places.find(({ concept }) => concept === 'city');
    if (!city || !SKYLINE.test(prompt) || draft.template?.id === 'isometric') return;
    const others = draft.places.filter(({ concept }) => /-(?:street|lane|town)$/.test(concept));
    for (const word of draft.words)
      if (word.fate === 'place' && others.some(({ concept }) => concept === word.note))
        word.note = 'city';
    const kept = draft.places.filter((place) => !others.includes(place));
    draft.places.splice(0, draft.places.length, ...kept);
    const sight = CITY_SIGHTS.find(([said]) => said.test(prompt))?.[1];
    if (sight === undefined) return;
    const tower = draft.elements.find(({ concept }) => concept === 'tower');
    if (tower && OWN_TOWERS.has(sight)) tower.concept = draft.lexicon.conceptNamed(sight);
    const isTold = draft.elements.some(({ id }) => draft.kindOf(id) === 'building');
    if (!isTold) imply(draft, { concept: sight, because: `what ${city.phrase} is known by` });
  },
};

const isPartOf = ({ concept }: Draft['places'][number], told: string) =>
  PARTS_OF_PLACES.some(([places, said]) => places.test(concept) && said.test(told));

/** Furniture of a room that nobody is in, with its number or beside some that the room has not: it is told one by one. */
const isFurnitureTold = (draft: Draft): boolean =>
  draft.places.some(({ concept }) => isIndoors(concept)) &&
  !draft.elements.some(({ id }) => draft.isAnimate(id)) &&
  draft.elements.some(
    ({ id, phrase, count, several }) =>
      draft.kindOf(id) === 'furniture' &&
      ((count > 1 && !several) || !draft.places.some((place) => isPartOf(place, phrase))),
  );

export const partsOfPlaces: Rule = {
  name: 'the lit windows of a village are in its houses',
  example: {
    prompt: 'snowy village at night with lit windows',
    without: ['window'],
  },
  apply(draft) {
    const isPoster = draft.template?.id === 'poster';
    if ((draft.template && !isPoster) || draft.camera === 'isometric') return;
    const isOfTold = isFurnitureTold(draft);
    for (const { id, phrase, several } of [...draft.elements]) {
      // What a poster names is on it, but for the houses of its street.
      const isRow = several && draft.kindOf(id) === 'building' && draft.elements.length > 1;
      if (isPoster && !isRow) continue;
      const place = draft.places.find((one) => isPartOf(one, phrase));
      const isBusy = draft.actions.some(({ agent, patient }) => agent === id || patient === id);
      const bears = draft.relations.some(
        ({ kind, from, to }) =>
          (to === id && (draft.isAnimate(from) || isStoodBy(kind, draft.kindOf(id)))) ||
          (from === id && !SAID_OF_PLACES.test(kind)),
      );
      if (!place || isBusy || bears) continue;
      if (isOfTold && draft.kindOf(id) === 'furniture' && !/wall|floor|ceiling/i.test(phrase))
        continue;
      if (!several && draft.elements.length === 1 && draft.kindOf(id) === 'building') continue;
      for (const word of draft.words)
        if (word.note === id) {
          word.fate = 'place';
          word.note = place.concept;
        }
      remove(draft, (one) => one === id);
    }
  },
};

const drySands: Rule = {
  name: 'the sand of a desert is no beach',
  example: {
    prompt: 'a camel lying in the sand of a desert',
    elements: ['camel'],
    brief: { places: [{ concept: 'desert', phrase: 'desert', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (!draft.places.some(({ concept }) => concept === 'desert')) return;
    const sand = draft.places.findIndex(
      ({ concept, phrase }) => concept === 'beach' && /\bsands?$/i.test(phrase),
    );
    if (sand >= 0) draft.places.splice(sand, 1);
  },
};

/** What landforms, houses and skylines of a name are. */
export const LANDFORM_RULES: readonly Rule[] = [
  landforms,
  dryCanyons,
  drySands,
  whiteHouses,
  skylines,
  outdoorSteps,
];
