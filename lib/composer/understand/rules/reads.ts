import type { Rule } from './rule';

/** `on a forest path reading a map`: after a place the verb is taken for a word about what is read. */
const READING = /\b(?:reading|studying|consulting) (?:a|an|the|his|her|their)\b/i;
const READ = /^(?:map|newspaper|letter|book|magazine|ticket|receipt|menu|recipe|scroll|document)$/;

export const reads: Rule = {
  name: 'who stands on a path reading a map reads it',
  example: {
    prompt: 'a man standing at a fork in a forest path reading a map',
    elements: ['man', 'map'],
    brief: {
      actions: [
        { verb: 'stand', agent: 'e1' },
        { verb: 'read', agent: 'e1', patient: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!READING.test(prompt) || draft.actions.some(({ verb }) => verb === 'read')) return;
    const thing = draft.elements.find(({ concept }) => READ.test(concept ?? ''));
    const isTaken =
      thing === undefined ||
      draft.actions.some(({ patient }) => patient === thing.id) ||
      draft.relations.some(({ from, to }) => from === thing.id || to === thing.id);
    const reader = draft.elements.find(({ id }) => draft.kindOf(id) === 'person');
    if (isTaken || !reader || !draft.mayAct) return;
    draft.actions.push({ verb: 'read', agent: reader.id, patient: thing.id });
    thing.attributes = thing.attributes.filter((one) => one !== 'read');
    for (const word of draft.words)
      if (word.note === 'read' && word.fate === 'attribute') word.fate = 'action';
  },
};
