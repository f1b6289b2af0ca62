import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/errors/api-error';
import { findOperation } from '@/lib/operations/catalogue';
import type { JobProgress } from '@/lib/operations/job';
import { MAX_WAIT_MS, NOTE_EVERY_MS, type OpenRequest } from '@/lib/requests/request-rules';
import type { Services } from '@/lib/server/services';
import { asApiError } from '../answer/error-response';
import { logRequest } from '../log-request';
import { additionOf } from '../openai/addition';
import { recipeOf } from '../recipe-of-request';
import { withinStorage } from '../run-request';
import { storeResults } from '../store-results';
import { endRequest } from './end-request';
import { outcomeText } from './request-json';
import { deleteWork, readPictures, readWork, type StoredWork } from './stored-work';

const HOUR_MS = 3_600_000;
/** Pause before work asks again that found no place among the workers, or no way to them. */
const BUSY_PAUSE_MS = 2_000;
/** What passes by itself: nobody waits at a connection, so it is waited for. */
const PASSING: readonly string[] = ['engine_busy', 'rate_limited', 'service_unavailable'];
/** An open request that this server has, and how it is told to stop. */
interface Task {
  services: Services;
  id: string;
  userId: string;
  signal: AbortSignal;
}

/** How long ended requests are kept: as long as results. */
function keepMsOf({ RESULT_TTL_HOURS }: { RESULT_TTL_HOURS: number }): number {
  return RESULT_TTL_HOURS * HOUR_MS;
}

/** Tells progress to who listens now, and notes it from time to time for who asks later. */
function progressNotes({ services, id, userId }: Task) {
  let notedAtMs = 0;
  let isRunning = false;
  return (progress: JobProgress) => {
    const { preview: _, ...told } = progress;
    services.progress.publish(userId, id, told);
    const begins = !isRunning && progress.step !== 'waiting';
    isRunning ||= begins;
    const nowMs = performance.now();
    if (!begins && nowMs - notedAtMs < NOTE_EVERY_MS) return;
    notedAtMs = nowMs;
    const { fraction, step } = progress;
    services.requests.note(id, { fraction, step }, isRunning).catch((error: unknown) => {
      console.warn('Could not note the progress of a request:', error);
    });
  };
}

/** Does what may have to wait for others: workers without a place, a queue or a store that is away. */
async function patiently<Result>(signal: AbortSignal, work: () => Promise<Result>) {
  const giveUpAtMs = performance.now() + MAX_WAIT_MS;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof ApiError && PASSING.includes(error.code);
      if (!passes || performance.now() > giveUpAtMs) throw error;
      await sleep(BUSY_PAUSE_MS, undefined, { signal });
    }
  }
}

function operationOfWork({ operationId }: StoredWork) {
  const operation = findOperation(operationId);
  if (!operation) throw new Error(`A waiting request is for ${operationId}, which is no operation`);
  return operation;
}

async function make(task: Task, work: StoredWork): Promise<void> {
  const { services, id, userId, signal } = task;
  const { input, sentAs, seed, settings, adaptation, estimateMs, addition } = work;
  const operation = operationOfWork(work);
  const { images, style } = await patiently(signal, () => readPictures(services.objects, work));
  const job = {
    ...{ operationId: operation.id, input, images, sentAs, seed },
    ...(style && { style }),
    ...(adaptation && { adaptation }),
  };
  const options = { userId, estimateMs, signal, onProgress: progressNotes(task) };
  const result = await patiently(signal, () => services.jobs.run(job, options));
  await storeResults({
    services,
    accountId: userId,
    requestId: id,
    operationId: operation.id,
    input,
    result,
    recipe: recipeOf(operation, input, settings, seed),
    credits: operation.price(input, result.images.length),
    signal,
    later: {
      keepMs: keepMsOf(services.env),
      textOf: (outcome) => outcomeText(outcome, addition && additionOf(addition)),
    },
  });
}

/** Ends a request that came to nothing; not one that has ended already or is another server's. */
async function fail({ services, id, userId, signal }: Task, thrown: unknown, work?: StoredWork) {
  const error = asApiError(thrown);
  if (!signal.aborted) logFailure({ id, userId }, error, work);
  await endRequest(services.requests, id, error);
}

function logFailure({ id, userId }: OpenRequest, error: ApiError, work: StoredWork | undefined) {
  const { address = 'unknown', path = '', method = 'POST', tokenId } = work?.asked ?? {};
  const caller = { id: userId, ...(tokenId !== undefined && { tokenId }) };
  const asked = { requestId: id, address, path, request: { method }, caller };
  logRequest({ ...asked, startedAtMs: performance.now() }, error.status, error);
}

/** Takes the work away, unless another server has it to do. */
async function tidy({ services, id }: Task): Promise<void> {
  try {
    if (await services.requests.hasEnded(id)) await deleteWork(services.objects, id);
  } catch {
    // The sweep of leftovers finds it.
  }
}

/** Does the work of an open request and ends it, one way or the other. Never rejects. */
export async function workLater(
  services: Services,
  { id, userId }: OpenRequest,
  signal: AbortSignal,
): Promise<void> {
  const task: Task = { services, id, userId, signal };
  let work: StoredWork | undefined;
  try {
    const read = await patiently(signal, () => readWork(services.objects, id));
    work = read;
    const call = { services, operation: operationOfWork(read), caller: { id: userId } };
    await withinStorage(call, () => make(task, read));
  } catch (error) {
    await fail(task, error, work);
  }
  services.progress.end(userId, id);
  await tidy(task);
  services.webhooks.hurry();
}

/** Takes open requests on; each gets its turn. */
export function takeOn(services: Services, requests: readonly OpenRequest[]): void {
  for (const request of requests) {
    services.runTurns.add(request.id, request.userId, (signal) =>
      workLater(services, request, signal),
    );
  }
}
