import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeClaim } from './free-claim';
import { IDEMPOTENCY_ABANDONED_MS } from './idempotency-rules';
import type { Claim } from './idempotency-store';

const claim = {} as Claim;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a key is free as soon as the database is back', async () => {
  const abandon = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  await freeClaim({ abandon }, claim);
  expect(abandon).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(abandon).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(IDEMPOTENCY_ABANDONED_MS);
  expect(abandon).toHaveBeenCalledTimes(2);
});

test('a database that stays away is asked a few times, until the claim lapses by itself', async () => {
  const abandon = vi.fn().mockRejectedValue(new Error('away'));
  await freeClaim({ abandon }, claim);
  await vi.advanceTimersByTimeAsync(2 * IDEMPOTENCY_ABANDONED_MS);
  expect(abandon.mock.calls.length).toBeGreaterThan(5);
  expect(abandon.mock.calls.length).toBeLessThan(12);
});
