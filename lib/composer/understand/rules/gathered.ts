import { remove } from './imply';
import type { Rule } from './rule';

export const gathered: Rule = {
  name: 'flowers of one kind in a bouquet are one bouquet of them',
  example: {
    prompt: 'a bouquet of white peonies',
    elements: ['peony-bouquet'],
    without: ['peony'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const isAnyFlower = element.concept === 'flower';
      const bouquet = isAnyFlower ? 'bouquet' : `${element.concept ?? ''}-bouquet`;
      if (!element.attributes.includes('bouquet') || !draft.lexicon.factsOf(bouquet)) continue;
      element.concept = bouquet;
      element.count = 1;
      element.several = false;
    }
  },
};

/** What bread comes out of, and no crop. */
const INDOORS = /^(?:furniture|device)$/;
const GROUND = /^(?:ground|soil|earth|dirt|garden bed|bed|field)$/i;

export const uprooted: Rule = {
  name: 'who pulls a carrot out of the ground gathers it in the field, and no table stands there',
  example: {
    prompt: 'a rabbit pulling a carrot out of the ground',
    elements: ['rabbit', 'carrot'],
    without: ['floor'],
    brief: { actions: [{ verb: 'harvest', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, patient = '' } = action;
      const isCrop = /^(?:food|plant)$/.test(draft.kindOf(patient) ?? '');
      if (verb !== 'pull' || !isCrop || action.instrument !== undefined) continue;
      const from = draft.relations.find((one) => one.kind === 'out-of' && one.from === patient)?.to;
      if (from !== undefined && INDOORS.test(draft.kindOf(from) ?? '')) continue;
      action.verb = 'harvest';
      for (const word of draft.words) if (word.note === 'pull') word.note = 'harvest';
      if (from !== undefined && GROUND.test(draft.element(from)?.phrase ?? ''))
        remove(draft, (id) => id === from);
    }
  },
};
