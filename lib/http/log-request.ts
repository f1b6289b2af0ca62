import type { ApiError } from '@/lib/errors/api-error';
import { logger } from '@/lib/server/logger';
import type { RequestContext } from './request-context';

/** What the log says of a request; of one that is answered later the connection is gone. */
type LoggedRequest = Pick<
  RequestContext,
  'requestId' | 'address' | 'caller' | 'path' | 'startedAtMs'
> & { request: { method: string } };

/** One line for each request; a stream that fails after its headers have left has a second. */
export function logRequest(context: LoggedRequest, status: number, error?: ApiError): void {
  const entry = {
    requestId: context.requestId,
    address: context.address,
    userId: context.caller?.id,
    tokenId: context.caller?.tokenId,
    method: context.request.method,
    path: context.path,
    status,
    durationMs: Math.round(performance.now() - context.startedAtMs),
    ...(error ? { code: error.code, reason: error.message } : {}),
  };
  if (error && error.status >= 500) logger().error({ ...entry, err: error.cause ?? error });
  else logger().info(entry);
}
