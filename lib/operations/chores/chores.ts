import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { Job, JobResult } from '../job';
import { type Run, runContextOf } from '../run/context';
import { runAdapted } from '../adapt/run-adapted';
import { DRAW_PROJECT } from './draw-project';
import { INSPECT_IMAGES, runInspectImages } from './inspect-images';
import { MAKE_THUMBNAILS } from './make-thumbnails';
import { runDrawProject } from './run-draw-project';
import { runMakeThumbnails } from './run-make-thumbnails';

/** The service's own work on pictures that nobody asked for by itself. Workers only. */
const CHORES: Readonly<Record<string, Run<never>>> = {
  [INSPECT_IMAGES]: runInspectImages,
  [MAKE_THUMBNAILS]: runMakeThumbnails,
  [DRAW_PROJECT]: runDrawProject,
};

/** Runs a job, be it an operation or a chore. */
export function runJob(job: Job, engine: Engine, progress: EngineContext): Promise<JobResult> {
  const chore = CHORES[job.operationId];
  return chore
    ? chore(job.input as never, runContextOf(job, engine, progress))
    : runAdapted(job, engine, progress);
}
