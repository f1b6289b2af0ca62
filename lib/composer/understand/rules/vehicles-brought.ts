import type { Draft } from '../read/draft';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who rides, drives or sails and on what is not told: what one usually does that with. */

interface Brought {
  concept: string;
  kind: 'on' | 'in';
}

/** By whom or by where it is told: fields have tractors, woods have horses. */
const ON_FIELDS = /^(?:farmer|field|wheat-field|farm|vineyard)$/;
const ON_HORSES =
  /^(?:cowboy|cowgirl|knight|prince|princess|king|queen|jockey|equestrian|warrior|viking|samurai|desert|prairie|forest|canyon|ranch|medieval-town)$/;

/** These have wheels wherever they are. */
const CYCLING = /^(?:cyclist|courier|postman|boy|girl|child)$/;

function broughtBy({ elements, places }: Draft, verb: string, agent: string): Brought | undefined {
  const who = elements.find(({ id }) => id === agent)?.concept ?? '';
  const around = [who, ...places.map(({ concept }) => concept)];
  if (verb === 'drive')
    return { concept: around.some((one) => ON_FIELDS.test(one)) ? 'tractor' : 'car', kind: 'in' };
  if (verb === 'sail') return { concept: 'sailing-boat', kind: 'in' };
  if (verb !== 'ride') return undefined;
  const isOnHorse = !CYCLING.test(who) && around.some((one) => ON_HORSES.test(one));
  return { concept: isOnHorse ? 'horse' : 'bicycle', kind: 'on' };
}

/** Whether something is told that carries somebody: what they are on, in or with. */
const isCarried = (draft: Draft, agent: string): boolean =>
  draft.relations.some(
    ({ kind, from, to }) =>
      from === agent &&
      /^(?:on|in)$/.test(kind) &&
      /^(?:vehicle|animal|fantasy|toy|furniture|building)$/.test(draft.kindOf(to) ?? ''),
  ) ||
  draft.elements.some(
    ({ id, attributes }) => draft.kindOf(id) === 'vehicle' && !attributes.includes('in-traffic'),
  );

const vehicles: Rule = {
  name: 'who rides, drives or sails has what one does that with',
  example: {
    prompt: 'a family driving to the beach',
    elements: ['mother', 'car'],
  },
  apply(draft) {
    const riders = draft.actions.filter(
      ({ verb, agent, patient, instrument }) =>
        /^(?:ride|drive|sail)$/.test(verb) &&
        (patient ?? instrument) === undefined &&
        draft.kindOf(agent) === 'person' &&
        !isCarried(draft, agent),
    );
    for (const action of riders) {
      const brought = broughtBy(draft, action.verb, action.agent);
      const who = draft.element(action.agent);
      if (!brought || !who) continue;
      const count = brought.kind === 'on' ? who.count : 1;
      const because = `what one can ${action.verb}`;
      const concept = draft.lexicon.conceptNamed(brought.concept);
      const id =
        imply(draft, { concept, count, because }) ??
        draft.elements.find((one) => one.concept === concept)?.id;
      if (!id) continue;
      draft.relate(brought.kind, action.agent, id);
      action.patient = id;
    }
  },
};

export const VEHICLE_RULES: readonly Rule[] = [vehicles];
