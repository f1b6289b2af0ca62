import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { guiseSortOf } from '../../concepts/guises';
import { isOfSort } from '../../concepts/sorts';
import { MADE_IN_SHAPE } from '../../concepts/sorts-blends';
import type { Rule } from './rule';

/** Plain shapes that things are told to have: a round window, a square watermelon, a triangular mirror. */

const SHAPES: Readonly<Record<string, string>> = {
  round: 'circle',
  square: 'square-shape',
  triangular: 'triangle',
};
const CUT_KINDS = /^(?:food)$/;

type Way = NonNullable<BriefElement['blend']>['way'];

/** How a thing takes a plain shape; not at all where its drawing would be known no more, or has that shape anyway. */
function wayOf({ concept = '', count }: BriefElement, shape: string): Way | undefined {
  // Layers and candles are drawn from the side.
  if (isOfSort(concept, 'candle-cake')) return undefined;
  if (isOfSort(concept, 'cut-to-shapes')) return 'cut';
  if (MADE_IN_SHAPE[concept] !== undefined) return shape === 'round' ? undefined : 'made';
  const isFood = CUT_KINDS.test(conceptOf(concept)?.kind ?? '');
  // Most of what is eaten is round as it is.
  if (isFood && shape !== 'round' && !isOfSort(concept, 'cornered-by-nature')) return 'cut';
  const isHouse = guiseSortOf(concept) === 'guise-house' && count === 1;
  return isHouse && shape === 'round' ? 'guise' : undefined;
}

export const toldShapes: Rule = {
  name: 'a round window is round, and a square watermelon has corners',
  example: {
    prompt: 'a square watermelon in a round window',
    elements: ['watermelon', 'window'],
  },
  apply(draft) {
    if (draft.template) return;
    for (const element of draft.elements) {
      const shape = element.attributes.find((one) => one in SHAPES);
      const way = shape && wayOf(element, shape);
      if (!shape || !way || element.blend || conceptOf(element.concept ?? '')?.part === undefined)
        continue;
      element.attributes = element.attributes.filter((one) => one !== shape);
      element.blend = {
        way,
        concept: SHAPES[shape] ?? '',
        phrase: shape,
        colors: element.colors,
      };
    }
  },
};
