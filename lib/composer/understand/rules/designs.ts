import { METAPHORS } from '../words/metaphors.data';
import { imply, remove } from './imply';
import type { Rule } from './rule';

export const clients: Rule = {
  name: 'whom a design is for is shown only where nothing else is asked for',
  example: { prompt: 'logo for a baker, a wheat ear', elements: ['wheat'], without: ['baker'] },
  apply(draft) {
    const others = draft.elements.filter(({ id }) => !draft.clients.has(id));
    if (others.length === 0 && draft.places.length === 0 && draft.elements.length === 0)
      for (const place of draft.clientPlaces) draft.addPlace(place, place);
    if (others.length === 0 || draft.clients.size === 0) return;
    for (const { id, phrase } of draft.elements)
      if (draft.clients.has(id)) draft.fate(phrase, 'ignored', 'whom the design is for');
    remove(draft, (id) => draft.clients.has(id));
  },
};

export const ideas: Rule = {
  name: 'an idea is shown by things where nothing else is asked for',
  example: { prompt: 'teamwork', elements: ['hand'] },
  apply(draft) {
    const shown = new Set(draft.elements.flatMap(({ concept }) => concept ?? []));
    for (const { id } of draft.metaphors) {
      const metaphor = METAPHORS.find((candidate) => candidate.id === id);
      if (!metaphor || (shown.size > 0 && id !== 'loneliness')) continue;
      if (
        id === 'loneliness' &&
        draft.elements.some(({ concept, count }) => concept && count === 1)
      )
        continue;
      for (const [concept, count = 1] of metaphor.shows)
        imply(draft, {
          concept,
          count,
          because: metaphor.because,
          ...(id === 'loneliness' ? { attributes: ['lonely'], another: true } : {}),
        });
    }
  },
};
