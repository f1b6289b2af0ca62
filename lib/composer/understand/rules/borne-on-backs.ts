import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Rule } from './rule';

const CARRYING = /\b(?:carr(?:y|ies|ying)|bear(?:s|ing)|haul(?:s|ing)|lug(?:s|ging)|with)\b/i;
const ELSEWHERE = /\b(?:mouth|trunk|beak|claws|shell|tail|hooves|head|hands?|paws?)\b/i;

/** How many times as high as its load a small beast is that bears it. */
const BEARER_TIMES = 1.5;

/** Beasts that have no hands and a broad back bear their loads on it: a snail its papers, an elephant a house. */
export const borneOnBacks: Rule = {
  name: 'what a snail or an elephant carries is on its back',
  example: { prompt: 'a snail carrying a stack of books', elements: ['snail', 'stack of books'] },
  apply(draft, prompt) {
    if (!CARRYING.test(prompt) || ELSEWHERE.test(prompt)) return;
    for (const { verb, agent, patient } of [...draft.actions]) {
      const load = draft.element(patient ?? '');
      const beast = draft.element(agent);
      if (verb !== 'hold' || !load || !beast || !isOfSort(beast.concept, 'bears-on-back')) continue;
      if (beast.attributes.includes('upright') || draft.isAnimate(load.id)) continue;
      load.attributes = load.attributes.filter((one) => one !== 'in-mouth');
      draft.unrelate(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === load.id,
      );
      draft.relate('on', load.id, agent);
      const size = ({ concept = '' }: { concept?: string | undefined }) =>
        conceptOf(concept)?.heightCm ?? 0;
      // A snail is as large as what it bears, or nobody would see it.
      if (load.concept && draft.kindOf(load.id) !== 'building' && size(beast) < size(load))
        beast.measured ??= {
          concept: load.concept,
          times: load.several ? BEARER_TIMES * 2 : BEARER_TIMES,
          isHeight: true,
        };
      draft.actions.splice(
        draft.actions.findIndex((one) => one.agent === agent && one.patient === load.id),
        1,
      );
    }
  },
};
