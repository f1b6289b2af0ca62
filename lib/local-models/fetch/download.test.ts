import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Mirror, type Fault } from '../testing/mirror';
import { download, type DownloadRequest } from './download';
import { ensureSpace } from './space';

const REPO = 'owner/repo';
const FILE = 'weights/small model.safetensors';
const bytes = randomBytes(3_000_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');

let mirror: Mirror;
let folder: string;

beforeEach(async () => {
  mirror = await new Mirror().start();
  mirror.put(REPO, FILE, bytes);
  folder = mkdtempSync(path.join(os.tmpdir(), 'easel-download-'));
});
afterEach(async () => {
  await mirror.stop();
  rmSync(folder, { recursive: true });
});

const target = () => path.join(folder, 'model.safetensors');

function get(more: Partial<DownloadRequest> = {}) {
  return download({
    url: new URL(`${mirror.hubUrl}/${REPO}/resolve/main/${encodeURI(FILE)}`),
    target: target(),
    signal: new AbortController().signal,
    ...more,
  });
}

/** A connection that is cut when more than `haveBytes` of the file have been written. */
function cutBeyond(haveBytes: number): Fault {
  const written = () => statSync(`${target()}.part`).size;
  const once = () => vi.waitFor(() => expect(written()).toBeGreaterThan(haveBytes), 10_000);
  return { kind: 'cut', afterBytes: 100_000, once };
}

describe('a download', () => {
  it('follows the hub to its storage, and checks what the hub says of the file', async () => {
    expect(await get()).toEqual({ sizeBytes: bytes.length, sha256 });
    expect(readFileSync(target()).equals(bytes)).toBe(true);
    expect(existsSync(`${target()}.part.json`)).toBe(false);
  });

  it('tells its token to the hub and not to the storage', async () => {
    await get({ authorization: 'Bearer hf_secret' });
    expect(mirror.to('hub')[0]?.headers.authorization).toBe('Bearer hf_secret');
    expect(mirror.to('storage')[0]?.headers.authorization).toBeUndefined();
  });

  it('goes on where a connection was cut, time and again', async () => {
    mirror.faults = [cutBeyond(0), cutBeyond(100_000)];
    expect((await get()).sha256).toBe(sha256);
    const ranges = mirror.to('storage').map(({ headers }) => headers.range);
    const onward = expect.stringMatching(/^bytes=[1-9]\d*-$/);
    expect(ranges).toEqual([undefined, onward, onward]);
  });

  it('goes on after it was stopped, with what is there', async () => {
    const stop = new AbortController();
    const first = get({
      signal: stop.signal,
      onProgress: ({ doneBytes }) => doneBytes > 2_000_000 && stop.abort(new Error('stopped')),
    });
    await expect(first).rejects.toThrow('stopped');
    expect(existsSync(target())).toBe(false);
    expect((await get()).sha256).toBe(sha256);
    expect(mirror.to('storage').at(-1)?.headers.range).toMatch(/^bytes=[1-9]/);
  });

  it('begins anew where the storage has no ranges', async () => {
    mirror.faults = [cutBeyond(0), { kind: 'no_range' }];
    expect((await get()).sha256).toBe(sha256);
  });

  it('waits as long as a busy host asks for', async () => {
    mirror.faults = [{ kind: 'status', status: 429, retryAfter: '0' }];
    expect((await get()).sha256).toBe(sha256);
  });

  it('deletes what has another hash than it should', async () => {
    mirror.put(REPO, FILE, bytes, { linkedSha256: 'a'.repeat(64) });
    await expect(get()).rejects.toMatchObject({ kind: 'wrong_hash' });
    await expect(get({ sha256: 'b'.repeat(64) })).rejects.toMatchObject({ kind: 'wrong_hash' });
    expect(existsSync(target()) || existsSync(`${target()}.part`)).toBe(false);
  });

  it('takes nothing of another size', async () => {
    await expect(get({ sizeBytes: 5 })).rejects.toMatchObject({ kind: 'wrong_size' });
    expect(existsSync(target())).toBe(false);
  });

  it('says what a gated file wants, and what does not exist', async () => {
    mirror.put(REPO, FILE, bytes, { isGated: true });
    await expect(get()).rejects.toThrow(/HF_TOKEN/);
    mirror.files.clear();
    await expect(get()).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('is refused before it begins where the disk has no room', async () => {
    await expect(ensureSpace(folder, 1_000, () => Promise.resolve(2_000))).rejects.toThrow(/free/);
  });
});
