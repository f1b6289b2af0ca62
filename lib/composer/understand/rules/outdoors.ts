import { isOfSort } from '../../concepts/sorts';
import { remove } from './imply';
import type { Rule } from './rule';
import { underWater } from './under-water';
import { watchedSky } from './watched-sky';

/** What is done out of doors with what lies there, and with whom. */

const hauling: Rule = {
  name: 'a dog that plays tug of war with somebody has them at the other end',
  example: {
    prompt: 'a puppy playing tug of war with a girl',
    brief: { actions: [{ verb: 'tug-of-war', agent: 'e1', patient: 'e2' }], relations: [] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (action.verb !== 'tug-of-war' || draft.kindOf(action.agent) !== 'animal') continue;
      const other = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'with' && from === action.agent && draft.kindOf(to) === 'person',
      );
      if (
        !other ||
        (action.patient !== undefined && draft.element(action.patient)?.because === undefined)
      )
        continue;
      action.patient = other.to;
      draft.unrelate((one) => one === other);
    }
  },
};

const throughSpray: Rule = {
  name: 'who runs through a sprinkler is behind it, in its spray',
  example: {
    prompt: 'a boy running through a sprinkler',
    brief: { relations: [{ kind: 'behind', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const spray = draft.element(relation.to)?.concept;
      // A bird on a fountain is on its bowl.
      const isOnTop = relation.kind === 'on' && isOfSort(spray, 'perched-on-top');
      const isSpray = isOfSort(spray, 'sprays') && !isOnTop;
      if (isSpray && draft.isAnimate(relation.from) && /^(?:in|on|above)$/.test(relation.kind))
        relation.kind = 'behind';
    }
  },
};

/** Who eats, dances or huddles around a fire: each of them, and not only what they look at. */
const ringed: Rule = {
  name: 'who dances around a fire is on all sides of it',
  example: {
    prompt: 'five friends dancing around a campfire',
    elements: ['friend', 'campfire'],
    brief: {
      actions: [{ verb: 'dance', agent: 'e1' }],
      relations: [{ kind: 'around', from: 'e1', to: 'e2' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient = '' } = action;
      const isFire = isOfSort(draft.element(patient)?.concept, 'open-fire');
      if (verb !== 'ring-dance' || !isFire) continue;
      action.verb = 'dance';
      for (const word of draft.words) if (word.note === 'ring-dance') word.note = 'dance';
      delete action.patient;
      draft.relate('around', agent, patient);
    }
  },
};

const onceProtested: Rule = {
  name: 'who marches in protest with signs has one sign each',
  example: {
    prompt: 'students marching in protest and waving signs',
    brief: { actions: [{ verb: 'protest', agent: 'e1', instrument: 'e2' }] },
  },
  apply(draft) {
    const [first, ...others] = draft.actions.filter(({ verb }) => verb === 'protest');
    for (const one of others)
      if (one.agent === first?.agent) draft.actions.splice(draft.actions.indexOf(one), 1);
  },
};

/** Whoever is on a planet stands on its ground; as a ball it would be a stone under their feet. */
const onPlanets: Rule = {
  name: 'who is on the red planet stands in its desert',
  example: {
    prompt: 'an astronaut on a red planet',
    elements: ['astronaut'],
    without: ['mars'],
  },
  apply(draft) {
    const isPlanet = (id: string) => draft.element(id)?.concept === 'mars';
    const on = draft.relations.filter(
      ({ kind, from, to }) =>
        kind === 'on' &&
        isPlanet(to) &&
        /^(?:person|animal|fantasy|vehicle)$/.test(draft.kindOf(from) ?? ''),
    );
    if (on.length === 0 || /^(?:logo|icon|sticker|emblem)$/.test(draft.template?.id ?? '')) return;
    // Its own sky is over it.
    for (const place of draft.places.filter(({ concept }) => concept === 'sky'))
      draft.dropPlace(place);
    draft.addPlace('mars-surface', draft.element(on[0]?.to ?? '')?.phrase ?? 'mars');
    draft.unrelate((one) => on.includes(one));
    remove(draft, (id) => on.some(({ to }) => to === id));
  },
};

export const OUTDOOR_RULES: readonly Rule[] = [
  underWater,
  onPlanets,
  watchedSky,
  hauling,
  throughSpray,
  ringed,
  onceProtested,
];
