import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAction } from '../support/actions';
import { Browser } from '../support/browser';
import { Client } from '../support/client';
import { missingForPostgres, PostgresServer } from '../support/postgres';
import { missingForRedis, RedisServer } from '../support/redis';
import { TestServer, type TestUser } from '../support/server';
import { type EaselProcess } from '../support/easel-process';
import { startWorker } from '../support/worker';

const PASSWORD = 'a long enough one';
const PATH = '/v1/images/generations';
const IMAGES_PER_MINUTE = 6;
const VECTOR = { model: 'svcv2_vector', prompt: 'a boat', size: '1:1' };

const missing = missingForPostgres() ?? missingForRedis();

/** What two servers that share a database and a Redis must be to those who don't know there are two. */
describe.skipIf(missing !== undefined)(`two servers (${missing ?? 'on one Redis'})`, () => {
  let database: PostgresServer;
  let redis: RedisServer;
  let servers: [TestServer, TestServer];
  let worker: EaselProcess;
  /** Where both have their bytes, in the place of an S3. */
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-two-'));

  beforeAll(async () => {
    [database, redis] = await Promise.all([PostgresServer.start(), RedisServer.start()]);
    worker = await startWorker({ REDIS_URL: redis.url, DATA_DIR: dataDir });
    const start = (name: string) =>
      TestServer.start(
        {
          DATABASE_URL: database.url,
          REDIS_URL: redis.url,
          NEXTAUTH_SECRET: 'the secret of these tests',
          INSTANCE_ID: name,
          RATE_LIMIT_IMAGES_PER_MINUTE: String(IMAGES_PER_MINUTE),
          TRUST_PROXY: '1',
        },
        { dataDir },
      );
    servers = [await start('one'), await start('other')];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await worker.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    await Promise.all([database.stop(), redis.stop()]);
  });

  let people = 0;
  /** Somebody with a token and a password; made through the first, known to both. */
  async function person(): Promise<TestUser> {
    people += 1;
    const email = `person-${people}@example.test`;
    const names = ['--email', email, '--name', 'Somebody', '--password', PASSWORD];
    const units = ['--credits', '100000', '--token'];
    const made = await servers[0].admin('user:create', ...names, ...units);
    return { id: String(made.id), email, token: String(made.token) };
  }
  const clientsOf = (user: TestUser) => servers.map((server) => new Client(server, user));
  /** How many of so many requests for a picture, spread over the servers, were answered and refused. */
  async function draw(user: TestUser, tries: number): Promise<Record<number, number>> {
    const clients = clientsOf(user);
    const counts: Record<number, number> = {};
    for (let count = 0; count < tries; count += 1) {
      const response = await clients[count % 2]?.post(PATH, VECTOR);
      const status = response?.status ?? 0;
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('let through as many images as one would, and say alike what is left', async () => {
    const user = await person();
    expect(await draw(user, 4)).toEqual({ 200: 4 });
    const [one, other] = clientsOf(user);
    for (const client of [one, other]) {
      const headers = (await client?.fetch('/v1/users/me'))?.headers;
      expect(headers?.get('ratelimit')).toContain('"images";r=2;');
      // More than fits is refused, and takes nothing.
      expect((await client?.post(PATH, { ...VECTOR, n: 3 }))?.status).toBe(429);
    }
    expect(await draw(user, 6)).toEqual({ 200: 2, 429: 4 });
  });

  it('count tries at a password together', async () => {
    const { email } = await person();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const browsers = servers.map((server) => new Browser(server.url, from));
    const guess = async (at: Browser | undefined, password: string) => {
      const answer = (await (await at?.signIn(email, password))?.json()) as { url: string };
      return new URL(answer.url).searchParams.get('error');
    };
    for (let count = 0; count < 10; count += 1) {
      expect(await guess(browsers[count % 2], `guess ${count}`)).toBe('CredentialsSignin');
    }
    for (const browser of browsers) {
      expect(await guess(browser, PASSWORD)).toMatch(/^rate_limited: Too many attempts/);
    }
  });

  it('know each other’s sessions, and sign out of all of them at once', async () => {
    const { email } = await person();
    const [here, there] = servers.map((server) => new Browser(server.url));
    if (!here || !there) throw new Error('there are two');
    await here.signIn(email, PASSWORD);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, true]);
    await callAction(there, '/profile', 'signOutEverywhere');
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([false, false]);
  });

  it('tell of a request that runs on the other', async () => {
    const [one, other] = clientsOf(await person());
    const id = randomUUID();
    const stream = await other?.fetch(`/v1/progress/${id}`);
    const heard = stream?.text();
    // The stream has been answered, which says nothing of Redis having it yet.
    await sleep(500);
    const work = one?.post(PATH, { ...VECTOR, n: 2 }, { 'x-progress-id': id });
    expect((await work)?.status).toBe(200);
    const text = (await heard) ?? '';
    expect(text).toContain('"fraction":');
    expect(text.trimEnd().endsWith('event: end\ndata: {}')).toBe(true);
  });

  it('without Redis refuse work with a time to come back, count on their own, and draw again afterwards', async () => {
    const user = await person();
    await redis.kill();
    try {
      const [one] = clientsOf(user);
      const refused = await one?.post(PATH, VECTOR);
      expect(refused?.status).toBe(503);
      expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      // Each lets through the limit at most; what gets that far finds no queue.
      expect(await draw(user, 15)).toEqual({ 503: 2 * IMAGES_PER_MINUTE - 1, 429: 4 });
      expect((await one?.fetch('/v1/users/me'))?.status).toBe(200);
    } finally {
      await redis.launch();
    }
    // What each has let through on its own, it still counts.
    await sleep(2_000);
    expect(await draw(user, 4)).toEqual({ 429: 4 });
    const late = await person();
    expect(await draw(late, 10)).toEqual({ 200: IMAGES_PER_MINUTE, 429: 4 });
  });
});
