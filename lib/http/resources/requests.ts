import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { webhookSecretOf } from '@/lib/requests/webhook-signature';
import type { requestActions } from '@/lib/resources/requests';
import type { StoredRequest } from '@/lib/requests/request-store';
import { sessionSecret } from '@/lib/server/session-secret';
import { nextOf, placeOf } from './page-of';
import { jsonStream } from '../json-stream';
import { requestEvents } from '../requests/events';
import { requestJson, summaryJson } from '../requests/request-json';
import type { EndpointCall } from '../router';
import type { HandlersOf } from './handler';

const RETRY_AFTER_SECONDS = 5;

async function found({ services, caller, params }: EndpointCall): Promise<StoredRequest> {
  const id = z.uuid().safeParse(params.id).data;
  const request = id && (await services.requests.find(caller.id, id));
  if (request) return request;
  throw new ApiError(
    'not_found',
    `request ${String(params.id).slice(0, 60)} does not exist; GET /v1/requests lists yours`,
  );
}

/** JSON whose pictures are written as they are sent. */
async function answered({ services, context }: EndpointCall, request: StoredRequest) {
  const headers = new Headers(context.headers);
  headers.set('content-type', 'application/json');
  headers.append('vary', 'Accept');
  return new Response(jsonStream(await requestJson(request, services)), { headers });
}

/** Events, as long as the caller and all together have not too many open. */
function streamed(call: EndpointCall, request: StoredRequest): Response {
  const { requestStreams } = call.services;
  const exceeded = requestStreams.take(call.caller.id);
  if (exceeded) {
    throw new ApiError(
      exceeded === 'per key' ? 'rate_limited' : 'server_busy',
      'too many streams of requests are open; close one, or ask without Accept: text/event-stream',
      { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
    );
  }
  return requestEvents(call, request, () => requestStreams.giveBack(call.caller.id));
}

function wantsEvents({ request }: EndpointCall['context']): boolean {
  return (request.headers.get('accept') ?? '').includes('text/event-stream');
}

export const requestHandlers: HandlersOf<typeof requestActions> = {
  listRequests: async ({ services, caller, query }) => {
    const { limit, cursor, state } = query;
    const after = placeOf(cursor);
    const requests = await services.requests.list(caller.id, { limit, after, state });
    const next = nextOf(requests, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { requests: requests.map(summaryJson), next };
  },
  readRequest: async (call) => {
    const request = await found(call);
    return wantsEvents(call.context) ? streamed(call, request) : answered(call, request);
  },
  cancelRequest: async (call) => {
    const { services, caller } = call;
    const { id } = await found(call);
    if (await services.requests.cancel(caller.id, id)) {
      services.runTurns.cancel(id);
      services.webhooks.hurry();
    }
    return answered(call, await found(call));
  },
  readWebhookSecret: async ({ services, caller }) => {
    const secret = await sessionSecret(services.env);
    return { secret: webhookSecretOf(secret, caller.id) };
  },
};
