import { refreshBalance } from '@/components/shell/balance-store';
import { newId } from '../store/ids';
import { isOpen, useJobs, type Progress } from '../store/jobs';
import type { Failure } from './failure';
import { RequestError } from './request';

/** Requests that may wait in this window while another one runs. */
export const MAX_OPEN_JOBS = 12;

export interface Work {
  title: string;
  priceUnits: number;
  /** Does the request and puts its results where they belong; rejects with `RequestError`. */
  run: (context: {
    signal: AbortSignal;
    onProgress: (progress: Progress) => void;
  }) => Promise<void>;
}

const waiting: { id: string; work: Work }[] = [];
let running: { id: string; aborter: AbortController } | undefined;

function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  console.error(error);
  return { code: 'internal', message: 'The studio could not show the answer.', charged: 'unknown' };
}

async function runNext(): Promise<void> {
  const next = running ? undefined : waiting.shift();
  if (!next) return;
  const aborter = new AbortController();
  running = { id: next.id, aborter };
  const { update, remove } = useJobs.getState();
  update(next.id, { state: 'running', startedAtMs: performance.now() });
  try {
    await next.work.run({
      signal: aborter.signal,
      onProgress: (progress) => update(next.id, { progress }),
    });
    remove(next.id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'canceled') remove(next.id);
    else update(next.id, { state: 'failed', failure });
  }
  running = undefined;
  void refreshBalance();
  void runNext();
}

/** Puts a request in line; the first runs at once. Resolves the id, or nothing when the line is full. */
export function enqueue(work: Work): string | undefined {
  const { jobs, add } = useJobs.getState();
  if (jobs.filter(isOpen).length >= MAX_OPEN_JOBS) return undefined;
  const id = newId('job');
  add({ id, title: work.title, priceUnits: work.priceUnits, state: 'waiting' });
  waiting.push({ id, work });
  void runNext();
  return id;
}

/** Stops a job: one that waits leaves the line, one that runs is aborted and gives its units back. */
export function cancel(id: string): void {
  if (running?.id === id) {
    running.aborter.abort();
    return;
  }
  const at = waiting.findIndex((entry) => entry.id === id);
  if (at >= 0) waiting.splice(at, 1);
  useJobs.getState().remove(id);
}
