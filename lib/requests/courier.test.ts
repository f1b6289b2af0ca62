import { expect, it } from 'vitest';
import { Courier } from './courier';
import type { Delivery } from './request-rules';
import type { StoredRequest } from './request-store';

const arrived: Delivery = { atMs: 0, status: 200, error: null };

it('what is due is tried, and what comes meanwhile is not forgotten', async () => {
  const due = ['a', 'b'].map((id) => ({ id }) as StoredRequest);
  const noted: string[] = [];
  const store = {
    takeDueDeliveries: async () => due.splice(0, 8),
    noteDelivery: async ({ id }: StoredRequest) => void noted.push(id),
  };
  const courier: Courier = new Courier(store, async ({ id }) => {
    if (id === 'a') {
      due.push({ id: 'c' } as StoredRequest);
      courier.hurry();
    }
    return arrived;
  });
  await courier.carry();
  expect(noted.toSorted()).toEqual(['a', 'b', 'c']);
});
