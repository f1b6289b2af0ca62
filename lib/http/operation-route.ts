import { randomInt } from 'node:crypto';
import { withDeadline } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { OperationDefinition, ResolvedInput } from '@/lib/operations/define-operation';
import { MAX_SEED } from '@/lib/operations/fields/scalars';
import type { JobResult } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';
import type { Services } from '@/lib/server/services';
import type { Outcome } from './answer/outcome';
import { respond, storedBytes } from './answer/respond';
import type { Caller } from './authenticate';
import { readBody } from './body/read-body';
import { ensureAffordable, withCharge } from './charge';
import { fingerprint, idempotencyKeyOf, once } from './idempotency';
import { inspectImages } from './images/inspect-images';
import { originOf } from './origin';
import { progressIdOf } from './progress-id';
import { type OperationCall, type ParsedRequest, parseRequest, sentNames } from './parse-request';
import { enforce, noteBudget } from './rate-limit';
import type { RequestContext } from './request-context';
import { storeResults } from './store-results';

/** A limit for what comes before the work: reading the body and fetching its pictures. */
function parseInTime(call: OperationCall, isRepeatable: boolean): Promise<ParsedRequest> {
  const limitMs = call.services.env.REQUEST_TIMEOUT_SECONDS * 1000;
  return withDeadline(limitMs, [call.signal], async (signal) => {
    try {
      const body = await readBody(call.context.request, call.operation, {
        uploads: call.uploads,
        signal,
      });
      return await parseRequest({ ...call, signal }, body, isRepeatable);
    } catch (error) {
      throw signal.aborted ? abortError(error, call.context) : error;
    }
  });
}

/** Where progress goes when the client gave the request an id to listen by. */
function progressListener({
  context,
  services,
  caller,
}: OperationCall): Pick<RunOptions, 'onProgress'> {
  const id = progressIdOf(context.request.headers);
  if (!id) return {};
  return { onProgress: (progress) => services.progress.publish(caller.id, id, progress) };
}

/** Runs the work in a worker, which has time limits of its own: for the wait, and for the work by its size. */
async function runJob(
  call: OperationCall,
  request: ParsedRequest,
  estimateMs: number,
): Promise<JobResult> {
  const { operation, services, context, caller, signal } = call;
  const startedAtMs = performance.now();
  try {
    return await services.jobs.run(
      {
        operationId: operation.id,
        input: request.input,
        images: request.images,
        sentAs: sentNames(request),
        seed: request.input.seed ?? randomInt(MAX_SEED + 1),
        ...(request.style ? { style: request.style } : {}),
      },
      { userId: caller.id, estimateMs, signal, ...progressListener(call) },
    );
  } finally {
    const engineMs = performance.now() - startedAtMs;
    context.headers.append('server-timing', `engine;dur=${engineMs.toFixed(1)}`);
  }
}

/** Whether anything is kept of the operation's work. */
function storesPictures({ responseForm }: OperationDefinition): boolean {
  return responseForm !== 'prompt';
}

/** Counts work as bytes to come while it runs; refused where they would have no room. */
async function withinStorage<Result>(
  call: OperationCall,
  begin: () => Promise<Result>,
): Promise<Result> {
  if (!storesPictures(call.operation)) return begin();
  const leave = await call.services.storage.admit(call.caller.id);
  try {
    return await begin();
  } finally {
    leave();
  }
}

/** The limit of images a minute, counted once the request is known to be a good one. */
async function limitImages(
  { operation, services, caller, context }: OperationCall,
  input: ResolvedInput,
) {
  const images = operation.imageCount(input);
  if (images === 0) return;
  const decision = await services.rateLimiter.takeImages(caller.id, images);
  if (!decision.allowed) enforce(decision, 'images', context.headers);
  else noteBudget(decision, 'images', context.headers);
}

/**
 * Whether the request can be paid and its images are what they must be: the last chance to refuse.
 * Resolves to about how long the work takes, in milliseconds.
 */
async function admit(call: OperationCall, { input, images, sent }: ParsedRequest): Promise<number> {
  const { operation, services, caller, signal } = call;
  await ensureAffordable(services.credits, caller.id, operation.price(input));
  const { jobs } = services;
  const facts = await inspectImages(sent, images, { jobs, userId: caller.id, signal });
  await limitImages(call, input);
  return operation.estimateMs(input, Object.values(facts).flat());
}

/** Reserve → run → store → settle. Fills `bytesById` so that the answer needs no storage read. */
async function work(
  call: OperationCall,
  request: ParsedRequest,
  estimateMs: number,
  bytesById: Map<string, Uint8Array>,
): Promise<Outcome> {
  const { operation, services, context, caller } = call;
  const units = operation.price(request.input);
  const reservation = {
    userId: caller.id,
    requestId: context.requestId,
    operation: operation.id,
    units,
    images: operation.imageCount(request.input),
    ...(request.input.model ? { model: request.input.model.id } : {}),
    ...(caller.tokenId ? { tokenId: caller.tokenId } : {}),
  };
  return withCharge(services.credits, reservation, async () => {
    const result = await runJob(call, request, estimateMs);
    const stored = await storeResults({
      services,
      accountId: caller.id,
      requestId: context.requestId,
      operationId: operation.id,
      input: request.input,
      result,
      credits: operation.price(request.input, result.images.length),
    });
    for (const [id, bytes] of stored.bytesById) bytesById.set(id, bytes);
    return stored.outcome;
  });
}

async function answer(call: OperationCall): Promise<Response> {
  const { operation, services, caller, context } = call;
  const key = idempotencyKeyOf(context.request.headers);
  // Before the body is taken; a repeated request may have its answer already, which needs no room.
  if (!key && storesPictures(operation)) await services.storage.check(caller.id);
  const request = await parseInTime(call, key !== undefined);
  const bytesById = new Map<string, Uint8Array>();
  const run = async () => {
    const estimateMs = await admit(call, request);
    return withinStorage(call, () => work(call, request, estimateMs, bytesById));
  };
  const claim = key && {
    userId: caller.id,
    key,
    bodyHash: await fingerprint(context.path, request.fields, request.images),
  };
  const { outcome, isReplay } = claim
    ? await once(services.idempotency, claim, run)
    : { outcome: await run(), isReplay: false };
  if (isReplay) context.headers.set('idempotent-replayed', 'true');
  const stored = storedBytes(services.files);
  return respond(outcome, {
    form: operation.responseForm,
    format: request.input.responseFormat,
    origin: call.origin,
    headers: context.headers,
    bytesOf: async (id) => bytesById.get(id) ?? stored(id),
  });
}

/** What an abort answers, wherever it struck: one of ours is told apart from one of the client's. */
function abortError(error: unknown, { request }: RequestContext): unknown {
  if (error instanceof ApiError) return error;
  return request.signal.aborted
    ? new ApiError('canceled', 'the client went away', { cause: error })
    : new ApiError('engine_failed', 'the request took too long and was stopped', { cause: error });
}

/** The request pipeline of an operation, from the body to the answer. The caller is known and within its rate. */
export async function handleOperation(
  operation: OperationDefinition,
  services: Services,
  caller: Caller,
  context: RequestContext,
): Promise<Response> {
  const { signal } = context.request;
  const origin = originOf(context.request, services.env.BASE_URL);
  const progressId = progressIdOf(context.request.headers);
  const lease = services.downloads.open(caller.id);
  const uploads = services.uploads.receive(caller.id);
  try {
    return await answer({ operation, services, caller, context, origin, signal, lease, uploads });
  } catch (error) {
    throw signal.aborted ? abortError(error, context) : error;
  } finally {
    lease.release();
    await uploads.close();
    if (progressId) services.progress.end(caller.id, progressId);
  }
}
