import { isOfSort } from '../concepts/sorts';
import type { VerbFrame } from '../understand';
import type { Node } from './node';

/** Who sits while somebody does something to their hair or teeth. */

/** Who has the hair cut sits. */
const SEATS_THE_OTHER = new Set(['cut-hair', 'dry-hair', 'braid', 'shave-other', 'treat-teeth']);
/** Chairs of trades, by what is done to who sits in them. */
const TRADE_CHAIRS: Readonly<Record<string, string>> = {
  'cut-hair': 'barber-chair',
  'dry-hair': 'barber-chair',
  'shave-other': 'barber-chair',
  'treat-teeth': 'dentist-chair',
};
/** By what is done to somebody, how they look of whom nothing else is told. */
const LOOKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'shave-other': { gender: 'man' },
};
/** Where people work out, and what they have on for it of whom nothing is told. */
const SPORTSWEAR: Readonly<Record<string, string>> = {
  gym: 'sporty',
  'yoga-studio': 'yoga',
};

/** Who lifts weights has no skirt on. */
export function dressForSport({ thing }: Node, { at = '' }: VerbFrame): Node['thing'] {
  const outfit = SPORTSWEAR[at];
  if (outfit === undefined || !isOfSort(thing.concept.id, 'people-by-age')) return thing;
  return { ...thing, parameters: { outfit, ...thing.parameters } };
}

/** Whose hair is cut sits, at the barber's in his chair. */
export function seatClient(patient: Node, verb: string): void {
  if (!SEATS_THE_OTHER.has(verb) || patient.thing.concept.kind !== 'person') return;
  patient.doing.pose ??= 'sit';
  patient.needsSeat = true;
  const look = LOOKS[verb];
  if (look)
    patient.thing = { ...patient.thing, parameters: { ...look, ...patient.thing.parameters } };
  const chair = TRADE_CHAIRS[verb];
  if (chair !== undefined) patient.ownSeat = chair;
}
