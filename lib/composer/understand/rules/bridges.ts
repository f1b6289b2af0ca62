import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import { remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

const isBridge = ({ concept }: BriefElement): boolean =>
  isOfSort(concept, 'across-water') || isOfSort(concept, 'walked-over');
/** What bridges are built of anyway: nothing of the kind stands beside them. */
const OWN_PARTS = /\b(?:arch(?:es)?|archways?|pillars?|piers|cables|railings?|planks|parapets?)$/i;
/** Open country in which a stream is seen under a bridge that nothing else is told to be under. */
const COUNTRY =
  /^(?:village|countryside|meadow|hills|mountains|valley|forest|park|field|autumn-forest)$/;
const WATER =
  /^(?:river|lake|sea|lagoon|canyon|waterfall|harbour|coast|beach|japanese-garden|snow-field)$/;
const CROSSES = /\b(?:over|across|above|spanning|crossing)\b|railway|train|highway|motorway/i;

/** `an old stone bridge with three arches in a village`: the arches are its own, and a stream runs under it. */
export const bridges: Rule = {
  name: 'a bridge has its arches, and water under it',
  example: {
    prompt: 'an old stone bridge with three arches in a small village',
    elements: ['bridge'],
    without: ['archway', 'gate'],
  },
  apply(draft, prompt) {
    const [first] = draft.elements;
    if (draft.template || !first || !isBridge(first)) return;
    const own = draft.elements.filter(
      (one) =>
        one !== first &&
        OWN_PARTS.test(one.phrase) &&
        draft.relations.some(
          ({ from, to, kind }) => kind === 'with' && from === first.id && to === one.id,
        ),
    );
    if (own.length > 0) {
      showWith(first, ...own.map(({ phrase }) => phrase));
      remove(draft, (id) => own.some((one) => one.id === id));
    }
    const concepts = draft.places.map(({ concept }) => concept);
    const isDry = concepts.length > 0 && concepts.every((one) => COUNTRY.test(one));
    const isAlone = draft.elements.every((one) => !draft.isAnimate(one.id));
    if (isDry && isAlone && !concepts.some((one) => WATER.test(one)) && !CROSSES.test(prompt))
      draft.addPlace('river', first.phrase);
  },
};
