import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreditLedger } from '@/lib/credits/credit-ledger';
import { insufficientCredits } from '@/lib/credits/credit-rules';
import { withReservation } from './charge';

const RESERVATION = { userId: 'ada', requestId: 'r1', operation: 'generateImage', units: 7 };

/** A ledger whose database loses answers: `open` is what it holds all the same. */
function ledgerThat(faults: { reserve?: Error; releases?: number }) {
  const state = { open: false, releasesToFail: faults.releases ?? 0 };
  const ledger = {
    reserve: () => {
      state.open = true;
      return faults.reserve ? Promise.reject(faults.reserve) : Promise.resolve();
    },
    release: vi.fn(() => {
      state.releasesToFail -= 1;
      if (state.releasesToFail >= 0) return Promise.reject(new Error('connection lost'));
      state.open = false;
      return Promise.resolve();
    }),
  };
  return { state, release: ledger.release, ledger: ledger as unknown as CreditLedger };
}

const run = (ledger: CreditLedger, work: () => Promise<string>) =>
  withReservation(ledger, RESERVATION, work, () => false);

describe('units that were reserved', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are given back when nobody heard that they were', async () => {
    const { ledger, state } = ledgerThat({ reserve: new Error('connection lost') });
    await expect(run(ledger, () => Promise.resolve('done'))).rejects.toThrow('connection lost');
    expect(state.open).toBe(false);
    // The commit may have been under way until then.
    state.open = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.open).toBe(false);
  });

  it('are given back once the database can be reached again', async () => {
    const { ledger, state } = ledgerThat({ releases: 3 });
    await expect(run(ledger, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(state.open).toBe(true);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(state.open).toBe(false);
  });

  it('are not asked for again where there were too few, and are kept where the work is done', async () => {
    const poor = ledgerThat({ reserve: insufficientCredits(7, 0) });
    await expect(run(poor.ledger, () => Promise.resolve('done'))).rejects.toThrow();
    const rich = ledgerThat({});
    expect(await run(rich.ledger, () => Promise.resolve('done'))).toBe('done');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...poor.release.mock.calls, ...rich.release.mock.calls]).toEqual([]);
  });
});
