import { conceptOf } from '../../concepts';
import { remove } from './imply';
import type { Rule } from './rule';

/** Who is among trees or flowers that nobody has counted is where those grow. */

const FOREST = 'forest';
/** What grows as high over people makes a wood of where they are. */
const TREE_CM = 350;
const WHERE = /^(?:between|in|within)$/;

/** The place of a plant in numbers: its own field, where there is one, or the wood. */
function groundOf(concept: string): string | undefined {
  const facts = conceptOf(concept);
  if (facts?.kind !== 'plant') return undefined;
  const field = `${concept}-field`;
  if (conceptOf(field)?.kind === 'place') return field;
  return facts.habitat === 'ground' && facts.heightCm >= TREE_CM ? FOREST : undefined;
}

export const among: Rule = {
  name: 'who is among pine trees is in the wood, and who is among the tulips in their field',
  example: {
    prompt: 'a wolf among pine trees',
    elements: ['wolf', 'conifer'],
    brief: { places: [{ concept: 'forest', phrase: 'pine trees', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const element = draft.element(to);
      const ground = element?.concept ? groundOf(element.concept) : undefined;
      if (!element || !ground || !WHERE.test(kind) || !draft.isAnimate(from)) continue;
      // `among lavender`: what nobody counts either.
      if (!element.several && (kind !== 'between' || ground === FOREST)) continue;
      draft.addPlace(ground, element.phrase);
      if (ground !== FOREST) remove(draft, (id) => id === to);
      return;
    }
  },
};

const AMONG =
  /\b(?:among|amongst|amid|amidst|surrounded by|encircled by|ringed by) (?:the |some |many |lots of |other )?((?:[a-z-]+ ){0,2}?)([a-z-]+)(?=[,.;!]|$| )/giu;
const LEAST_MANY = 3;
/** One of which is called as many are. */
const INVARIABLE =
  /^(?:sheep|deer|fish|jellyfish|starfish|moose|salmon|bison|reindeer|cattle|livestock|squid|shrimp|trout|koi|goldfish|clownfish|geese|mice)$/i;

export const amongMany: Rule = {
  name: 'nobody is among one of anything, whatever its plural is',
  example: {
    prompt: 'a diver among jellyfish',
    brief: { relations: [{ kind: 'between', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (draft.template) return;
    for (const [, , noun = ''] of prompt.matchAll(AMONG)) {
      const found = draft.elements.find(
        ({ phrase, count }) => count === 1 && phrase.toLowerCase().endsWith(noun.toLowerCase()),
      );
      const isAmid = draft.relations.some(
        ({ kind, from, to }) =>
          (kind === 'between' && to === found?.id) || (kind === 'around' && from === found?.id),
      );
      if (!found || !isAmid || !INVARIABLE.test(noun)) continue;
      found.several = true;
      found.count = LEAST_MANY;
    }
  },
};
