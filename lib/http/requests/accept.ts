import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { StoredRequest } from '@/lib/requests/request-store';
import type { OwnRequest } from '../request-form';
import type { OperationCall } from '../parse-request';
import { admit, type ReadyRequest, reservationOf } from '../run-request';
import { bytesOfInputs, deleteInputs, putInputs } from './inputs';
import { RESPOND_ASYNC } from './preference';
import { type AnswerPlan, requestJson } from './request-json';
import { workLater } from './work-later';

interface Acceptance {
  call: OperationCall;
  own: OwnRequest;
  request: ReadyRequest;
  webhookUrl: string | null;
  claim: Claim | undefined;
}

/** The call as it goes on once its connection has been answered: it refers to nothing of that. */
function detached(call: OperationCall, signal: AbortSignal): OperationCall {
  const { url, method } = call.context.request;
  const context = {
    ...call.context,
    request: new Request(url, { method }),
    headers: new Headers(),
  };
  return { ...call, context, signal };
}

/**
 * Takes a request on that is answered later: all that can be refused is refused now, its units are
 * reserved, its pictures put aside, and its work gets a turn.
 */
export async function acceptRequest({
  call,
  own,
  request,
  webhookUrl,
  claim,
}: Acceptance): Promise<StoredRequest> {
  const { services, context, caller, operation } = call;
  const estimateMs = await admit(call, request);
  const { images, ...light } = request;
  const inputs = await putInputs(services.objects, context.requestId, images);
  const plan: AnswerPlan = {
    form: operation.responseForm,
    format: request.input.responseFormat,
    origin: call.origin,
  };
  try {
    const opened = await services.requests.open({
      reservation: reservationOf(call, request),
      answer: JSON.stringify(plan),
      inputBytes: bytesOfInputs(images),
      webhookUrl,
      claim,
    });
    services.runTurns.add(opened.id, caller.id, (signal) =>
      workLater({
        call: detached(call, signal),
        request: { ...light, images: {} },
        inputs,
        estimateMs,
        addition: own.addition,
      }),
    );
    return opened;
  } catch (error) {
    await deleteInputs(services.objects, inputs);
    throw error;
  }
}

/** The answer to a request that is answered later: where to ask, and how it stands. */
export async function acceptedResponse(
  stored: StoredRequest,
  { services, context, origin }: OperationCall,
): Promise<Response> {
  const { headers } = context;
  headers.set('location', `${origin}/v1/requests/${stored.id}`);
  headers.set('preference-applied', RESPOND_ASYNC);
  return Response.json(await requestJson(stored, services), { status: 202, headers });
}
