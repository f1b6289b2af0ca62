import { env } from '@/lib/env';
import { services } from '@/lib/server/services';
import { asApiError, errorResponse } from './answer/error-response';
import { authenticate } from './authenticate';
import { allowOrigin, isPreflight, preflightResponse } from './cors';
import { logRequest } from './log-request';
import { enforce, noteBudget } from './rate-limit';
import { openContext, type RequestContext } from './request-context';
import { routeOf } from './router';

async function answer(context: RequestContext): Promise<Response> {
  allowOrigin(context.headers, context.request, env().CORS_ORIGINS);
  if (isPreflight(context.request)) return preflightResponse(context.request, context.headers);
  const { endpoint, params, pattern } = routeOf(context.request.method, context.path);
  context.route = pattern;
  const all = await services();
  if (endpoint.open) return endpoint.handle({ services: all, context, params });
  const caller = await authenticate(context, all);
  context.caller = caller;
  const [images, requests] = await Promise.all([
    all.rateLimiter.imagesLeft(caller.id),
    all.rateLimiter.takeRequest(caller.id),
  ]);
  noteBudget(images, 'images', context.headers);
  enforce(requests, 'requests', context.headers);
  return endpoint.handle({ services: all, context, caller, params });
}

/** Counts an answer where metrics are asked for; one without a route has no address of its own. */
async function count({ request, route = 'none', startedAtMs }: RequestContext, status: number) {
  const seconds = (performance.now() - startedAtMs) / 1000;
  const all = await services().catch(() => undefined);
  all?.metrics?.request({ route, method: request.method, status, seconds });
}

/** The request pipeline of everything under `/v1`: whatever happens inside, what comes out is an answer. */
export async function handle(request: Request): Promise<Response> {
  const context = openContext(request);
  try {
    const response = await answer(context);
    const totalMs = performance.now() - context.startedAtMs;
    response.headers.append('server-timing', `total;dur=${totalMs.toFixed(1)}`);
    logRequest(context, response.status);
    await count(context, response.status);
    return response;
  } catch (thrown) {
    const error = asApiError(thrown);
    logRequest(context, error.status, error);
    await count(context, error.status);
    return errorResponse(error, context.requestId, context.headers);
  }
}
