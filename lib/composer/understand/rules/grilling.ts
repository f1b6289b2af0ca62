import { imply } from './imply';
import type { Rule } from './rule';

export const grilling: Rule = {
  name: 'who grills stands at the grill, and what is grilled is on it',
  example: {
    prompt: 'a man grilling sausages in the garden',
    elements: ['man', 'sausages', 'grill', 'spatula'],
    without: ['frying pan', 'table'],
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (verb !== 'barbecue' || !draft.isAnimate(agent)) continue;
      const told = draft.elements.find(({ concept }) => concept === 'grill')?.id;
      const grill = told ?? imply(draft, { concept: 'grill', because: 'needed to grill' });
      if (!grill) continue;
      draft.unrelate(({ from, to }) => from === agent && to === grill);
      draft.relate('towards', agent, grill);
      const isOn = (id: string) =>
        draft.relations.some(({ kind, from, to }) => kind === 'on' && from === id && to === grill);
      const isFood = draft.kindOf(patient ?? '') === 'food';
      if (patient && isFood && !isOn(patient)) draft.relate('on', patient, grill);
    }
  },
};
