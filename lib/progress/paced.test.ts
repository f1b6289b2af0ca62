import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Paced } from './paced';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced() {
  const passed: string[] = [];
  return { passed, sender: new Paced<number>(250, (key, value) => passed.push(`${key}${value}`)) };
}

it('passes the first at once and then the latest, at most four a second', () => {
  const { passed, sender } = paced();
  for (let value = 0; value < 100; value += 1) {
    sender.offer('a', value);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(250);
  expect(passed).toEqual(['a0', 'a24', 'a49', 'a74', 'a99']);
});

it('keys do not wait for each other, and what is forgotten is not passed on', () => {
  const { passed, sender } = paced();
  for (const key of ['a', 'b']) for (const value of [1, 2]) sender.offer(key, value);
  sender.forget('a');
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual(['a1', 'b1', 'b2']);
});
