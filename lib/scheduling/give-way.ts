import { QUICK_MS, QUICK_OVERRUN_MS } from './lanes';
import { finish, type RunningJob, type Schedule } from './schedule';

/**
 * Estimates can be wrong by far, by a picture made for it too. A job that came through the quick lane
 * and does not end would then hold the worker that is kept for quick ones. Once, it must give way: it
 * is stopped, and begins anew in the slow lane. It fails nobody and costs its own user time alone.
 */

/** Time that a job has computed so far, over all processors; what can't be measured is not doubted. */
export type BusyMs = (jobId: string) => number | undefined;

/**
 * The running job to stop, if any: no worker is free, a quick job of somebody else waits, and this one
 * is far over its time by its own computing: waiting for a remote engine is no fault. One at a time:
 * while one is leaving, none.
 */
export function overrunning(
  { running, waiting }: Schedule,
  workers: number,
  nowMs: number,
  busyMs: BusyMs,
): RunningJob | undefined {
  const isLeaving = running.some(({ lane, hasGivenWay }) => lane === 'quick' && hasGivenWay);
  if (running.length < workers || isLeaving) return undefined;
  const waitsFor = ({ userId }: RunningJob) =>
    waiting.some((other) => other.lane === 'quick' && other.userId !== userId);
  return running
    .filter(({ lane }) => lane === 'quick')
    .filter(({ startedAtMs }) => nowMs - startedAtMs >= QUICK_OVERRUN_MS)
    .filter(({ jobId }) => (busyMs(jobId) ?? 0) > QUICK_MS)
    .filter(waitsFor)
    .sort((one, other) => one.startedAtMs - other.startedAtMs)[0];
}

/** Marks a job that is being stopped. */
export function giveWay(schedule: Schedule, jobId: string): Schedule {
  const running = schedule.running.map((job) =>
    job.jobId === jobId ? { ...job, hasGivenWay: true } : job,
  );
  return { ...schedule, running };
}

/**
 * A stopped job waits again, in the slow lane, and with it what else its user has waiting in the quick
 * one. The time it took so far is its user's.
 */
export function putBack(schedule: Schedule, jobId: string, nowMs: number): Schedule {
  const stopped = schedule.running.find((job) => job.jobId === jobId);
  if (!stopped) return schedule;
  const { startedAtMs, onSpare: _, ...job } = stopped;
  const costMs = Math.max(job.costMs, nowMs - startedAtMs);
  const { turns, running } = finish(schedule, jobId, nowMs);
  const toSlow = { lane: 'slow', arrivalMs: turns.slow.virtualMs } as const;
  const others = schedule.waiting.map((other) =>
    other.userId === job.userId && other.lane === 'quick' ? { ...other, ...toSlow } : other,
  );
  const waiting = [{ ...job, costMs, hasGivenWay: true, ...toSlow }, ...others];
  return { ...schedule, turns, running, waiting };
}
