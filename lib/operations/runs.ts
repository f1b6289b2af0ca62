import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { Job, JobResult } from './job';
import { runCreateStyle } from './create-style/run';
import { runGenerate } from './generate/run';
import { runContextOf, type Run } from './run/context';

/** What does the work of each operation, by the id of its definition. Workers only. */
const RUNS: Readonly<Record<string, Run<never>>> = {
  generateImage: runGenerate,
  createStyle: runCreateStyle,
};

/** Runs a job: the input was resolved by the operation's own definition before it was sent. */
export function runOperation(
  job: Job,
  engine: Engine,
  progress: EngineContext,
): Promise<JobResult> {
  const run = RUNS[job.operationId];
  if (!run) throw new Error(`No operation is called ${job.operationId}`);
  return run(job.input as never, runContextOf(job, engine, progress));
}
