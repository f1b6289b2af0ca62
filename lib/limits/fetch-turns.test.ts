import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FetchTurns } from './fetch-turns';

const { signal } = new AbortController();
setMaxListeners(0, signal);

/** Work that counts how much of it runs at once. */
function counted() {
  const state = { running: 0, most: 0 };
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await sleep(10);
    state.running -= 1;
  };
  return { state, work };
}

describe('turns of fetching', () => {
  it('one user fetches so many at once, and another is not kept waiting', async () => {
    const turns = new FetchTurns({ perUser: 2, overAll: 10, waitingPerUser: 10 });
    const greedy = counted();
    const other = counted();
    const all = Array.from({ length: 8 }, () => turns.run('a', signal, greedy.work));
    await turns.run('b', signal, other.work);
    expect(greedy.state.running).toBeGreaterThan(0);
    await Promise.all(all);
    expect(greedy.state.most).toBe(2);
  });

  it('all users together fetch so many at once', async () => {
    const turns = new FetchTurns({ perUser: 2, overAll: 3, waitingPerUser: 10 });
    const { state, work } = counted();
    const users = ['a', 'a', 'b', 'b', 'c', 'c'];
    await Promise.all(users.map((user) => turns.run(user, signal, work)));
    expect(state.most).toBe(3);
  });

  it('more than may wait are refused', async () => {
    const turns = new FetchTurns({ perUser: 1, overAll: 1, waitingPerUser: 1 });
    const { work } = counted();
    const first = [turns.run('a', signal, work), turns.run('a', signal, work)];
    await expect(turns.run('a', signal, work)).rejects.toMatchObject({ code: 'rate_limited' });
    await Promise.all(first);
  });

  it('who goes away waits no longer, and work that fails makes room', async () => {
    const turns = new FetchTurns({ perUser: 1, overAll: 1, waitingPerUser: 5 });
    const controller = new AbortController();
    const failing = turns.run('a', signal, async () => {
      await sleep(20);
      throw new Error('broken');
    });
    const waiting = turns.run('a', controller.signal, async () => 'never');
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(failing).rejects.toThrow('broken');
    await expect(turns.run('a', signal, async () => 'done')).resolves.toBe('done');
  });
});
