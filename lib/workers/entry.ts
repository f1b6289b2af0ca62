import { ApiError, serializeApiError } from '@/lib/errors/api-error';
import { engine } from '@/lib/engines/registry';
import { isDrawingAbandoned } from '@/lib/imaging/svg/rasterize';
import { outliveLogReaders } from '@/lib/log-pipes';
import { runJob } from '@/lib/operations/chores/chores';
import type { JobProgress } from '@/lib/operations/job';
import { AskedSlots } from './asked-slots';
import { ASKS_FOR_SLOTS, type FromWorker, type ToWorker } from './protocol';
import { packResult, unpackJob } from './spool';

/** Entry of a worker process: runs one job at a time and answers over the process channel. */

outliveLogReaders();

const cancellations = new Map<string, AbortController>();

function send(message: FromWorker): void {
  // Where it can't be delivered the server is gone, and `disconnect` ends this process.
  process.send?.(message, () => undefined);
}

const slots = process.argv.includes(ASKS_FOR_SLOTS) ? new AskedSlots(send) : undefined;
const drawing = () => engine(slots ? { slots } : {});

function asSerialized(error: unknown) {
  if (error instanceof ApiError) return serializeApiError(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') {
    return serializeApiError(new ApiError('canceled', 'the request was cancelled'));
  }
  console.error('A job failed in the engine:', error);
  return serializeApiError(new ApiError('engine_failed', 'the engine could not do this'));
}

function state() {
  return { memoryBytes: process.memoryUsage.rss(), isStuck: isDrawingAbandoned() };
}

async function run(message: Extract<ToWorker, { type: 'run' }>): Promise<void> {
  const { jobId, folder } = message;
  const cancellation = new AbortController();
  cancellations.set(jobId, cancellation);
  try {
    const job = await unpackJob(message.job, folder);
    let progress: JobProgress = { fraction: 0, step: 'starting' };
    const onPreview = (preview: Uint8Array) =>
      send({ type: 'progress', jobId, progress: { ...progress, preview } });
    const result = await runJob(job, drawing(), {
      signal: cancellation.signal,
      onProgress: (fraction, step) => {
        progress = { fraction, step };
        send({ type: 'progress', jobId, progress });
      },
      ...(job.showsPreviews ? { onPreview } : {}),
    });
    send({ type: 'done', jobId, result: await packResult(result, folder), ...state() });
  } catch (error) {
    send({ type: 'failed', jobId, error: asSerialized(error), ...state() });
  } finally {
    cancellations.delete(jobId);
  }
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'run') void run(message);
  else if (message.type === 'slots') slots?.hear(message);
  else if (message.type === 'cancel') cancellations.get(message.jobId)?.abort();
  else send({ type: 'pong', jobId: message.jobId });
});

// Without its server a worker has nobody to answer: it must not stay behind.
process.on('disconnect', () => process.exit(0));

// A configuration that can't work must show when the worker starts, not at somebody's first request.
drawing();
send({ type: 'ready' });
