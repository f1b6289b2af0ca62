import { describe, expect, it } from 'vitest';
import { InsuredWindow } from './insured-window';
import { createMemoryWindow } from './memory-window';
import type { RateWindow } from './window';

const SIZE = { points: 10, windowSeconds: 60 };

/** A shared window that can be taken away, and servers that count in it. */
function setUp(servers: number) {
  const clock = { nowMs: 1_000_000 };
  const state = { isAway: false };
  const counted = createMemoryWindow(SIZE);
  const guard = async <T>(work: () => Promise<T>) => {
    if (state.isAway) throw new Error('away');
    return work();
  };
  const shared: RateWindow = {
    take: (key, points) => guard(() => counted.take(key, points)),
    state: (key) => guard(() => counted.state(key)),
    giveBack: (key, points) => guard(() => counted.giveBack(key, points)),
  };
  const windows = Array.from(
    { length: servers },
    () => new InsuredWindow(shared, createMemoryWindow(SIZE), SIZE, () => clock.nowMs),
  );
  /** Points that all servers let through, of so many tries at each. */
  const letThrough = async (tries: number) => {
    let allowed = 0;
    for (let count = 0; count < tries; count += 1) {
      for (const window of windows) if ((await window.take('ada')).allowed) allowed += 1;
    }
    return allowed;
  };
  return { clock, state, windows, letThrough };
}

describe('a window that servers share', () => {
  it('lets the limit through over all of them, and not one more', async () => {
    const { letThrough } = setUp(3);
    expect(await letThrough(20)).toBe(10);
  });

  it('lets through the limit on each server while it is away', async () => {
    const { letThrough, state } = setUp(3);
    state.isAway = true;
    expect(await letThrough(20)).toBe(30);
  });

  it('counts what was let through before it went away, and when it is back', async () => {
    const { letThrough, state, clock } = setUp(3);
    expect(await letThrough(3)).toBe(9);
    state.isAway = true;
    // Each server had let through three already.
    expect(await letThrough(20)).toBe(21);
    state.isAway = false;
    expect(await letThrough(20)).toBe(0);
    clock.nowMs += 61_000;
    // The outage is a window ago: the shared count alone decides again.
    expect(await letThrough(20)).toBe(1);
  });

  it('a point that is given back can be taken again, with and without it', async () => {
    const { windows, state, letThrough } = setUp(1);
    expect(await letThrough(20)).toBe(10);
    await windows[0]?.giveBack('ada');
    expect(await letThrough(20)).toBe(1);
    state.isAway = true;
    await windows[0]?.giveBack('ada');
    expect(await letThrough(20)).toBe(1);
  });
});
