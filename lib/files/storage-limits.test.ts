import { describe, expect, it } from 'vitest';
import { createStorageLimits } from './storage-limits';

const MEBIBYTE = 1024 * 1024;

/** A store whose numbers the test sets. */
function limitsOf({ usedMib = 0, freeMib = 10_000, quotaMib = 200, minFreeMib = 500 }) {
  const state = { usedMib, freeMib, looks: 0, nowMs: 0 };
  const files = {
    bytesOf: async () => state.usedMib * MEBIBYTE,
    freeBytes: async () => {
      state.looks += 1;
      return state.freeMib * MEBIBYTE;
    },
  };
  const options = { quotaBytes: quotaMib * MEBIBYTE, minFreeBytes: minFreeMib * MEBIBYTE };
  return { state, limits: createStorageLimits(files, options, () => state.nowMs) };
}

describe('limits of storage', () => {
  it('who keeps as much as they may is told how much that is and how to make room', async () => {
    const { limits } = limitsOf({ usedMib: 200 });
    await expect(limits.check('ada')).rejects.toMatchObject({
      code: 'storage_quota_exceeded',
      message: expect.stringContaining('200 MiB of the 200 MiB') as string,
    });
    await expect(limits.check('ada')).rejects.toThrow('DELETE /v1/files/{id}');
  });

  it('requests in flight count as what they may store, for their user alone', async () => {
    const { limits } = limitsOf({ usedMib: 100 });
    const leave = await limits.admit('ada');
    await limits.admit('ada');
    await limits.admit('ada');
    await expect(limits.check('ada')).rejects.toMatchObject({ code: 'storage_quota_exceeded' });
    await limits.check('bob');
    leave();
    await limits.check('ada');
  });

  it('a disk that is nearly full takes no work from anybody, and again when there is room', async () => {
    const { limits, state } = limitsOf({ freeMib: 499 });
    await expect(limits.check('ada')).rejects.toMatchObject({
      code: 'storage_full',
      headers: { 'retry-after': '60' },
    });
    expect(await limits.hasRoom()).toBe(false);
    state.freeMib = 501;
    state.nowMs = 1_000;
    await limits.check('ada');
    expect(await limits.hasRoom()).toBe(true);
  });

  it('work of all users counts against the room there is', async () => {
    const { limits } = limitsOf({ freeMib: 540 });
    await limits.admit('ada');
    await expect(limits.check('bob')).rejects.toMatchObject({ code: 'storage_full' });
  });

  it('where there is no disk to fill, only what a user may keep counts', async () => {
    const bytesOf = async () => 0;
    const options = { quotaBytes: 100 * MEBIBYTE, minFreeBytes: 1e15 };
    const limits = createStorageLimits({ bytesOf, freeBytes: async () => undefined }, options);
    expect(await limits.hasRoom()).toBe(true);
    await limits.admit('ada');
    await expect(limits.check('ada')).resolves.toBeUndefined();
  });

  it('the disk is looked at once a second, however many ask', async () => {
    const { limits, state } = limitsOf({});
    await Promise.all(Array.from({ length: 50 }, () => limits.check('ada')));
    expect(state.looks).toBe(1);
  });
});
