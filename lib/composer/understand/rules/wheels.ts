import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Where vehicles are that are told without their ground, or with one that is no ground for them. */

const isThere = ({ elements }: Draft, sort: Parameters<typeof isOfSort>[1]) =>
  elements.some(({ concept }) => isOfSort(concept, sort));

const onStreets: Rule = {
  name: 'cars at a traffic light are in the street',
  example: { prompt: 'two cars at a traffic light', elements: ['car', 'traffic light'] },
  apply(draft) {
    if (draft.template || draft.places.length > 0 || !isThere(draft, 'on-asphalt')) return;
    if (!isThere(draft, 'of-the-street')) return;
    draft.addPlace('street', 'street');
  },
};

const DRIVEN = /^(?:drive|travel|go-by|pass)$/;

const onRoads: Rule = {
  name: 'a truck that is parked or drives is on a road where no place is told',
  example: { prompt: 'a truck parked by a tree', elements: ['truck', 'tree'] },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    const isDriving = (id: string) =>
      draft.actions.some(({ verb, agent }) => agent === id && DRIVEN.test(verb));
    const isOnRoad = draft.elements.some(
      ({ id, concept, attributes }) =>
        isOfSort(concept, 'on-asphalt') && (attributes.includes('parked') || isDriving(id)),
    );
    if (!isOnRoad) return;
    draft.addPlace('road', 'road');
  },
};

const AIRFIELD = /^(?:airport|runway)$/;

const onRunways: Rule = {
  name: 'an airplane at an airport is on the runway, and in no hall',
  example: { prompt: 'an airplane at the airport', elements: ['plane'] },
  apply(draft, prompt) {
    if (draft.template || !isThere(draft, 'lands-on-runways') || /\bwindows?\b/i.test(prompt))
      return;
    const isVisited = draft.elements.some(({ id }) => draft.kindOf(id) === 'person');
    const fields = draft.places.filter(({ concept }) => AIRFIELD.test(concept));
    const [first] = fields;
    if (!first || (isVisited && fields.every(({ concept }) => concept === 'airport'))) return;
    first.concept = 'runway';
    for (const other of fields.slice(1)) draft.dropPlace(other);
    for (const { phrase } of fields) draft.fate(phrase, 'place', 'runway');
  },
};

const offStations: Rule = {
  name: 'a platform in the woods is no railway station',
  example: { prompt: 'a dog on a platform in the woods', elements: ['dog'] },
  apply(draft) {
    if (isThere(draft, 'on-rails')) return;
    const wild = draft.places.some(({ concept }) => isOfSort(concept, 'wild-land'));
    const index = draft.places.findIndex(
      ({ concept, phrase }) => concept === 'platform' && /^platform$/i.test(phrase),
    );
    if (!wild || index < 0) return;
    draft.places.splice(index, 1);
  },
};

export const WHEEL_RULES: readonly Rule[] = [onStreets, onRoads, onRunways, offStations];
