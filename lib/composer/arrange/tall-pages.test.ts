import { expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { chosenOf } from './choose';
import type { Item } from './item';
import { recipesFor } from './recipes';

const HEIGHT_PX = 1536;

const thing = (id: string, width: number, height: number): Item => ({
  id,
  elements: [id],
  box: { left: -width / 2, top: -height, right: width / 2, bottom: 0 },
  layer: 'main',
  kind: 'toy',
  isActor: false,
});

it('what is low on a page that stands is neither at its foot nor over the middle, from seed to seed', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const recipes = recipesFor(createRandom(seed, 'recipes'), 0, {
      camera: undefined,
      isQuiet: true,
      isTall: true,
    });
    const size = { widthPx: 1024, heightPx: HEIGHT_PX };
    const { subject } = chosenOf([thing('a', 300, 120)], [], recipes, size);
    expect(subject?.bottom).toBeLessThan(0.88);
    expect(subject?.bottom).toBeGreaterThan(0.6);
  }
});
