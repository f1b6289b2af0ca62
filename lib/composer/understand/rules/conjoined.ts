import type { Draft } from '../read/draft';
import type { Rule } from './rule';

const LIVING = new Set(['person', 'animal', 'fantasy']);
const AT = new Set(['at', 'on', 'in', 'beside', 'near']);

/** Who follows an "and" with a place of its own: what it was joined to keeps what was said before. */
export const conjoined: Rule = {
  name: 'a barista behind the counter and customers at tables are in two places',
  example: {
    prompt: 'a barista behind the counter and customers at tables',
    elements: ['barista', 'counter', 'customer', 'table'],
  },
  apply(draft: Draft) {
    const isLiving = (id: string) => LIVING.has(draft.kindOf(id) ?? '');
    const { relations } = draft;
    for (const before of [...relations]) {
      if (isLiving(before.to)) continue;
      const joined = relations.find(
        ({ kind, from, to }) =>
          kind === before.kind && from === before.from && to !== before.to && isLiving(to),
      );
      const own = relations.find(({ kind, from }) => from === joined?.to && AT.has(kind));
      const shared = relations.find(
        ({ kind, from, to }) => from === before.to && to === own?.to && AT.has(kind),
      );
      if (!joined || !own || !shared) continue;
      for (const wrong of [joined, shared]) relations.splice(relations.indexOf(wrong), 1);
    }
  },
};

/** What things are in, on or under, of which a second one that is small is another thing of the list. */
const BORNE = /^(?:on|in|under)$/;
const HOLDS = /^(?:with|full-of)$/;
const SMALL = new Set(['container', 'food', 'tool', 'toy', 'clothing', 'device', 'instrument']);

/** A small thing that is listed after furniture bears nothing of what is on that, and shares nothing of its own with it. */
export const listedAfterFurniture: Rule = {
  name: 'a cat on a sofa and a bowl of apples on the rug are two things in two places',
  example: {
    prompt: 'a cat on a sofa and a bowl of apples on the rug',
    elements: ['cat', 'sofa', 'bowl', 'apple', 'rug'],
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'full-of', from: 'e3', to: 'e4' },
        { kind: 'on', from: 'e3', to: 'e5' },
      ],
    },
  },
  apply(draft: Draft) {
    const { relations } = draft;
    for (const [at, { id: host }] of draft.elements.entries()) {
      if (draft.kindOf(host) !== 'furniture') continue;
      const listed = draft.elements
        .slice(at + 1)
        .flatMap(({ id }) => (SMALL.has(draft.kindOf(id) ?? '') ? [id] : []));
      const borne = relations.filter(({ kind, to }) => BORNE.test(kind) && to === host);
      const joined = relations.filter(
        ({ kind, from, to }) =>
          listed.includes(to) && borne.some((one) => one.kind === kind && one.from === from),
      );
      const isOwn = (one: (typeof relations)[number]) =>
        relations.some(
          ({ kind, from, to }) =>
            listed.includes(from) &&
            to === one.to &&
            (HOLDS.test(one.kind) ? kind === 'full-of' : BORNE.test(kind)),
        );
      const shared = relations.filter((one) => one.from === host && isOwn(one));
      const isToldBefore = (id: string) => relations.some(({ to }) => to === id);
      const wrong = isToldBefore(host) ? [...joined, ...shared] : joined;
      draft.unrelate((one) => wrong.includes(one));
    }
  },
};
