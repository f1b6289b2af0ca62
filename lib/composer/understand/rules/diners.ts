import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { rename } from './doings';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who eats and drinks: what is enjoyed, and where one sits for it. */

const ENJOYED = /^enjoy(?:ing|s|ed)? /i;
const EATS = /^(?:eat|drink|toast)$/;

const isDrink = (draft: Draft, id: string) =>
  draft.kindOf(id) === 'drink' || isOfSort(draft.element(id)?.concept, 'table-drink');
const isEdible = (draft: Draft, id: string) => draft.kindOf(id) === 'food' || isDrink(draft, id);

/** Who was told last before something. */
const doerBefore = (draft: Draft, thing: BriefElement): BriefElement | undefined =>
  draft.elements
    .slice(0, draft.elements.indexOf(thing))
    .reverse()
    .find(({ id }) => draft.kindOf(id) === 'person');

const enjoyed: Rule = {
  name: 'who enjoys a pizza eats it, and who enjoys a beer drinks it',
  example: {
    prompt: 'a man enjoying a burger',
    brief: { actions: [{ verb: 'eat', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    if (draft.template) return;
    const isSaid = draft.words.some(({ word }) => /^enjoy(?:ing|s|ed)?$/i.test(word));
    if (!isSaid) return;
    for (const action of draft.actions) {
      const { verb, patient } = action;
      if (verb !== 'handle' || patient === undefined || !isEdible(draft, patient)) continue;
      rename(draft, action, isDrink(draft, patient) ? 'drink' : 'eat');
    }
    for (const element of draft.elements) {
      const doer = doerBefore(draft, element);
      const isTold = ENJOYED.test(element.phrase) && isEdible(draft, element.id);
      if (!isTold || !doer || !draft.mayAct) continue;
      const verb = isDrink(draft, element.id) ? 'drink' : 'eat';
      element.phrase = element.phrase.replace(ENJOYED, '');
      draft.actions.push({ verb, agent: doer.id, patient: element.id });
      draft.relate('holding', doer.id, element.id);
      for (const word of draft.words)
        if (/^enjoy/i.test(word.word)) Object.assign(word, { fate: 'action', note: verb });
    }
  },
};

/** Nobody has it, and nothing says where it is. */
const isLoose = ({ relations, actions }: Draft, id: string) =>
  relations.every(({ from, to }) => from !== id && to !== id) &&
  actions.every(({ patient, instrument }) => patient !== id && instrument !== id);

const SEATED = /^(?:at|on|in|around|behind|in-front-of)$/;
const SEATS = /^(?:furniture|vehicle|nature|building)$/;

const seatedDiners: Rule = {
  name: 'who eats or drinks in a restaurant sits at a table in it',
  example: {
    prompt: 'two men eating burgers in a restaurant',
    elements: ['man', 'burger', 'table'],
  },
  apply(draft, prompt) {
    const place = draft.places.find(({ concept }) => isOfSort(concept, 'dined-in'));
    if (!place || draft.template || draft.camera === 'portrait' || /\bstand/i.test(prompt)) return;
    const eaters = draft.actions.filter(
      ({ verb, agent }) => EATS.test(verb) && draft.kindOf(agent) === 'person',
    );
    const isSeated = ({ agent }: { agent: string }) =>
      draft.relations.some(
        ({ kind, from, to }) =>
          from === agent && SEATED.test(kind) && SEATS.test(draft.kindOf(to) ?? ''),
      );
    if (eaters.length === 0 || eaters.some(isSeated)) return;
    const own = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
    const table = own?.id ?? imply(draft, { concept: 'table', because: `in the ${place.phrase}` });
    if (table === undefined) return;
    for (const agent of new Set(eaters.map((one) => one.agent))) draft.relate('at', agent, table);
    for (const action of eaters) serve(draft, action, table);
    for (const { id } of draft.elements)
      if (isEdible(draft, id) && isLoose(draft, id)) draft.relate('on', id, table);
  },
};

/** What is eaten with knife and fork is on the table, where hands are free for it. */
function serve(
  draft: Draft,
  action: { agent: string; patient?: string | undefined },
  table: string,
): void {
  const { patient } = action;
  const food = patient === undefined ? undefined : draft.element(patient);
  if (!food || isDrink(draft, food.id) || isOfSort(food.concept, 'eaten-by-hand')) return;
  draft.unrelate(({ kind, to }) => kind === 'holding' && to === food.id);
  delete action.patient;
  draft.relate('on', food.id, table);
}

/** `eating noodles from a bowl on her lap`: what is eaten is in it. */
const fromDishes: Rule = {
  name: 'what somebody eats from a plate lies on it',
  example: {
    prompt: 'a girl eating noodles from a bowl on her lap',
    brief: { actions: [{ verb: 'eat', agent: 'e1' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      const from = draft.relations.find(
        (one) =>
          one.kind === 'at' &&
          one.from === agent &&
          isOfSort(draft.element(one.to)?.concept, 'feeding-dish'),
      );
      const isLaid = draft.relations.some(({ kind, from: id }) => kind === 'on' && id === from?.to);
      if (verb !== 'eat' || !from || patient === undefined || patient === from.to || !isLaid)
        continue;
      draft.unrelate((one) => one === from || (one.kind === 'holding' && one.to === patient));
      delete action.patient;
      const isFlat = draft.element(from.to)?.concept === 'plate';
      draft.relate(isFlat ? 'on' : 'in', patient, from.to);
    }
  },
};

/** `a knife and fork over a pizza`: the meal is before whoever holds them. */
const overMeals: Rule = {
  name: 'who holds a fork over a dish sits at a table with it',
  example: {
    prompt: 'a man holding a fork over a steak',
    elements: ['man', 'fork', 'steak', 'table'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'above' || !isOfSort(draft.element(from)?.concept, 'eaten-with')) continue;
      const holder = draft.relations.find((one) => one.kind === 'holding' && one.to === from)?.from;
      if (holder === undefined || draft.kindOf(to) !== 'food') continue;
      const own = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
      const because = `under the ${draft.element(to)?.phrase ?? 'food'}`;
      const table = own?.id ?? imply(draft, { concept: 'table', because });
      if (table === undefined) continue;
      draft.unrelate((one) => one.kind === 'above' && one.from === from && one.to === to);
      draft.relate('at', holder, table);
      draft.relate('on', to, table);
      if (draft.mayAct) draft.actions.push({ verb: 'sit', agent: holder });
      const knife = /\bknife\b/i.test(draft.element(from)?.phrase ?? '')
        ? imply(draft, { concept: 'knife', because: 'told with the fork' })
        : undefined;
      if (knife) draft.relate('holding', holder, knife);
    }
  },
};

export const DINERS: readonly Rule[] = [enjoyed, fromDishes, seatedDiners, overMeals];
