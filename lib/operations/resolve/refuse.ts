import { ApiError } from '@/lib/errors/api-error';
import { nearestNames } from '@/lib/models/closest';

/** Refuses a request for one of its fields. */
export function refuse(param: string, message: string): never {
  throw new ApiError('invalid_request', message, { param });
}

/** `a, b and c`, for messages. */
export function listing(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** Up to this many names are all told; of more, the nearest few. */
const MOST_NAMED = 4;
const FEW = 3;

/** The names to send instead of the given one: all of a few, else the most alike; `or` between them. */
export function nearestFew(given: string, names: readonly string[]): string {
  return listing(names.length <= MOST_NAMED ? names : nearestNames(given, names, FEW), 'or');
}
