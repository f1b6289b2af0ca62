import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, Client, type SingleImage } from '../support/client';
import { photoPng } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { missingForRedis, RedisServer } from '../support/redis';
import { TestServer } from '../support/server';
import { type EaselProcess } from '../support/easel-process';
import { startWorker } from '../support/worker';

const GENERATE = '/v1/images/generations';
const CRISP = '/v1/images/crispUpscale';
const VECTORIZE = '/v1/images/vectorize';
const POLL_MS = 25;

const missing = missingForRedis();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Load {
  workers: number;
  quick: { running: number; waiting: number };
  slow: { running: number; waiting: number };
}

interface LedgerLine {
  state: string;
  units: number;
}

/** A server whose work is done by workers of the queue, as clients see it. */
describe.skipIf(missing !== undefined)(`work on other machines (${missing ?? 'on Redis'})`, () => {
  let redis: RedisServer;
  let server: TestServer;
  let worker: EaselProcess;
  let client: Client;
  const startOne = () =>
    startWorker({
      REDIS_URL: redis.url,
      DATA_DIR: server.dataDir,
      WORKER_DRAIN_SECONDS: '60',
    });

  beforeAll(async () => {
    redis = await RedisServer.start();
    server = await TestServer.start({
      REDIS_URL: redis.url,
      NEXTAUTH_SECRET: 'the secret of these tests',
    });
    worker = await startOne();
    client = await Client.open(server);
  });
  afterAll(async () => {
    await worker.kill('SIGKILL');
    await server.stop();
    await redis.stop();
  });

  async function until(holds: (load: Load) => boolean): Promise<void> {
    for (;;) {
      const answer = await client.fetch('/v1/engines');
      const { load } = (await answer.json()) as { load: Load };
      if (holds(load)) return;
      await sleep(POLL_MS);
    }
  }

  it('draws, and the picture and its thumbnail open', async () => {
    const list = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash', n: 2 });
    expect(list.data).toHaveLength(2);
    const bytes = await bytesAt(list.data[0]?.url);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    const small = await client.fetch(`/v1/files/${list.data[0]?.image_id}/thumbnail?width=160`);
    expect(small.status).toBe(200);
  });

  it('edits pictures that came with the request, as bytes in the answer too', async () => {
    const answer = await client.post(VECTORIZE, {
      image_url: dataUrl(await photoPng('cat', 300)),
      response_format: 'b64_json',
    });
    expect(answer.status).toBe(200);
    const { image } = (await answer.json()) as SingleImage;
    expect(Buffer.from(image.b64_json ?? '', 'base64').toString()).toContain('<svg');
  });

  it('reads an SVG in a worker, and refuses one that is unsafe', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script/></svg>';
    const answer = await client.post('/v1/images/removeBackground', {
      image_url: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'unsafe_svg' } });
  });

  it('makes a style and draws in it', async () => {
    const made = await client.post('/v1/styles', {
      image_urls: [dataUrl(await photoPng('cat', 300))],
      model: 'svcv4_styles',
    });
    expect(made.status).toBe(200);
    const { id } = (await made.json()) as { id: string };
    const drawn = await client.post(GENERATE, {
      prompt: 'a boat',
      model: 'svcv4_styles',
      style_id: id,
    });
    expect(drawn.status).toBe(200);
  });

  it('a killed worker’s request is done by another, within its answer, and paid once', async () => {
    const before = await client.balance();
    const slow = client.post(CRISP, { image_url: dataUrl(await photoPng('cat', 700)) });
    await until(({ quick, slow: { running } }) => quick.running + running > 0);
    const second = await startOne();
    const killedAtMs = Date.now();
    await worker.kill('SIGKILL');
    worker = second;
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(Date.now() - killedAtMs).toBeLessThan(90_000);
    expect(await client.balance()).toBe(before - 4);
    const ledger = await client.fetch('/v1/users/me/ledger?operation=crispUpscale');
    const { lines } = (await ledger.json()) as { lines: LedgerLine[] };
    expect(lines).toMatchObject([{ state: 'charged', units: -4 }]);
  });

  it('without a worker nothing is charged, and the client is told when to come back', async () => {
    await worker.kill('SIGTERM');
    const before = await client.balance();
    const answer = await client.post(GENERATE, { prompt: 'a cloud', model: 'svcv4_1_flash' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await answer.json()).toMatchObject({ error: { code: 'engine_busy' } });
    expect(await client.balance()).toBe(before);
    worker = await startOne();
    await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
  });
});
