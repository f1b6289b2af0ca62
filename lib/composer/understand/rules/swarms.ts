import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { drifting } from './drifting';
import type { Rule } from './rule';

/** What goes around something in the air, by what is said that it does. */

/** Bodies in the sky, and what is sent up to them. */
const ORBITED = /^(?:celestial)$/;

export const orbits: Rule = {
  name: 'what orbits a body in the sky is around it',
  example: {
    prompt: 'planets orbiting a sun',
    brief: { relations: [{ kind: 'around', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (verb !== 'spin' || patient === undefined) continue;
      if (ORBITED.test(draft.kindOf(patient) ?? '')) inOrbit(draft, agent, patient);
      // `moths circling a street lamp`
      else if (isOfSort(draft.element(agent)?.concept, 'swarming'))
        draft.relate('around', agent, patient);
    }
  },
};

function inOrbit(draft: Draft, agent: string, patient: string): void {
  draft.relate('around', agent, patient);
  const isBare = draft.places.length === 0 && !draft.template && draft.background === undefined;
  if (isBare) draft.places.push({ concept: 'space', phrase: 'space', attributes: [], colors: [] });
}

const IN_THE_AIR = /^(?:float|fly|spin|fall|dance)$/;

/** Marks what is in the air on all sides, and not on the ground (`arrange/bind-about.ts`). */
export const SWIRLING = 'aloft';

export const swirling: Rule = {
  name: 'what floats, flies or swirls around something is in the air',
  example: {
    prompt: 'candles floating around an owl',
    brief: { relations: [{ kind: 'around', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const { kind, from } of draft.relations) {
      const element = draft.element(from);
      if (kind !== 'around' || !element || draft.isAnimate(from)) continue;
      if (draft.actions.some(({ verb, agent }) => agent === from && IN_THE_AIR.test(verb)))
        element.attributes.push(SWIRLING);
    }
  },
};

/** What is in the air about others, or all over the picture. */
export const AIR_RULES: readonly Rule[] = [orbits, swirling, drifting];
