import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startDeadline, withDeadline } from './deadline';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Garbage and collections for a while, as other work in the process makes them. */
async function pressure(durationMs: number): Promise<void> {
  const endMs = performance.now() + durationMs;
  while (performance.now() < endMs) {
    Array.from({ length: 10_000 }, (_, index) => ({ index }));
    collectGarbage();
    await sleep(5);
  }
}

describe('a deadline', () => {
  it('fires although nothing but the wait refers to it, and garbage is collected meanwhile', async () => {
    const fired: string[] = [];
    const wait = (name: string) => {
      const { signal } = startDeadline(150, [new AbortController().signal]);
      signal.addEventListener('abort', () => fired.push(name));
    };
    wait('a');
    wait('b');
    await pressure(400);
    expect(fired.sort()).toEqual(['a', 'b']);
  });

  it('says that the time was over', async () => {
    const deadline = startDeadline(10);
    await sleep(40);
    expect(deadline.isOver).toBe(true);
    expect(deadline.signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('ends with a parent, for its reason, also one that was aborted before', () => {
    const parent = new AbortController();
    const deadline = startDeadline(10_000, [parent.signal]);
    const reason = new Error('the client went away');
    parent.abort(reason);
    expect(deadline.signal.reason).toBe(reason);
    expect(deadline.isOver).toBe(false);
    expect(startDeadline(10_000, [parent.signal]).signal.aborted).toBe(true);
  });

  it('does not fire after its work has ended', async () => {
    const parent = new AbortController();
    const signal = await withDeadline(20, [parent.signal], async (given) => given);
    parent.abort();
    await sleep(50);
    expect(signal.aborted).toBe(false);
  });

  it('ends with work that fails, too', async () => {
    let kept: AbortSignal | undefined;
    const failing = withDeadline(10, [], (signal) => {
      kept = signal;
      return Promise.reject(new Error('broken'));
    });
    await expect(failing).rejects.toThrow('broken');
    await sleep(30);
    expect(kept?.aborted).toBe(false);
  });
});
