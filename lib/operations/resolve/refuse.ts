import { ApiError } from '@/lib/errors/api-error';

/** Refuses a request for one of its fields. */
export function refuse(param: string, message: string): never {
  throw new ApiError('invalid_request', message, { param });
}

/** `a, b and c`, for messages. */
export function listing(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
