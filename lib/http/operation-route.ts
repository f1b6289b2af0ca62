import { withDeadline } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { Services } from '@/lib/server/services';
import { eventStream } from './answer/event-stream';
import type { Outcome } from './answer/outcome';
import { respond, storedBytes, type AnswerContext } from './answer/respond';
import type { Caller } from './authenticate';
import { readBody } from './body/read-body';
import { claimOnce, fingerprint, idempotencyKeyOf, type Replay, underClaim } from './idempotency';
import { additionOf } from './openai/addition';
import { originOf } from './origin';
import { progressIdOf } from './progress-id';
import { type OperationCall, parseRequest } from './parse-request';
import type { RequestContext } from './request-context';
import type { OwnRequest, RequestForm } from './request-form';
import { acceptedResponse, acceptRequest } from './requests/accept';
import { prefersLater, webhookUrlOf } from './requests/preference';
import { type ReadyRequest, runRequest, type WorkListener } from './run-request';

/** A request on its way, before its body has told which operation it is for. */
type Arrival = Omit<OperationCall, 'operation'> & { form: RequestForm };

/** A request whose every rule holds. */
interface Understood {
  call: OperationCall;
  own: OwnRequest;
  request: ReadyRequest;
}

async function understand(arrival: Arrival, isRepeatable: boolean): Promise<Understood> {
  const { form, services, context, uploads, signal } = arrival;
  const body = await readBody(context.request, form.reads, { uploads, signal });
  const own = form.read(body, services.env.MODEL_ALIASES);
  const call = { ...arrival, operation: own.operation };
  const parsed = await parseRequest(call, own.body, isRepeatable);
  return { call, own, request: { ...parsed, adaptation: own.adaptation } };
}

/** A limit for what comes before the work: reading the body and fetching its pictures. */
async function understandInTime(arrival: Arrival, isRepeatable: boolean): Promise<Understood> {
  const limitMs = arrival.services.env.REQUEST_TIMEOUT_SECONDS * 1000;
  const { signal: whole } = arrival;
  return withDeadline(limitMs, [whole], async (signal) => {
    try {
      const { call, own, request } = await understand({ ...arrival, signal }, isRepeatable);
      // The work has limits of its own.
      return { call: { ...call, signal: whole }, own, request };
    } catch (error) {
      throw signal.aborted ? abortError(error, arrival.context) : error;
    }
  });
}

/** What the request's key says of it: a claim, the answer of the request that came first, or nothing without a key. */
async function claimOf(
  { call, own, request }: Understood,
  key: string | undefined,
): Promise<{ claim?: Claim; replay?: Replay }> {
  if (key === undefined) return {};
  const { services, caller, context } = call;
  const { adaptation } = own;
  const asked = adaptation ? { fields: request.fields, adaptation } : request.fields;
  const bodyHash = await fingerprint(context.path, asked, request.images);
  const claimed = await claimOnce(services.idempotency, { userId: caller.id, key, bodyHash });
  if ('replay' in claimed) context.headers.set('idempotent-replayed', 'true');
  return claimed;
}

/** An answer, and when the work for it is over where that is later. */
interface Answer {
  response: Response;
  ended?: Promise<void>;
}

/** The answer to a repeat whose first request was answered later, as that was. */
async function acceptedBefore(call: OperationCall, requestId: string): Promise<Response> {
  const stored = await call.services.requests.find(call.caller.id, requestId);
  if (stored) return acceptedResponse(stored, call);
  throw new ApiError('not_found', `request ${requestId} of this Idempotency-Key has expired`);
}

/** The answer that is waited for: one response, or a stream of events. */
async function answerNow(
  { call, own, request }: Understood,
  claim: Claim | undefined,
  first: Outcome | undefined,
): Promise<Answer> {
  const { services, context } = call;
  const bytesById = new Map<string, Uint8Array>();
  const stored = storedBytes(services.files);
  const answerContext: AnswerContext = {
    form: own.operation.responseForm,
    format: request.input.responseFormat,
    origin: call.origin,
    headers: context.headers,
    bytesOf: async (id) => bytesById.get(id) ?? stored(id),
    addition: own.addition && additionOf(own.addition),
  };
  const work = async (listener?: WorkListener) =>
    first ??
    underClaim(services.idempotency, claim, () =>
      runRequest(call, { ...request, claim, listener }, bytesById),
    );
  if (own.stream) {
    return eventStream(own.stream, answerContext, {
      context,
      asError: (error) => (call.signal.aborted ? abortError(error, context) : error),
      work,
    });
  }
  return { response: await respond(await work(), answerContext) };
}

async function answer(arrival: Arrival): Promise<Answer> {
  const { form, services, caller, context } = arrival;
  const { headers } = context.request;
  const key = idempotencyKeyOf(headers);
  const isLater = prefersLater(headers);
  const allowPrivate = services.env.FETCH_ALLOW_PRIVATE;
  const webhookUrl = webhookUrlOf(headers, { isLater, allowPrivate });
  // Before the body is taken; a repeated request may have its answer already, which needs no room.
  if (!key && form.storesPictures) await services.storage.check(caller.id);
  const understood = await understandInTime(arrival, key !== undefined);
  const { call, own } = understood;
  const { claim, replay } = await claimOf(understood, key);
  if (replay && 'requestId' in replay) {
    return { response: await acceptedBefore(call, replay.requestId) };
  }
  // A stream is waited for by its nature.
  if (replay || own.stream || !isLater) return answerNow(understood, claim, replay?.outcome);
  const stored = await underClaim(services.idempotency, claim, () =>
    acceptRequest({ ...understood, webhookUrl, claim }),
  );
  return { response: await acceptedResponse(stored, call) };
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
  form: RequestForm,
  services: Services,
  caller: Caller,
  context: RequestContext,
): Promise<Response> {
  const { signal } = context.request;
  const origin = originOf(context.request, services.env.BASE_URL);
  const progressId = progressIdOf(context.request.headers);
  const lease = services.downloads.open(caller.id);
  const uploads = services.uploads.receive(caller.id);
  const close = async () => {
    lease.release();
    await uploads.close();
    if (progressId) services.progress.end(caller.id, progressId);
  };
  try {
    const arrival = { form, services, caller, context, origin, signal, lease, uploads };
    const { response, ended } = await answer(arrival);
    if (ended) void ended.then(close);
    else await close();
    return response;
  } catch (error) {
    await close();
    throw signal.aborted ? abortError(error, context) : error;
  }
}
