import { randomInt } from 'node:crypto';
import type { ReserveRequest } from '@/lib/credits/credit-ledger';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { Adaptation } from '@/lib/operations/adapt/adaptation';
import { adaptationMs } from '@/lib/operations/adapt/adaptation-ms';
import type { OperationDefinition, ResolvedInput } from '@/lib/operations/define-operation';
import { MAX_SEED } from '@/lib/operations/fields/scalars';
import type { JobProgress, MadeResult } from '@/lib/operations/job';
import type { RunOptions } from '@/lib/operations/job-runner';
import type { Outcome } from './answer/outcome';
import { ensureAffordable, withReservation } from './charge';
import { inspectImages } from './images/inspect-images';
import { type OperationCall, type ParsedRequest, sentNames } from './parse-request';
import { progressIdOf } from './progress-id';
import { enforce, noteBudget } from './rate-limit';
import { recipeOf, settingsOf } from './recipe-of-request';
import { storeResults } from './store-results';

/** Who else wants to know how the work goes. */
export interface WorkListener {
  /** The work is paid for and begins: what fails from here on has no status any more. */
  onBegun(): void;
  /** Whether unfinished pictures are to come with the progress. */
  wantsPreviews: boolean;
  onProgress(progress: JobProgress): void;
}

/** A request that is ready to be run. */
export interface ReadyRequest extends ParsedRequest {
  adaptation?: Adaptation | undefined;
  listener?: WorkListener | undefined;
  /** The idempotency key that its result is noted under. */
  claim?: Claim | undefined;
}

/** Where progress goes: to who listens by the id that the client gave the request, and to its stream. */
function progressListener(
  { context, services, caller }: OperationCall,
  listener: WorkListener | undefined,
): Pick<RunOptions, 'onProgress'> {
  const id = progressIdOf(context.request.headers);
  if (!id && !listener) return {};
  return {
    onProgress: (progress) => {
      const { preview: _, ...told } = progress;
      if (id) services.progress.publish(caller.id, id, told);
      listener?.onProgress(progress);
    },
  };
}

/** Runs the work in a worker, which has time limits of its own: for the wait, and for the work by its size. */
async function runJob(
  call: OperationCall,
  request: ReadyRequest,
  { estimateMs, seed }: { estimateMs: number; seed: number },
): Promise<MadeResult> {
  const { operation, services, context, caller, signal } = call;
  const startedAtMs = performance.now();
  try {
    return await services.jobs.run(
      {
        operationId: operation.id,
        input: request.input,
        images: request.images,
        sentAs: sentNames(request),
        seed,
        ...(request.style ? { style: request.style } : {}),
        ...(request.listener?.wantsPreviews ? { showsPreviews: true } : {}),
        ...(request.adaptation ? { adaptation: request.adaptation } : {}),
      },
      { userId: caller.id, estimateMs, signal, ...progressListener(call, request.listener) },
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
export async function withinStorage<Result>(
  call: Pick<OperationCall, 'operation' | 'services'> & { caller: { id: string } },
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
export async function admit(call: OperationCall, request: ReadyRequest): Promise<number> {
  const { operation, services, caller, signal } = call;
  const { input, images, sent, adaptation } = request;
  await ensureAffordable(services.credits, caller.id, operation.price(input));
  const { jobs } = services;
  const facts = await inspectImages(sent, images, { jobs, userId: caller.id, signal });
  await limitImages(call, input);
  const ownMs = operation.estimateMs(input, Object.values(facts).flat());
  return ownMs + (adaptation ? adaptationMs(adaptation, operation.imageCount(input)) : 0);
}

/** What the request sets aside before it is worked on. */
export function reservationOf(
  { operation, context, caller }: OperationCall,
  { input }: ReadyRequest,
): ReserveRequest {
  return {
    userId: caller.id,
    requestId: context.requestId,
    operation: operation.id,
    units: operation.price(input),
    images: operation.imageCount(input),
    ...(input.model ? { model: input.model.id } : {}),
    ...(caller.tokenId ? { tokenId: caller.tokenId } : {}),
  };
}

/** Reserve → run → put bytes → publish. Fills `bytesById` so that the answer needs no storage read. */
async function work(
  call: OperationCall,
  request: ReadyRequest,
  estimateMs: number,
  bytesById: Map<string, Uint8Array>,
): Promise<Outcome> {
  const { operation, services, context, caller } = call;
  const make = async () => {
    request.listener?.onBegun();
    const seed = request.input.seed ?? randomInt(MAX_SEED + 1);
    const result = await runJob(call, request, { estimateMs, seed });
    const stored = await storeResults({
      services,
      accountId: caller.id,
      requestId: context.requestId,
      operationId: operation.id,
      input: request.input,
      claim: request.claim,
      result,
      recipe: recipeOf(operation, request.input, settingsOf(request.fields), seed),
      credits: operation.price(request.input, result.images.length),
      signal: call.signal,
    });
    for (const [id, bytes] of stored.bytesById) bytesById.set(id, bytes);
    return stored.outcome;
  };
  const wasCanceled = () => context.request.signal.aborted;
  return withReservation(services.credits, reservationOf(call, request), make, wasCanceled);
}

/**
 * Does the work of a request: admit → reserve → run → put bytes → publish.
 * @param bytesById gets the pictures' bytes, so that the answer needs no storage read
 */
export async function runRequest(
  call: OperationCall,
  request: ReadyRequest,
  bytesById: Map<string, Uint8Array>,
): Promise<Outcome> {
  const estimateMs = await admit(call, request);
  return withinStorage(call, () => work(call, request, estimateMs, bytesById));
}
