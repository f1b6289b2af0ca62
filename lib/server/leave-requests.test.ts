import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RunTurns } from '@/lib/requests/run-turns';
import { leaveRequests } from './leave-requests';

function server() {
  const turns = new RunTurns({ perUser: 1, overAll: 1, held: 9 });
  const handedOver: (readonly string[] | 'all')[] = [];
  const requests = {
    handOver: async (ids?: readonly string[]) => {
      handedOver.push(ids ?? 'all');
    },
  };
  return {
    turns,
    handedOver,
    leave: (ms: number) => leaveRequests({ runTurns: turns, requests }, ms),
  };
}

it('what waits goes to others at once, and what runs may come to its end', async () => {
  const { turns, handedOver, leave } = server();
  let end: () => void = () => undefined;
  turns.add('runs', 'a', () => new Promise((resolve) => (end = resolve)));
  turns.add('waits', 'a', () => Promise.resolve());
  const left = leave(5_000);
  await sleep(10);
  expect(handedOver).toEqual([['waits']]);
  end();
  await left;
  expect(handedOver).toEqual([['waits'], 'all']);
});

it('what does not end in time goes to others, too', async () => {
  const { turns, handedOver, leave } = server();
  turns.add('runs', 'a', () => new Promise(() => undefined));
  await leave(10);
  expect(handedOver).toEqual([[], 'all']);
});
