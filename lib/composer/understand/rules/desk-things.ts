import { conceptOf } from '../../concepts';
import type { Rule } from './rule';

const TABLES = /^(?:(?:\w+-)?(?:table|desk|workbench|counter))$/;
const SMALL_CM = 60;

export const deskThings: Rule = {
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
