import { conceptOf } from '../../concepts';
import { isIndoors } from '../../places';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Rooms whose name says little: whose they are says which they are. */
const WHOSE: readonly (readonly [place: string, cue: RegExp, meant: string])[] = [
  ['office', /\b(?:dentists?|dental|orthodontist)\b/i, 'dental-practice'],
  ['office', /\b(?:doctors?|nurses?|patients?|physician|pediatrician)\b/i, 'clinic'],
  ['office', /\bvet(?:erinarian)?s?\b/i, 'veterinary-clinic'],
  [
    'studio',
    /\b(?:potters?|pottery|ceramics?|painters?|artists?|sculpt\w*|easel|illustrator)\b/i,
    'art-studio',
  ],
  ['studio', /\b(?:yoga|meditat\w+|pilates)\b/i, 'yoga-studio'],
  ['studio', /\b(?:danc\w+|ballet|ballerinas?)\b/i, 'dance-studio'],
  ['studio', /\b(?:singers?|podcast\w*|musicians?|band|record\w*|rapper)\b/i, 'recording-studio'],
  ['bar', /\brooftop bar\b/i, 'rooftop'],
  ['restaurant', /\brooftop restaurant\b/i, 'rooftop'],
  ['shop', /\b(?:florists?|flowers|bouquets?)\b/i, 'flower-shop'],
  ['shop', /\b(?:toys|teddy bears?)\b/i, 'toy-shop'],
  ['shop', /\b(?:barber|beard trim)\b/i, 'barbershop'],
  ['shop', /\bblacksmith\b/i, 'forge'],
  ['workshop', /\b(?:blacksmith|anvil|forge)\b/i, 'forge'],
];

export const whoseRooms: Rule = {
  name: "a dentist's office has no desk but the chair, and a potter's studio no backdrop",
  example: {
    prompt: 'a potter in her studio',
    brief: {
      places: [{ concept: 'art-studio', phrase: 'studio', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (draft.template && draft.template.id !== 'isometric') return;
    for (const place of draft.places) {
      const found = WHOSE.find(([id, cue]) => id === place.concept && cue.test(prompt));
      if (!found) continue;
      for (const word of draft.words)
        if (word.note === place.concept && word.fate === 'place') word.note = found[2];
      place.concept = found[2];
    }
  },
};

const AT_NIGHT = /\bnight\b|nacht|nuit|noche|notte|noite|ночн|夜/i;

/** `in a dark room`: whatever the hour, no light comes in. */
const UNLIT = /^(?:very )?(?:dark|darkened|unlit|pitch[- ](?:dark|black)|gloomy|moonlit)\b/i;

export const nightPlaces: Rule = {
  name: 'a night market is open at night',
  example: { prompt: 'a night market with food stalls', brief: { hour: 'night' } },
  apply(draft) {
    if (
      draft.hour === undefined &&
      draft.places.some(({ phrase }) => AT_NIGHT.test(phrase) || UNLIT.test(phrase))
    )
      draft.hour = 'night';
  },
};

const UNDER_WATER =
  /\b(?:scuba|sunken|shipwrecks?|deep[- ]sea|snorkel\w*)\b|taucher|plongeur|buceador|subacque/i;

export const sunken: Rule = {
  name: 'a diver and a sunken ship are under water',
  example: {
    prompt: 'a scuba diver exploring a sunken ship',
    brief: {
      places: [{ concept: 'underwater', phrase: 'scuba', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    const said = UNDER_WATER.exec(prompt)?.[0];
    const isOpen = draft.places.every(({ concept }) => concept === 'sea');
    if (said === undefined || draft.template || draft.camera === 'isometric' || !isOpen) return;
    draft.places.splice(0, draft.places.length);
    draft.places.push({ concept: 'underwater', phrase: said, attributes: [], colors: [] });
  },
};

/** Cabins of what one rides in, where the prompt says that it is seen from within. */
const CABINS: readonly (readonly [vehicle: string, room: string])[] = [
  ['(?:subway|metro|underground)(?: train)?', 'metro-cabin'],
  ['train', 'train-cabin'],
  ['tram|streetcar', 'tram-cabin'],
  ['bus', 'bus-cabin'],
  ['submarine', 'submarine-cabin'],
  ['(?:camper|motorhome|caravan|rv)(?: van)?', 'camper-cabin'],
  ['(?:air)?plane|aeroplane|aircraft|jet', 'plane-cabin'],
  ['space station', 'station-cabin'],
  ['spaceship|space ship|spacecraft|starship|rocket|ufo', 'cockpit'],
];

export const cabins: Rule = {
  name: 'the interior of a train has seats, and no train stands in it',
  example: {
    prompt: 'a subway train interior with a woman reading',
    without: ['train'],
    brief: {
      places: [{ concept: 'metro-cabin', phrase: 'subway train', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const [vehicle, room] of CABINS) {
      const said = new RegExp(
        `\\b(?:inside(?: of)?|interior of|indoors in) (?:an?|the|my) (?:\\w+ )?(?:${vehicle})\\b|\\b(?:${vehicle})(?:'s)? (?:car )?interior\\b`,
        'i',
      );
      if (!said.test(prompt)) continue;
      const named = new RegExp(vehicle, 'i');
      const ridden = draft.elements.find(
        ({ id, phrase }) => draft.kindOf(id) === 'vehicle' && named.test(phrase),
      );
      const phrase = ridden?.phrase ?? room.replaceAll('-', ' ');
      if (ridden) remove(draft, (id) => id === ridden.id);
      const rooms = draft.places.filter(({ concept }) => concept !== 'living-room');
      if (rooms.some(({ concept }) => concept === room)) return;
      draft.places.splice(0, draft.places.length, ...rooms);
      draft.places.unshift({ concept: room, phrase, attributes: [], colors: [] });
      for (const word of draft.words)
        if (word.note === ridden?.id || word.note === 'living-room') {
          word.fate = 'place';
          word.note = room;
        }
      return;
    }
  },
};

const BEARERS =
  /(?:table|desk|counter|bench|shelf|bookshelf|tray|cart|stand|cabinet|dresser|stove|sideboard|credenza|island|piano|vanity|fireplace|bar-cart|window-sill|display-case)$/;
const KEPT = new Set(['on', 'in', 'part-of', 'wearing', 'full-of', 'hanging']);

/** Whether nothing says where something is, and nobody has it in hand. */
function isLoose(draft: Draft, id: string): boolean {
  const isBound = draft.relations.some(
    ({ kind, from, to }) => (from === id && KEPT.has(kind)) || to === id,
  );
  const isUsed = draft.actions.some(
    ({ patient, instrument, agent }) => patient === id || instrument === id || agent === id,
  );
  return !isBound && !isUsed;
}

export const tabled: Rule = {
  name: 'microscopes in a laboratory stand on a table, and not on its floor',
  example: {
    prompt: 'a laboratory with scientists and microscopes',
    elements: ['scientist', 'microscope', 'table'],
  },
  apply(draft) {
    const [place] = draft.places;
    if (draft.template || draft.camera === 'isometric' || !place || !isIndoors(place.concept))
      return;
    const isBorne = draft.elements.some(({ concept = '' }) => BEARERS.test(concept));
    if (isBorne) return;
    const loose = draft.elements.filter(({ id, concept = '' }) => {
      const known = conceptOf(concept);
      const isSmall = known?.habitat === 'table' && known.kind !== 'animal' && known.heightCm < 70;
      return isSmall && isLoose(draft, id);
    });
    if (loose.length === 0) return;
    const table = imply(draft, { concept: 'table', because: `in the ${place.phrase}` });
    if (table === undefined) return;
    for (const { id } of loose) draft.relate('on', id, table);
  },
};
