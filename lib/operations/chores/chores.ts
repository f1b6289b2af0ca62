import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { Job, JobResult } from '../job';
import { type Run, runContextOf } from '../run/context';
import { runOperation } from '../runs';
import { INSPECT_IMAGES, runInspectImages } from './inspect-images';

/** The service's own work on pictures that nobody asked for by itself. Workers only. */
const CHORES: Readonly<Record<string, Run<never>>> = {
  [INSPECT_IMAGES]: runInspectImages,
};

/** Runs a job, be it an operation or a chore. */
export function runJob(job: Job, engine: Engine, progress: EngineContext): Promise<JobResult> {
  const chore = CHORES[job.operationId];
  return chore
    ? chore(job.input as never, runContextOf(job, engine, progress))
    : runOperation(job, engine, progress);
}
