import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** What grows and lies in a glass garden, and is drawn in it already. */
const INSIDE =
  /^(?:moss|succulents?|fern|plants?|potted-plant|sprout|leaf|leaves|rocks?|pebbles|stones?|soil|sand)$/;
const HELD = /^(?:with|full-of)$/;

/** `a terrarium with moss and succulents`: they are in the jar, and stand in no pots beside it. */
export const planted: Rule = {
  name: 'what a terrarium is said to be with grows in it',
  example: {
    prompt: 'a terrarium with moss and succulents',
    elements: ['terrarium'],
    without: ['moss', 'succulent'],
  },
  apply(draft) {
    const jar = draft.elements.find(({ concept }) => concept === 'terrarium');
    if (!jar) return;
    const held = new Set(
      [...draft.relations].flatMap(({ kind, from, to }) => [
        ...(HELD.test(kind) && from === jar.id ? [to] : []),
        ...(kind === 'in' && to === jar.id ? [from] : []),
      ]),
    );
    const inside = draft.elements.filter(
      ({ id, concept }) => held.has(id) && INSIDE.test(concept ?? ''),
    );
    for (const { phrase } of inside) {
      showWith(jar, phrase);
      draft.fate(phrase, 'attribute', jar.id);
    }
    remove(draft, (id) => inside.some((one) => one.id === id));
    if (inside.length > 0) draft.ideas = draft.ideas.filter(({ id }) => id !== 'world-in');
  },
};
