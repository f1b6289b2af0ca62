import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type ImageList } from '../support/client';
import { TestServer } from '../support/server';

const GENERATIONS = '/v1/images/generations';

describe('what an answer tells of limits', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({
      RATE_LIMIT_REQUESTS_PER_SECOND: '50',
      RATE_LIMIT_IMAGES_PER_MINUTE: '4',
    });
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  it('names both budgets, and the one of requests as clients knew it', async () => {
    const { headers } = await client.fetch('/v1/users/me');
    expect(headers.get('ratelimit-policy')).toBe('"images";q=4;w=60, "requests";q=50;w=1');
    expect(headers.get('ratelimit')).toMatch(/^"images";r=4;t=\d+, "requests";r=\d+;t=1$/);
    expect(headers.get('ratelimit-limit')).toBe('50');
    expect(headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    expect(headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('counts images down, and says which budget is spent', async () => {
    const make = (n: number) =>
      client.post(GENERATIONS, { prompt: 'a cloud', model: 'svcv4_1_flash', n });
    const made = await make(3);
    expect(made.status).toBe(200);
    expect(made.headers.get('ratelimit')).toContain('"images";r=1;');
    const refused = await make(2);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toContain('"images";r=1;');
    expect(refused.headers.get('ratelimit-limit')).toBe('4');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a repeat by its key says that it is one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () =>
      client.post(GENERATIONS, { prompt: 'a cloud', model: 'svcv4_1_flash' }, headers);
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(((await second.json()) as ImageList).data[0]?.image_id).toBe(
      ((await first.json()) as ImageList).data[0]?.image_id,
    );
  });
});
