import { imply } from './imply';
import type { Rule } from './rule';

const BREATHING =
  /\b(?:breath(?:es?|ing)|spit(?:s|ting)?|spew(?:s|ing)?|blow(?:s|ing)|belch(?:es|ing)) (?:\p{L}+ )?(?:fire|flames?)\b|\bfire[ -]breathing\b/iu;
const AT = /^(?:on|at|in|towards|holding)$/;
const FIRE = /^(?:fire|flame|campfire)$/;

export const breaths: Rule = {
  name: 'the fire that a dragon breathes comes out of its mouth',
  example: {
    prompt: 'a dragon breathing fire at a castle',
    elements: ['dragon', 'fire-breath', 'castle'],
    brief: { relations: [{ kind: 'holding', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!BREATHING.test(prompt)) return;
    const beast = draft.elements.find(
      ({ id }) => /^(?:fantasy|animal)$/.test(draft.kindOf(id) ?? '') && draft.isAnimate(id),
    );
    if (!beast || beast.count > 1) return;
    const told = draft.elements.find(({ concept }) => FIRE.test(concept ?? ''));
    const concept = draft.lexicon.conceptNamed('fire breath');
    if (told) Object.assign(told, { concept, count: 1, several: false });
    const id = told?.id ?? imply(draft, { concept, because: 'what it breathes' });
    if (id === undefined) return;
    draft.unrelate(({ from, to }) => from === id || to === id);
    // Breathed at somebody, whom nobody stands on.
    draft.unrelate(
      ({ kind, from, to }) => from === beast.id && AT.test(kind) && draft.isAnimate(to),
    );
    const breathed = draft.actions.findIndex(
      ({ agent, verb, patient }) => patient === id || (agent === beast.id && verb === 'blow-verb'),
    );
    if (breathed >= 0) draft.actions.splice(breathed, 1);
    draft.element(id)?.attributes.push('in-mouth');
    draft.relate('holding', beast.id, id);
  },
};
