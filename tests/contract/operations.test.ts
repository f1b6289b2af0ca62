import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client';
import { freePort } from '@/lib/free-port';
import { TestServer } from '../support/server';

/** Runs a built server that is to fail; resolves to its exit code and what it said. */
async function failedStart(variables: Record<string, string>) {
  const inherited = { ...process.env };
  // Vitest sets a `BASE_URL` of its own, which means something else.
  delete inherited.BASE_URL;
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: String(await freePort()), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said };
}

describe('metrics of a server', () => {
  let server: TestServer;
  let client: Client;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/metrics`;
    server = await TestServer.start({ METRICS_PORT: String(port) });
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  it('count what was asked, by route and never by address', async () => {
    await client.generate({ prompt: 'a house', model: 'svcv4_1_flash' });
    await client.fetch('/v1/files/00000000-0000-4000-8000-000000000000');
    await client.fetch('/v1/made-up');
    const text = await (await fetch(url)).text();
    const count = (route: string, method: string, status: number) =>
      `easel_requests_total{route="${route}",method="${method}",status="${status}"} 1`;
    expect(text).toContain(count('/v1/images/generations', 'POST', 200));
    expect(text).toContain(count('/v1/files/{id}', 'GET', 404));
    expect(text).toContain(count('none', 'GET', 404));
    expect(text).not.toContain('made-up');
    expect(text).toContain('easel_reservations_open 0');
    expect(text).toMatch(/easel_files_bytes\{kind="result"\} [1-9]/);
    expect(text).toContain('easel_part_up{part="database"} 1');
  });

  it('are not on the public port', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});

describe('a start that can not be', () => {
  it.each([
    [
      { REDIS_URL: 'redis://127.0.0.1:9' },
      'Easel could not start: NEXTAUTH_SECRET is needed with REDIS_URL',
    ],
    [
      { DATABASE_URL: 'postgres://easel:hush@127.0.0.1:9/easel' },
      'Easel could not start: DATABASE_URL: PostgreSQL at 127.0.0.1:9/easel: nothing listens there',
    ],
    [{ PORT: 'many' }, 'Easel could not start: The environment has errors'],
  ])('says why in one line and ends (%o)', async (variables, line) => {
    const { code, said } = await failedStart(variables);
    expect(code).toBe(1);
    expect(said).toContain(line);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said).not.toContain('hush');
  });
});
