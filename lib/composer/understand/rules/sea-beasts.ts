import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

/** What beasts of the sea do to ships: their arms are up on all sides of it. */
const ATTACKS = /^(?:fight|take|hold|hug|pack|break|pull|handle|lift|crush|chase|touch)$/;

export const wrecking: Rule = {
  name: 'a ship that a kraken attacks is among its arms',
  example: {
    prompt: 'a kraken attacking a pirate ship',
    brief: { relations: [{ kind: 'in-front-of', from: 'e2', to: 'e1' }], actions: [] },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient = '' } = action;
      const ship = draft.lexicon.factsOf(draft.element(patient)?.concept ?? '');
      const isShip = ship?.kind === 'vehicle' && ship.habitat === 'water';
      if (!ATTACKS.test(verb) || !isShip) continue;
      if (!isOfSort(draft.element(agent)?.concept, 'ship-wrecking')) continue;
      draft.actions.splice(draft.actions.indexOf(action), 1);
      for (const word of draft.words)
        if (word.note === verb)
          Object.assign(word, { fate: 'ignored', note: 'its arms are about it' });
      draft.unrelate(({ from, to }) => [from, to].every((id) => id === agent || id === patient));
      draft.relate('in-front-of', patient, agent);
    }
  },
};
