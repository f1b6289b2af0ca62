import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { atSea } from './looked-through';
import type { Rule } from './rule';

/** Who is on somebody, on a broom or on a bridge, and what is done by whom there. */

const HANDLED = /^(?:tool|device|instrument|container|vehicle|symbol)$/;

/** Whose shoulder, arm or head an animal sits on. */
function bearerOf(draft: Draft, animal: string): string | undefined {
  if (draft.kindOf(animal) !== 'animal') return undefined;
  const part = draft.relations.find(
    ({ kind, from, to }) => kind === 'on' && from === animal && draft.kindOf(to) === 'body-part',
  );
  const owner = draft.relations.find(({ kind, from }) => kind === 'part-of' && from === part?.to);
  return owner && draft.kindOf(owner.to) === 'person' ? owner.to : undefined;
}

const perchedIdle: Rule = {
  name: 'what is done with a tool is done by a pirate, and not by the parrot on his shoulder',
  example: {
    prompt: 'a pirate with a hook hand, parrot on his shoulder, looking through a telescope',
    elements: ['pirate', 'parrot', 'spyglass'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const action of draft.actions) {
      const tool = action.patient ?? action.instrument;
      const bearer = bearerOf(draft, action.agent);
      if (bearer !== undefined && HANDLED.test(draft.kindOf(tool ?? '') ?? ''))
        action.agent = bearer;
    }
  },
};

/** Company that is told to be on the broom, or behind who rides it. */
const WITH_RIDER = /\bon (?:the|its|her|his) (?:flying )?broom(?:stick)?\b|\bbehind (?:her|him)\b/i;
const ON_ITS_END =
  /\b(?:on|at) (?:the|its|her|his) (?:back|end|rear|front|tail|handle|bristles)(?: of (?:it|the broom(?:stick)?|her broom(?:stick)?))?\b/i;

const broomGuests: Rule = {
  name: 'a cat on the back of a broom rides on it behind the witch',
  example: {
    prompt: 'a witch riding a broomstick with her black cat behind her',
    elements: ['witch', 'black cat', 'flying broom'],
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e3' },
        { kind: 'on', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft, prompt) {
    const broom = draft.elements.find(({ concept }) => concept === 'flying-broom');
    if (!broom || !(ON_ITS_END.test(prompt) || WITH_RIDER.test(prompt))) return;
    for (const { id } of draft.elements) {
      const isRider = (one: string) =>
        draft.relations.some(
          ({ kind, from, to }) => kind === 'on' && from === one && to === broom.id,
        );
      const isPlaced = draft.relations.some(
        ({ kind, from, to }) => from === id && !(kind === 'behind' && isRider(to)),
      );
      if (draft.kindOf(id) !== 'animal' || isPlaced) continue;
      draft.unrelate(({ from, to }) => from === id || (to === id && isRider(from)));
      draft.relate('on', id, broom.id);
    }
  },
};

const GOING = /^(?:walk|run|travel|cross|ride|drive|cycle|march)$/;

const overBridges: Rule = {
  name: 'who walks over a bridge is on it',
  example: {
    prompt: 'a troll hiding under a stone bridge, a goat walking over it',
    brief: {
      relations: [
        { kind: 'under', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const isBridge = isOfSort(draft.element(relation.to)?.concept, 'walked-over');
      const goes = draft.actions.some(
        ({ agent, verb }) => agent === relation.from && GOING.test(verb),
      );
      if (relation.kind === 'above' && isBridge && goes) relation.kind = 'on';
    }
  },
};

const underLifts: Rule = {
  name: 'who is under a car on a lift is under the lift with it',
  example: {
    prompt: 'a mechanic under a car on a lift',
    brief: {
      relations: [
        { kind: 'under', from: 'e1', to: 'e3' },
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'holding', from: 'e1', to: 'e4' },
      ],
    },
  },
  apply(draft, prompt) {
    const lift = draft.elements.find(({ concept }) => isOfSort(concept, 'heads-under'));
    if (!lift) return;
    const cars = draft.elements.filter(({ id }) => draft.kindOf(id) === 'vehicle');
    for (const { id } of cars)
      if (!draft.relations.some(({ from, to }) => from === id && to === lift.id))
        draft.relate('on', id, lift.id);
    for (const relation of draft.relations)
      if (relation.kind === 'under' && cars.some(({ id }) => id === relation.to))
        relation.to = lift.id;
    const worker = draft.elements.find(({ id }) => draft.kindOf(id) === 'person');
    const isUnder =
      worker && draft.relations.some(({ kind, from }) => kind === 'under' && from === worker.id);
    if (worker && !isUnder && /\bunder(?:neath|side)?\b|\bbelow\b|\bbeneath\b/i.test(prompt))
      draft.relate('under', worker.id, lift.id);
  },
};

const IN_THE_AIR =
  /\b(?:fly(?:ing)?|flies|soar(?:ing|s)?|glid(?:ing|es)|in the (?:air|sky)|(?:above|over) (?:the |an? |some )?[a-z]|(?:through|across|among|between|into) the (?:[a-z]+ )?(?:sky|skies|clouds|air|stars|sunset))/i;

const flownOn: Rule = {
  name: 'who rides a dragon or a winged horse over something flies on it',
  example: {
    prompt: 'a princess riding a pegasus over a castle',
    brief: {
      actions: [
        { verb: 'ride', agent: 'e1', patient: 'e2' },
        { verb: 'fly', agent: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (draft.template || !IN_THE_AIR.test(prompt)) return;
    // `flying on a dragon` is riding it.
    for (const action of draft.actions) {
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' &&
          from === action.agent &&
          isOfSort(draft.element(to)?.concept, 'winged-mount'),
      );
      if (on && action.verb === 'fly' && draft.kindOf(action.agent) !== 'animal')
        Object.assign(action, { verb: 'ride', patient: on.to });
    }
    for (const { verb, agent, patient = '' } of [...draft.actions]) {
      const mount = draft.element(patient);
      if (verb !== 'ride' || !mount || !isOfSort(mount.concept, 'winged-mount')) continue;
      mount.attributes = mount.attributes.filter((one) => one !== 'floating');
      for (const relation of draft.relations)
        if (relation.kind === 'above' && relation.from === agent) relation.from = mount.id;
      const own = draft.actions.find((one) => one.agent === mount.id);
      if (own) own.verb = 'fly';
      else if (draft.mayAct) draft.actions.push({ verb: 'fly', agent: mount.id });
      for (const word of draft.words)
        if (word.note === 'float' || word.note === 'floating') word.note = 'fly';
    }
  },
};

const laidOnSomebody: Rule = {
  name: 'a sword that is laid on the shoulder of a knight is held out to it, over no table',
  example: {
    prompt: 'a queen laying a sword on the shoulder of a knight',
    brief: { actions: [{ verb: 'give', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { verb, agent, patient } = action;
      const isTool = /^(?:tool|symbol|plant)$/.test(draft.kindOf(patient ?? '') ?? '');
      if (verb !== 'put' || patient === undefined || !isTool) continue;
      const on = draft.relations.find(
        ({ kind, from, to }) =>
          kind === 'on' && from === patient && draft.kindOf(to) === 'body-part',
      );
      const owner = draft.relations.find(
        ({ kind, from, to }) => kind === 'part-of' && from === on?.to && to !== agent,
      );
      if (!on || !owner || !draft.isAnimate(owner.to)) continue;
      action.verb = 'give';
      for (const word of draft.words) if (word.note === 'put') word.note = 'give';
      draft.unrelate((one) => one === on);
      draft.relate('holding', agent, patient);
      draft.relate('towards', agent, owner.to);
    }
  },
};

export const PERCHED_RULES: readonly Rule[] = [
  perchedIdle,
  atSea,
  broomGuests,
  overBridges,
  underLifts,
  flownOn,
  laidOnSomebody,
];
