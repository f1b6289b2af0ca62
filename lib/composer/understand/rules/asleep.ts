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
