import PQueue from 'p-queue';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateDecision, RateWindow, WindowSize } from './window';

/** Counts in this process alone. */
export function createMemoryWindow({ points: limit, windowSeconds }: WindowSize): RateWindow {
  const counts = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  // Looking and taking are two steps, which must not mix with those of another request.
  const inTurn = new PQueue({ concurrency: 1 });

  function decision(state: RateLimiterRes | null): RateDecision {
    const remaining = state === null ? limit : Math.max(0, limit - state.consumedPoints);
    const resetMs = Math.max(0, state?.msBeforeNext ?? windowSeconds * 1000);
    return { allowed: remaining > 0, limit, windowSeconds, remaining, resetMs };
  }
  const state = async (key: string) => decision(await counts.get(key));

  return {
    state,
    take: (key, points = 1) =>
      inTurn.add(async () => {
        // The library counts what it refuses, too; so that a refusal takes nothing, look first.
        const before = await state(key);
        if (points > before.remaining) return { ...before, allowed: false };
        return { ...decision(await counts.penalty(key, points)), allowed: true };
      }),
    giveBack: (key, points = 1) =>
      inTurn.add(async () => {
        const taken = (await counts.get(key))?.consumedPoints ?? 0;
        if (taken > 0) await counts.reward(key, Math.min(taken, points));
      }),
  };
}
