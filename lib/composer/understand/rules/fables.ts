import type { BriefAction } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { verbFrameOf } from '../words/verb';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Animals of tales: they play, dine, row and drive as people do, with each other, and are as large as each other for it. */

const PLAYS = /^(?:use|play-with|play|pounce)$/;

export const boardGames: Rule = {
  name: 'a board is played at, by people and by animals',
  example: {
    prompt: 'a fox and a badger playing checkers',
    elements: ['fox', 'badger', 'checkers'],
    brief: {
      actions: [
        { verb: 'play-chess', agent: 'e1', patient: 'e3' },
        { verb: 'play-chess', agent: 'e2', patient: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      const board = draft.element(patient ?? '');
      if (!PLAYS.test(verb) || !board || !isOfSort(board.concept, 'board-game')) continue;
      draft.unrelate(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === board.id,
      );
      action.verb = 'play-chess';
      for (const word of draft.words) if (word.note === verb) word.note = 'play-chess';
    }
  },
};

/** Deeds of people that no tool and no table tells. */
const OF_PEOPLE =
  /^(?:sail|row-team|drive|hug|tea-party|picnic|have-party|kiss-hand|selfie|knit|sew|decorate-tree)$/;
/** Done by whoever holds what it is done with. */
const WITH_HANDS = /^(?:drink|eat)$/;
const SERVED = /^(?:food|container)$/;

/** Whoever lies in a boat does not sit up in it. */
const RESTS = /^(?:sleep|lie|float|swim)$/;

/** A basket that two have between them, snowballs that they throw at each other. */
const isDoneByTwo = (draft: Draft, told: string, thing: string): boolean =>
  (told === 'throw' || draft.element(thing)?.count === 1) &&
  !draft.isAnimate(thing) &&
  (isBetweenTwo(draft, thing) || haveBoth(draft, told, thing));

/** `two foxes holding a heart between them`: two of a kind have one thing. */
const isBetweenTwo = ({ relations, ...draft }: Draft, thing: string): boolean =>
  relations.some(
    ({ kind, from, to }) =>
      kind === 'between' &&
      to === thing &&
      draft.elements.some(({ id, count }) => id === from && count === 2),
  );

const haveBoth = (draft: Draft, told: string, thing: string): boolean =>
  new Set(
    draft.actions.flatMap(({ verb, agent, patient }) =>
      verb === told && patient === thing ? [agent] : [],
    ),
  ).size === 2;

/** Whether it is done as people do it. */
function isOfPeople(draft: Draft, { verb, patient, agent }: BriefAction): boolean {
  const thing = draft.element(patient ?? '');
  if (/^(?:hold|throw)$/.test(verb) && patient !== undefined)
    return isDoneByTwo(draft, verb, patient);
  if (verb === 'exchange') return isOfSort(thing?.concept, 'shelter');
  if (verb === 'hug')
    return patient === undefined
      ? draft.element(agent)?.count === 2
      : draft.kindOf(patient) === 'animal' && patient !== agent;
  if (WITH_HANDS.test(verb))
    return isOfSort(thing?.concept, 'drink') || isOfSort(thing?.concept, 'drinking-vessel');
  return OF_PEOPLE.test(verb);
}

/** Has an animal do it as people do, on its hind legs. */
export function standUp(draft: Draft, id: string): void {
  const element = draft.element(id);
  if (!element || draft.kindOf(id) !== 'animal' || element.attributes.includes('upright')) return;
  element.attributes.push('upright');
}

/** Bears of plush that share an umbrella are under it. */
function shareShelters(draft: Draft): void {
  for (const action of [...draft.actions]) {
    const { verb, agent, patient = '' } = action;
    if (verb !== 'exchange' || draft.isAnimate(agent)) continue;
    if (!isOfSort(draft.element(patient)?.concept, 'shelter')) continue;
    draft.actions.splice(draft.actions.indexOf(action), 1);
    draft.relate('under', agent, patient);
    for (const word of draft.words)
      if (word.note === verb) Object.assign(word, { fate: 'relation', note: 'under' });
  }
}

const fables: Rule = {
  name: 'animals that row, drive, share an umbrella or hug do it on their hind legs',
  example: {
    prompt: 'two mice sharing an umbrella',
    brief: {
      elements: [
        {
          id: 'e1',
          concept: 'mouse',
          phrase: 'two mice',
          count: 2,
          several: false,
          colors: [],
          attributes: ['upright'],
        },
        {
          id: 'e2',
          concept: 'umbrella',
          phrase: 'umbrella',
          count: 1,
          several: false,
          colors: [],
          attributes: [],
        },
      ],
    },
  },
  apply(draft) {
    shareShelters(draft);
    for (const action of draft.actions) {
      if (draft.kindOf(action.agent) !== 'animal' || !isOfPeople(draft, action)) continue;
      standUp(draft, action.agent);
      if (action.verb === 'hug') standUp(draft, action.patient ?? '');
    }
    for (const { kind, from, to } of draft.relations) {
      const { kind: hostKind, habitat } =
        draft.lexicon.factsOf(draft.element(to)?.concept ?? '') ?? {};
      const isAfloat = kind === 'in' && hostKind === 'vehicle' && habitat === 'water';
      const isAtRest = draft.actions.some(({ agent, verb }) => agent === from && RESTS.test(verb));
      if (isAfloat && !isAtRest) standUp(draft, from);
    }
  },
};

/** Done sitting at something, with whoever it is done with. */
const isAtTable = ({ verb, patient }: BriefAction, draft: Draft) =>
  verb === 'play-chess' ||
  verb === 'tea-party' ||
  (/^(?:eat|drink)$/.test(verb) &&
    (patient === undefined || SERVED.test(draft.kindOf(patient) ?? '')));

const tableCompany: Rule = {
  name: 'who is said to be with who plays or dines does so too',
  example: {
    prompt: 'a badger playing chess with an owl',
    brief: {
      actions: [
        { verb: 'play-chess', agent: 'e1', patient: 'e3' },
        { verb: 'play-chess', agent: 'e2', patient: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      if (!isAtTable(action, draft) || draft.kindOf(action.agent) !== 'animal') continue;
      for (const relation of [...draft.relations]) {
        const { kind, from, to } = relation;
        const isCompany = kind === 'with' && from === action.agent && draft.isAnimate(to);
        const acts = draft.actions.some(({ agent }) => agent === to);
        if (!isCompany || acts || !draft.mayAct) continue;
        draft.actions.push({ ...action, agent: to });
        draft.relations.splice(draft.relations.indexOf(relation), 1);
        for (const shared of draft.relations.filter(
          (one) => one.from === action.agent && /^(?:on|at|in|holding)$/.test(one.kind),
        ))
          draft.relate(shared.kind, to, shared.to);
        if (draft.element(action.agent)?.attributes.includes('upright')) standUp(draft, to);
      }
    }
  },
};

const makeshiftTables: Rule = {
  name: 'who plays or dines on a stump, a mushroom or a crate sits at it, with the board on it',
  example: {
    prompt: 'two foxes playing chess on a tree stump',
    brief: {
      relations: [{ kind: 'at', from: 'e1', to: 'e2' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { agent, verb } = action;
      const isSatAt = verbFrameOf(verb)?.to === 'table' || isAtTable(action, draft);
      // A kettle that boils on a rock stays on it.
      if (!isSatAt || !draft.isAnimate(agent)) continue;
      for (const relation of draft.relations) {
        const host = draft.element(relation.to);
        if (relation.kind !== 'on' || !isOfSort(host?.concept, 'makeshift-table')) continue;
        if (relation.from !== agent) continue;
        relation.kind = 'at';
        standUp(draft, agent);
      }
    }
  },
};

/** What animals of tales do, once it is known who does what: in their order. */
export const FABLES: readonly Rule[] = [fables, tableCompany, makeshiftTables];
