import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryWindow } from './memory-window';
import { createRateLimiter } from './rate-limiter';

describe('rate limits in memory', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const limiter = () =>
    createRateLimiter({ requestsPerSecond: 5, imagesPerMinute: 100 }, (_, size) =>
      createMemoryWindow(size),
    );

  it('five requests of a second pass, the sixth waits for the next', async () => {
    const { takeRequest } = limiter();
    for (const remaining of [4, 3, 2, 1, 0]) {
      expect(await takeRequest('ada')).toMatchObject({ allowed: true, limit: 5, remaining });
    }
    const refused = await takeRequest('ada');
    expect(refused).toMatchObject({ allowed: false, limit: 5, remaining: 0, resetMs: 1000 });
    vi.advanceTimersByTime(refused.resetMs);
    expect(await takeRequest('ada')).toMatchObject({ allowed: true });
  });

  it('users are counted apart', async () => {
    const { takeRequest } = limiter();
    for (let count = 0; count < 6; count += 1) await takeRequest('ada');
    expect(await takeRequest('bob')).toMatchObject({ allowed: true });
  });

  it('a refusal of images takes none, so that fewer still fit', async () => {
    const { takeImages } = limiter();
    expect(await takeImages('ada', 96)).toMatchObject({ allowed: true, remaining: 4 });
    expect(await takeImages('ada', 5)).toMatchObject({ allowed: false, limit: 100, remaining: 4 });
    expect(await takeImages('ada', 4)).toMatchObject({ allowed: true, remaining: 0 });
    vi.advanceTimersByTime(60_000);
    expect(await takeImages('ada', 100)).toMatchObject({ allowed: true });
  });

  it('images asked for at once never pass the limit, and a refusal among them takes none', async () => {
    const { takeImages } = limiter();
    const decisions = await Promise.all([60, 60, 40].map((count) => takeImages('ada', count)));
    expect(decisions.map(({ allowed }) => allowed)).toEqual([true, false, true]);
  });
});
