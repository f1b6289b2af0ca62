import { ApiError } from '@/lib/errors/api-error';
import type { RateDecision } from '@/lib/rate-limit/window';

/** The two budgets of a user, by the names they have in `RateLimit` and `RateLimit-Policy`. */
export type Budget = 'requests' | 'images';

const MEANING: Readonly<Record<Budget, string>> = {
  requests: 'requests a second',
  images: 'images a minute',
};

/** Rounded up, so that waiting them is always enough. */
function secondsOf(resetMs: number): number {
  return Math.ceil(resetMs / 1000);
}

/** Header fields of one limit alone, which clients knew before `RateLimit` had a list of them. */
function headersOf(decision: RateDecision): Record<string, string> {
  return {
    'ratelimit-limit': String(decision.limit),
    'ratelimit-remaining': String(Math.max(0, decision.remaining)),
    'ratelimit-reset': String(secondsOf(decision.resetMs)),
  };
}

/** Puts an item into a structured list (RFC 9651), in place of the one of the same name. */
function setItem(headers: Headers, field: string, name: string, parameters: string): void {
  const others = (headers.get(field) ?? '')
    .split(', ')
    .filter((item) => item !== '' && !item.startsWith(`"${name}"`));
  headers.set(field, [...others, `"${name}";${parameters}`].join(', '));
}

/**
 * Notes a budget in `RateLimit` (what remains, seconds until it is full again) and `RateLimit-Policy`
 * (quota, window), after draft-ietf-httpapi-ratelimit-headers.
 */
export function noteBudget(decision: RateDecision, budget: Budget, headers: Headers): void {
  const { limit, windowSeconds, remaining, resetMs } = decision;
  setItem(headers, 'ratelimit-policy', budget, `q=${limit};w=${windowSeconds}`);
  setItem(headers, 'ratelimit', budget, `r=${Math.max(0, remaining)};t=${secondsOf(resetMs)}`);
}

/** Notes a decision on the answer's headers; refuses with `rate_limited` when it says so. */
export function enforce(decision: RateDecision, budget: Budget, headers: Headers): void {
  noteBudget(decision, budget, headers);
  const fields = headersOf(decision);
  for (const [name, value] of Object.entries(fields)) headers.set(name, value);
  if (decision.allowed) return;
  const retryAfterSeconds = Math.max(1, secondsOf(decision.resetMs));
  throw new ApiError(
    'rate_limited',
    `more than ${decision.limit} ${MEANING[budget]}; try again in ${retryAfterSeconds} s`,
    { headers: { ...fields, 'retry-after': String(retryAfterSeconds) } },
  );
}
