import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { FABLES, standUp } from './fables';
import { imply } from './imply';
import type { Rule } from './rule';

const isUnder = (draft: Draft, who: string): boolean =>
  draft.relations.some(
    ({ kind, from, to }) =>
      kind === 'under' && from === who && isOfSort(draft.element(to)?.concept, 'makeshift-table'),
  );

/** Who eats and drinks in company: several at one table, or about one cloth. */

/** Those who do it, with how many they are together. */
function companyOf(draft: Draft, isIt: (verb: string) => boolean) {
  const ids = [
    ...new Set(draft.actions.flatMap(({ verb, agent }) => (isIt(verb) ? [agent] : []))),
  ].filter((id) => draft.isAnimate(id));
  return { ids, count: ids.reduce((sum, id) => sum + (draft.element(id)?.count ?? 1), 0) };
}

const seatOf = (draft: Draft, id: string) =>
  draft.relations.find(({ kind, from, to }) => {
    const isOn = /^(?:at|on|in|around)$/.test(kind) && from === id;
    return isOn && draft.kindOf(to) === 'furniture';
  })?.to;

/** Of a tea party, beside the cup in every hand. */
const TEA_THINGS = ['teapot', 'cake', 'cupcake'] as const;

const teaParties: Rule = {
  name: 'who has a tea party sits at a table with a pot and cake on it',
  example: {
    prompt: 'a lion and a rabbit having a tea party',
    elements: ['lion', 'rabbit', 'table', 'teapot', 'cake'],
  },
  apply(draft) {
    const { ids, count } = companyOf(draft, (verb) => verb === 'tea-party');
    // Under a mushroom there is room for a cup in the hand alone.
    if (draft.template || count < 2 || ids.some((id) => isUnder(draft, id))) return;
    const told = draft.elements.find(
      ({ concept }) => isOfSort(concept, 'dining-table') || isOfSort(concept, 'makeshift-table'),
    )?.id;
    if (ids.some((id) => ![undefined, told].includes(seatOf(draft, id)))) return;
    const because = 'of the tea party';
    const table = told ?? imply(draft, { concept: 'table', because });
    if (table === undefined) return;
    for (const id of ids) if (seatOf(draft, id) !== table) draft.relate('at', id, table);
    for (const concept of TEA_THINGS) {
      const thing = imply(draft, { concept, because });
      if (thing) draft.relate('on', thing, table);
    }
  },
};

const OVER_MEALS = /^(?:eat|drink|tea-party|sit|toast)$/;

const tableAnimals: Rule = {
  name: 'animals that sit at one table sit on chairs there, as large as each other',
  example: {
    prompt: 'three bears eating porridge at a table',
    brief: {
      elements: [
        {
          id: 'e1',
          concept: 'bear',
          phrase: 'three bears',
          count: 3,
          several: false,
          colors: [],
          attributes: ['upright'],
        },
        {
          id: 'e2',
          concept: 'porridge',
          phrase: 'porridge',
          count: 1,
          several: false,
          colors: [],
          attributes: [],
        },
        {
          id: 'e3',
          concept: 'table',
          phrase: 'table',
          count: 1,
          several: false,
          colors: [],
          attributes: [],
        },
      ],
    },
  },
  apply(draft) {
    const tables = draft.elements.filter(({ concept }) => isOfSort(concept, 'dining-table'));
    for (const { id: table } of tables) {
      const at = draft.relations.filter(({ kind, to }) => kind === 'at' && to === table);
      const ids = at.map(({ from }) => from).filter((id) => draft.isAnimate(id));
      const count = ids.reduce((sum, id) => sum + (draft.element(id)?.count ?? 1), 0);
      const { ids: seated } = companyOf(draft, (verb) => OVER_MEALS.test(verb));
      if (count > 1) for (const id of ids) if (seated.includes(id)) standUp(draft, id);
    }
  },
};

const picnicCloths: Rule = {
  name: 'who has a picnic on a blanket sits about it, with the food on it',
  example: {
    prompt: 'a family having a picnic on a blanket',
    elements: ['picnic spread'],
    without: ['blanket', 'basket'],
  },
  apply(draft) {
    const { ids } = companyOf(draft, (verb) => verb === 'picnic');
    const spread = draft.elements.find(({ concept }) => isOfSort(concept, 'spread-on-the-ground'));
    if (ids.length === 0 || !spread) return;
    for (const { id, concept } of [...draft.elements]) {
      const isUnder = draft.relations.some(
        ({ kind, from, to }) => kind === 'on' && ids.includes(from) && to === id,
      );
      if (!isUnder || !isOfSort(concept, 'spread-cloth')) continue;
      spreadOnCloth(draft, spread.id, id);
    }
  },
};

/** What the spread has of its own is not beside it as well: it is told of the spread. */
function spreadOnCloth(draft: Draft, spread: string, cloth: string): void {
  const [whole, part] = [draft.element(spread), draft.element(cloth)];
  if (!whole || !part) return;
  whole.phrase = part.phrase;
  whole.colors = part.colors;
  delete whole.because;
  draft.unrelate(({ from, to }) => from === cloth || to === cloth);
  draft.elements.splice(draft.elements.indexOf(part), 1);
}

const MEALS = /^(?:eat|tea-party|picnic)$/;

/** Whom a feast is shared with is at it. */
export const mealCompany: Rule = {
  name: 'who a picnic or a dinner is had with has it too',
  example: {
    prompt: 'a girl having dinner with a dragon',
    brief: {
      actions: [
        { verb: 'eat', agent: 'e1' },
        { verb: 'eat', agent: 'e2' },
      ],
    },
  },
  apply(draft) {
    const dines = draft.actions.some(
      ({ verb, patient }) => verb === 'eat' && patient === undefined,
    );
    for (const action of [...draft.actions]) {
      // A ghost that dines with a witch does not graze.
      if (dines && action.verb === 'graze' && action.patient === undefined) action.verb = 'eat';
      if (!MEALS.test(action.verb) || !draft.mayAct) continue;
      const isFree = action.patient === undefined || action.verb === 'picnic';
      for (const relation of [...draft.relations]) {
        const { kind, from, to } = relation;
        const isCompany = kind === 'with' && from === action.agent && draft.isAnimate(to);
        const acts = draft.actions.some(({ agent }) => agent === to);
        if (!isCompany || !isFree || acts) continue;
        draft.actions.push({ ...action, agent: to });
        draft.unrelate((one) => one === relation);
      }
    }
  },
};

/** What beings of tales do, and after that how they sit at table. */
export const TALE_TABLES: readonly Rule[] = [...FABLES, teaParties, tableAnimals, picnicCloths];
