import type { BriefAction } from '../../brief';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const FED = /^(?:eat|drink|smell)$/;

const isBeast = (draft: Draft, id: string) =>
  /^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '') &&
  !isOfSort(draft.element(id)?.concept, 'handed') &&
  !draft.element(id)?.attributes.includes('upright') &&
  !draft.relations.some(({ kind, from }) => from === id && kind === 'wearing');

/** What it eats from, as far as that is told. */
function dishOf(draft: Draft, { agent, patient }: BriefAction): string | undefined {
  return draft.relations.find(
    ({ from, to, kind }) =>
      (from === agent || from === patient) &&
      /^(?:at|in|out-of|on|with)$/.test(kind) &&
      isOfSort(draft.element(to)?.concept, 'feeding-dish'),
  )?.to;
}

/** Food in its dish, before the animal, and in nobody's hands. */
function serve(draft: Draft, action: BriefAction, dish: string | undefined): void {
  const { agent, patient } = action;
  draft.unrelate(
    ({ from, to }) => (from === agent || from === patient) && (to === patient || to === dish),
  );
  if (dish && patient) draft.relate('full-of', dish, patient);
}

export const feeding: Rule = {
  name: 'an animal that eats or drinks has its head at its food, and no cup',
  example: { prompt: 'a deer drinking from a stream', elements: ['deer'], without: ['mug'] },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient, instrument } = action;
      if (!FED.test(verb) || instrument !== undefined || !isBeast(draft, agent)) continue;
      const dish = dishOf(draft, action);
      const isGrazed =
        verb === 'smell' || !patient || isOfSort(draft.element(patient)?.concept, 'fodder');
      if (!isGrazed && !dish) continue;
      serve(draft, action, dish);
      action.verb = 'graze';
      const taken = dish ?? patient;
      if (taken) action.patient = taken;
      for (const word of draft.words) if (word.note === verb) word.note = 'graze';
    }
  },
};

const CARRIED = /^(?:take|hold)$/;
/** So small that a dog has it in its mouth. */
const MOUTHFUL = /^(?:toy|food|tool|plant|clothing|animal|symbol|container|nature)$/;
const CATCHING = /\bcatch|\bfäng|\battrap|\batrapa|\bafferra|\bpegando|ловит/iu;

export const fetched: Rule = {
  name: 'a dog catches and carries with its mouth',
  example: { prompt: 'a dog catching a frisbee', elements: ['dog', 'frisbee'] },
  apply(draft, prompt) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient } = action;
      const thing = draft.element(patient ?? '');
      if (!CARRIED.test(verb) || !thing || !isBeast(draft, agent)) continue;
      if (!MOUTHFUL.test(draft.kindOf(thing.id) ?? '') || thing.attributes.includes('in-mouth'))
        continue;
      if (verb === 'hold' && isOfSort(thing.concept, 'carried-upright')) continue;
      if (!draft.relations.some(({ kind, to }) => kind === 'holding' && to === thing.id))
        draft.relate('holding', agent, thing.id);
      thing.attributes.push('in-mouth');
      if (CATCHING.test(prompt)) draft.actions.push({ verb: 'jump', agent });
    }
  },
};
