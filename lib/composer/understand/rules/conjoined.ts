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
