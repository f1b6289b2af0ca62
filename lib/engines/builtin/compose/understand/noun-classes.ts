import { conceptOf } from '../lexicon/lexicon';

/** Sets of words and concepts that a rule of the assembler asks for. */

export const PREPOSITIONS = new Set(
  'in on at by near through across over under along into inside above around onto towards toward against of amid within upon beside behind'.split(
    ' ',
  ),
);

/** `sunflower field`: the plant stands there in numbers. */
export const FIELD_SETTINGS = new Set(['meadow', 'farm', 'garden']);

/** `a bowl of …`: what follows lies in it. */
export const CONTAINERS = new Set(
  'bowl basket vase jar bucket crate barrel pot treasure-chest shopping-cart wheelbarrow'.split(
    ' ',
  ),
);

/** Places that follow a noun without making it part of their name. */
export const ADVERBIAL_PLACES = new Set(
  'underwater,under water,undersea,indoors,downtown,midair,mid air,home'.split(','),
);

/** After somebody, these words say what is done, not what is there: `kids building a castle`. */
export const VERB_LIKE = new Set(
  'building cooking painting drawing bowling fishing ring dress plant water saw hammer duck fly bat drum face watch'.split(
    ' ',
  ),
);

/** One stands on them, and only looks at them otherwise. */
export const GROUND_ONLY_AFTER_ON = new Set(['moon', 'mars']);

const WORN = new Set(['crown', 'headphone', 'top-hat', 'sunglasses', 'glasses', 'goggles']);

/** Who can wear things: the living, and those made like them. */
export function isWearer(concept: string): boolean {
  return (
    /^(?:robot|snowman.*|ghost|alien|teddy-bear)$/.test(concept) ||
    ['animal', 'person'].includes(conceptOf(concept).kind)
  );
}

export function isWorn(concept: string): boolean {
  return WORN.has(concept) || conceptOf(concept).kind === 'clothing';
}
