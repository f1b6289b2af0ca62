import { ApiError } from '@/lib/errors/api-error';

const RETRY_AFTER_SECONDS = 5;

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Whether a store that answers says that nothing is there; a bucket that is not there is a fault. */
export function isMissing(error: unknown): boolean {
  return nameOf(error) === 'NoSuchKey';
}

/** What went wrong, in a few words for a log or a person at the start: the name S3 gives it, or the network's. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const text = [error.name, code, error.message].filter((part) => part && part !== 'Error');
  return [...new Set(text)].join(' ');
}

/** A store that can't be asked, or not in time. Never an absence: what is stored comes back with it. */
export function unavailable(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(
    'service_unavailable',
    'the storage of the server does not answer; nothing was charged, try again',
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) }, cause: error },
  );
}

/** Whether the store answered and wants nothing of us: a wrong bucket, key or region. Waiting mends none. */
export function isRefusalOfStore(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error)) return false;
  const { httpStatusCode: status = 0 } = error.$metadata as { httpStatusCode?: number };
  return status >= 300 && status < 500 && status !== 429;
}
