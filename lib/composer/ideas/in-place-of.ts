import type { Brief, BriefElement } from '../brief';
import { isAlike } from './alike';
import { conceptOf } from '../concepts';

const PEOPLE = /^(?:person|fantasy)$/;
/** A robot or a ghost of a picture is what it says, and stays. */
const isAnyone = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind === 'person';
const isPerson = ({ concept = '' }: BriefElement) => PEOPLE.test(conceptOf(concept)?.kind ?? '');

/**
 * A phrase of an idea with what the prompt names in place of its like: its own laptop with its colour,
 * its teacher where the picture has somebody who may be anybody. The rest has ids of its own, told as additions.
 */
export function inPlaceOf(phrase: Brief, { elements }: Brief, isAnybody = true): Brief {
  const ids = new Map<string, string>();
  const taken = phrase.elements.map((element): BriefElement => {
    const alike = elements.filter(({ concept = '' }) => isAlike(element.concept, concept));
    const named =
      // Of a red and a grey umbrella each is the one of its colour.
      alike.find(({ colors }) => element.colors.some((color) => colors.includes(color))) ??
      alike[0] ??
      (isAnybody && element.because === undefined && isAnyone(element)
        ? elements.find(isPerson)
        : undefined);
    const id = named?.id ?? `table-${element.concept ?? element.id}`;
    ids.set(element.id, id);
    // The picture's own drawing of it, in the prompt's colours.
    const drawn = named && !isPerson(named) ? { ...named, concept: element.concept } : named;
    return drawn
      ? { ...drawn, count: element.count, attributes: [...drawn.attributes, ...element.attributes] }
      : { ...element, id };
  });
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    ...phrase,
    elements: taken,
    relations: phrase.relations.map((one) => ({ ...one, from: idOf(one.from), to: idOf(one.to) })),
    actions: phrase.actions.map((one) => ({
      ...one,
      agent: idOf(one.agent),
      ...(one.patient ? { patient: idOf(one.patient) } : {}),
      ...(one.instrument ? { instrument: idOf(one.instrument) } : {}),
    })),
  };
}
