import { POURED } from '../../concepts/running';
import { rename } from './doings';
import { IN_JUG } from './merging';
import type { Rule } from './rule';

const LIFTED = /^(?:lift|hold|carry|raise|throw)$/;

const overhead: Rule = {
  name: 'what is lifted over the head is there, and not beside who lifts it',
  example: {
    prompt: 'a strongman lifting a boulder over his head',
    brief: { actions: [{ verb: 'hold-overhead', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    const held = draft.actions.find(
      ({ verb, patient }) => verb === 'hold-overhead' && patient === undefined,
    );
    const lift = draft.actions.find(
      ({ verb, agent, patient }) =>
        LIFTED.test(verb) && agent === held?.agent && patient !== undefined,
    );
    if (!held || !lift?.patient || draft.isAnimate(lift.patient)) return;
    const { patient } = lift;
    rename(draft, lift, 'hold-overhead');
    draft.actions.splice(draft.actions.indexOf(held), 1);
    draft.unrelate(({ kind, from, to }) => kind !== 'in' && from === lift.agent && to === patient);
  },
};

const cracked: Rule = {
  name: 'an egg that is cracked into a bowl is in the hands over it',
  example: {
    prompt: 'a boy cracking an egg into a bowl',
    elements: ['boy', 'bowl'],
    brief: { actions: [{ verb: 'crack-egg', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'crack-egg' || action.patient !== undefined) continue;
      const into = draft.relations.find(
        ({ kind, from }) => /^(?:in|on|above)$/.test(kind) && from === action.agent,
      );
      if (!into || draft.isAnimate(into.to)) continue;
      action.patient = into.to;
      draft.unrelate((one) => one === into);
    }
  },
};

export const tintedJugs: Rule = {
  name: 'a jug that nobody named has the colour of what is poured from it',
  example: { prompt: 'a girl pouring milk over cereal', elements: ['girl', 'cereal', 'jug'] },
  apply(draft) {
    const { instrument, agent } = draft.actions.find(({ verb }) => verb === 'pour') ?? {};
    const jug = draft.element(instrument ?? agent ?? '');
    const drink = draft.words.find(({ note }) => note === IN_JUG)?.word ?? '';
    const color = POURED[drink.toLowerCase().split(' ').at(-1) ?? ''];
    const isPlain = jug?.because !== undefined || jug?.concept === 'jug';
    if (jug && isPlain && color && jug.colors.length === 0) jug.colors.push(color);
  },
};

export const LIFTING_RULES: readonly Rule[] = [overhead, cracked];
