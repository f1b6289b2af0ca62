import { remove } from './imply';
import type { Rule } from './rule';

/** Cards that are played, and never written. */
const PLAYED =
  /\b(?:playing|poker|deck|aces?|tarot|magician|magic trick|casino|dealer|suit|joker|spades?|bridge club|blackjack|credit|debit|id|sim|memory|business|gift|loyalty|flash|report)\b/i;
const A_CARD = /\bcards?$/i;
/** Somebody has it in hand, or it is somewhere in the picture. */
const HAD = /^(?:holding|wearing|on|in|under|beside)$/;

/** `a robin on a fence, cozy card`: what the picture before it is. */
const AT_END = /[,;]\s*(?:an? )?(?:[\p{L}'’]+ ){0,2}cards?\s*$/iu;

export const greetings: Rule = {
  name: 'a card for an occasion that no table knows is written and not played',
  example: {
    prompt: 'teacher appreciation card with an apple',
    elements: ['apple'],
    without: ['playing cards'],
    brief: { template: { id: 'card' } },
  },
  apply(draft, prompt) {
    if ((draft.template && draft.template.id !== 'card') || PLAYED.test(prompt)) return;
    const card = draft.elements.find(
      ({ concept, phrase }) => concept === 'playing-cards' && A_CARD.test(phrase),
    );
    const isFirst = draft.elements[0] === card;
    if (!card || (!isFirst && !draft.template && !AT_END.test(prompt))) return;
    const isInPicture =
      !AT_END.test(prompt) &&
      (draft.relations.some(({ kind, from, to }) =>
        HAD.test(kind) ? to === card.id || from === card.id : false,
      ) ||
        draft.actions.some(({ patient, agent }) => patient === card.id || agent === card.id));
    if (isInPicture && !draft.template) return;
    draft.template = { ...draft.template, id: 'card' };
    draft.fate(card.phrase, 'template');
    remove(draft, (id) => id === card.id);
  },
};
