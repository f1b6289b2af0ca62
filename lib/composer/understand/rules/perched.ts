import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
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
    elements: ['pirate', 'parrot', 'telescope'],
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

const ON_ITS_END =
  /\b(?:on|at) (?:the|its|her|his) (?:back|end|rear|front|tail|handle|bristles)(?: of (?:it|the broom(?:stick)?|her broom(?:stick)?))?\b/i;

const broomGuests: Rule = {
  name: 'a cat on the back of a broom rides on it behind the witch',
  example: {
    prompt: 'a witch riding a broomstick, black cat on the back',
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
    if (!broom || !ON_ITS_END.test(prompt)) return;
    for (const { id } of draft.elements) {
      const isPlaced = draft.relations.some(({ from }) => from === id);
      if (draft.kindOf(id) === 'animal' && !isPlaced) draft.relate('on', id, broom.id);
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

export const PERCHED_RULES: readonly Rule[] = [perchedIdle, broomGuests, overBridges];
