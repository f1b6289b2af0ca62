import type { Draft } from '../read/draft';
import { imply } from './imply';
import type { Rule } from './rule';

/** How food is handled that lies on a grill: who turns it there grills it, and has none of it in the hands. */
const TURNED = /^(?:handle|use|turn|flip|toss-up|cook|roast|fry|hold|work|arrange|lift)$/;

const isTurnedThere = (draft: Draft, { verb, agent, patient }: Draft['actions'][number]): boolean =>
  TURNED.test(verb) &&
  draft.isAnimate(agent) &&
  draft.kindOf(patient ?? '') === 'food' &&
  draft.relations.some(
    ({ kind, from, to }) =>
      kind === 'on' && from === patient && draft.element(to)?.concept === 'grill',
  );

export const grilling: Rule = {
  name: 'who grills stands at the grill, and what is grilled is on it',
  example: {
    prompt: 'a man grilling sausages in the garden',
    elements: ['man', 'sausages', 'grill', 'spatula'],
    without: ['frying pan', 'table'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, patient } = action;
      if (isTurnedThere(draft, action)) {
        draft.unrelate(
          ({ kind, from, to }) => kind === 'holding' && from === agent && to === patient,
        );
        for (const word of draft.words) if (word.note === action.verb) word.note = 'barbecue';
        action.verb = 'barbecue';
      }
      if (action.verb !== 'barbecue' || !draft.isAnimate(agent)) continue;
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
