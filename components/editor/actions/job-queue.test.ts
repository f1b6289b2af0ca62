import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/components/api/failure';
import { useJobs } from '../store/jobs';
import {
  cancel,
  dismiss,
  enqueue,
  MAX_OPEN_JOBS,
  MAX_RUNNING_JOBS,
  retry,
  type Work,
} from './job-queue';

const refreshBalance = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/components/shell/balance-store', () => ({ refreshBalance }));

const refused = new RequestError({ code: 'engine_busy', message: 'full', charged: 'nothing' });
const canceled = new RequestError({ code: 'canceled', message: 'stopped', charged: 'nothing' });

/** Work that lasts until the test ends it, or until it is aborted. */
function steered(): Work & { finish: () => void; fail: () => void; runs: number } {
  const work = {
    title: 'Erase',
    priceUnits: 2,
    runs: 0,
    finish: () => undefined as void,
    fail: () => undefined as void,
    run: ({ signal }: Parameters<Work['run']>[0]) => {
      work.runs += 1;
      return new Promise<void>((resolve, reject) => {
        work.finish = resolve;
        work.fail = () => reject(refused);
        signal.addEventListener('abort', () => reject(canceled));
      });
    },
  };
  return work;
}

const states = () => useJobs.getState().jobs.map(({ state }) => state);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  for (const { id } of useJobs.getState().jobs) cancel(id);
  await settled();
  for (const { id } of useJobs.getState().jobs) dismiss(id);
});

describe('the line of jobs', () => {
  it('runs several at once, and the next when one has ended', async () => {
    const works = Array.from({ length: MAX_RUNNING_JOBS + 1 }, steered);
    works.forEach(enqueue);
    expect(states()).toEqual([...works.slice(1).map(() => 'running'), 'waiting']);
    works[0]?.finish();
    await settled();
    expect(states()).toEqual(works.slice(1).map(() => 'running'));
  });

  it('takes no more than its limit', () => {
    for (let count = 0; count < MAX_OPEN_JOBS; count += 1) enqueue(steered());
    expect(enqueue(steered())).toBeUndefined();
  });

  it('forgets a job that is stopped, whether it runs or waits', async () => {
    const ids = Array.from({ length: MAX_RUNNING_JOBS + 1 }, () => enqueue(steered()) ?? '');
    const waiting = ids.at(-1) ?? '';
    cancel(waiting);
    expect(states()).not.toContain('waiting');
    cancel(ids[0] ?? '');
    await settled();
    expect(states()).toHaveLength(MAX_RUNNING_JOBS - 1);
  });

  it('keeps a failed job with its reason, and tries it again on demand', async () => {
    const work = steered();
    const id = enqueue(work) ?? '';
    work.fail();
    await settled();
    expect(useJobs.getState().jobs[0]).toMatchObject({ state: 'failed', failure: refused.failure });
    retry(id);
    expect(states()).toEqual(['running']);
    expect(work.runs).toBe(2);
  });

  it('looks at the balance when nothing runs any more, as the service holds back what runs', async () => {
    const works = [steered(), steered()];
    works.forEach(enqueue);
    await settled();
    refreshBalance.mockClear();
    works[0]?.finish();
    await settled();
    expect(refreshBalance).not.toHaveBeenCalled();
    works[1]?.finish();
    await settled();
    expect(refreshBalance).toHaveBeenCalledOnce();
  });

  it('goes on looking after a stop, as the units come back a moment later', async () => {
    vi.useFakeTimers();
    const id = enqueue(steered()) ?? '';
    await vi.advanceTimersByTimeAsync(0);
    cancel(id);
    await vi.advanceTimersByTimeAsync(0);
    refreshBalance.mockClear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(refreshBalance.mock.calls.length).toBeGreaterThanOrEqual(3);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });
});
