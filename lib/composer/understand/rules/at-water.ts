import { isOfSort } from '../../concepts/sorts';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who drinks of the water of a place, and who of the sea is on a rock. */

const WATERS = /^(?:lake|river|swamp|waterfall|oasis|stream|jungle-river)$/;
const DRINKING = /\b(?:drink|sip|lapp?)(?:s|ing)?\b/i;

export const drunkFrom: Rule = {
  name: 'who drinks from a lake has its water under the muzzle',
  example: {
    prompt: 'a unicorn drinking from a lake in the forest',
    elements: ['unicorn', 'puddle'],
    brief: { actions: [{ verb: 'graze', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft, prompt) {
    if (draft.template || !draft.mayAct || !DRINKING.test(prompt)) return;
    const water = draft.places.find(({ concept }) => WATERS.test(concept));
    const drinker = draft.actions.find(
      ({ verb, patient, agent }) =>
        verb === 'graze' && patient === undefined && draft.kindOf(agent) !== 'person',
    );
    const isCrowd = (draft.element(drinker?.agent ?? '')?.count ?? 1) > 2;
    if (
      !water ||
      !drinker ||
      isCrowd ||
      draft.element(drinker.agent)?.attributes.includes('wading')
    )
      return;
    const edge = imply(draft, { concept: 'puddle', because: `the water of the ${water.phrase}` });
    if (edge === undefined) return;
    drinker.patient = edge;
    // The wood around is what is behind them; alone the lake is.
    const others = draft.places.filter((one) => one !== water);
    if (others.length > 0) draft.places.splice(0, Infinity, ...others, water);
  },
};

export const seaFolk: Rule = {
  name: 'a mermaid on a rock is at the sea, and on no meadow',
  example: {
    prompt: 'a mermaid combing her hair on a rock, a ship in the distance',
    brief: { places: [{ concept: 'sea', phrase: 'sea', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    const folk = draft.elements.find(({ concept }) => isOfSort(concept, 'sea-folk'));
    const rock = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'on' && from === folk?.id && isOfSort(draft.element(to)?.concept, 'rocky-perch'),
    );
    if (folk && rock) draft.addPlace('sea', 'sea');
  },
};

export const pawsHeld: Rule = {
  name: 'otters that hold paws on their backs are looked down on',
  example: {
    prompt: 'two otters holding paws while floating on their backs in a river',
    brief: { camera: 'top' },
  },
  apply(draft) {
    if (draft.template || draft.camera !== undefined) return;
    const [pair, ...others] = draft.elements;
    if (!pair || others.length > 0 || !isOfSort(pair.concept, 'holds-paws-afloat')) return;
    const isPair = pair.count === 2 && pair.attributes.includes('supine');
    const holds = draft.actions.some(
      ({ verb, agent }) => verb === 'hold-hands' && agent === pair.id,
    );
    if (isPair && holds) draft.camera = 'top';
  },
};
