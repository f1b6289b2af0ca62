import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/errors/api-error';
import type { JobProgress, JobResult } from '@/lib/operations/job';
import { MAX_WAIT_MS, NOTE_EVERY_MS } from '@/lib/requests/request-rules';
import { asApiError } from '../answer/error-response';
import type { AnswerAddition } from '../answer/respond';
import { logRequest } from '../log-request';
import type { OperationCall } from '../parse-request';
import { type ReadyRequest, runJob, withinStorage } from '../run-request';
import { storeResults } from '../store-results';
import { deleteInputs, readInputs, type StoredInputs } from './inputs';
import { outcomeText } from './request-json';

const HOUR_MS = 3_600_000;
/** Pause before work that found no place among the workers asks again. */
const BUSY_PAUSE_MS = 2_000;

/** A request that was accepted: its answer is not waited for at a connection. */
export interface AcceptedRequest {
  call: OperationCall;
  request: ReadyRequest;
  inputs: StoredInputs;
  estimateMs: number;
  addition: AnswerAddition | undefined;
}

/** How long ended requests are kept: as long as results. */
export function keepMsOf({ RESULT_TTL_HOURS }: { RESULT_TTL_HOURS: number }): number {
  return RESULT_TTL_HOURS * HOUR_MS;
}

/** Tells progress to who listens now, and notes it from time to time for who asks later. */
function progressNotes({ services, caller, context }: OperationCall) {
  const id = context.requestId;
  let notedAtMs = 0;
  let isRunning = false;
  return (progress: JobProgress) => {
    const { preview: _, ...told } = progress;
    services.progress.publish(caller.id, id, told);
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

/** Workers that have no place now are asked again: nobody waits at a connection. */
async function runPatiently(
  accepted: AcceptedRequest,
  images: Record<string, Uint8Array[]>,
): Promise<JobResult> {
  const { call, request, estimateMs } = accepted;
  const onProgress = progressNotes(call);
  const listener = { onBegun: () => undefined, wantsPreviews: false, onProgress };
  const giveUpAtMs = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await runJob(call, { ...request, images, listener }, estimateMs);
    } catch (error) {
      const isBusy =
        error instanceof ApiError &&
        (error.code === 'engine_busy' || error.code === 'rate_limited');
      if (!isBusy || performance.now() > giveUpAtMs) throw error;
      await sleep(BUSY_PAUSE_MS, undefined, { signal: call.signal });
    }
  }
}

async function make(accepted: AcceptedRequest): Promise<void> {
  const { call, request, inputs, addition } = accepted;
  const { services, caller, context, operation, signal } = call;
  signal.throwIfAborted();
  const images = await readInputs(services.objects, inputs);
  const result = await runPatiently(accepted, images);
  await storeResults({
    services,
    accountId: caller.id,
    requestId: context.requestId,
    operationId: operation.id,
    input: request.input,
    result,
    credits: operation.price(request.input, result.images.length),
    signal,
    later: { keepMs: keepMsOf(services.env), textOf: (outcome) => outcomeText(outcome, addition) },
  });
}

/** Ends a request that came to nothing; one that was cancelled has ended already. */
async function fail({ call }: AcceptedRequest, thrown: unknown): Promise<void> {
  const { services, context, signal } = call;
  const error = asApiError(thrown);
  if (!signal.aborted) logRequest(context, error.status, error);
  const { code, message, param } = error;
  await services.requests.fail(context.requestId, { code, message, param });
}

/** Does the work of an accepted request and ends it, one way or the other. Never rejects. */
export async function workLater(accepted: AcceptedRequest): Promise<void> {
  const { call, inputs } = accepted;
  const { services, caller, context } = call;
  try {
    await withinStorage(call, () => make(accepted)).catch((error: unknown) =>
      fail(accepted, error),
    );
  } catch (error) {
    // The sweep of what is open for too long ends it.
    console.error(`Could not end the request ${context.requestId}:`, error);
  }
  services.progress.end(caller.id, context.requestId);
  await deleteInputs(services.objects, inputs);
  services.webhooks.hurry();
}
