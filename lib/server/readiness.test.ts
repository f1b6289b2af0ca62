import { describe, expect, it, vi } from 'vitest';
import { createReadiness, type Part } from './readiness';

const fine = async () => undefined;
const broken = () => Promise.reject(new Error('away'));
const silent = () => new Promise<void>(() => undefined);
const options = { cachedMs: 1_000, limitMs: 50, sharedLimitMs: 20 };

const own = (check: Part['check']): Part => ({ check, isShared: false });
const shared = (check: Part['check']): Part => ({ check, isShared: true });

describe('readiness', () => {
  it('is given where every part answers', async () => {
    const look = createReadiness({ database: own(fine), redis: shared(fine) }, options);
    expect(await look()).toEqual({ status: 'ok', parts: { database: 'ok', redis: 'ok' } });
  });

  it.each([broken, silent])(
    'goes with a part of its own that fails or says nothing',
    async (check) => {
      const look = createReadiness({ database: own(check), storage: own(fine) }, options);
      expect(await look()).toEqual({
        status: 'failing',
        parts: { database: 'failing', storage: 'ok' },
      });
    },
  );

  it('stays with a shared part that fails, or all servers would be taken out at once', async () => {
    const look = createReadiness({ database: own(fine), storage: shared(broken) }, options);
    expect(await look()).toEqual({
      status: 'degraded',
      parts: { database: 'ok', storage: 'failing' },
    });
  });

  it('stays with a part that does less than it should', async () => {
    const storage = { ...own(fine), isDegraded: async () => true };
    expect(await createReadiness({ storage }, options)()).toEqual({
      status: 'degraded',
      parts: { storage: 'degraded' },
    });
  });

  it('is looked for once a second, however many ask', async () => {
    let nowMs = 0;
    const check = vi.fn(fine);
    const look = createReadiness({ database: own(check) }, { ...options, now: () => nowMs });
    await Promise.all([look(), look()]);
    nowMs = 999;
    await look();
    expect(check).toHaveBeenCalledTimes(1);
    nowMs = 1_000;
    await look();
    expect(check).toHaveBeenCalledTimes(2);
  });
});
