import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { dataUrl, flatPng } from '../support/pictures';
import { TestServer } from '../support/server';
import { blobNames, blobPath, onDatabase, replaceBytes } from '../support/stored-files';

const GENERATE = '/v1/images/generations';
const MEBIBYTE = 1024 * 1024;
const QUOTA_MIB = 64;

interface Listing {
  files: { id: string }[];
  storage: { used_bytes: number; quota_bytes: number };
}

describe('storage', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ STORAGE_QUOTA_MIB: String(QUOTA_MIB) });
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  const listing = async () => (await (await client.fetch('/v1/users/me/files')).json()) as Listing;

  it('beyond the quota is refused before any work, for nothing, until room is made', async () => {
    const body = { prompt: 'a house', model: 'svcv4_1_flash' };
    const { data } = await client.generate(body);
    const id = data[0]?.image_id ?? '';
    replaceBytes(server, id, new Uint8Array(QUOTA_MIB * MEBIBYTE));
    expect((await listing()).storage).toEqual({
      used_bytes: QUOTA_MIB * MEBIBYTE,
      quota_bytes: QUOTA_MIB * MEBIBYTE,
    });
    const before = await client.balance();
    const refused = await client.post(GENERATE, body);
    expect(refused.status).toBe(403);
    const error = await errorOf(refused);
    expect(error.code).toBe('storage_quota_exceeded');
    expect(error.message).toContain('DELETE /v1/files/{id}');
    const style = await client.post('/v1/styles', { image_urls: [dataUrl(await flatPng('#f00'))] });
    expect(style.status).toBe(403);
    expect(await client.balance()).toBe(before);
    expect((await client.post('/v1/prompts/enhance', { prompt: 'a house' })).status).toBe(200);
    const other = await Client.open(server);
    expect((await other.post(GENERATE, body)).status).toBe(200);
    expect((await client.fetch(`/v1/files/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await client.post(GENERATE, body)).status).toBe(200);
  });

  it('is refused before an upload is taken', async () => {
    const { data } = await client.generate({ prompt: 'a sea', model: 'svcv4_1_flash' });
    const id = data[0]?.image_id ?? '';
    replaceBytes(server, id, new Uint8Array(QUOTA_MIB * MEBIBYTE));
    // A body that never ends: only a refusal that does not wait for it can be an answer.
    const endless = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        controller.enqueue(new TextEncoder().encode(' '));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    const response = await client.fetch('/v1/images/vectorize', init);
    expect(response.status).toBe(403);
    await client.fetch(`/v1/files/${id}`, { method: 'DELETE' });
  });

  it('holds nothing of a style that was refused', async () => {
    const owner = await Client.open(server);
    onDatabase(server, (database) => {
      const insert = database.prepare(
        `insert into styles (id, user_id, name, model_id, family, match, profile, file_ids,
           reference_ids, created_at) values (?, ?, '', 'svcv4_styles', 'v4_styles', 'flexible',
           '{}', '[]', '[]', 0)`,
      );
      database.transaction(() => {
        for (let count = 0; count < 1000; count += 1) insert.run(randomUUID(), owner.user.id);
      })();
    });
    const before = { names: blobNames(server).sort(), balance: await owner.balance() };
    const reference = dataUrl(await flatPng('#2a9d8f'));
    const refused = await owner.post('/v1/styles', { image_urls: [reference] });
    expect(refused.status).toBe(409);
    const drawn = await owner.post(GENERATE, {
      prompt: 'a house',
      style_reference_urls: [reference],
    });
    expect(drawn.status).toBe(409);
    expect(blobNames(server).sort()).toEqual(before.names);
    expect(await owner.balance()).toBe(before.balance);
  });

  it('keeps every sample of a style that several requests bring at once', async () => {
    const owner = await Client.open(server);
    const made = await owner.post('/v1/styles', {
      image_urls: [dataUrl(await flatPng('#e76f51'))],
    });
    const { id } = (await made.json()) as { id: string };
    const { data } = await owner.generate({
      prompt: 'a leaf',
      n: 3,
      style_id: id,
      model: 'svcv4_styles',
    });
    const answers = await Promise.all(
      data.map(({ image_id }) => owner.post(`/v1/styles/${id}/samples`, { image_id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(data.map(() => 200));
    const style = (await (await owner.fetch(`/v1/styles/${id}`)).json()) as {
      picture_urls: string[];
    };
    expect(new Set(style.picture_urls).size).toBe(data.length + 1);
    for (const url of style.picture_urls) expect((await fetch(url)).status).toBe(200);
    await owner.fetch(`/v1/styles/${id}`, { method: 'DELETE' });
    for (const url of style.picture_urls) expect((await fetch(url)).status).toBe(404);
  });
});

describe('a disk that is nearly full', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ DISK_FREE_MIN_MIB: String(1024 ** 3) });
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  it('takes no work, says so, and charges nothing', async () => {
    const response = await client.post(GENERATE, { prompt: 'a house' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect((await errorOf(response)).code).toBe('storage_full');
    expect(await client.balance()).toBe(1_000_000);
    expect((await client.fetch('/v1/styles')).status).toBe(200);
  });

  it('is told by /readyz, which stays ready for all that needs no room', async () => {
    const response = await fetch(`${server.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'degraded',
      parts: { storage: 'degraded', database: 'ok' },
    });
  });
});

describe('bytes that a crash has left without a record', () => {
  it('are swept, and younger ones are left alone', async () => {
    const server = await TestServer.start({}, { alone: true });
    try {
      // The first part of the ids that a sweep looks at is drawn by lot: all of them have orphans.
      const ids = Array.from({ length: 256 }, (_, index) =>
        randomUUID().replace(/^../, index.toString(16).padStart(2, '0')),
      );
      const [young = ''] = ids;
      const fresh = `${young.slice(0, 8)}-0000-4000-8000-000000000000`;
      for (const id of [...ids, fresh]) {
        mkdirSync(path.dirname(blobPath(server, id)), { recursive: true });
        writeFileSync(blobPath(server, id), 'lost');
        if (id !== fresh) utimesSync(blobPath(server, id), 1, 1);
      }
      await server.kill('SIGKILL');
      await server.launch();
      const swept = async () => 257 - blobNames(server).length;
      for (let tries = 0; tries < 100 && (await swept()) === 0; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await swept()).toBeGreaterThan(0);
      expect(blobNames(server)).toContain(fresh);
    } finally {
      await server.stop();
    }
  });
});
