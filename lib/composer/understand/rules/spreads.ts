import type { BriefElement } from '../../brief';
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

export const spreads: Rule = {
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
