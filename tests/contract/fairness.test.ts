import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client, errorOf } from '../support/client';
import { photoPng } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { TestServer } from '../support/server';

const GENERATE = '/v1/images/generations';
const CRISP = '/v1/images/crispUpscale';
const CREATIVE = '/v1/images/creativeUpscale';
const POLL_MS = 25;
const PATIENCE_MS = 60_000;

const small = { prompt: 'a cloud', model: 'svcv4_1_flash' };
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Process ids of the workers that a server has started. */
function workersOf(server: TestServer): number[] {
  const table = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' });
  return table
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === server.pid && match?.[3]?.includes('worker.mjs'))
    .map((match) => Number(match?.[1]));
}

interface Load {
  workers: number;
  quick: { running: number; waiting: number };
  slow: { running: number; waiting: number };
}

async function loadOf(client: Client): Promise<Load> {
  const answer = (await (await client.fetch('/v1/engines')).json()) as { load: Load };
  return answer.load;
}

async function until(client: Client, holds: (load: Load) => boolean): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const load = await loadOf(client);
    if (holds(load)) return;
    if (performance.now() > endMs) throw new Error(`still ${JSON.stringify(load)}`);
    await sleep(POLL_MS);
  }
}

/** Large requests that can be given up: a test pays for those alone whose end it looks at. */
class Backlog {
  private readonly controllers: AbortController[];
  private readonly ended: Response[] = [];
  private readonly all: Promise<unknown>[];

  constructor(client: Client, count: number, path: string, body: object) {
    this.controllers = Array.from({ length: count }, () => new AbortController());
    this.all = this.controllers.map(({ signal }) =>
      client
        .fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        })
        .then((response) => this.ended.push(response)),
    );
    for (const one of this.all) one.catch(() => undefined);
    // Whoever fails leaves nothing behind that the next test, or the second try, would wait for.
    onTestFinished(() => this.end());
  }

  /** Answers so far with this status. */
  answers(status: number): Response[] {
    return this.ended.filter((response) => response.status === status);
  }

  async untilAnswers(status: number, count: number): Promise<Response[]> {
    const endMs = performance.now() + 2 * PATIENCE_MS;
    while (this.answers(status).length < count && performance.now() < endMs) await sleep(POLL_MS);
    return this.answers(status);
  }

  /** Gives up what is left, and waits until the engine knows. */
  async end(): Promise<void> {
    for (const controller of this.controllers) controller.abort();
    await Promise.allSettled(this.all);
  }
}

const isIdle = ({ quick, slow }: Load) =>
  quick.running + quick.waiting + slow.running + slow.waiting === 0;

/** The least side, with room to spare, whose crisp upscale counts as slow work. */
const LARGE_PX = 1000;

/** The side of a picture whose creative upscale takes many times as long as a small picture. */
const OUTLASTING_PX = 2048;

const image = async (side: number) => dataUrl(await photoPng('cat', side));

describe('two users of one engine', () => {
  const secrets = {
    NEXTAUTH_SECRET: 'a-secret-of-the-server-alone',
    GITHUB_SECRET: 'github-secret-of-the-server',
    GITHUB_ID: 'github-id',
    GOOGLE_CLIENT_SECRET: 'google-secret-of-the-server',
    STRIPE_SECRET_KEY: 'sk_test_secret_of_the_server',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret_of_the_server',
    SMTP_URL: 'smtp://user:secret-of-the-server@127.0.0.1:1',
    S3_ACCESS_KEY_ID: 's3-id-of-the-server',
    S3_SECRET_ACCESS_KEY: 's3-secret-of-the-server',
  };
  let server: TestServer;
  let heavy: Client;
  let light: Client;

  beforeAll(async () => {
    server = await TestServer.start((url) => ({
      WORKERS: '2',
      WORKER_JOBS_PER_USER: '4',
      ...secrets,
      MAIL_FROM: 'Easel <easel@example.test>',
      BASE_URL: url,
    }));
    [heavy, light] = [await Client.open(server), await Client.open(server)];
    await light.generate(small);
  });
  afterAll(() => server.stop());

  it('a small picture does not stand behind the large ones of somebody else', async () => {
    const backlog = new Backlog(heavy, 4, CRISP, { image_url: await image(LARGE_PX) });
    await until(light, ({ slow }) => slow.running + slow.waiting === 4);
    const doneBefore = backlog.answers(200).length;
    const answer = await light.post(GENERATE, small);
    expect(answer.status).toBe(200);
    expect(backlog.answers(200).length - doneBefore).toBeLessThanOrEqual(2);
    expect((await loadOf(light)).slow.running).toBeLessThanOrEqual(1);
    expect(await backlog.untilAnswers(200, 1)).not.toEqual([]);
    await backlog.end();
    await until(light, isIdle);
  });

  it('a user with too much in flight is told when to come back, and pays for what was done', async () => {
    const before = await heavy.balance();
    const backlog = new Backlog(heavy, 6, CRISP, { image_url: await image(LARGE_PX) });
    await until(light, ({ slow }) => slow.running + slow.waiting === 4);
    expect((await light.post(GENERATE, small)).status).toBe(200);
    const refused = await backlog.untilAnswers(429, 2);
    expect(refused).toHaveLength(2);
    for (const one of refused) {
      expect(one.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await errorOf(one)).toMatchObject({ code: 'rate_limited' });
    }
    expect(await backlog.untilAnswers(200, 1)).not.toEqual([]);
    await backlog.end();
    await until(light, isIdle);
    expect(await heavy.balance()).toBe(before - 4 * backlog.answers(200).length);
  });

  it('who waits hears in which lane, and how many come before', async () => {
    const body = { image_url: await image(LARGE_PX) };
    const ahead = new Backlog(heavy, 2, CRISP, body);
    await until(light, ({ slow }) => slow.waiting === 1);
    const id = randomUUID();
    const events = await heavy.fetch(`/v1/progress/${id}`);
    const last = heavy.post(CRISP, body, { 'x-progress-id': id });
    await until(light, ({ slow }) => slow.waiting === 2);
    await ahead.end();
    const heard = await events.text();
    expect((await last).status).toBe(200);
    const told = [...heard.matchAll(/^data: (.*waiting.*)$/gm)].map(
      ([, data = '']) => (JSON.parse(data) as { queue: unknown }).queue,
    );
    expect(told).toEqual([
      { lane: 'slow', ahead: 1 },
      { lane: 'slow', ahead: 0 },
    ]);
  });

  it.skipIf(process.platform !== 'linux')('workers have none of the server’s secrets', () => {
    const workers = workersOf(server);
    expect(workers.length).toBeGreaterThan(0);
    for (const pid of workers) {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      expect(environment).toContain('DATA_DIR=');
      for (const [name, value] of Object.entries(secrets)) {
        expect(environment).not.toContain(`${name}=`);
        expect(environment).not.toContain(value);
      }
    }
  });
});

describe('somebody who holds every worker', () => {
  let server: TestServer;
  let heavy: Client;
  let light: Client;

  beforeAll(async () => {
    server = await TestServer.start({ WORKERS: '1' });
    [heavy, light] = [await Client.open(server), await Client.open(server)];
    await light.generate(small);
  });
  afterAll(() => server.stop());

  it('does not let a stranger’s small picture wait', async () => {
    const backlog = new Backlog(heavy, 3, CREATIVE, { image_url: await image(OUTLASTING_PX) });
    await until(light, ({ slow }) => slow.running === 1 && slow.waiting === 2);
    for (let count = 0; count < 2; count += 1) {
      expect((await light.post(GENERATE, small)).status).toBe(200);
    }
    const { slow } = await loadOf(light);
    // Whoever stands in the one line comes after all three; on a slow machine the first of them may be done.
    expect(slow.running + slow.waiting).toBeGreaterThanOrEqual(2);
    await backlog.end();
  });
});

describe('work that its own picture makes run out of time', () => {
  let server: TestServer;
  let heavy: Client;
  let light: Client;

  beforeAll(async () => {
    server = await TestServer.start({
      WORKERS: '1',
      REQUEST_TIMEOUT_SECONDS: '6',
      REQUEST_TIMEOUT_MAX_SECONDS: '6',
    });
    [heavy, light] = [await Client.open(server), await Client.open(server)];
  });
  afterAll(() => server.stop());

  it('costs nothing, and the third time slows down its user, and nobody else', async () => {
    const before = await heavy.balance();
    const body = { image_url: await image(OUTLASTING_PX) };
    for (let count = 0; count < 3; count += 1) {
      const stopped = await heavy.post(CREATIVE, body);
      expect(stopped.status).toBe(502);
      expect((await errorOf(stopped)).message).toContain('longer than 6 s');
    }
    const held = await heavy.post(GENERATE, small);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await errorOf(held)).message).toContain('3 of your requests in the last hour');
    expect(await heavy.balance()).toBe(before);
    expect((await light.post(GENERATE, small)).status).toBe(200);
  });
});
