import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';

const PATH = '/v1/images/generations';
/** Silence after which the server that was killed counts as dead. */
const LEASE_SECONDS = 6;

describe('money', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start({ INSTANCE_LEASE_SECONDS: String(LEASE_SECONDS) });
  });
  afterAll(() => server.stop());

  it('lets exactly 10 of 20 parallel requests through on a balance for 10', async () => {
    const client = await Client.open(server, 70);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.post(PATH, { prompt: 'a cloud', model: 'svcv4_1_flash' }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(10);
    expect(await client.balance()).toBe(0);
  });

  it('says what a request costs and what is left', async () => {
    const client = await Client.open(server, 34);
    const response = await client.post(PATH, { prompt: 'a cloud' });
    expect(response.status).toBe(402);
    const error = await errorOf(response);
    expect(error.code).toBe('insufficient_credits');
    expect(error.message).toContain('35');
    expect(error.message).toContain('34');
    expect(await client.balance()).toBe(34);
  });

  it('gives everything back after a kill in the middle of a request', async () => {
    const client = await Client.open(server, 5_000);
    const style = await client.post('/v1/styles', {
      image_urls: [
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ],
    });
    expect(style.status).toBe(200);
    const { id } = (await style.json()) as { id: string };
    const made = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
    const before = await client.balance();
    const cut = client
      .post(PATH, { prompt: 'a city at night', model: 'svcv4_1_pro', n: 6 })
      .catch(() => undefined);
    await waitFor(async () => (await client.balance()) < before);
    await server.kill('SIGKILL');
    await cut;
    await server.launch();
    // The new process can't know that the old one is dead until its lease is over.
    await waitFor(async () => (await client.balance()) === before);
    expect((await client.fetch(`/v1/styles/${id}`)).status).toBe(200);
    expect((await fetch(made.data[0]?.url ?? '')).status).toBe(200);
  });

  it('charges nothing when the client goes away', async () => {
    const client = await Client.open(server, 5_000);
    const gone = new AbortController();
    const cut = client
      .fetch(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'a city at night', model: 'svcv4_1_pro', n: 6 }),
        signal: gone.signal,
      })
      .catch(() => undefined);
    await waitFor(async () => (await client.balance()) < 5_000);
    gone.abort();
    await cut;
    await waitFor(async () => (await client.balance()) === 5_000);
    const statement = await client.fetch('/v1/users/me/ledger?limit=1');
    // What its user did not want any more has not failed.
    expect(((await statement.json()) as { lines: unknown[] }).lines).toMatchObject([
      { state: 'canceled', units: 0 },
    ]);
    const next = await client.post(PATH, { prompt: 'a cloud', model: 'svcv4_1_flash' });
    expect(next.status).toBe(200);
  });
});

const POLL_MS = 20;
const WAIT_MS = 20_000;

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
