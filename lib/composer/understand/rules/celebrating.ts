import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { birthdayCandles } from './plating';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Cakes have candles, and nobody who holds both: `a dragon holding balloons and a cake with five candles`. */

/** A cake that is told with candles is drawn with as many. */
function candlesOnCakes(draft: Draft): void {
  const cake = draft.elements.find(({ concept }) => concept === 'cake');
  const candle = draft.relations
    .filter(({ kind }) => /^(?:with|holding)$/.test(kind))
    .map(({ to }) => draft.element(to))
    .find((one) => /candle/.test(one?.concept ?? ''));
  if (!cake || !candle) return;
  cake.concept = 'birthday-cake';
  if (!candle.several || candle.count > 3) cake.attributes.push(`candles-${String(candle.count)}`);
  showWith(cake, candle.phrase);
  remove(draft, (id) => id === candle.id);
}

/** Paws hold one thing: a cake beside what they hold stands on the ground. */
function besideAnimals(draft: Draft): void {
  for (const agent of draft.elements) {
    const concept = conceptOf(agent.concept ?? '');
    if (concept?.kind !== 'animal' && concept?.kind !== 'fantasy') continue;
    const [, ...others] = draft.relations.filter(
      ({ kind, from }) => kind === 'holding' && from === agent.id,
    );
    for (const other of others)
      if (conceptOf(draft.element(other.to)?.concept ?? '')?.kind === 'food') other.kind = 'beside';
  }
}

const celebrating: Rule = {
  name: 'candles are on the cake, and whoever holds balloons has it beside them',
  example: {
    prompt: 'a t-rex holding balloons and a cake with five candles',
    elements: ['t-rex', 'balloons', 'birthday cake'],
    without: ['candle'],
  },
  apply(draft) {
    candlesOnCakes(draft);
    besideAnimals(draft);
  },
};

const candlesTold: Rule = {
  name: 'candles that are told after a cake are on it',
  example: {
    prompt: 'a birthday cake on a cake stand, candles lit',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'with', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    const cake = draft.elements.find(({ concept }) => isOfSort(concept, 'candle-cake'));
    if (!cake) return;
    for (const { id, concept = '' } of draft.elements) {
      const isFree = draft.relations.every(({ from, to }) => from !== id && to !== id);
      if (concept === 'candle' && isFree) draft.relate('with', cake.id, id);
    }
  },
};

export const CELEBRATIONS: readonly Rule[] = [candlesTold, celebrating, birthdayCandles];
