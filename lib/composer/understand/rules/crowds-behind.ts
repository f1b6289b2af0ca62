import { isLivingKind } from '../../concepts/concept';
import type { Rule } from './rule';

/** A crowd is behind the one it is there for, whom it would hide. */

const CROWD =
  /^(?:(?:a|the) )?(?:[a-z]+ ){0,2}?(?:crowds?|audience|spectators|fans|onlookers|supporters|bystanders)$/i;
const CHEERS = /^(?:cheer|applaud|clap|look|wave|laugh)$/;

export const crowdsBehind: Rule = {
  name: 'a crowd that cheers is behind who is told first',
  example: {
    prompt: 'a runner crossing a finish line, a crowd cheering',
    brief: { relations: [{ kind: 'behind', from: 'e3', to: 'e1' }] },
  },
  apply(draft) {
    const [first] = draft.elements;
    if (!first || first.count > 1 || !isLivingKind(draft.kindOf(first.id))) return;
    for (const { id, phrase } of draft.elements.slice(1)) {
      const isBound = draft.relations.some(
        ({ from, to }) => (from === id && to === first.id) || (from === first.id && to === id),
      );
      const cheers = draft.actions.some(
        ({ agent, verb, patient }) => agent === id && CHEERS.test(verb) && patient !== first.id,
      );
      if (CROWD.test(phrase) && cheers && !isBound) draft.relate('behind', id, first.id);
    }
  },
};
