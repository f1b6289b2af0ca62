import { isOfSort } from '../../concepts/sorts';
import { grownInBeds } from './grown-in-beds';
import { OPEN_AIR } from './open-air';
import { mark } from './mark';
import type { Rule } from './rule';
import { narrowWays, wavesRidden, waysGone } from './ways-gone';
import { WORKED_GROUND } from './worked-ground';

/** What hands do at what lies about, and to what is washed. */

const WASHING = /\b(?:wash|bath|shampoo|soap|scrub|lather)/i;
const WASHED_KINDS = /^(?:animal|vehicle)$/;

const soaped: Rule = {
  name: 'who is washed is soapy',
  example: {
    prompt: 'a girl washing a dog',
    brief: { actions: [{ verb: 'clean', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    const isWashed = draft.words.some(
      ({ word, fate, note }) => fate === 'action' && note === 'clean' && WASHING.test(word),
    );
    for (const { verb, agent, patient } of isWashed ? draft.actions : []) {
      const washed = draft.element(patient ?? '');
      if (verb !== 'clean' || !washed || washed.id === agent || !draft.isAnimate(agent)) continue;
      const isSoapy = WASHED_KINDS.test(draft.kindOf(washed.id) ?? '');
      if (isSoapy) mark(washed, 'soapy');
    }
  },
};

const PICKED_UP = /\b(?:pick|collect|gather|clean|clear)(?:s|ing|ed)?(?: up)?\b/i;

const pickedUp: Rule = {
  name: 'who picks up litter goes down to it where it lies',
  example: {
    prompt: 'a boy picking up litter',
    brief: { actions: [{ verb: 'gather-up', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!PICKED_UP.test(prompt)) return;
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      if (!/^(?:take|clean|search|collect)$/.test(verb)) continue;
      if (!isOfSort(draft.element(patient)?.concept, 'lies-about')) continue;
      for (const word of draft.words) if (word.note === verb) word.note = 'gather-up';
      action.verb = 'gather-up';
      draft.unrelate(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === patient,
      );
    }
  },
};

/** What is worked on, and where: in their order. */
export const WORKED_ON: readonly Rule[] = [
  waysGone,
  narrowWays,
  wavesRidden,
  grownInBeds,
  soaped,
  pickedUp,
  ...WORKED_GROUND,
  ...OPEN_AIR,
];
