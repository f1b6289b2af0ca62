import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client, errorOf, type ImageList } from '../support/client';
import { startDrawnElsewhere, type DrawnElsewhere } from '../support/drawn-elsewhere';
import { CASES, SIDE_PX } from '../support/matrix';
import { itOnOneMachine } from '../support/one-machine';
import { discMask } from '../support/photos';
import { dataUrl, quartersPng } from '../support/pictures';
import {
  askLater,
  LATER,
  readRequest,
  untilRequest,
  WebhookReceiver,
  type AsyncRequest,
} from '../support/requests';
import { runsOnCluster, TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const QUICK = { prompt: 'a cloud', model: 'svcv4_1_flash', random_seed: 7 };
const QUICK_UNITS = 7;
/** Work that goes on as long as its words are held. */
const LONG = { prompt: 'a city at night', model: 'svcv4_1', n: 6 };
const LONG_UNITS = 6 * 35;
/** Less of it, which is drawn to its end. */
const WHOLE = { ...LONG, n: 3 };
const WHOLE_UNITS = 3 * 35;
const LEASE_SECONDS = 6;

describe('asynchronous requests', () => {
  let drawn: DrawnElsewhere;
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    drawn = await startDrawnElsewhere({
      FETCH_ALLOW_PRIVATE: '1',
      INSTANCE_LEASE_SECONDS: String(LEASE_SECONDS),
      REQUESTS_OPEN_PER_USER: '4',
      WORKERS: '1',
    });
    server = drawn.server;
    client = await Client.open(server, 100_000);
  });
  afterAll(() => drawn.stop());

  const cancel = (id: string) => client.fetch(`/v1/requests/${id}`, { method: 'DELETE' });

  it('are taken on with 202, where to ask, and what was reserved', async () => {
    const before = await client.balance();
    const response = await client.post(PATH, QUICK, LATER);
    expect(response.status).toBe(202);
    const taken = (await response.json()) as AsyncRequest;
    expect(response.headers.get('location')).toBe(`${server.url}/v1/requests/${taken.id}`);
    expect(response.headers.get('preference-applied')).toBe('respond-async');
    expect(response.headers.get('x-request-id')).toBe(taken.id);
    expect(taken).toMatchObject({ operation: 'generateImage', credits: QUICK_UNITS, result: null });
    expect(['queued', 'running']).toContain(taken.state);
    const ended = await untilRequest(client, taken.id);
    expect(ended).toMatchObject({ state: 'succeeded', credits: QUICK_UNITS, error: null });
    expect(await client.balance()).toBe(before - QUICK_UNITS);
    const [line] = await ledger(1);
    expect(line).toMatchObject({ state: 'charged', request_id: taken.id, units: -QUICK_UNITS });
  });

  async function ledger(limit: number): Promise<Record<string, unknown>[]> {
    const response = await client.fetch(`/v1/users/me/ledger?limit=${limit}`);
    return ((await response.json()) as { lines: Record<string, unknown>[] }).lines;
  }

  it.each(['url', 'b64_json', 'multipart'] as const)(
    'come to what would have been answered at once, as %s',
    async (response_format) => {
      const sent = { ...QUICK, response_format };
      const { id } = await askLater(client, PATH, sent);
      const { result } = await untilRequest(client, id);
      const item = (result as unknown as ImageList).data[0];
      expect(Object.keys(result ?? {})).toEqual(
        expect.arrayContaining(['created', 'credits', 'data']),
      );
      const file = await client.fetch(`/v1/files/${item?.image_id}`);
      const stored = Buffer.from(await file.arrayBuffer());
      if (response_format === 'multipart') {
        expect(Object.keys(item ?? {})).toEqual(['image_id']);
        return;
      }
      const now = (await client.generate(sent)) as ImageList;
      expect(Object.keys(item ?? {})).toEqual(Object.keys(now.data[0] ?? {}));
      if (response_format === 'b64_json') {
        expect(Buffer.from(item?.b64_json ?? '', 'base64').equals(stored)).toBe(true);
        expect(item?.b64_json).toBe(now.data[0]?.b64_json);
      } else {
        expect(item?.url).toBe(`${server.url}/v1/files/${item?.image_id}.webp`);
      }
    },
  );

  it('refuse what is wrong at once, and that costs nothing and opens nothing', async () => {
    const before = await client.balance();
    const poor = await Client.open(server, 3);
    const cases: [Client, Record<string, unknown>, number, string][] = [
      [client, { prompt: '' }, 400, 'invalid_request'],
      [client, { ...QUICK, size: '7x7' }, 400, 'invalid_request'],
      [poor, QUICK, 402, 'insufficient_credits'],
    ];
    for (const [who, body, status, code] of cases) {
      const response = await who.post(PATH, body, LATER);
      expect(response.status).toBe(status);
      expect((await errorOf(response)).code).toBe(code);
    }
    const image_url = dataUrl(Buffer.from('no picture'));
    const broken = await client.post('/v1/images/vectorize', { image_url }, LATER);
    expect(broken.status).toBe(400);
    expect(await client.balance()).toBe(before);
    const listed = await poor.fetch('/v1/requests');
    expect(await listed.json()).toEqual({ requests: [], next: null });
  });

  it('are cancelled by DELETE, which costs nothing however often it comes', async () => {
    const before = await client.balance();
    const release = drawn.backend.hold(LONG.prompt);
    const { id } = await askLater(client, PATH, LONG);
    expect(await client.balance()).toBe(before - LONG_UNITS);
    await untilRequest(client, id, ({ state }) => state === 'running');
    for (let count = 0; count < 2; count += 1) {
      const response = await cancel(id);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id, state: 'canceled', credits: 0 });
    }
    expect(await client.balance()).toBe(before);
    expect((await ledger(1))[0]).toMatchObject({ state: 'canceled', request_id: id, units: 0 });
    // Its worker, the only one, is free for others, though nobody has drawn what it was at.
    await client.generate(QUICK);
    release();
    const done = await askLater(client, PATH, QUICK);
    await untilRequest(client, done.id);
    expect(await (await cancel(done.id)).json()).toMatchObject({ state: 'succeeded' });
  });

  it('are somebody’s own: to others they do not exist', async () => {
    const { id } = await askLater(client, PATH, QUICK);
    const stranger = await Client.open(server, 10);
    for (const method of ['GET', 'DELETE']) {
      const response = await stranger.fetch(`/v1/requests/${id}`, { method });
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe('not_found');
    }
    expect((await untilRequest(client, id)).state).toBe('succeeded');
    expect((await client.fetch('/v1/requests/nonsense')).status).toBe(404);
  });

  it('are heard as events, from any state to the end', async () => {
    const { id } = await askLater(client, PATH, { ...QUICK, n: 3 });
    const headers = { accept: 'text/event-stream' };
    const response = await client.fetch(`/v1/requests/${id}`, { headers });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = eventsIn(await response.text());
    const last = events.at(-1);
    expect(last?.name).toBe('end');
    expect(last?.data).toEqual(JSON.parse(JSON.stringify(await readRequest(client, id))));
    expect(last?.data).toMatchObject({ state: 'succeeded' });
    for (const { name } of events.slice(0, -1)) expect(name).toBe('progress');
    const again = await client.fetch(`/v1/requests/${id}`, { headers });
    expect(eventsIn(await again.text()).map(({ name }) => name)).toEqual(['end']);
  });

  function eventsIn(text: string): { name: string; data: unknown }[] {
    return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
      name,
      data: JSON.parse(data) as unknown,
    }));
  }

  it('are listed newest first, in pages and by state', async () => {
    const first = await askLater(client, PATH, QUICK);
    const second = await askLater(client, PATH, QUICK);
    for (const { id } of [first, second]) await untilRequest(client, id);
    const page = async (query: string) => {
      const response = await client.fetch(`/v1/requests?${query}`);
      return (await response.json()) as { requests: AsyncRequest[]; next: string | null };
    };
    const newest = await page('limit=1');
    expect(newest.requests.map(({ id }) => id)).toEqual([second.id]);
    const next = await page(`limit=1&cursor=${newest.next}`);
    expect(next.requests.map(({ id }) => id)).toEqual([first.id]);
    expect((await page('state=failed')).requests).toEqual([]);
  });

  it('are limited in number, and a refusal says when to come back', async () => {
    const release = drawn.backend.hold(LONG.prompt);
    const open = [];
    for (let count = 0; count < 4; count += 1) open.push(await askLater(client, PATH, LONG));
    const before = await client.balance();
    const response = await client.post(PATH, QUICK, LATER);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await client.balance()).toBe(before);
    expect((await readRequest(client, open[3]?.id ?? '')).state).toMatch(/queued|running/);
    for (const { id } of open) await cancel(id);
    expect(await client.balance()).toBe(before + 4 * LONG_UNITS);
    release();
  });

  it('with a key are made once: a repeat is told the same request and pays nothing', async () => {
    const key = { 'idempotency-key': 'later-1' };
    const first = await askLater(client, PATH, QUICK, key);
    const before = await client.balance();
    const repeat = await client.post(PATH, QUICK, { ...LATER, ...key });
    expect(repeat.status).toBe(202);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(((await repeat.json()) as AsyncRequest).id).toBe(first.id);
    await untilRequest(client, first.id);
    const late = await askLater(client, PATH, QUICK, key);
    expect(late).toMatchObject({ id: first.id, state: 'succeeded' });
    expect(await client.balance()).toBe(before);
    const other = await client.post(PATH, { ...QUICK, prompt: 'a tree' }, { ...LATER, ...key });
    expect(other.status).toBe(400);
  });

  it('tell an address when they end, signed so that it knows who speaks', async () => {
    const receiver = await WebhookReceiver.start((count) => (count === 0 ? 500 : 204));
    try {
      const asked = { 'x-webhook-url': receiver.url };
      const { id } = await askLater(client, PATH, { ...QUICK, response_format: 'b64_json' }, asked);
      const failed = await untilRequest(client, id, ({ webhook }) => !!webhook?.deliveries.length);
      expect(failed.webhook).toMatchObject({ state: 'pending', deliveries: [{ status: 500 }] });
      const told = await untilRequest(client, id, ({ webhook }) => webhook?.state === 'delivered');
      expect(told.webhook?.deliveries.map(({ status }) => status)).toEqual([500, 204]);
      const { secret } = (await (await client.fetch('/v1/webhooks/secret')).json()) as {
        secret: string;
      };
      for (const { headers, body } of receiver.received) {
        expect(headers['webhook-id']).toBe(id);
        const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const signature = createHmac('sha256', key).update(signed).digest('base64');
        expect(headers['webhook-signature']).toBe(`v1,${signature}`);
        const { state, result } = JSON.parse(body) as AsyncRequest;
        expect(state).toBe('succeeded');
        expect((result as unknown as ImageList).data[0]?.url).toContain('/v1/files/');
      }
    } finally {
      receiver.stop();
    }
  });

  it('are taken by every operation, in the form of each', async () => {
    const image = dataUrl(await quartersPng(SIDE_PX));
    const mask = dataUrl(await discMask(SIDE_PX, [128, 128], 40));
    const others = [
      { path: 'prompts/enhance', body: { prompt: 'a red apple' }, field: 'enhanced_prompt' },
      { path: 'styles', body: { image_urls: [image] }, field: 'id' },
      {
        path: 'images/edits',
        body: { prompt: 'a hat', image, response_format: 'url' },
        field: 'data',
      },
    ];
    // On a cluster one of each form is enough: the matrix takes every operation through its queue.
    const ofEachForm = /generations|inpaint|vectorize/;
    const own = Object.entries(CASES)
      .filter(([path]) => !runsOnCluster() || ofEachForm.test(path))
      .map(([path, entry]) => ({
        path,
        body: {
          ...entry.body,
          ...(path === 'images/generations' ? {} : { image_url: image }),
          ...(entry.mask ? { mask_url: mask } : {}),
        },
        field: entry.models[0] === '' ? 'image' : 'data',
      }));
    for (const { path, body, field } of [...own, ...others]) {
      const { id } = await askLater(client, `/v1/${path}`, body);
      const ended = await untilRequest(client, id);
      expect([path, ended.state, ended.error?.message ?? null]).toEqual([path, 'succeeded', null]);
      expect(ended.result).toHaveProperty(field);
    }
  }, 300_000);

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'are done by whichever server comes next where theirs ended by %s, and charged once',
    async (signal) => {
      const before = await client.balance();
      const release = drawn.backend.hold(WHOLE.prompt);
      const running = await askLater(client, PATH, WHOLE);
      const waiting = await askLater(client, PATH, WHOLE);
      await untilRequest(client, running.id, ({ state }) => state === 'running');
      const gone = server.kill(signal);
      // One that was told to stop lets what is under way end.
      release();
      await gone;
      await server.launch();
      const ids: unknown[] = [];
      for (const { id } of [running, waiting]) {
        const ended = await untilRequest(client, id);
        expect(ended).toMatchObject({ state: 'succeeded', credits: WHOLE_UNITS, error: null });
        ids.push(...(ended.result as unknown as ImageList).data.map((image) => image.image_id));
      }
      expect(new Set(ids).size).toBe(2 * WHOLE.n);
      expect(await client.balance()).toBe(before - 2 * WHOLE_UNITS);
    },
    // A lease that runs out, and servers that start, on a machine that does other things.
    300_000,
  );
});

describe('the address of a webhook', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server, 100);
  });
  afterAll(() => server.stop());

  it.each(['http://127.0.0.1:1/', 'ftp://example.com/', 'http://user:word@example.com/', 'x'])(
    '%s is refused before anything is paid',
    async (url) => {
      const response = await client.post(PATH, QUICK, { ...LATER, 'x-webhook-url': url });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toBe('X-Webhook-Url');
      expect(await client.balance()).toBe(100);
    },
  );

  it('goes with an answer that comes later', async () => {
    const response = await client.post(PATH, QUICK, { 'x-webhook-url': 'https://example.com/' });
    expect(response.status).toBe(400);
  });
});

describe('a server that holds as many requests as it may', () => {
  let drawn: DrawnElsewhere;
  beforeAll(async () => {
    drawn = await startDrawnElsewhere({ REQUESTS_OPEN_PER_SERVER: '2', WORKERS: '1' });
  });
  afterAll(() => drawn.stop());

  itOnOneMachine(
    'each server of a cluster counts its own',
    'refuses one more of anybody with a time to come back, reserves nothing, and takes it on later',
    async () => {
      const { server, backend } = drawn;
      const [many, other] = [await Client.open(server, 10_000), await Client.open(server, 100)];
      const release = backend.hold(LONG.prompt);
      const open = [await askLater(many, PATH, LONG), await askLater(many, PATH, LONG)];
      const refused = await other.post(PATH, QUICK, LATER);
      expect([refused.status, (await errorOf(refused)).code]).toEqual([503, 'server_busy']);
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await other.balance()).toBe(100);
      expect(await (await other.fetch('/v1/requests')).json()).toEqual({
        requests: [],
        next: null,
      });
      for (const { id } of open) {
        await many.fetch(`/v1/requests/${id}`, { method: 'DELETE' });
        await untilRequest(many, id);
      }
      // What was cancelled while it ran has its place until its worker has stopped.
      await vi.waitFor(
        async () => expect((await other.post(PATH, QUICK, LATER)).status).toBe(202),
        {
          timeout: 10_000,
          interval: 200,
        },
      );
      const listed = (await (await other.fetch('/v1/requests')).json()) as {
        requests: AsyncRequest[];
      };
      const [{ id = '' } = {}] = listed.requests;
      expect(await untilRequest(other, id)).toMatchObject({ state: 'succeeded' });
      release();
    },
  );
});
