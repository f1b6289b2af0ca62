import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const SWEETS =
  /marshmallow|sausages?|s'mores|hot ?dogs?|würst|stockbrot|guimauve|malvavisco|зефир/i;

export const campfires: Rule = {
  name: 'at a campfire things are roasted on sticks, and nobody has a pan',
  example: {
    prompt: 'friends roasting marshmallows at a campfire',
    elements: ['campfire', 'friend', 'twig'],
    without: ['frying pan', 'table'],
  },
  apply(draft, prompt) {
    const fire = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'open-fire'));
    if (!fire || !SWEETS.test(prompt)) return;
    for (const action of draft.actions) {
      if (action.verb !== 'cook') continue;
      const stick = imply(draft, { concept: 'twig', because: 'to roast on' });
      const { instrument, patient } = action;
      const roasted = patient !== undefined && SWEETS.test(draft.element(patient)?.phrase ?? '');
      action.verb = 'hold';
      if (stick) action.patient = stick;
      delete action.instrument;
      remove(draft, (id) => id === instrument || (roasted && id === patient));
      for (const word of draft.words)
        if (word.note === 'cook' || word.note === patient) word.note = stick ?? 'hold';
      draft.relations.push({ kind: 'beside', from: action.agent, to: fire.id });
    }
  },
};
