import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/errors/api-error';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import { MAX_SEED } from '@/lib/operations/fields/scalars';
import { serverFull } from '@/lib/requests/request-rules';
import type { NewRequest, RequestStore, StoredRequest } from '@/lib/requests/request-store';
import { asApiError } from '../answer/error-response';
import { settingsOf } from '../recipe-of-request';
import { type OperationCall, sentNames } from '../parse-request';
import type { OwnRequest } from '../request-form';
import { admit, type ReadyRequest, reservationOf } from '../run-request';
import { endRequest } from './end-request';
import { RESPOND_ASYNC } from './preference';
import { type AnswerPlan, requestJson } from './request-json';
import { bytesOfImages, deleteWork, putWork, type WorkToStore } from './stored-work';
import { takeOn } from './work-later';

interface Acceptance {
  call: OperationCall;
  own: OwnRequest;
  request: ReadyRequest;
  webhookUrl: string | null;
  claim: Claim | undefined;
}

/** Pauses before it is looked again whether a request was opened whose answer was lost. */
const LOOK_AGAIN_AFTER_MS = [0, 200, 1_000, 3_000] as const;

function workOf({ call, own, request }: Acceptance, estimateMs: number): WorkToStore {
  const { operation, context, caller } = call;
  const { input, images, style, adaptation } = request;
  const { tokenId } = caller;
  return {
    operationId: operation.id,
    input,
    images,
    sentAs: sentNames(request),
    settings: settingsOf(request.fields),
    seed: input.seed ?? randomInt(MAX_SEED + 1),
    estimateMs,
    ...(style && { style }),
    ...(adaptation && { adaptation }),
    ...(own.addition && { addition: own.addition }),
    asked: {
      address: context.address,
      path: context.path,
      method: context.request.method,
      ...(tokenId !== undefined && { tokenId }),
    },
  };
}

/** By then a commit whose answer was lost has come to its end. */
const UNSURE_MS = 10_000;

/**
 * Opens a request. Where the answer of the database is lost it is asked whether it has. One that stays
 * unknown is refused, and ended should it be found after all.
 */
async function open(store: RequestStore, request: NewRequest): Promise<StoredRequest> {
  const { userId, requestId } = request.reservation;
  try {
    return await store.open(request);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    for (const pauseMs of LOOK_AGAIN_AFTER_MS) {
      await sleep(pauseMs);
      try {
        const opened = await store.find(userId, requestId);
        if (opened) return opened;
        break;
      } catch (problem) {
        console.warn('Could not ask whether a request was opened:', problem);
      }
    }
    void endRequest(store, requestId, asApiError(error));
    setTimeout(() => void endRequest(store, requestId, asApiError(error)), UNSURE_MS).unref();
    throw error;
  }
}

/**
 * Takes a request on that is answered later: all that can be refused is refused now, its units are
 * reserved, its work put aside where any server finds it, and it gets a turn.
 */
export async function acceptRequest(acceptance: Acceptance): Promise<StoredRequest> {
  const { call, request, webhookUrl, claim } = acceptance;
  const { services, context, operation } = call;
  if (services.runTurns.room === 0) throw serverFull(services.runTurns.ids.length);
  const estimateMs = await admit(call, request);
  await putWork(services.objects, context.requestId, workOf(acceptance, estimateMs));
  const plan: AnswerPlan = {
    form: operation.responseForm,
    format: request.input.responseFormat,
    origin: call.origin,
  };
  try {
    const opened = await open(services.requests, {
      reservation: reservationOf(call, request),
      answer: JSON.stringify(plan),
      inputBytes: bytesOfImages(request.images),
      webhookUrl,
      claim,
    });
    takeOn(services, [opened]);
    return opened;
  } catch (error) {
    // Of anything else it isn't certain that nothing was opened.
    if (error instanceof ApiError) await deleteWork(services.objects, context.requestId);
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
