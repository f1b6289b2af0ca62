import { imply } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const PILES =
  /\b(?:piles?|stacks?|mountains?|heaps?|towers?|loads?|stapeln?|berge?n?|piles de|montagnes?)\b/i;
const TIRED =
  /\b(?:overworked|overwhelmed|exhausted|tired|stressed|burn(?:t|ed)[ -]?out|frustrated|weary|überarbeitet|erschöpft|gestresst|épuisée?|débordée?|agotad[oa]|estresad[oa])\b/i;
const PLACED = /^(?:behind|among|with|between|under|at|beside|in|surrounded-by|in-front-of)$/;
/** One at each side of who sits there. */
const TOWERS = 2;

export const overworked: Rule = {
  name: 'who is behind piles of paper sits at a desk between towers of them, the head in the hand',
  example: {
    prompt: 'an overworked office worker behind piles of paper',
    elements: ['office worker', 'desk', 'tower of files'],
    brief: { actions: [{ verb: 'worry-at-desk', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    const person = draft.elements.find(
      ({ id, count }) => draft.kindOf(id) === 'person' && count === 1,
    );
    const papers = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'papers'));
    if (!person || !papers || !PILES.test(prompt) || draft.template) return;
    const desk =
      draft.elements.find(({ concept }) => concept === 'desk')?.id ??
      imply(draft, { concept: 'desk', because: 'where papers pile up' });
    if (!desk) return;
    Object.assign(papers, { concept: 'paper-tower', count: TOWERS, several: true });
    draft.unrelate(
      ({ kind, from, to }) => PLACED.test(kind) && (from === papers.id || to === papers.id),
    );
    draft.relate('at', person.id, desk);
    draft.relate('on', papers.id, desk);
    const isBusy = draft.actions.some(({ agent }) => agent === person.id);
    if (!isBusy) draft.actions.push({ verb: 'worry-at-desk', agent: person.id });
    if (TIRED.test(prompt)) mark(person, 'sad');
    if (draft.places.length === 0)
      draft.places.push({ concept: 'office', phrase: 'office', attributes: [], colors: [] });
  },
};
