import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const SWEETS =
  /marshmallow|sausages?|s'mores|hot ?dogs?|würst|stockbrot|guimauve|malvavisco|зефир/i;

const SWEET = /marshmallow|s'mores|guimauve|malvavisco|зефир/i;

export const campfires: Rule = {
  name: 'at a campfire things are roasted on sticks, and nobody has a pan',
  example: {
    prompt: 'friends roasting marshmallows at a campfire',
    elements: ['campfire', 'friend', 'roasting stick'],
    without: ['frying pan', 'table'],
  },
  apply(draft, prompt) {
    const fire = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'open-fire'));
    if (!fire || !SWEETS.test(prompt)) return;
    for (const action of draft.actions) {
      if (action.verb !== 'cook') continue;
      const { instrument, patient } = action;
      const sweet = draft.element(patient ?? '')?.phrase ?? '';
      const roasted = SWEETS.test(sweet);
      const isSweet = SWEET.test(sweet);
      const concept = isSweet ? 'roasting stick' : 'twig';
      const stick = imply(draft, { concept, because: 'to roast on' });
      const held = draft.element(stick ?? '');
      if (held && isSweet) held.shows = [sweet];
      action.verb = 'hold';
      if (stick) action.patient = stick;
      delete action.instrument;
      remove(draft, (id) => id === instrument || (roasted && id === patient));
      for (const word of draft.words)
        if (word.note === 'cook' || word.note === patient) word.note = stick ?? 'hold';
      draft.relations.push(
        { kind: 'beside', from: action.agent, to: fire.id },
        { kind: 'towards', from: action.agent, to: fire.id },
      );
    }
  },
};
