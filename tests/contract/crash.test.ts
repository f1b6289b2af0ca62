import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const POLL_MS = 20;

/** Process ids of the workers that a server has started. */
function workersOf(server: TestServer): number[] {
  const table = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' });
  return table
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === server.pid && match?.[3]?.includes('worker.mjs'))
    .map((match) => Number(match?.[1]));
}

describe('a worker that dies', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ WORKERS: '1', WORKER_QUEUE_LIMIT: '1' });
    client = await Client.open(server, 10_000);
    await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
  });
  afterAll(() => server.stop());

  const longWork = () =>
    client.post(PATH, { prompt: 'a city at night', model: 'svcv4_1_pro', n: 6 });

  async function untilReserved(balance: number): Promise<void> {
    while ((await client.balance()) === balance) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  it('fails the request it worked on, which costs nothing, and the next one works', async () => {
    const before = await client.balance();
    const [worker] = workersOf(server);
    const failing = longWork();
    await untilReserved(before);
    process.kill(worker ?? 0, 'SIGKILL');
    const response = await failing;
    expect(response.status).toBe(502);
    expect((await errorOf(response)).code).toBe('engine_failed');
    expect(await client.balance()).toBe(before);
    const next = await client.post(PATH, { prompt: 'a cloud', model: 'svcv4_1_flash' });
    expect(next.status).toBe(200);
    expect(workersOf(server)[0]).not.toBe(worker);
  });

  it('is not overrun: past the queue requests are told when to come back', async () => {
    const before = await client.balance();
    const answers = await Promise.all([longWork(), longWork(), longWork(), longWork()]);
    const busy = answers.filter((answer) => answer.status === 503);
    expect(busy).toHaveLength(2);
    for (const answer of busy) {
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect((await errorOf(answer)).code).toBe('engine_busy');
    }
    expect(await client.balance()).toBe(before - 2 * 6 * 210);
  });
});
