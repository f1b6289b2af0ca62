import { imply } from './imply';
import type { Rule } from './rule';

const TALL_GRASS =
  /\b(?:in|through|among|amid|amongst|inside|into)(?: the| some)? (?:tall|high|long|deep|thick) (?:\p{L}+ )?grass(?:es)?\b/iu;

export const bentByWind: Rule = {
  name: 'a tree that bends in the wind is bent, and does nothing',
  example: { prompt: 'a small tree bending in a storm', elements: ['small tree'] },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const plant = draft.element(action.agent);
      if (action.verb !== 'bend' || !plant || draft.kindOf(plant.id) !== 'plant') continue;
      plant.attributes.push('bent');
      draft.actions.splice(draft.actions.indexOf(action), 1);
      for (const word of draft.words) {
        if (word.fate !== 'action' || word.note !== 'bend') continue;
        word.fate = 'attribute';
        word.note = 'bent';
      }
    }
  },
};

/** Grass that hides somebody is about them, and no meadow under their feet. */
export const inGrowth: Rule = {
  name: 'who is in tall grass has it about them',
  example: {
    prompt: 'a tiger hiding in tall grass',
    elements: ['tiger', 'grass'],
    brief: { relations: [{ kind: 'in', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    const told = TALL_GRASS.exec(prompt)?.[0];
    const who = draft.elements.find(({ id }) => draft.isAnimate(id));
    if (told === undefined || !who || draft.template) return;
    const named = draft.elements.find(({ concept }) => concept === 'grass');
    const id = named?.id ?? imply(draft, { concept: 'grass', because: told });
    if (id === undefined) return;
    draft.unrelate(({ from, to }) => from === id || to === id);
    draft.relate('in', who.id, id);
  },
};
