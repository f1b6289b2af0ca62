import type { BriefElement, BriefRelation } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What somebody owns and has put somewhere else: neither is it on them, nor are they there themselves. */

const KINDS: readonly (readonly [RegExp, BriefRelation['kind']])[] = [
  [/^(?:on|on top of)$/i, 'on'],
  [/^(?:in|inside)$/i, 'in'],
  [/^(?:under|underneath|beneath)$/i, 'under'],
  [/^behind$/i, 'behind'],
  [/^in front of$/i, 'in-front-of'],
  [/^(?:beside|next to|near)$/i, 'beside'],
  [/^against$/i, 'against'],
];

const NAMED = '(?:[a-z-]+ ){0,2}?[a-z-]{2,16}';
const WHOSE = new RegExp(
  `\\bwhose (${NAMED}) (?:is|are|sits?|lies?|rests?|stands?) (?:sitting |lying |resting |standing |left )?(on top of|on|inside|in front of|in|underneath|under|beneath|behind|beside|next to|near|against) (?:an?|the) (${NAMED})(?=[,.;!]|$| (?:on|in|at|by|near|and|while|with|beside|under|behind)\\b)`,
  'i',
);

/** The element that words name: their last word is its own. */
const namedBy = ({ elements }: Draft, words: string): BriefElement | undefined => {
  const last = words.split(' ').at(-1)?.toLowerCase() ?? '';
  return elements.find(({ phrase }) => phrase.toLowerCase().split(' ').at(-1) === last);
};

const WORN_OR_HELD = /^(?:wearing|holding|with)$/;

export const whoseThings: Rule = {
  name: 'a man whose hat is on a chair has no hat on and sits on no chair',
  example: {
    prompt: 'a man whose hat is on a chair',
    elements: ['man', 'hat', 'chair'],
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e3' }] },
  },
  apply(draft, prompt) {
    if (draft.language !== 'en' || draft.template) return;
    const [, owned = '', where = '', place = ''] = WHOSE.exec(prompt) ?? [];
    const [thing, host] = [namedBy(draft, owned), namedBy(draft, place)];
    const kind = KINDS.find(([told]) => told.test(where))?.[1];
    if (!thing || !host || thing === host || !kind) return;
    const owner = draft.elements[draft.elements.indexOf(thing) - 1]?.id;
    draft.unrelate(
      ({ kind: said, from, to }) =>
        from === owner && ((to === thing.id && WORN_OR_HELD.test(said)) || to === host.id),
    );
    const isThere = draft.relations.some(({ from, to }) => from === thing.id && to === host.id);
    if (!isThere) draft.relate(kind, thing.id, host.id);
  },
};
