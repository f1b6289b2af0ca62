import { ApiError } from '@/lib/errors/api-error';

/**
 * How a backend failed us.
 * - `unreachable`: the request was never accepted, so that another address may have it.
 * - `busy`: refused for now (429, 503, a full queue).
 * - `timeout`: no answer within the time that its profile gives it.
 * - `broken`: it failed, died while it worked, or answered what can't be used.
 * - `refused`: it won't have our request as configured (4xx): the mapping is off, not the backend.
 * - `content`: it won't draw this prompt by its own policy.
 */
export type BackendFailure = 'unreachable' | 'busy' | 'timeout' | 'broken' | 'refused' | 'content';

export class BackendError extends Error {
  override readonly name = 'BackendError';

  constructor(
    readonly failure: BackendFailure,
    /** For the operator's log; never shown to clients, since it may quote the backend. */
    message: string,
    readonly options: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** Seconds a client is asked to wait where the backend does not say. */
const RETRY_AFTER_SECONDS = 10;
const MAX_RETRY_AFTER_SECONDS = 600;

/** What a client reads when a backend failed; the backend's own words stay in the log. */
export function apiErrorOf(error: BackendError, provider: string): ApiError {
  const says = (text: string) =>
    new ApiError('engine_failed', `the image backend (${provider}) ${text}`, { cause: error });
  switch (error.failure) {
    case 'busy':
      return busy(provider, error.options.retryAfterSeconds, error);
    case 'unreachable':
      return says('can’t be reached. Nothing was charged.');
    case 'timeout':
      return says('did not answer in time. Nothing was charged.');
    case 'refused':
      return says('refused the request as it is configured; the operator’s log says why');
    case 'content':
      return new ApiError(
        'invalid_request',
        `the image backend (${provider}) won’t draw this prompt: its content policy forbids it`,
        { param: 'prompt', cause: error },
      );
    case 'broken':
      return says('failed while it worked. Nothing was charged.');
  }
}

export function busy(provider: string, seconds = RETRY_AFTER_SECONDS, cause?: unknown): ApiError {
  const wait = Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil(seconds)));
  return new ApiError('engine_busy', `the image backend (${provider}) is busy; try again`, {
    headers: { 'retry-after': String(wait) },
    cause,
  });
}

/**
 * Asking after work that a backend has accepted: whatever goes wrong now, the work may be under way,
 * so that it must not be offered to another address.
 */
export async function onceAccepted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackendError) || error.failure === 'timeout') throw error;
    throw new BackendError('broken', error.message, { cause: error });
  }
}
