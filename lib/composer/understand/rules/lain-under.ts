import { conceptOf, isOfSort } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { rename } from './doings';
import type { Rule } from './rule';

/** Under what is low nobody stands: the one that is told there lies. */

/** What has wheels and room for a head under it, in centimetres; a toy has none. */
const LEAST_VEHICLE_CM = 100;

function isLow(id: string | undefined): boolean {
  const concept = conceptOf(id ?? '');
  if (isOfSort(id, 'lain-under')) return true;
  return (
    concept?.kind === 'vehicle' &&
    concept.habitat === 'ground' &&
    concept.heightCm >= LEAST_VEHICLE_CM
  );
}

/** What is done there lying down, as far as it is seen; monsters hide there in their own way. */
const DONE_LYING = /^(?:hide|repair|sleep|rest|look)$/;
const isSeenLying = (verb: string, kind: string | undefined) =>
  DONE_LYING.test(verb) && (verb !== 'hide' || kind === 'person');

export const lainUnder: Rule = {
  name: 'who is under a car or a bed lies there',
  example: {
    prompt: 'a cat under a car',
    brief: { actions: [{ verb: 'lie', agent: 'e1' }] },
  },
  apply(draft) {
    // Under a lift there is room to stand.
    if (draft.elements.some(({ concept }) => isOfSort(concept, 'heads-under'))) return;
    for (const { kind, from, to } of draft.relations) {
      const isBelow = kind === 'under' && isLow(draft.element(to)?.concept);
      if (!isBelow || !isLivingKind(draft.kindOf(from))) continue;
      const own = draft.actions.find(({ agent }) => agent === from);
      if (!own) draft.actions.push({ verb: 'lie', agent: from });
      else if (isSeenLying(own.verb, draft.kindOf(from))) {
        rename(draft, own, 'lie');
        delete own.patient;
      }
    }
  },
};
