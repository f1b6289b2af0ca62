import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { Job, JobResult, JobStyle } from '../job';

/** What an operation's `run` gets: it composes engine primitives and knows neither HTTP nor accounts. */
export interface RunContext {
  engine: Engine;
  images: Record<string, Uint8Array[]>;
  /** The names that the images were sent under, by field. */
  sentAs: Record<string, string>;
  style?: JobStyle;
  seed: number;
  progress: EngineContext;
}

export type Run<Input> = (input: Input, context: RunContext) => Promise<JobResult>;

export function runContextOf(job: Job, engine: Engine, progress: EngineContext): RunContext {
  return {
    engine,
    images: job.images,
    sentAs: job.sentAs ?? {},
    seed: job.seed,
    progress,
    ...(job.style ? { style: job.style } : {}),
  };
}

/** Progress of step `index` of `count` equal steps, as a part of the whole. */
export function partOf(progress: EngineContext, index: number, count: number): EngineContext {
  return {
    ...progress,
    onProgress: (fraction, step) => progress.onProgress((index + fraction) / count, step),
  };
}
