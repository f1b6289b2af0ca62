import type { Rule } from './rule';

/** Animals that hold cups in stories, and drink from streams everywhere else. */
const isAnimal = (kind: string | undefined) => kind === 'animal' || kind === 'fantasy';

/** Who has a body of a person drinks from a cup whatever they are. */
const UPRIGHT =
  /^(?:mermaid|wizard|witch|fairy|elf|dwarf|giant|robot|vampire|zombie|genie|angel|monkey|bear|panda)/;

export const watering: Rule = {
  name: 'an animal that drinks has its head at the water, and no cup',
  example: { prompt: 'a deer drinking from a stream', elements: ['deer'], without: ['mug'] },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient, instrument } = action;
      const concept = draft.element(agent)?.concept ?? '';
      if (verb !== 'drink' || patient !== undefined || instrument !== undefined) continue;
      if (isAnimal(draft.kindOf(agent)) && !UPRIGHT.test(concept)) action.verb = 'graze';
    }
  },
};
