import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** The room that one is in who is in such a house. Tents, boats and kennels are seen with who is in them. */
const ROOMS: Readonly<Record<string, string>> = {
  house: 'living-room',
  cottage: 'living-room',
  villa: 'living-room',
  'modern-house': 'living-room',
  farmhouse: 'living-room',
  townhouse: 'living-room',
  'half-timbered-house': 'living-room',
  'victorian-house': 'living-room',
  'apartment-building': 'living-room',
  cabin: 'cabin-interior',
  hut: 'cabin-interior',
  barn: 'barn-interior',
  hotel: 'bedroom',
  castle: 'throne-room',
  church: 'church-interior',
  cathedral: 'church-interior',
  school: 'classroom',
  hospital: 'hospital-room',
  skyscraper: 'office',
  'bank-building': 'office',
  'library-building': 'library',
  'shop-building': 'shop',
  'bakery-building': 'bakery',
  'cafe-building': 'cafe',
  'theatre-building': 'stage',
  'factory-building': 'factory-hall',
};

/** Whether all that is said of a house is that somebody is in it. */
function isOnlyAround(draft: Draft, id: string): boolean {
  const said = draft.relations.filter(({ from, to }) => from === id || to === id);
  const acts = draft.actions.some(({ agent, patient }) => agent === id || patient === id);
  const isIn = ({ kind, from, to }: (typeof said)[number]) =>
    kind === 'in' && to === id && draft.isAnimate(from);
  return !acts && said.length > 0 && said.every(isIn);
}

export const interiors: Rule = {
  name: 'who is in a house is seen in its room, and not on its roof',
  example: {
    prompt: 'a monk praying in a church',
    without: ['church'],
    brief: {
      places: [{ concept: 'church-interior', phrase: 'church', attributes: [], colors: [] }],
    },
  },
  apply(draft) {
    if (draft.template || draft.camera === 'isometric' || draft.places.length > 0) return;
    const house = draft.elements.find(
      ({ id, concept, count, several }) =>
        concept !== undefined &&
        concept in ROOMS &&
        count === 1 &&
        !several &&
        isOnlyAround(draft, id),
    );
    const room = ROOMS[house?.concept ?? ''];
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
