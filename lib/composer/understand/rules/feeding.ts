import type { BriefAction, BriefElement, BriefRelation } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { standUp } from './fables';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const FED = /^(?:eat|drink|smell|graze)$/;

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

/** Leaves on their tree, or the tree itself: who eats of it has the head among its leaves. */
function browsedBy(draft: Draft, { agent, patient }: BriefAction): string | undefined {
  const isOf = (id: string | undefined) => isOfSort(draft.element(id ?? '')?.concept, 'browsed');
  const isAte =
    patient === undefined || /^(?:leaf|branch)$/.test(draft.element(patient)?.concept ?? '');
  if (isOf(patient)) return patient;
  const grown = (from: string | undefined) =>
    draft.relations.find((one) => one.from === from && from !== undefined && isOf(one.to))?.to;
  return isAte ? (grown(patient) ?? grown(agent)) : undefined;
}

/** The fodder that somebody is said to eat at or from. */
const eatenAt = (draft: Draft, { agent, patient }: BriefAction) =>
  patient === undefined
    ? draft.relations.find(
        ({ from, to, kind }) =>
          from === agent &&
          /^(?:at|on|out-of|in)$/.test(kind) &&
          isOfSort(draft.element(to)?.concept, 'fodder'),
      )?.to
    : undefined;

/** At the tree whose leaves are eaten, with none beside it. */
function browse(draft: Draft, action: BriefAction, tree: string): void {
  const { agent, patient, verb } = action;
  draft.unrelate(({ from, to }) => from === agent && (to === tree || to === patient));
  action.verb = 'browse';
  action.patient = tree;
  if (patient !== undefined && patient !== tree) remove(draft, (id) => id === patient);
  for (const word of draft.words)
    if (word.note === verb) word.note = 'browse';
    else if (word.note === patient) word.note = tree;
}

/** Food that an animal eats is what a dog or a cat has in its bowl, and for others what they find. */
function giveFodder(draft: Draft, action: BriefAction): void {
  const food = draft.element(action.patient ?? '');
  if (!food || !isOfSort(food.concept, 'any-meal')) return;
  if (isOfSort(draft.element(action.agent)?.concept, 'fed-from-bowls')) {
    food.concept = draft.lexicon.conceptNamed('kibble');
    return;
  }
  const { phrase } = food;
  delete action.patient;
  remove(draft, (id) => id === food.id);
  draft.fate(phrase, 'attribute', 'what it eats');
}

/** A ghost at table with a witch has what she has. */
function dinesInCompany(draft: Draft, agent: string): boolean {
  const isAt = ({ kind, to }: BriefRelation) =>
    kind === 'at' && isOfSort(draft.element(to)?.concept, 'dining-table');
  const table = draft.relations.find((one) => one.from === agent && isAt(one))?.to;
  return draft.relations.some((one) => isAt(one) && one.to === table && one.from !== agent);
}

export const feeding: Rule = {
  name: 'an animal that eats or drinks has its head at its food, and no cup',
  example: { prompt: 'a deer drinking from a stream', elements: ['deer'], without: ['mug'] },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, instrument } = action;
      if (!FED.test(verb) || instrument !== undefined || !isBeast(draft, agent)) continue;
      if (dinesInCompany(draft, agent)) continue;
      giveFodder(draft, action);
      const tree = verb === 'smell' ? undefined : browsedBy(draft, action);
      if (tree !== undefined) {
        browse(draft, action, tree);
        continue;
      }
      const fodder = eatenAt(draft, action);
      if (fodder !== undefined) {
        action.patient = fodder;
        draft.unrelate(({ from, to }) => from === agent && to === fodder);
      }
      const dish = dishOf(draft, action);
      const isGrazed =
        verb === 'smell' ||
        !action.patient ||
        (conceptOf(draft.element(agent)?.concept ?? '')?.part === 'bird' &&
          draft.kindOf(action.patient) === 'food') ||
        isOfSort(draft.element(action.patient)?.concept, 'fodder');
      if (!isGrazed && !dish) continue;
      serve(draft, action, dish);
      action.verb = 'graze';
      const taken = dish ?? action.patient;
      if (taken) action.patient = taken;
      for (const word of draft.words) if (word.note === verb) word.note = 'graze';
    }
  },
};

const CARRIED = /^(?:take|hold)$/;
/** So small that a dog has it in its mouth. */
const MOUTHFUL = /^(?:toy|food|tool|plant|clothing|animal|symbol|container|nature)$/;
const CATCHING = /\bcatch|\bfäng|\battrap|\batrapa|\bafferra|\bpegando|ловит/iu;

/** A tray or a cake that is borne, and not one that is stolen. */
const BORNE = /\b(?:carry|carri|bring|serv|deliver|offer|hold|balanc)/iu;
const isCarriedLevel = (thing: BriefElement, prompt: string): boolean =>
  isOfSort(thing.concept, 'borne-in-both-hands') &&
  BORNE.test(prompt) &&
  !/\bmouth\b/iu.test(prompt);

export const fetched: Rule = {
  name: 'a dog catches and carries with its mouth, and a swan holds in its beak whatever it has',
  example: { prompt: 'a dog catching a frisbee', elements: ['dog', 'frisbee'] },
  apply(draft, prompt) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient } = action;
      const thing = draft.element(patient ?? '');
      const isTold =
        CARRIED.test(verb) ||
        (verb === 'give' && isOfSort(draft.element(agent)?.concept, 'holds-in-beak'));
      if (!isTold || !thing || !isBeast(draft, agent)) continue;
      const hasBeak = isOfSort(draft.element(agent)?.concept, 'holds-in-beak');
      if (isCarriedLevel(thing, prompt)) {
        thing.attributes = thing.attributes.filter((one) => one !== 'in-mouth');
        standUp(draft, agent);
        continue;
      }
      if (thing.attributes.includes('in-mouth')) continue;
      if (!hasBeak && !MOUTHFUL.test(draft.kindOf(thing.id) ?? '')) continue;
      if (!hasBeak && verb === 'hold' && isOfSort(thing.concept, 'carried-upright')) continue;
      if (!draft.relations.some(({ kind, to }) => kind === 'holding' && to === thing.id))
        draft.relate('holding', agent, thing.id);
      thing.attributes.push('in-mouth');
      if (CATCHING.test(prompt)) draft.actions.push({ verb: 'jump', agent });
    }
  },
};
