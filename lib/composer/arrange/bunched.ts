import type { Brief } from '../brief';
import { isOfSort } from '../concepts/sorts';
import type { Thing } from './cast';

/** Several that one hand holds by their strings are one bunch, of as many as are told. */

/** As many as the kit draws in one bunch. */
const MOST = 5;
const HELD = /^(?:holding|tied|with)$/;

/** Whether somebody holds it, or it is tied to something. */
const isHeldIn = ({ relations, actions }: Brief, id: string): boolean =>
  relations.some(({ kind, from, to }) => HELD.test(kind) && (kind === 'tied' ? from : to) === id) ||
  actions.some(({ verb, patient }) => patient === id && HOLDING.test(verb));
const HOLDING = /^(?:hold|carry)$/;

/** Things in a bunch where they are held by their strings; any other as it is. */
export function bunched(thing: Thing, brief: Brief): Thing {
  const { element, concept, parameters } = thing;
  if (element.count < 2 || !isOfSort(concept.id, 'bunched') || !isHeldIn(brief, element.id))
    return thing;
  return {
    ...thing,
    element: { ...element, count: 1, several: false },
    parameters: { ...parameters, count: Math.min(MOST, element.count) },
  };
}
