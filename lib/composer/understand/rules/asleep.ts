import type { Rule } from './rule';

const ASLEEP = /\b(?:fast |sound |half )?asleep\b/i;
const SLEEPING = 'sleeping';

export const asleep: Rule = {
  name: 'asleep is who lives, and not the gold that is named before it',
  example: {
    prompt: 'a dragon curled around a pile of gold asleep',
    brief: { actions: [{ verb: 'sleep', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!ASLEEP.test(prompt)) return;
    const living = draft.elements.filter(({ id }) => draft.isAnimate(id));
    const [sleeper, ...others] = living;
    const thing = draft.elements.find(
      ({ id, attributes }) => attributes.includes(SLEEPING) && !draft.isAnimate(id),
    );
    if (!sleeper || others.length > 0 || !thing) return;
    thing.attributes = thing.attributes.filter((one) => one !== SLEEPING);
    draft.actions.splice(
      0,
      draft.actions.length,
      ...draft.actions.filter(({ agent, verb }) => agent !== sleeper.id || verb !== 'curl'),
    );
    draft.actions.push({ verb: 'sleep', agent: sleeper.id });
    for (const word of draft.words)
      if (word.note === SLEEPING && ASLEEP.test(word.word))
        Object.assign(word, { fate: 'action', note: 'sleep' });
  },
};

const IN_ARMS =
  /\b(?:hold|hug|clutch|cuddl|cradl|grip|hand|arms?|paws?|read|phone|book|teddy|doll|toy|pillow|blanket|bottle)/iu;

export const besideSleepers: Rule = {
  name: 'what is told with who sleeps lies beside them, and in no hand',
  example: {
    prompt: 'a fox asleep under a tree with presents',
    brief: {
      relations: [
        { kind: 'under', from: 'e1', to: 'e2' },
        { kind: 'beside', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft, prompt) {
    if (IN_ARMS.test(prompt)) return;
    const sleeps = (id: string) =>
      draft.element(id)?.attributes.includes(SLEEPING) === true ||
      draft.actions.some(({ agent, verb }) => agent === id && verb === 'sleep');
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind === 'holding' && sleeps(from))
        Object.assign(relation, { kind: 'beside', from: to, to: from });
    }
  },
};
