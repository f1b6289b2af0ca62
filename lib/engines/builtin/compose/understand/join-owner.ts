import { hasConcept } from '../lexicon/lexicon';
import { GARMENTS } from '../lexicon/words/looks.data';
import { FUSIONS } from '../lexicon/words/fusions.data';
import type { RelationKind, Subject } from './description';
import { isHandheld, isWearer, isWorn } from './noun-classes';
import { isOnlyAPart, isPartOfOwner } from './owned-parts';

/** Dresses somebody in what was named, in the colour that was named. */
function putOn(owner: Subject, { concept: named, color, phrase }: Subject): void {
  // A top hat is black; a hat that is red is another one.
  const concept = named === 'top-hat' && color && /^hats?$/i.test(phrase) ? 'billed-cap' : named;
  if (concept in GARMENTS) {
    owner.garment ??= { concept, ...(color ? { color } : {}) };
    return;
  }
  owner.carries.push(concept);
  if (color) owner.carriedColors = { ...owner.carriedColors, [concept]: color };
}

/**
 * What becomes of a thing beside the one that may have it: `joined` into its drawing, `held` in a hand,
 * or a subject of its own (`apart`). The owner is changed where the thing joins it.
 */
export function joinOwner(
  owner: Subject,
  object: Subject,
  owns: boolean,
  relation: RelationKind | undefined,
): 'joined' | 'held' | 'apart' {
  if ((owns || isOnlyAPart(object)) && isPartOfOwner(owner, object)) return 'joined';
  const wearer = isWearer(owner.concept);
  // `with a scarf`, `in a scarf` and `wearing a scarf` are one.
  const dressed = owns || relation === 'inside' || relation === 'holding';
  if (wearer && isWorn(object.concept) && dressed) {
    putOn(owner, object);
    return 'joined';
  }
  if (owns && wearer && object.concept === 'laptop') {
    owner.pose = 'laptop';
    return 'joined';
  }
  if (owns && wearer && relation === undefined && isHandheld(object.concept)) return 'held';
  if (relation === undefined) return 'apart';
  const fused = FUSIONS.find(
    ({ relations, owners, objects }) =>
      relations.includes(relation) &&
      owners.includes(owner.concept) &&
      objects.includes(object.concept),
  );
  const replacement = fused?.drawing[owner.concept] ?? fused?.drawing['*'];
  if (replacement && hasConcept(replacement)) {
    owner.concept = replacement;
    owner.phrase = `${owner.phrase} with ${object.phrase}`;
    return 'joined';
  }
  if (relation === 'holding' && isWorn(object.concept)) {
    putOn(owner, object);
    return 'joined';
  }
  return 'apart';
}
