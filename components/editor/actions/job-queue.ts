import { RequestError, type Failure } from '@/components/api/failure';
import type { Progress } from '@/components/api/progress';
import { refreshBalance } from '@/components/shell/balance-store';
import { newId } from '../store/ids';
import { isOpen, useJobs } from '../store/jobs';

/** Requests of this window that may run or wait at a time. */
export const MAX_OPEN_JOBS = 12;
/** Requests that run at once. The service has a line of its own; more of them would only wait there. */
export const MAX_RUNNING_JOBS = 3;
/** A stopped request gives its units back when its worker has let go of it, which may take a while. */
const LOOKS_AFTER_STOP_MS = [250, 1_000, 3_000, 7_000, 15_000, 30_000];

/** What work is told of its job. */
export interface JobContext {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

export interface Work {
  title: string;
  priceUnits: number;
  /** The version that is worked on. */
  parentId?: string;
  /** Does the request and puts its results where they belong; rejects with `RequestError`. */
  run: (context: JobContext) => Promise<void>;
  /** When it was first sent, in Unix milliseconds, where that was by an earlier page. */
  sentAtMs?: number;
  /** Told when it is given up without running: while it waits, or after it has failed. */
  forget?: () => void;
}

/** What each job does, also of failed ones, so that they can be tried again. */
const works = new Map<string, Work>();
const waiting: string[] = [];
const running = new Map<string, AbortController>();

function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  console.error(error);
  return { code: 'internal', message: 'The studio could not show the answer.', charged: 'unknown' };
}

/** While requests run the service holds their units back, which the studio counts by itself. */
function refreshWhenIdle(): void {
  if (running.size === 0) void refreshBalance();
}

async function run(id: string, work: Work): Promise<void> {
  const aborter = new AbortController();
  running.set(id, aborter);
  const { update } = useJobs.getState();
  const agoMs = Math.max(0, Date.now() - (work.sentAtMs ?? Date.now()));
  update(id, { state: 'running', startedAtMs: performance.now() - agoMs });
  try {
    await work.run({
      signal: aborter.signal,
      onProgress: (progress) => update(id, { progress }),
    });
    drop(id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 'canceled') {
      drop(id);
      for (const lookAfterMs of LOOKS_AFTER_STOP_MS) setTimeout(refreshWhenIdle, lookAfterMs);
    } else update(id, { state: 'failed', failure });
  }
  running.delete(id);
  refreshWhenIdle();
  runNext();
}

function runNext(): void {
  while (running.size < MAX_RUNNING_JOBS) {
    const id = waiting.shift();
    const work = id === undefined ? undefined : works.get(id);
    if (id === undefined || !work) return;
    void run(id, work);
  }
}

/** Puts a request in line; the first ones run at once. Returns the id, or nothing when the line is full. */
export function enqueue(work: Work): string | undefined {
  const { jobs, add } = useJobs.getState();
  if (jobs.filter(isOpen).length >= MAX_OPEN_JOBS) {
    work.forget?.();
    return undefined;
  }
  const id = newId('job');
  const { title, priceUnits, parentId } = work;
  add({ id, title, priceUnits, ...(parentId ? { parentId } : {}), state: 'waiting' });
  works.set(id, work);
  waiting.push(id);
  runNext();
  return id;
}

/** Stops a job: one that waits leaves the line, one that runs is aborted and gives its units back. */
export function cancel(id: string): void {
  const aborter = running.get(id);
  if (aborter) {
    aborter.abort();
    return;
  }
  const at = waiting.indexOf(id);
  if (at >= 0) waiting.splice(at, 1);
  dismiss(id);
}

function drop(id: string): void {
  works.delete(id);
  useJobs.getState().remove(id);
}

/** Gives up a job that has failed. */
export function dismiss(id: string): void {
  works.get(id)?.forget?.();
  drop(id);
}

/** Puts a failed job in line again, with the request as it was. */
export function retry(id: string): void {
  const work = works.get(id);
  drop(id);
  if (work) enqueue(work);
}
