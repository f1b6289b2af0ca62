import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { TestServer } from '../support/server';
import { openBlobs, replaceBytes, residentBytes } from '../support/stored-files';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 45 * MEGABYTE;
const READERS = 60;
const PLACES = 64;
/** The server gives a connection up that takes nothing for 30 s, and looks every now and then. */
const PATIENCE_MS = 60_000;

/** A connection that asks for a file and reads nothing of the answer. */
function stalledReader(server: TestServer, path: string): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(server.port, '127.0.0.1', () => {
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`, () => resolve(socket));
    });
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

async function until(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    if (await holds()) return true;
    await sleep(100);
  }
  return holds();
}

describe('readers that do not read', () => {
  let server: TestServer;
  let path: string;

  beforeAll(async () => {
    server = await TestServer.start({}, { alone: true });
    const client = await Client.open(server);
    const { data } = await client.generate({ prompt: 'a house', model: 'svcv4_1_flash' });
    replaceBytes(server, data[0]?.image_id ?? '', new Uint8Array(FILE_BYTES).fill(7));
    path = new URL(data[0]?.url ?? '').pathname;
  });
  afterAll(() => server.stop());

  it('hold a piece of the file each, leave others served, and no handle once they are gone', async () => {
    const before = residentBytes(server);
    const sockets = await Promise.all(
      Array.from({ length: READERS }, () => stalledReader(server, path)),
    );
    expect(await until(() => openBlobs(server) === READERS, 10_000)).toBe(true);
    await sleep(2_000);
    const grownBytes = residentBytes(server) - before;
    console.log(
      `${READERS} stalled readers of 45 MB: ${Math.round(grownBytes / MEGABYTE)} MB more`,
    );
    expect(grownBytes).toBeLessThan(200 * MEGABYTE);
    const response = await fetch(`${server.url}${path}`);
    expect((await response.arrayBuffer()).byteLength).toBe(FILE_BYTES);
    for (const socket of sockets) socket.destroy();
    expect(await until(() => openBlobs(server) === 0, 5_000)).toBe(true);
  });

  it('beyond their places are told so in JSON, and a place that is left can be taken', async () => {
    const sockets = await Promise.all(
      Array.from({ length: PLACES }, () => stalledReader(server, path)),
    );
    expect(await until(() => openBlobs(server) === PLACES, 10_000)).toBe(true);
    const refused = await fetch(`${server.url}${path}`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect((await errorOf(refused)).code).toBe('rate_limited');
    const known = await fetch(`${server.url}${path}`, { method: 'HEAD' });
    expect(known.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    const isServed = async () => {
      const response = await fetch(`${server.url}${path}`, { headers: { range: 'bytes=0-9' } });
      await response.arrayBuffer();
      return response.status === 206;
    };
    expect(await until(isServed, 5_000)).toBe(true);
  });

  it('are cut when they took nothing for their time, and one who reads slowly is not', async () => {
    const stalled = await stalledReader(server, path);
    const slow = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(`${server.url}${path}`, resolve).on('error', reject);
    });
    let slowBytes = 0;
    let isBroken = false;
    const feed = setInterval(() => {
      slowBytes += (slow.read() as Buffer | null)?.length ?? 0;
    }, 50);
    slow.on('error', () => (isBroken = true));
    expect(await until(() => openBlobs(server) === 1, PATIENCE_MS)).toBe(true);
    expect(slowBytes).toBeGreaterThan(0);
    expect(isBroken).toBe(false);
    clearInterval(feed);
    slow.destroy();
    stalled.destroy();
  });

  it('of many ends leave nothing open: aborts, heads, parts, files that are gone', async () => {
    const requests = Array.from({ length: 40 }, async (_, index) => {
      const controller = new AbortController();
      const headers = index % 2 ? { range: 'bytes=100-40000000' } : undefined;
      const response = await fetch(`${server.url}${path}`, {
        ...(headers ? { headers } : {}),
        method: index % 5 === 0 ? 'HEAD' : 'GET',
        signal: controller.signal,
      });
      controller.abort();
      await response.arrayBuffer().catch(() => undefined);
    });
    await Promise.allSettled(requests);
    expect(await until(() => openBlobs(server) === 0, 5_000)).toBe(true);
  });
});
