import { AS_OVERHEAD } from '../../concepts/joints';
import { conceptOf, isOfSort } from '../../concepts';
import type { Rule } from './rule';

const TABLES = /^(?:(?:\w+-)?(?:table|desk|workbench|counter))$/;
const SMALL_CM = 60;

const deskThings: Rule = {
  name: 'small things listed after the desk that somebody is at stand on it',
  example: {
    prompt: 'a woman working at a desk, laptop, coffee',
    brief: {
      relations: [
        { kind: 'on', from: 'e3', to: 'e2' },
        { kind: 'on', from: 'e4', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    if (draft.template) return;
    const at = draft.elements.findIndex(
      ({ id, concept = '' }) =>
        TABLES.test(concept) &&
        (draft.relations.some(
          ({ kind, from, to }) => kind === 'at' && to === id && draft.isAnimate(from),
        ) ||
          draft.actions.some(({ agent, patient }) => patient === id && draft.isAnimate(agent))),
    );
    const table = draft.elements[at];
    if (!table) return;
    for (const { id, concept = '' } of draft.elements.slice(at + 1)) {
      const known = conceptOf(concept);
      const isSmall =
        known !== undefined &&
        /^(?:food|container|device|tool|toy|plant)$/.test(known.kind) &&
        known.heightCm < SMALL_CM;
      const isBound =
        draft.relations.some(({ from, to }) => from === id || to === id) ||
        draft.actions.some(({ patient, instrument }) => patient === id || instrument === id);
      if (isSmall && !isBound) draft.relate('on', id, table.id);
    }
  },
};

const atScreens: Rule = {
  name: 'who is at a computer sits at its desk and works on it',
  example: {
    prompt: 'a girl at a computer',
    brief: { actions: [{ verb: 'work', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    if (draft.template && !/^(?:poster|banner)$/.test(draft.template.id)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const screen = draft.element(to)?.concept ?? '';
      const isOne = draft.kindOf(from) === 'person' && draft.element(from)?.count === 1;
      if (kind !== 'at' || !isOne || !isOfSort(screen, 'screen')) continue;
      const isBusy = draft.actions.some(({ agent, patient }) => agent === from || patient === to);
      const isPlaced = draft.relations.some(
        (one) => one.from === to || (one.to === to && one.from !== from),
      );
      if (isBusy || isPlaced || screen === 'television') continue;
      draft.unrelate((one) => one.kind === kind && one.from === from && one.to === to);
      draft.actions.push({ verb: 'work', agent: from, patient: to });
    }
  },
};

const standingLamps: Rule = {
  name: 'a lamp beside an armchair stands on a foot of its own',
  example: {
    prompt: 'a lamp next to an armchair',
    elements: ['floor-lamp', 'armchair'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const { kind, from, to } of draft.relations) {
      const lamp = draft.element(from);
      const isBeside =
        /^(?:beside|behind)$/.test(kind) && isOfSort(draft.element(to)?.concept, 'low-on-legs');
      if (lamp?.concept !== 'lamp' || !isBeside) continue;
      // What bears it is told elsewhere: `a lamp on a nightstand beside the bed`.
      if (draft.relations.some((one) => one.from === from && one.kind === 'on')) continue;
      lamp.concept = 'floor-lamp';
    }
  },
};

const overheadThings: Rule = {
  name: 'a lamp over a table hangs there, and a shelf over a desk is on the wall',
  example: { prompt: 'a lamp over a table', elements: ['hanging-lamp', 'table'] },
  apply(draft) {
    if (draft.template) return;
    for (const relation of draft.relations) {
      // Who is under a lamp has it over them.
      const isUnder = relation.kind === 'under';
      const kind = isUnder ? 'above' : relation.kind;
      const [from, to] = isUnder ? [relation.to, relation.from] : [relation.from, relation.to];
      const thing = draft.element(from);
      const overhead = AS_OVERHEAD[thing?.concept ?? ''];
      const isHung = kind === 'hanging' && isOfSort(draft.element(to)?.concept, 'overhead');
      if ((kind !== 'above' && !isHung) || !thing || !overhead) continue;
      if (draft.isAnimate(to) && !isUnder) continue;
      // What bears it is told elsewhere.
      const isBorne = draft.relations.some((one) => one.from === from && one.kind === 'on');
      if (!isBorne) thing.concept = overhead;
    }
  },
};

export const DESK_RULES: readonly Rule[] = [deskThings, atScreens, standingLamps, overheadThings];
