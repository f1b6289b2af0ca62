import type { Rule } from './rule';
import { remove } from './imply';

const AMONG = /^(?:in|on|above|over|out-of|at|behind|near|towards)$/;
/** What has a face of its own or is drawn by itself is no sky. */
const ALONE = /^(?:logo|icon|app-icon|icon-set|pattern|sticker|mascot|flash-card|emblem)$/;

export const amongClouds: Rule = {
  name: 'a castle, a ship or a dragon in the clouds is above them, and not behind one',
  example: {
    prompt: 'a castle floating on clouds',
    elements: ['castle'],
    without: ['cloud'],
    brief: { places: [{ concept: 'clouds', phrase: 'clouds', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (ALONE.test(draft.template?.id ?? '') || draft.places.length > 0) return;
    const clouds = draft.elements.find(({ concept, several }) => concept === 'cloud' && several);
    if (!clouds) return;
    const [first, ...others] = draft.relations.filter(
      ({ kind, to }) => to === clouds.id && AMONG.test(kind),
    );
    const kind = draft.kindOf(first?.from ?? '') ?? '';
    if (!first || others.length > 0 || !/^(?:building|vehicle|fantasy|animal|person)$/.test(kind))
      return;
    draft.addPlace('clouds', clouds.phrase);
    remove(draft, (id) => id === clouds.id);
  },
};
