import { ApiError } from '@/lib/errors/api-error';
import { errorBody } from '@/lib/errors/error-body';

/** The one place where a failure becomes a response. */
export function errorResponse(error: ApiError, requestId: string, headers: Headers): Response {
  const answer = new Headers(headers);
  for (const [name, value] of Object.entries(error.headers)) answer.set(name, value);
  const body = errorBody(error.code, error.message, error.param, requestId);
  return Response.json(body, { status: error.status, headers: answer });
}

/** What was thrown, as an `ApiError`; what is not meant for clients becomes `internal`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('internal', 'something went wrong on the server; it has been logged', {
    cause: error,
  });
}
