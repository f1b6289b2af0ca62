import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RunTurns } from './run-turns';

/** Work that says when it begins and ends when it is told. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (id: string) => () => {
    begun.push(id);
    return new Promise<void>((resolve) => ends.set(id, resolve));
  };
  const end = async (id: string) => {
    ends.get(id)?.();
    await sleep(0);
  };
  return { begun, work, end };
}

it('a user with many requests does not keep another waiting', async () => {
  const turns = new RunTurns({ perUser: 2, overAll: 3, held: 9 });
  const { begun, work, end } = held();
  for (const id of ['a1', 'a2', 'a3', 'a4']) turns.add(id, 'a', work(id));
  turns.add('b1', 'b', work('b1'));
  turns.add('b2', 'b', work('b2'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
  await end('a2');
  await end('a3');
  expect(begun.slice(-2)).toEqual(['a4', 'b2']);
});

it('cancelling stops what runs, and what waits hears of it when its turn comes', async () => {
  const turns = new RunTurns({ perUser: 1, overAll: 1, held: 9 });
  const seen: string[] = [];
  const work = (id: string) => async (signal: AbortSignal) => {
    if (!signal.aborted) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    }
    seen.push(id);
  };
  turns.add('first', 'a', work('first'));
  turns.add('second', 'a', work('second'));
  turns.cancel('second');
  expect(turns.ids).toEqual(['first', 'second']);
  turns.cancel('first');
  turns.cancel('unknown');
  await sleep(5);
  expect(seen).toEqual(['first', 'second']);
  expect(turns.ids).toEqual([]);
});

it('there is room for so many and no more, and none on the way out', async () => {
  const turns = new RunTurns({ perUser: 1, overAll: 1, held: 3 });
  const { begun, work, end } = held();
  expect(turns.room).toBe(3);
  for (const id of ['first', 'second', 'second', 'third']) turns.add(id, 'a', work(id));
  expect(turns.room).toBe(0);
  await end('first');
  expect(turns.room).toBe(1);
  expect(turns.stop()).toEqual(['third']);
  expect(turns.room).toBe(0);
  expect(await turns.untilIdle(5)).toBe(1);
  await end('second');
  expect(await turns.untilIdle(1_000)).toBe(0);
  expect(begun).toEqual(['first', 'second']);
});

it('a request that was taken away may come back while its stopped work runs down', async () => {
  const turns = new RunTurns({ perUser: 2, overAll: 2, held: 9 });
  const { begun, work, end } = held();
  turns.add('one', 'a', work('one'));
  turns.cancel('one');
  turns.add('one', 'a', work('again'));
  expect(begun).toEqual(['one', 'again']);
  await end('one');
  expect(turns.ids).toEqual(['one']);
});
