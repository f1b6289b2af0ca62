import type { BriefElement } from '../../brief';
import { verbFrameOf } from '../words/verb';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { imply } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';

/** Who is with whom: a companion that does nothing itself, a family of one kind, two who fight. */

/** What animals do themselves, beside whoever they are named with. */
const OWN_DEEDS =
  /^(?:eat|drink|hold|carry|chase|catch|bite|dig|take|lick|sniff|bark|sleep|lie|sit|stand|run|jump|walk|swim|fly|look|play|play-with|follow|perch|hang|climb|pull|pounce|shout)$/;

const isPeople = (draft: Draft, id: string): boolean =>
  draft.kindOf(id) === 'person' || (draft.kindOf(id) === 'fantasy' && draft.isAnimate(id));

/** Work of hands: it has a tool, or its thing is held, played or stood at. */
const isHandwork = (verb: string): boolean => {
  const frame = verbFrameOf(verb);
  return frame !== undefined && !OWN_DEEDS.test(verb) && (frame.tool ?? frame.to) !== undefined;
};

export const accompanied: Rule = {
  name: 'a witch with a cat who stirs a cauldron stirs it herself',
  example: {
    prompt: 'a witch with a black cat stirring a cauldron',
    brief: { actions: [{ verb: 'stir', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const pet = action.agent;
      if (draft.kindOf(pet) !== 'animal' || !isHandwork(action.verb)) continue;
      const owner = draft.relations.find(
        ({ kind, from, to }) => kind === 'with' && to === pet && isPeople(draft, from),
      )?.from;
      if (!owner || draft.actions.some(({ agent }) => agent === owner)) continue;
      action.agent = owner;
      for (const relation of draft.relations)
        if (relation.from === pet && relation.to !== owner) relation.from = owner;
      const animal = draft.element(pet);
      if (animal) animal.attributes = animal.attributes.filter((one) => one !== 'upright');
    }
  },
};

/** Another of a kind beside the first, who does what it does. */
function another(draft: Draft, first: BriefElement, because: string, attributes: string[]) {
  if (!first.concept) return undefined;
  const id = imply(draft, { concept: first.concept, because, attributes, another: true });
  if (id === undefined) return undefined;
  for (const { verb, agent, patient } of [...draft.actions])
    if (agent === first.id && draft.mayAct)
      draft.actions.push({ verb, agent: id, ...(patient ? { patient } : {}) });
  draft.relate('beside', id, first.id);
  const seat = draft.relations.find(({ kind, from }) => kind === 'on' && from === first.id);
  if (seat) draft.relate('on', id, seat.to);
  return id;
}

export const families: Rule = {
  name: 'a hedgehog family is two hedgehogs and their young',
  example: { prompt: 'a hedgehog family', elements: ['hedgehog', 'hedgehog'] },
  apply(draft) {
    for (const element of [...draft.elements]) {
      const { id, attributes } = element;
      const isKin = /^(?:animal|fantasy)$/.test(draft.kindOf(id) ?? '');
      if (!attributes.includes('family') || !isKin || element.count > 1) continue;
      element.attributes = attributes.filter((one) => one !== 'family');
      Object.assign(element, { count: 2, several: false });
      another(draft, element, 'the young of the family', ['young']);
    }
  },
};

const PARENT = /^(?:mother|father|parents|grandmother|grandfather)$/;
const AND_YOUNG =
  /\b(?:mother|mum|mom|mama|father|dad|papa|parent)s? and (?:baby|her baby|his baby|young|little) \p{L}+/iu;

export const parentAndYoung: Rule = {
  name: 'mother and baby elephant are two elephants',
  example: { prompt: 'mother and baby elephant', elements: ['elephant'], without: ['mother'] },
  apply(draft, prompt) {
    if (!AND_YOUNG.test(prompt)) return;
    draft.elements.forEach((parent, index) => {
      const child = draft.elements[index + 1];
      if (!PARENT.test(parent.concept ?? '') || !child?.concept) return;
      if (!/^(?:animal|fantasy)$/.test(draft.kindOf(child.id) ?? '')) return;
      const grown = child.concept.replace(/^baby-/, '');
      parent.concept = draft.lexicon.factsOf(grown) ? grown : child.concept;
      parent.phrase = `${parent.phrase} ${grown}`;
      mark(child, 'young');
      draft.relate('beside', child.id, parent.id);
    });
  },
};

const DUEL =
  /\b(?:duel(?:s|l?ing)?|sword ?fights?|face-?off|showdown|stand-?off|(?:boxing|sparring) match)\b/i;

export const duels: Rule = {
  name: 'a duel of one kind is fought by two',
  example: { prompt: 'a wizard duel', elements: ['wizard', 'wizard'] },
  apply(draft, prompt) {
    if (!DUEL.test(prompt) || draft.template?.id === 'pattern') return;
    const fighters = draft.elements.filter(({ id }) => draft.isAnimate(id));
    const [only] = fighters;
    if (!only || fighters.length > 1 || only.count > 1) return;
    const id = another(draft, only, 'a duel is fought by two', [...only.attributes]);
    if (id === undefined) return;
    for (const action of draft.actions) {
      if (action.agent === only.id && !action.patient) action.patient = id;
      if (action.agent === id && !action.patient) action.patient = only.id;
    }
    if (!draft.actions.some(({ agent }) => agent === only.id))
      draft.actions.push(
        { verb: 'fight', agent: only.id, patient: id },
        { verb: 'fight', agent: id, patient: only.id },
      );
  },
};

const HEADED =
  /\b(?:two|three|four|five|seven|many|double|multi|\d+)[ -]headed (\p{L}+)(?: (\p{L}+))?/iu;

export const headed: Rule = {
  name: 'a three headed dragon is one dragon',
  example: {
    prompt: 'a knight and a two headed dragon',
    elements: ['knight', 'dragon'],
  },
  apply(draft, prompt) {
    const [told = '', ...words] = HEADED.exec(prompt) ?? [];
    const beast = draft.elements.find(({ phrase }) =>
      words.some((word) => word && phrase.toLowerCase().endsWith(word.toLowerCase())),
    );
    if (!beast) return;
    Object.assign(beast, { count: 1, several: false });
    beast.attributes.push(/^(?:two|double|2)/i.test(told) ? 'two-headed' : 'three-headed');
  },
};

export const besideOwner: Rule = {
  name: 'a dog that sits on the sofa with its owner has its owner beside it there',
  example: {
    prompt: 'a dog sitting on a sofa with its owner',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const company of draft.relations.filter(({ kind }) => kind === 'with')) {
      const { from, to } = company;
      const seat = draft.relations.find(
        (one) =>
          one.kind === 'on' &&
          one.from === from &&
          isOfSort(draft.element(one.to)?.concept, 'shared-seat'),
      )?.to;
      const isPlaced = draft.relations.some((one) => one !== company && one.from === to);
      if (!seat || isPlaced || !draft.isAnimate(from) || !draft.isAnimate(to)) continue;
      draft.unrelate((one) => one === company);
      draft.relate('on', to, seat);
      const watching = draft.actions.find(({ agent, verb }) => agent === from && verb === 'look');
      const isBusy = draft.actions.some(({ agent }) => agent === to);
      if (watching && !isBusy) draft.actions.push({ ...watching, agent: to });
    }
  },
};
