import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What stands in what at home: sinks in their counter, plates under their food, plants in their pots. */

const isWashedUp = (draft: Draft, id: string) =>
  draft.relations.some(
    ({ kind, from, to }) =>
      (/^(?:full-of|with)$/.test(kind) && from === id && draft.kindOf(to) === 'container') ||
      (kind === 'in' && to === id && draft.kindOf(from) === 'container'),
  );

const builtInSinks: Rule = {
  name: 'the sink of a kitchen is built in',
  example: { prompt: 'a kitchen with a sink and a dishwasher', elements: ['sink-unit'] },
  apply(draft) {
    const isKitchen = draft.places.some(({ concept }) => concept === 'kitchen');
    const isBeside = draft.elements.some(({ concept }) => isOfSort(concept, 'built-in'));
    for (const element of draft.elements) {
      if (element.concept === 'sink' && (isKitchen || isBeside || isWashedUp(draft, element.id)))
        element.concept = draft.lexicon.conceptNamed('sink-unit');
      if (!isOfSort(element.concept, 'built-in')) continue;
      // It is part of the counter, and does not stand on it.
      draft.unrelate(
        ({ kind, from, to }) =>
          kind === 'on' && from === element.id && draft.element(to)?.concept === 'counter',
      );
    }
  },
};

const platedFood: Rule = {
  name: 'nobody sits on the plate of what is on the table',
  example: {
    prompt: 'a man sitting at a table with a burger on a plate',
    elements: ['man', 'table', 'burger', 'plate'],
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const isPlate = isOfSort(draft.element(to)?.concept, 'serving-board');
      const isOff =
        draft.kindOf(from) === 'person' || isOfSort(draft.element(from)?.concept, 'dining-table');
      if (kind !== 'on' || !isPlate || !isOff) continue;
      const index = draft.elements.findIndex(({ id }) => id === to);
      const food = draft.elements
        .slice(0, index)
        .filter(({ id }) => draft.kindOf(id) === 'food')
        .at(-1);
      if (food) relation.from = food.id;
    }
  },
};

const platesOnTables: Rule = {
  name: 'a plate with what is on the table is on the table',
  example: {
    prompt: 'a table with a burger on a plate',
    brief: {
      relations: [
        { kind: 'on', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    const table = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
    const plates = draft.elements.filter(({ concept }) => concept === 'plate');
    if (draft.template || !table) return;
    for (const plate of plates) {
      const borne = draft.relations.filter(({ kind, from, to }) =>
        kind === 'on' ? to === plate.id : kind === 'full-of' && from === plate.id,
      );
      const isPlaced = draft.relations.some(
        ({ kind, from, to }) =>
          (from === plate.id && /^(?:on|in|under|beside)$/.test(kind)) ||
          (to === plate.id && /^(?:with|holding|full-of)$/.test(kind)),
      );
      if (borne.length === 0 || isPlaced) continue;
      const loads = new Set(borne.map(({ from, to }) => (from === plate.id ? to : from)));
      draft.unrelate(
        ({ kind, from, to }) =>
          (kind === 'with' && from === table.id && loads.has(to)) ||
          (kind === 'on' && to === table.id && loads.has(from)),
      );
      draft.relate('on', plate.id, table.id);
    }
  },
};

const madeBeds: Rule = {
  name: 'the sheets of a bed are its quilt',
  example: { prompt: 'a bed with red sheets', elements: ['bed'], without: ['blanket'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [bed, linen] = kind === 'on' ? [to, from] : [from, to];
      const [one, other] = [draft.element(bed), draft.element(linen)];
      if (!one || !other || !/^(?:with|on)$/.test(kind)) continue;
      const isLinen = other.concept === 'blanket' && !/folded|stack|pile/i.test(other.phrase);
      const isPlain = one.colors.length === 0 && other.attributes.length === 0;
      if (one.concept !== 'bed' || !isLinen || !isPlain) continue;
      one.colors = [...other.colors];
      one.phrase = `${one.phrase} with ${other.phrase}`;
      draft.fate(other.phrase, 'attribute', 'on the bed');
      remove(draft, (id) => id === linen);
    }
  },
};

const pottedPlants: Rule = {
  name: 'a clay pot with a plant in it is a flower pot',
  example: { prompt: 'a clay pot with a fern in it', elements: ['flower pot', 'fern'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [pot, plant] = kind === 'in' ? [to, from] : [from, to];
      if (!/^(?:in|full-of|with)$/.test(kind) || draft.kindOf(plant) !== 'plant') continue;
      const element = draft.element(pot);
      if (element?.concept === 'amphora' && /\bpots?\b/i.test(element.phrase))
        element.concept = draft.lexicon.conceptNamed('flower-pot');
    }
  },
};

const overBeds: Rule = {
  name: 'a clock that a bed is told with hangs on the wall',
  example: {
    prompt: 'a woman in bed at night with a clock',
    elements: ['woman', 'bed', 'clock'],
    brief: { relations: [{ kind: 'in', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const hangs = (id: string) => {
      const { concept = '' } = draft.element(id) ?? {};
      return conceptOf(concept)?.habitat === 'wall' && draft.kindOf(id) !== 'furniture';
    };
    draft.unrelate(
      ({ kind, from, to }) =>
        kind === 'with' && isOfSort(draft.element(from)?.concept, 'sat-on') && hangs(to),
    );
  },
};

export const HOUSEHOLD_RULES: readonly Rule[] = [
  overBeds,
  builtInSinks,
  platedFood,
  platesOnTables,
  madeBeds,
  pottedPlants,
];
