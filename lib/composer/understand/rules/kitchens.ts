import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { drunkFrom } from './merging';
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

/** Who is under a blanket in a bed is under its quilt. */
const coveredInBed: Rule = {
  name: 'who is in bed under a blanket has it for a quilt',
  example: {
    prompt: 'a bear sleeping in a bed under a red blanket',
    elements: ['bear', 'bed'],
    without: ['blanket'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const cloth = draft.element(to);
      if (kind !== 'under' || !cloth || !isOfSort(cloth.concept, 'tucked-in')) continue;
      const beds = draft.relations.flatMap((one) =>
        /^(?:in|on)$/.test(one.kind) && (one.from === from || one.from === to)
          ? [draft.element(one.to)]
          : [],
      );
      const made = [draft.element(from), ...beds].find((one) => one?.concept === 'bed');
      if (!made || made.colors.length > 0) continue;
      // `under a quilt in a bed`: whoever is under it is in the bed.
      if (
        made.id !== from &&
        !draft.relations.some((one) => one.from === from && one.to === made.id)
      )
        draft.relate('in', from, made.id);
      made.colors = [...cloth.colors];
      draft.fate(cloth.phrase, 'attribute', 'on the bed');
      remove(draft, (id) => id === to);
    }
  },
};

const GROWN_CLOTH = /\bblankets? of (?:\w+ )?(?:moss|leaves|ivy|grass|ferns?|clover)\b/i;
const MOSSY = '#7d9a4f';

const grownBlankets: Rule = {
  name: 'a blanket of moss is a green one',
  example: {
    prompt: 'a giant sleeping under a blanket of moss',
    elements: ['giant', 'blanket'],
    without: ['moss'],
  },
  apply(draft, prompt) {
    if (!GROWN_CLOTH.test(prompt)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const [cloth, plant] = [draft.element(from), draft.element(to)];
      const isMade = kind === 'with' && isOfSort(cloth?.concept, 'tucked-in');
      if (!isMade || !cloth || !plant || !/^(?:plant|nature)$/.test(draft.kindOf(to) ?? ''))
        continue;
      cloth.colors = [...plant.colors, MOSSY].slice(0, 1);
      draft.fate(plant.phrase, 'attribute', 'of the blanket');
      remove(draft, (id) => id === to);
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
  drunkFrom,
  coveredInBed,
  grownBlankets,
  pottedPlants,
];
