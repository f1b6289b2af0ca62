import { ApiError } from '@/lib/errors/api-error';
import { errorBody } from '@/lib/errors/error-body';
import { ServiceAwayError } from '@/lib/errors/service-away-error';

/** The one place where a failure becomes a response. */
export function errorResponse(error: ApiError, requestId: string, headers: Headers): Response {
  const answer = new Headers(headers);
  for (const [name, value] of Object.entries(error.headers)) answer.set(name, value);
  const body = errorBody(error.code, error.message, error.param, requestId);
  return Response.json(body, { status: error.status, headers: answer });
}

/** When it is worth asking again what stands on a server that is away. */
const AWAY_SECONDS = 5;

/** What was thrown, as an `ApiError`; what is not meant for clients becomes `internal`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ServiceAwayError) {
    const message = `${error.message} now; try again in ${AWAY_SECONDS} s`;
    const headers = { 'retry-after': String(AWAY_SECONDS) };
    return new ApiError('service_unavailable', message, { headers, cause: error });
  }
  return new ApiError('internal', 'something went wrong on the server; it has been logged', {
    cause: error,
  });
}
