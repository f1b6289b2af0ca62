import { isLivingKind } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Animals that stand one on the other: a stack of turtles, three frogs stacked. */

const STACKED = /^(?:stacked|pile)$/;
const SAID = /\b(?:stack(?:ed|s|ing)?|tower|totem)\b|\bon top of (?:each other|one another)\b/i;
const EACH_OTHER = /\bon top of (?:each other|one another)\b/i;
const MOST = 4;

function nextId({ elements }: Draft): string {
  return `e${String(Math.max(0, ...elements.map(({ id }) => Number(id.slice(1)))) + 1)}`;
}

export const stackedBeasts: Rule = {
  name: 'of a stack of turtles each but the lowest stands on another',
  example: {
    prompt: 'a stack of three turtles',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e1' },
        { kind: 'on', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!SAID.test(prompt)) return;
    for (const element of [...draft.elements]) {
      const isStack =
        element.attributes.some((one) => STACKED.test(one)) || EACH_OTHER.test(prompt);
      const isBeast =
        isLivingKind(draft.kindOf(element.id)) && draft.kindOf(element.id) !== 'person';
      if (!isStack || !isBeast || element.count < 2) continue;
      const count = Math.min(MOST, element.count);
      element.attributes = element.attributes.filter((one) => !STACKED.test(one));
      element.count = 1;
      element.several = false;
      const isBorne = draft.relations.some(
        ({ kind, from }) => kind === 'on' && from === element.id,
      );
      if (isBorne && draft.mayAct) draft.actions.push({ verb: 'stand', agent: element.id });
      const onTop = draft.relations.filter(({ kind, to }) => kind === 'on' && to === element.id);
      let below = element.id;
      for (let index = 1; index < count; index += 1) {
        const id = nextId(draft);
        draft.elements.push({ ...element, id, attributes: [...element.attributes] });
        draft.relate('on', id, below);
        // On all fours, and not as riders sit.
        if (draft.mayAct) draft.actions.push({ verb: 'stand', agent: id });
        below = id;
      }
      // What is on the stack is on the uppermost.
      for (const relation of onTop) relation.to = below;
    }
  },
};
