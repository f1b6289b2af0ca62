import { ApiError } from '@/lib/errors/api-error';
import type { RateDecision } from '@/lib/rate-limit/rate-limiter';

/** Header fields of the limit, seconds rounded up so that waiting them is always enough. */
function headersOf(decision: RateDecision): Record<string, string> {
  return {
    'ratelimit-limit': String(decision.limit),
    'ratelimit-remaining': String(Math.max(0, decision.remaining)),
    'ratelimit-reset': String(Math.ceil(decision.resetMs / 1000)),
  };
}

/** Notes a decision on the answer's headers; refuses with `rate_limited` when it says so. */
export function enforce(decision: RateDecision, what: string, headers: Headers): void {
  const fields = headersOf(decision);
  for (const [name, value] of Object.entries(fields)) headers.set(name, value);
  if (decision.allowed) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(decision.resetMs / 1000));
  throw new ApiError(
    'rate_limited',
    `more than ${decision.limit} ${what}; try again in ${retryAfterSeconds} s`,
    { headers: { ...fields, 'retry-after': String(retryAfterSeconds) } },
  );
}
