import { remove } from './imply';
import type { Rule } from './rule';

const AT = /^(?:at|in|on|near|beside|in-front-of|towards|with)$/;

export const microphones: Rule = {
  name: 'who sings or speaks at a microphone has it in hand',
  example: {
    prompt: 'a singer at a microphone',
    brief: {
      relations: [{ kind: 'holding', from: 'e1', to: 'e2' }],
      actions: [{ verb: 'sing', agent: 'e1' }],
    },
  },
  apply(draft) {
    for (const { id, concept } of draft.elements) {
      if (concept !== 'microphone') continue;
      const at = draft.relations.find(
        ({ kind, from, to }) => to === id && AT.test(kind) && draft.isAnimate(from),
      );
      if (!at) continue;
      const isBusy = draft.actions.some(({ agent }) => agent === at.from);
      const isSinger = draft.element(at.from)?.concept === 'singer';
      draft.unrelate((one) => one === at);
      draft.relate('holding', at.from, id);
      if (!isBusy) draft.actions.push({ verb: isSinger ? 'sing' : 'talk', agent: at.from });
    }
  },
};

export const storks: Rule = {
  name: 'the baby that a stork brings hangs in a cloth from its beak',
  example: {
    prompt: 'a stork carrying a baby',
    elements: ['stork', 'baby-bundle'],
    without: ['baby'],
  },
  apply(draft) {
    const stork = draft.elements.find(({ concept }) => concept === 'stork');
    const bundle = draft.elements.find(
      ({ concept, phrase }) => concept === 'baby' || /\bbundle\b/i.test(phrase),
    );
    const isTold = draft.relations.some(
      ({ kind, from, to }) =>
        from === stork?.id && to === bundle?.id && /^(?:holding|with|carrying)$/.test(kind),
    );
    if (!stork || !bundle || !isTold) return;
    bundle.concept = draft.lexicon.conceptNamed('baby-bundle');
    bundle.attributes.push('in-mouth');
    for (const relation of draft.relations)
      if (relation.from === stork.id && relation.to === bundle.id) relation.kind = 'holding';
  },
};

const BATHS = /^(?:shower|bathtub)$/;

export const bathSingers: Rule = {
  name: 'who sings in the shower has no microphone',
  example: { prompt: 'a boy singing in the shower', elements: ['shower'], without: ['microphone'] },
  apply(draft) {
    for (const action of draft.actions) {
      const tool = draft.element(action.instrument ?? '');
      const isBathing = draft.relations.some(
        ({ kind, from, to }) =>
          /^(?:in|under)$/.test(kind) &&
          from === action.agent &&
          BATHS.test(draft.element(to)?.concept ?? ''),
      );
      if (action.verb !== 'perform' || !isBathing || !tool?.because) continue;
      remove(draft, (id) => id === tool.id);
      for (const word of draft.words) if (word.note === 'perform') word.note = 'sing';
      action.verb = 'sing';
    }
  },
};
