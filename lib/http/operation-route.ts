import { withDeadline } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { Services } from '@/lib/server/services';
import { eventStream } from './answer/event-stream';
import type { Outcome } from './answer/outcome';
import { respond, storedBytes, type AnswerContext } from './answer/respond';
import type { Caller } from './authenticate';
import { readBody } from './body/read-body';
import { fingerprint, idempotencyKeyOf, once } from './idempotency';
import { originOf } from './origin';
import { progressIdOf } from './progress-id';
import { type OperationCall, parseRequest } from './parse-request';
import type { RequestContext } from './request-context';
import type { OwnRequest, RequestForm } from './request-form';
import { type ReadyRequest, runRequest } from './run-request';

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

/** Runs the work, or finds the answer of a request that was made before under the same key. */
async function workOnce(
  { call, own, request }: Understood,
  key: string | undefined,
  bytesById: Map<string, Uint8Array>,
): Promise<Outcome> {
  const { services, caller, context } = call;
  const run = (claim?: Claim) => runRequest(call, { ...request, claim }, bytesById);
  if (key === undefined) return run();
  const { adaptation } = own;
  const wanted = adaptation ? { fields: request.fields, adaptation } : request.fields;
  const bodyHash = await fingerprint(context.path, wanted, request.images);
  const asked = { userId: caller.id, key, bodyHash };
  const { outcome, isReplay } = await once(services.idempotency, asked, run);
  if (isReplay) context.headers.set('idempotent-replayed', 'true');
  return outcome;
}

/** An answer, and when the work for it is over where that is later. */
interface Answer {
  response: Response;
  ended?: Promise<void>;
}

async function answer(arrival: Arrival): Promise<Answer> {
  const { form, services, caller, context } = arrival;
  const key = idempotencyKeyOf(context.request.headers);
  // Before the body is taken; a repeated request may have its answer already, which needs no room.
  if (!key && form.storesPictures) await services.storage.check(caller.id);
  const understood = await understandInTime(arrival, key !== undefined);
  const { call, own, request } = understood;
  const bytesById = new Map<string, Uint8Array>();
  const stored = storedBytes(services.files);
  const answerContext: AnswerContext = {
    form: own.operation.responseForm,
    format: request.input.responseFormat,
    origin: call.origin,
    headers: context.headers,
    bytesOf: async (id) => bytesById.get(id) ?? stored(id),
    addition: own.addition,
  };
  if (own.stream) {
    return eventStream(own.stream, answerContext, {
      context,
      asError: (error) => (call.signal.aborted ? abortError(error, context) : error),
      work: (listener) =>
        workOnce({ call, own, request: { ...request, listener } }, key, bytesById),
    });
  }
  const outcome = await workOnce(understood, key, bytesById);
  return { response: await respond(outcome, answerContext) };
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
