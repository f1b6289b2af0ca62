import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

it('who rides in traffic is before it, and as large as without it', () => {
  const { layers, notDrawn } = drawn('a delivery rider on a scooter in heavy traffic');
  const order = layers.map(({ id }) => id);
  expect(notDrawn).toEqual([]);
  const last = order.filter((id) => /^e\d+$/.test(id)).at(-1);
  expect(['e1', 'e2']).toContain(last);
});
