import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { AS_IT_GROWS } from '../words/as-it-grows.data';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Who does this does it to what grows, and not to what is eaten. */
const GARDENING = /^(?:water|shear|plant|grow|weed|spray)$/;
/** Told with `plants` after it: `tomato plants` are no pots with a taste. */
const OWN = new RegExp(`^(?:.* )?(${Object.keys(AS_IT_GROWS).join('|')}) (?:plants?|vines?)$`, 'i');

/** Where things are grown, and what is done there to what is ripe. */
const GARDENS = /\b(?:garden|greenhouse|allotment|(?:vegetable|veggie) patch|balcony|orchard)\b/i;
const PICKING = /^(?:harvest|pick-fruit)$/;
/** What lies in these was picked. */
const PICKED = /^(?:in|on|full-of|with|holding)$/;

/** `tomatoes growing on a rooftop garden`: nobody's fruits grow alone, and in a garden they are picked from plants. */
function growInGardens(draft: Draft): void {
  if (draft.template) return;
  const isGarden = draft.places.some(({ phrase }) => GARDENS.test(phrase));
  for (const element of draft.elements) {
    const plant = AS_IT_GROWS[element.concept ?? ''];
    // Giants are what the picture is of, and lie there.
    if (!plant || element.attributes.includes('giant')) continue;
    const grows = draft.actions.some(({ verb, agent }) => verb === 'grow' && agent === element.id);
    const isPicked = draft.actions.some(
      ({ verb, patient }) => PICKING.test(verb) && patient === element.id,
    );
    const lies = draft.relations.some(
      ({ kind, from, to }) =>
        (PICKED.test(kind) && (from === element.id || to === element.id)) ||
        (kind === 'beside' && from === element.id),
    );
    if (!grows && (!isGarden || lies || !(isPicked || isAlone(draft)))) continue;
    element.concept = draft.lexicon.conceptNamed(plant);
    // Trees and bushes are a few; a bed of them is a row.
    if (element.several) element.count = Math.min(element.count, 3);
  }
}

/** Nobody is there who might have picked it. */
const isAlone = (draft: Draft) => !draft.elements.some(({ id }) => draft.isAnimate(id));

/** A tree becomes the one that bears a fruit, which is told with it. */
export function bear(draft: Draft, tree: BriefElement, fruit: BriefElement, plant: string): void {
  tree.concept = draft.lexicon.conceptNamed(plant);
  showWith(tree, fruit.phrase);
}

/** `apples on a tree`: what hangs on a tree that has no name is borne by it, and not put on its top. */
function bearFruit(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const [on, under] = [draft.element(from), draft.element(to)];
    const [fruit, tree] = kind === 'full-of' ? [under, on] : [on, under];
    const plant = AS_IT_GROWS[fruit?.concept ?? ''];
    const areMany = fruit && (fruit.several || fruit.count > 1);
    if (!tree || !fruit || !plant || !BORNE.test(kind) || !isOfSort(tree.concept, 'any-tree'))
      continue;
    if (!areMany || fruit.attributes.includes('giant')) continue;
    bear(draft, tree, fruit, plant);
    remove(draft, (id) => id === fruit.id);
  }
}
const BORNE = /^(?:on|in|hanging|full-of)$/;

export const grownInBeds: Rule = {
  name: 'tomatoes that are watered are plants with tomatoes on them',
  example: { prompt: 'a girl watering tomatoes', elements: ['tomato plant'], without: ['tomato'] },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const element = draft.element(patient ?? '');
      const plant = AS_IT_GROWS[element?.concept ?? ''];
      if (!element || !plant || !GARDENING.test(verb)) continue;
      element.concept = draft.lexicon.conceptNamed(plant);
    }
    growInGardens(draft);
    bearFruit(draft);
    for (const element of draft.elements) {
      if (!isOfSort(element.concept, 'plain-plant')) continue;
      const [, what = ''] = OWN.exec(element.phrase) ?? [];
      const plant = AS_IT_GROWS[what.toLowerCase()];
      if (plant) element.concept = draft.lexicon.conceptNamed(plant);
    }
  },
};
