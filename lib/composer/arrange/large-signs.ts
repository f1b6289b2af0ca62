import type { Brief, BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { isLivingKind } from '../concepts/concept';
import type { Thing } from './cast';
import { asHighAs } from './sizes';

/**
 * In a picture of a notion or for an app, small things are signs, and as large as signs are: beside a squirrel that fills jars
 * nobody would see jars of their own size.
 */

const SMALL_KINDS = /^(?:tool|device|symbol|container|toy|instrument)$/;
/** What else is there is seen at its size: a laptop stays on its desk. */
const MEASURING_KINDS = /^(?:furniture|building|vehicle|place)$/;
const HAD = /^(?:holding|wearing|riding|part-of)$/;
const SIZED = /^(?:tiny|small|big|giant|huge-in-hands|toy-sized)$/;
/** As high as to be read beside somebody, and so many times as high as it is at most. */
const SIGN_CM = 46;
const MOST_TIMES = 4;

const kindOf = ({ concept = '' }: BriefElement): string => conceptOf(concept)?.kind ?? '';

/** How many times as large a small thing is. */
function timesOf(element: BriefElement, { relations, actions }: Brief): number {
  const { heightCm = SIGN_CM } = conceptOf(element.concept ?? '') ?? {};
  const isHad =
    relations.some(({ kind, to }) => to === element.id && HAD.test(kind)) ||
    actions.some(({ instrument }) => instrument === element.id);
  if (
    isHad ||
    element.because !== undefined ||
    heightCm >= SIGN_CM ||
    !SMALL_KINDS.test(kindOf(element)) ||
    element.attributes.some((one) => SIZED.test(one))
  )
    return 1;
  return Math.min(SIGN_CM / heightCm, MOST_TIMES);
}

/** A thing as large as a sign is, where it is one; what is in it grows with it. */
export function asSign(thing: Thing, brief: Brief): Thing {
  const { isOfIdea, elements, relations, places } = brief;
  const { element, concept, drawnBy } = thing;
  if (!isOfIdea || drawnBy.kind !== 'part' || places.length > 0) return thing;
  if (!elements.some((one) => isLivingKind(kindOf(one)))) return thing;
  if (elements.some((one) => MEASURING_KINDS.test(kindOf(one)))) return thing;
  const hostId = relations.find(({ kind, from }) => kind === 'in' && from === element.id)?.to;
  const host = elements.find(({ id }) => id === hostId);
  const times = timesOf(host ?? element, brief);
  if (times <= 1 || (host && !SMALL_KINDS.test(concept.kind))) return thing;
  return {
    ...asHighAs(thing, concept.heightCm * times),
    concept: { ...concept, heightCm: concept.heightCm * times },
  };
}
