import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { ROOM_IN } from '../../concepts/rooms';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Whether all that is said of a house is that somebody is in it. */
function isOnlyAround(draft: Draft, id: string): boolean {
  const said = draft.relations.filter(({ from, to }) => from === id || to === id);
  const acts = draft.actions.some(({ agent, patient }) => agent === id || patient === id);
  const isIn = ({ kind, from, to }: (typeof said)[number]) =>
    kind === 'in' &&
    to === id &&
    (draft.isAnimate(from) || isOfSort(draft.element(from)?.concept, 'hung-indoors'));
  return !acts && said.length > 0 && said.every(isIn);
}

/** `inside a cathedral`, `interior of a castle`, `cathedral interior`. */
function isSaidInside(prompt: string, phrase: string): boolean {
  const name = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = `\\b(?:inside(?: of)?|interior of|indoors in) (?:(?:an?|the|my|our|his|her|their) )?${name}`;
  return new RegExp(`${before}|${name}(?:'s)? interior\\b`, 'i').test(prompt);
}

const INTERIOR = /^(.+?)(?:'s)? interior$/i;

/** A `castle interior` is no living room. */
function nameRoom({ lexicon }: Draft, place: Draft['places'][number]): void {
  const house = INTERIOR.exec(place.phrase)?.[1];
  const room = house === undefined ? undefined : ROOM_IN[lexicon.conceptNamed(house) ?? ''];
  if (room !== undefined) place.concept = room;
}

/** What is told to be outside is seen through a window, from a room. */
const OUTSIDE =
  /\b(?:outside|outdoors|draußen|dehors|afuera|fuera|fuori|lá fora)\b|за окном|窓の外|外は|vor (?:dem|den|seinem|ihrem) fenstern?(?!\p{L})|(?:derrière|par|dehors à) la fenêtre|tras (?:la|una) ventana|al otro lado de la ventana|fuori dalla finestra|do lado de fora/iu;

/** `city view behind the window`: what is seen from a room. */
const VIEW =
  /\b(?:behind|through|outside|out of|from) (?:the|a|his|her|their|large|big) (?:\w+ )?windows?\b|\bwindows? with (?:a |the )?(?:\w+ )?views?\b/i;
/** Rooms by what stands in them. */
const INDOORS: Readonly<Record<string, string>> = {
  desk: 'office',
  'office-chair': 'office',
  sofa: 'living-room',
  armchair: 'living-room',
  fireplace: 'living-room',
  bed: 'bedroom',
  bathtub: 'bathroom',
  stove: 'kitchen',
};

/** The room of a piece of furniture that is named. */
const roomTold = ({ elements }: Draft): string | undefined =>
  elements.map(({ concept = '' }) => INDOORS[concept]).find((room) => room !== undefined);

export const outside: Rule = {
  name: 'who tells of a window and of the weather outside is in a room',
  example: {
    prompt: 'a candle on a window sill, snow outside',
    elements: ['candle'],
    brief: { weather: 'snowfall' },
  },
  apply(draft, prompt) {
    const isView =
      VIEW.test(prompt) && draft.places.every(({ concept }) => isOfSort(concept, 'viewed'));
    const room = isView ? roomTold(draft) : undefined;
    if (room !== undefined) {
      draft.places.splice(0);
      draft.addPlace(room, 'window');
      return;
    }
    const hasWindow = draft.elements.some(({ concept = '' }) => /^window(?:-sill)?$/.test(concept));
    // Of a shop that a bicycle stands outside of, the window is the shop's.
    const isOfHouse = draft.elements.some(({ id }) => draft.kindOf(id) === 'building');
    if (!hasWindow || isOfHouse || draft.places.length > 0) return;
    if (draft.template || !OUTSIDE.test(prompt)) return;
    draft.addPlace('living-room', 'outside');
  },
};

/** Walls of these have an outside. */
const WALL_OUTSIDE = /\b(?:brick|stone|garden|city|castle|house|old)\b/i;
/** Walls of these have no other side. */
const WALL_OPEN =
  /\b(?:garden|city|town|castle|house|fortress|outer|outside|exterior|street|alley|graffiti|harbou?r|rock|climbing|great)\b/i;
/** Whether something that is said to be on a wall hangs there. */
export function hangsOnWalls(concept: string | undefined): boolean {
  return conceptOf(concept ?? '')?.habitat === 'wall' || isOfSort(concept, 'hung-on-walls');
}

/** Things of a room that hang on its walls, and others that are told to. */
const hangsIndoors = (draft: Draft, id: string, kind: string): boolean => {
  const concept = draft.element(id)?.concept;
  if (concept === undefined || isOfSort(concept, 'either-side-of-walls') || draft.isAnimate(id))
    return false;
  return hangsOnWalls(concept) || isOfSort(concept, 'shelved-on-walls') || kind === 'hanging';
};

/** The wall of a room that is told by nothing else than what hangs on it. */
function showRoomOfHung(draft: Draft, wall: BriefElement): void {
  if (WALL_OPEN.test(wall.phrase) || draft.elements.some(({ id }) => isHouse(draft, id))) return;
  const said = draft.relations.filter(({ to }) => to === wall.id);
  const hung = said.filter(({ kind, from }) => HANGS.test(kind) && hangsIndoors(draft, from, kind));
  if (hung.length === 0 || hung.length < said.length) return;
  for (const { from } of hung) {
    const shelf = draft.element(from);
    if (shelf && isOfSort(shelf.concept, 'shelved-on-walls')) shelf.concept = 'wall-shelf';
  }
  // In a picture of a notion the wall is the ground of the picture, and no room is around it.
  if (!draft.isOfIdea) return draft.addPlace('living-room', wall.phrase);
  remove(draft, (id) => id === wall.id);
  draft.fate(wall.phrase, 'ignored', 'the ground of the picture');
}
const HANGS = /^(?:on|at|hanging)$/;

/** `a poster on the wall` is the name of one thing. */
function showRoomOfPoster(draft: Draft): void {
  const hung = draft.elements.find(({ phrase }) => ON_WALL.test(phrase));
  if (hung && draft.elements.every(({ id }) => id === hung.id || draft.isAnimate(id)))
    draft.addPlace('living-room', hung.phrase);
}
const ON_WALL = /\bon the wall$/i;
const isHouse = (draft: Draft, id: string) =>
  /^(?:building|vehicle)$/.test(draft.kindOf(id) ?? '') && draft.element(id)?.concept !== 'wall';

export const hungInRooms: Rule = {
  name: 'what hangs on the wall over a sofa hangs in its room',
  example: {
    prompt: 'a guitar hanging on the wall above a sofa',
    elements: ['guitar', 'sofa'],
    without: ['wall'],
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    const room = roomTold(draft);
    const wall = draft.elements.find(({ concept }) => concept === 'wall');
    if (!wall) return showRoomOfPoster(draft);
    if (room === undefined || WALL_OUTSIDE.test(wall.phrase)) return showRoomOfHung(draft, wall);
    const hung = draft.relations.find(({ kind, to }) => kind === 'hanging' && to === wall.id);
    if (!hung) return;
    // `the wall above a sofa`: over it hangs what is on the wall.
    for (const relation of draft.relations)
      if (relation.from === wall.id) relation.from = hung.from;
    draft.addPlace(room, wall.phrase);
    remove(draft, (id) => id === wall.id);
  },
};

export const interiors: Rule = {
  name: 'who is in a house is seen in its room, and not on its roof',
  example: {
    prompt: 'a monk praying in a church',
    without: ['church'],
    brief: {
      places: [{ concept: 'church-interior', phrase: 'church', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (draft.template || draft.camera === 'isometric') return;
    for (const place of draft.places) nameRoom(draft, place);
    if (draft.places.length > 0) return;
    const house = draft.elements.find(
      ({ id, concept, phrase, count, several }) =>
        concept !== undefined &&
        concept in ROOM_IN &&
        count === 1 &&
        !several &&
        (isOnlyAround(draft, id) || isSaidInside(prompt, phrase)),
    );
    const room = ROOM_IN[house?.concept ?? ''];
    if (!house || room === undefined) return;
    const { id, phrase, attributes, colors } = house;
    for (const word of draft.words)
      if (word.note === id) {
        word.fate = 'place';
        word.note = room;
      }
    remove(draft, (element) => element === id);
    draft.places.push({ concept: room, phrase, attributes, colors });
  },
};
