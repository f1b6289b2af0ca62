import { randomUUID } from 'node:crypto';
import { ApiError, deserializeApiError, serializeApiError } from '@/lib/errors/api-error';
import type { ObjectStore } from '@/lib/files/object-store';
import type { JobProgress } from '@/lib/operations/job';
import type { TaskEnding, WorkerTeam } from '@/lib/workers/worker-team';
import { type Manifest, MANIFEST_VERSION } from '../manifest';
import { type Payload } from '../payload';
import { packResult } from '../result-parcels';
import { unpackWork } from '../work-parcels';
import { ProgressTeller } from './progress-teller';

export interface RunContext {
  team: WorkerTeam;
  objects: ObjectStore;
  /** Sends a message to the server that waits. */
  publish: (nodeId: string, message: string) => void;
  /** The job's pictures are here, and a process has it. */
  onHanded: () => void;
  /** Its process has let go of it. */
  onFreed: () => void;
  log: { warn(facts: object, message: string): void };
}

const v = MANIFEST_VERSION;

/** One run of a job on this machine: fetch its pictures, do the work, store what came of it. */
export async function runQueued(
  jobId: string,
  payload: Payload,
  signal: AbortSignal,
  context: RunContext,
): Promise<Manifest> {
  if (Date.now() > payload.endsAtMs) return { v, ended: 'stopped' };
  try {
    const { ending, tookMs } = await work(jobId, payload, signal, context);
    if (signal.aborted || 'stopped' in ending) return { v, ended: 'stopped' };
    if ('error' in ending) {
      const { error, fault } = ending;
      return { v, ended: 'failed', error: serializeApiError(error), ...(fault && { fault }) };
    }
    return { v, ended: 'done', tookMs, result: await packResult(ending.result, context.objects) };
  } catch (error) {
    return { v, ended: 'failed', error: serializeApiError(asApiError(error, context)) };
  }
}

async function work(
  jobId: string,
  payload: Payload,
  signal: AbortSignal,
  context: RunContext,
): Promise<{ ending: TaskEnding; tookMs: number }> {
  const { team, objects, onHanded, onFreed } = context;
  const job = await unpackWork(payload.work, objects);
  if (signal.aborted) return { ending: { stopped: true }, tookMs: 0 };
  // A name of this run: what was lost and comes back meets its own earlier run here.
  const runId = randomUUID();
  const stop = () => team.stop(runId);
  signal.addEventListener('abort', stop, { once: true });
  const teller = new ProgressTeller(jobId, objects, (message) =>
    context.publish(payload.nodeId, message),
  );
  const startedAtMs = performance.now();
  try {
    const running = team.run({
      jobId: runId,
      job,
      onSpare: false,
      deadlineMs: payload.workMs,
      ...(payload.deadlineError && { deadlineError: deserializeApiError(payload.deadlineError) }),
      ...(payload.wantsProgress && {
        onProgress: (progress: JobProgress) => teller.tell(progress),
      }),
    });
    onHanded();
    const ending = await running;
    return { ending, tookMs: performance.now() - startedAtMs };
  } finally {
    signal.removeEventListener('abort', stop);
    onFreed();
  }
}

function asApiError(error: unknown, { log }: RunContext): ApiError {
  if (error instanceof ApiError) return error;
  log.warn({ err: error }, 'A job failed outside its process');
  return new ApiError('engine_failed', 'the engine could not do this');
}
