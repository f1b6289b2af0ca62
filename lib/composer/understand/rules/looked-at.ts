import { escaped } from '../text/escaped';
import type { Rule } from './rule';

/** Where what somebody looks or points at is, told after it. */

const LOOKS = '(?:look|star|gaz|point|glar|peer|sniff|smil|wav|bark|hiss)(?:es|s|ing)';

export const lookedAt: Rule = {
  name: 'a mushroom on a chair that a rabbit stares at is on the chair, and the rabbit is not',
  example: {
    prompt: 'a rabbit staring at a mushroom on a chair',
    brief: {
      relations: [{ kind: 'on', from: 'e2', to: 'e3' }],
      actions: [{ verb: 'look', agent: 'e1', patient: 'e2' }],
    },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const { agent, patient = '' } of draft.actions) {
      const thing = draft.element(patient);
      if (!thing || patient === agent || draft.isAnimate(patient)) continue;
      const on = draft.relations.find(({ kind, from }) => kind === 'on' && from === agent);
      const host = draft.element(on?.to ?? '');
      const isPlaced = draft.relations.some(
        ({ kind, from }) => from === patient && /^(?:on|in|above|under)$/.test(kind),
      );
      if (!on || !host || isPlaced || draft.kindOf(host.id) === 'place') continue;
      const said = `\\b${LOOKS}(?: up| down)? at (?:an?|the|his|her|its|some) (?:[a-z-]+ ){0,2}?${escaped(thing.phrase)} on (?:an?|the|his|her|its|top of)\\b`;
      if (new RegExp(said, 'iu').test(prompt)) on.from = patient;
    }
  },
};
