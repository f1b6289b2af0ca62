import type { BriefElement } from '../../brief';
import { MEAL_TABLES } from '../../concepts/food/meal-tables';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { imply } from './imply';
import type { Rule } from './rule';

/** What a laid table has where only food is told, the most telling first. */
const SPREAD = ['dinner', 'salad', 'bread', 'fruit-bowl', 'roast-chicken', 'soup'] as const;
/** So many dishes are food, and so many are many kinds of it. */
const DISHES = { some: 4, many: 6 } as const;
/** What food is in these, where its dishes are not told. */
const FOOD_IN: Readonly<Record<string, readonly string[]>> = {
  tray: ['sandwich', 'fries', 'apple'],
  bowl: ['stir-fry'],
  'frying-pan': ['stir-fry'],
  'cooking-pot': ['stir-fry'],
  oven: ['roast-chicken'],
};
/** What food that is kept or carried in something is. */
const KEPT = ['groceries'] as const;

/** Each of these is one plate. */
const ON_PLATES = /\bplates?\b/i;

/** What some food is on or in, and whether it is full of it. */
function hostOf(
  draft: Draft,
  id: string,
): { host?: BriefElement; isFull: boolean; isInside: boolean } {
  const held = draft.relations.find(({ kind, from, to }) =>
    from === id ? /^(?:on|in)$/.test(kind) : to === id && /^(?:with|full-of)$/.test(kind),
  );
  const host = held && draft.element(held.from === id ? held.to : held.from);
  if (!host || draft.isAnimate(host.id)) return { isFull: false, isInside: false };
  return { host, isFull: held.kind === 'full-of', isInside: /^(?:in|full-of)$/.test(held.kind) };
}

function kindsOfFood(draft: Draft, food: BriefElement): readonly string[] {
  const { host, isFull, isInside } = hostOf(draft, food.id);
  const isMany = isFull || food.several || food.count > 1;
  const isOnTable = isOfSort(host?.concept, 'dining-table');
  if (host && !isOnTable) return FOOD_IN[host.concept ?? ''] ?? (isInside ? KEPT : []);
  if (!isOnTable && !isMany) return [];
  return SPREAD.slice(0, isMany ? DISHES.many : DISHES.some);
}

const manyDishes: Rule = {
  name: 'food on a table is several dishes',
  example: { prompt: 'a table with food', elements: ['table', 'dinner', 'salad'] },
  apply(draft) {
    const isEaten = draft.actions.some(({ verb }) => verb === 'eat');
    if (draft.template || isEaten) return;
    for (const food of [...draft.elements]) {
      if (!isOfSort(food.concept, 'any-meal') || ON_PLATES.test(food.phrase)) continue;
      const [first, ...others] = kindsOfFood(draft, food);
      if (!first) continue;
      food.concept = draft.lexicon.conceptNamed(first);
      food.count = 1;
      food.several = false;
      const because = `one of the ${food.phrase}`;
      const ids = others.flatMap((concept) => imply(draft, { concept, because }) ?? []);
      for (const { kind, from, to } of [...draft.relations])
        for (const id of ids)
          if (to === food.id) draft.relate(kind, from, id);
          else if (from === food.id) draft.relate(kind, id, to);
    }
  },
};

/** Meals by how a table that is laid for them is told, with their dishes. */
const LAID = MEAL_TABLES.map(
  ([words, dishes]) =>
    [
      new RegExp(
        `\\b${words} (?:tables?|spread|buffet)\\b|\\btable (?:set|laid) for ${words}\\b`,
        'i',
      ),
      dishes,
    ] as const,
);

/** The table of a meal that nothing is told to be on, and nobody at. */
function bareTable(draft: Draft): string | undefined {
  const isBusy = draft.elements.some(
    ({ id }) => draft.isAnimate(id) || (draft.kindOf(id) === 'food' && draft.elements.length > 1),
  );
  if (isBusy || draft.relations.length > 0) return undefined;
  const table = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
  if (table) return table.count > 1 ? undefined : table.id;
  return imply(draft, { concept: 'table', because: 'of the meal' });
}

const laidForMeals: Rule = {
  name: 'a table of a meal that nobody is at is laid with its dishes',
  example: { prompt: 'a breakfast table from above', elements: ['table', 'coffee', 'croissant'] },
  apply(draft, prompt) {
    if (draft.template || draft.places.length > 0) return;
    const dishes = LAID.find(([words]) => words.test(prompt))?.[1];
    const table = dishes && bareTable(draft);
    if (!table) return;
    const because = 'on the table of the meal';
    const [first, ...others] = dishes;
    // What stood for the whole meal is its first dish.
    const meal = draft.elements.find(({ id }) => draft.kindOf(id) === 'food');
    if (meal && first) meal.concept = draft.lexicon.conceptNamed(first);
    const ids = (meal ? others : dishes).flatMap(
      (concept) => imply(draft, { concept, because }) ?? [],
    );
    for (const id of [...(meal ? [meal.id] : []), ...ids]) draft.relate('on', id, table);
  },
};

export const spreads: readonly Rule[] = [manyDishes, laidForMeals];
