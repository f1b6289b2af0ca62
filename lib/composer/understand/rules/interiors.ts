import { ROOM_IN } from '../../concepts/rooms';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

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
        concept in ROOM_IN &&
        count === 1 &&
        !several &&
        isOnlyAround(draft, id),
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
