import { ApiError } from '@/lib/errors/api-error';
import { ERROR_CODES } from '@/lib/errors/codes';

/**
 * The refusal that was thrown, or nothing when it was a failure. Next loads modules once per bundle,
 * and the services belong to the bundle that opened them first, so an `ApiError` of theirs need not
 * be an instance of the class that this bundle knows.
 */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('code' in error))
    return undefined;
  const code = Object.keys(ERROR_CODES).find((known) => known === error.code);
  return code
    ? new ApiError(code as keyof typeof ERROR_CODES, error.message, { cause: error })
    : undefined;
}
