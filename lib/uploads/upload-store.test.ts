import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UploadBudget } from './upload-budget';
import { MEMORY_BYTES_PER_REQUEST, UploadStore } from './upload-store';

const KIBIBYTE = 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), 'easel-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const piece = (value: number) => new Uint8Array(100 * KIBIBYTE).fill(value);

describe('what a request brings', () => {
  it('comes back whole, from memory or from disk', async () => {
    const uploads = new UploadStore(folder).receive('ada');
    const [first, second] = [uploads.open(), uploads.open()];
    for (let index = 0; index < 20; index += 1) {
      (index % 2 === 0 ? first : second).add(piece(index));
      await uploads.settled();
    }
    for (const [upload, offset] of [
      [first, 0],
      [second, 1],
    ] as const) {
      const bytes = await upload.bytes();
      expect(bytes).toHaveLength(10 * 100 * KIBIBYTE);
      for (let part = 0; part < 10; part += 1) {
        expect(bytes[part * 100 * KIBIBYTE + 7]).toBe(2 * part + offset);
      }
    }
    await uploads.close();
  });

  it('is in memory only while it is small, and has no name on disk', async () => {
    const memory = MEMORY_BYTES_PER_REQUEST + 200 * KIBIBYTE;
    const budget = new UploadBudget({ memoryPerUser: memory });
    const uploads = new UploadStore(folder, budget).receive('ada');
    const upload = uploads.open();
    for (let index = 0; index < 100; index += 1) {
      upload.add(piece(1));
      await uploads.settled();
    }
    expect(budget.inUse).toBe(100 * 100 * KIBIBYTE);
    expect(readdirSync(folder)).toEqual([]);
    await uploads.close();
    expect(budget.inUse).toBe(0);
    await uploads.close();
    expect(budget.inUse).toBe(0);
  });

  it('is refused beyond what its user, or all users, may bring at once', async () => {
    const budget = new UploadBudget({ perUser: 250 * KIBIBYTE, overAll: 450 * KIBIBYTE });
    const store = new UploadStore(folder, budget);
    const [ada, bob] = [store.receive('ada'), store.receive('bob')];
    const more = (uploads: typeof ada) => uploads.open().add(piece(0));
    more(ada);
    more(ada);
    expect(() => more(ada)).toThrow(
      expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '5' } }),
    );
    more(bob);
    more(bob);
    const carol = store.receive('carol');
    expect(() => more(carol)).toThrow(
      expect.objectContaining({ code: 'server_busy', headers: { 'retry-after': '5' } }),
    );
    await ada.close();
    more(carol);
    await Promise.all([bob.close(), carol.close()]);
    expect(budget.inUse).toBe(0);
  });

  it('that a crash left behind is deleted at the next start', async () => {
    const own = path.join(folder, 'own');
    mkdirSync(own);
    writeFileSync(path.join(own, 'left'), 'behind');
    await new UploadStore(own).sweep();
    expect(readdirSync(own)).toEqual([]);
  });
});
