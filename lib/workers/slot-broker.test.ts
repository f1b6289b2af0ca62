import { expect, it } from 'vitest';
import { MemorySlots } from '@/lib/engines/remote/balance/slots';
import { AskedSlots } from './asked-slots';
import { SlotBroker } from './slot-broker';

/** A worker and its server, with nothing but messages between them. */
function worker(board: MemorySlots) {
  const broker = new SlotBroker(board);
  const slots: AskedSlots = new AskedSlots((question) => {
    void broker.answer(structuredClone(question)).then((answer) => slots.hear(answer));
  });
  return { broker, slots };
}

it('workers share the places that their server knows', async () => {
  const board = new MemorySlots();
  const [one, other] = [worker(board), worker(board)];
  const place = await one.slots.take('a', 1);
  expect(place).toBeDefined();
  expect(await other.slots.take('a', 1)).toBeUndefined();
  expect(await other.slots.taken('a')).toBe(1);
  await place?.();
  expect(await other.slots.take('a', 1)).toBeDefined();
});

it('places of a worker that ends are given back, also one that it was about to get', async () => {
  const board = new MemorySlots();
  const { broker, slots } = worker(board);
  await slots.take('a', 2);
  const coming = slots.take('a', 2);
  await broker.close();
  await coming;
  expect(await board.taken('a')).toBe(0);
});
